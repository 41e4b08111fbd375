# The question’s help: what can be done now, and why.

help-question = What can I do now, and why?
help-question-key = What can I do now, and why
help-can = You can
help-kinds =
    { $count ->
        [one] { $first }
       *[other] { $count } ways: { $first } …
    }
help-because = Because
help-cannot = Not possible now

help-nautilion-ask-start = Whoever begins rolls first and decides first; over the game it evens out. Agree and go.
help-nautilion-ask-plan = Look first at the Darkhouse’s die: a 3 or a 4 costs you a token. Then look which token your Nautilion would reach, and how near the Phantom comes to the Happy Isles.
help-nautilion-ask-swap = Think of the token you still need: bring it to where a die of yours can reach it, or take it out of the Phantom’s way.
help-nautilion-ask-with = The two tokens change places: choose the place where the first one helps you most.
help-nautilion-ask-discard = Give up what you can replace: a token of the reserve hurts less than a crew member, and one that is still on the path less than one that is not.
help-nautilion-ask-landing = A cabin filled is what wins; the reserve pays for spells. If its cabin can be reached by a duct, think twice before you put the token aside.
help-nautilion-ask-lose = Lose first what is easiest to get back: look what still lies on the path ahead of you.
help-nautilion-ask-spend = What you pay leaves your reserve for good: keep the tokens whose cabins are still empty.
help-nautilion-ask-take = Look for a crew member whose cabin is empty, or for one that is no longer on the path.
help-nautilion-ask-keep = Count both groups: the one with more crew, or with those who are rarer, is usually the one to keep.
help-nautilion-ask-unseat = Choose somebody you can fetch again soon, and whose cabin does not hold the others together.
help-nautilion-ask-insert = Put the token where your Nautilion will pass and the Phantom will not.
help-nautilion-ask-recover = Take back what you can use: somebody for an empty cabin, or a token that pays for a spell.
help-nautilion-ask-banish = Choose the card that would be hardest for you to fulfil.
help-nautilion-ask-set = All faces are yours: find a small one for the Phantom, no 3 or 4 for the Darkhouse, and the number that takes you to the token you want.
help-nautilion-ask-crew-back = Whoever comes back should fill an empty cabin; leave it if nobody helps.
help-nautilion-ask-trade = Place those whose cabins are empty first; what you leave stays in the discard pile.
help-diluvium-ask-board = Each board is good at one thing. Choose the one whose action you would like to take most often.
help-diluvium-ask-wheel = Look what each action would give now: it is written on your board. You may not take the same one twice running, so think one turn ahead.
help-diluvium-ask-end = Whatever you wanted to do with a card, do it now or keep it for a better moment. Otherwise end the turn.
help-diluvium-ask-sail = Two tiles are free, each further one costs a food; a hidden tile costs the food on its back as well, and ends the voyage. Look which tile you could settle next.
help-diluvium-ask-sail-to-war = Look for a warship you can beat, for settlers without protection, or for a place to guard. Staying is allowed too.
help-diluvium-ask-mark = What the space shows is yours at once: compare what the free ones give.
help-diluvium-ask-take = Once a section of your board is clear of settlers its action has its bonus; a settler on the sea can harvest again on another island.
help-diluvium-ask-place = Each space brings what it shows: food to sail, craft to sell, weapons to fight, ruins for a card.
help-diluvium-ask-gain = Take what your next action needs; an almost empty tray brings the end nearer.
help-diluvium-ask-produce = Choose the tile where most of your settlers stand on what you need now.
help-diluvium-ask-trade = Craft becomes gold, weapons become strength. Gold wins the game; strength protects it.
help-diluvium-ask-commit = Compare both strengths first. What you commit is spent, whoever wins: enough to win, or nothing.
help-diluvium-ask-flee = In the city it harvests at once; on the board it fills a section again, whose action may lose its bonus.
help-diluvium-ask-monster = Your strength and weapons are enough, and only the weapons that are missing are spent. Leave it if you need them for something else.
help-diluvium-ask-discard = Keep what your next action will use up.
help-solo-ask-commit = Beside each number stands how often it wins. The weapons are spent either way.
help-solo-ask-settle-for-it = These tiles are equal for them, so you choose: send them where they are in your way least.
help-solo-ask-title = Each title gives something else for the rest of a campaign and opens another way. Open the aims to read what.
help-solo-ask-offer = Nobody forces you. Look whether it brings you nearer to an aim, and whether you can spare what it costs.
help-solo-ask-escort = The Aztec warship adds to the strength of yours while both are together.
help-solo-ask-past-outpost = An outpost you pass is turned up: choose the one whose strength you would like to know.
help-solo-ask-home = For the rest of the campaign your ships return there: spaces you can use at once are worth most.
help-solo-ask-replace = One has to go: choose the one you will miss least.
help-solo-ask-back = It fills a section again, and that action may lose its bonus: choose the one you need least.
help-solo-ask-refuge = They are equally near: send the warship where you can reach it, or where it does no harm.
help-solo-ask-moor = Moor where your next voyage begins.
help-solo-ask-lift = Give back the card that would do least for you.
help-solo-ask-pool = Gold in the supply puts off the end; gold in your hand is counted then.
help-solo-ask-devour = It takes one either way: choose the place where you can do without.
help-diluvia-ask-play = See what the water would take next: it is marked in red. Then get your animals nearer to the raft, or somebody else’s farther from it.
help-diluvia-ask-play-or-roll = A second card does more now; without it the die is rolled twice, and clouds bring the water nearer.
help-diluvia-ask-undo = Is it worth a card to you? It can fail, and nobody learns whether you hold one unless you use it.
help-diluvia-ask-seat = Of equals, whoever sits nearest the VIP seat wins; a seat at the edge is the first to be lost.
help-diluvia-ask-joker = You decide whether the water comes nearer. Look whose animals it would take first.
help-solo-ask-offer-path-of-the-lost = { help-solo-ask-offer }
help-solo-ask-offer-remains-of-unrest = { help-solo-ask-offer }
help-solo-ask-offer-assault-at-the-very-heart = { help-solo-ask-offer }
help-solo-ask-offer-curse-of-mu = { help-solo-ask-offer }
help-solo-ask-offer-flash-of-steel = { help-solo-ask-offer }
help-solo-ask-offer-seething-heart = { help-solo-ask-offer }
