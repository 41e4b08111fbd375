# `seaboard levels`: how the levels of bots are spaced.

cli-help-levels = Let every level of bots play against the one below at every table, and tell how often each wins alone.
cli-opt-of = A game; may be given several times. Without it, all of them.

levels-playing = Playing
levels-title = How the levels of bots are spaced
levels-legend = Games won against the level below, as if two played, or alone; with 95 % intervals; the mark is at one half
levels-how = One bot of a level, in teams one team, meets bots of the level below in every seat in turn. A shared victory counts in parts. In Nautilion and the campaign each level plays alone, or both seats, and it is told how often it wins.
levels-aim = “As for two” is what that share would be against one rival if victories went by strength: who is r times as strong as each of the others wins r parts of r + others. The aim is { $low } to { $high }; “close” means that the interval reaches it.
levels-habits = What tells the levels apart
levels-habits-about = Every level gets what a person in its seat would see, and nothing else. The captain thinks ahead about every decision within the time of a second. The mate thinks ahead about some, or takes what looks best one turn on. The sailor misjudges what answers are worth. The novice makes a beginner’s mistakes: it grabs what glitters, overlooks threats and cards, and forgets how soon the game ends. The numbers are in `src/seaboard/bots/levels/habits.toml`.
levels-more = In Diluvia, Nautilion and the campaign the captain is the bot “search” and the mate answers much as “greedy” does: what those win against each other, or alone, over more games is in [balance-diluvia.md](balance-diluvia.md), [strength-nautilion.md](strength-nautilion.md) and [survey-campaign.md](survey-campaign.md).
levels-name-novice = Novice
levels-name-sailor = Sailor
levels-name-mate = Mate
levels-name-captain = Captain
levels-column-table = Table
levels-column-levels = Level
levels-column-games = Games
levels-column-won = Won
levels-column-interval = 95 %
levels-column-luck = Luck
levels-column-two = As for two
levels-column-two-interval = 95 %
levels-column-aim = Aim
levels-aim-met = met
levels-aim-close = close
levels-aim-missed = missed
