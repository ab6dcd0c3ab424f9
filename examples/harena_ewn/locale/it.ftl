ewn-title = EinStein würfelt nicht!
ewn-about = Il dado dice quale pietra si muove; raggiungete l'angolo opposto o catturatele tutte.
ewn-setting-placing = Come si piazzano le pietre
ewn-setting-placing-chosen = Dai proprietari
ewn-setting-placing-random = A caso
ewn-view-red = Rosso
ewn-view-blue = Blu
ewn-view-board = Il tabellone
ewn-place = { $seat }: dove mettete la vostra pietra { $stone }?
ewn-place-on = Mettere la pietra { $stone } in { $cell }
ewn-placed = { $seat } mette la pietra { $stone } in { $cell }.
ewn-rolled = { $seat } fa { $face }.
ewn-move = { $seat }: avete fatto { $face }. Quale pietra va dove?
ewn-move-to = Pietra { $stone } in { $cell }{ $captured ->
    [0] {""}
   *[other] , cattura la pietra { $captured }
}
ewn-moved = { $seat } muove la pietra { $stone } in { $cell }.
ewn-captured = La pietra { $stone } di { $seat } in { $cell } è catturata.
ewn-corner = { $winner_seat } ha raggiunto l'angolo opposto.
ewn-all-captured = { $winner_seat } ha catturato tutte le pietre.
ewn-cell-taken = { $where } non può essere { $cell }, dove sta un'altra pietra; mettetela altrove.
