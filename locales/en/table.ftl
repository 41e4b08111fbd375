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
table-took-too-long = This took longer than { $seconds } seconds, so it was stopped. It may be too large; a smaller one may do.
table-needs-too-much-memory = This needs more memory than one request is given, so it was stopped.
table-work-failed = Something went wrong on the server while it was at work on this. Its log says what.
table-busy-with-yours = The server is still at work on what you sent before. Send this again when that is done, within { $seconds } seconds.
table-replay-too-large = Told move by move this game would be larger than { $most } megabytes, which is more than a page can show.
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
table-reseated = The host has given seat { $seat } a new link.
table-reseat-is-the-hosts = A new link for a seat is no move: the host gives it out.
table-asides-full = This game has { $most } undos, hints and new links in its log, and there is room for no more. Moves can still be made.
table-log-full = The log of this game has { $most } events, and there is room for no more. Begin a new table.
table-other-rules = This table was begun with version { $began } of the rules; this is version { $current }. It is kept, but it cannot be gone on with here.
table-other-edition = The edition this table was begun with no longer loads. { $reason }
table-other-log = This table was begun under other rules: its event { $number } is not possible under these. It is kept, but it cannot be gone on with here.

cli-help-serve = Open the table in the browser.
cli-opt-host = The address the table listens on.
cli-opt-port = The port the table listens on; 0 chooses a free one.
cli-opt-database = Where tables are kept: a database address; usually a file in your data folder.
cli-opt-window = How many seconds a question with a clock stays open (usually 6).
cli-opt-no-open = Do not open a browser.
serve-ready = The table is open at { $address }. Stop it with Ctrl-C; every move is kept.
serve-missing = The web table is not installed: install seaboard[table].
