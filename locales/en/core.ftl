# Seaboard: what all games say.

## People

seat-name = Player { $seat }
seat-who = Player { $seat }
nature-name = Chance

## Moves

move-unknown-verb = “{ $text }” is not a move of this game. A move begins with one of these words: { $known }.
move-word-count =
    { $wanted ->
        [0] “{ $verb }” stands alone, but { $given ->
            [one] one word follows it.
           *[other] { $given } words follow it.
        }
        [one] “{ $verb }” needs one word after it, not { $given }.
       *[other] “{ $verb }” needs { $wanted } words after it, not { $given }.
    }
move-no-such-number = The number { $number } is no move of this game.
move-bad-word = “{ $word }” cannot follow “{ $verb }”: there is no such choice.
move-not-your-decision =
    { $seat ->
        [-1] Onlookers have no say in the game.
        [0] Chance has nothing to decide now.
       *[other] { seat-who } has nothing to decide now.
    }
move-game-over = The game is over: there is nothing left to decide.
move-only-chance = Only chance rolls, draws and deals.
move-not-now = First answer the question on the table.
move-too-many-outcomes = There are too many ways for this to fall out to list them all; they can only be drawn.
move-impossible-chance = Chance cannot give “{ $move }” here.

## Undo

undo-not-allowed = This cannot be taken back. Undo reaches only your own latest moves, up to the last thing revealed by chance or done by somebody else.
undo-after-the-end = The game is over and its dice are shown: nothing can be taken back any more.

## Games and their options

game-unknown = There is no game called “{ $game }”. The games are: { $known }.
entry-broken = “{ $name }”, which another package announces, cannot be used: { $fault }
option-unknown = There is no option “{ $option }”. The options are: { $known }.
option-bad-value = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $allowed }.

## Game records

record-not-toml = This is not a readable game record: { $fault }
record-wrong-format = This game record has the format “{ $format }”, which this version of Seaboard does not know.
record-too-long = This game record has { $events } events; at most { $most } are read.
record-incomplete = Something in the game record is missing or malformed: { $fault }
record-other-rules = This game was played with version { $recorded } of the rules; the current one is { $current }.
record-other-game = This is a record of { $recorded }, not of { $current }.
record-other-edition = The record was played with another edition of the components.
record-bad-options = The game record cannot begin. { $reason }
record-bad-event = “{ $event }” is not an event as a game record writes it.
record-refused = Event { $number }, “{ $event }”, cannot have happened. { $reason }
record-tampered =
    { $number ->
        [0] The game record does not fit: the position at the start is not the one it vouches for.
       *[other] The game record does not fit: the position after event { $number } is not the one it vouches for.
    }
record-short = The game record vouches for a position after event { $number }, but has no such event.
record-broken-promise = The seed of the dice is not the one that was promised.
record-other-dice = Event { $number }, “{ $event }”, does not follow from the promised dice.
record-wrong-result = The game record does not fit: its events lead to another result than the one it states.

## Editions

edition-unreadable = The edition file cannot be read.
edition-not-toml = It is not valid TOML: { $fault }
edition-no-name = The edition has no name: write name = "…" in the table [edition].
edition-bad-values =
    { $count ->
        [one] The edition has one fault.
       *[other] The edition has { $count } faults.
    }
edition-unknown = { $key }: no component has a value of this name.
edition-unknown-near = { $key }: no component has a value of this name. Did you mean { $near }?
edition-wrong-type = { $key }: the value must be { $wanted }.
edition-fixed = { $key }: the rulebook itself states this value, so an edition cannot change it.
edition-type-number = a whole number
edition-type-text = a text
edition-type-numbers = a list of whole numbers
edition-type-texts = a list of texts
edition-type-other = a value of another kind
edition-too-large = { $key }: too large. Numbers go up to { $number }, and a text or a list has at most { $length } parts.
edition-unplayable = With this edition the game cannot even begin.
edition-small = { $key }: a whole number from 0 to 9.

## Files that ask too much of the reader

core-toml-too-long = the text has more than { $most } characters.
core-toml-too-deep = brackets stand inside brackets more than { $most } deep.
core-toml-long-key = a key is made of more than { $most } names.
core-toml-long-word = a number or a name has more than { $most } characters.
core-toml-too-much = there are more than { $most } keys and items.
