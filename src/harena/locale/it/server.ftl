# Al tavolo
server-noscript = Harena ha bisogno di JavaScript per mostrare un tavolo; attivalo, o gioca in un terminale: harena play --terminal
server-joined = { $seat } si siede.
server-bot-sits = { $seat } si siede: un bot, { $bot }.
server-bot-lost = Il bot di { $seat } non ha risposto in tempo; per lui si gioca la prima risposta possibile.
server-hint-lost = Il bot non ha trovato un consiglio; chiedi di nuovo.
server-not-your-turn = Tocca a { $seat } rispondere.
server-undo-not-yours = L'ultima mossa è di { $seat }; si possono annullare solo le proprie.
server-stale = Il tavolo è andato avanti; guarda di nuovo, poi rispondi.
server-only-watching = Qui stai solo a guardare.
server-hello-again = Ti sei già presentato.
server-broke-down = Le regole si sono inceppate su questa risposta, e non si è giocato nulla; scegline un'altra, e segnalalo.

# Limiti
server-rate = Troppo in fretta; aspetta un momento.
server-busy = Il server ha troppo da fare; riprova tra un momento.
server-storage = Il server ora non può conservare la partita, quindi non si è giocato nulla; riprova tra un momento.
server-malformed = Il server non capisce questo: { $problem }
server-too-large = È troppo grande per il server.

# Tavoli
server-table-unknown = Qui non c'è un tavolo { $table }; controlla il nome.
server-table-broken = Il passo { $step } del tavolo { $table } è stato cambiato, o sono cambiate le regole; il tavolo non può continuare. Ripristina i dati da una copia.
server-seat-taken = Lì siede già qualcuno.
server-invite-spent = Questo invito è stato usato, o è troppo vecchio; chiedine uno nuovo.
server-not-creator = Può farlo solo chi ha aperto il tavolo.
server-name-unreadable = Questo nome non si può mostrare; scegline un altro.
server-no-name = Non si è trovato un nome libero per il tavolo; riprova.
server-nothing-here = Qui non c'è nulla.
server-qr-own = I codici QR si fanno solo di indirizzi di questo server.

# Avvio
server-running = Harena è a { $address } (Ctrl+C per fermarlo)
server-kept = I tavoli sono conservati in { $folder }
server-interpreted = Qui Harena gira interpretato, quindi i bot pensano più lentamente; con un compilatore C si installerebbe compilato.
server-data-in-use = Un altro Harena conserva i suoi tavoli in { $folder }; usa quello, fermalo, o scegli un'altra cartella con --data.
server-no-port = { $host } porta { $port } non si può usare: { $problem }; scegli un'altra porta, o 0 per una libera.
