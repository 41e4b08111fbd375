# Seaboard: the rulebook of campaign.

rulebook-campaign-minute-aim = You lead the Greeks by the rules of Diluvium, alone, against an adversary that follows rules of its own.
rulebook-campaign-minute-win = A scenario is won by meeting one of its conditions of victory and having more gold than the adversary.
rulebook-campaign-minute-copy = In each round it acts before you and repeats what you did last; so your choice is also its next one.
rulebook-campaign-minute-symbol = Now and then the symbol of a combat token has it do something else, by chance.
rulebook-campaign-minute-march = When it engages, its warship sails towards your city. If it gets there you have lost.
rulebook-campaign-minute-fight = In a battle you choose your weapons first; then a combat token of 0 to 2 is added to its strength.
rulebook-campaign-minute-end = An empty tray, or no gold left in the supply, makes the round the last.
rulebook-campaign-minute-campaign = What a victory gives is yours for all later scenarios; four victories win the campaign.

rulebook-campaign-aid-round = A round
rulebook-campaign-aid-round-first = The adversary, then you; in round one only you.
rulebook-campaign-aid-round-token = Combat token without symbol: your last action.
rulebook-campaign-aid-round-random = With symbol: food explores, ruins settle, craft produces, weapons engage.

rulebook-campaign-aid-it = What it does
rulebook-campaign-aid-it-explore = Explores the nearest tile it has not explored.
rulebook-campaign-aid-it-settle = Settles by the highest settlement token.
rulebook-campaign-aid-it-produce = Produces: 3 gold for two on craft, strength for two on weapons.
rulebook-campaign-aid-it-engage = Engages: towards your city by the shortest way.
rulebook-campaign-aid-it-range = Range: one tile for each of its settlers on food, at least one.

rulebook-campaign-aid-battle = Battle
rulebook-campaign-aid-battle-weapons = You commit weapons first.
rulebook-campaign-aid-battle-added = Its token is added to its strength.
rulebook-campaign-aid-battle-tie = The attacker wins a tie.
rulebook-campaign-aid-battle-zero = A 0 makes it stronger afterwards.

rulebook-campaign-aid-ending = The end
rulebook-campaign-aid-ending-city = Its warship in your city: lost at once.
rulebook-campaign-aid-ending-empty = Empty tray or supply of gold: last round.
rulebook-campaign-aid-ending-gold = Condition met and more gold: won.

rulebook-campaign-copy = It does what you did
rulebook-campaign-copy-yours = In round one only you act: you explore the tile beside your city.
rulebook-campaign-copy-token = The combat token shows no symbol: the adversary explores as well. Two tiles are equally near.
rulebook-campaign-copy-course = The Astrolabe decides between them.

rulebook-campaign-random = A random action
rulebook-campaign-random-symbol = A symbol on the token: it will not copy you this time.
rulebook-campaign-random-column = The settlement tokens are shuffled. Weapons on top means Engage, and its warship leaves port.

rulebook-campaign-march = Its warship comes nearer
rulebook-campaign-march-yours = You engage, though your warship stays at home.
rulebook-campaign-march-sail = So it engages too: one tile for its settler on food, by the shortest way to your city.

rulebook-campaign-produce = No pair, no gold
rulebook-campaign-produce-yours = You produce before anybody is settled: a wasted turn for you …
rulebook-campaign-produce-it = … and for the adversary, who has no two settlers on craft or on weapons.

rulebook-campaign-battle = A battle
rulebook-campaign-battle-meet = Its warship has reached yours. You choose your weapons before its token is drawn.
rulebook-campaign-battle-commit = One weapon is committed, and spent whatever happens.
rulebook-campaign-battle-token = Its token adds 2 to its strength. As the attacker it would win a tie as well.
