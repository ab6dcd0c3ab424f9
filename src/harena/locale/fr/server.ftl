# À la table
server-noscript = Harena a besoin de JavaScript pour montrer une table ; activez-le, ou jouez dans un terminal : harena play --terminal
server-joined = { $seat } prend place.
server-bot-sits = { $seat } prend place : un robot joueur, { $bot }.
server-bot-lost = Le robot joueur de { $seat } n'a pas répondu à temps ; la première réponse proposée est jouée pour lui.
server-hint-lost = Le robot joueur n'a pas trouvé de conseil ; redemandez.
server-not-your-turn = C'est à { $seat } de répondre.
server-undo-not-yours = Le dernier coup est celui de { $seat } ; on ne peut reprendre que les siens.
server-stale = La table a avancé ; regardez-la de nouveau, puis répondez.
server-only-watching = Ici, vous ne faites que regarder.
server-hello-again = Vous vous êtes déjà présenté.
server-broke-down = Les règles ont échoué sur cette réponse, et rien n'a été joué ; choisissez-en une autre, et signalez-le.

# Limites
server-rate = C'était trop rapide ; attendez un instant.
server-busy = Le serveur a trop à faire ; réessayez dans un instant.
server-storage = Le serveur ne peut pas enregistrer la partie pour l'instant, donc rien n'a été joué ; réessayez dans un instant.
server-malformed = Le serveur ne comprend pas ceci : { $problem }
server-too-large = C'est trop grand pour le serveur.

# Tables
server-table-unknown = Il n'y a pas de table { $table } ici ; vérifiez son nom.
server-table-broken = L'étape { $step } de la table { $table } a été modifiée, ou bien les règles ; la table ne peut pas continuer. Restaurez les données d'une copie.
server-seat-taken = Quelqu'un y est déjà assis.
server-invite-spent = Cette invitation a servi, ou elle est trop vieille ; demandez-en une autre.
server-not-creator = Seule la personne qui a ouvert la table peut faire cela.
server-name-unreadable = Ce nom ne peut pas être affiché ; choisissez-en un autre.
server-no-name = Aucun nom libre n'a été trouvé pour la table ; réessayez.
server-nothing-here = Il n'y a rien ici.
server-qr-own = On ne fait de codes QR que des adresses de ce serveur.

# Démarrage
server-running = Harena est à { $address } (Ctrl+C pour l'arrêter)
server-kept = Les tables sont gardées dans { $folder }
server-interpreted = Harena tourne ici interprété, donc les robots joueurs réfléchissent plus lentement ; avec un compilateur C, il s'installerait compilé.
server-data-in-use = Un autre Harena garde ses tables dans { $folder } ; utilisez celui-là, arrêtez-le, ou choisissez un autre dossier avec --data.
server-no-port = { $host }, port { $port } : inutilisable ({ $problem }) ; choisissez un autre port, ou 0 pour un port libre.
