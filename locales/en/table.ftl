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
table-no-such-wish = This game asks no such question.
table-no-such-clock = There is no such clock for this game.
table-written-elsewhere = The game went on elsewhere meanwhile. You see its latest position.
table-not-saved = The move could not be saved, so it was not made. Try again.
table-message-too-large = That was too much at once.
table-message-unreadable = That could not be understood.
table-took-too-long = This took longer than { $seconds } seconds, so it was stopped. It may be too large; a smaller one may do.
table-needs-too-much-memory = This needs more memory than one request is given, so it was stopped.
table-work-failed = Something went wrong on the server while it was at work on this. Its log says what.
table-busy-with-yours = The server is still at work on what you sent before. Send this again when that is done, within { $seconds } seconds.
table-receipt-later = The record of this game can be had when it is over.
table-seat-count =
    { $given ->
        [one] One seat is given, but the game has { $wanted }.
       *[other] { $given } seats are given, but the game has { $wanted }.
    }
table-seat-kind = A seat cannot be “{ $seat }”: it is here, by link, or a bot.
table-undone = { seat-who } takes a move back.
table-hinted = { seat-who } asked for a hint (assistance).
table-no-hints = Hints are given to whoever plays alone or among bots, while a question is open, and not in every game.
table-reseated = The host has given seat { $seat } a new link.
table-reseat-is-the-hosts = A new link for a seat is no move: the host gives it out.
table-asides-full = This game has { $most } undos, hints and new links in its log, and there is room for no more. Moves can still be made.
table-log-full = The log of this game has { $most } events, and there is room for no more. Begin a new table.
table-other-rules = This table was begun with version { $began } of the rules; this is version { $current }. It is kept, but it cannot be gone on with here.
table-other-edition = The edition this table was begun with no longer loads. { $reason }
table-other-log = This table was begun under other rules: its event { $number } is not possible under these. It is kept, but it cannot be gone on with here.
table-database-away = The database does not answer just now. Nothing is lost: try again in a moment.
table-fault = Something went wrong here. The log of the server has it under { $request }.
table-too-slow = That came too slowly and was cut off.
table-too-many-connections = Too many connections come from your address. Close some pages, or wait a moment.

cli-help-serve = Open the table in the browser.
cli-opt-host = The address the table listens on.
cli-opt-port = The port the table listens on; 0 chooses a free one.
cli-opt-database = Where tables are kept: a file, or an address such as postgresql://…; usually a file in your data folder.
cli-opt-window = How many seconds every question with a clock stays open, whatever was set with its table.
cli-opt-no-open = Do not open a browser.
serve-ready = The table is open at { $address }. Stop it with Ctrl-C; every move is kept.
serve-missing = The web table is not installed: install seaboard[table].
cli-opt-limits = How many times the usual limits for strangers hold; 0 for none.
cli-opt-log = Write faults to this file instead of to the terminal.
cli-opt-public-address = Where people find the table when it stands behind a proxy, such as https://table.example.
cli-opt-allowed-host = A name under which the table may be called besides its own; can be given several times.
cli-opt-trusted-proxy = The address of a proxy whose word is taken for who calls and how; can be given several times.
cli-opt-connections = How many connections one address may hold at a time.
serve-database-taken = Another table is open on this database already: { $database }. It is at { $address } (process { $process }). Stop it first, or choose another database with --database.
serve-database-scheme = Databases of the kind “{ $scheme }” are not known here. Known are a file’s path, { $known }.
serve-database-nowhere = The database has no file: give its path.
serve-database-driver = The driver { $driver } is not installed: install { $extra }.
serve-database-folder = The database { $file } cannot be written: { $fault }.
serve-not-a-database = { $database } is not a database of ours: the file holds something else, or it is damaged.
serve-database-newer = The database was written by a newer version of Seaboard (schema { $found }; this one knows { $known }). Install that version, or choose another database.
serve-database-fault = The database { $database } cannot be opened: { $fault }.
serve-postgres-absent = No PostgreSQL server answers for { $database }.
serve-postgres-unknown = The PostgreSQL server has no such database: { $database }. Create it first.
serve-postgres-refused = The PostgreSQL server does not let us in to { $database }: user or password are wrong.
serve-port-taken = Port { $port } of { $host } is in use already, by another table or another program. Choose another with --port.
serve-port-refused = Port { $port } of { $host } cannot be opened: { $fault }.
serve-host-unknown = { $host } is not an address of this machine.
serve-log-refused = The log { $file } cannot be written: { $fault }.
serve-fault = The table could not be opened: { $fault }.
serve-killed = The table’s process was ended by the signal { $signal }.
serve-ended = The table’s process ended with status { $status }.
serve-again = { $reason } It is started again.
serve-gave-up = { $reason } That happened { $times } times in a row, so it is not started again.

## Deleting

table-deleted = This table has been deleted by whoever set it up.
table-delete-played = Others still play at this table: it can be deleted when the game is over.
table-delete-later = The game still goes on: it can be taken from your list when it is over.
table-delete-campaign = This table belongs to a campaign, whose log tells of it: it stays.

## All at one screen are asked together

web-anybody = Does anybody answer?
web-anybody-nobody = Nobody
web-anybody-somebody = Whoever does takes the screen:

## The clock of a table

web-clock = Time to answer
web-clock-seconds = { $seconds } s
web-clock-everybody = Wait for everybody
web-clock-about = A question to several at once stays open for so long, whatever is answered and by whom.
web-clock-everybody-about = For games over days: it goes on when all who are asked have answered.
