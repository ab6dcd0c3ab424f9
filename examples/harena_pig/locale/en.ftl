pig-title = Pig
pig-about = Roll as often as you dare; a 1 takes it all away.
pig-setting-goal = Points that win
pig-roll-or-hold = { $seat }: roll again, or hold? There are { $total } points in this turn.
pig-roll = Roll the die
pig-hold = Hold and bank { $total ->
    [one] one point
   *[other] { $total } points
}
pig-rolled = { $seat } rolls { $face ->
    [1] a 1 and loses the { $total } points of this turn
   *[other] a { $face }
}.
pig-banked = { $seat } banks { $points } and has { $score }.
pig-goal = { $winner_seat } has reached the goal.
pig-view-scores = Scores
