# Tabelloni e dadi nel browser
web-board-name = Tabellone di { $cells } caselle. Le frecce o A D W E Z X spostano, Invio sceglie, M va alla prossima casella che si può scegliere, Esc annulla la scelta.
web-board-empty = vuota
web-board-yours = { $robot }, tuo
web-board-theirs = { $robot }, di { $seat }
web-board-wounds = { $wounds ->
    [0] nessuna ferita
    [1] una ferita
   *[other] { $wounds } ferite
}
web-board-wounds-of = { $wounds ->
    [1] una ferita
   *[other] { $wounds } ferite
} contro un’armatura di { $armour }
web-board-ready = deve agire
web-board-spent = ha agito
web-board-chosen = scelta in corso
web-board-may = si può scegliere: { $what }
web-board-may-choose = si può scegliere
web-board-last = ultima mossa
web-board-chosen-now = { $what }: { $number ->
    [0] { $more ->
        [one] una risposta
       *[other] { $more } risposte
    }
    [one] una casella a scelta
   *[other] { $number } caselle a scelta
}
web-board-let-go = Nessuna scelta in corso.
web-board-confirm = Conferma
web-board-cancel = Annulla
web-board-mark-choose = si può scegliere
web-board-mark-go = vai lì
web-board-mark-aim = attacca
web-board-mark-push = spingi
web-board-mark-shift = spingi fin lì
web-board-zoom = Dimensione del tabellone
web-board-zoom-in = Ingrandisci
web-board-zoom-out = Riduci
web-board-fit = Adatta
web-board-robots = Robot
web-board-initiative = ha l’iniziativa
web-board-aside = non ancora in gioco
web-board-printed = stampato { $printed }
web-board-dice = Dadi
web-board-no-dice = Non è ancora stato tirato nessun dado.
web-board-attack = Attacco: { $seat }
web-board-defence = Difesa: { $seat }
web-board-fought = Attacco di { $seat }: { $attack }. Difesa di { $target_seat }: { $defence }. Ferite di ogni coppia: { $pairs }; { $wounds ->
    [0] nessuna ferita
    [1] una ferita
   *[other] { $wounds } ferite
} in tutto.
