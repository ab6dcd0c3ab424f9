ewn-title = EinStein würfelt nicht!
ewn-about = The die says which stone moves; reach the far corner or capture them all.
ewn-setting-placing = How the stones are placed
ewn-setting-placing-chosen = By their owners
ewn-setting-placing-random = By chance
ewn-view-red = Red
ewn-view-blue = Blue
ewn-view-board = The board
ewn-place = { $seat }: where does your stone { $stone } stand?
ewn-place-on = Put stone { $stone } on { $cell }
ewn-placed = { $seat } puts stone { $stone } on { $cell }.
ewn-rolled = { $seat } rolls { $face }.
ewn-move = { $seat }: you rolled { $face }. Which stone moves where?
ewn-move-to = Stone { $stone } to { $cell }{ $captured ->
    [0] {""}
   *[other] , capturing stone { $captured }
}
ewn-moved = { $seat } moves stone { $stone } to { $cell }.
ewn-captured = { $seat }'s stone { $stone } on { $cell } is captured.
ewn-corner = { $winner_seat } has reached the far corner.
ewn-all-captured = { $winner_seat } has captured all stones.
ewn-cell-taken = { $where } cannot be { $cell }, where another stone stands; put it elsewhere.
