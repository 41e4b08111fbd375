# asked when several archipelagos are equally close (never on the printed map; answer: pick PLACE); no arguments
solo-ask-refuge = Several archipelagos are equally near: where does their warship flee?
# `take lying.settle` (also .explore, .produce, .engage) is a new answer to diluvium-ask-take: a settler stands up;
# `take aztec` means the same while the Aztec settler lies (view.veteran is its section, state.veteran_lies is set)
