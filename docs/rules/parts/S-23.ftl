# What Killed Them. Prompts
solo-ask-kept-card = The card kept is turned up
solo-ask-home = Choose the tile that is to take the place of your city
# Log; $place, $tile number of the tile, $number of tokens placed so far
solo-what-killed-them-token = You turned up and explored { $place } in one action: objective token { $number } of 4.
solo-what-killed-them-card = The card kept is { $card }: it is yours in every later game.
solo-what-killed-them-home = Tile { $tile } ({ $place }) takes the place of your city.
# Progress, for descriptions: $settled ruins of 3, $number tokens of 4
solo-what-killed-them-progress = Ruins settled: { $settled } of 3. Objective tokens: { $number } of 4.
