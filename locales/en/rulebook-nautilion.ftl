# Seaboard: the rulebook of nautilion.

rulebook-nautilion-minute-aim = You win by taking the Nautilion to the Abyss with a crew member in all nine cabins. The Phantom must not reach the Happy Isles first.
rulebook-nautilion-minute-dice = Each turn you roll three dice and give one to the Darkhouse, one to the Phantom and one to your Nautilion.
rulebook-nautilion-minute-darkhouse = A 3 or a 4 on the Darkhouse costs you a token; a 1 or a 2 leaves you in peace.
rulebook-nautilion-minute-phantom = The Phantom comes towards you by its die, and the token it stops on is gone.
rulebook-nautilion-minute-nautilion = Your Nautilion dives by its die, and you take the token it stops on: to its cabin, or to the reserve.
rulebook-nautilion-minute-ducts = A cabin opens only to somebody who can come through a duct from an occupied one. The first crew member sits where they like.
rulebook-nautilion-minute-spells = Tokens of the reserve pay for spells: roll again, turn a die, or swap two tokens of the path.
rulebook-nautilion-minute-end = Arriving without a full crew loses, and so does a Phantom at the Happy Isles.

rulebook-nautilion-aid-turn = Your turn
rulebook-nautilion-aid-turn-roll = Roll three dice.
rulebook-nautilion-aid-turn-cast = Cast as many spells as you can pay.
rulebook-nautilion-aid-turn-plan = Give one die to each of the three.
rulebook-nautilion-aid-turn-bite = Darkhouse 3 or 4: lose a token.
rulebook-nautilion-aid-turn-hunt = The Phantom moves; its token is gone.
rulebook-nautilion-aid-turn-dive = The Nautilion moves; take its token.

rulebook-nautilion-aid-token = A token you take
rulebook-nautilion-aid-token-cabin = To its own empty cabin …
rulebook-nautilion-aid-token-duct = … if a duct leads to somebody aboard.
rulebook-nautilion-aid-token-reserve = Else to the reserve, where it pays for spells.
rulebook-nautilion-aid-token-split = What you lose may not split the crew.

rulebook-nautilion-aid-spells = Spells
rulebook-nautilion-aid-spells-whirlwind = Whirlwind: roll all dice again.
rulebook-nautilion-aid-spells-tide = Tide: turn one die to a face you like.
rulebook-nautilion-aid-spells-translation = Translation: swap two tokens of the path.

rulebook-nautilion-aid-ending = The end
rulebook-nautilion-aid-ending-win = Abyss with nine aboard: you win.
rulebook-nautilion-aid-ending-short = Abyss with fewer: you lose.
rulebook-nautilion-aid-ending-caught = Phantom at the Happy Isles: you lose.

rulebook-nautilion-turn = One whole turn
rulebook-nautilion-turn-dice = The dice show 1, 2 and 4. Who is to get which?
rulebook-nautilion-turn-plan = The 1 keeps the Darkhouse quiet, the Phantom comes two spaces, and the Nautilion dives four, onto a 4.
rulebook-nautilion-turn-place = The first crew member needs no duct: the 4 goes straight to its cabin.

rulebook-nautilion-bite = The Darkhouse takes a token
rulebook-nautilion-bite-dice = With 1, 3 and 3 the Darkhouse can be kept quiet only if the Phantom gets a 3.
rulebook-nautilion-bite-plan = You give it a 3 all the same, to slow the Phantom down. Now a token must go.
rulebook-nautilion-bite-pay = A token of the reserve pays; your crew member stays, and the turn goes on.

rulebook-nautilion-duct = Through a duct
rulebook-nautilion-duct-dice = Somebody sits in cabin 4. Only cabins with a duct to it can be filled next.
rulebook-nautilion-duct-land = Two spaces further lies a 3, and a duct joins cabins 3 and 4.
rulebook-nautilion-duct-place = So the 3 may go aboard. From here new ducts lead on.

rulebook-nautilion-tide = A die is turned
rulebook-nautilion-tide-dice = With 1, 2 and 2 you would not get far.
rulebook-nautilion-tide-tide = An Artificial Tide turns a 2 into a 4. The reserve pays for it.
rulebook-nautilion-tide-plan = The 4 goes to the Nautilion, and the others stay harmless.

rulebook-nautilion-swap = Two tokens change places
rulebook-nautilion-swap-dice = Two spaces on lies a 7; you would like to have the 1 that lies further away.
rulebook-nautilion-swap-swap = An Aquatic Translation swaps them, wherever they lie.
rulebook-nautilion-swap-land = Now a 2 is enough to reach it.
