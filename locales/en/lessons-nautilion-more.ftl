# Nautilion: the lessons after the first, on its spells and its five expansions.

## Spells

lesson-nautilion-spells = Spells
lesson-nautilion-spells-about = Three spells that bend the dice and the path, and what they cost.
lesson-nautilion-spells-goal = Your reserve can do more than feed the Darkhouse: after each roll it pays for spells. Cast as many as you can pay, in any order, before you give out the dice.
lesson-nautilion-spells-whirlwind = You rolled 3, 4 and 4: whichever the Darkhouse gets, it takes a token. For one token the Whirlwind rolls all three dice again. Cast it.
lesson-nautilion-spells-whirlwind-otherwise = With these dice the Darkhouse is sure to bite. Try the cheapest spell: the Whirlwind.
lesson-nautilion-spells-tide = Three 1s, but the next token is a 9, and you have one. For two tokens the Tide turns one die: turn a 1 to a 2 and reach the 4.
lesson-nautilion-spells-tide-otherwise = Two spaces ahead lies a 4 whose cabin joins the 9. Choose the Tide, then a 1, then the 2.
lesson-nautilion-spells-plan = Now the 4 is within reach. Keep the 2 and give each of the others a 1.
lesson-nautilion-spells-plan-otherwise = You paid for that 2 to reach the 4. Give it to the Nautilion.
lesson-nautilion-spells-place = The cabin of the 4 joins the 9. Let it move in.
lesson-nautilion-spells-place-otherwise = You cast a spell to get this 4. It is worth more aboard than in the reserve.
lesson-nautilion-spells-translation = Your 3 would reach a 7 that no duct lets in yet, and just before it lies an 8 that fits. For three tokens the Translation swaps any two: cast it.
lesson-nautilion-spells-translation-otherwise = None of your dice reaches somebody who fits. Cast the Translation and swap the 7 with the 8.
lesson-nautilion-spells-swap = Choose one of the two tokens: the 7, three spaces ahead, or the 8 just before it.
lesson-nautilion-spells-swap-otherwise = Any token could be swapped, but here the 7 and the 8 right before it are wanted.
lesson-nautilion-spells-with = And now the other one. The two could also lie far apart, even behind you.
lesson-nautilion-spells-with-otherwise = Swap the 7 with its neighbour, the 8: then your 3 reaches the 8.
lesson-nautilion-spells-yours = Now the 3 reaches the 8. But your reserve is empty: if the Darkhouse gets a 3 or a 4, it takes crew. You choose.
lesson-nautilion-spells-end = A spell saves a turn, but each token spent is missing when the Darkhouse bites. Whoever does not fit fills the reserve again. This voyage is yours now!

## The Mages

lesson-nautilion-mages = The Mages
lesson-nautilion-mages-about = Three Mages you need as well, and partners who roll single dice again.
lesson-nautilion-mages-goal = Nine crew members are no longer enough: at the Abyss you also need a Mage A, a B and a C in the mage’s cabin. They lie on the path among the crew.
lesson-nautilion-mages-plan = You rolled 2, 2 and 4. Four spaces ahead waits a Mage B: keep the 4.
lesson-nautilion-mages-plan-otherwise = With a 2 you would stop before Mage B. Give the Nautilion the 4.
lesson-nautilion-mages-mage = Mage B has a space of its own in the mage’s cabin, and no ducts are needed there. Put it in.
lesson-nautilion-mages-mage-otherwise = In the reserve it would only pay for spells. You need a B to win.
lesson-nautilion-mages-again = Now 1, 2 and 4. Beside each Mage there is room for one crew member, beside B for a 4. A 4 lies four spaces ahead: keep the 4.
lesson-nautilion-mages-again-otherwise = Only the 4 brings you to the partner of Mage B. Give the Darkhouse and the Phantom the 1 and the 2.
lesson-nautilion-mages-partner = The 4 could go aboard. Put it beside Mage B this time: it does not count as crew there, but the two become partners.
lesson-nautilion-mages-partner-otherwise = More 4s for your crew lie further on. Put this one beside Mage B and see what partners can do.
lesson-nautilion-mages-reroll = You rolled 1, 4 and 4. Once a turn, partners roll one die again for nothing: choose a 4.
lesson-nautilion-mages-reroll-otherwise = Let the partners help first, it is free. The 1 is good as it is: roll a 4 again.
lesson-nautilion-mages-yours = 1, 2 and 4: much better. If the Darkhouse bites, it may also be fed from the mage’s cabin. Now you choose.
lesson-nautilion-mages-end = Look for an A and a C as well, and not only for your nine. A second Mage of one letter goes to the reserve. This voyage is yours now!

## The Mercenaries

lesson-nautilion-mercenaries = The Mercenaries
lesson-nautilion-mercenaries-about = The submarines collide, and whoever has more harpoons prevails.
lesson-nautilion-mercenaries-goal = From now on the submarines cannot slip past each other: the first time, they collide. If the Phantom has more harpoons then, you lose.
lesson-nautilion-mercenaries-count = Each 2, 5 or 8 carries one harpoon, a Mercenary two, and the Phantom’s board two. At the moment it has five and you have four.
lesson-nautilion-mercenaries-plan = Three spaces ahead lies a Mercenary: keep the 3. Give the Phantom the 1, for it should not meet you yet, and the Darkhouse the 2.
lesson-nautilion-mercenaries-plan-otherwise = As long as you have fewer harpoons, the Phantom should come slowly: the 1 for it, the 2 for the Darkhouse, the 3 for you.
lesson-nautilion-mercenaries-station = A Mercenary moves into any empty cabin that a duct leads to, and fills it until the collision. Send it to cabin 3: that makes six harpoons.
lesson-nautilion-mercenaries-station-otherwise = In the reserve it has no harpoons. Both empty cabins would do; take cabin 3 here.
lesson-nautilion-mercenaries-ram = Six to five: now you want to collide! But a 1 or a 3 would let the Phantom catch an 8 and draw level. Give it the 2 and keep the 3.
lesson-nautilion-mercenaries-ram-otherwise = Only with the 2 does the Phantom stop on the 3, which has no harpoon. Keep the 3: it brings you face to face.
lesson-nautilion-mercenaries-take = You prevail! The Mercenaries aboard leave. A token of the discard pile is yours, and as you had more harpoons it may even go aboard: take the 3.
lesson-nautilion-mercenaries-take-otherwise = Take somebody you lack whose cabin has a duct to your crew: the 3.
lesson-nautilion-mercenaries-place = Let the 3 move in where the Mercenary was. Then only the 5 and the 7 are missing.
lesson-nautilion-mercenaries-place-otherwise = Aboard it counts for the nine; in the reserve it never will. Let it move in.
lesson-nautilion-mercenaries-yours = They pass freely now. If you stop on a Mercenary it goes to the reserve; if the Phantom does, you lose a token. Your dice, your choice.
lesson-nautilion-mercenaries-end = Arm yourself before you meet, and count what the Phantom may catch on its way. This voyage is yours now: fetch the 5 and the 7!

## The Reefs

lesson-nautilion-reefs = The Reefs
lesson-nautilion-reefs-about = Reefs beside the path may hold you for a turn, and pay you for it.
lesson-nautilion-reefs-goal = At every third place of the path lies a Reef with a 3, a 6 or a 9. Stop next to one, and it may hold you in your next turn.
lesson-nautilion-reefs-plan = You rolled 1, 1 and 4. The 4 leads to a Reef with a 3, but a 3 is aboard, and that helps: keep the 4.
lesson-nautilion-reefs-plan-otherwise = A 1 leads to a Reef as well, one with a 9, and you have no 9 to help. Give the Nautilion the 4.
lesson-nautilion-reefs-free = A die was rolled for the Reef: a 2, and one more thanks to the 3 aboard. With 3 or more you are free, and the Reef goes to your reserve.
lesson-nautilion-reefs-next = You rolled 2, 2 and 3. Three spaces ahead lies a 2 you can use, again beside a Reef with a 3. Dare it: keep the 3.
lesson-nautilion-reefs-next-otherwise = A 2 leads to a 6 that no duct lets in yet. The token beside the Reef is worth the risk: keep the 3.
lesson-nautilion-reefs-place = The token is yours whatever the Reef does. Let the 2 move in next to the 3.
lesson-nautilion-reefs-place-otherwise = Its cabin joins the 3. Aboard it is worth more than in the reserve.
lesson-nautilion-reefs-held = A 1 this time: even with the help only 2, so you are held. There are two dice and none for you: the 2 to the Darkhouse, the 1 to the Phantom.
lesson-nautilion-reefs-held-otherwise = Both dice leave the Darkhouse asleep. So let it have the 2, and the Phantom the slower 1.
lesson-nautilion-reefs-yours = You stood still, but this Reef too is in your reserve and pays like any token. Now 2, 4 and 4: you choose.
lesson-nautilion-reefs-end = Stop next to Reefs whose number is aboard, and see which ones the Phantom clears away. This voyage is yours now!

## The Darkhouse

lesson-nautilion-machinations = The Darkhouse’s schemes
lesson-nautilion-machinations-about = Five cards that change the rules turn by turn, and that you see coming.
lesson-nautilion-machinations-goal = The Darkhouse now walks along five cards, one a turn, round and round. Its card changes the rules for that turn.
lesson-nautilion-machinations-plan = The first card lays the dice on 2, 3 and 4. Only the 2 keeps the Darkhouse asleep: let it have that, give the Phantom the 3 and keep the 4.
lesson-nautilion-machinations-plan-otherwise = A 3 or a 4 still costs a token, whatever the card. So the 2 for the Darkhouse, the 3 for the Phantom, the 4 for you.
lesson-nautilion-machinations-place = A 1, and the first to come aboard needs no duct. Let it move in.
lesson-nautilion-machinations-place-otherwise = The first crew member is better off aboard.
lesson-nautilion-machinations-toll = The Darkhouse has walked on to a toll: a token is lost at once. Give one from the reserve, your 1 is harder to replace.
lesson-nautilion-machinations-toll-otherwise = Then nobody would be aboard. Pay the toll from the reserve.
lesson-nautilion-machinations-again = Apart from that, the turn is as always. You rolled 1, 1 and 2: two spaces ahead lies a 2 that joins your 1. Keep the 2.
lesson-nautilion-machinations-again-otherwise = With a 1 you would get a 4 that no duct lets in yet. Give the Nautilion the 2.
lesson-nautilion-machinations-join = Let the 2 move in next to the 1.
lesson-nautilion-machinations-join-otherwise = A 2 that fits is worth more aboard than in the reserve.
lesson-nautilion-machinations-blue = The third card is blue, and blue cards are kind: one Whirlwind is free this turn. You rolled 1, 3 and 4, so roll again for nothing.
lesson-nautilion-machinations-blue-otherwise = Use the gift of the card first: the Whirlwind costs nothing now.
lesson-nautilion-machinations-yours = 1, 1 and 4: better. On the next card a bite costs two tokens, so look ahead while you plan. You choose.
lesson-nautilion-machinations-end = The row lies open: save tokens before a bad card, and spells for it. With every card you can read what it does. This voyage is yours now!

## The Heroic Actions

lesson-nautilion-heroics = The Heroic Actions
lesson-nautilion-heroics-about = Strong cards that cost crew, and that must all be gone before the Abyss.
lesson-nautilion-heroics-goal = Three Heroic Actions lie open. Each works once, and you win only if none is showing when you reach the Abyss: you have to play them.
lesson-nautilion-heroics-price = Each costs a crew member, and those who stay must be connected. So the 8 cannot go now: no duct joins the 7 and the 9.
lesson-nautilion-heroics-play = You rolled three 4s. Play the card that sets the dice and pay with the 9: another 9 lies four spaces ahead.
lesson-nautilion-heroics-play-otherwise = Play the card that sets the dice, and pay with the 9: you get it back in this very turn.
lesson-nautilion-heroics-set = Now set the dice to 1, 1 and 4.
lesson-nautilion-heroics-set-otherwise = Two 1s keep the others slow, and the 4 brings you to the 9.
lesson-nautilion-heroics-plan = The 4 is yours, each of the others gets a 1.
lesson-nautilion-heroics-plan-otherwise = You need the 4 to reach the 9.
lesson-nautilion-heroics-place = There is the 9 again. Let it move in: a card is gone and nobody is missing.
lesson-nautilion-heroics-place-otherwise = You paid with the 9, so take this one aboard.
lesson-nautilion-heroics-still = You rolled 1, 1 and 4, and the next token is a 7. Play the card that keeps the Phantom still, and pay with your 7.
lesson-nautilion-heroics-still-otherwise = Play the card that keeps the Phantom still, and pay with the 7: the next one lies right before you.
lesson-nautilion-heroics-big = The Phantom will not move this turn: so it gets the 4, you and the Darkhouse a 1 each.
lesson-nautilion-heroics-big-otherwise = A 4 would wake the Darkhouse or carry you past the 7. The Phantom keeps still: give it the 4.
lesson-nautilion-heroics-back = Two cards are played and the crew is as large as before. Where does this 7 go? You choose.
lesson-nautilion-heroics-end = One card is left, and Replace always reveals another. Pay with crew that lies ahead once more, and be rid of all cards in time. This voyage is yours now!
