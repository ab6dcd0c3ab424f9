# Réponses
list-more = et { $number } de plus
answer-not-offered = « { $wanted } » n'est pas proposé maintenant ; choisissez parmi : { $offered }.
answer-ambiguous = « { $wanted } » peut désigner plusieurs choses ; écrivez l'une de : { $offered }.
game-over = La partie est finie ; on ne peut plus rien jouer.
game-not-begun = La partie n'a pas commencé ; commencez-la avant de jouer.
game-broken = Cette partie s'est interrompue au milieu d'une réponse ; rechargez-la depuis son compte rendu.
undo-none = Il n'y a encore rien à annuler.
undo-blocked = On ne peut pas revenir avant un lancer, un tirage ou la réponse d'un autre siège.
choose-effect = { $seat } : quel effet d'abord ?
game-ended = La partie est finie. { $reason }
place = { $seat } { $place ->
    [1] { $sharing ->
        [1] gagne
       *[other] partage la première place
    }
   *[other] termine à la place { $place }
}

# Mise en place
game-unknown = Il n'y a pas de jeu « { $game } » ; sont installés : { $known }.
game-unloadable = Le jeu « { $game } » ({ $package }) ne se charge pas : { $problem } ; réparez-le ou désinstallez-le.
game-no-type = Le point d'entrée « { $game } » ({ $package }) ne désigne aucun jeu de ce nom ; corrigez son paquet.
seats-number = « { $game } » se joue de { $least } à { $most } sièges, pas { $seats }.
table-seats = La table a { $seats } sièges, mais { $names } noms et { $players } joueurs ; donnez-en un de chaque à tous les sièges.
setting-unknown = Il n'y a pas de réglage « { $setting } » ; { $known ->
    [none] ce jeu n'en a aucun
   *[other] ce jeu a : { $known }
}.
setting-value = Le réglage « { $setting } » ne peut pas valoir { $value } ; permis : { $allowed }.
bot-unknown = Il n'y a pas de robot « { $bot } » ; écrivez l'un de : { $known } (N est un nombre de simulations).
bot-without-policy = Le robot « greedy » ne sait pas jouer à { $game }, qui ne dit rien de la façon de jouer ; prenez un autre robot.

# Dés
dice-unscripted = Personne n'a prévu le résultat { $nth } ({ $wanted }) ; ajoutez-le aux dés.
dice-impossible = Le résultat prévu { $nth }, « { $token } », ne peut pas venir { $wanted ->
    [draw] de ce tirage
   *[other] d'un { $wanted }
} ; corrigez les dés.
dice-left-over = { $number ->
    [one] Un résultat prévu n'a pas été lancé
   *[other] { $number } résultats prévus n'ont pas été lancés
} ; retirez ce qui est de trop.

# Données venues du dehors
data-missing = { $where } manque ; ajoutez-le.
data-unknown = { $where } n'est pas connu ici ; sont connus : { $known }.
data-kind = { $where } doit être { $wanted ->
    [table] une table
    [list] une liste
    [texts] un texte ou une liste de textes
    [dice] une liste de nombres et de noms
    [events] une liste d'événements, ou de tables avec un id
    [switch] true ou false
   *[other] un texte
}, pas { $found }.
data-number = { $where } doit être un nombre entier de { $least } à { $most }, pas { $found }.
data-word = { $where } doit être l'un de { $allowed }, pas { $found }.
data-length = { $where } doit avoir { $number } éléments, pas { $found }.
data-deep = { $where } est trop profond : listes et tables s'emboîtent sur { $most } niveaux au plus ; aplatissez.
data-huge = { $where } est un nombre trop grand : { $found } ; les nombres ont 15 chiffres au plus.
data-half = { $where } contient une moitié de caractère, qu'aucun fichier ne peut garder : { $found } ; récrivez-la.
step-unfit = { $where } ({ $step }) ne convient pas à cette position ; corrigez l'un ou l'autre.
step-no-effect = { $where } ({ $step }) n'est pas un effet et ne peut pas attendre ; mettez-le à l'agenda.
position-no-agenda = { $where } est vide, donc personne ne sait ce qui suit ; nommez au moins une étape, ou un résultat.
position-impossible = Les règles échouent dans cette { $where }, qu'aucune partie ne peut atteindre ({ $problem }) ; corrigez-la.

# Comptes rendus
record-line = Ligne { $line } : { $cause }
record-not-one = Ce n'est pas un compte rendu ; il commence par « { $first } ».
record-cut-off = La dernière ligne est coupée ; effacez-la pour charger ce qui est au-dessus.
record-edited = Le sceau ne correspond pas : cette ligne ou celle du dessus a été changée ; rétablissez-la, ou coupez le compte rendu au-dessus.
record-header = Il faut ici « { $key }:  » et une valeur en JSON ; rétablissez cette ligne.
record-no-begin = Il faut ici « begin », le début de la partie ; rétablissez cette ligne.
record-no-decision = Ce n'est pas une décision ; écrivez siège, notation et dés comme « 0 move 3 b2 | 4 ».
record-json = Ce qui suit la marque n'est pas du JSON ; rétablissez cette ligne.
record-seat = Le siège interrogé ici est { $seat }, pas { $found } ; rétablissez cette ligne.
record-state = La position n'est pas celle du compte rendu ; il a été modifié, ou les règles ont changé.
record-view = La table n'a pas l'aspect du compte rendu ; il a été modifié, ou les règles ont changé.
record-event = Ceci ne s'est pas passé ici ; le compte rendu a été modifié, ou les règles ont changé.
record-result = Le résultat ne découle pas des coups ; rétablissez cette ligne.
record-other-version = Ce compte rendu vient de la version { $version } de « { $game } », la version installée est { $current } ; installez le Harena d'origine pour continuer.

# Scènes
toml-syntax = Ce n'est pas du TOML : { $problem }.
toml-too-large = Un fichier a { $most } caractères au plus, pas { $found } ; raccourcissez-le.
scene-format = Ceci est écrit au format de scène { $found }, on connaît { $known } ; écrivez scene = { $known }.
scene-names = { $where } donne deux fois le même nom ({ $names }) ; donnez à chacun le sien.
scene-place = { $where } : { $cause }
scene-failed = { $where } : { $what ->
    [events] les événements
    [refusal] le refus
    [dice] les dés lancés
   *[other] { $what }
} : attendu { $expected }, trouvé { $found }.

# Contrat
law-broken = La loi « { $law } » n'est pas respectée : { $how }.
