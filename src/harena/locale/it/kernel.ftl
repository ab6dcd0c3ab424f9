# Risposte
list-more = e altri { $number }
answer-not-offered = «{ $wanted }» ora non è possibile; scegliete tra: { $offered }.
answer-ambiguous = «{ $wanted }» può voler dire più cose; scrivete una di: { $offered }.
game-over = La partita è finita; non si può giocare altro.
game-not-begun = La partita non è cominciata; cominciatela prima di giocare.
game-broken = Questa partita si è interrotta a metà di una risposta; ricaricatela dal suo verbale.
undo-none = Non c'è ancora niente da annullare.
undo-blocked = Non si può tornare a prima di un lancio, di una pesca o della risposta di un altro posto.
choose-effect = { $seat }: quale effetto per primo?
game-ended = La partita è finita. { $reason }
place = { $seat } { $place ->
    [1] { $sharing ->
        [1] vince
       *[other] divide il primo posto
    }
   *[other] finisce al posto { $place }
}

# Preparazione
game-unknown = Non c'è un gioco «{ $game }»; sono installati: { $known }.
game-unloadable = Il gioco «{ $game }» ({ $package }) non si carica: { $problem }; riparatelo o disinstallatelo.
game-no-type = Il punto d'ingresso «{ $game }» ({ $package }) non indica un gioco di quel nome; correggete il pacchetto.
seats-number = «{ $game }» si gioca con { $least } a { $most } posti, non { $seats }.
table-seats = Il tavolo ha { $seats } posti, ma { $names } nomi e { $players } giocatori; datene uno a ogni posto.
setting-unknown = Non c'è un'opzione «{ $setting }»; { $known ->
    [none] questo gioco non ne ha
   *[other] questo gioco ha: { $known }
}.
setting-value = L'opzione «{ $setting }» non può essere { $value }; permessi: { $allowed }.
bot-unknown = Non c'è un bot «{ $bot }»; scrivete uno di: { $known } (N è un numero di simulazioni).
bot-without-policy = Il bot «greedy» non sa giocare a { $game }, che non dice nulla su come si gioca; prendete un altro bot.

# Dadi
dice-unscripted = Nessuno ha previsto il risultato { $nth } ({ $wanted }); aggiungetelo ai dadi.
dice-impossible = Il risultato previsto { $nth }, «{ $token }», non può venire da { $wanted ->
    [draw] questa pesca
   *[other] un { $wanted }
}; correggete i dadi.
dice-left-over = { $number ->
    [one] Un risultato previsto non è stato lanciato
   *[other] { $number } risultati previsti non sono stati lanciati
}; togliete quel che è di troppo.

# Dati da fuori
data-missing = { $where } manca; aggiungetelo.
data-unknown = { $where } qui non è noto; sono noti: { $known }.
data-kind = { $where } deve essere { $wanted ->
    [table] una tabella
    [list] una lista
    [texts] un testo o una lista di testi
    [dice] una lista di numeri e nomi
    [events] una lista di eventi, o di tabelle con un id
    [switch] true o false
   *[other] un testo
}, non { $found }.
data-number = { $where } deve essere un numero intero da { $least } a { $most }, non { $found }.
data-word = { $where } deve essere uno di { $allowed }, non { $found }.
data-length = { $where } deve avere { $number } elementi, non { $found }.
data-deep = { $where } è troppo in fondo: elenchi e tabelle stanno l'uno nell'altro per { $most } livelli al massimo; appiattite.
data-huge = { $where } è un numero troppo grande: { $found }; i numeri hanno al massimo 15 cifre.
data-half = { $where } contiene mezzo carattere, che nessun file può conservare: { $found }; riscrivetelo.
step-unfit = { $where } ({ $step }) non va con questa posizione; correggete l'uno o l'altra.
step-no-effect = { $where } ({ $step }) non è un effetto e non può aspettare; mettetelo in agenda.
position-no-agenda = { $where } è vuota, così nessuno sa che cosa segue; indicate almeno un passo, o un risultato.
position-impossible = Le regole falliscono in questa { $where }, che nessuna partita può raggiungere ({ $problem }); correggetela.

# Verbali
record-line = Riga { $line }: { $cause }
record-not-one = Questo non è un verbale; un verbale comincia con «{ $first }».
record-cut-off = L'ultima riga è tagliata; cancellatela per caricare quel che sta sopra.
record-edited = Il sigillo non corrisponde: questa riga o quella sopra è stata cambiata; ripristinatela, o tagliate il verbale sopra di essa.
record-header = Qui deve stare «{ $key }: » e un valore in JSON; ripristinate questa riga.
record-no-begin = Qui deve stare «begin», l'inizio della partita; ripristinate questa riga.
record-no-decision = Questa non è una decisione; scrivete posto, notazione e dadi come in «0 move 3 b2 | 4».
record-json = Quel che segue il segno non è JSON; ripristinate questa riga.
record-seat = Il posto interrogato qui è { $seat }, non { $found }; ripristinate questa riga.
record-state = La posizione non è quella del verbale; è stato modificato, o sono cambiate le regole.
record-view = Il tavolo non è come nel verbale; è stato modificato, o sono cambiate le regole.
record-event = Questo qui non è successo; il verbale è stato modificato, o sono cambiate le regole.
record-result = Il risultato non segue dalle mosse; ripristinate questa riga.
record-other-version = Questo verbale è della versione { $version } di «{ $game }», è installata la { $current }; installate lo Harena d'origine per continuare.

# Scene
toml-syntax = Questo non è TOML: { $problem }.
toml-too-large = Un file ha al massimo { $most } caratteri, non { $found }; accorciatelo.
scene-format = Questo è scritto nel formato di scena { $found }, si conosce { $known }; scrivete scene = { $known }.
scene-names = { $where } dà due volte lo stesso nome ({ $names }); date a ciascuno il suo.
scene-place = { $where }: { $cause }
scene-failed = { $where }: { $what ->
    [events] gli eventi
    [refusal] il rifiuto
    [dice] i dadi lanciati
   *[other] { $what }
}: atteso { $expected }, trovato { $found }.

# Contratto
law-broken = La legge «{ $law }» non è rispettata: { $how }.
