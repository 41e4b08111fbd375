### Diluvia: names, questions, refusals, what is told.

## Names

diluvia-people-capybara = The capybaras
diluvia-people-crocodile = The crocodiles
diluvia-people-cheetah = The cheetahs
diluvia-people-parrot = The parrots
diluvia-people-monkey = The monkeys
diluvia-people-snake = The snakes
diluvia-the-capybara = the capybaras
diluvia-the-crocodile = the crocodiles
diluvia-the-cheetah = the cheetahs
diluvia-the-parrot = the parrots
diluvia-the-monkey = the monkeys
diluvia-the-snake = the snakes
diluvia-team = Team { $team }
diluvia-card-move = Move
diluvia-card-stampede = Stampede
diluvia-card-maneuver = Maneuver
diluvia-card-tsunami = Tsunami
diluvia-card-undo = Undo
diluvia-card-tentacles = Tentacles
diluvia-card-rescue = Rescue
diluvia-card-flood = Flood
diluvia-card-express = Express Flood
diluvia-face-sun = sun
diluvia-face-cloud = storm cloud
diluvia-face-joker = joker

## What a card is played at, after its name and a colon

diluvia-target-move = from { $from } to { $to }
diluvia-target-move-aboard = on the raft, from { $from } to { $to }
diluvia-target-push = { $from } pushes { $to }
diluvia-target-push-aboard = on the raft, { $from } pushes { $to }
diluvia-target-left = to the left
diluvia-target-right = to the right
diluvia-target-tentacles = the raft goes to { $place }
diluvia-target-rescue = an animal comes aboard at { $place }

## Choices before a game

diluvia-option-players = Players
diluvia-option-teams = Teams (four or six players; six always play in teams)
diluvia-option-express = Express (two players always play it)
diluvia-option-tentacles = Tentacles move the raft along its row, or anywhere above the water
diluvia-option-seats = Who chooses the seat of an animal that boards: whoever acts, or its owner
diluvia-option-reset = Express, when the deck is empty: shuffle all cards and deal anew, or shuffle only the discards
diluvia-no-such-teams = { $players } players cannot form teams like that.
diluvia-six-in-teams = Six play in teams: choose teams of two or of three.
diluvia-pairs-of-four-or-six = Teams of two are for four players or six.
diluvia-threes-of-six = Teams of three are for six players.

## Questions

diluvia-ask-place = Where do the animals stand?
diluvia-ask-first = Who begins?
diluvia-ask-hand = Which cards are dealt?
diluvia-ask-draw = Which card is drawn?
diluvia-ask-die = Which face does the die show?
diluvia-ask-undo-die = Is the card undone?
diluvia-ask-play = Play a card.
diluvia-ask-play-or-roll = Play a second card, or roll the die twice.
diluvia-ask-undo = { $who } play { $card }: { $target }. Try to undo it?
diluvia-ask-close = Does anybody try to undo it?
diluvia-ask-seat = Which seat of the raft for { $who }?
diluvia-ask-joker = A joker: does the flood token move?

## What is told

diluvia-spread = { $who } spread over the jungle.
diluvia-first = { $who } have the throne and begin.
diluvia-dealt =
    { $cards ->
        [one] { $who } are dealt one card.
       *[other] { $who } are dealt { $cards } cards.
    }
diluvia-drawn = { $who } draw { $card }.
diluvia-drawn-hidden = { $who } draw a card.
diluvia-flood-drawn = { $who } draw the { $card }!
diluvia-turn = Turn { $turn }: { $who } have the throne.
diluvia-plays = { $who } play { $card }: { $target }.
diluvia-drops = { $who } discard { $card }, which can do nothing now.
diluvia-tries-undo = { $who } answer with { $card }.
diluvia-undone = { $who } roll a { $face }: { $card } is undone.
diluvia-undo-failed = { $who } roll a { $face }: { $card } stands.
diluvia-boards = { $who } have one more animal on the raft, at { $seat }.
diluvia-overboard =
    { $animals ->
        [one] { $who }: one animal goes overboard.
       *[other] { $who }: { $animals } animals go overboard.
    }
diluvia-no-seat = { $who }: no seat of the raft is free, and one animal goes adrift.
diluvia-emptied = The jungle is empty: all Maneuver and Tentacles cards leave the game.
diluvia-rolled = { $who } roll a { $face }.
diluvia-joker-advance = { $who } let it rain: the flood token moves.
diluvia-joker-hold = { $who } keep the flood token where it is.
diluvia-meter = The flood token has made { $meter } of { $spaces } steps to the storm cloud.
diluvia-meter-full = The flood token has come to the storm cloud.
diluvia-rises = The water rises to row { $level }.
diluvia-caught =
    { $animals ->
        [one] { $who }: the water takes one animal.
       *[other] { $who }: the water takes { $animals } animals.
    }
diluvia-reshuffled = All cards are shuffled and dealt anew; the flood token goes back to the storm cloud.
diluvia-deck-empty = The deck is empty.
diluvia-discards-shuffled = The discards are shuffled into a new deck; the flood token goes back to the storm cloud.

## The end; without teams $teams is 0

diluvia-end-most-animals =
    { $who } { $teams ->
        [0] win
       *[other] wins
    } with { $animals ->
        [one] one animal on the raft.
       *[other] { $animals } animals on the raft.
    }
diluvia-end-nearest-vip =
    { $who } { $teams ->
        [0] win
       *[other] wins
    } the tie at { $animals ->
        [one] one animal each: theirs sits
       *[other] { $animals } animals each: theirs sit
    } nearer to the VIP seat.
diluvia-end-shared-victory =
    { $winners } { $teams ->
        [0] species
       *[other] teams
    } share the victory, { $animals ->
        [0] with no animal on the raft.
        [one] each with one animal on the raft, equally near to the VIP seat.
       *[other] each with { $animals } animals on the raft, equally near to the VIP seat.
    }

## Refusals

diluvia-card-not-held = You don’t hold { $card }.
diluvia-must-have-effect = { $card } can do something now: play it instead of discarding it.
diluvia-seat-taken = That seat is taken.
diluvia-off-board = The raft would leave the board.
diluvia-raft-full = No seat of the raft is free.
diluvia-raft-empty = Nobody is on the raft.
diluvia-square-taken = An animal stands there.
diluvia-under-water = That row is under water.
diluvia-raft-there = The raft is there already.
diluvia-raft-row = The raft stays in the row just above the water.
diluvia-nobody-adrift = None of your animals is adrift.
diluvia-edges-only = Rescued animals come aboard at the left or right edge.
diluvia-no-push = You push another player’s animal that stands next to yours, straight on into a free space.
diluvia-not-your-animal = None of your animals is there.
diluvia-not-between = Animals board at the raft token’s square and do not leave the raft.
diluvia-one-space = An animal moves one space.

## The position

diluvia-see-setup = The animals are finding their places.
diluvia-see-turn = Turn { $turn }; { $who } have the throne.
diluvia-see-water =
    { $level ->
        [0] No row is under water; the raft is at { $raft }.
        [7] The water has reached row 7.
       *[other] The water stands at row { $level }; the raft is at { $raft }.
    }
diluvia-see-meter =
    { $meter ->
        [0] The flood token is on the storm cloud; a full round is { $spaces } steps.
       *[other] The flood token has made { $meter } of { $spaces } steps to the storm cloud.
    }
diluvia-see-deck =
    { $cards ->
        [0] The deck is empty.
        [one] { $floods ->
            [0] One card is left in the deck, not a Flood.
           *[other] One card is left in the deck: a Flood.
        }
       *[other] { $cards } cards are left in the deck, { $floods ->
            [0] none of them a Flood.
            [one] one of them a Flood.
           *[other] { $floods } of them Floods.
        }
    }
diluvia-see-player =
    { $who }: { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }, { $adrift ->
        [0] no animal adrift.
        [one] one animal adrift.
       *[other] { $adrift } animals adrift.
    }
diluvia-see-jungle = { $who }, in the jungle: { $squares }.
diluvia-see-aboard = { $who }, on the raft: { $seats }.
diluvia-see-card =
    { $number ->
        [one] You hold one { $card } card.
       *[other] You hold { $number } { $card } cards.
    }

## Editions

diluvia-edition-raft = { $key }: an odd number from 3 to 7, 35 seats at most.
diluvia-edition-column = { $key }: a column from 1 to 7.
diluvia-edition-meter = { $key }: a number from 2 to 20.
diluvia-edition-die = { $key }: six faces, each “sun”, “cloud” or “joker”, and at least one cloud.
diluvia-edition-cards = { $key }: a number from 1 to 30.
diluvia-edition-deck = { $key }: at least 36 action cards in all.

## The terminal

diluvia-signs = C capybaras · R crocodiles · H cheetahs · P parrots · M monkeys · S snakes · ! taken by the next rise · [ ] the raft · ~ water · * or (C) the VIP seat · <C thrown off by a wave to the left, C> to the right
diluvia-panel-name = { seat-name } ({ $who })
diluvia-panel-player = { $who } · raft { $aboard } · jungle { $jungle } · adrift { $adrift } · cards { $cards }
diluvia-panel-hand = In hand: { $cards }
diluvia-panel-discards = Discards: { $cards }
