# The solo campaign in the browser: its board, and its pages.

## On the sea

board-solo-legend = Signs on the map
board-solo-here-home = Tile { $tile }, your home instead of a city.
board-solo-here-conquered = You have conquered this city.
board-solo-here-green = Outlined in green: this scenario is about such tiles.
board-solo-here-stores = Lying here: food { $food }, craft { $craft }, weapons { $weapons }.
board-solo-here-exile = An exile waits here.
board-solo-here-found = The Chinese city, found.
board-solo-here-second = The Chinese warship.
board-solo-here-escort = The Aztec warship that sails with you.
board-solo-here-veteran = Space { $space }: your Aztec settler.
board-solo-here-bound = Its warship may stop here when it sails next.
board-solo-coins = Gold left in the supply: { $coins }
board-solo-aside = Gold set aside: { $coins }
board-solo-lying =
    { $settlers ->
        [one] one lies down
       *[other] { $settlers } lie down
    }

## Moves

board-solo-do-skip = No, go on
board-solo-do-allies = Place an allied settler
board-solo-do-aztec = Take the Aztec settler
board-solo-do-stand-up = Let the settler lying on { $section } stand up
board-solo-do-title = Win as { $title }
board-solo-deed-meet = Meet the exile for 2 gold
board-solo-deed-bribe = Bribe its settlers here for { $amount } gold
board-solo-deed-corrupt = Corrupt the archipelago for { $amount } gold
board-solo-deed-arm-ally = Arm your ally with 6 weapons
board-solo-deed-deliver = Deliver 6 weapons to the rebels
board-solo-deed-lift = Give back { $card }
board-solo-deed-barter = Discard one of each resource for an objective token
board-solo-deed-give = Give it { $amount } craft
board-solo-deed-escort = The Aztec warship sails along
board-solo-deed-pool =
    { $amount ->
        [0] Take all the gold
       *[other] Put { $amount } gold into the supply
    }

## Goals

board-solo-progress = { $have } of { $need }
board-solo-needs-gold = And more gold than the adversary
board-solo-needs-no-gold = Gold does not decide here
board-solo-richer = You have { $gold } gold, the adversary { $rival }: enough.
board-solo-poorer = You have { $gold } gold, the adversary { $rival }: not enough yet.
board-solo-goal-bellicose = Win 4 battles against its warship.
board-solo-goal-conqueror = All your settlers stand on green tiles.
board-solo-goal-prospector = A settler of yours on craft on tile 19.
board-solo-goal-explorer = A settler of yours in the ruins of tile 20.
board-solo-goal-archeologist = A settler of yours in the ruins of every green tile.
board-solo-goal-navigator = Turn up and explore 4 tiles.
board-solo-goal-shepherdess = All 9 Egyptian settlers on the large islands of tiles 5, 6 and 7.
board-solo-goal-merchant = Barter for 4 objective tokens.
board-solo-goal-warmonger = Destroy the 3 outposts.
board-solo-goal-corruptor = Give it 10 craft.
board-solo-goal-traveler = Find the Chinese city and sail there.
board-solo-goal-grave-robber = 5 ruins cards in your hand.
board-solo-goal-patron = Give it 12 gold.
board-solo-goal-leader = All your settlers stand on green tiles.
board-solo-goal-loner = No allied settler is left.
board-solo-goal-pitiless = Conquer its city.
board-solo-goal-peacemaker = Conquer both its cities.
board-solo-goal-discoverer = Your exploration ship finds the promised land.
board-solo-goal-saved = Give two ruins cards back at the sanctuary.
board-solo-goal-condottiere = Arm your ally.
board-solo-goal-unstoppable = Fill a tile beside its city with your settlers.
board-solo-goal-slayer = Cut off the three heads of the Hydra.
board-solo-goal-smith = Explore the 4 green tiles.
board-solo-goal-insurgent = Deliver 6 weapons to its city.

## The adversary

board-solo-adversary = Adversary: { $who }
board-solo-mirror-open = Next round it will do what you choose now.
board-solo-mirror = Next round: { $action }, as you did.
board-solo-mirror-nothing = Next round: nothing.
board-solo-random =
    { $random ->
        [0] No token with a star is left: chance does not decide.
        [one] Chance decides instead if the token with the star is drawn (1 of { $all }).
       *[other] Chance decides instead if a token with a star is drawn ({ $random } of { $all }).
    }
board-solo-strength = Strength, and the gold for beating it
board-solo-reserve = Settlers in reserve
board-solo-reserve-label = Settlers in reserve: { $settlers }
board-solo-column = Where it settles first
board-solo-markers = Exploration markers
board-solo-pile =
    { $count ->
        [one] One combat token to draw from
       *[other] { $count } combat tokens to draw from
    }
board-solo-tokens-left = value { $value }: { $count } left
board-solo-shown = Combat tokens shown
board-solo-shown-label = Combat tokens shown: { $tokens }
board-solo-shown-none = none
board-solo-range =
    { $tiles ->
        [one] Its ships sail one tile.
       *[other] Its ships sail up to { $tiles } tiles.
    }
board-solo-bound = Its warship may stop next at: { $places }.
board-solo-allies = Allied settlers: { $map } on the map, { $reserve } to place, { $lost } lost.

## Battles

board-solo-battle-warship = Battle with its warship at { $place }
board-solo-battle-second = Battle with the Chinese warship at { $place }
board-solo-battle-outpost = Battle with the outpost at { $place }
board-solo-battle-city = Battle for the city at { $place }
board-solo-strength-plus-weapons = { $strength } + weapons
board-solo-strength-plus-token = { $strength } + combat token
board-solo-tokens-in-pile = It draws one of:
board-solo-commit-how = Choose before the token is drawn. The weapons are spent either way.
board-solo-chance = wins { $chance }
board-solo-ties-yours = At equal strength you win.
board-solo-ties-its = At equal strength you lose.

## The scenario and its end

board-solo-rules = Rules of this scenario
board-solo-story = The story
board-solo-defeat = Defeat
board-solo-final-gold = Your gold: { $gold }.
board-solo-final-rival = The adversary’s: { $gold }.
board-solo-chart = Your gold over the game

## A position in sentences


## Pages

web-game-campaign = Diluvium: solo campaign
web-game-campaign-about = You lead the Greeks from island to island against an adversary that answers your every move. Four scenarios of fifteen make a campaign; what you win is carried along.
web-campaign-open = Solo campaign
web-campaign-title = Solo campaign
web-campaign-about = Win four scenarios on one of the roads through the archipelago. Each victory decides where you go next and what you carry along; each defeat costs a life.
web-campaign-mine = Your campaigns
web-campaign-none = None yet in this browser.
web-campaign-all = All campaigns
web-campaign-new = New campaign
web-campaign-name = Name
web-campaign-usual-name = Campaign { $number }
web-campaign-difficulty = Difficulty
web-campaign-level-normal = Normal
web-campaign-level-normal-about = The scenarios as they are. Good to begin with.
web-campaign-level-hard = Hard
web-campaign-level-hard-about = Two fewer of each resource and 10 less gold in the supply.
web-campaign-level-extreme = Extreme
web-campaign-level-extreme-about = Hard, and the adversary begins with strength 2.
web-campaign-level-divine = Divine punishment
web-campaign-level-divine-about = Extreme, and a ruins card helps the adversary before the first turn.
web-campaign-begin = Begin the campaign
web-campaign-single = A single scenario
web-campaign-single-about = Any scenario outside a campaign, also the two that stand alone.
web-campaign-scenario = Scenario
web-campaign-with-bonuses = With what earlier victories would have brought
web-campaign-import = A campaign from a file
web-campaign-import-about = A campaign that was exported, here or elsewhere. Every game in it is checked.
web-campaign-import-file = Choose a file
web-campaign-chapter = Chapter { $number } of { $length }: { $scenario }
web-campaign-lives =
    { $lives ->
        [0] No life left
        [one] One life
       *[other] { $lives } lives
    }
web-campaign-victories = { $victories } of { $length } victories
web-campaign-gold = { $gold } gold
web-campaign-total = You bring home { $gold } gold.
web-campaign-fallen = The empire has fallen
web-campaign-fallen-about = No life was left to lose. From any earlier chapter you can take another road.
web-campaign-going = In progress: { $scenario }.
web-campaign-go-on = Go on playing
web-campaign-anew = Begin the chapter anew
web-campaign-start = Play this scenario
web-campaign-try-again = Try again
web-campaign-retry-about = The last attempt was lost, and a life with it. The scenario can be played again.
web-campaign-choose-start = Two shores to begin at: choose one on the chart.
web-campaign-aztec = Section of your Aztec settler
web-campaign-chart = Chart of the scenarios. Arrow keys go from one to the next.
web-campaign-list = The chart as a list
web-campaign-depth = Chapter { $number }
web-campaign-place-won = won
web-campaign-place-open = can be played now
web-campaign-place-ahead = may still come
web-campaign-place-closed = out of reach
web-campaign-in-progress = in progress
web-campaign-lost-times =
    { $times ->
        [one] lost once
       *[other] lost { $times } times
    }
web-campaign-road-taken = your road
web-campaign-gives = Brings:
web-campaign-leads-to = Leads to { $scenario }.
web-campaign-leads-home = Ends the campaign.
web-campaign-bonuses = Carried into the next scenario
web-campaign-log = Log
web-campaign-log-empty = Nothing has been played yet.
web-campaign-defeat = defeat
web-campaign-chapter-gold = { $gold } gold for the campaign.
web-campaign-what-came = What came of it
web-campaign-look = Look at the game
web-campaign-fork-before = Begin anew from here
web-campaign-fork-here = Copy this campaign
web-campaign-fork-name = { $name } (another road)
web-campaign-forked = This is a new campaign; the other one stays as it is.
web-campaign-keep = This campaign
web-campaign-rename = Rename
web-campaign-export = Save as a file
web-campaign-link = Link for another browser
web-campaign-link-about = Whoever opens this link has the campaign too. It works once.
web-campaign-delete = Delete
web-campaign-delete-how = Type the name of the campaign, “{ $name }”, to delete it. Its games stay among your tables.
web-campaign-to-atlas = To the campaign’s chart

## Options of a single scenario

web-option-scenario = { $value }
web-option-difficulty = { $value }
web-option-board = Board: { $value }
web-option-food = Food from the start: { $value }
web-option-token = A token of value 0 fewer: { $value }
web-option-card = Card in hand: { $value }
web-option-home = Tile instead of the city: { $value }
web-option-aztec = Aztec settler: { $value }
web-option-holder = Holder for { $value } resources
web-option-warship = Aztec warship: { $value }
web-option-allies = Allies: { $value }
web-choice-scenario-perilous-land = { solo-scenario-perilous-land }
web-choice-scenario-whispers-from-the-east = { solo-scenario-whispers-from-the-east }
web-choice-scenario-what-killed-them = { solo-scenario-what-killed-them }
web-choice-scenario-friend-in-need = { solo-scenario-friend-in-need }
web-choice-scenario-answer-too-late = { solo-scenario-answer-too-late }
web-choice-scenario-path-of-the-lost = { solo-scenario-path-of-the-lost }
web-choice-scenario-remains-of-unrest = { solo-scenario-remains-of-unrest }
web-choice-scenario-facing-destiny = { solo-scenario-facing-destiny }
web-choice-scenario-noose-in-troubled-waters = { solo-scenario-noose-in-troubled-waters }
web-choice-scenario-assault-at-the-very-heart = { solo-scenario-assault-at-the-very-heart }
web-choice-scenario-condemned-lands = { solo-scenario-condemned-lands }
web-choice-scenario-curse-of-mu = { solo-scenario-curse-of-mu }
web-choice-scenario-flash-of-steel = { solo-scenario-flash-of-steel }
web-choice-scenario-last-bastion = { solo-scenario-last-bastion }
web-choice-scenario-hydras-ire = { solo-scenario-hydras-ire }
web-choice-scenario-between-forge-and-iron = { solo-scenario-between-forge-and-iron }
web-choice-scenario-seething-heart = { solo-scenario-seething-heart }
web-choice-difficulty-normal = { web-campaign-level-normal }
web-choice-difficulty-hard = { web-campaign-level-hard }
web-choice-difficulty-extreme = { web-campaign-level-extreme }
web-choice-difficulty-divine = { web-campaign-level-divine }
web-choice-board-a = { diluvium-board-a }
web-choice-board-warmonger = { diluvium-board-warmonger }
web-choice-board-artisan = { diluvium-board-artisan }
web-choice-board-explorer = { diluvium-board-explorer }
web-choice-board-settler = { diluvium-board-settler }
web-choice-food-no = no
web-choice-food-yes = yes
web-choice-token-no = no
web-choice-token-yes = yes
web-choice-warship-no = no
web-choice-warship-yes = yes
web-choice-card-none = none
web-choice-card-cornucopia = { diluvium-card-cornucopia }
web-choice-card-machines = { diluvium-card-machines }
web-choice-card-legendary = { diluvium-card-legendary }
web-choice-card-compass = { diluvium-card-compass }
web-choice-card-treasure = { diluvium-card-treasure }
web-choice-card-cannon = { diluvium-card-cannon }
web-choice-card-gate = { diluvium-card-gate }
web-choice-card-map = { diluvium-card-map }
web-choice-home-0 = none
web-choice-aztec-none = none
web-choice-aztec-explore = { diluvium-explore }
web-choice-aztec-settle = { diluvium-settle }
web-choice-aztec-produce = { diluvium-produce }
web-choice-aztec-engage = { diluvium-engage }
web-choice-allies-egyptians = { diluvium-the-egyptians }
web-choice-allies-aztecs = { diluvium-the-aztecs }

## In the frame

board-solo-aims = Aims of the scenario
board-solo-adversary-short = adversary
board-solo-pile-about = The combat tokens it may draw: their value is added to its strength.
