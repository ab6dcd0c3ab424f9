# At the table
server-noscript = Harena needs JavaScript to show a table; switch it on, or play in a terminal: harena play --terminal
server-joined = { $seat } sits down.
server-bot-sits = { $seat } sits down: a bot, { $bot }.
server-bot-lost = The bot of { $seat } gave no answer in time; the first answer on offer is played for it.
server-hint-lost = The bot found no hint; ask again.
server-not-your-turn = It is for { $seat } to answer.
server-undo-not-yours = The latest move is that of { $seat }; you can take back only your own.
server-stale = The table has moved on; look again, then answer.
server-only-watching = You are only watching here.
server-hello-again = You have said hello already.
server-broke-down = The rules broke down over this answer, and nothing was played; choose another one, and report it.

# Limits
server-rate = That was too fast; wait a moment.
server-busy = The server has too much to do; try again in a moment.
server-storage = The server cannot store the game now, so nothing was played; try again in a moment.
server-malformed = The server does not understand this: { $problem }
server-too-large = That is too large for the server.

# Tables
server-table-unknown = There is no table { $table } here; check its name.
server-table-broken = Step { $step } of table { $table } was changed, or the rules have; the table cannot go on. Restore the data from a copy.
server-seat-taken = Somebody sits there already.
server-invite-spent = This invite has been used, or is too old; ask for a new one.
server-not-creator = Only who opened the table can do that.
server-name-unreadable = This name cannot be shown; choose another one.
server-no-name = No free name was found for the table; try again.
server-nothing-here = There is nothing here.
server-qr-own = QR codes are made only of addresses of this server.

# Starting
server-running = Harena is at { $address } (stop it with Ctrl+C)
server-kept = Tables are kept in { $folder }
server-interpreted = Harena runs interpreted here, so bots think more slowly; with a C compiler it would be installed compiled.
server-data-in-use = Another Harena keeps its tables in { $folder }; use that one, stop it, or choose another folder with --data.
server-no-port = { $host } port { $port } cannot be used: { $problem }; choose another port, or 0 for a free one.
