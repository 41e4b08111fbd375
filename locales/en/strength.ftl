# `seaboard strength`: how often bots win Nautilion.

cli-help-strength = Let bots play Nautilion on every submarine and with every expansion, and tell how often they win.
cli-help-odds = Let the quick bot play Nautilion with every combination of options, and write down how often it wins.
cli-opt-to = Write the figures to this file.
cli-opt-player = A bot that plays; may be given several times.
cli-opt-setting = A submarine or an expansion; may be given several times. Without it, all of them.

strength-playing = Playing
odds-measuring = Combinations
odds-written = { $file }: { $count } combinations.
strength-title = How strong the bots are in Nautilion
strength-legend = Games won, with 95 % intervals; the mark is at one half
strength-how = One player, { $reserve } Reserve tokens. The expansions are played on submarine A1: Mercenaries against two harpoons, the Darkhouse at Normal, Heroic Actions with three cards; “all together” has all five. “random” answers at random, “greedy” looks one turn ahead and weighs every spell and every roll by exact enumeration, “search” plays the best answers of “greedy” on to the end of the game many times and keeps the better half ever again.
strength-limits = What keeps “search” from more
strength-limit-1 = Its trials are played on by the greedy bot, which wins fewer games than it does itself: an answer whose merit shows only under better play later on is undervalued. In trials the greedy bot does not cast a Translation before the crew is nearly full.
strength-limit-2 = A decision has a fixed number of trials, so that it takes less than a second; answers that differ by a percent or two of victory are told apart by chance. With expansions there are several times fewer trials, and more answers.
strength-limit-3 = Some games cannot be won: the path may hide the last copies of a number behind the Nautilion, and the dice may bring the Phantom home first. How many, nobody knows; exact play is only computed where few tokens are left.

strength-column-setting = Setting
strength-column-bot = Bot
strength-column-games = Games
strength-column-won = Won
strength-column-interval = 95 %
strength-column-lost = Lost
strength-setting-a1 = Submarine A1
strength-setting-a2 = Submarine A2
strength-setting-b1 = Submarine B1
strength-setting-b2 = Submarine B2
strength-setting-c1 = Submarine C1
strength-setting-c2 = Submarine C2
strength-setting-mages = Mages
strength-setting-mercenaries = Mercenaries
strength-setting-reefs = Reefs
strength-setting-machinations = Darkhouse
strength-setting-heroics = Heroic Actions
strength-setting-together = All together
strength-loss-phantom-arrived = Phantom first
strength-loss-crew-incomplete = crew incomplete
strength-loss-mages-missing = Mages missing
strength-loss-heroics-left = cards left
strength-loss-harpooned = harpooned
