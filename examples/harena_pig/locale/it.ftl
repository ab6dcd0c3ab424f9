pig-title = Il maiale
pig-about = Lanciate finché osate; un 1 porta via tutto.
pig-setting-goal = Punti per vincere
pig-roll-or-hold = { $seat }: lanciare ancora o fermarsi? In questo turno ci sono { $total } punti.
pig-roll = Lanciare il dado
pig-hold = Fermarsi e segnare { $total ->
    [one] un punto
   *[other] { $total } punti
}
pig-rolled = { $seat } fa { $face ->
    [1] 1 e perde i { $total } punti di questo turno
   *[other] { $face }
}.
pig-banked = { $seat } segna { $points } e ha { $score }.
pig-goal = { $winner_seat } ha raggiunto la meta.
pig-view-scores = Punti
