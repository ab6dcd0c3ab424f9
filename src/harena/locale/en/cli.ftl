# The table in the terminal
table-opened = { $title } (dice: { $scheme })
table-help-hint = Write “help” to see what you can write.
table-help = Answer with the number of an option, its notation, or as much of its words as leaves no doubt.
    ? [WORDS]  list all answers with their numbers, or those that begin so
    undo       take your last answer back, as far as the last roll, draw or answer of another seat
    hint       let a bot think for two seconds and say what it would do
    view       show the table and the question again
    save FILE  keep the game in a file; go on with “harena play --resume FILE”
    quit       stop; an unfinished game is kept in a file
table-many = { $number } answers; write “?” to see them all, or “? WORDS” for those that begin so.
table-bot-plays = { $seat } plays: { $notation }
table-undone = Taken back: { $notation }
table-saved = Saved in { $file }.
table-hint = { $notation }: { $percent } % after { $visits ->
    [one] one game tried
   *[other] { $visits } games tried
}
table-left = The game is kept in { $file }; go on with: harena play --resume { $file }
save-no-name = Nobody knows where to save; write “save FILE”.
save-exists = { $file } exists already; choose another name, or remove it first.
which-game = Which game? Write its number or its name.
no-game-chosen = No game was chosen; write “harena play GAME”.
resume-over = The game in { $file } is over; look at it with: harena replay { $file }
play-in-terminal = With { $wish } a game is played in the terminal: add --terminal. In the browser you choose all that there.
wish-no-value = “{ $setting }” gives no value; write it as setting=value.

# Files
in-file = { $file }: { $cause }
file-missing = There is no file { $file }; check the name.
file-not-text = { $file } is not text in UTF-8 (byte { $byte }); save it as UTF-8.
file-unreadable = { $file } cannot be read: { $problem }.
file-unwritable = { $file } cannot be written: { $problem }; choose another place.
file-too-large = { $file } is too large to be one of ours; check the name.

# Commands
games-seats = { $seats } seats
games-files = @FILE is a file of your own: --set { $setting }=@my-{ $setting }.toml
replay-watched = Recorded with version { $version } of “{ $game }”, told from the record without checking it by today's rules.
scene-true = true
rule-unknown = No rule is called or says “{ $wanted }”; look for other words, or an id such as P-3.
sim-endless = Game { $nth } of “{ $game }” did not end; report it with the seed.
