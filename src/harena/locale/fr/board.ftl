# Plateaux et dés dans le navigateur
web-board-name = Plateau de { $cells } cases. Les flèches ou A D W E Z X déplacent, Entrée choisit, M va à la case suivante que l’on peut choisir, Échap abandonne le choix.
web-board-empty = vide
web-board-yours = { $robot }, à vous
web-board-theirs = { $robot }, à { $seat }
web-board-wounds = { $wounds ->
    [0] aucune blessure
    [1] une blessure
   *[other] { $wounds } blessures
}
web-board-wounds-of = { $wounds ->
    [1] une blessure
   *[other] { $wounds } blessures
} pour une armure de { $armour }
web-board-ready = doit agir
web-board-spent = a agi
web-board-chosen = choix en cours
web-board-may = choix possible : { $what }
web-board-may-choose = choix possible
web-board-last = dernier coup
web-board-chosen-now = { $what } : { $number ->
    [0] { $more ->
        [one] une réponse
       *[other] { $more } réponses
    }
    [one] une case au choix
   *[other] { $number } cases au choix
}
web-board-let-go = Aucun choix en cours.
web-board-confirm = Confirmer
web-board-cancel = Abandonner
web-board-mark-choose = choix possible
web-board-mark-go = y aller
web-board-mark-aim = attaquer
web-board-mark-push = pousser
web-board-mark-shift = pousser jusque-là
web-board-zoom = Taille du plateau
web-board-zoom-in = Agrandir
web-board-zoom-out = Réduire
web-board-fit = Ajuster
web-board-robots = Robots
web-board-initiative = a l’initiative
web-board-aside = pas encore en place
web-board-printed = imprimé { $printed }
web-board-dice = Dés
web-board-no-dice = Aucun dé n’a encore été lancé.
web-board-attack = Attaque : { $seat }
web-board-defence = Défense : { $seat }
web-board-fought = Attaque de { $seat } : { $attack }. Défense de { $target_seat } : { $defence }. Blessures de chaque paire : { $pairs } ; { $wounds ->
    [0] aucune blessure
    [1] une blessure
   *[other] { $wounds } blessures
} en tout.
