# Le pagine
web-tools = Strumenti
web-skip = Vai ai giochi
web-skip-board = Vai al tavoliere
web-foot = Harena gira sulla vostra macchina. I dadi sono vero caso, le regole sono quelle del libretto, e ogni partita lascia un verbale.
web-close = Chiudi
web-done = Fatto
web-cancel = Annulla
web-copy = Copia
web-copied = Copiato
web-no-answer = Il server non risponde; guardate se è ancora acceso, poi riprovate.

# L'ingresso
web-welcome = La sabbia è rastrellata
web-welcome-about = Scegliete un gioco. Un clic vi siede davanti a un bot; un nuovo tavolo accoglie anche amici, qui o lontano.
web-play = Giocare
web-quick = Contro un bot
web-new-table = Nuovo tavolo
web-seats = da { $least } a { $most } giocatori
web-seats-exactly = { $most ->
    [1] 1 giocatore
   *[other] { $most } giocatori
}
web-continue = Riprendere
web-forget = Dimentica questo tavolo
web-table-your-turn = Tocca a voi
web-table-waiting = Aspetta gli altri
web-table-over = Finita
web-table-watching = Da spettatori
web-you-name = Giocatore

# Un nuovo tavolo
web-seating = Posti
web-seat = Posto { $number }
web-seat-me = Voi
web-seat-same = Stesso schermo
web-seat-bot = Bot
web-seat-link = Con un link
web-seat-empty = Vuoto
web-seat-link-about = Avrete un link da mandare.
web-seat-empty-about = Qui non siede nessuno.
web-name = Nome
web-name-of = Nome al posto { $number }
web-bot-of = Bot al posto { $number }
web-bot-random = Tiro, che gioca a caso
web-bot-greedy = Miles, che prende il meglio del momento
web-bot-flat = Optio ({ $simulations } partite avanti)
web-bot-tree = { $simulations ->
    [200] Optio, che pensa un poco
    [1000] Centurio, che pensa
    [4000] Legatus, che pensa a lungo
   *[other] Centurio ({ $simulations } partite avanti)
}
web-rules = Regole di questo tavolo
web-own-file = Da un file…
web-file-for = File: { $label }
web-more = Altro
web-seed = Seme dei dadi
web-seed-about = Lo stesso numero dà gli stessi dadi; vuoto è il caso.
web-spectators = Altri possono guardare, con un link
web-create = Aprire il tavolo

# Il tavolo
web-board = Tavoliere
web-side = Giocatori e cronaca
web-now = Che cosa fare ora
web-players = Giocatori
web-you = voi
web-person = una persona
web-open = posto libero
web-to-move = tocca a lui
web-thinking = pensa…
web-your-turn = Tocca a voi.
web-waiting = Un momento…
web-over = La partita è finita.
web-again = Ancora una
web-to-lobby = All'ingresso
web-undo = Annulla
web-undo-what = { $label }
web-hint = Consiglio
web-hint-coming = Ci penso…
web-hint-title = Che cosa farebbe un bot
web-thought = Consiglio: { $label } ({ $percent } %).
web-share = Quota di vittoria attesa
web-share-of = { $percent } % · { $visits ->
    [one] una partita provata
   *[other] { $visits } partite provate
}
web-answers = { $number ->
    [1] L'unica risposta
   *[other] Tutte le { $number } risposte
}
web-filter = Solo quelle con
web-filter-none = Nessuna risposta ha queste parole.
web-press-again = Premete ancora per giocare
web-record = Scaricare il verbale
web-chronicle = Cronaca
web-no-undo-past = Non si annulla oltre questo punto
web-taken-back = annullata
web-begun = La partita comincia.
web-played = { $seat } gioca { $notation }.
web-undone = { $seat } annulla una mossa.
web-seated = { $seat } si siede.

# Inviti
web-awaited = { $number ->
    [1] Un posto aspetta qualcuno
   *[other] { $number } posti aspettano qualcuno
}
web-invite-about = Ogni link fa sedere chi lo apre per primo. Mandatelo, o fate leggere il codice a un telefono.
web-invite-link = Link al posto { $number }
web-watchers = Guardare
web-watch-about = Chi ha questo link vede il tavolo e non può giocare.
web-watch-link = Link per guardare
web-qr = QR
web-qr-alt = Codice QR del link accanto
web-replace = Un bot al suo posto
web-replace-by = Bot da far sedere
web-invited = C'è un posto per voi
web-invited-about = Il tavolo { $table } vi aspetta. Come vi chiameranno gli altri?
web-your-name = Il vostro nome
web-sit-down = Sedersi
web-stranger = Questo tavolo non vi conosce
web-stranger-about = I suoi posti sono di altri apparecchi. Chiedete un link a chi l'ha aperto, o apritene uno vostro.

# La linea
web-line-connecting = Verso il tavolo…
web-line-live = Di nuovo in linea.
web-line-lost = La linea è caduta; si riprova. Niente di quel che avete giocato è perso.
web-line-replaced = Questo posto si gioca in un'altra scheda.
web-line-refused = Questo tavolo non vi conosce.
web-line-old = Questa pagina è più vecchia del server; ricaricatela.
web-play-here = Giocare qui

# Impostazioni
web-settings = Impostazioni
web-language = Lingua
web-theme = Luce
web-theme-auto = Auto
web-theme-day = Giorno
web-theme-night = Notte
web-dice = Dadi
web-dice-full = Rotolanti
web-dice-quick = Veloci
web-dice-still = Fermi
web-large = Testo più grande
web-large-about = Di un quarto, dappertutto.
web-confirm = Confermare le mosse
web-confirm-about = Una mossa si gioca alla seconda pressione.
web-keys = Tasti
web-keys-about = Singole lettere agiscono al tavolo: U annulla, H consiglio, ? tutte.

# Tasti
web-keys-on = I tasti singoli si spengono nelle impostazioni.
web-keys-off = I tasti singoli sono spenti; accendeteli nelle impostazioni.
web-key-1 = Annullare l'ultima mossa
web-key-2 = Chiedere un consiglio
web-key-3 = Riascoltare l'ultimo evento
web-key-4 = Sentire che cosa fare
web-key-5 = Sentire chi gioca
web-key-6 = Andare al tavoliere
web-key-7 = Andare all'elenco delle risposte
web-key-8 = Mostrare questi tasti
