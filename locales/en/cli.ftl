# Seaboard: the command line and the game at the prompt.

## Help pages

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-help-help = Show this page.
cli-help-seaboard = A digital table for three published board games of the flood.
cli-help-play = Play a game in this terminal.
cli-help-simulate = Let bots play many games and count.
cli-help-arena = Let bots play against each other at every table and draw who wins.
cli-help-fuzz = Look for faults in a game’s rules by random play.
cli-help-replay = Tell a recorded game again, move by move.
cli-help-verify = Check a recorded game: every move, die, fingerprint and the result.
cli-help-rule = Show a clause of the rules, or list them all.
cli-help-rules = Show all the rules of a game.
cli-help-about = Show the values printed on a game’s components and where each comes from.
cli-opt-lang = The language: English, Spanish or French.
cli-opt-games = How many games.
cli-opt-seed = The seed: the same seed, the same games.
cli-opt-bot = The bot in each seat, given once for all seats or once for each.
cli-opt-bots = Bots that meet, “search,greedy”: the first sits alone against the others, in every seat in turn. One name alone: all seats. May be given several times.
cli-opt-workers = How many processes share the work; the result stays the same.
cli-opt-edition = A file with the values of your own box.
cli-opt-json = Print the figures as JSON.
cli-opt-csv = Write every seat of every game to this file as CSV.
cli-opt-out = Write a page of Markdown to this file, and a picture beside it.
cli-opt-dumps = The folder for games that show a fault.
cli-opt-seats = Who sits where, seat by seat: “me” or a bot.
cli-opt-resume = Go on with the game that was left.
cli-opt-load = Go on with a game from this file.
cli-option-of-game = { $label }: { $allowed } (usually { $default }) [{ $rules }]

## When the command line is misused

cli-no-such-option = There is no option “{ $option }”. Try --help.
cli-missing = “{ $name }” is missing. Try --help.
cli-bad-value = “{ $name }” takes one of these values: { $allowed }.
cli-needs-value = The option “{ $option }” needs a value.
cli-misused = This command cannot be understood. Known here: { $known }.
cli-file-fault = The file { $file } cannot be used: { $fault }
cli-not-text = The file is not text in UTF-8.
bot-unknown = There is no bot called “{ $bot }”. The bots are: { $known }.
bot-cannot-play = “{ $bot }” cannot play { $game }. These bots can: { $known }.

## Simulating and checking

cli-simulating = { $game }
cli-simulated =
    { $games ->
        [one] One game, { $decisions } decisions, seed { $seed }.
       *[other] { $games } games, { $decisions } decisions, seed { $seed }.
    }
cli-win-rate =
    Seat { $seat } ({ $bot }) wins { $rate } %, 95 % interval { $low } to { $high } ({ $wins ->
        [one] one win
       *[other] { $wins } wins
    }).
cli-arena-playing = { $game }: { $bots }
cli-arena-title = { $game }: who wins
cli-arena-how = The first bot has one seat, in teams one team, against the others and moves on from game to game. A shared victory counts in parts. “Luck” is what the same number of seats would win by luck alone. Boards, seats and turns are compared in games where all seats have the same bot.
cli-arena-legend = Games won, with 95 % intervals. Red: what luck alone would give. Dark: ahead of luck, pale: behind, beyond doubt.
cli-arena-seats = Seat { $number }
cli-arena-turn = Turn { $number } of the round
cli-arena-column-table = Table
cli-arena-column-who = Who
cli-arena-column-games = Games
cli-arena-column-won = Won
cli-arena-column-interval = 95 % interval
cli-arena-column-luck = Luck
cli-arena-column-score = Average score
cli-fuzzing = { $game }
cli-fuzzed =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $positions } positions, { $faults ->
        [0] no fault.
        [one] one fault.
       *[other] { $faults } faults.
    }
cli-dumped = A game that shows a fault: { $file }
cli-verified =
    { $events ->
        [one] The record holds: one event, every position as stated.
       *[other] The record holds: { $events } events, every position as stated.
    }
dice-kept =
    { $count ->
        [one] The dice were promised beforehand: the one answer of chance follows from the seed.
       *[other] The dice were promised beforehand: all { $count } answers of chance follow from the seed.
    }
dice-promised = The dice are promised; their seed is shown when the game is over.
dice-unpromised = The dice of this game were not promised beforehand.
cli-unfinished = The game is not over yet.
cli-about = Seaboard { $version }, { $engine }.
cli-rights = Unofficial. Titles belong to their publishers; words and drawings are our own. A reconstructed value is our best reading of a picture we do not have: correct it with an edition file.

engine-compiled = compiled engine
engine-pure = engine in pure Python: the same rules, only slower (it is compiled where “make” finds a C compiler)

provenance-rulebook = rulebook
provenance-derived = derived
provenance-web = reported
provenance-reconstructed = reconstructed
provenance-edition = your edition

## Rules

rule-unknown = There is no clause “{ $rule }”. “seaboard rule” lists them all.
rule-ruling = Our ruling:
rule-source = Printed under:

## A game at the prompt

play-welcome = Seaboard. Type help for the commands.
play-dice-promised =
    The dice were promised before the first roll. When the game is over, “seaboard verify FILE” checks every roll against this promise:
    { $commitment }
play-dice-unpromised = The promised dice of this game are not here; it goes on with others, which cannot be verified.
play-hint = (? for the moves, help for more)
play-help =
    Type a move or its number in the list, or one of these:
      ?            every legal move with its rules, and what is forbidden and why
      ??           what is forbidden and why, however much it is
      why          what can be done now and why; why MOVE: about one move
      try MOVE     what a move would do, without making it
      goal         what you play for, and how far you are
      hint         the best moves and their chances, when you play alone or against bots; the log says so
      undo         take back your last move, as far as nothing was revealed since
      restart      take back all your moves since chance or another player acted
      board        draw the table again
      see          the position in sentences
      log          the game so far, each line with its rules
      rule ID      a clause of the rules, for example { $rule }; rule alone: those of the question
      dice         the promise of the dice, which proves them when the game is over
      save FILE    write the game to a file
      lang es      another language: en, es, fr
      quit         leave; every move is kept, --resume goes on
play-kept = The game is kept in { $file }. Go on with --resume.
play-recorded = The record of the game is { $file }.
play-saved = Saved in { $file }.
play-undone = Taken back.
play-hinted = Assistance: the log says that you asked. If you play on like the quick bot, you win about
play-hint-chance = { $move }: { $percent } % ({ $low } to { $high } %, { $games } games)
play-languages = The languages are { $known }.
play-asked = { $who }: { $question }
play-hand-over = { $who }, when you have read this, press Enter: the screen is cleared for { $next }.
play-take-over = The keyboard goes to { $who }. Press Enter when nobody else is looking.
play-meanwhile = Meanwhile:
play-no-such-number = There is no move { $number } in the list: it goes from 1 to { $count }.
play-more-refusals =
    { $count ->
        [one] One reason against other moves: ?? shows it.
       *[other] { $count } reasons against other moves: ?? shows them.
    }
play-bot-moves = { seat-name } (bot): { $move }
play-why-legal = “{ $move }” is allowed.
play-refused = not { $move }: { $reason }
play-nothing-kept = No game was left to go on with.
play-other-game = This is a game of { $game }.
play-seat-count =
    { $given ->
        [one] One seat is given, but the game has { $wanted }.
       *[other] { $given } seats are given, but the game has { $wanted }.
    }
play-no-person = Nobody would play: give at least one seat to “{ $person }”, or use simulate.
play-set-up = The table is set up; log tells it in full. At the end:
play-needs-move = Say a move or its number after { $command }, for example: { $command } { $example }
play-no-refusals = Nothing that one might try now is forbidden.

## What each game is played for

goal-nautilion = Bring the Nautilion to the Abyss with a crew member in each of its nine cabins, before the Phantom reaches the Happy Isles.
goal-nautilion-mages = With the Mages: you also need a Mage A, a Mage B and a Mage C in the mage’s cabin.
goal-nautilion-mercenaries = With the Mercenaries: where the two submarines meet, you lose if the Phantom has more harpoons.
goal-nautilion-heroics = With the Heroic Actions: none of their cards may be showing when you arrive.
goal-diluvium = Gather the most gold. When the first player’s turn begins and one of the trays of food, craft or weapons is empty, that round is the last.
goal-diluvia = Have the most animals on the raft when the water reaches row 7. Of equals, whoever sits nearest the VIP seat wins.
goal-diluvia-teams = Have the most animals on the raft, as a team, when the water reaches row 7. Of equals, the team nearest the VIP seat wins.
