pig-title = Le cochon
pig-about = Lancez autant que vous l'osez ; un 1 emporte tout.
pig-setting-goal = Points pour gagner
pig-roll-or-hold = { $seat } : lancer encore, ou s'arrêter ? Ce tour compte { $total } points.
pig-roll = Lancer le dé
pig-hold = S'arrêter et garder { $total ->
    [one] { $total } point
   *[other] { $total } points
}
pig-rolled = { $seat } fait { $face ->
    [1] un 1 et perd les { $total } points de ce tour
   *[other] un { $face }
}.
pig-banked = { $seat } garde { $points } et a { $score }.
pig-goal = { $winner_seat } a atteint le but.
pig-view-scores = Points
