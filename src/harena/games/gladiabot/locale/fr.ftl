gladiabot-title = Gladiabot
gladiabot-about = Des robots se battent sur des hexagones et grimpent sur des caisses ; le dernier à avoir un robot sur le plateau gagne.

# Les noms, et leurs formes dans une phrase
gladiabot-name-robot = { $b ->
    [dimachaerus] dimachère
    [hoplomachus] hoplomaque
    [murmillo] mirmillon
    [retiarius] rétiaire
    [sagittarius] sagittaire
   *[other] { $b }
} { $a ->
    [blue] bleu
    [green] vert
    [red] rouge
    [yellow] jaune
   *[other] { $a }
}
    .the = { $b ->
        [dimachaerus] {"le "}
        [hoplomachus] l'
        [murmillo] {"le "}
        [retiarius] {"le "}
        [sagittarius] {"le "}
       *[other] {"le robot "}
    }{ gladiabot-name-robot }
    .start = { $b ->
        [dimachaerus] {"Le "}
        [hoplomachus] L'
        [murmillo] {"Le "}
        [retiarius] {"Le "}
        [sagittarius] {"Le "}
       *[other] {"Le robot "}
    }{ gladiabot-name-robot }
gladiabot-name-colour = { $a ->
    [blue] bleu
    [green] vert
    [red] rouge
    [yellow] jaune
   *[other] { $a }
}
    .team = { $a ->
        [blue] les bleus
        [green] les verts
        [red] les rouges
        [yellow] les jaunes
       *[other] la couleur { $a }
    }
gladiabot-name-crate = { $a ->
    [one] caisse simple
    [two] caisse double
   *[other] { $a }
}
    .the = la { gladiabot-name-crate }
    .start = La { gladiabot-name-crate }
    .any = une { gladiabot-name-crate }
gladiabot-name-onto = { $a ->
    [one] , sur une caisse simple
    [two] , sur une caisse double
   *[other] {""}
}
gladiabot-name-added = { $a ->
    [range] sa portée de
    [power] sa puissance de
   *[armour] son blindage de
}

# Les dés en colonnes
gladiabot-column-attack = { $a }
gladiabot-column-defence = { $a }
gladiabot-column-pairs = { $a ->
    [0] .
    [1] *
   *[other] **
}

# Réglages
gladiabot-setting-robots = Les robots de la boîte
gladiabot-setting-robots-house = Ceux de la maison
gladiabot-setting-board = Le plateau
gladiabot-setting-board-pit = La fosse, 37 cases
gladiabot-setting-board-field = Le champ, 61 cases
gladiabot-setting-crates = Les caisses de la boîte
gladiabot-setting-crates-standard = Quatre simples et deux doubles
gladiabot-setting-crates-low = Dix simples
gladiabot-setting-crates-walls = Dix doubles
gladiabot-setting-crates-bare = Aucune
gladiabot-setting-forces = Les robots de chaque joueur
gladiabot-setting-forces-three = Trois d'une couleur
gladiabot-setting-forces-five = Les cinq d'une couleur
gladiabot-setting-forces-two-colours = Trois de chacune de deux couleurs
gladiabot-setting-placing = Qui met la table en place
gladiabot-setting-placing-chosen = Les joueurs
gladiabot-setting-placing-random = Le hasard
gladiabot-setting-movable = Les caisses peuvent être poussées
gladiabot-setting-destructible = Les caisses peuvent être détruites
gladiabot-setting-explosive = Les caisses peuvent être détruites, et explosent
gladiabot-setting-crate_one_bonus = Ce qu'un robot gagne sur une caisse simple
gladiabot-setting-crate_one_bonus-power = De la puissance
gladiabot-setting-crate_one_bonus-range = De la portée
gladiabot-setting-crate_one_bonus-armour = Du blindage
gladiabot-setting-push_score = Ce qu'un robot ajoute au dé quand on pousse sa caisse
gladiabot-setting-push_score-armour = Son blindage
gladiabot-setting-push_score-range = Sa portée
gladiabot-setting-push_score-power = Sa puissance
gladiabot-setting-free_descent = Les robots peuvent sauter d'une caisse double jusqu'au sol
gladiabot-setting-round_cap = La partie finit après tant de manches ; 0 veut dire jamais
gladiabot-setting-cap_result = Qui gagne alors
gladiabot-setting-cap_result-robots = Celui qui a le plus de robots
gladiabot-setting-cap_result-draw = Personne

# La table
gladiabot-legend = # caisse simple, ## double ; « Abc2. » a 2 blessures et doit encore agir
gladiabot-legend-small = # caisse simple, % double
gladiabot-round = Manche { $round } ; { $seat } a l'initiative.
gladiabot-crates-hurt = Blessures des caisses : { $crates }
gladiabot-head-robot = robot
gladiabot-head-cell = case
gladiabot-head-armour = blindage
gladiabot-head-range = portée
gladiabot-head-power = puissance
gladiabot-head-wounds = blessures
gladiabot-head-ready = à jouer
gladiabot-seat = { $seat }
gladiabot-robot-called = { $robot }
gladiabot-out = hors jeu

# Mise en place
gladiabot-take-colour = { $seat } : quelle couleur prenez-vous ?
gladiabot-colour = { $colour }
gladiabot-colour-taken = { $seat } prend { $colour_team }.
gladiabot-take-robot = { $seat } : quel robot prenez-vous ?
gladiabot-robot = { $robot } : blindage { $armour }, portée { $range }, puissance { $power }
gladiabot-robot-taken = { $seat } prend { $robot_the }.
gladiabot-place-crate = { $seat } : où placez-vous une caisse ? Encore dans la boîte : { $one ->
    [one] { $one } simple
   *[other] { $one } simples
}, { $two ->
    [one] { $two } double
   *[other] { $two } doubles
}.
gladiabot-crate-on = { $crate } en { $cell }
gladiabot-crate-placed = { $seat } place { $crate_any } en { $cell }.
gladiabot-place-robot = { $seat } : lequel de vos robots placez-vous, et où ?
gladiabot-robot-on = { $robot } en { $cell }
gladiabot-robot-placed = { $seat } place { $robot_the } en { $cell }.

# Une manche
gladiabot-round-began = Manche { $round }.
gladiabot-initiative-rolled = { $seat } fait { $face } pour l'initiative.
gladiabot-initiative-won = { $seat } a l'initiative.
gladiabot-skipped = { $seat } n'a plus de robot à jouer.
gladiabot-act = { $seat } : quel robot fait quoi ?
gladiabot-move = { $robot } va en { $to }{ $onto }
gladiabot-attack = { $robot } attaque { $target_robot_the } en { $target_cell } avec { $dice ->
    [1] un dé
   *[other] { $dice } dés
} contre un blindage de { $armour }{ $wounds ->
    [0] {""}
    [1] , une blessure
   *[other] , { $wounds } blessures
}
gladiabot-attack-crate = { $robot } attaque { $crate_the } en { $target_cell } avec { $dice ->
    [1] un dé
   *[other] { $dice } dés
}
gladiabot-push = { $robot } pousse { $crate_the } de { $from } en { $to }
gladiabot-repair = { $robot } répare { $wounds ->
    [1] sa blessure
   *[other] une de ses { $wounds } blessures
}
gladiabot-wait = { $robot } attend
gladiabot-moved = { $robot_start } va de { $from } en { $cell }{ $onto }.
gladiabot-repaired = { $robot_start } en { $cell } répare une blessure{ $wounds ->
    [0] {""}
    [1] {" "}et en garde une
   *[other] {" "}et en garde { $wounds }
}.
gladiabot-waited = { $robot_start } en { $cell } n'a rien à réparer et attend.
gladiabot-attacked = { $robot_start } en { $cell } attaque { $target_robot_the } en { $target_cell } avec { $dice ->
    [1] un dé
   *[other] { $dice } dés
}.
gladiabot-fought =
    { $attack } attaque ({ $seat })
    { $defence } défense ({ $target_seat })
    { $pairs } { $wounds ->
        [0] aucune blessure
        [1] une blessure
       *[other] { $wounds } blessures
    }
gladiabot-wounded = { $robot_start } en { $cell } reçoit { $wounds ->
    [1] une blessure
   *[other] { $wounds } blessures
} et en a { $total } pour un blindage de { $armour }.

# Les caisses
gladiabot-crate-moved = { $crate_start } est poussée de { $from } en { $cell }.
gladiabot-rider-rolled = { $robot_start } sur la caisse fait { $face } ; avec { $added } { $score }, cela donne { $total }, et à partir de 6 il tombe.
gladiabot-rode = { $robot_start } tient bon et suit la caisse en { $cell }.
gladiabot-fell = { $robot_start } tombe au sol en { $cell }.
gladiabot-crate-attacked = { $robot_start } en { $cell } attaque { $crate_the } en { $target_cell } avec { $dice ->
    [1] un dé
   *[other] { $dice } dés
}.
gladiabot-crate-wounded = { $crate_start } en { $cell } reçoit { $wounds ->
    [1] une blessure
   *[other] { $wounds } blessures
} et en a { $total }.
gladiabot-crate-destroyed = { $crate_start } en { $cell } est détruite par { $wounds } blessures.
gladiabot-exploded = { $crate_start } en { $cell } explose.
gladiabot-blast-hit = L'explosion attaque { $robot_the } en { $cell } avec { $dice } dés.
gladiabot-blast-hit-crate = L'explosion attaque { $crate_the } en { $cell } avec { $dice } dés.

# Fin de manche et fin de partie
gladiabot-removed = { $robot_start } en { $cell } est hors jeu : { $wounds ->
    [1] une blessure dépasse
   *[other] { $wounds } blessures dépassent
} son blindage de { $armour }.
gladiabot-recovered = { $robot_start } en { $cell } a { $wounds ->
    [1] une blessure
   *[other] { $wounds } blessures
}, pas plus que son blindage de { $armour }, et s'en remet.
gladiabot-left = { $seat } n'a plus de robot.
gladiabot-last = { $winner_seat } a le dernier robot sur le plateau.
gladiabot-all-fell = Les derniers robots sont tombés ensemble ; se partagent la partie : { $winner_seat }.
gladiabot-round-cap = La dernière manche est finie ; en tête : { $winner_seat }.

# Ce qui n'est pas permis
gladiabot-no-cell = Il n'y a pas de case { $cell } sur ce plateau ; prenez le nom d'une case dessinée.
gladiabot-not-middle = { $cell } est au bord ; une caisse va sur une case à six voisines.
gladiabot-crate-there = Il y a déjà une caisse en { $cell } ; choisissez une autre case.
gladiabot-none-left = Il ne reste plus de { $crate } dans la boîte ; prenez-en une de l'autre sorte.
gladiabot-not-border = { $cell } est au milieu, où vont les caisses ; un robot part du bord.
gladiabot-placed-already = { $robot_start } est déjà sur le plateau ; placez un autre robot.
gladiabot-not-yours = { $robot_start } n'est pas à { $seat } ; nommez un de vos robots.
gladiabot-no-robot = { $seat } n'a pas de robot en { $cell } ; nommez d'abord la case d'un des vôtres.
gladiabot-acted = { $robot_start } en { $cell } a déjà agi dans cette manche ; choisissez un autre robot.
gladiabot-not-beside = { $target_cell } n'est pas à côté de { $cell } ; un robot avance d'une case.
gladiabot-occupied = Il y a déjà un robot en { $cell } ; choisissez une case libre.
gladiabot-too-high = On ne monte pas du sol sur la caisse double en { $target_cell } ; montez d'abord sur une caisse simple.
gladiabot-too-deep = De la caisse double en { $cell }, on ne descend pas en { $target_cell } ; passez d'abord par une caisse simple.
gladiabot-nobody = Il n'y a pas de robot en { $target_cell } ; attaquez la case d'un robot adverse.
gladiabot-own-side = { $target_robot_start } en { $target_cell } est du même camp ; attaquez un robot adverse.
gladiabot-out-of-range = { $target_cell } est à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} de { $cell }, et la portée est de { $range } ; approchez-vous d'abord.
gladiabot-out-of-range-high = { $target_robot_start } est sur une caisse double à { $distance ->
    [1] une case
   *[other] { $distance } cases
}, ce qui ôte un point à la portée et n'en laisse que { $range } ; approchez-vous d'abord.
gladiabot-no-line = Une caisse double se dresse entre { $cell } et { $target_cell }, et personne ne tire au travers ; contournez-la.
gladiabot-not-destructible = Dans cette partie, on n'attaque pas les caisses ; il faut le réglage destructible ou explosive.
gladiabot-no-crate = Il n'y a pas de caisse en { $target_cell } ; nommez la case d'une caisse.
gladiabot-own-crate = { $robot_start } est lui-même sur cette caisse ; un autre robot doit l'attaquer.
gladiabot-not-movable = Dans cette partie, on ne pousse pas les caisses ; il faut le réglage movable.
gladiabot-push-far = La caisse en { $from } n'est pas à côté de { $cell } ; un robot pousse une caisse voisine.
gladiabot-push-jump = { $target_cell } n'est pas à côté de { $from } ; une caisse avance d'une case.
gladiabot-push-blocked = { $target_cell } n'est pas libre ; une caisse se pousse vers une case vide.
gladiabot-push-off = { $cell } n'est pas sur le plateau ; une caisse y reste toujours.

# Parties et fichiers
gladiabot-three = Gladiabot se joue à deux, ou à quatre avec deux boîtes ; à trois, on ne peut pas y jouer.
gladiabot-forces-for-two = Avec plus de robots chacun (« { $forces } »), on joue à deux ; à quatre, chacun en a trois.
gladiabot-colours-few = Il faut { $number } couleurs, et la boîte en a { $found } ; ajoutez-en, ou jouez avec moins.
gladiabot-not-five = Les cinq robots d'une couleur doivent jouer, et { $colour } en a { $number } ; donnez-lui en cinq.
gladiabot-border-small = Le bord du plateau a { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} pour { $number } robots ; dessinez-en un plus grand.
gladiabot-middle-small = Le milieu du plateau a { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} pour { $number ->
    [one] { $number } caisse
   *[other] { $number } caisses
} ; prenez moins de caisses ou un plateau plus grand.
gladiabot-content = { $setting } : { $cause }
gladiabot-robots-few = { $colour } a { $number ->
    [one] { $number } robot
   *[other] { $number } robots
} ; donnez-en de 3 à { $most } à chaque couleur.
gladiabot-names = { $where } doit être une liste de textes différents ; corrigez-la.
gladiabot-name = { $where } ne peut pas être « { $found } » ; écrivez des minuscules et des chiffres, reliés par des traits d'union, 20 signes au plus.
gladiabot-row = { $where } doit être un texte de # (une case) et d'espaces ; corrigez-le.
gladiabot-board-empty = { $where } n'a aucune case ; dessinez-en avec #.
gladiabot-row-shift = { $where } : le # au signe { $sign } ne tombe pas entre ceux du dessus ; les cases d'une rangée sont à deux signes l'une de l'autre, et les rangées décalées d'un signe.
gladiabot-boards-overlap = { $where } pose le second plateau sur le premier ; éloignez-le.
gladiabot-board-large = { $where } a { $cells } cases ; un plateau en a { $most } au plus, sur { $rows } rangées et { $columns } colonnes.
gladiabot-board-parts = { $where } se compose de morceaux entre lesquels aucun robot ne passe ; reliez-les.
gladiabot-colour-twice = { $where } : { $colour } est pris deux fois ; donnez-le à un seul siège.
gladiabot-unknown-robot = { $where } ne nomme aucun robot des couleurs prises ; sont connus : { $known }.
gladiabot-robots-many = { $where } nomme { $number } robots en { $colour } ; { $most } d'une couleur jouent au plus.
gladiabot-two-on-one = { $where } ne peut pas être { $cell }, où se trouve un autre robot ; placez-le ailleurs.
