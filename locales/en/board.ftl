# The drawn table of Nautilion: what is written on it and what a screen reader says.

## Names

board-darkhouse = Darkhouse
board-phantom = Phantom
board-nautilion = Nautilion
board-path = The path from the Happy Isles to the Abyss
board-submarine = Submarine { $submarine } and its cabins
board-plan = The Plan
board-dice = The dice
board-grimoire = The Grimoire
board-crew-1 = seahorse
board-crew-2 = octopus
board-crew-3 = pufferfish
board-crew-4 = jellyfish
board-crew-5 = anglerfish
board-crew-6 = turtle
board-crew-7 = crab
board-crew-8 = squid
board-crew-9 = narwhal
board-crew = { $token }, { $creature }

## The path

board-place-token = Place { $place }: { $token }, { $creature }.
board-place-gone = Place { $place }: the token is gone.
board-here-nautilion = The Nautilion is here.
board-here-phantom = The Phantom is here.
board-already-aboard = This number is aboard already.
board-chosen-first = Chosen first.
board-would-discard = The Phantom would discard it.
board-would-take = The Nautilion would take it.

## The submarine and the reserve

board-cabin-empty = Cabin { $cabin }, { $creature }: empty.
board-cabin-full = Cabin { $cabin }, { $creature }: occupied.
board-reserve =
    { $count ->
        [0] Reserve: empty
       *[other] Reserve: { $count }
    }
board-reserve-crew = Among them crew, face down: { $tokens }.
board-discarded =
    { $count ->
        [0] Nothing discarded
       *[other] Discarded: { $count }
    }
board-turn-of = { $name }:

## The dice

board-ask-plan = Give each of the three a die, or cast a spell.
board-hint-plan = Drag the dice, or choose a die and then who gets it. You see what would happen before you decide.
board-then-discard = You then choose the token to give up; what follows is shown with that choice.
board-die = Die showing { $face }
board-die-nautilion = Die of the Nautilion, showing { $face }
board-give-darkhouse = Darkhouse: no die yet
board-give-phantom = Phantom: no die yet
board-give-nautilion = Nautilion: no die yet
board-has-darkhouse = Darkhouse: die { $face }
board-has-phantom = Phantom: die { $face }
board-has-nautilion = Nautilion: die { $face }
board-all-plans = All ways to give out the dice
board-plan-label = { $darkhouse } { $phantom } { $nautilion }: { $darkhouse } for the Darkhouse, { $phantom } for the Phantom, { $nautilion } for the Nautilion
board-give-out = Give out the dice

## Spells and answers

board-cost =
    { $cost ->
        [one] Costs one token.
       *[other] Costs { $cost } tokens.
    }
board-tide-die = Turn the
board-tide-face = to a
board-do-place = Place the { $token } in its cabin
board-do-reserve = Put it in the reserve
board-do-discard = Discard the { $token }
board-do-discard-reserve = Discard from the reserve

## In the frame: short words, and what every sign tells when it is pointed at

board-own = The submarine
board-aboard = { $count }/{ $cabins }
board-alone = You sail alone: every crew member may come aboard.
board-do-starts = { $name } starts
board-start-about = Agree with each other, then say it here: whoever starts plays this whole turn with the dice that lie there. It helps if their Admiral shows the tokens these dice can reach; the numbers are at your names.
board-spell-whirlwind = Whirlwind
board-spell-tide = Tide
board-spell-translation = Translation
board-effect-whirlwind = All dice again
board-effect-tide = Turn one die
board-effect-translation = Swap two tokens
board-free-now = It costs nothing now.
board-tip-whirlwind = All dice are rolled again; what comes is up to chance.
board-tip-tide = One die is turned to a face you choose.
board-tip-translation = Two tokens of the path, wherever they lie, change places.
board-tip-darkhouse = With a 3 or a 4 the Darkhouse costs you a token; with a 1 or a 2 it keeps quiet.
board-tip-phantom = The Phantom comes up from the Abyss by its die and takes the token it stops on. At the Happy Isles you have lost.
board-tip-nautilion = Your submarine dives by its die and takes the token it stops on. It must reach the Abyss with all nine aboard.
board-tip-isles = The Nautilion starts here. If the Phantom gets here, the voyage is lost.
board-tip-abyss = The Phantom starts here. If the Nautilion gets here with its full crew, you win.
board-tip-gone = This place is no longer counted when submarines move.
board-tip-crew = If the Nautilion stops here, it comes aboard where a duct leads to its cabin, or goes to the reserve.
board-tip-crew-aboard = If the Nautilion stops here, it goes to the reserve.
board-tip-cabin-full = If it leaves, the rest of the crew must stay connected by ducts.
board-tip-cabin-empty =
    { $count ->
        [0] No duct leads here: only the first token aboard may come to this cabin.
       *[other] Ducts lead to { $cabins }. A { $cabin } may come here while somebody is in one of those cabins, or as the first aboard.
    }
board-tip-reserve = The tokens that pay for spells. Whatever does not go to a cabin comes here.
board-tip-discards = Tokens that the Phantom took, that paid or that were lost.
board-tip-die = Take it and choose who gets it, or drag it there.
board-tip-give-out = Decides: the Darkhouse, the Phantom and the Nautilion act, one after the other.
board-tip-admiral = This player may place only { $crew }. Any other crew member they reach goes to the reserve. Struck out: already aboard.
board-tip-aboard =
    { $count ->
        [one] One of { $cabins } crew members is aboard.
       *[other] { $count } of { $cabins } crew members are aboard.
    }

## The legend

board-legend = Legend
board-legend-about = Every sign of this table, with its meaning.
board-legend-crew = A crew member on the path. One of each number must come aboard.
board-legend-quiet = Pale: this number is aboard already.
board-legend-gone = A token has gone from here; the place is no longer counted.
board-legend-nautilion = The Nautilion, your submarine, on its way down to the Abyss.
board-legend-phantom = The Phantom, on its way up to the Happy Isles.
board-legend-ghost = Where a submarine would come to with the dice as you hold them.
board-legend-darkhouse = The Darkhouse. When its light burns it costs you a token.
board-legend-die = A die: its faces are 1, 1, 2, 2, 3 and 4.
board-legend-lit = Orange: it can be clicked now.
board-legend-taken = Cream: what the Nautilion would take, or where a token would come to.
board-legend-lost = A cross: it would be lost.
board-legend-cabin = A cabin, for the crew member of its number.
board-legend-duct = An air duct. Crew comes only to cabins that a duct connects with somebody aboard.
board-legend-reserve = A token of the reserve; it pays for spells.
board-legend-cost = A coin on a spell: one token of the reserve.
board-legend-plans = A way to give out the dice: the first to the Darkhouse, the second to the Phantom, the third to the Nautilion.
board-legend-admiral = The numbers at a player’s name: the crew their Admiral may place. Struck out: already aboard.
