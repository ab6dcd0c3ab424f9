# The pages
web-tools = Tools
web-skip = Skip to the games
web-skip-board = Skip to the board
web-foot = Harena runs on your own machine. The dice are real chance, the rules are the rulebook's, and every game leaves a record.
web-close = Close
web-done = Done
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-no-answer = The server does not answer; look whether it is still running, then try again.

# The lobby
web-welcome = The sand is raked
web-welcome-about = Choose a game. One click sits you down against a bot; a new table seats friends as well, here or far away.
web-play = Play
web-quick = Play a bot
web-new-table = New table
web-seats = { $least } to { $most } players
web-seats-exactly = { $most ->
    [1] 1 player
   *[other] { $most } players
}
web-continue = Continue
web-forget = Forget this table
web-table-your-turn = Your turn
web-table-waiting = Waits for others
web-table-over = Over
web-table-watching = Watching
web-you-name = Player

# A new table
web-seating = Seats
web-seat = Seat { $number }
web-seat-me = You
web-seat-same = Same device
web-seat-bot = Bot
web-seat-link = By link
web-seat-empty = Empty
web-seat-link-about = You get a link to send.
web-seat-empty-about = Nobody sits here.
web-name = Name
web-name-of = Name on seat { $number }
web-bot-of = Bot on seat { $number }
web-bot-random = Tiro, who plays at random
web-bot-greedy = Miles, who takes what is best now
web-bot-flat = Optio ({ $simulations } games ahead)
web-bot-tree = { $simulations ->
    [200] Optio, who thinks a little
    [1000] Centurio, who thinks
    [4000] Legatus, who thinks for long
   *[other] Centurio ({ $simulations } games ahead)
}
web-rules = Rules of this table
web-own-file = From a file…
web-file-for = File: { $label }
web-more = More
web-seed = Seed of the dice
web-seed-about = The same number gives the same dice; empty is chance.
web-spectators = Others may watch, with a link
web-create = Open the table

# The table
web-board = Board
web-side = Players and chronicle
web-now = What to do now
web-players = Players
web-you = you
web-person = a person
web-open = free seat
web-to-move = to move
web-thinking = thinks…
web-your-turn = Your turn.
web-waiting = One moment…
web-over = The game is over.
web-again = Play again
web-to-lobby = To the lobby
web-undo = Undo
web-undo-what = { $label }
web-hint = Hint
web-hint-coming = Thinking…
web-hint-title = What a bot would do
web-thought = Hint: { $label } ({ $percent } %).
web-share = Expected share of a win
web-share-of = { $percent } % · { $visits ->
    [one] one game tried
   *[other] { $visits } games tried
}
web-answers = { $number ->
    [one] The one answer
   *[other] All { $number } answers
}
web-filter = Show only those with
web-filter-none = No answer has these words.
web-press-again = Press again to play it
web-record = Download the record
web-chronicle = Chronicle
web-no-undo-past = Undo does not reach past here
web-taken-back = taken back
web-begun = The game begins.
web-played = { $seat } plays { $notation }.
web-undone = { $seat } takes a move back.
web-seated = { $seat } sits down.

# Invitations
web-awaited = { $number ->
    [one] One seat waits for somebody
   *[other] { $number } seats wait for somebody
}
web-invite-about = Each link seats whoever opens it first. Send it, or let a phone read the code.
web-invite-link = Link to seat { $number }
web-watchers = Watching
web-watch-about = Whoever has this link sees the table and cannot play.
web-watch-link = Link to watch
web-qr = QR
web-qr-alt = QR code of the link beside it
web-replace = Seat a bot
web-replace-by = Bot to seat instead
web-invited = A seat is kept for you
web-invited-about = Table { $table } waits for you. What shall the others call you?
web-your-name = Your name
web-sit-down = Sit down
web-stranger = This table does not know you
web-stranger-about = Its seats belong to other devices. Ask whoever opened it for a link, or open a table of your own.

# The line
web-line-connecting = Going to the table…
web-line-live = Connected again.
web-line-lost = The line is cut; trying again. Nothing you played is lost.
web-line-replaced = This seat is played in another tab.
web-line-refused = This table does not know you.
web-line-old = This page is older than the server; load it again.
web-play-here = Play here

# Settings
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-auto = Auto
web-theme-day = Day
web-theme-night = Night
web-dice = Dice
web-dice-full = Tumble
web-dice-quick = Quick
web-dice-still = Still
web-large = Larger text
web-large-about = A quarter larger, everywhere.
web-confirm = Confirm moves
web-confirm-about = A move is played at the second press.
web-keys = Keys
web-keys-about = Single letters act at the table: U undo, H hint, ? all of them.

# Keys
web-keys-on = Single keys can be turned off in the settings.
web-keys-off = Single keys are off; turn them on in the settings.
web-key-1 = Take the latest move back
web-key-2 = Ask for a hint
web-key-3 = Hear the latest event again
web-key-4 = Hear what is to be done
web-key-5 = Hear who plays
web-key-6 = Go to the board
web-key-7 = Go to the list of answers
web-key-8 = Show these keys
