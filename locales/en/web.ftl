# Seaboard: the client in the browser.

## Frame

web-title = Seaboard
web-title-game = { $game } · Seaboard
web-title-your-turn = ● Your turn: { $game }
web-title-replay = Replay · Seaboard
web-title-closed = Table closed · Seaboard
web-tagline = A quiet table for published board games of the flood, with every rule at hand.
web-language = Language
web-settings = Settings
web-settings-look = Look
web-settings-theme = Theme
web-settings-theme-system = As the device
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-textsize = Size of text
web-settings-textsize-usual = Usual
web-settings-textsize-large = Large
web-settings-textsize-largest = Largest
web-settings-moves = Moves
web-settings-pace = Pace of moves
web-settings-pace-at-once = At once
web-settings-pace-brisk = Brisk
web-settings-pace-calm = Calm
web-settings-animation = Pieces move
web-settings-confirm = Ask once more before what chance will answer
web-settings-reading = Board and log
web-settings-coordinates = Names of places on the board
web-settings-notation = Moves as records write them
web-settings-clauses = Clauses of the rules at every line
web-settings-sound = Sounds
web-settings-shortcuts = Single-key shortcuts (U and ?)
web-settings-kept = These choices are kept in this browser.
web-close = Close
web-loading = Loading…
web-retry = Try again
web-to-lobby = Back to the lobby
web-error-network = The table cannot be reached. Is the server running?
web-error-status = The server answered with the error { $status }.

## Games, seats and bots

web-game-nautilion = Nautilion
web-game-nautilion-about = Dive to the Abyss with nine different crew members aboard, before the Phantom gets to the Happy Isles. For one player, or two together.
web-game-diluvium = Diluvium
web-game-diluvium-about = Explore a drowned world, settle it, produce and fight: whoever has gathered the most gold wins. For two to four players, each with secrets of their own.
web-game-diluvia = Diluvia
web-game-diluvia-about = The water rises over the jungle: get your animals onto the raft and keep them there through waves, pushes and storms. For two to four players, or teams of four or six.
web-game-other = { $game }
web-bot-other = Bot “{ $bot }”
web-seat-here = Me, here
web-seat-same-screen = Another person at this screen
web-seat-link = A person invited by link
web-seat-you = you
web-seat-present = here
web-seat-away = away
web-seat-turn = to move
web-seat-your-turn = your move
web-seat-thinking = thinking…
web-option-players =
    { $value ->
        [one] One player
       *[other] { $value } players
    }
web-option-submarine = Submarine { $value }
web-option-reserve = Reserve of { $value }
web-option-boards = Boards: { $value }
web-option-peoples = Peoples: { $value }
web-choice-boards-a = Side A for all
web-choice-boards-dealt = B sides, dealt
web-choice-boards-chosen = B sides, chosen
web-choice-peoples-seated = By seat
web-choice-peoples-dealt = Dealt
web-option-teams = { $value }
web-choice-teams-none = No teams
web-choice-teams-pairs = Teams of two
web-choice-teams-threes = Teams of three
web-option-express = { $value }
web-choice-express-no = Full game
web-choice-express-yes = Express
web-option-tentacles = Tentacles: { $value }
web-choice-tentacles-row = Along its row
web-choice-tentacles-anywhere = Anywhere dry
web-option-seats = Seats: { $value }
web-choice-seats-actor = Whoever acts chooses
web-choice-seats-owner = The owner chooses
web-option-reset = Empty deck: { $value }
web-choice-reset-all = Deal anew
web-choice-reset-discards = Shuffle the discards
web-option-other = { $name }: { $value }

## Lobby

web-play-now = Play now
web-new-begin = Set up the table
web-new-handed-over = Each of you has secrets in this game: the screen is covered whenever it goes to the next person.
web-continue-older = Show older tables
web-about = About
web-about-text = Seaboard plays by the printed rules, clause by clause. Every line of the log names the clauses it rests on, and every refusal says why.
web-about-dice = What chance will bring is promised before the game begins and can be checked when it is over.
web-about-rights = Unofficial. Titles belong to their publishers; words and drawings are our own.

## Replaying a file

web-replay = Replay a record
web-replay-about = Choose a saved game record: every move and every die is checked, then you can walk through the game.
web-replay-file = Choose a game record (.toml)
web-replay-checking = Checking the record…
web-replay-of = { $game }, replayed
web-replay-verdict = What the check found
web-replay-holds =
    { $events ->
        [one] The record holds: one event, allowed by the rules.
       *[other] The record holds: { $events } events, all allowed by the rules.
    }
web-replay-other = Another record

## Table

web-table = Table
web-table-closed = This table is not open to you
web-connecting = Coming to the table…
web-reconnecting = The connection is lost; reconnecting. Nothing you did is lost.
web-prompt-of = { $name }:
web-players = Players
web-undo = Undo
web-hint = Hint
web-hint-thinking = Thinking for a second…
web-hint-chance = wins { $percent } %
web-hint-interval = between { $low } and { $high } %
web-hint-about = Assistance, and the log says so. Each choice was played on { $games } times the way the quick bot plays; play better than it does and you win more often.
web-hints-used = With assistance: { $count ->
    [one] one hint
   *[other] { $count } hints
}.
web-moves = Moves as a list
web-moves-none = There is nothing for you to decide now.
web-moves-forbidden = Not allowed now
web-board-failed = The board could not be drawn. The list of moves still works.
web-position = The position in words
web-position-toggle = Show the position in words
web-log = Log
web-log-empty = Nothing has happened yet.
web-history = History
web-history-first = To the beginning
web-history-back = One step back
web-history-forward = One step forward
web-history-end = To the end
web-history-live = Live
web-history-position = Moment of the game
web-history-at = Event { $number } of { $last }
web-record = Record
web-receipt = Download the record
web-receipt-later = The record can be downloaded when the game is over.
web-dice = The promise of chance
web-dice-about = This fingerprint of the secret seed was fixed before anything was rolled or drawn. When the game is over the seed is shown, and anyone can check that every roll and every draw follows from it.
web-dice-commitment = Fingerprint:
web-dice-seed = Seed:

## Sharing

web-share = Invite
web-share-seat = Link for { $name }
web-share-watch = Link for onlookers
web-share-copy = Copy
web-share-copy-of = Copy: { $what }
web-share-copied = The link is copied. It works once, for whoever opens it first.
web-share-copied-watch = The link for onlookers is copied.
web-share-marked = The link is marked: copy it with your keyboard or by a long press.
web-share-taken = { $name } is at the table.
web-share-waiting = { $name } is not at the table.
web-share-reissue = New link for { $name }
web-share-reissued = Here is a new link; the old one no longer works.

## One screen for several

web-hand-over = Hand over
web-hand-over-to = Pass the device to { $name }
web-hand-over-nobody = The table is covered
web-hand-over-about = What each of you knows stays hidden until the next person says they are here.
web-hand-over-waiting = The table waits for { $name }, who plays elsewhere.
web-hand-over-take = I am { $name }
web-hand-over-done = You have answered. Now it is the turn of { $name }.

## Rules and help

web-rule-title = Rule { $rule }
web-rule-open = { $rule }: open this rule
web-rule-browse = Neighbouring clauses
web-rule-unknown = There is no clause “{ $rule }” in the register.
web-help = Help
web-help-intro = What you can do is lit on the board. Touch it, or reach it with the keyboard.
web-help-tab = go to the next thing you can choose; Enter or the space bar chooses it
web-help-arrows = walk back and forth through the game so far
web-help-undo = take back your latest move, as long as nothing was revealed since
web-help-hint = a hint, when you play alone or against bots; the log says so
web-help-help = open this page
web-help-escape = close what lies open
web-help-rules = The small numbers such as N-4.1 are clauses of the rules: touch one to read it.
web-help-words = Without the board: “Moves as a list” tells what each move would do and what is not allowed, and the position can be shown in words.
