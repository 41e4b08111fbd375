### Diluvium: names, questions, refusals, what is told.

## Names

diluvium-player = { seat-name }
diluvium-people-greeks = The Greeks
diluvium-people-egyptians = The Egyptians
diluvium-people-aztecs = The Aztecs
diluvium-people-chinese = The Chinese
diluvium-the-greeks = the Greeks
diluvium-the-egyptians = the Egyptians
diluvium-the-aztecs = the Aztecs
diluvium-the-chinese = the Chinese
diluvium-board-a = A side
diluvium-board-warmonger = Warmonger
diluvium-board-artisan = Artisan
diluvium-board-explorer = Explorer
diluvium-board-settler = Settler
diluvium-explore = Explore
diluvium-settle = Settle
diluvium-produce = Produce
diluvium-engage = Engage
diluvium-food = food
diluvium-craft = craft
diluvium-weapons = weapons
diluvium-ruins = ruins
diluvium-card-cornucopia = Cornucopia
diluvium-card-machines = Automated Machines
diluvium-card-legendary = Legendary Weapons
diluvium-card-compass = Zephyr Compass
diluvium-card-treasure = Treasure of Mu
diluvium-card-cannon = Storm Cannon
diluvium-card-gate = Traveler’s Gate
diluvium-card-map = Forgotten Map
diluvium-explorer-ship = exploration ship
diluvium-warship = warship
diluvium-tile = { $place } (tile { $tile })
diluvium-of-greeks = of the Greeks
diluvium-of-egyptians = of the Egyptians
diluvium-of-aztecs = of the Aztecs
diluvium-of-chinese = of the Chinese
diluvium-city = { $place } (city { $whose })
diluvium-settler-of-board = the settler on { $action }
diluvium-settler-of-place = the settler at { $place }
diluvium-some-food = { $number } food
diluvium-some-craft = { $number } craft
diluvium-some-weapons =
    { $number ->
        [one] { $number } weapon
       *[other] { $number } weapons
    }
diluvium-nothing = nothing
diluvium-spaces-of = { $kind } { $number }
diluvium-no-spaces = none
diluvium-list = { $first }, { $rest }
diluvium-from-board = from { $action } on the board
diluvium-from-place = from { $place }

## Choices before a game

diluvium-option-players = Players
diluvium-option-boards = Boards: the A side for all, or B sides dealt or chosen
diluvium-option-peoples = Peoples: by seat, or dealt

## Questions

diluvium-ask-lay = Which tile lies face up here?
diluvium-ask-people = Which people?
diluvium-ask-first = Who begins?
diluvium-ask-deal-board = Which board?
diluvium-ask-tile = Which tile turns up?
diluvium-ask-card = Which ruins card?
diluvium-ask-board = Choose a board.
diluvium-ask-wheel = Turn the wheel to an action.
diluvium-ask-end = Play a ruins card, or end the turn.
diluvium-ask-sail = Where does the exploration ship sail?
diluvium-ask-sail-to-war = Where does the warship sail?
diluvium-ask-mark = Which exploration space gets the marker?
diluvium-ask-take = Which settler moves?
diluvium-ask-place = Where does { $settler } go?
diluvium-ask-gain = Which resource do you take?
diluvium-ask-produce = Which tile produces?
diluvium-ask-trade = Sell craft, arm, or finish.
diluvium-ask-commit = How many weapons go into the fight?
diluvium-ask-flee = Where does { $settler } flee?
diluvium-ask-monster = Fight the monster?
diluvium-ask-discard = More resources than you may keep: what is discarded?

## Set-up

diluvium-tile-up = Tile { $tile } is turned up at { $place }.
diluvium-first-player = { $who } play first.
diluvium-people-dealt = { seat-who } leads { $people }.
diluvium-board-given = { $who } play the { $board } board.

## The turn

diluvium-turn = Round { $round }: { $who } are to play.
diluvium-last-round = A tray is empty ({ $kind }): this is the last round.
diluvium-turns-wheel = { $who } turn the wheel to { $action }.
diluvium-gains = { $who } gain { $gold } gold.
diluvium-takes =
    { $number ->
        [0] { $who } find the { $kind } tray empty.
        [one] { $who } take one { $kind } token.
       *[other] { $who } take { $number } { $kind }.
    }
diluvium-strength = { $who } now have strength { $strength }.
diluvium-discards = { $who } discard one { $kind } token: { $limit } resources are the limit.

## Ships

diluvium-sails =
    { $food ->
        [0] { $who } sail their { $ship } to { $place }.
       *[other] { $who } sail their { $ship } to { $place } for { $food } food.
    }
diluvium-sails-hidden =
    { $food ->
        [0] { $who } sail their { $ship } into the unknown at { $place }.
       *[other] { $who } sail their { $ship } into the unknown at { $place } for { $food } food.
    }
diluvium-stays = { $who } keep their { $ship } at { $place }.

## Explore

diluvium-explores = { $who } explore { $place }; the marker uncovers { $gold } gold.
diluvium-space-gold = { $who } gain { $gold } gold from the exploration space.
diluvium-space-settle = { $who } may send a settler to { $place }.
diluvium-explored-before = { $who } have explored { $place } before.
diluvium-no-marker = { $who } have no exploration marker left for { $place }.
diluvium-no-space = No exploration space is free at { $place }.

## Settle

diluvium-settles =
    { $number ->
        [0] { $who } send a settler { $source } to { $place }, but the { $kind } tray is empty: nothing is harvested.
        [one] { $who } send a settler { $source } to { $place } and harvest one { $kind } token.
       *[other] { $who } send a settler { $source } to { $place } and harvest { $number } { $kind }.
    }
diluvium-settles-ruins = { $who } send a settler { $source } to the ruins of { $place }.
diluvium-placing-gold = { $who } gain { $gold } gold for the settler placed.
diluvium-no-settler = { $who } have no settler that can move.
diluvium-settle-bonus = { $who } take one { $kind } token as the Settle bonus.
diluvium-settle-bonus-gold = { $who } gain { $gold } gold as the Settle bonus.
diluvium-trays-empty = { $who } find all trays empty: no Settle bonus.

## Produce

diluvium-produces = { $who } produce at { $place }: { $crop }.
diluvium-no-tile = { $who } have no settler on the map: nothing is produced.
diluvium-sells = { $who } sell { $craft } craft for { $gold } gold.
diluvium-arms =
    { $weapons ->
        [one] { $who } spend one weapon and now have strength { $strength }.
       *[other] { $who } spend { $weapons } weapons and now have strength { $strength }.
    }
diluvium-produce-bonus = { $who } gain { $gold } gold as the Produce bonus.

## Engage

diluvium-commits =
    { $weapons ->
        [0] You seal your answer: no weapons.
        [one] You seal your answer: one weapon.
       *[other] You seal your answer: { $weapons } weapons.
    }
diluvium-commits-hidden = { $who } have sealed their answer.
diluvium-battle =
    { $who } attack { $defender } at { $place }: strength { $attack } ({ $weapons ->
        [0] no weapons
        [one] with one weapon
       *[other] with { $weapons } weapons
    }) against { $defence } ({ $weapons2 ->
        [0] no weapons
        [one] with one weapon
       *[other] with { $weapons2 } weapons
    }).
diluvium-battle-won = { $who } win the battle and gain { $gold } gold; { $loser } take their warship home.
diluvium-engage-bonus = { $who } gain { $gold } gold more as the Engage bonus.
diluvium-ship-flees = { $who } see their exploration ship flee home from { $place }: 1 gold for { $winner }.
diluvium-flees-board = { $who } take a settler back from { $place } to { $action } on the board: 1 gold for { $winner }.
diluvium-flees-city =
    { $number ->
        [0] { $who } take a settler back from { $place } to their city, but the { $kind } tray is empty: 1 gold for { $winner }.
        [one] { $who } take a settler back from { $place } to their city and harvest one { $kind } token: 1 gold for { $winner }.
       *[other] { $who } take a settler back from { $place } to their city and harvest { $number } { $kind }: 1 gold for { $winner }.
    }
diluvium-slays =
    { $weapons ->
        [0] { $who } slay the monster of { $place } and gain { $gold } gold.
        [one] { $who } slay the monster of { $place } with one weapon and gain { $gold } gold.
       *[other] { $who } slay the monster of { $place } with { $weapons } weapons and gain { $gold } gold.
    }
diluvium-spares = { $who } leave the monster alone.

## Ruins cards

diluvium-card-drawn = { $who } draw { $card }.
diluvium-card-drawn-hidden = { $who } draw a ruins card.
diluvium-reshuffled =
    { $cards ->
        [one] The one discarded ruins card becomes the new deck.
       *[other] The { $cards } discarded ruins cards are shuffled into a new deck.
    }
diluvium-no-card = No ruins card is left for { $who }.
diluvium-plays = { $who } play { $card }.

## The end

diluvium-end-most-gold = { $who } win with { $gold } gold after { $round } rounds.
diluvium-end-fewest-settlers =
    { $settlers ->
        [0] { $who } win the tie at { $gold } gold after { $round } rounds: they have no settler left on the board.
        [one] { $who } win the tie at { $gold } gold after { $round } rounds: they have the fewest settlers left on the board, one.
       *[other] { $who } win the tie at { $gold } gold after { $round } rounds: they have the fewest settlers left on the board, { $settlers }.
    }
diluvium-end-shared-victory =
    { $settlers ->
        [0] { $winners } peoples share the victory after { $round } rounds, each with { $gold } gold and no settler left on the board.
        [one] { $winners } peoples share the victory after { $round } rounds, each with { $gold } gold and one settler left on the board.
       *[other] { $winners } peoples share the victory after { $round } rounds, each with { $gold } gold and { $settlers } settlers left on the board.
    }

## Refusals

diluvium-no-board = That board is taken, or it is no B side.
diluvium-no-same-action = That was your last action: the wheel must be turned.
diluvium-card-not-held = You don’t hold { $card }.
diluvium-card-useless = { $card } would do nothing now.
diluvium-compass-not-now = The compass is played while a ship is about to sail.
diluvium-only-compass = With a ship about to sail, only the compass can be played.
diluvium-must-move = The exploration ship must move to another tile.
diluvium-say-stay = The warship is there already: choose to stay.
diluvium-enemy-city = { $place } is another player’s city: ships pass through it but don’t stop.
diluvium-enemy-warship = An enemy warship is at { $place }: only a warship may stop there.
diluvium-no-way = No way of face-up tiles leads to { $place }.
diluvium-too-far =
    { $held ->
        [0] { $place } costs { $food } food, but you have none.
       *[other] { $place } costs { $food } food, but you have only { $held }.
    }
diluvium-mark-elsewhere = The ship is at { $place }: that is the tile to explore.
diluvium-explored-already = You have explored that tile before.
diluvium-face-down = That tile lies face down.
diluvium-mark-taken = A marker lies there already.
diluvium-no-such-space = There is no such space.
diluvium-not-your-settler = There is no settler of yours there.
diluvium-just-moved = That settler has just moved: another one must.
diluvium-nowhere-to-go = That settler has no other island to go to.
diluvium-only-this-tile = The settler goes to { $place }, the tile just explored.
diluvium-foreign-city = That is another player’s city.
diluvium-not-explored = You have no exploration marker at { $place }.
diluvium-under-warship = An enemy warship is at { $place }: no settler goes there.
diluvium-space-taken = A settler stands there already.
diluvium-same-island = A settler must move to another island.
diluvium-tray-empty = The { $kind } tray is empty.
diluvium-no-settler-there = You have no settler at { $place }.
diluvium-too-few =
    { $wanted ->
        [one] That takes one { $kind } token, { $held ->
            [0] but you have none.
           *[other] but you have only { $held }.
        }
       *[other] That takes { $wanted } { $kind } tokens, { $held ->
            [0] but you have none.
            [one] but you have only one.
           *[other] but you have only { $held }.
        }
    }
diluvium-strongest = Your strength is as high as the track goes.
diluvium-section-full = That section of the board is full.
diluvium-flee-home = Settlers flee to their own city or board.

## What an action would give

diluvium-prospect-barred = Your last action: not this turn.
diluvium-prospect-explore =
    The next marker uncovers { $gold } gold; { $tiles ->
        [0] no tile to explore is in reach
        [one] one tile to explore is in reach
       *[other] { $tiles } tiles to explore are in reach
    }; { $markers ->
        [one] it is the last marker.
       *[other] { $markers } markers are left.
    }
diluvium-prospect-no-marker = No exploration marker is left.
diluvium-prospect-settle =
    { $settlers ->
        [0] No settler is left on the board
        [one] One settler is on the board
       *[other] { $settlers } settlers are on the board
    }; { $spaces ->
        [0] no space is free for them.
        [one] one space is free for them.
       *[other] { $spaces } spaces are free for them.
    }
diluvium-prospect-settle-bonus =
    { $gold ->
        [0] Bonus: a resource of your choice.
       *[other] Bonus: { $gold } gold.
    }
diluvium-prospect-produce = { $place } would yield { $crop }.
diluvium-prospect-no-crop = { $place } would yield nothing.
diluvium-prospect-sell = { $craft } craft would sell for { $gold } gold.
diluvium-prospect-arm =
    { $weapons ->
        [one] One weapon would bring strength { $strength }.
       *[other] { $weapons } weapons would bring strength { $strength }.
    }
diluvium-prospect-produce-bonus = Bonus: { $gold } gold.
diluvium-prospect-warship =
    { $food ->
        [0] { $place }: { $who } have a warship of strength { $strength } there, worth { $gold } gold.
       *[other] { $place } (for { $food } food): { $who } have a warship of strength { $strength } there, worth { $gold } gold.
    }
diluvium-prospect-scare =
    { $food ->
        [0] { $place }: { $pieces ->
            [one] one piece to scare away.
           *[other] { $pieces } pieces to scare away.
        }
       *[other] { $place } (for { $food } food): { $pieces ->
            [one] one piece to scare away.
           *[other] { $pieces } pieces to scare away.
        }
    }
diluvium-prospect-monster =
    { $food ->
        [0] { $place }: a monster of strength { $strength }, worth { $gold } gold.
       *[other] { $place } (for { $food } food): a monster of strength { $strength }, worth { $gold } gold.
    }
diluvium-prospect-engage-bonus = Bonus for a victory: { $gold } gold.
diluvium-prospect-nothing = Nothing to gain now.

## The position

diluvium-see-setup = The sea is being laid out.
diluvium-see-round = Round { $round }; { $who } are to play.
diluvium-see-last-round = This is the last round.
diluvium-see-trays =
    In the trays: { $food } food, { $craft } craft, { $weapons ->
        [one] { $weapons } weapon.
       *[other] { $weapons } weapons.
    }
diluvium-see-own =
    You have { $gold } gold, { $food } food, { $craft } craft, { $weapons ->
        [one] { $weapons } weapon.
       *[other] { $weapons } weapons.
    }
diluvium-see-card = In hand: { $card }.
diluvium-see-player =
    { $who }: exploration ship at { $explorer }, warship at { $warship }, strength { $strength }, { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } and { $settlers ->
        [one] one settler
       *[other] { $settlers } settlers
    } on the board, { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }, { $cards ->
        [one] one ruins card.
       *[other] { $cards } ruins cards.
    }
diluvium-see-tile =
    { $tile }. Free spaces: { $spaces }. { $marks ->
        [0] No exploration space is free.
        [one] One exploration space is free.
       *[other] { $marks } exploration spaces are free.
    }
diluvium-see-settlers =
    { $settlers ->
        [one] { $place }: { $who } have one settler there.
       *[other] { $place }: { $who } have { $settlers } settlers there.
    }
diluvium-see-monster = { $place }: a monster of strength { $strength }, worth { $gold } gold.

## Editions

diluvium-edition-exploration = { $key }: one to three values, each a number from 1 to 9 or “settle”.
diluvium-edition-cost = { $key }: 0, 1 or 2.
diluvium-edition-monster = { $key }: strength and gold, each from 0 to 12.
diluvium-edition-islands = { $key }: islands like “food 2”, each kind once, five spaces at most.
diluvium-edition-track = { $key }: six numbers from 0 to 9.
diluvium-edition-settlers = { $key }: four numbers that make nine.
diluvium-edition-pair = { $key }: two numbers from 1 to 6.
diluvium-edition-strength = { $key }: a number from 1 to 6.
diluvium-edition-bonus = { $key }: “resource” or “gold”.
diluvium-edition-row = { $key }: rows like “0 -3 : city1 0 2 2 0 city2”.
diluvium-edition-cities = { $key }: each player’s city once.
diluvium-edition-order = { $key }: rows from top to bottom, no place twice, 36 places at most.
diluvium-edition-too-few-tiles = { $key }: more tiles of one cost than the box has.
diluvium-edition-apart = { $key }: the sea falls apart.
diluvium-edition-tray = { $key }: three numbers from 1 to 28.

## The table in the terminal

diluvium-signs = f food · c craft · w weapons · r ruins · . free space · G E A C peoples · ~G exploration ship · !G warship · [G] city · 1 2 S exploration spaces: gold or settle · =2 food it costs to sail there · M5/7 monster: strength/gold · Mx slain · ?1 face down: food to turn it up
diluvium-panel-name = { seat-name } ({ $who })
diluvium-panel-deck = Ruins deck: { $deck }; discards: { $discards }.
diluvium-panel-player = { $who } · strength { $strength } · wheel { $wheel } · resources { $resources } · cards { $cards } · markers { $markers } · settlers { $settlers }
diluvium-panel-narrow = The sea is { $columns } columns wide, more than this terminal: here it is in words.
diluvium-panel-gold = { $gold } gold
diluvium-panel-crop = { $crop }
diluvium-panel-track = Track: { $track }
diluvium-panel-settlers = Settlers: { $sections }
diluvium-panel-bonus = bonus
diluvium-panel-battle = { $who } attack { $defender } at { $place }: { $attack } against { $defence }, before weapons.
diluvium-panel-prospect = { $action }: { $would }
