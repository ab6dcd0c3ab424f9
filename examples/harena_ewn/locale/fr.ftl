ewn-title = EinStein würfelt nicht !
ewn-about = Le dé dit quelle pierre avance ; atteignez le coin opposé ou prenez-les toutes.
ewn-setting-placing = Comment les pierres sont placées
ewn-setting-placing-chosen = Par leurs propriétaires
ewn-setting-placing-random = Au hasard
ewn-view-red = Rouge
ewn-view-blue = Bleu
ewn-view-board = Le plateau
ewn-place = { $seat } : où placez-vous votre pierre { $stone } ?
ewn-place-on = Placer la pierre { $stone } en { $cell }
ewn-placed = { $seat } place la pierre { $stone } en { $cell }.
ewn-rolled = { $seat } fait { $face }.
ewn-move = { $seat } : vous avez fait { $face }. Quelle pierre va où ?
ewn-move-to = Pierre { $stone } vers { $cell }{ $captured ->
    [0] {""}
   *[other] , prend la pierre { $captured }
}
ewn-moved = { $seat } avance la pierre { $stone } en { $cell }.
ewn-captured = La pierre { $stone } de { $seat } en { $cell } est prise.
ewn-corner = { $winner_seat } a atteint le coin opposé.
ewn-all-captured = { $winner_seat } a pris toutes les pierres.
ewn-cell-taken = { $where } ne peut pas être { $cell }, où se trouve une autre pierre ; placez-la ailleurs.
