# `seaboard calibrate`: whether hints keep their word.
cli-help-calibrate = Ask for hints in many positions and tell how often what they promise comes true.
cli-opt-game = A game; may be given several times. Without it, all of them.
cli-opt-positions = In how many positions of each game a hint is asked for.
cli-opt-thinking = Seconds of thought for each hint.
calibration-asking = Asking
calibration-title = What hints promise, and what comes of it
calibration-legend = Games won by tenths of what was promised, with 95 % intervals; the mark is what was promised; how many hints in brackets
calibration-how = Quick bots play against each other. In one decision out of six one of the seats asks for a hint; the best choice is played on aside by the bots, with luck of its own. Each row has the hints that promised about as much, and how often those games were won. Positions: { $numbers }.
calibration-limits = Several hints are of the same game, so that rows rest on fewer games than hints and the intervals are somewhat too narrow. Whoever plays better or worse than the quick bot, or against others, wins more or less often than promised.
calibration-column-game = Game
calibration-column-positions = Hints
calibration-column-promised = Promised
calibration-column-kept = Won
calibration-column-interval = 95 % interval
