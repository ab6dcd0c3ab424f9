# Les pages
web-tools = Outils
web-skip = Aller aux jeux
web-skip-board = Aller au plateau
web-foot = Harena tourne sur votre propre machine. Les dés sont du vrai hasard, les règles sont celles du livret, et chaque partie laisse un procès-verbal.
web-close = Fermer
web-done = Terminé
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-no-answer = Le serveur ne répond pas ; voyez s'il tourne encore, puis réessayez.

# L'accueil
web-welcome = Le sable est ratissé
web-welcome-about = Choisissez un jeu. Un clic vous assoit face à un bot ; une nouvelle table accueille aussi des amis, ici ou au loin.
web-play = Jouer
web-quick = Jouer contre un bot
web-new-table = Nouvelle table
web-seats = { $least } à { $most } joueurs
web-seats-exactly = { $most ->
    [1] 1 joueur
   *[other] { $most } joueurs
}
web-continue = Reprendre
web-forget = Oublier cette table
web-table-your-turn = À vous
web-table-waiting = Attend les autres
web-table-over = Finie
web-table-watching = En spectateur
web-you-name = Joueur

# Une nouvelle table
web-seating = Places
web-seat = Place { $number }
web-seat-me = Vous
web-seat-same = Même appareil
web-seat-bot = Bot
web-seat-link = Par lien
web-seat-empty = Vide
web-seat-link-about = Vous recevrez un lien à envoyer.
web-seat-empty-about = Personne ici.
web-name = Nom
web-name-of = Nom à la place { $number }
web-bot-of = Bot à la place { $number }
web-bot-random = Tiro, qui joue au hasard
web-bot-greedy = Miles, qui prend le meilleur coup du moment
web-bot-flat = Optio ({ $simulations } parties d'avance)
web-bot-tree = { $simulations ->
    [200] Optio, qui réfléchit un peu
    [1000] Centurio, qui réfléchit
    [4000] Legatus, qui réfléchit longtemps
   *[other] Centurio ({ $simulations } parties d'avance)
}
web-rules = Règles de cette table
web-own-file = D'un fichier…
web-file-for = Fichier : { $label }
web-more = Plus
web-seed = Graine des dés
web-seed-about = Le même nombre donne les mêmes dés ; vide, c'est le hasard.
web-spectators = D'autres peuvent regarder, avec un lien
web-create = Ouvrir la table

# La table
web-board = Plateau
web-side = Joueurs et chronique
web-now = Que faire maintenant
web-players = Joueurs
web-you = vous
web-person = une personne
web-open = place libre
web-to-move = à jouer
web-thinking = réfléchit…
web-your-turn = À vous.
web-waiting = Un instant…
web-over = La partie est finie.
web-again = Rejouer
web-to-lobby = À l'accueil
web-undo = Annuler
web-undo-what = { $label }
web-hint = Conseil
web-hint-coming = Réflexion…
web-hint-title = Ce que ferait un bot
web-thought = Conseil : { $label } ({ $percent } %).
web-share = Part de victoire attendue
web-share-of = { $percent } % · { $visits ->
    [one] { $visits } partie essayée
   *[other] { $visits } parties essayées
}
web-answers = { $number ->
    [1] La seule réponse
   *[other] Les { $number } réponses
}
web-filter = Seulement celles avec
web-filter-none = Aucune réponse n'a ces mots.
web-press-again = Appuyez encore pour jouer
web-record = Télécharger le procès-verbal
web-chronicle = Chronique
web-no-undo-past = On ne peut rien annuler d'avant
web-taken-back = annulé
web-begun = La partie commence.
web-played = { $seat } joue { $notation }.
web-undone = { $seat } annule un coup.
web-seated = { $seat } prend place.

# Invitations
web-awaited = { $number ->
    [1] Une place attend quelqu'un
   *[other] { $number } places attendent quelqu'un
}
web-invite-about = Chaque lien assoit la première personne qui l'ouvre. Envoyez-le, ou faites lire le code à un téléphone.
web-invite-link = Lien vers la place { $number }
web-watchers = Regarder
web-watch-about = Qui a ce lien voit la table et ne peut pas jouer.
web-watch-link = Lien pour regarder
web-qr = QR
web-qr-alt = Code QR du lien voisin
web-replace = Asseoir un bot
web-replace-by = Bot à asseoir à la place
web-invited = Une place vous attend
web-invited-about = La table { $table } vous attend. Comment les autres vous appelleront-ils ?
web-your-name = Votre nom
web-sit-down = S'asseoir
web-stranger = Cette table ne vous connaît pas
web-stranger-about = Ses places sont à d'autres appareils. Demandez un lien à qui l'a ouverte, ou ouvrez la vôtre.

# La ligne
web-line-connecting = En route vers la table…
web-line-live = De nouveau en ligne.
web-line-lost = La ligne est coupée ; nouvel essai. Rien de ce que vous avez joué n'est perdu.
web-line-replaced = Cette place se joue dans un autre onglet.
web-line-refused = Cette table ne vous connaît pas.
web-line-old = Cette page est plus ancienne que le serveur ; rechargez-la.
web-play-here = Jouer ici

# Réglages
web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-auto = Auto
web-theme-day = Jour
web-theme-night = Nuit
web-dice = Dés
web-dice-full = Roulants
web-dice-quick = Rapides
web-dice-still = Immobiles
web-large = Texte plus grand
web-large-about = D'un quart, partout.
web-confirm = Confirmer les coups
web-confirm-about = Un coup se joue à la seconde pression.
web-keys = Touches
web-keys-about = Des lettres seules agissent à la table : U annuler, H conseil, ? toutes.

# Touches
web-keys-on = Les touches seules se coupent dans les réglages.
web-keys-off = Les touches seules sont coupées ; rallumez-les dans les réglages.
web-key-1 = Annuler le dernier coup
web-key-2 = Demander conseil
web-key-3 = Réentendre le dernier événement
web-key-4 = Entendre ce qu'il faut faire
web-key-5 = Entendre qui joue
web-key-6 = Aller au plateau
web-key-7 = Aller à la liste des réponses
web-key-8 = Montrer ces touches
