gladiabot-title = Gladiabot
gladiabot-about = Robots fight on hexagons and climb crates; the last player with a robot on the board wins.

# Names, and their forms in a sentence
gladiabot-name-robot = { $a } { $b }
    .the = the { $a } { $b }
    .start = The { $a } { $b }
gladiabot-name-colour = { $a }
    .team = { $a }
gladiabot-name-crate = { $a ->
    [one] single crate
    [two] double crate
   *[other] { $a }
}
    .the = the { gladiabot-name-crate }
    .start = The { gladiabot-name-crate }
    .any = a { gladiabot-name-crate }
gladiabot-name-onto = { $a ->
    [one] {" "}onto a single crate
    [two] {" "}onto a double crate
   *[other] {""}
}
gladiabot-name-added = { $a ->
    [range] range
    [power] power
   *[armour] armour
}

# Dice in columns
gladiabot-column-attack = { $a }
gladiabot-column-defence = { $a }
gladiabot-column-pairs = { $a ->
    [0] .
    [1] *
   *[other] **
}

# Settings
gladiabot-setting-robots = The robots in the box
gladiabot-setting-robots-house = Those of the house
gladiabot-setting-board = The board
gladiabot-setting-board-pit = The pit, 37 cells
gladiabot-setting-board-field = The field, 61 cells
gladiabot-setting-crates = The crates in the box
gladiabot-setting-crates-standard = Four single and two double ones
gladiabot-setting-crates-low = Ten single ones
gladiabot-setting-crates-walls = Ten double ones
gladiabot-setting-crates-bare = None
gladiabot-setting-forces = The robots of each player
gladiabot-setting-forces-three = Three of one colour
gladiabot-setting-forces-five = All five of one colour
gladiabot-setting-forces-two-colours = Three of each of two colours
gladiabot-setting-placing = Who sets up the table
gladiabot-setting-placing-chosen = The players
gladiabot-setting-placing-random = Chance
gladiabot-setting-movable = Crates can be pushed
gladiabot-setting-destructible = Crates can be destroyed
gladiabot-setting-explosive = Crates can be destroyed, and explode
gladiabot-setting-crate_one_bonus = What a robot on a single crate has more of
gladiabot-setting-crate_one_bonus-power = Power
gladiabot-setting-crate_one_bonus-range = Range
gladiabot-setting-crate_one_bonus-armour = Armour
gladiabot-setting-push_score = What a robot on a pushed crate adds to the die
gladiabot-setting-push_score-armour = Its armour
gladiabot-setting-push_score-range = Its range
gladiabot-setting-push_score-power = Its power
gladiabot-setting-free_descent = Robots may jump from a double crate to the ground
gladiabot-setting-round_cap = The game ends after so many rounds; 0 means never
gladiabot-setting-cap_result = Who wins then
gladiabot-setting-cap_result-robots = Whoever has most robots
gladiabot-setting-cap_result-draw = Nobody

# The table
gladiabot-legend = # single crate, ## double; “Abc2.” has 2 wounds and has still to act
gladiabot-legend-small = # single crate, % double
gladiabot-round = Round { $round }; { $seat } has the initiative.
gladiabot-crates-hurt = Wounds of crates: { $crates }
gladiabot-head-robot = robot
gladiabot-head-cell = on
gladiabot-head-armour = armour
gladiabot-head-range = range
gladiabot-head-power = power
gladiabot-head-wounds = wounds
gladiabot-head-ready = to act
gladiabot-seat = { $seat }
gladiabot-robot-called = { $robot }
gladiabot-out = out

# Setting up
gladiabot-take-colour = { $seat }: which colour do you take?
gladiabot-colour = { $colour }
gladiabot-colour-taken = { $seat } takes { $colour_team }.
gladiabot-take-robot = { $seat }: which robot do you take?
gladiabot-robot = { $robot }: armour { $armour }, range { $range }, power { $power }
gladiabot-robot-taken = { $seat } takes { $robot_the }.
gladiabot-place-crate = { $seat }: where do you put a crate? Still in the box: { $one } single, { $two } double.
gladiabot-crate-on = { $crate } on { $cell }
gladiabot-crate-placed = { $seat } puts { $crate_any } on { $cell }.
gladiabot-place-robot = { $seat }: which of your robots starts where?
gladiabot-robot-on = { $robot } on { $cell }
gladiabot-robot-placed = { $seat } puts { $robot_the } on { $cell }.

# A round
gladiabot-round-began = Round { $round }.
gladiabot-initiative-rolled = { $seat } rolls a { $face } for the initiative.
gladiabot-initiative-won = { $seat } has the initiative.
gladiabot-skipped = { $seat } has no robot left to act with.
gladiabot-act = { $seat }: which robot does what?
gladiabot-move = { $robot } moves to { $to }{ $onto }
gladiabot-attack = { $robot } attacks { $target_robot_the } on { $target_cell } with { $dice ->
    [1] one die
   *[other] { $dice } dice
} against armour { $armour }{ $wounds ->
    [0] {""}
    [1] , one wound
   *[other] , { $wounds } wounds
}
gladiabot-attack-crate = { $robot } attacks { $crate_the } on { $target_cell } with { $dice ->
    [1] one die
   *[other] { $dice } dice
}
gladiabot-push = { $robot } pushes { $crate_the } from { $from } to { $to }
gladiabot-repair = { $robot } repairs { $wounds ->
    [1] its wound
   *[other] one of its { $wounds } wounds
}
gladiabot-wait = { $robot } waits
gladiabot-moved = { $robot_start } moves from { $from } to { $cell }{ $onto }.
gladiabot-repaired = { $robot_start } on { $cell } repairs a wound{ $wounds ->
    [0] {""}
    [1] {" "}and has one left
   *[other] {" "}and has { $wounds } left
}.
gladiabot-waited = { $robot_start } on { $cell } has nothing to repair and waits.
gladiabot-attacked = { $robot_start } on { $cell } attacks { $target_robot_the } on { $target_cell } with { $dice ->
    [1] one die
   *[other] { $dice } dice
}.
gladiabot-fought =
    { $attack } attack ({ $seat })
    { $defence } defence ({ $target_seat })
    { $pairs } { $wounds ->
        [0] no wound
        [1] one wound
       *[other] { $wounds } wounds
    }
gladiabot-wounded = { $robot_start } on { $cell } takes { $wounds ->
    [1] one wound
   *[other] { $wounds } wounds
} and has { $total } against armour { $armour }.

# Crates
gladiabot-crate-moved = { $crate_start } on { $from } is pushed to { $cell }.
gladiabot-rider-rolled = { $robot_start } on the crate rolls a { $face }; with { $added } { $score } that makes { $total }, and from 6 it falls.
gladiabot-rode = { $robot_start } holds on and rides to { $cell }.
gladiabot-fell = { $robot_start } falls to the ground on { $cell }.
gladiabot-crate-attacked = { $robot_start } on { $cell } attacks { $crate_the } on { $target_cell } with { $dice ->
    [1] one die
   *[other] { $dice } dice
}.
gladiabot-crate-wounded = { $crate_start } on { $cell } takes { $wounds ->
    [1] one wound
   *[other] { $wounds } wounds
} and has { $total }.
gladiabot-crate-destroyed = { $crate_start } on { $cell } is destroyed by { $wounds } wounds.
gladiabot-exploded = { $crate_start } on { $cell } explodes.
gladiabot-blast-hit = The explosion attacks { $robot_the } on { $cell } with { $dice } dice.
gladiabot-blast-hit-crate = The explosion attacks { $crate_the } on { $cell } with { $dice } dice.

# Clean-up and end
gladiabot-removed = { $robot_start } on { $cell } is out: { $wounds ->
    [1] one wound is
   *[other] { $wounds } wounds are
} more than its armour of { $armour }.
gladiabot-recovered = { $robot_start } on { $cell } has { $wounds ->
    [1] one wound
   *[other] { $wounds } wounds
}, no more than its armour of { $armour }, and recovers.
gladiabot-left = { $seat } has no robot left.
gladiabot-last = { $winner_seat } has the last robot on the board.
gladiabot-all-fell = The last robots fell together; the game is shared by { $winner_seat }.
gladiabot-round-cap = The last round is over; in front: { $winner_seat }.

# What is not allowed
gladiabot-no-cell = There is no cell { $cell } on this board; take the name of one that is drawn.
gladiabot-not-middle = { $cell } is on the border; a crate goes on a cell with six neighbours.
gladiabot-crate-there = A crate stands on { $cell } already; choose another cell.
gladiabot-none-left = No { $crate } is left in the box; take one of the other kind.
gladiabot-not-border = { $cell } is in the middle, where crates stand; a robot starts on the border.
gladiabot-placed-already = { $robot_start } is on the board already; place another robot.
gladiabot-not-yours = { $robot_start } is not one of the robots of { $seat }; name one of yours.
gladiabot-no-robot = No robot of { $seat } stands on { $cell }; name the cell of one of yours first.
gladiabot-acted = { $robot_start } on { $cell } has acted this round; choose another robot.
gladiabot-not-beside = { $target_cell } is not next to { $cell }; a robot moves one space.
gladiabot-occupied = A robot stands on { $cell } already; choose a free cell.
gladiabot-too-high = The double crate on { $target_cell } cannot be climbed from the ground; step on a single crate first.
gladiabot-too-deep = From the double crate on { $cell } there is no way down to { $target_cell }; step on a single crate first.
gladiabot-nobody = No robot stands on { $target_cell }; attack a cell with an opposing robot.
gladiabot-own-side = { $target_robot_start } on { $target_cell } is on the same side; attack an opposing robot.
gladiabot-out-of-range = { $target_cell } is { $distance ->
    [1] one space
   *[other] { $distance } spaces
} from { $cell }, and the range is { $range }; go nearer first.
gladiabot-out-of-range-high = { $target_robot_start } stands on a double crate { $distance ->
    [1] one space
   *[other] { $distance } spaces
} away, which takes one off the range and leaves { $range }; go nearer first.
gladiabot-no-line = A double crate stands between { $cell } and { $target_cell }, and nobody can fire through it; go round it.
gladiabot-not-destructible = Crates cannot be attacked in this game; that takes the setting destructible or explosive.
gladiabot-no-crate = No crate stands on { $target_cell }; name the cell of a crate.
gladiabot-own-crate = { $robot_start } stands on that crate itself; another robot must attack it.
gladiabot-not-movable = Crates cannot be pushed in this game; that takes the setting movable.
gladiabot-push-far = The crate on { $from } is not next to { $cell }; a robot pushes a crate beside it.
gladiabot-push-jump = { $target_cell } is not next to { $from }; a crate is pushed one space.
gladiabot-push-blocked = Something stands on { $target_cell }; a crate is pushed to an empty cell.
gladiabot-push-off = { $cell } is not on the board; a crate stays on it.

# Set-ups and files
gladiabot-three = Gladiabot is for two, or with two boxes for four; three cannot play it.
gladiabot-forces-for-two = More robots each (“{ $forces }”) are for two players; four have three each.
gladiabot-colours-few = { $number } colours are needed, and the box has { $found }; add some, or play with fewer.
gladiabot-not-five = All five robots of a colour are to play, and { $colour } has { $number }; give it five.
gladiabot-border-small = The border of the board has { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} for { $number } robots; draw a larger one.
gladiabot-middle-small = The middle of the board has { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} for { $number ->
    [one] { $number } crate
   *[other] { $number } crates
}; take fewer crates or a larger board.
gladiabot-content = { $setting }: { $cause }
gladiabot-robots-few = { $colour } has { $number ->
    [one] { $number } robot
   *[other] { $number } robots
}; give each colour 3 to { $most }.
gladiabot-names = { $where } must be a list of different texts; correct it.
gladiabot-name = { $where } cannot be “{ $found }”; write lower-case letters and digits, with hyphens between them, 20 at most.
gladiabot-row = { $where } must be a text of # (a cell) and spaces; correct it.
gladiabot-board-empty = { $where } has no cell; draw some with #.
gladiabot-row-shift = { $where }: the # at sign { $sign } does not fit between those above; cells of a row are two signs apart, and rows shifted by one.
gladiabot-boards-overlap = { $where } lays the second board over the first; move it further.
gladiabot-board-large = { $where } has { $cells } cells; a board has { $most } at most, in { $rows } rows and { $columns } columns.
gladiabot-board-parts = { $where } falls into parts that no robot could cross between; join them.
gladiabot-colour-twice = { $where }: { $colour } is taken twice; give it to one seat.
gladiabot-unknown-robot = { $where } names no robot of the colours taken; known are: { $known }.
gladiabot-robots-many = { $where } names { $number } robots of { $colour }; { $most } of a colour take part at most.
gladiabot-two-on-one = { $where } cannot be { $cell }, where another robot stands; put it elsewhere.
