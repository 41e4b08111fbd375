# Nautilion. A place is counted along the path from the Happy Isles (0) to the Abyss (37); a token is its crew number.

## Options

nautilion-option-players = Players
nautilion-option-submarine = Submarine (class A is the gentlest, C the hardest)
nautilion-option-reserve = Tokens in the reserve at the start (two players get two more)

## What to do now

nautilion-ask-lay = The path is being laid.
nautilion-ask-admirals = The Admirals are being dealt.
nautilion-ask-roll = The dice are being rolled.
nautilion-ask-start = Choose, as the two of you agree, who plays the first turn.
nautilion-ask-plan =
    { $dice ->
        [more] Give out the dice (plan: the Darkhouse’s, the Phantom’s, the Nautilion’s), or do something about them first.
        [one] Give this die to the Darkhouse, the Phantom or the Nautilion, or do something about it first.
        [first] This die is the Nautilion’s: give it, or do something about it first.
        [rest] Give these two dice to the Darkhouse and the Phantom, or do something about them first.
        [held] The Nautilion is held: give a die to the Darkhouse and one to the Phantom, or do something about them first.
        [again] Give out the same dice a second time.
       *[three] Give out the dice (plan: the Darkhouse’s, the Phantom’s, the Nautilion’s), or cast a spell.
    }
nautilion-ask-swap = Choose a token of the path to swap.
nautilion-ask-with = Choose the token to swap it with.
nautilion-ask-discard = The Darkhouse demands a token: discard one from the Nautilion or from the reserve.
nautilion-ask-landing =
    { $way ->
        [either] You have taken the { $token }: place it in its cabin or in the mage’s cabin, or put it in the reserve.
        [cabin] You have taken the { $token }: put it in the mage’s cabin or in the reserve.
        [mercenary] You have taken a Mercenary: choose a cabin for it, or put it in the reserve.
        [recovered] The { $token } is back: place it in its cabin or in the mage’s cabin.
        [station] A Mercenary is back: choose a cabin for it.
       *[crew] You have taken the { $token }: place it in its cabin, or put it in the reserve.
    }

## The spells

nautilion-whirlwind = Repetitive Whirlwind
nautilion-tide = Artificial Tide
nautilion-translation = Aquatic Translation

## What happens

nautilion-laid = The path is laid from place { $first } to place { $last }: { $tokens }.
nautilion-dealt = { $one } gets Admiral { $first }, { $other } Admiral { $second }.
nautilion-rolled = Turn { $turn }: the dice show { $dice }.
nautilion-starts = { seat-who } plays the first turn.
nautilion-cast-whirlwind =
    { $cost ->
        [one] Repetitive Whirlwind, for one token: all three dice are rolled again.
       *[other] Repetitive Whirlwind, for { $cost } tokens: all three dice are rolled again.
    }
nautilion-cast-tide =
    { $cost ->
        [one] Artificial Tide, for one token: a { $old } is turned to a { $new }. The dice show { $dice }.
       *[other] Artificial Tide, for { $cost } tokens: a { $old } is turned to a { $new }. The dice show { $dice }.
    }
nautilion-cast-translation =
    { $cost ->
        [one] Aquatic Translation, for one token: two tokens of the path change places.
       *[other] Aquatic Translation, for { $cost } tokens: two tokens of the path change places.
    }
nautilion-swapped = The { $token } at place { $one } and the { $token2 } at place { $other } are swapped.
nautilion-planned = The Plan: { $darkhouse } for the Darkhouse, { $phantom } for the Phantom, { $nautilion } for the Nautilion.
nautilion-darkhouse-quiet = The Darkhouse has a { $die } and stays quiet.
nautilion-darkhouse-nothing = The Darkhouse has a { $die }, but finds nothing to take.
nautilion-darkhouse-bites = The Darkhouse has a { $die } and demands a token.
nautilion-lost-reserve = A token of the reserve is discarded.
nautilion-lost-crew = The { $token } leaves its cabin and is discarded.
nautilion-phantom-moves =
    The Phantom moves { $die ->
        [one] one space
       *[other] { $die } spaces
    } to place { $place } and discards the { $token } there. It is { $left ->
        [one] one space
       *[other] { $left } spaces
    } from the Happy Isles.
nautilion-phantom-arrives = With a { $die }, the Phantom reaches the Happy Isles.
nautilion-moves =
    The Nautilion moves { $die ->
        [one] one space
       *[other] { $die } spaces
    } to place { $place } and takes the { $token }.
nautilion-reaches-abyss = With a { $die }, the Nautilion reaches the Abyss.
nautilion-placed = The { $token } takes its cabin: { $aboard } of 9 aboard.
nautilion-reserved =
    The { $token } goes to the reserve, which now holds { $reserve ->
        [one] one token.
       *[other] { $reserve } tokens.
    }
nautilion-reserved-double = Cabin { $token } is occupied already: this { $token } goes to the reserve.
nautilion-reserved-no-duct = Cabin { $token } has no duct to anyone aboard: the { $token } goes to the reserve.
nautilion-reserved-admiral = The { $token } is not on the Admiral card ({ seat-name }): it goes to the reserve.
nautilion-next-player = { seat-who } plays turn { $turn }.

## How it ends

nautilion-end-victory = Victory on turn { $turn }! The Nautilion is at the Abyss with all nine crew members aboard.
nautilion-end-phantom-arrived =
    { $crew ->
        [0] Defeat on turn { $turn }: the Phantom is at the Happy Isles, and nobody is aboard the Nautilion.
        [one] Defeat on turn { $turn }: the Phantom is at the Happy Isles, with one crew member aboard the Nautilion.
       *[other] Defeat on turn { $turn }: the Phantom is at the Happy Isles, with { $crew } crew members aboard the Nautilion.
    }
nautilion-end-crew-incomplete =
    { $crew ->
        [0] Defeat on turn { $turn }: the Nautilion is at the Abyss without a crew.
       *[other] Defeat on turn { $turn }: the Nautilion is at the Abyss with only { $crew } of its 9 crew members.
    }

## Why not

nautilion-no-currents-now = Spells and the Plan have to wait: first answer the question on the table.
nautilion-no-start-now = Who starts is chosen only in a game for two, once, after the first roll.
nautilion-no-swap-now = Tokens are swapped only by Aquatic Translation: cast it, choose one token, then the other.
nautilion-no-discard-now = There is nothing to discard now: only the Darkhouse demands a token, when its die is high.
nautilion-not-these-dice = The Darkhouse, the Phantom and the Nautilion get one die each, and the dice show { $dice }.
nautilion-too-dear =
    { $spell } costs { $cost ->
        [one] one token
       *[other] { $cost } tokens
    }, { $reserve ->
        [0] but the reserve is empty.
        [one] but the reserve has only one.
       *[other] but the reserve has only { $reserve }.
    }
nautilion-nothing-to-swap = There is nothing to swap: the path no longer has two tokens with different numbers.
nautilion-no-such-die = No die shows a { $face }: the dice are { $dice }.
nautilion-no-die-of-the-nautilion = No card has given the Nautilion a die before the Plan: name a face that a die in your hand shows.
nautilion-same-face = The die shows a { $face } already: turn it to another face.
nautilion-face-not-on-dice = The dice have no face { $face }.
nautilion-bare-place = No token is left at place { $place }: choose another place.
nautilion-same-number = The token at place { $place } has the number you chose first, { $token }: swap two different numbers.
nautilion-reserve-empty = The reserve is empty: the token must come from the Nautilion.
nautilion-not-aboard = The { $token } is not aboard the Nautilion, so it cannot be discarded.
nautilion-would-split = Without the { $token }, the crew would fall into groups that no duct connects: discard another.
nautilion-other-token = The token in your hand is the { $taken }, not the { $token }.
nautilion-never-moved = The { $token } is in its cabin already, and a token once placed never goes to the reserve.
nautilion-stays-in-reserve = The { $token } lies in the reserve, and a token put there is never placed.
nautilion-not-on-admiral = The { $token } is not on your Admiral card, so you cannot place it.
nautilion-no-duct = Cabin { $token } has no duct to anyone aboard.
nautilion-nothing-taken = You have no token in your hand: the Nautilion takes one when it stops on it.

## The position in words

nautilion-see-turn = Turn { $turn }.
nautilion-see-nautilion =
    { $place ->
        [0] The Nautilion is at the Happy Isles, { $left ->
            [one] one space from the Abyss.
           *[other] { $left } spaces from the Abyss.
        }
        [37] The Nautilion is at the Abyss.
       *[other] The Nautilion is at place { $place }, { $left ->
            [one] one space from the Abyss.
           *[other] { $left } spaces from the Abyss.
        }
    }
nautilion-see-phantom =
    { $place ->
        [0] The Phantom is at the Happy Isles.
        [37] The Phantom is at the Abyss, { $left ->
            [one] one space from the Happy Isles.
           *[other] { $left } spaces from the Happy Isles.
        }
       *[other] The Phantom is at place { $place }, { $left ->
            [one] one space from the Happy Isles.
           *[other] { $left } spaces from the Happy Isles.
        }
    }
nautilion-see-ahead =
    { $count ->
        [0] No token lies ahead of the Nautilion.
        [one] One token lies ahead of the Nautilion: { $tokens }.
       *[other] { $count } tokens lie ahead of the Nautilion: { $tokens }.
    }
nautilion-see-crew =
    { $count ->
        [0] Nobody is aboard.
        [one] One crew member is aboard: { $tokens }.
       *[other] { $count } crew members are aboard: { $tokens }.
    }
nautilion-see-reserve =
    { $count ->
        [0] The reserve is empty.
        [one] The reserve has one token.
       *[other] The reserve has { $count } tokens.
    }
nautilion-see-dice = The dice show { $dice }.
nautilion-see-taken = The { $token } has been taken and waits for its place.

## Faults of an edition

nautilion-edition-faces = { $key }: a die has six faces, each from 1 to 6.
nautilion-edition-bite = { $key }: each must be a face from 1 to 6.
nautilion-edition-cost = { $key }: a spell costs from 1 to 8 tokens.
nautilion-edition-admirals = { $key }: the two Admirals together must show every crew number from 1 to 9, and no other.
nautilion-edition-class = { $key }: a class is A, B or C.
nautilion-edition-duct = { $key }: “{ $duct }” is not a duct. Write two different cabins from 1 to 9, such as “4-9”.
nautilion-edition-apart = { $key }: these ducts do not connect all nine cabins.
nautilion-edition-rows = { $key }: every cabin from 1 to 9 must appear exactly once.
nautilion-edition-partners = { $key }: three different crew numbers from 1 to 9, for the Mages A, B and C.
nautilion-edition-reefs = { $key }: different crew numbers from 1 to 9.
nautilion-edition-reef-count = { $key }: there must be { $count } Reefs in all.
nautilion-edition-effect = { $key }: “{ $effect }” is not an effect. Choose one of these: { $known }.
nautilion-edition-colour = { $key }: a card is “red” or “blue”.
nautilion-edition-colours = { $key }: the rows need at least { $reds } red cards and { $blues } blue ones.
nautilion-edition-fixed-dice = { $key }: three faces from 1 to 6.
nautilion-edition-recovery = { $key }: a recovery costs from 0 to 8 tokens.
nautilion-edition-needs = { $key }: a card belongs to “mages”, “mercenaries”, “reefs”, or to none of them (“”).
nautilion-edition-heroics = { $key }: at least { $count } cards must belong to no expansion.

## The table in the terminal

nautilion-happy-isles = Happy Isles
nautilion-abyss = Abyss
nautilion-board-title = Nautilion { $submarine } · turn { $turn }
nautilion-see-discarded =
    { $count ->
        [0] Nothing is discarded.
       *[other] Discarded: { $tokens }.
    }
nautilion-see-admiral = { seat-who } may place { $tokens }.
