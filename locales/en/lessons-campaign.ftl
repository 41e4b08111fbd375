# The campaign’s lessons.

## Chapter 1

lesson-campaign-first = The campaign in five minutes
lesson-campaign-first-about = A Perilous Land: two ways to win, and an adversary that does as you do.
lesson-campaign-first-goal = You lead the Greeks alone. Win by settling all nine of your people on the green tiles, or by beating the Egyptian warship four times.
lesson-campaign-first-danger = Either way you need more gold than the Egyptians. And should their warship reach your city, all is lost at once.
lesson-campaign-first-explore = In each round the Egyptians act first, then you; only the first is yours alone. Turn the wheel to Explore.
lesson-campaign-first-explore-otherwise = That works too, but without islands there is nowhere to settle. Explore first.
lesson-campaign-first-sail = Sail to the open tile beside your city. The green ones lie face down, farther out; each costs food to enter.
lesson-campaign-first-mark = The marker pays 1 gold as it leaves your board. Put it on the coin for 1 more: in the end you need more gold than they.
lesson-campaign-first-mark-otherwise = A settler there is good too. This time take the coin, for gold decides every victory.
lesson-campaign-first-mirror = See what they did: they explored too. The Egyptians repeat your last action, unless chance has them take another.
lesson-campaign-first-settle = So ask two things of each action: what does it give you, and what would it give them? Now turn the wheel to Settle.
lesson-campaign-first-settle-otherwise = Your settlers wait, and nothing works without them. Choose Settle.
lesson-campaign-first-settler = Move a settler from your board to the tile you explored or to your city. It takes a token at once: food will open the sea for you.
lesson-campaign-first-second = And a second one. Before you go on, think of food: the green tiles lie beyond face-down ones.
lesson-campaign-first-yours = They have settled as well. When you produce, they earn only for pairs of settlers on craft or weapons; when you engage, their warship comes. Choose!
lesson-campaign-first-end = Your aims and their progress stay in sight beside the sea. Explore, settle the green tiles, keep your gold ahead: the land is yours to win.

## Chapter 2

lesson-campaign-adversary = The adversary
lesson-campaign-adversary-about = Combat tokens, where the Egyptians settle, and how to beat their warship.
lesson-campaign-adversary-near = The Egyptian warship lies beside your island: each Engage of yours has brought it nearer. Before it reaches your city you must beat it.
lesson-campaign-adversary-tokens = Their turn begins with a combat token. Without a star they repeat your last action, with one chance chooses. Once three show the same, all are shuffled again.
lesson-campaign-adversary-settle = You engaged last, so the wheel must move on. Choose Settle, and they will settle too, in the order of the tokens in their column.
lesson-campaign-adversary-settle-otherwise = A way as well. But see how they settle: choose Settle, so that they follow.
lesson-campaign-adversary-settlers = First your own two. The spaces of your city are free, and every token helps.
lesson-campaign-adversary-second = And the second one.
lesson-campaign-adversary-engage = Where they had explored, the highest token with room decided and went to the bottom. For a settler without room they took a coin. Now Engage their warship!
lesson-campaign-adversary-engage-otherwise = Their warship lies next to your city’s waters. Turn the wheel to Engage while you have weapons.
lesson-campaign-adversary-sail = Attack rather than wait, for the attacker wins a tie. Sail to their warship.
lesson-campaign-adversary-sail-otherwise = From there you would not fight. Their warship lies on the lit tile.
lesson-campaign-adversary-commit = They have strength 1 and draw a combat token of 2 at most: 3. You have 2: with one weapon you cannot lose.
lesson-campaign-adversary-commit-otherwise = One weapon is just enough: with none you might lose, and every further one would be spent for nothing.
lesson-campaign-adversary-home = Beaten, their warship is back in its city, and in their next turn they could not engage. That is one of the four battles you need.
lesson-campaign-adversary-yours = They have more gold than you, though, and a victory without more gold is none. What will you choose, knowing that they follow?
lesson-campaign-adversary-end = Watch three things: their tokens, their column and the way of their warship. All else they do follows from you.
