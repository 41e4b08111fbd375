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
board-admiral = Admiral: { seat-name }
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
board-do-start = { seat-who } starts
