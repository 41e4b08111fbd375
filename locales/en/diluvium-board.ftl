# The drawn table of Diluvium: what is written on it and what a screen reader says.

## The sea

board-dil-sea = The sea. Arrow keys go from tile to tile, Page Down to the next one you can choose, Enter chooses or enlarges.
board-dil-round = Round { $round }
board-dil-last-round = Last round ({ $round })
board-dil-tray = Tray of { $kind }: { $left } left
board-dil-deck = Ruins cards in the deck: { $cards }
board-dil-threats = Show where enemy warships could strike
board-dil-threats-legend = Red: an enemy warship could strike here next turn. Dashed: only with food or a Compass.
board-dil-hex-down =
    { $food ->
        [0] { $place }: face down, turned up for nothing.
       *[other] { $place }: face down, turned up for { $food } food.
    }
board-dil-hex-price =
    { $food ->
        [0] You can sail here without food.
       *[other] You can sail here for { $food } food.
    }
board-dil-hex-open = You can choose this tile.
board-dil-hex-choices =
    { $count ->
        [one] One space to choose here.
       *[other] { $count } spaces to choose here.
    }
board-dil-hex-changed = Changed since your last turn.
board-dil-here-explorer = Exploration ship { $whose }.
board-dil-here-warship = Warship { $whose }.

## A tile, enlarged

board-dil-tile-down = { $place }, face down
board-dil-turn-up =
    { $food ->
        [0] Turned up without food by the first ship to enter.
       *[other] The first ship to enter discards { $food } food and turns it up.
    }
board-dil-space-free = Space { $number }, { $kind }: free
board-dil-space-of = Space { $number }, { $kind }: settler { $whose }
board-dil-mark-gold = Exploration space: { $gold } gold
board-dil-mark-settle = Exploration space: moves a settler here
board-dil-mark-of = Marker { $whose }
board-dil-monster = Monster: strength { $strength }, worth { $gold } gold.
board-dil-monster-slain = The monster here is slain.
board-dil-strike-now = The warship { $whose } could strike here.
board-dil-strike-fed = With food or a Compass, the warship { $whose } could strike here.

## Questions and answers

board-dil-others-decide = { $who } decide:
board-dil-do-end = End the turn
board-dil-do-stay = Stay here
board-dil-do-sell = Sell craft
board-dil-do-arm = Arm
board-dil-do-done = Finish
board-dil-do-slay = Fight the monster
board-dil-do-spare = Leave it alone
board-dil-do-gain = Take { $what }
board-dil-do-discard = Discard { $what }
board-dil-do-board = { $what }
board-dil-do-play = Play { $card }
board-dil-do-other = { $text }

## A fight

board-dil-battle = Fight at { $place }
board-dil-attacker = attacking
board-dil-defender = defending
board-dil-strength = Strength { $strength }
board-dil-sealed = Sealed
board-dil-sealed-mine =
    { $weapons ->
        [0] Sealed: no weapon
        [one] Sealed: one weapon
       *[other] Sealed: { $weapons } weapons
    }
board-dil-unsealed = Still choosing
board-dil-seal-how = Nobody sees your number before both have chosen. The weapons are spent either way.
board-dil-seal =
    { $weapons ->
        [0] No weapon
        [one] One weapon
       *[other] { $weapons } weapons
    }
board-dil-total = makes { $strength }
board-dil-tie = At equal strength the attacker wins.

## Action boards

board-dil-board-of = Action board: { $who }
board-dil-wheel-new = The wheel has not been turned yet
board-dil-last-action = last
board-dil-gold = { $gold } gold
board-dil-gold-hidden = gold hidden
board-dil-held = { $kind }: { $count }
board-dil-resources = { $count } of { $limit } resources
board-dil-cards =
    { $count ->
        [0] no ruins card
        [one] one ruins card
       *[other] { $count } ruins cards
    }
board-dil-markers = Exploration markers left: { $markers }. Gold under the six, from the left: { $track }.
board-dil-military = Strength { $strength } of six; whoever defeats this warship gains { $gold } gold.
board-dil-settlers =
    { $settlers ->
        [one] One settler
       *[other] { $settlers } settlers
    }, room for { $rooms }
board-dil-bonus-gold = Bonus: { $gold } gold
board-dil-bonus-resource = Bonus: a resource
board-dil-bonus-open = , unlocked
board-dil-bonus-closed = , while no settler stands here
board-dil-placing = { $gold } gold for each settler placed.
board-dil-moves =
    { $tiles ->
        [one] One tile
       *[other] { $tiles } tiles
    }, { $food ->
        [one] one more for each food.
       *[other] { $food } more for each food.
    }
board-dil-about-warmonger = Begins with strength 3; each food moves its warship 2 tiles further.
board-dil-about-artisan = Sells two craft for 4 gold; its Settle bonus is 1 gold.
board-dil-about-explorer = More gold under every marker; its exploration ship moves 3 tiles.
board-dil-about-settler = Sections clear sooner; 1 gold for each settler placed from the board.

## Ruins cards

board-dil-hand = Your ruins cards
board-dil-effect-cornucopia = Take 3 food.
board-dil-effect-machines = Take 3 craft.
board-dil-effect-legendary = Take 3 weapons.
board-dil-effect-compass = While a ship is about to sail: it may move up to 2 tiles further.
board-dil-effect-treasure = Gain 2 gold.
board-dil-effect-cannon = Your strength goes up by one.
board-dil-effect-gate = Move one settler to your city or to a tile with your marker.
board-dil-effect-map = Put your next marker on any face-up tile you have not explored.

## The end

board-dil-final = Final reckoning
board-dil-rank = Rank
board-dil-people = People
board-dil-gold-head = Gold
board-dil-tie-break = Tie: settlers left
board-dil-winner = winner
board-dil-chart = Gold over the game

## In the frame: tips, short words, the legend

board-dil-acting = now
board-dil-round-short = R { $round }
board-dil-short-moves =
    { $tiles ->
        [one] One tile
       *[other] { $tiles } tiles
    }, +{ $food }
board-dil-short-craft = 2 craft → { $gold } gold
board-dil-about-explore = Explore: your exploration ship sails; on a new tile you lay a marker for gold or for a settler’s move.
board-dil-about-settle = Settle: move two settlers to your city or to tiles with your marker; each harvests what its island gives.
board-dil-about-produce = Produce: every settler of yours on one tile harvests; then sell craft for gold and turn weapons into strength.
board-dil-about-engage = Engage: your warship sails, fights a warship, drives settlers away, and may fight a monster.
board-dil-tip-settlers =
    { $settlers ->
        [0] No settler is left here: the bonus of this action is open.
        [one] One settler waits here. The bonus opens when the last one has left.
       *[other] { $settlers } settlers wait here. The bonus opens when the last one has left.
    }
board-dil-tip-bonus = { $bonus }, if no settler stands here when the turn begins.
board-dil-tip-bonus-open = { $bonus }, open: no settler stands here.
board-dil-tip-gold = { $gold }. Most gold wins; nobody else sees yours before the end.
board-dil-tip-food = Ships sail further for it, and turn up tiles.
board-dil-tip-craft = Two are sold for gold with Produce.
board-dil-tip-weapons = They count in a fight; two of them raise the strength with Produce.
board-dil-tip-limit = Whoever has more than { $limit } at the end of a turn discards.
board-dil-tip-strength = Strength { $strength }: what the warship fights with. Whoever beats it gains { $gold } gold.
board-dil-tip-markers =
    { $markers ->
        [0] No exploration marker is left.
        [one] One exploration marker is left to lay.
       *[other] { $markers } exploration markers are left to lay.
    }
board-dil-tip-settlers-left =
    { $settlers ->
        [0] No settler waits on the action board.
        [one] One settler waits on the action board.
       *[other] { $settlers } settlers wait on the action board.
    }
board-dil-tip-resources =
    { $count ->
        [0] No resource of at most { $limit }.
        [one] One resource of at most { $limit }; its kind is hidden.
       *[other] { $count } resources of at most { $limit }; their kinds are hidden.
    }
board-dil-tip-cards =
    { $count ->
        [0] No ruins card in hand.
        [one] One ruins card in hand.
       *[other] { $count } ruins cards in hand.
    }
board-dil-tip-acting = The wheel points to { $action }: the action of this turn.
board-dil-tip-last = The wheel points to { $action }: the last action, barred the next time.
board-dil-tip-round = Round { $round }. The round in which a tray is found empty is the last one.
board-dil-tip-last-round = Round { $round } is the last one: a tray is empty.
board-dil-tip-tray = When one of the three trays is empty, the end is near.
board-dil-tip-deck = Ruins cards in the deck: { $cards }; discarded: { $discards }.
board-dil-tip-explorer = Exploration ship { $whose }: it lays markers on new tiles.
board-dil-tip-warship = Warship { $whose }, strength { $strength }: it fights other warships and monsters.
board-dil-legend = Signs on this table
board-dil-legend-city = A city: the home of a people, with spaces of every kind for its own settlers.
board-dil-legend-down = Face down: the first ship to enter discards the food shown and turns it up.
board-dil-legend-food = Food island: whoever settles here takes food.
board-dil-legend-craft = Craft island: whoever settles here takes craft.
board-dil-legend-weapons = Weapons island: whoever settles here takes weapons.
board-dil-legend-ruins = Ruins: whoever settles here draws a ruins card.
board-dil-legend-gold = Exploration space: a marker laid here brings this much gold.
board-dil-legend-room = Exploration space: a marker laid here moves a settler to this tile.
board-dil-legend-monster = Monster: a warship as strong as the number may beat it for the gold in the coin.
board-dil-legend-explorer = Exploration ship: broad hull. The sail tells whose it is.
board-dil-legend-warship = Warship: pointed hull, its strength on the sail.
board-dil-legend-settler = Settler: harvests on the space it stands on.
board-dil-legend-marker = Exploration marker: its people may settle on this tile.
board-dil-legend-price = What it costs to sail here in food; a tick means nothing.
board-dil-legend-changed = Something has changed here since your last turn.
board-dil-legend-threat = An enemy warship could strike here next turn; dashed: only with food or a Compass.
board-dil-legend-cards = Ruins cards
