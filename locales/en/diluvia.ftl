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

## Choices before a game

diluvia-option-players = Players
diluvia-option-teams = Teams (four or six players; six always play in teams)
diluvia-option-express = Express (two players always play it)
diluvia-option-tentacles = Tentacles move the raft along its row, or anywhere above the water
diluvia-option-seats = Who chooses the seat of an animal that boards: whoever acts, or its owner
diluvia-option-reset = Express, when the deck is empty: shuffle everything and deal anew, or only the discards
diluvia-no-such-teams = { $players } players cannot form teams like that.
diluvia-too-many-ways = There are too many ways to list them.

## Questions

diluvia-ask-place = Where do the animals stand?
diluvia-ask-first = Who begins?
diluvia-ask-hand = Which cards are dealt?
diluvia-ask-draw = Which card is drawn?
diluvia-ask-die = Which face falls?
diluvia-ask-undo-die = Does the Undo work?
diluvia-ask-play = Play a card.
diluvia-ask-play-or-roll = Play a second card, or roll the die twice.
diluvia-ask-undo = { $who } play { $card } { $target }. Undo it?
diluvia-ask-seat = Which seat of the raft?
diluvia-ask-joker = A joker: does the flood token move?

## What is told

diluvia-spread = { $who } are spread over the jungle.
diluvia-first = { $who } have the throne first.
diluvia-dealt =
    { $cards ->
        [one] { $who } are dealt one card.
       *[other] { $who } are dealt { $cards } cards.
    }
diluvia-drawn = { $who } draw { $card }.
diluvia-drawn-hidden = { $who } draw a card.
diluvia-flood-drawn = { $who } draw the { $card }!
diluvia-turn = Turn { $turn }: { $who } have the throne.
diluvia-plays = { $who } play { $card }.
diluvia-plays-at = { $who } play { $card }: { $target }.
diluvia-plays-left = { $who } play { $card }, to the left.
diluvia-plays-right = { $who } play { $card }, to the right.
diluvia-drops = { $who } discard { $card }, which can do nothing now.
diluvia-tries-undo = { $who } play { $card } against it.
diluvia-undone = { $who } roll a { $face }: { $card } is undone.
diluvia-undo-failed = { $who } roll a { $face }: { $card } stands.
diluvia-boards = { $who } take the seat { $seat }.
diluvia-overboard =
    { $animals ->
        [one] { $who }: one animal goes overboard.
       *[other] { $who }: { $animals } animals go overboard.
    }
diluvia-no-seat = { $who }: no seat is free, and an animal goes adrift.
diluvia-emptied = The jungle is empty: all Maneuvers and Tentacles leave the game.
diluvia-rolled = { $who } roll a { $face }.
diluvia-joker-advance = { $who } let it rain: the flood token moves.
diluvia-joker-hold = { $who } keep the flood token where it is.
diluvia-meter = The flood token is at { $meter } of { $spaces }.
diluvia-meter-full = The flood token has come to the storm cloud.
diluvia-rises = The water rises to row { $level }.
diluvia-caught =
    { $animals ->
        [one] { $who }: the water takes one animal.
       *[other] { $who }: the water takes { $animals } animals.
    }
diluvia-reshuffled = All cards are shuffled and dealt anew; the flood token goes back to the storm cloud.
diluvia-deck-empty = The deck is empty: the cards are shuffled.

## The end

diluvia-end-most-animals =
    { $animals ->
        [one] { $who } win with one animal on the raft.
       *[other] { $who } win with { $animals } animals on the raft.
    }
diluvia-end-nearest-vip = { $who } win the tie at { $animals }: their animals sit nearer to the VIP seat.
diluvia-end-shared-victory = { $winners } share the victory with { $animals } animals each, equally near to the VIP seat.

## Refusals

diluvia-not-now = Another question is open now.
diluvia-card-not-held = You don’t hold { $card }.
diluvia-must-have-effect = { $card } can do something: play it.
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
diluvia-not-your-animal = That is not an animal of yours.
diluvia-not-between = Animals board at the raft token’s square and do not leave the raft.
diluvia-one-space = An animal moves one space.

## The position

diluvia-see-setup = The animals are finding their places.
diluvia-see-turn = Turn { $turn }; { $who } have the throne.
diluvia-see-water =
    { $level ->
        [0] No row is under water; the raft is at { $raft }.
       *[other] The water stands at row { $level }; the raft is at { $raft }.
    }
diluvia-see-meter = The flood token is at { $meter } of { $spaces }.
diluvia-see-deck =
    { $floods ->
        [one] { $cards } cards in the deck, one of them a Flood.
       *[other] { $cards } cards in the deck, { $floods } of them Floods.
    }
diluvia-see-player = { $who }: { $cards } cards, { $adrift } adrift.
diluvia-see-jungle = { $who } in the jungle: { $squares }.
diluvia-see-aboard = { $who } on the raft: { $seats }.
diluvia-see-card = You hold { $card }, { $number } of it.

## Editions

diluvia-edition-raft = { $key }: an odd number from 3 to 7, 35 seats at most.
diluvia-edition-column = { $key }: a column from 1 to 7.
diluvia-edition-meter = { $key }: a number from 2 to 20.
diluvia-edition-die = { $key }: six faces, each "sun", "cloud" or "joker", and at least one cloud.
diluvia-edition-cards = { $key }: a number from 1 to 30.
diluvia-edition-deck = { $key }: at least 36 action cards in all.
