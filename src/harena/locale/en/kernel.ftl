# Answers
list-more = and { $number } more
answer-not-offered = “{ $wanted }” is not on offer now; choose one of: { $offered }.
answer-ambiguous = “{ $wanted }” can mean several things; write one of: { $offered }.
game-over = The game is over; nothing more can be played.
game-not-begun = The game has not begun; begin it before you play.
game-broken = This game broke down in the middle of an answer; load it again from its record.
undo-none = There is nothing to undo yet.
undo-blocked = What came before a roll, a draw or another seat's answer cannot be undone.
choose-effect = { $seat }: which effect comes first?
game-ended = The game is over. { $reason }
place = { $seat } { $place ->
    [1] { $sharing ->
        [1] wins
       *[other] shares the first place
    }
   *[other] finishes in place { $place }
}

# Setting up
game-unknown = There is no game called “{ $game }”; installed are: { $known }.
game-unloadable = The game “{ $game }” ({ $package }) does not load: { $problem }; repair or uninstall it.
game-no-type = The entry point “{ $game }” ({ $package }) names no game type of that id; correct its package.
seats-number = “{ $game }” takes { $least } to { $most } seats, not { $seats }.
table-seats = The table has { $seats } seats, but { $names } names and { $players } players; give one of each to every seat.
setting-unknown = There is no setting “{ $setting }”; { $known ->
    [none] this game has no settings
   *[other] this game has: { $known }
}.
setting-value = The setting “{ $setting }” cannot be { $value }; allowed: { $allowed }.
bot-unknown = There is no bot called “{ $bot }”; write one of: { $known } (N is a number of simulations).
bot-without-policy = The bot “greedy” cannot play { $game }, which says nothing of how it is played; take another bot.

# Dice
dice-unscripted = Nobody scripted result { $nth } ({ $wanted }); add it to the dice.
dice-impossible = Scripted result { $nth }, “{ $token }”, cannot come from { $wanted ->
    [draw] this draw
   *[other] a { $wanted }
}; correct the dice.
dice-left-over = { $number ->
    [one] One scripted result was
   *[other] { $number } scripted results were
} not rolled; remove what is too much.

# Plain data from outside
data-missing = { $where } is missing; add it.
data-unknown = { $where } is not known here; known are: { $known }.
data-kind = { $where } must be { $wanted ->
    [table] a table
    [list] a list
    [texts] a text or a list of texts
    [dice] a list of numbers and names
    [events] a list of event ids, or of tables with an id
    [switch] true or false
   *[other] a text
}, not { $found }.
data-number = { $where } must be a whole number from { $least } to { $most }, not { $found }.
data-word = { $where } must be one of { $allowed }, not { $found }.
data-length = { $where } must have { $number } entries, not { $found }.
data-deep = { $where } lies too deep: lists and tables may lie { $most } deep in one another; make it flatter.
data-huge = { $where } is too large a number: { $found }; numbers may have 15 digits.
data-half = { $where } holds half a character, which no file can keep: { $found }; write it anew.
step-unfit = { $where } ({ $step }) does not fit this position; correct one or the other.
step-no-effect = { $where } ({ $step }) is no effect and cannot wait; put it on the agenda.
position-no-agenda = { $where } is empty, so nobody knows what comes next; name at least one step, or an outcome.
position-impossible = The rules break down in this { $where }, which no game can reach ({ $problem }); correct it.

# Records
record-line = Line { $line }: { $cause }
record-not-one = This is no record; a record begins with “{ $first }”.
record-cut-off = The last line is cut off; delete it to load what stands above.
record-edited = The seal does not match, so this line or the one above it was changed; restore it, or cut the record off above it.
record-header = Here must stand “{ $key }: ” and a value in JSON; restore this line.
record-no-begin = Here must stand “begin”, the start of the game; restore this line.
record-no-decision = This is no decision; write seat, notation and dice as in “0 move 3 b2 | 4”.
record-json = What follows the mark is not JSON; restore this line.
record-seat = The seat that is asked here is { $seat }, not { $found }; restore this line.
record-state = The position here is not the one recorded; the record was edited, or the rules have changed.
record-view = The table here does not look as recorded; the record was edited, or the rules have changed.
record-event = This did not happen here; the record was edited, or the rules have changed.
record-result = The result does not follow from the moves; restore this line.
record-other-version = This record was made with version { $version } of “{ $game }”, installed is { $current }; install the Harena it was made with to go on with it.

# Scenes
toml-syntax = This is not TOML: { $problem }.
toml-too-large = A file may have { $most } characters, not { $found }; shorten it.
scene-format = This is written in scene format { $found }, known is { $known }; write scene = { $known }.
scene-names = { $where } names two seats alike ({ $names }); give each its own name.
scene-place = { $where }: { $cause }
scene-failed = { $where }: { $what ->
    [events] the events
    [refusal] the refusal
    [dice] the dice rolled
   *[other] { $what }
} should be { $expected } but { $what ->
    [events] are
    [dice] are
   *[other] is
} { $found }.

# Contract
law-broken = The law of { $law } is broken: { $how }.
