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
