# The drawn table of Diluvia: what is written on it and what a screen reader says.

## The boards

board-dlv-jungle = The jungle. Arrow keys go from square to square, Page Down to the next one you can choose, Enter chooses.
board-dlv-ocean = The raft. Arrow keys go from seat to seat, Page Down to the next one you can choose, Enter chooses.
board-dlv-one-capybara = capybara
board-dlv-one-crocodile = crocodile
board-dlv-one-cheetah = cheetah
board-dlv-one-parrot = parrot
board-dlv-one-monkey = monkey
board-dlv-one-snake = snake
board-dlv-square-free = { $place }: free.
board-dlv-square-of =
    { $own ->
        [1] { $place }: your { $animal }.
       *[other] { $place }: { $animal }.
    }
board-dlv-seat-free = Seat { $place }: free.
board-dlv-seat-of =
    { $own ->
        [1] Seat { $place }: your { $animal }.
       *[other] Seat { $place }: { $animal }.
    }
board-dlv-vip = The VIP seat.
board-dlv-raft-here = The raft is here.
board-dlv-flooded = Under water.
board-dlv-danger-rise = In danger when the water rises.
board-dlv-danger-left = A wave to the left would throw it off.
board-dlv-danger-right = A wave to the right would throw it off.
board-dlv-can-choose = You can choose this.
board-dlv-changed = Changed since your last turn.
board-dlv-risk-left =
    { $count ->
        [0] A wave to the left would throw nobody off.
        [one] A wave to the left would throw one animal off.
       *[other] A wave to the left would throw { $count } animals off.
    }
board-dlv-risk-right =
    { $count ->
        [0] A wave to the right would throw nobody off.
        [one] A wave to the right would throw one animal off.
       *[other] A wave to the right would throw { $count } animals off.
    }
board-dlv-adrift = Adrift:
board-dlv-nobody-adrift = nobody
board-dlv-adrift-of =
    { $count ->
        [one] { $who }: one animal adrift
       *[other] { $who }: { $count } animals adrift
    }

## Water and weather

board-dlv-meter =
    { $steps ->
        [one] Flood meter, { $spaces } spaces: one more storm cloud and the water rises.
       *[other] Flood meter, { $spaces } spaces: { $steps } storm clouds until the water rises.
    }
board-dlv-water =
    { $level ->
        [0] No row is under water yet; at row 7 the game ends.
       *[other] Water up to row { $level }; at row 7 the game ends.
    }
board-dlv-deck =
    Deck: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, Floods among them: { $floods }. The next card is a Flood with a chance of { $chance } %.
board-dlv-die = Last roll: { $face }

## The hand

board-dlv-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
board-dlv-effect-move = One of your animals goes one space, also diagonally.
board-dlv-effect-stampede = Your animal pushes a neighbour one space straight on and follows.
board-dlv-effect-maneuver = The raft goes one square left or right and picks up who stands there.
board-dlv-effect-tsunami = A wave carries everybody on the raft one seat left or right.
board-dlv-effect-undo = For others’ turns: a storm cloud on the die cancels their card.
board-dlv-effect-tentacles = The raft jumps to a free square.
board-dlv-effect-rescue = One of your animals adrift gets a seat at an edge of the raft.
board-dlv-pick-animal = Choose one of your animals.
board-dlv-pick-victim = Choose whom it pushes.
board-dlv-pick-goal = Choose where it goes.
board-dlv-pick-way = Left or right?
board-dlv-pick-place = Choose the place.
board-dlv-pick-drop = It can do nothing now. You may discard it as one of your plays.
board-dlv-way-left = To the left
board-dlv-way-right = To the right
board-dlv-cancel = Put the card back
board-dlv-do-it = Do it
board-dlv-do-drop = Discard
board-dlv-do-roll = Roll the die twice
board-dlv-do-advance = Let it rain
board-dlv-do-hold = Keep it dry

## Questions and the window for Undo

board-dlv-others-decide = { $who } decide:
board-dlv-do-pass = Let it happen
board-dlv-do-waive = Not again this turn
board-dlv-do-undo =
    { $count ->
        [one] Undo…
       *[other] Undo… ({ $count })
    }
board-dlv-do-undo-sure = Press again
board-dlv-do-undo-none = You hold no Undo
board-dlv-window-same = Whatever you answer, the window stays open as long for everybody.
board-dlv-window-answered = Your answer is sealed. The window stays open as long for everybody.
board-dlv-window-yours = The others may try to undo your card until the clock runs out.
board-dlv-window-watch = You are not asked. The card may be undone until the clock runs out.
board-dlv-seconds =
    { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }

## Players

board-dlv-throne = On the throne: it is their turn
board-dlv-aboard =
    { $count ->
        [one] one animal on the raft
       *[other] { $count } animals on the raft
    }
board-dlv-in-jungle =
    { $count ->
        [one] one animal in the jungle
       *[other] { $count } animals in the jungle
    }
board-dlv-count-adrift =
    { $count ->
        [one] one animal adrift
       *[other] { $count } animals adrift
    }
board-dlv-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }

## The end

board-dlv-final = The raft drifts away
board-dlv-rank = Rank
board-dlv-species-head = Species
board-dlv-team-head = Team
board-dlv-aboard-head = On the raft
board-dlv-ring =
    { $ring ->
        [0] VIP seat
       *[other] Ring { $ring }
    }
board-dlv-winner = winner
board-dlv-chart = Animals on the raft over the game

## The window for Undo, said in advance, signs

board-dlv-covered = Your cards are covered while everybody looks.
board-dlv-drifting = The animals run for the raft.
board-dlv-anybody = Does anybody undo it?
board-dlv-nobody = Nobody
board-dlv-somebody = I do…
board-dlv-answer-anyway = Answer all the same
board-dlv-may-undo = may undo
board-dlv-about-waive = You are not asked again in this turn, whatever is played.
board-dlv-waived = Undoes nothing more this turn.
board-dlv-window-spared = You said that you need not be asked about this one.
board-dlv-window-together = Everybody at this screen is asked. Whoever undoes takes it in hand.
board-dlv-wait-same = It goes on when everybody has answered. Nobody sees who has.
board-dlv-wait-answered = Your answer is sealed. It goes on when everybody has answered.
board-dlv-wait-yours = The others may undo your card. It goes on when they have answered.
board-dlv-wait-watch = The card may be undone. It goes on when all who are asked have answered.
board-dlv-ask-me = Ask me about…
board-dlv-ask-me-about = About which cards of others do you want to be asked whether you undo them?
board-dlv-ask-touching = Only when the card touches my side
board-dlv-ask-nobody-knows = Nobody learns what you choose here, nor when it answers for you.
board-dlv-team-aboard = On the raft: { $count } for team { $team }, { $own } of this species
board-dlv-rings = Animals by distance from the VIP seat
board-dlv-rings-team = The team’s animals by distance from the VIP seat
board-dlv-legend = What the signs mean
board-dlv-legend-cards = The cards
board-dlv-sign-raft = The raft: an animal that comes to its square boards.
board-dlv-sign-next = The row that the next rise of the water takes.
board-dlv-sign-throne = The VIP seat: who is nearer wins a draw.
board-dlv-sign-drop = An animal in danger when the water rises; on the meter, the flood token.
board-dlv-sign-tsunami = How many animals a wave to that side would throw off the raft.
board-dlv-sign-cloud = A storm cloud: the flood token goes one step. When it is back on its cloud, the water rises.
board-dlv-sign-sun = The sun: nothing happens.
board-dlv-sign-joker = The joker: whoever rolled it chooses whether it rains.
board-dlv-sign-card = Cards in the deck, and the chance that the next one is a Flood.
board-dlv-sign-water = How many of the seven rows are under water; at seven the game ends.
