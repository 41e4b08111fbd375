# Seaboard: the table on the web.

table-unknown = There is no such table.
table-no-such-page = There is nothing at this address.
table-no-such-event = The game has no event { $number }.
table-no-key = This browser has no seat at this table. Open the link you were given.
table-link-used = This link has been used already. Ask the host for a new one.
table-host-only = Only the host can give out a new link for a person’s seat.
table-not-your-turn = It is not your turn.
table-watchers-watch = You are watching: only the players move.
table-stale = The question on the table has changed meanwhile.
table-written-elsewhere = The game went on elsewhere meanwhile. You see its latest position.
table-not-saved = The move could not be saved, so it was not made. Try again.
table-message-too-large = That was too much at once.
table-message-unreadable = That could not be understood.
table-receipt-later = The record of this game can be had when it is over.
table-seat-count =
    { $given ->
        [one] One seat is given, but the game has { $wanted }.
       *[other] { $given } seats are given, but the game has { $wanted }.
    }
table-seat-kind = A seat cannot be “{ $seat }”: it is here, by link, or a bot.
table-undone = Player { $seat } takes a move back.
table-hinted = Player { $seat } asked for a hint (assistance).
table-no-hints = Hints are given to whoever plays alone, while a question is open, and not in every game.

cli-help-serve = Open the table in the browser.
cli-opt-host = The address the table listens on.
cli-opt-port = The port the table listens on; 0 chooses a free one.
cli-opt-database = Where tables are kept: a database address; usually a file in your data folder.
cli-opt-window = How many seconds a question with a clock stays open (usually 6).
cli-opt-no-open = Do not open a browser.
serve-ready = The table is open at { $address }. Stop it with Ctrl-C; every move is kept.
serve-missing = The web table is not installed: install seaboard[table].
