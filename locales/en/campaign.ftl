### Diluvium’s solo campaign: names, questions, what is told of the adversary and why, refusals, the position.

## Names

solo-place = { $place }
solo-face-down = { $place } (face down)
solo-gold = gold
solo-nowhere = nowhere, out of the game
solo-value = { $value }
solo-settler-of-allies = an allied settler
solo-from-aztec = of the Aztecs from the board
solo-foe-warship = their warship
solo-foe-second = their second warship
solo-foe-outpost = the outpost
solo-foe-city = the city
solo-scenario-perilous-land = A Perilous Land
solo-scenario-whispers-from-the-east = Whispers from the East
solo-scenario-what-killed-them = What Killed Them Will Make Us Stronger
solo-scenario-friend-in-need = A Friend in Need
solo-scenario-answer-too-late = An Answer Too Late
solo-scenario-path-of-the-lost = On the Path of the Lost
solo-scenario-remains-of-unrest = The Remains of Unrest
solo-scenario-facing-destiny = Facing Destiny
solo-scenario-noose-in-troubled-waters = A Noose in Troubled Waters
solo-scenario-assault-at-the-very-heart = An Assault at the Very Heart
solo-scenario-condemned-lands = The Condemned Lands
solo-scenario-curse-of-mu = The Curse of Mu
solo-scenario-flash-of-steel = A Flash of Steel
solo-scenario-last-bastion = The Last Bastion
solo-scenario-hydras-ire = The Hydra’s Ire
solo-scenario-between-forge-and-iron = Between Forge and Iron
solo-scenario-seething-heart = A Seething Heart
solo-title-bellicose = the Bellicose
solo-title-conqueror = the Conqueror
solo-title-prospector = the Prospector
solo-title-explorer = the Explorer
solo-title-archeologist = the Archeologist
solo-title-navigator = the Navigator
solo-title-shepherdess = the Shepherdess
solo-title-merchant = the Merchant
solo-title-warmonger = the Warmonger
solo-title-corruptor = the Corruptor
solo-title-traveler = the Traveler
solo-title-grave-robber = the Grave Robber
solo-title-patron = the Patron
solo-title-leader = the Leader
solo-title-loner = the Loner
solo-title-peacemaker = the Peacemaker
solo-title-pitiless = the Pitiless
solo-title-discoverer = the Discoverer
solo-title-saved = the Saved
solo-title-condottiere = the Condottiere
solo-title-unstoppable = the Unstoppable
solo-title-slayer = the Slayer
solo-title-smith = the Smith
solo-title-insurgent = the Insurgent

## Choices before a game

solo-option-scenario = Scenario
solo-option-difficulty = Difficulty: normal, hard, extreme or divine punishment
solo-option-board = Your action board
solo-option-food = Begin with one food
solo-option-token = One combat token of value 0 fewer
solo-option-card = A ruins card in hand
solo-option-home = The tile in the place of your city; 0 for the city
solo-option-aztec = The section of the board where the Aztec settler begins
solo-option-holder = Resources you may keep at the end of your turn
solo-option-warship = The Aztec warship sails with you
solo-option-allies = Your allies
solo-no-section = No settler begins in that section of this board.
solo-no-home = Tile { $tile } lies on this scenario’s map.
solo-not-on-the-road = { $scenario } cannot be played now in this campaign.
solo-log-broken = This is no campaign log.

## Questions

solo-ask-lay = Which tile lies face up here?
solo-ask-token = Which combat token is drawn?
solo-ask-column = In which order are the settlement tokens?
solo-ask-course = Where does the Astrolabe point?
solo-ask-card = Which ruins card do they draw?
solo-ask-number = Which number does the objective token show?
solo-ask-commit = How many weapons do you add to your strength?
solo-ask-settle-for-it = Several tiles are equal: where do they settle?
solo-ask-title = Two victories at once: which is yours?
solo-ask-offer = What do you do here?
solo-ask-offer-path-of-the-lost = An exile is here: pay 2 gold to hear where the next one waits?
solo-ask-offer-remains-of-unrest = Opposing settlers are here: give 2 gold to each of them?
solo-ask-offer-assault-at-the-very-heart = Corrupt this archipelago with gold?
solo-ask-offer-curse-of-mu = You are in the sanctuary: return two ruins cards?
solo-ask-offer-flash-of-steel = You are with your ally: deliver six weapons?
solo-ask-offer-seething-heart = The rebels are waiting: deliver six weapons?
solo-ask-escort = Does the Aztec warship sail along?
solo-ask-past-outpost = By which outpost does your ship pass?
solo-ask-first-exile = Where is the first exile?
solo-ask-next-exile = Where is the next exile?
solo-ask-chinese-city = Where is the Chinese city?
solo-ask-kept-card = Which ruins card was kept aside?
solo-ask-home = Which tile takes the place of your city?
solo-ask-replace = Several settlers are equal: which one is replaced?
solo-ask-back = To which section of the board does your settler go back?
solo-ask-refuge = Several archipelagos are equally near: where does their warship flee?
solo-ask-moor = Several tiles are equally near: where does your ship moor?
solo-ask-lift = Which second ruins card do you return?
solo-ask-pool = How much of this gold do you put into the supply?
solo-ask-devour = Several allied settlers are equal: which one does the hydra take?

## The round

solo-first-round = Round 1: only you act.
solo-its-turn = Round { $round }: { $who } act.
solo-last-round = A pool is empty ({ $pool }): this is the last round.
solo-met = What makes you { $title } is done: the game ends with this round.
solo-met-forsaken = No ally is in play any more: the game ends with this round.
solo-token-plain = The combat token shows { $value } and no symbol.
solo-token-symbol = The combat token shows { $value } and the symbol of the random action.
solo-token-battle = { $who } draw a combat token of value { $value }.
solo-symbol-ignored = In a battle the symbol of the random action does not count.
solo-tokens-shuffled = Three tokens of value { $value } have been shown: all combat tokens are shuffled together.
solo-column-shuffled = The settlement tokens are shuffled: { $order }. At the top is { $kind }, which means { $action }.
solo-column-put-back = The { $kind } token goes back to the top.
solo-mirrors = { $who } do as you did last: { $action }.
solo-acts-randomly = { $who } take the random action: { $action }.
solo-does-nothing = { $who } would engage, but you have just beaten their warship: they do nothing.

## The adversary produces

solo-produces-craft =
    { $pairs ->
        [0] { $who } have { $settlers ->
            [0] no settler
            [one] one settler
           *[other] { $settlers } settlers
        } on craft, no pair: no gold.
        [one] { $who } have { $settlers } settlers on craft, one pair: { $gold } gold.
       *[other] { $who } have { $settlers } settlers on craft, { $pairs } pairs: { $gold } gold.
    }
solo-produces-weapons =
    { $pairs ->
        [0] { $who } have { $settlers ->
            [0] no settler
            [one] one settler
           *[other] { $settlers } settlers
        } on weapons, no pair: strength stays { $strength }.
        [one] { $who } have { $settlers } settlers on weapons, one pair: strength is now { $strength }.
       *[other] { $who } have { $settlers } settlers on weapons, { $pairs } pairs: strength is now { $strength }.
    }
solo-strongest = { $who } are as strong as the track goes.
solo-learns = { $who } grow stronger after a token of value 0: their strength is now { $strength }.

## The adversary’s ships

solo-range =
    { $settlers ->
        [0] { $who } have no settler on food: their { $ship } still sails one tile.
        [one] { $who } have one settler on food: their { $ship } sails up to { $moves ->
            [one] one tile
           *[other] { $moves } tiles
        }.
       *[other] { $who } have { $settlers } settlers on food: their { $ship } sails up to { $moves } tiles.
    }
solo-heads-for =
    { $steps ->
        [0] { $who } are on a tile they have not explored, { $places }.
        [one] { $who } head for { $places }: the nearest tile they have not explored, one tile away.
       *[other] { $who } head for { $places }: the nearest tile they have not explored, { $steps } tiles away.
    }
solo-heads-for-many =
    { $steps ->
        [one] { $who } have several unexplored tiles equally near, one tile away: { $places }.
       *[other] { $who } have several unexplored tiles equally near, { $steps } tiles away: { $places }.
    }
solo-nothing-to-explore = { $who } find no way to a tile they could still explore.
solo-astrolabe = Several ways are equally short: the Astrolabe sends their { $ship } to { $place }.
solo-sails = { $who } sail their { $ship } to { $place }.
solo-out-of-moves =
    { $steps ->
        [one] { $who } stop at { $place }: their range is used up, one tile short.
       *[other] { $who } stop at { $place }: their range is used up, { $steps } tiles short.
    }
solo-barred = { $who } stop at { $place }: your warship bars the only shortest way.
solo-turns-up = { $who } turn up tile { $tile } at { $place }, whatever it costs, and stop there.
solo-bound-for =
    { $steps ->
        [0] { $who } have their warship where it is bound for, at { $places }.
        [one] { $who } send their warship towards { $places }, one tile away.
       *[other] { $who } send their warship towards { $places }, { $steps } tiles away.
    }
solo-second-bound-for =
    { $steps ->
        [0] { $who } have their second warship where it is bound for, at { $places }.
        [one] { $who } send their second warship towards { $places }, one tile away.
       *[other] { $who } send their second warship towards { $places }, { $steps } tiles away.
    }
solo-no-quarry = { $who } find no way for their warship.
solo-warship-stops =
    { $steps ->
        [one] { $who } stop their warship at { $place }, one tile from where it is bound for.
       *[other] { $who } stop their warship at { $place }, { $steps } tiles from where it is bound for.
    }

## The adversary explores

solo-explores-rich = { $who } explore { $place } on the free space that pays most: { $gold } gold.
solo-explores-poor = { $who } explore { $place }: only a space of { $gold } gold is left.
solo-explores-settle = { $who } explore { $place } on the settle space: no space of 2 gold or more is free.
solo-track-gold = { $who } gain { $gold } gold from under the marker.
solo-no-markers = { $who } have no exploration marker left: { $gold } gold instead.

## The adversary settles

solo-tokens-passed = { $who } find no free space for { $kinds } on tiles they have explored.
solo-settles =
    { $settlers ->
        [0] { $who } settle { $kind } at { $place }: the highest settlement token with a free space, and a tile without a settler of theirs.
        [one] { $who } settle { $kind } at { $place }: the highest settlement token with a free space, on the tile with the fewest settlers of theirs, one.
       *[other] { $who } settle { $kind } at { $place }: the highest settlement token with a free space, on the tile with the fewest settlers of theirs, { $settlers }.
    }
solo-settles-fresh = { $who } settle { $kind } at { $place }, the tile just turned up: the highest settlement token with a free space there.
solo-token-down = The { $kind } token goes to the bottom of the column.
solo-picked = Several tiles were equal; you choose { $place }.
solo-fails = { $who } find no space for a settler: 1 gold for them, and one { $kind } token leaves the game.
solo-fails-empty = { $who } find no space for a settler: 1 gold for them.
solo-cannot-settle = { $who } find no free space for a settler.
solo-no-settlers = { $who } have no settler left on their board: { $gold } gold instead.

## The adversary’s ruins cards

solo-card-discards =
    { $number ->
        [0] The { $kind } tray is empty already.
        [one] One { $kind } token leaves the game.
       *[other] { $number } { $kind } leave the game.
    }
solo-card-settles = { $who } place one settler.
solo-card-sails = { $who } engage: their warship sails up to two tiles.
solo-card-no-voyage = { $who } would engage, but you have just beaten their warship: it does not move in this turn.
solo-card-marker = { $who } lay off an exploration marker and gain the { $gold } gold under it.
solo-card-no-marker = { $who } have no exploration marker left to lay off.

## War

solo-meets = { $who } meet your warship at { $place }: they must fight.
solo-meets-escort = { $who } meet the Aztec warship at { $place }: it fights in the place of yours.
solo-commits =
    { $weapons ->
        [0] You add no weapons.
        [one] You add one weapon.
       *[other] You add { $weapons } weapons.
    }
solo-battle =
    At { $place }, you against { $foe }: { $mine } (strength { $strength }, { $weapons ->
        [0] no weapons
        [one] one weapon
       *[other] { $weapons } weapons
    }) against { $theirs } (strength { $might }, token { $token }).
solo-tie-yours = It is a tie, and you attacked: you win.
solo-tie-its = It is a tie, and they attacked: you lose.
solo-tie-city = It is a tie: against a city you lose ties.
solo-battle-won = You win the battle and { $gold } gold.
solo-battle-lost =
    { $gold ->
        [0] You lose the battle.
       *[other] You lose the battle, which gives them { $gold } gold.
    } Your warship goes back to { $place }.
solo-its-warship-home = Their warship goes back to { $place }.
solo-its-settlers-flee =
    { $settlers ->
        [one] { $who } lose a settler at { $place }: it goes back to their board, 1 gold for you.
       *[other] { $who } lose { $settlers } settlers at { $place }: they go back to their board, { $settlers } gold for you.
    }
solo-allies-scared =
    { $settlers ->
        [one] { $who } scare an allied settler away from { $place } and gain 1 gold.
       *[other] { $who } scare { $settlers } allied settlers away from { $place } and gain { $settlers } gold.
    }
solo-monster-slain = { $who } fight the monster of { $place }: { $sum } (strength { $strength }, token { $token }) against { $monster }. They slay it and gain { $gold } gold.
solo-monster-stands = { $who } fight the monster of { $place }: { $sum } (strength { $strength }, token { $token }) against { $monster }. It stands, and their warship stays.

## What the scenarios add

solo-number = The objective token at { $place } shows { $number }.
solo-title-chosen = You choose to be { $title }.
solo-skips = You leave it at that.
solo-you-choose = You choose { $place }.
solo-ally-settles = An allied settler goes to { $place }, to { $kind }; it brings you nothing.
solo-token-placed = You turned the tile up and explored it in one action: objective token { $number } lies at { $place }.
solo-kept-card = The ruins card kept aside is { $card }.
solo-home-chosen = { $place } takes the place of your city from now on.
solo-bartered =
    { $number ->
        [one] You give a food, a craft and a weapon for an objective token: it is your first.
       *[other] You give a food, a craft and a weapon for an objective token: you have { $number }.
    }
solo-gives-craft = You give { $craft } craft: they have { $number } now.
solo-outpost-destroyed = The outpost at { $place } is destroyed.
solo-meets-exile = You pay { $gold } gold and meet the exile at { $place }.
solo-exile-shown = The Astrolabe shows where the next exile is: { $place }.
solo-city-shown = The Astrolabe shows where the Chinese city lies: { $place }.
solo-bribes =
    { $settlers ->
        [one] You give { $gold } gold to a settler at { $place }, who goes back to their board.
       *[other] You give { $gold } gold to the { $settlers } settlers at { $place }, who go back to their board.
    }
solo-pillaged = A pillage token lies on the ruins of { $place } now.
solo-no-second-card = A pillage token lies on these ruins: they give no card.
solo-ally-replaced = { $who } find no free space and take the place of an allied settler on { $kind } at { $place }; the ally leaves the game.
solo-taken-over = { $who } take the place of your settler on { $kind } at { $place }; yours goes back to { $action } on the board.
solo-devoured = The hydra takes an allied settler from { $place }, a settled tile nearest to it.
solo-head =
    { $heads ->
        [one] You cut off a head of the hydra: one is left. Your warship goes home.
       *[other] You cut off a head of the hydra: { $heads } are left. Your warship goes home.
    }
solo-conquered = You have conquered the city at { $place }.
solo-refuge = Their warship flees to the archipelago nearest to your city: { $place }.
solo-no-refuge = No archipelago is left to flee to: their warship goes back to { $place }.
solo-corrupts = You pay { $gold } gold: the archipelago of { $place } is corrupted, and its token leaves the game.
solo-lies-down = The settler lies down on { $action }.
solo-stands-up = The settler on { $action } lay down: it stands up and does not move.
solo-stored = On { $place } lie { $store }.
solo-no-weapons-left = There are not enough weapons for the tile: their warship comes for you.
solo-no-pursuit = There are not enough weapons for the tile, but you have just beaten their warship: it does not move in this turn.
solo-moors = Their warship is at your starting tile: your { $ship } moors at { $place }.
solo-token-turned = The token at { $place } is turned up: this tile sinks at the end of your next turn.
solo-sinks =
    { $settlers ->
        [0] The tile at { $place } sinks.
        [one] The tile at { $place } sinks, and one settler of yours with it.
       *[other] The tile at { $place } sinks, and { $settlers } settlers of yours with it.
    }
solo-returns-card = You return { $card } to the gods.
solo-arms-ally = You deliver { $weapons } weapons to your ally.
solo-arms-rebels = You deliver { $weapons } weapons to the rebels.
solo-escorted = The Aztec warship sails along.
solo-pools =
    { $pooled ->
        [0] You take the { $gold } gold from the supply.
       *[other] { $gold ->
            [0] You put { $pooled } gold into the supply.
           *[other] You put { $pooled } gold into the supply and take { $gold }.
        }
    }
solo-robbed = The supply does not have enough: { $gold } of it comes out of your own gold.

## The end

solo-end-victory = You win as { $title } after { $round } rounds, with { $gold } gold against { $rival }.
solo-end-exhausted = The game is over after { $round } rounds without a victory: { $gold } gold for you, { $rival } for them.
solo-end-poorer = Your aim is reached after { $round } rounds, but you don’t have more gold: { $gold } against { $rival }.
solo-end-city-fallen = Their warship has reached your city in round { $round }: you lose, with { $gold } gold against { $rival }.
solo-end-swallowed = The sea has swallowed your people in round { $round }: you lose, with { $gold } gold.
solo-end-forsaken = In round { $round } no ally was left in play: you lose, with { $gold } gold against { $rival }.

## Refusals

solo-no-sea = There is no sea at { $place }.
solo-no-ally = No allied settler can be placed now.
solo-no-veteran = The Aztec settler is not on your board.
solo-nobody-lies = No settler lies there.
solo-say-aztec = The settler there is the Aztec one: take it by that name.
solo-not-for-allies = Allied settlers may not go to { $place }.
solo-flee-no-city = Settlers don’t flee to the tile that has taken the place of your city.
solo-flee-board = Here your settlers flee to the board only.
solo-pick-not-open = They have not explored { $place }, or your warship is there.
solo-pick-more-settlers = They have more settlers at { $place } than elsewhere.
solo-pick-no-space = No such space is free at { $place }.
solo-refuse-home = No objective token lies at { $place }.
solo-refuse-moor-unexplored = You have not explored { $place }.
solo-refuse-moor-farther = { $place } is farther from the starting tile than another tile you have explored.
solo-refuse-outpost = At { $place } there is no outpost to choose: it lies on every way, or on none.
solo-refuse-no-archipelago = { $place } is no federated archipelago, or not any more.
solo-refuse-refuge-guarded = Your warship is at { $place }: theirs does not flee there.
solo-refuse-refuge-farther = Another archipelago is closer to your city than { $place }.
solo-refuse-no-ally-there = There is no allied settler at { $place }.
solo-refuse-ally-elsewhere = No ally at { $place } stands on { $kind }, which the settlement tokens decide on.
solo-refuse-no-settler-there = No settler of yours stands there.
solo-refuse-only-there = One of your settlers at { $place } is replaced: the ship stopped there.
solo-refuse-settler-safe = Your warship protects { $place }, and your city is safe.
solo-refuse-settler-kind = The settlement tokens decide on { $kind }: only settlers there are replaced.
solo-refuse-back-to-board = The settler goes back to your board, to a section with room.
solo-refuse-no-ally-here = No allied settler stands there.
solo-refuse-devour-farther = There are allies nearer to the hydra than { $place }.
solo-refuse-devour-fewer = The hydra takes from the tile with the most allies; { $place } has fewer.
solo-refuse-card = You do not hold { $card }.
solo-refuse-empty-supply = The supply is empty: no gold can be taken from it.
solo-refuse-pool = You earn { $gold } gold at a time, { $all } in all: only such amounts can be put into the supply.
solo-refuse-barter = You have no { $kind }: bartering takes one resource of each kind.
solo-refuse-bartered = You have bartered already in this action.
solo-refuse-no-neighbours = No settler of yours shares an island with one of theirs.
solo-no-deed = That cannot be done here and now.
solo-title-not-won = You have not won as { $title }.

## The position

solo-see-scenario = { $scenario }.
solo-see-goal = { $what } So far { $have } of { $need } to be { $title }.
solo-see-richer = When an aim is reached you must also have more gold than they: { $gold } to { $rival }, enough for now.
solo-see-poorer = When an aim is reached you must also have more gold than they: { $gold } to { $rival } is a defeat, and in a campaign costs a life.
solo-see-no-gold-needed = Here an aim reached is enough: the adversary’s gold does not matter.
solo-see-will-mirror = Without the symbol they will do in the next round what you choose now.
solo-none-shown = none
solo-panel-allies = an allied settler from the reserve
solo-panel-aztec = the Aztec settler
solo-panel-lying = lying down on { $action }
solo-left-find-tile =
    { $hidden ->
        [one] Tile { $tile } lies under the last outlined tile.
       *[other] Tile { $tile } lies under one of { $hidden } outlined tiles.
    }
solo-left-explore-tile = Tile { $tile } is found: explore it.
solo-left-craft = Tile { $tile } is explored: send a settler to its craft.
solo-left-ruins = Tile { $tile } is explored: send a settler to its ruins.
solo-left-land =
    { $hidden ->
        [one] The last token that lies face down is the promised land: sail there.
       *[other] One of { $hidden } tokens that lie face down is the promised land.
    }
solo-left-curse =
    { $cards ->
        [0] You hold the cards: take them to the sanctuary.
        [one] One more ruins card to find.
       *[other] { $cards } ruins cards to find.
    } { $guardians ->
        [0] No guardian bars the way.
        [one] One guardian is alive.
       *[other] { $guardians } guardians are alive.
    }
solo-left-ally =
    { $weapons ->
        [0] You hold the weapons: a ship of yours brings them to the Egyptian city.
        [one] One more weapon, then to the Egyptian city with a ship.
       *[other] { $weapons } more weapons, then to the Egyptian city with a ship.
    }
solo-left-rebels =
    { $weapons ->
        [0] You hold the weapons: your exploration ship brings them to its city.
        [one] One more weapon, then to its city with your exploration ship.
       *[other] { $weapons } more weapons, then to its city with your exploration ship.
    }
solo-see-gold =
    { $aside ->
        [0] { $gold } gold in the supply.
       *[other] { $gold } gold in the supply, { $aside } set aside.
    }
solo-see-fleet =
    { $who }: exploration ship at { $explorer }, warship at { $warship }, strength { $strength }, { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } and { $settlers ->
        [one] one settler
       *[other] { $settlers } settlers
    } on the board.
solo-see-its-gold = They have { $gold } gold.
solo-see-rival = Their second warship is at { $place }.
solo-see-column = Settlement tokens from the top: { $order }.
solo-see-range =
    { $moves ->
        [one] Their ships sail one tile.
       *[other] Their ships sail up to { $moves } tiles.
    }
solo-see-tokens =
    { $left ->
        [one] One combat token is in the pile; shown: { $shown }.
       *[other] { $left } combat tokens are in the pile; shown: { $shown }.
    }
solo-see-mirrors = Without the symbol they will do in the next round what you have chosen: { $action }.
solo-see-idle = You have beaten their warship: without the symbol they will do nothing in the next round.
solo-see-escort = The Aztec warship is at { $place }.
solo-see-veteran = The Aztec settler is at { $place }.
solo-see-veteran-board = The Aztec settler is on { $action } of the board.
solo-see-allies =
    { $lost ->
        [0] Allied settlers in reserve: { $reserve }.
       *[other] Allied settlers in reserve: { $reserve }; out of the game: { $lost }.
    }
solo-see-lying =
    { $settlers ->
        [one] One settler lies down on { $action }.
       *[other] { $settlers } settlers lie down on { $action }.
    }
solo-see-green = { $place } is one of the tiles this scenario is about.
solo-see-place = { $place }. { $what }
solo-token-what-killed-them = An objective token: you turned this tile up and explored it at once.
solo-token-answer-too-late =
    { $number ->
         [0] An outpost, face down.
        *[other] An outpost of strength { $number }.
    }
solo-token-remains-of-unrest = A pillage token: its ruins bring you no card any more.
solo-token-noose-in-troubled-waters =
    { $number ->
         [0] The strength of this city lies face down.
        *[other] This city has strength { $number }.
    }
solo-token-assault-at-the-very-heart =
    { $number ->
         [0] A federated archipelago; its price lies face down.
        *[other] A federated archipelago: { $number } gold corrupts it.
    }
solo-token-condemned-lands =
    { $number ->
         [0] An objective token, face down: this may be the promised land.
         [1] The promised land.
        *[other] Objective token { $number }: not the promised land.
    }
solo-token-curse-of-mu =
    { $number ->
         [0] The curse lies here face down: it is turned up at the end of the turn.
        *[other] The sea takes this tile at the end of the turn.
    }
solo-token-between-forge-and-iron = An objective token: this tile must be explored.
solo-sign-hydra = The hydra. It devours an ally each time the adversary engages.
solo-sign-haven = A haven: once you have explored it, you may place allies here again.
solo-sign-guardian = A guardian: no ship of yours passes while it lives.
solo-sign-sanctuary = The sanctuary: two ruins cards given back here lift the curse.
solo-sign-craft-sought = The craft of this tile makes the Prospector.
solo-sign-ruins-sought = The ruins of this tile make the Explorer.
solo-sign-isle = Its island of three spaces is for the Egyptians.
solo-sign-ally = Your ally’s city: six weapons arm it.
solo-sign-gate = Fill every space of this tile to win.
solo-sign-rebels = The rebels wait here for six weapons.
solo-see-store = { $place } still bears { $store }.
solo-see-exile = { $place }: an exile waits there.

## Editions

solo-edition-column = { $key }: food, craft, weapons and ruins, each once.
solo-edition-resources = { $key }: food, craft and weapons from 3 to 28, gold from 11 on.
solo-edition-rows = { $key }: rows like “0 -3 : home 0 2* #5 foe”, your city once, no tile twice.
solo-edition-people = { $key }: one of { $known }, or none.
solo-edition-combat = { $key }: { $kinds } numbers from 0 to 9, at least one token of value 0.
solo-signs = * outlined in green · (3) objective token · (?) face down · x exile · +f2w1 resources on the tile · a second !C or !A: another warship of the story
