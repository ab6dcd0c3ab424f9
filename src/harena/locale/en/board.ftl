# Boards and dice in the browser
web-board-name = Board of { $cells } cells. Arrows or A D W E Z X move, Enter chooses, M goes to the next cell that may be chosen, Escape lets go.
web-board-empty = empty
web-board-yours = your { $robot }
web-board-theirs = { $robot } of { $seat }
web-board-wounds = { $wounds ->
    [0] no wound
    [1] one wound
   *[other] { $wounds } wounds
}
web-board-wounds-of = { $wounds ->
    [1] one wound
   *[other] { $wounds } wounds
} against armour { $armour }
web-board-ready = to act
web-board-spent = has acted
web-board-chosen = chosen
web-board-may = may be chosen: { $what }
web-board-may-choose = may be chosen
web-board-last = last move
web-board-chosen-now = { $what }: { $number ->
    [0] { $more ->
        [one] one answer
       *[other] { $more } answers
    }
    [one] one cell to choose
   *[other] { $number } cells to choose
}
web-board-let-go = Nothing chosen.
web-board-confirm = Confirm
web-board-cancel = Let go
web-board-mark-choose = may be chosen
web-board-mark-go = go there
web-board-mark-aim = attack
web-board-mark-push = push
web-board-mark-shift = push it there
web-board-zoom = Size of the board
web-board-zoom-in = Larger
web-board-zoom-out = Smaller
web-board-fit = Fit
web-board-robots = Robots
web-board-initiative = has the initiative
web-board-aside = not placed yet
web-board-printed = printed { $printed }
web-board-dice = Dice
web-board-no-dice = No dice have been thrown yet.
web-board-attack = Attack: { $seat }
web-board-defence = Defence: { $seat }
web-board-fought = Attack by { $seat }: { $attack }. Defence by { $target_seat }: { $defence }. Wounds of each pair: { $pairs }; { $wounds ->
    [0] no wound
    [1] one wound
   *[other] { $wounds } wounds
} in all.
