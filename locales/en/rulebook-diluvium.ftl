# Seaboard: the rulebook of diluvium.

rulebook-diluvium-minute-aim = Peoples share a flooded sea. Whoever has gathered the most gold at the end wins.
rulebook-diluvium-minute-wheel = Each turn you turn your wheel to one of four actions, never to the one of your last turn.
rulebook-diluvium-minute-explore = Explore sails your exploration ship, turns up tiles for food, and leaves a marker that pays gold.
rulebook-diluvium-minute-settle = Settle moves two settlers to tiles with your marker or to your city; each brings a resource or a ruins card.
rulebook-diluvium-minute-produce = Produce lets all your settlers of one tile bring a resource again; then craft can be sold for gold and weapons make you stronger.
rulebook-diluvium-minute-engage = Engage sails your warship: it fights other warships with secretly chosen weapons, scares away other pieces and slays monsters, all for gold.
rulebook-diluvium-minute-bonus = A section of your board without settlers gives its action a bonus: send them out.
rulebook-diluvium-minute-end = When a tray of resources is empty as the first player begins, everybody has one turn more.

rulebook-diluvium-aid-actions = The four actions
rulebook-diluvium-aid-actions-explore = Explore: sail, explore the tile, gain the marker’s gold.
rulebook-diluvium-aid-actions-settle = Settle: move two settlers. Bonus: a resource.
rulebook-diluvium-aid-actions-produce = Produce: harvest one tile, sell, arm. Bonus: 1 gold.
rulebook-diluvium-aid-actions-engage = Engage: sail, fight, scare away, slay. Bonus: the gold at your marker.
rulebook-diluvium-aid-actions-twice = Never the same action twice running.
rulebook-diluvium-aid-actions-bonus = Bonus: no settler on that section when the turn began.

rulebook-diluvium-aid-ships = Ships
rulebook-diluvium-aid-ships-two = Two tiles.
rulebook-diluvium-aid-ships-food = Each food: one tile more.
rulebook-diluvium-aid-ships-hidden = Face-down tile: pay the food on its back, stop there.
rulebook-diluvium-aid-ships-city = Through another’s city, never stop there.

rulebook-diluvium-aid-fights = Fights
rulebook-diluvium-aid-fights-sealed = Both choose weapons in secret; all of them are spent.
rulebook-diluvium-aid-fights-tie = Marker plus weapons; a tie goes to the attacker.
rulebook-diluvium-aid-fights-prize = The winner gains gold by the loser’s marker.
rulebook-diluvium-aid-fights-scare = Each ship or settler scared away: 1 gold.
rulebook-diluvium-aid-fights-monster = Monster: reach its strength.

rulebook-diluvium-aid-trade = Goods and the end
rulebook-diluvium-aid-trade-sell = Two craft: 3 gold.
rulebook-diluvium-aid-trade-arm = Two weapons: strength up by one.
rulebook-diluvium-aid-trade-six = Six resources at the end of any turn.
rulebook-diluvium-aid-trade-last = Empty tray as the first player begins: last round.

rulebook-diluvium-explore = An island is explored
rulebook-diluvium-explore-start = The Greek ships lie in their city; the open tile beside it has been explored by nobody.
rulebook-diluvium-explore-sail = The wheel turns to Explore and the ship sails one tile. Two would have been free.
rulebook-diluvium-explore-mark = The marker pays the gold it uncovers, and the gold space pays as well.

rulebook-diluvium-land = A settler goes ashore at once
rulebook-diluvium-land-sail = The tile has two free exploration spaces: one pays gold, the other settles.
rulebook-diluvium-land-mark = On the settle space the marker still uncovers its gold, and a settler may come.
rulebook-diluvium-land-place = The settler takes the weapons space and brings a weapon at once.

rulebook-diluvium-hidden = Into the unknown
rulebook-diluvium-hidden-start = In the turn before, a settler brought one food. It is enough for a tile of cost 1.
rulebook-diluvium-hidden-sail = The food is paid, the tile is turned up, and the voyage ends there.
rulebook-diluvium-hidden-mark = Whoever turns up a tile is the first to explore it.

rulebook-diluvium-produce = Produce and sell
rulebook-diluvium-produce-start = Two settlers in the city have brought one craft and one weapon.
rulebook-diluvium-produce-produce = Produce lets both bring the same once more: now there are two of each.
rulebook-diluvium-produce-sell = Two craft are sold for 3 gold. Two weapons could still be turned into strength.

rulebook-diluvium-monster = A monster is slain
rulebook-diluvium-monster-start = The Aztecs engage with strength 1 and some weapons in hand.
rulebook-diluvium-monster-sail = Their warship pays food for a hidden tile, and finds a monster there.
rulebook-diluvium-monster-slay = Only as many weapons are spent as are missing. The monster’s gold is theirs.
