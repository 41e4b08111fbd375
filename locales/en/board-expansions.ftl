# The drawn table of Nautilion with its expansions, and how they are chosen before a game.

## Tokens

board-crew-0 = Blank token
board-crew-10 = Mage A
board-crew-11 = Mage B
board-crew-12 = Mage C
board-crew-13 = Mercenary
board-crew-14 = Reef

## The path

board-place-other = Place { $place }: { $name }.
board-place-reef = Beside it lies a Reef { $number }: { $free } of { $faces } faces let the Nautilion go.
board-place-insert = Put the token back right after this place.
board-reefs = The Reefs
board-reef-odds =
    { $left ->
        [0] Reef { $number }: none left on the path.
       *[other] Reef { $number }: { $free } of { $faces } faces let the Nautilion go; { $left } left on the path.
    }

## The mage’s cabin

board-mage-cabin = The mage’s cabin
board-guest-full = { $name }: in the cabin.
board-guest-empty = { $name }: the space is empty.
board-pair = A Mage and a partner
board-pair-whole = A partnership: it rolls one die again each turn
board-rerolls =
    { $count ->
        [0] No re-roll
        [one] One re-roll
       *[other] { $count } re-rolls
    }
board-reroll = Roll this { $face } again
board-cabin-soldier = Cabin { $cabin }: a Mercenary.

## The Phantom’s board

board-phantom-board = The Phantom’s board
board-berths = Aboard the Phantom, { $count } of { $berths }: { $names }
board-harpoons-theirs =
    { $count ->
        [one] The Phantom has one harpoon.
       *[other] The Phantom has { $count } harpoons.
    }
board-harpoons-ours =
    { $count ->
        [0] The Nautilion has no harpoon.
        [one] The Nautilion has one harpoon.
       *[other] The Nautilion has { $count } harpoons.
    }
board-collision-loss = A collision now would sink you: the game would be lost.
board-collision-tie = A collision now would be a tie: a discarded token would go to your reserve.
board-collision-win = You would win a collision now: a discarded token could come aboard.
board-collision-lost = The Phantom had more harpoons: the collision has sunk you.
board-collision-over = The collision is over: the Phantom’s board is gone. A Mercenary it reaches now costs you a token.

## The Darkhouse’s cards

board-row = The Darkhouse’s cards
board-card = Card { $number }: { $name }.
board-card-red = Red.
board-card-blue = Blue.
board-card-at = The Darkhouse stands here.
board-card-next = Comes next.
board-card-reconstructed = Its effect is not printed in the rulebook; this one is our reconstruction.
board-silent =
    { $turns ->
        [one] The Darkhouse is silent this turn.
       *[other] The Darkhouse is silent this turn and the next.
    }

## Heroic Actions

board-heroics = Heroic Actions
board-heroics-pile =
    { $count ->
        [0] (each costs a crew member; no card left in the pile)
        [one] (each costs a crew member; one more in the pile)
       *[other] (each costs a crew member; { $count } more in the pile)
    }
board-heroics-none = No card lies open any more.
board-heroic-pay = Who pays?
board-heroic-pay-with = Play it: the { $token } pays
board-heroic-nobody = Nobody can pay for it now.
board-deeds = At work this turn:
board-lasting = Once more next turn:

## The dice

board-ask-set = Turn the dice to the faces you want.
board-give-none-darkhouse = Darkhouse: no die this time
board-give-none-phantom = Phantom: no die this time
board-give-none-nautilion = Nautilion: no die this time
board-for-darkhouse = { $face } for the Darkhouse
board-for-phantom = { $face } for the Phantom
board-for-nautilion = { $face } for the Nautilion
board-set-dice = Set the dice
board-set-die = Die { $number }
board-set-confirm = Set the dice like this
board-free = free

## Signs of this turn

board-sign-stuck = Held by a Reef
board-sign-second = Second time this turn
board-sign-whirlwinds =
    { $count ->
        [one] One free Whirlwind
       *[other] { $count } free Whirlwinds
    }
board-sign-translations =
    { $count ->
        [one] One free Translation
       *[other] { $count } free Translations
    }
board-sign-aside = Kept aside for the exchange:

## Answers

board-ask-keep = No duct connects the whole crew any more. Choose the group that stays.
board-do-station = Put the Mercenary in cabin { $cabin }
board-do-cabin = Into the mage’s cabin: { $name }
board-do-discard-guest = From the mage’s cabin: { $name }
board-do-discard-soldier = Discard the Mercenary of cabin { $cabin }
board-do-take = Take: { $name }
board-do-spend = Spend: { $name }
board-do-keep = Keep { $tokens }
board-do-unseat = Back to the path: the { $token }
board-do-insert-first = Right in front of the Nautilion
board-do-insert-last = As far ahead as possible
board-do-banish = Remove: { $name }
board-do-leave = Leave it at that
board-do-recover =
    { $cost ->
        [one] Recover a discarded token, for one of the reserve
       *[other] Recover a discarded token, for { $cost } of the reserve
    }

## In the frame

board-reroll-which = Roll which die again?
board-collision-past = over
board-tip-mage = If the Nautilion stops here, the Mage goes to the mage’s cabin or to the reserve. One of each letter must sail along.
board-tip-mercenary = If the Nautilion stops here before the collision, it may fight in a cabin, with two harpoons; the Phantom would hire it.
board-tip-soldier = It fills the cabin and fights with two harpoons until the collision; ducts lead to it as to crew.
board-tip-pair = A Mage and the partner beside it: together they roll one die again each turn.
board-tip-rerolls = Each partnership in the mage’s cabin lets you roll one die again, once a turn.
board-tip-recover = Only while the Darkhouse’s card for it is at work: a discarded token comes back, for tokens of the reserve.
board-tip-heroic = Choose it, then who pays: one crew member leaves the Nautilion.
board-legend-mage = A Mage: A, B or C. One of each must be in the mage’s cabin at the end.
board-legend-pair = A re-roll: a Mage and the partner beside it roll one die again each turn.
board-legend-mercenary = A Mercenary: two harpoons for whoever has it.
board-legend-harpoons = Harpoons: whoever has more wins the collision. The figures under the path compare the Phantom’s with yours.
board-legend-reef = A Reef beside the path. If the Nautilion stops there, a die decides whether it is held; the figures tell how many faces set it free.
board-legend-red = A red card of the Darkhouse: bad for you. The Darkhouse stands on the card at work; ▸ marks the next.
board-legend-blue = A blue card of the Darkhouse: good for you.
board-legend-heroic = A Heroic Action. All must be done before the end; each costs a crew member.
board-legend-ours = A star on a card: the rulebook does not print its effect; this one is our reconstruction.

## Before a game

web-voyage = Voyage
web-voyage-free = Choose the expansions yourself
web-sea-calm = A calm sea
web-sea-choppy = A choppy sea
web-sea-rough = A rough sea
web-sea-storm = A storm
web-odds-quick = The medium bot (mate) wins about { $percent } % of such voyages ({ $games } games).
web-odds-strong = The hard one (captain) wins { $percent } % ({ $games } games).
web-preset-first = First voyage
web-preset-first-about = The base game, without expansions.
web-preset-mages = The Mages
web-preset-mercenaries = The Mercenaries
web-preset-reefs = The Reefs
web-preset-machinations = The Darkhouse
web-preset-heroics = Heroic Actions
web-preset-storm = The full storm
web-preset-storm-about = All five expansions at once. Nobody said you would come back.
web-about-mages = Three Mages must sail along; with their partners they bend the dice.
web-about-mercenaries = The Phantom is armed, and one collision decides.
web-about-reefs = Coral along the way may hold you for a turn.
web-about-machinations = A new scheme each turn, five in a row.
web-about-heroics = Great deeds that cost a crew member each, and all must be done.
