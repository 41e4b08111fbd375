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
strength-limit-1 = Its trials are played on by the greedy bot, which wins far fewer games than it does itself (see the table): an answer whose merit shows only under better play later on is undervalued. Where greedy seldom wins, as with all expansions together, nearly all trials are lost and tell little.
strength-limit-2 = A decision has 2,000 trials, 1,000 with expansions: answers that differ by a percent or two of victory are told apart by chance. More trials alone do not help much: before the last tuning of the weights 1,000 trials won 92 of 100 games on A1, and 4,000 won 22 of 27.
strength-limit-3 = Some games cannot be won: the dice may bring the Phantom home first, or the path may bring the last copies of a number too early. How many, nobody knows; exact play is only computed where few tokens are left. With expansions the measure of a position is coarse: it does not weigh the cards the Darkhouse comes to next.

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
