# Nautilion: its five expansions. In lists a token is its crew number, A, B or C for a Mage, M for a Mercenary, R for a Reef.

## Names

nautilion-expansion-mages = the Mages
nautilion-expansion-mercenaries = the Mercenaries
nautilion-expansion-machinations = the Darkhouse
nautilion-expansion-heroics = the Heroic Actions
nautilion-mage = Mage { $letter }
nautilion-mercenary = Mercenary
nautilion-reef = Reef
nautilion-blank = blank token
nautilion-token-mage = Mage { $letter }
nautilion-token-mercenary = Mercenary
nautilion-token-reef = Reef
nautilion-token-blank = blank token

## Options

nautilion-option-mages = The Mages: a cabin for A, B and C, and single dice rolled again
nautilion-option-mercenaries = The Mercenaries: the Phantom armed with 2 harpoons, or with 3 for a harder game
nautilion-option-reefs = The Reefs: hazards beside the path
nautilion-option-machinations = The Darkhouse: a row of cards that it walks along, one each turn
nautilion-option-heroics = The Heroic Actions: cards to be paid for with crew before the Abyss
web-option-mages = Mages: { $value }
web-choice-mages-no = without
web-choice-mages-yes = with
web-option-mercenaries = Mercenaries: { $value }
web-choice-mercenaries-no = without
web-choice-mercenaries-2 = 2 harpoons
web-choice-mercenaries-3 = 3 harpoons
web-option-reefs = Reefs: { $value }
web-choice-reefs-no = without
web-choice-reefs-yes = with
web-option-machinations = Darkhouse: { $value }
web-choice-machinations-no = without cards
web-choice-machinations-intro = intro
web-choice-machinations-normal = normal
web-choice-machinations-difficult = difficult
web-option-heroics = Heroic Actions: { $value }
web-choice-heroics-no = without
web-choice-heroics-yes = with

## What to do now

nautilion-ask-reefs = The Reefs are being laid.
nautilion-ask-reef = A die is rolled for the Reef { $number }.
nautilion-ask-machination = A card is being added to the Darkhouse’s row.
nautilion-ask-reveal = A Heroic Action card is being revealed.
nautilion-ask-lose =
    { $owed ->
        [one] Choose the token to discard
       *[other] Choose the first of { $owed } tokens to discard
    }, { $where ->
        [cabin] from the Nautilion, the mage’s cabin or the reserve.
       *[ship] from the Nautilion or from the reserve.
    }
nautilion-ask-spend =
    { $owed ->
        [one] Choose the token of the reserve that is spent.
       *[other] Choose the first of { $owed } tokens of the reserve that are spent.
    }
nautilion-ask-take = The collision is over: take a token from the discard pile.
nautilion-ask-keep = No duct connects the whole crew any more. Choose the group that stays, by its lowest cabin.
nautilion-ask-unseat = The Darkhouse puts a crew member back on the path: choose who leaves the Nautilion.
nautilion-ask-insert = Choose where the { $token } goes: right after which place of the path?
nautilion-ask-recover = Choose the token of the discard pile that comes back.
nautilion-ask-banish = Choose another revealed card that leaves the game.
nautilion-ask-set = Set the dice to the faces you want, lowest first.
nautilion-ask-crew-back =
    { $source ->
        [reserve] Choose the crew member that comes aboard from the reserve.
       *[discard] Choose the crew member that comes aboard from the discard pile.
    }
nautilion-ask-trade = Put the other trades from the discard pile on the Nautilion or in the mage’s cabin, or leave them.

## The Darkhouse’s cards

nautilion-machination-twice = Twice
nautilion-machination-twice-text = Phases 2 to 5 are played twice with the same dice.
nautilion-machination-one-by-one = One by one
nautilion-machination-one-by-one-text = The dice are rolled one by one, and each is given out before the next.
nautilion-machination-put-back = Put back
nautilion-machination-put-back-text = A crew member goes back to the path, not behind the Nautilion.
nautilion-machination-two-tokens = Two tokens
nautilion-machination-two-tokens-text = If the Darkhouse’s die costs a token, it costs two.
nautilion-machination-toll = Toll
nautilion-machination-toll-text = Discard a token at once.
nautilion-machination-exchange = Exchange
nautilion-machination-exchange-text = You get the token the Phantom stops on, and the Phantom gets yours.
nautilion-machination-astern = Astern
nautilion-machination-astern-text = The Nautilion moves backwards, towards the Happy Isles.
nautilion-machination-nautilion-first = The Nautilion first
nautilion-machination-nautilion-first-text = One die is rolled for the Nautilion, then two for the Darkhouse and the Phantom.
nautilion-machination-fixed-dice = 2, 3 and 4
nautilion-machination-fixed-dice-text = The dice are not rolled: the card lays them.
nautilion-machination-only-on-four = Only a 4
nautilion-machination-only-on-four-text = The Darkhouse’s die costs a token only if it is a 4.
nautilion-machination-free-whirlwind = A free Whirlwind
nautilion-machination-free-whirlwind-text = One Repetitive Whirlwind costs nothing.
nautilion-machination-recovery = Recovery
nautilion-machination-recovery-text = Once, for tokens of the reserve, a token comes back from the discard pile and is placed.

## The Heroic Actions

nautilion-heroic-lasting-text = { $text } The card works next turn too.
nautilion-heroic-silence = Silence
nautilion-heroic-silence-text = The Darkhouse keeps silent.
nautilion-heroic-phantom-astern = The Phantom astern
nautilion-heroic-phantom-astern-text = The Phantom moves backwards, towards the Abyss.
nautilion-heroic-set-dice = The dice as you like
nautilion-heroic-set-dice-text = Set the dice to any faces.
nautilion-heroic-replace = Replace
nautilion-heroic-replace-text = Another revealed card leaves the game, and a new one is revealed.
nautilion-heroic-phantom-still = The Phantom keeps still
nautilion-heroic-phantom-still-text = The Phantom does not move.
nautilion-heroic-from-discard = Back from the discard pile
nautilion-heroic-from-discard-text = A crew member comes aboard from the discard pile.
nautilion-heroic-from-reserve = Back from the reserve
nautilion-heroic-from-reserve-text = A crew member comes aboard from the reserve.
nautilion-heroic-net = The net
nautilion-heroic-net-text = The token the Nautilion stops on and its two neighbours go to the reserve.
nautilion-heroic-translations = Two Translations
nautilion-heroic-translations-text = Two Aquatic Translations cost nothing.
nautilion-heroic-trades = Trades
nautilion-heroic-trades-text = Paid with a 1, 4 or 7, the two others of these come back from the discard pile.
nautilion-heroic-disarm = Disarm
nautilion-heroic-disarm-text = Paid with a 2, 5 or 8, the Mercenaries on the Phantom’s board are discarded.
nautilion-heroic-clear-reefs = Clear the Reefs
nautilion-heroic-clear-reefs-text = Paid with a 3, 6 or 9, all Reefs of that number are gone.

## What happens: set-up and phase 0

nautilion-reefs-laid = Reefs are laid beside places { $places }: { $numbers }.
nautilion-card-laid =
    Card { $place } of the Darkhouse’s row, { $colour ->
        [red] red
       *[blue] blue
    }: { $card }.
nautilion-revealed = Heroic Action revealed: { $card }. { $text }
nautilion-walked = The Darkhouse is on card { $place }: { $card }. { $text }
nautilion-darkhouse-stays = The Darkhouse is silent: it stays on its card, and no card works.
nautilion-toll-nothing = There is nothing to discard.
nautilion-put-back-nobody = Nobody is aboard who could go back to the path.
nautilion-card-ignored-at-first = On the first turn this card is ignored.
nautilion-card-ignored = The Nautilion is held, so this card is ignored: { $card }.
nautilion-unseated = The { $token } leaves the Nautilion for the path.
nautilion-inserted = The { $token } now lies at place { $place } of the path.

## What happens: the Reefs

nautilion-reef-free =
    { $helped ->
        [0] A { $die } for the Reef { $number }: the Nautilion is free. The Reef goes to the reserve, which now holds { $reserve }.
       *[other] A { $die } for the Reef { $number }, and one more with the { $number } aboard: { $result }. The Nautilion is free. The Reef goes to the reserve, which now holds { $reserve }.
    }
nautilion-reef-holds =
    { $helped ->
        [0] A { $die } for the Reef { $number }: the Nautilion is held this turn.
       *[other] A { $die } for the Reef { $number }, and one more with the { $number } aboard: { $result }. The Nautilion is held this turn.
    }
nautilion-held = The Nautilion stays where it is. The Reef { $number } goes to the reserve, which now holds { $reserve }.
nautilion-held-without-reef = The Nautilion stays where it is.
nautilion-lies-at-reef = The Nautilion lies next to a Reef { $number }: before the next turn a die is rolled for it.
nautilion-reef-lost = The Reef { $number } beside it is discarded too.

## What happens: dice and Plan

nautilion-rolled-one = Turn { $turn }: the die shows { $dice }.
nautilion-dice-laid = Turn { $turn }: the card lays the dice on { $dice }.
nautilion-whirled =
    Repetitive Whirlwind, { $cost ->
        [0] free this time
        [one] for one token
       *[other] for { $cost } tokens
    }: { $dice ->
        [one] the die is rolled again.
       *[other] { $dice } dice are rolled again.
    }
nautilion-free-translation =
    { $left ->
        [0] Aquatic Translation, free, the last one: two tokens of the path change places.
       *[other] Aquatic Translation, free, and one more is left: two tokens of the path change places.
    }
nautilion-partnership-rolls = A partnership rolls a { $face } again.
nautilion-rerolled = The die shows { $die } now: the dice are { $dice }.
nautilion-planned-held = The Plan: { $darkhouse } for the Darkhouse, { $phantom } for the Phantom, nothing for the Nautilion, which is held.
nautilion-cast-tide-on-its-die =
    { $cost ->
        [one] Artificial Tide, for one token: the Nautilion’s { $old } is turned to a { $new }.
       *[other] Artificial Tide, for { $cost } tokens: the Nautilion’s { $old } is turned to a { $new }.
    }
nautilion-die-given =
    { $role ->
        [darkhouse] The Darkhouse gets the { $die }.
        [phantom] The Phantom gets the { $die }.
       *[nautilion] The Nautilion gets the { $die }.
    }
nautilion-once-more = Phases 2 to 5 once more, with the same dice: { $dice }.

## What happens: the Darkhouse’s die, losses and payments

nautilion-darkhouse-silenced = The Darkhouse has a { $die }, but keeps silent.
nautilion-darkhouse-only-on-four = The Darkhouse has a { $die }; this turn that is not enough.
nautilion-darkhouse-bites-twice = The Darkhouse has a { $die } and demands two tokens.
nautilion-lost-guest = The { $token } leaves the mage’s cabin and is discarded.
nautilion-lost-mercenary = The Mercenary in cabin { $cabin } is discarded.
nautilion-spent = Spent from the reserve: { $token }.

## What happens: the Phantom

nautilion-phantom-boards =
    The Phantom moves { $die ->
        [one] one space
       *[other] { $die } spaces
    } to place { $place } and takes the { $token } to its board: { $harpoons ->
        [one] one harpoon
       *[other] { $harpoons } harpoons
    }. It is { $left ->
        [one] one space
       *[other] { $left } spaces
    } from the Happy Isles.
nautilion-phantom-aside =
    The Phantom moves { $die ->
        [one] one space
       *[other] { $die } spaces
    } to place { $place }; the { $token } there is kept aside for the exchange. It is { $left ->
        [one] one space
       *[other] { $left } spaces
    } from the Happy Isles.
nautilion-phantom-still = The Phantom keeps still, in spite of its { $die }.
nautilion-phantom-astern =
    The Phantom moves back { $die ->
        [one] one space
       *[other] { $die } spaces
    } to place { $place }.
nautilion-phantom-astern-abyss = With a { $die } the Phantom moves back to the Abyss.
nautilion-caught-discards = The { $token } there is discarded.
nautilion-caught-boards =
    The { $token } there goes to its board: { $harpoons ->
        [one] one harpoon.
       *[other] { $harpoons } harpoons.
    }
nautilion-caught-aside = The { $token } there is kept aside for the exchange.
nautilion-phantom-full = The Phantom’s board is full.
nautilion-mercenary-toll = It was a Mercenary: you lose a token.
nautilion-mercenary-toll-nothing = It was a Mercenary, but there is nothing to lose.

## What happens: the Nautilion

nautilion-moves-astern =
    The Nautilion moves back { $die ->
        [one] one space
       *[other] { $die } spaces
    } to place { $place } and takes the { $token }.
nautilion-astern-isles = With a { $die } the Nautilion moves back to the Happy Isles, where there is nothing to take.
nautilion-exchanges =
    The Nautilion moves { $die ->
        [one] one space
       *[other] { $die } spaces
    } to place { $place }. Exchange: you get the { $taken }, { $fate ->
        [boards] and the { $token } goes to the Phantom’s board.
       *[discards] and the { $token } is discarded.
    }
nautilion-no-exchange = There is no exchange: the { $token } is discarded.
nautilion-no-exchange-boards = There is no exchange: the { $token } goes to the Phantom’s board.
nautilion-netted = The net brings { $tokens } to the reserve, which now holds { $reserve }.
nautilion-reserved-mercenary = After the collision a Mercenary goes to the reserve.
nautilion-reserved-no-cabin = No cabin is open to the Mercenary: it goes to the reserve.
nautilion-reserved-mage = The { $token } is in the mage’s cabin already: this one goes to the reserve.
nautilion-reserved-taken = A Mercenary is in cabin { $token }: the { $token } goes to the reserve.
nautilion-cabin-entered = The { $token } takes its space in the mage’s cabin.
nautilion-partnership = { $letter } and { $partner } are partners now: one die more may be rolled again each turn.
nautilion-stationed =
    The Mercenary takes cabin { $cabin }: the Nautilion has { $harpoons ->
        [one] one harpoon.
       *[other] { $harpoons } harpoons.
    }

## What happens: the collision

nautilion-phantom-collides = With a { $die } the Phantom would pass the Nautilion: at place { $place } they collide.
nautilion-collides = With a { $die } the Nautilion would pass the Phantom: at place { $place } they collide.
nautilion-collision-lost = Harpoons: { $ours } on the Nautilion, { $theirs } on the Phantom. The Phantom wins.
nautilion-collision-tied = Harpoons: { $ours } on the Nautilion, { $theirs } on the Phantom. A tie.
nautilion-collision-won = Harpoons: { $ours } on the Nautilion, { $theirs } on the Phantom. The Nautilion wins.
nautilion-collision-clears =
    The Phantom’s board leaves the game, { $slaves ->
        [0] with nobody on it
        [one] its token is discarded
       *[other] its { $slaves } tokens are discarded
    }. { $soldiers ->
        [0] No Mercenary was on the Nautilion.
        [one] The Mercenary on the Nautilion is discarded.
       *[other] The { $soldiers } Mercenaries on the Nautilion are discarded.
    }
nautilion-recovered-hand = The { $token } comes back from the discard pile.
nautilion-recovered-reserve = The { $token } goes from the discard pile to the reserve, which now holds { $reserve }.
nautilion-nothing-to-take = The discard pile is empty.
nautilion-group-kept =
    { $count ->
        [one] The group { $kept } stays; { $gone } is discarded.
       *[other] The group { $kept } stays; { $gone } are discarded.
    }

## What happens: cards

nautilion-heroic-played = Heroic Action, paid with the { $token }: { $card }. { $text }
nautilion-heroic-again = The card of last turn works once more: { $card }. { $text }
nautilion-heroic-wasted = The { $token } was the wrong one to pay with: the card is spent without effect.
nautilion-nobody-back = Nobody can come aboard.
nautilion-no-trade = None of the others can come back.
nautilion-nothing-to-banish = No other card is showing.
nautilion-disarmed =
    { $count ->
        [0] There is no Mercenary on the Phantom’s board.
        [one] One Mercenary of the Phantom is discarded; harpoons left to it: { $harpoons }.
       *[other] { $count } Mercenaries of the Phantom are discarded; harpoons left to it: { $harpoons }.
    }
nautilion-reefs-cleared =
    { $count ->
        [0] There is no Reef { $number }.
        [one] One Reef { $number } is gone.
       *[other] { $count } Reefs { $number } are gone.
    }
nautilion-dice-set = The dice are set to { $dice }.
nautilion-banished = This card leaves the game: { $card }.
nautilion-left-alone = Nobody else comes back.
nautilion-recovery =
    { $cost ->
        [0] Recovery, free: a token comes back from the discard pile.
        [one] Recovery, for one token: a token comes back from the discard pile.
       *[other] Recovery, for { $cost } tokens: a token comes back from the discard pile.
    }
nautilion-crew-back =
    { $source ->
        [reserve] The { $token } comes aboard from the reserve: { $aboard } of 9.
       *[discard] The { $token } comes aboard from the discard pile: { $aboard } of 9.
    }

## How it ends

nautilion-end-mages-missing = Defeat on turn { $turn }: the Nautilion is at the Abyss with its full crew, but not with a Mage of each letter.
nautilion-end-heroics-left = Defeat on turn { $turn }: the Nautilion is at the Abyss with its full crew, but Heroic Actions were left undone.
nautilion-end-harpooned =
    { $crew ->
        [0] Defeat on turn { $turn }: the Phantom had more harpoons, and nobody was aboard the Nautilion.
        [one] Defeat on turn { $turn }: the Phantom had more harpoons, with one crew member aboard the Nautilion.
       *[other] Defeat on turn { $turn }: the Phantom had more harpoons, with { $crew } crew members aboard the Nautilion.
    }

## Why not

nautilion-not-in-this-game = That belongs to an expansion that is not in this game: { $expansion }.
nautilion-no-reroll-now = Partnerships roll dice again only after a roll, before the Plan.
nautilion-no-heroic-now = Heroic Actions are played only after a roll, before the Plan.
nautilion-no-recover-now = A token is recovered only after a roll, before the Plan, when the Darkhouse’s card allows it.
nautilion-no-loss-now = There is nothing to discard now.
nautilion-no-spend-now = Tokens of the reserve are spent only when a price is to be paid and it matters which token goes.
nautilion-no-take-now = No token may be taken from a pile now: only after the collision, or when a card says so.
nautilion-no-keep-now = A group is chosen only after a collision that has parted the crew.
nautilion-no-set-now = The dice are set only by the Heroic Action for it.
nautilion-no-banish-now = A card is removed only when a Heroic Action replaces it.
nautilion-no-leave-now = There is nothing to leave now.
nautilion-no-unseat-now = Crew goes back to the path only when the Darkhouse’s card demands it.
nautilion-dice-stand = Phases 2 to 5 are being played again: the dice stand, and only the Plan is left.
nautilion-held-no-die = A Reef holds the Nautilion: it gets no die. The dice show { $dice }.
nautilion-two-dice = The Darkhouse and the Phantom get one die each, and the dice show { $dice }.
nautilion-one-die-now = The dice come one by one: give the { $dice } to somebody who has none, and leave the others as they are.
nautilion-first-die = The first die is the Nautilion’s: give it the { $dice }.
nautilion-die-stands = The Nautilion keeps its { $die }; give { $dice } to the Darkhouse and the Phantom.
nautilion-die-given-away = The { $die } is given out already: a Tide turns only the die in your hand, { $dice }.
nautilion-name-its-die = The { $die } is the Nautilion’s already. To turn it, write: tide nautilion { $face }.
nautilion-no-partnership = No Mage sits beside its partner in the mage’s cabin, so no single die is rolled again.
nautilion-rerolled-all =
    { $count ->
        [one] The one partnership has rolled its die this turn.
       *[other] All { $count } partnerships have rolled their die this turn.
    }
nautilion-card-not-shown = Heroic Action { $number } does not lie open. Showing: { $cards }.
nautilion-mercenary-pays-not = A Mercenary is in cabin { $cabin }, and only crew pays for a Heroic Action.
nautilion-payer-not-aboard = The { $token } is not on the Nautilion, so it cannot pay for a Heroic Action.
nautilion-payer-would-split = Without the { $token }, those aboard would fall into groups that no duct connects: pay with another for “{ $card }”.
nautilion-would-split-for-good = Without the { $token }, those aboard would fall apart, and nobody who could come back would connect them.
nautilion-no-recovery-card = The Darkhouse’s card of this turn allows no recovery.
nautilion-recovered-once = A token was recovered this turn already.
nautilion-nothing-recoverable = No token of the discard pile has a place to go to.
nautilion-set-as-many = Set just as many dice as there are: { $dice }.
nautilion-set-in-order = Write the faces with the lowest first, and a - for a die that is not there.
nautilion-no-reserve-left = The reserve is empty: the token must come from somewhere else.
nautilion-not-in-mages-cabin = The { $token } is not in the mage’s cabin.
nautilion-mercenary-holds = Without the Mercenary in cabin { $cabin }, the crew would fall into groups that no duct connects.
nautilion-not-in-reserve = There is no such token in the reserve: { $token }.
nautilion-must-return = Nothing in the discard pile has a place aboard, so the last token you spend must be one that can come back; this one cannot: { $token }.
nautilion-nobody-to-unseat = The { $token } is not on the Nautilion, so it cannot go back to the path.
nautilion-behind-nautilion = Place { $place } is behind the Nautilion: the token must go ahead of it.
nautilion-no-such-group = No group has cabin { $cabin } as its lowest. Choose one of these: { $groups }.
nautilion-not-discarded = There is no such token in the discard pile: { $token }.
nautilion-no-place-for = There is no place for this token now: { $token }.
nautilion-only-crew = Only crew comes back that way, not this token: { $token }.
nautilion-cabin-occupied = Cabin { $cabin } is occupied.
nautilion-would-not-join = No duct would connect the { $token } with all who are aboard.
nautilion-must-mend = Those aboard are parted: somebody must come back who connects them.
nautilion-other-trade = The { $token } is not among those that come back: { $tokens }.
nautilion-mercenary-stations = The token in your hand is a Mercenary: choose any open cabin for it with “station”.
nautilion-only-mercenaries-station = Only a Mercenary may choose its cabin, and you have none in your hand.
nautilion-not-for-mages-cabin = The mage’s cabin has no space for this token: { $token }.
nautilion-collision-not-cabin = After a collision the { $token } goes to the Nautilion or to the reserve, not to the mage’s cabin.
nautilion-guest-already = The { $token } is in the mage’s cabin already.
nautilion-not-to-reserve = The { $token } comes back to be placed: it cannot go to the reserve.

## The position in words

nautilion-at-place = at place { $place }
nautilion-at-isles = at the Happy Isles
nautilion-at-abyss = at the Abyss
nautilion-see-nautilion-there =
    { $left ->
        [one] The Nautilion is { $where }; one space to the Abyss.
       *[other] The Nautilion is { $where }; { $left } spaces to the Abyss.
    }
nautilion-see-phantom-there =
    { $left ->
        [one] The Phantom is { $where }; one space to the Happy Isles.
       *[other] The Phantom is { $where }; { $left } spaces to the Happy Isles.
    }
nautilion-see-reefs =
    { $count ->
        [0] No Reef is left.
       *[other] Reefs, each with its place: { $reefs }.
    }
nautilion-see-reef-odds =
    { $free ->
        [one] Reef { $number }: one face of { $faces } frees the Nautilion.
       *[other] Reef { $number }: { $free } faces of { $faces } free the Nautilion.
    }
nautilion-see-stuck = A Reef holds the Nautilion this turn.
nautilion-see-soldiers =
    { $count ->
        [one] A Mercenary is in cabin { $cabins }.
       *[other] Mercenaries are in cabins { $cabins }.
    }
nautilion-see-cabin =
    { $count ->
        [0] The mage’s cabin is empty.
       *[other] In the mage’s cabin: { $tokens }.
    }
nautilion-see-partnerships =
    { $count ->
        [one] One partnership; re-rolls left this turn: { $left }.
       *[other] { $count } partnerships; re-rolls left this turn: { $left }.
    }
nautilion-see-phantom-board =
    { $count ->
        [0] Nobody is on the Phantom’s board.
       *[other] On the Phantom’s board: { $tokens }.
    }
nautilion-see-harpoons = Harpoons: { $ours } on the Nautilion, { $theirs } on the Phantom.
nautilion-see-rammed = The collision is over.
nautilion-see-held = In the reserve, besides blank tokens: { $tokens }.
nautilion-see-card = Darkhouse card { $place }: { $card }. { $text }
nautilion-see-card-here = Darkhouse card { $place }, where the Darkhouse is: { $card }. { $text }
nautilion-see-silence =
    { $turns ->
        [one] The Darkhouse is silent this turn.
       *[other] The Darkhouse is silent this turn and the next.
    }
nautilion-see-heroic = Heroic Action { $number }: { $card }. { $text }
nautilion-see-deed = At work this turn: { $text }
nautilion-see-lasting = Once more next turn: { $text }

## The table in the terminal

nautilion-signs-tokens = A B C: Mages   M: Mercenary   R: Reef   -: blank token   ~3~: a Reef beside the token above it
nautilion-signs-heroics = heroic 4 7: play card 4, paid with the crew member 7
nautilion-panel-cabin = Mage’s cabin: { $spaces }
nautilion-panel-phantom = Phantom’s board ({ $filled } of { $berths }): { $tokens }
nautilion-panel-row = Darkhouse’s row; > is its card, » the next:
nautilion-panel-heroics =
    { $count ->
        [0] No Heroic Action is showing.
       *[other] Heroic Actions, each for a crew member; { $pile } in the pile:
    }
nautilion-panel-second = Second time through phases 2 to 5.
nautilion-panel-aside = Kept aside for the exchange: { $token }.
nautilion-panel-spell =
    { $cost ->
        [0] { $spell }, for nothing now
        [one] { $spell }, for one token of the reserve
       *[other] { $spell }, for { $cost } tokens of the reserve
    }
nautilion-panel-cost =
    { $cost ->
        [one] one token
       *[other] { $cost } tokens
    }
nautilion-panel-card = { $name }: { $text }
nautilion-panel-ours = { $sign } marks a card whose effect is our reconstruction: the rulebook does not print it.
nautilion-panel-free =
    { $kind ->
        [whirlwind] Free Whirlwinds: { $count }.
       *[translation] Free Translations: { $count }.
    }
nautilion-panel-recovery =
    { $cost ->
        [0] A recovery is free.
        [one] A recovery costs one token.
       *[other] A recovery costs { $cost } tokens.
    }
