gladiabot-title = Gladiabot
gladiabot-about = Robot che si battono su esagoni e salgono su casse; vince chi ha l'ultimo robot sul tabellone.

# I nomi, e le loro forme in una frase
gladiabot-name-robot = { $b ->
    [dimachaerus] dimachero
    [hoplomachus] oplomaco
    [murmillo] mirmillone
    [retiarius] reziario
    [sagittarius] sagittario
   *[other] { $b }
} { $a ->
    [blue] blu
    [green] verde
    [red] rosso
    [yellow] giallo
   *[other] { $a }
}
    .the = { $b ->
        [dimachaerus] {"il "}
        [hoplomachus] l'
        [murmillo] {"il "}
        [retiarius] {"il "}
        [sagittarius] {"il "}
       *[other] {"il robot "}
    }{ gladiabot-name-robot }
    .start = { $b ->
        [dimachaerus] {"Il "}
        [hoplomachus] L'
        [murmillo] {"Il "}
        [retiarius] {"Il "}
        [sagittarius] {"Il "}
       *[other] {"Il robot "}
    }{ gladiabot-name-robot }
gladiabot-name-colour = { $a ->
    [blue] blu
    [green] verde
    [red] rosso
    [yellow] giallo
   *[other] { $a }
}
    .team = { $a ->
        [blue] i blu
        [green] i verdi
        [red] i rossi
        [yellow] i gialli
       *[other] il colore { $a }
    }
gladiabot-name-crate = { $a ->
    [one] cassa singola
    [two] cassa doppia
   *[other] { $a }
}
    .the = la { gladiabot-name-crate }
    .start = La { gladiabot-name-crate }
    .any = una { gladiabot-name-crate }
gladiabot-name-onto = { $a ->
    [one] , su una cassa singola
    [two] , su una cassa doppia
   *[other] {""}
}
gladiabot-name-added = { $a ->
    [range] la gittata di
    [power] la potenza di
   *[armour] la corazza di
}

# I dadi in colonne
gladiabot-column-attack = { $a }
gladiabot-column-defence = { $a }
gladiabot-column-pairs = { $a ->
    [0] .
    [1] *
   *[other] **
}

# Opzioni
gladiabot-setting-robots = I robot della scatola
gladiabot-setting-robots-house = Quelli della casa
gladiabot-setting-board = Il tabellone
gladiabot-setting-board-pit = La fossa, 37 celle
gladiabot-setting-board-field = Il campo, 61 celle
gladiabot-setting-crates = Le casse della scatola
gladiabot-setting-crates-standard = Quattro singole e due doppie
gladiabot-setting-crates-low = Dieci singole
gladiabot-setting-crates-walls = Dieci doppie
gladiabot-setting-crates-bare = Nessuna
gladiabot-setting-forces = I robot di ogni giocatore
gladiabot-setting-forces-three = Tre di un colore
gladiabot-setting-forces-five = Tutti e cinque di un colore
gladiabot-setting-forces-two-colours = Tre di ciascuno di due colori
gladiabot-setting-placing = Chi prepara il tavolo
gladiabot-setting-placing-chosen = I giocatori
gladiabot-setting-placing-random = Il caso
gladiabot-setting-movable = Le casse si possono spingere
gladiabot-setting-destructible = Le casse si possono distruggere
gladiabot-setting-explosive = Le casse si possono distruggere, ed esplodono
gladiabot-setting-crate_one_bonus = Che cosa guadagna un robot su una cassa singola
gladiabot-setting-crate_one_bonus-power = Potenza
gladiabot-setting-crate_one_bonus-range = Gittata
gladiabot-setting-crate_one_bonus-armour = Corazza
gladiabot-setting-push_score = Che cosa aggiunge al dado un robot la cui cassa è spinta
gladiabot-setting-push_score-armour = La sua corazza
gladiabot-setting-push_score-range = La sua gittata
gladiabot-setting-push_score-power = La sua potenza
gladiabot-setting-free_descent = I robot possono saltare da una cassa doppia a terra
gladiabot-setting-round_cap = La partita finisce dopo tanti round; 0 vuol dire mai
gladiabot-setting-cap_result = Chi vince allora
gladiabot-setting-cap_result-robots = Chi ha più robot
gladiabot-setting-cap_result-draw = Nessuno

# Il tavolo
gladiabot-legend = # cassa singola, ## doppia; «Abc2.» ha 2 ferite e deve ancora agire
gladiabot-legend-small = # cassa singola, % doppia
gladiabot-round = Round { $round }; { $seat } ha l'iniziativa.
gladiabot-crates-hurt = Ferite delle casse: { $crates }
gladiabot-head-robot = robot
gladiabot-head-cell = casella
gladiabot-head-armour = corazza
gladiabot-head-range = gittata
gladiabot-head-power = potenza
gladiabot-head-wounds = ferite
gladiabot-head-ready = da muovere
gladiabot-seat = { $seat }
gladiabot-robot-called = { $robot }
gladiabot-out = fuori

# Preparazione
gladiabot-take-colour = { $seat }: quale colore prendete?
gladiabot-colour = { $colour }
gladiabot-colour-taken = { $seat } prende { $colour_team }.
gladiabot-take-robot = { $seat }: quale robot prendete?
gladiabot-robot = { $robot }: corazza { $armour }, gittata { $range }, potenza { $power }
gladiabot-robot-taken = { $seat } prende { $robot_the }.
gladiabot-place-crate = { $seat }: dove mettete una cassa? Ancora nella scatola: { $one ->
    [one] { $one } singola
   *[other] { $one } singole
}, { $two ->
    [one] { $two } doppia
   *[other] { $two } doppie
}.
gladiabot-crate-on = { $crate } in { $cell }
gladiabot-crate-placed = { $seat } mette { $crate_any } in { $cell }.
gladiabot-place-robot = { $seat }: quale dei vostri robot mettete, e dove?
gladiabot-robot-on = { $robot } in { $cell }
gladiabot-robot-placed = { $seat } mette { $robot_the } in { $cell }.

# Un round
gladiabot-round-began = Round { $round }.
gladiabot-initiative-rolled = { $seat } fa { $face } per l'iniziativa.
gladiabot-initiative-won = { $seat } ha l'iniziativa.
gladiabot-skipped = { $seat } non ha più robot da muovere.
gladiabot-act = { $seat }: quale robot fa che cosa?
gladiabot-move = { $robot } va in { $to }{ $onto }
gladiabot-attack = { $robot } attacca { $target_robot_the } in { $target_cell } con { $dice ->
    [1] un dado
   *[other] { $dice } dadi
} contro una corazza di { $armour }{ $wounds ->
    [0] {""}
    [1] , una ferita
   *[other] , { $wounds } ferite
}
gladiabot-attack-crate = { $robot } attacca { $crate_the } in { $target_cell } con { $dice ->
    [1] un dado
   *[other] { $dice } dadi
}
gladiabot-push = { $robot } spinge { $crate_the } da { $from } a { $to }
gladiabot-repair = { $robot } ripara { $wounds ->
    [1] la sua ferita
   *[other] una delle sue { $wounds } ferite
}
gladiabot-wait = { $robot } aspetta
gladiabot-moved = { $robot_start } va da { $from } a { $cell }{ $onto }.
gladiabot-repaired = { $robot_start } in { $cell } ripara una ferita{ $wounds ->
    [0] {""}
    [1] {" "}e ne conserva una
   *[other] {" "}e ne conserva { $wounds }
}.
gladiabot-waited = { $robot_start } in { $cell } non ha niente da riparare e aspetta.
gladiabot-attacked = { $robot_start } in { $cell } attacca { $target_robot_the } in { $target_cell } con { $dice ->
    [1] un dado
   *[other] { $dice } dadi
}.
gladiabot-fought =
    { $attack } attacco ({ $seat })
    { $defence } difesa ({ $target_seat })
    { $pairs } { $wounds ->
        [0] nessuna ferita
        [1] una ferita
       *[other] { $wounds } ferite
    }
gladiabot-wounded = { $robot_start } in { $cell } riceve { $wounds ->
    [1] una ferita
   *[other] { $wounds } ferite
} e ne ha { $total } contro una corazza di { $armour }.

# Le casse
gladiabot-crate-moved = { $crate_start } è spinta da { $from } a { $cell }.
gladiabot-rider-rolled = { $robot_start } sulla cassa fa { $face }; con { $added } { $score } sono { $total }, e da 6 in su cade.
gladiabot-rode = { $robot_start } si tiene e segue la cassa in { $cell }.
gladiabot-fell = { $robot_start } cade a terra in { $cell }.
gladiabot-crate-attacked = { $robot_start } in { $cell } attacca { $crate_the } in { $target_cell } con { $dice ->
    [1] un dado
   *[other] { $dice } dadi
}.
gladiabot-crate-wounded = { $crate_start } in { $cell } riceve { $wounds ->
    [1] una ferita
   *[other] { $wounds } ferite
} e ne ha { $total }.
gladiabot-crate-destroyed = { $crate_start } in { $cell } è distrutta da { $wounds } ferite.
gladiabot-exploded = { $crate_start } in { $cell } esplode.
gladiabot-blast-hit = L'esplosione attacca { $robot_the } in { $cell } con { $dice } dadi.
gladiabot-blast-hit-crate = L'esplosione attacca { $crate_the } in { $cell } con { $dice } dadi.

# Fine del round e della partita
gladiabot-removed = { $robot_start } in { $cell } è fuori: { $wounds ->
    [1] una ferita supera
   *[other] { $wounds } ferite superano
} la sua corazza di { $armour }.
gladiabot-recovered = { $robot_start } in { $cell } ha { $wounds ->
    [1] una ferita
   *[other] { $wounds } ferite
}, non più della sua corazza di { $armour }, e si riprende.
gladiabot-left = { $seat } non ha più robot.
gladiabot-last = { $winner_seat } ha l'ultimo robot sul tabellone.
gladiabot-all-fell = Gli ultimi robot sono caduti insieme; si dividono la partita: { $winner_seat }.
gladiabot-round-cap = L'ultimo round è finito; in testa: { $winner_seat }.

# Che cosa non è permesso
gladiabot-no-cell = Su questo tabellone non c'è una casella { $cell }; prendete il nome di una casella disegnata.
gladiabot-not-middle = { $cell } è sul bordo; una cassa va su una casella con sei vicine.
gladiabot-crate-there = In { $cell } c'è già una cassa; scegliete un'altra casella.
gladiabot-none-left = Nella scatola non resta nessuna { $crate }; prendetene una dell'altro tipo.
gladiabot-not-border = { $cell } è nel mezzo, dove stanno le casse; un robot parte dal bordo.
gladiabot-placed-already = { $robot_start } è già sul tabellone; mettete un altro robot.
gladiabot-not-yours = { $robot_start } non è di { $seat }; nominate uno dei vostri robot.
gladiabot-no-robot = { $seat } non ha un robot in { $cell }; nominate prima la casella di uno dei vostri.
gladiabot-acted = { $robot_start } in { $cell } ha già agito in questo round; scegliete un altro robot.
gladiabot-not-beside = { $target_cell } non è accanto a { $cell }; un robot avanza di una casella.
gladiabot-occupied = In { $cell } c'è già un robot; scegliete una casella libera.
gladiabot-too-high = Sulla cassa doppia in { $target_cell } non si sale da terra; salite prima su una cassa singola.
gladiabot-too-deep = Dalla cassa doppia in { $cell } non si scende in { $target_cell }; passate prima da una cassa singola.
gladiabot-nobody = In { $target_cell } non c'è un robot; attaccate la casella di un robot avversario.
gladiabot-own-side = { $target_robot_start } in { $target_cell } è della stessa parte; attaccate un robot avversario.
gladiabot-out-of-range = { $target_cell } è a { $distance ->
    [one] { $distance } casella
   *[other] { $distance } caselle
} da { $cell }, e la gittata è { $range }; avvicinatevi prima.
gladiabot-out-of-range-high = { $target_robot_start } sta su una cassa doppia a { $distance ->
    [1] una casella
   *[other] { $distance } caselle
}, che toglie un punto alla gittata e ne lascia { $range }; avvicinatevi prima.
gladiabot-no-line = Tra { $cell } e { $target_cell } c'è una cassa doppia, e nessuno può tirarci attraverso; aggiratela.
gladiabot-not-destructible = In questa partita le casse non si attaccano; ci vuole l'opzione destructible o explosive.
gladiabot-no-crate = In { $target_cell } non c'è una cassa; nominate la casella di una cassa.
gladiabot-own-crate = { $robot_start } sta proprio su quella cassa; deve attaccarla un altro robot.
gladiabot-not-movable = In questa partita le casse non si spingono; ci vuole l'opzione movable.
gladiabot-push-far = La cassa in { $from } non è accanto a { $cell }; un robot spinge una cassa vicina.
gladiabot-push-jump = { $target_cell } non è accanto a { $from }; una cassa avanza di una casella.
gladiabot-push-blocked = { $target_cell } non è libera; una cassa si spinge su una casella vuota.
gladiabot-push-off = { $cell } non è sul tabellone; una cassa non ne esce.

# Partite e file
gladiabot-three = Gladiabot si gioca in due, o in quattro con due scatole; in tre non si può.
gladiabot-forces-for-two = Con più robot ciascuno («{ $forces }») si gioca in due; in quattro se ne hanno tre ciascuno.
gladiabot-colours-few = Servono { $number } colori, e la scatola ne ha { $found }; aggiungetene, o giocate con meno.
gladiabot-not-five = Devono giocare tutti e cinque i robot di un colore, e { $colour } ne ha { $number }; dategliene cinque.
gladiabot-border-small = Il bordo del tabellone ha { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
} per { $number } robot; disegnatene uno più grande.
gladiabot-middle-small = Il mezzo del tabellone ha { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
} per { $number ->
    [one] { $number } cassa
   *[other] { $number } casse
}; prendete meno casse o un tabellone più grande.
gladiabot-content = { $setting }: { $cause }
gladiabot-robots-few = { $colour } ha { $number } robot; datene da 3 a { $most } a ogni colore.
gladiabot-names = { $where } deve essere una lista di testi diversi; correggetela.
gladiabot-name = { $where } non può essere «{ $found }»; scrivete minuscole e cifre, unite da trattini, 20 segni al massimo.
gladiabot-row = { $where } deve essere un testo di # (una casella) e spazi; correggetelo.
gladiabot-board-empty = { $where } non ha caselle; disegnatene con #.
gladiabot-row-shift = { $where }: il # al segno { $sign } non cade tra quelli sopra; le caselle di una riga distano due segni, e le righe sono sfalsate di uno.
gladiabot-boards-overlap = { $where } mette il secondo tabellone sopra il primo; spostatelo più in là.
gladiabot-board-large = { $where } ha { $cells } caselle; un tabellone ne ha al massimo { $most }, su { $rows } righe e { $columns } colonne.
gladiabot-board-parts = { $where } è fatto di pezzi tra cui nessun robot può passare; uniteli.
gladiabot-colour-twice = { $where }: { $colour } è preso due volte; datelo a un solo posto.
gladiabot-unknown-robot = { $where } non nomina un robot dei colori presi; sono noti: { $known }.
gladiabot-robots-many = { $where } nomina { $number } robot in { $colour }; di un colore ne giocano al massimo { $most }.
gladiabot-two-on-one = { $where } non può essere { $cell }, dove sta un altro robot; mettetelo altrove.
