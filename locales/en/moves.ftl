# Moves in a few words, as buttons, lists and hints say them, and what is told of moves that lead to nothing else.

move-as-written = { $move }
do-list = { $first }, { $rest }
event-sealed = { seat-who } has answered in secret.
event-chance = Chance: { $move }.
event-did = { seat-name }: { $move }.

## Nautilion

do-nautilion-start = { seat-who } plays the first turn
do-nautilion-whirlwind = Cast Repetitive Whirlwind
do-nautilion-tide = Artificial Tide: turn a { $old } to a { $new }
do-nautilion-tide-its-die = Artificial Tide: turn the Nautilion’s die to a { $new }
do-nautilion-translation = Cast Aquatic Translation
do-nautilion-swap = Swap the { $token } at place { $place }
do-nautilion-with = Swap it with the { $token } at place { $place }
do-nautilion-darkhouse = Darkhouse { $die }
do-nautilion-phantom = Phantom { $die }
do-nautilion-nautilion = Nautilion { $die }
do-nautilion-discard-reserve = Discard a token of the reserve
do-nautilion-discard-guest = Discard from the mage’s cabin: { $token }
do-nautilion-discard-mercenary = Discard the Mercenary of cabin { $cabin }
do-nautilion-discard = Discard the { $token }
do-nautilion-place = Place the { $token } in its cabin
do-nautilion-reserve = Put it in the reserve
do-nautilion-reroll = Roll the { $face } again
do-nautilion-recover = Bring a token back from the discard pile
do-nautilion-heroic = { $card }, paid with the { $token }
do-nautilion-banish = Remove this card: { $card }
do-nautilion-spend = Spend from the reserve: { $token }
do-nautilion-station = Put the Mercenary in cabin { $cabin }
do-nautilion-cabin = Into the mage’s cabin: { $token }
do-nautilion-take = Take back: { $token }
do-nautilion-keep = Keep the group of cabin { $cabin }
do-nautilion-set = Set the dice to { $dice }
do-nautilion-unseat = Put the { $token } back on the path
do-nautilion-insert-first = Put it right after the Happy Isles
do-nautilion-insert = Put it right after place { $place }
do-nautilion-leave = Leave it at that
nautilion-swap-begun = The { $token } at place { $place } is to be swapped.

## Diluvium

do-diluvium-board = Play the { $board } board
do-diluvium-wheel = Turn the wheel to { $action }
do-diluvium-end = End the turn
do-diluvium-sail = Sail to { $place }
do-diluvium-sail-hidden = Sail into the unknown at { $place }
do-diluvium-stay = Stay where the ship is
do-diluvium-mark =
    { $gold ->
        [0] Mark { $place }: a settler may move there
       *[other] Mark { $place } for { $gold } gold
    }
do-diluvium-settler = the settler at { $place } ({ $kind })
do-diluvium-take = Move { $settler }
do-diluvium-place = Settle at { $place }: { $kind }
do-diluvium-flee = Flee to { $place }: { $kind }
do-diluvium-flee-board = Flee to { $action } on the board
do-diluvium-gain = Take one { $kind } token
do-diluvium-discard = Discard one { $kind } token
do-diluvium-produce = Produce at { $place }
do-diluvium-sell = Sell craft for gold
do-diluvium-arm = Spend weapons to grow stronger
do-diluvium-done = Trade no more
do-diluvium-commit =
    { $weapons ->
        [0] Fight without weapons
        [one] Fight with one weapon
       *[other] Fight with { $weapons } weapons
    }
do-diluvium-slay = Fight the monster
do-diluvium-spare = Leave the monster alone
do-diluvium-play = Play { $card }
diluvium-settler-taken = { $who } choose a settler { $source }.
diluvium-trade-over = { $who } trade no more.
diluvium-plays-no-card = { $who } play no more cards.

## The campaign

do-solo-allies = Place an allied settler
do-solo-aztec = Move the Aztec settler
do-solo-stand-up = Let the settler lying on { $action } stand up
do-solo-skip = No, go on
do-solo-pick = Choose { $place }
do-solo-title = Win as { $title }
do-solo-meet = Meet the exile for 2 gold
do-solo-bribe = Bribe its settlers here for { $amount } gold
do-solo-corrupt = Corrupt the archipelago for { $amount } gold
do-solo-arm-ally = Arm your ally with 6 weapons
do-solo-deliver = Deliver 6 weapons to the rebels
do-solo-lift = Give back { $card }
do-solo-barter = Discard one of each resource for an objective token
do-solo-give = Give it { $amount } craft
do-solo-escort = The Aztec warship sails along
do-solo-pool =
    { $amount ->
        [0] Take all the gold
       *[other] Put { $amount } gold into the supply
    }
solo-ally-taken = An allied settler looks for a place.
solo-course-set = { $who } are about to sail their { $ship } to { $place }.

## Diluvia

do-diluvia-play = { $card }: { $target }
do-diluvia-drop = Discard { $card }
do-diluvia-roll = Play no second card: roll the die twice
do-diluvia-undo = Play Undo
do-diluvia-pass = Let it happen
do-diluvia-waive = Let everything happen this turn
do-diluvia-seat = Take the seat { $place }
do-diluvia-advance = Let it rain: the flood token moves
do-diluvia-hold = Keep the flood token where it is
diluvia-answered = { $who } have answered.
diluvia-you-undo = You want to undo it.
diluvia-you-pass = You let it happen.
diluvia-you-waive = You let it happen, and everything else this turn.
diluvia-stands = Nobody undoes it: { $card }.
diluvia-no-second-card = { $who } play no second card: the die is rolled twice.

## The log

web-log-turn = Turn { $turn }
web-log-set-up = Setting up
web-log-undone =
    { $count ->
        [one] One move taken back
       *[other] { $count } moves taken back
    }
web-log-quiet =
    { $count ->
        [one] One small step
       *[other] { $count } small steps
    }
web-log-earlier =
    { $count ->
        [one] One earlier turn
       *[other] { $count } earlier turns
    }
web-log-later =
    { $count ->
        [one] One later turn
       *[other] { $count } later turns
    }
web-log-newest = To the newest
web-log-clauses = The rules of this line
web-hint-best = The best moves for you now
