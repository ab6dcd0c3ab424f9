# Il tavolo nel terminale
table-opened = { $title } (dadi: { $scheme })
table-help-hint = Scrivete «help» per vedere che cosa potete scrivere.
table-help = Rispondete con il numero di una scelta, la sua notazione, o l'inizio delle sue parole se non lascia dubbi.
    ? [INIZIO] mostrare tutte le risposte con i loro numeri, o quelle che cominciano così
    undo       riprendere l'ultima risposta, fino all'ultimo lancio, pesca o risposta di un altro posto
    hint       lasciare che un bot pensi due secondi e dica che cosa farebbe
    view       mostrare di nuovo il tavolo e la domanda
    save FILE  conservare la partita in un file; continuate con «harena play --resume FILE»
    quit       smettere; una partita non finita è conservata in un file
table-many = { $number } risposte; scrivete «?» per vederle tutte, o «? INIZIO» per quelle che cominciano così.
table-bot-plays = { $seat } gioca: { $notation }
table-undone = Ripreso: { $notation }
table-saved = Salvato in { $file }.
table-hint = { $notation }: { $percent } % dopo { $visits ->
    [one] una partita provata
   *[other] { $visits } partite provate
}
table-left = La partita è conservata in { $file }; continuate con: harena play --resume { $file }
save-no-name = Nessuno sa dove salvare; scrivete «save FILE».
save-exists = { $file } esiste già; scegliete un altro nome, o prima toglietelo.
which-game = Quale gioco? Scrivete il suo numero o il suo nome.
no-game-chosen = Non è stato scelto nessun gioco; scrivete «harena play GIOCO».
resume-over = La partita in { $file } è finita; guardatela con: harena replay { $file }
play-in-terminal = Con { $wish } si gioca nel terminale: aggiungi --terminal. Nel browser tutto questo si sceglie lì.
wish-no-value = «{ $setting }» non dà un valore; scrivete opzione=valore.

# File
in-file = { $file }: { $cause }
file-missing = Non c'è un file { $file }; controllate il nome.
file-not-text = { $file } non è testo in UTF-8 (byte { $byte }); salvatelo in UTF-8.
file-unreadable = { $file } non si può leggere: { $problem }.
file-unwritable = { $file } non si può scrivere: { $problem }; scegliete un altro posto.
file-too-large = { $file } è troppo grande per essere dei nostri; controllate il nome.

# Comandi
games-seats = { $seats } posti
games-files = @FILE è un file vostro: --set { $setting }=@my-{ $setting }.toml
replay-watched = Verbale della versione { $version } di «{ $game }», raccontato senza verificarlo con le regole di oggi.
scene-true = vero
rule-unknown = Nessuna regola si chiama o dice «{ $wanted }»; cercate altre parole, o un numero come P-3.
sim-endless = La partita { $nth } di «{ $game }» non è finita; segnalatela con il seme.
