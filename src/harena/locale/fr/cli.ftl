# La table dans le terminal
table-opened = { $title } (dés : { $scheme })
table-help-hint = Écrivez « help » pour voir ce que vous pouvez écrire.
table-help = Répondez par le numéro d'un choix, sa notation, ou le début de ses mots s'il ne laisse pas de doute.
    ? [DÉBUT]  montrer toutes les réponses avec leurs numéros, ou celles qui commencent ainsi
    undo       reprendre votre dernière réponse, jusqu'au dernier lancer, tirage ou réponse d'un autre siège
    hint       laisser un robot réfléchir deux secondes et dire ce qu'il ferait
    view       montrer de nouveau la table et la question
    save FILE  garder la partie dans un fichier ; continuez avec « harena play --resume FILE »
    quit       arrêter ; une partie inachevée est gardée dans un fichier
table-many = { $number } réponses ; écrivez « ? » pour les voir toutes, ou « ? DÉBUT » pour celles qui commencent ainsi.
table-bot-plays = { $seat } joue : { $notation }
table-undone = Repris : { $notation }
table-saved = Enregistré dans { $file }.
table-hint = { $notation } : { $percent } % après { $visits ->
    [one] { $visits } partie essayée
   *[other] { $visits } parties essayées
}
table-left = La partie est gardée dans { $file } ; continuez avec : harena play --resume { $file }
save-no-name = Personne ne sait où enregistrer ; écrivez « save FICHIER ».
save-exists = { $file } existe déjà ; choisissez un autre nom, ou supprimez-le d'abord.
which-game = Quel jeu ? Écrivez son numéro ou son nom.
no-game-chosen = Aucun jeu n'a été choisi ; écrivez « harena play JEU ».
resume-over = La partie dans { $file } est finie ; regardez-la avec : harena replay { $file }
play-in-terminal = Avec { $wish }, on joue dans le terminal : ajoutez --terminal. Dans le navigateur, tout cela se choisit sur place.
wish-no-value = « { $setting } » ne donne pas de valeur ; écrivez réglage=valeur.

# Fichiers
in-file = { $file } : { $cause }
file-missing = Il n'y a pas de fichier { $file } ; vérifiez le nom.
file-not-text = { $file } n'est pas du texte en UTF-8 (octet { $byte }) ; enregistrez-le en UTF-8.
file-unreadable = { $file } ne peut pas être lu : { $problem }.
file-unwritable = { $file } ne peut pas être écrit : { $problem } ; choisissez un autre endroit.
file-too-large = { $file } est trop grand pour être des nôtres ; vérifiez le nom.

# Commandes
games-seats = { $seats } sièges
games-files = @FILE est un fichier à vous : --set { $setting }=@my-{ $setting }.toml
replay-watched = Compte rendu de la version { $version } de « { $game } », raconté sans le vérifier avec les règles d'aujourd'hui.
scene-true = vrai
rule-unknown = Aucune règle ne s'appelle ni ne dit « { $wanted } » ; cherchez d'autres mots, ou un numéro comme P-3.
sim-endless = La partie { $nth } de « { $game } » n'a pas fini ; signalez-la avec la graine.
