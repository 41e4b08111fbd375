"""How good a position of Diluvia is for a player or a team, in animals aboard.

What one side has is weighed against the average of all the others: no rival counts more than another, whoever plays it.
The weights were found by hill climbing over whole games (`scripts/tune_diluvia.py`).
"""

from __future__ import annotations

from typing import Final, List, final

from seaboard.core.native import i64
from seaboard.games.diluvia.components.tables import IN_CHUNK, TOP, Tables, size
from seaboard.games.diluvia.rules.actions import ACTION_CARDS, BIT, CARD_RESCUE, EXPRESS, FLOOD, SIDE, SQUARES
from seaboard.games.diluvia.rules.ending import winners
from seaboard.games.diluvia.rules.refill import cards_in
from seaboard.games.diluvia.rules.state import DiluviaState

# the places of the weights
JUNGLE: Final = 0
COLUMN: Final = 1
ROW: Final = 2
NEXT_TO: Final = 3
ABOVE: Final = 4
DROWN: Final = 5
CROWD: Final = 6
ADRIFT: Final = 7
RESCUE_HELD: Final = 8
EDGE: Final = 9
SECOND: Final = 10
VIP: Final = 11
RING: Final = 12
TEMPO: Final = 13
METER: Final = 14
FLOODS: Final = 15
CARD: Final = 16  # seven of them
UNDO_KEPT: Final = 23
NAMES: Final[List[str]] = [
    "jungle", "column", "row", "next-to", "above", "drown", "crowd", "adrift", "rescue-held", "edge", "second", "vip",
    "ring", "tempo", "meter", "floods", "move", "stampede", "maneuver", "tsunami", "undo", "tentacles", "rescue",
    "undo-kept",
]  # fmt: skip
WEIGHTS: Final[List[float]] = [
    0.181,  # an animal in the jungle
    0.415,  # of it for each column between it and the raft
    0.48,  # of it for each row
    0.184,  # an animal beside the raft's square
    0.055,  # an animal in the raft's column
    0.918,  # of an animal that the next rise reaches, as likely as that is
    0.411,  # of the jungle when no seat is left; all of it when there is one for everybody
    0.053,  # an animal adrift
    0.199,  # a Rescue held for it
    0.396,  # less for an animal at the raft's edge
    0.068,  # less beside the edge
    0.048,  # the VIP seat
    0.004,  # a seat around it
    0.62,  # of the lead, more towards the end
    0.731,  # how likely the water rises soon, one cloud before; the power for each cloud more
    2.283,  # the same for the share of Floods in the deck
    0.014,  # cards in hand, compared with the average card
    -0.009,
    0.063,
    0.103,
    0.126,
    0.04,
    0.037,
    0.191,  # an Undo kept for later, early in the game
]
WIN: Final = 8.0
MARGIN: Final = 0.25  # each animal more at the end


@final
class Judge:
    """`squares` has what an animal hopes for on each square, for each square of the raft token; `seats` what a seat of
    the raft is worth.
    """

    def __init__(self, weights: List[float]) -> None:
        self.weights = weights
        self.squares = hopes(weights)
        self.seats: List[float] = []
        self.shape: i64 = 0

    def look_at(self, tables: Tables) -> None:
        """The seats of this raft."""
        shape = tables.columns * 100 + tables.rows
        if self.shape != shape:
            self.shape = shape
            self.seats = worth_of_seats(tables, self.weights)

    def worth(self, state: DiluviaState, seat: i64) -> float:
        """The lead of a seat's side over the average of the others, and the seat's cards."""
        if state.ending:
            return result(self, state, seat)
        late = self.progress(state)
        return self.lead(state, seat) * self.stake(late) + (1.0 - late) * self.hand(state, seat)

    def progress(self, state: DiluviaState) -> float:
        """How much of the game is over, from 0 to 1."""
        meter = state.tables.meter
        return float(state.level * meter + state.meter) / float(TOP * meter)

    def stake(self, late: float) -> float:
        """A lead tells more towards the end."""
        return 1.0 + self.weights[TEMPO] * late

    def share(self, state: DiluviaState, seat: i64, other: i64) -> float:
        """How much what `other` has counts for `seat`: the rivals' sides count as their average does, all alike."""
        tables = state.tables
        if tables.side_of[seat] == tables.side_of[other]:
            return 1.0
        team = tables.rules.team
        mates: i64 = team or 1
        return -float(mates) / float(state.players - mates)

    def lead(self, state: DiluviaState, seat: i64) -> float:
        room = self.room(state)
        soon = self.soon(state)
        total = 0.0
        other: i64 = 0
        while other < state.players:
            total += self.share(state, seat, other) * self.standing(state, other, room, soon)
            other += 1
        return total

    def room(self, state: DiluviaState) -> float:
        """1 while there is a seat for every animal in the jungle, less the fewer there are."""
        waiting = size(state.in_the_jungle())
        free = state.tables.seats - size(state.on_the_raft())
        if waiting <= free:
            return 1.0
        least = self.weights[CROWD]
        return least + (1.0 - least) * float(free) / float(waiting)

    def soon(self, state: DiluviaState) -> float:
        """How likely it is that the water rises before much can be done."""
        clouds = state.tables.meter - state.meter
        risk = 1.0
        while clouds > 0:
            risk *= self.weights[METER]
            clouds -= 1
        cards = cards_in(state.deck)
        if cards:
            floods: i64 = state.deck[FLOOD]
            floods += state.deck[EXPRESS]
            risk += self.weights[FLOODS] * float(floods) / float(cards)
        return min(risk, 1.0)

    def standing(self, state: DiluviaState, seat: i64, room: float, soon: float) -> float:
        """Of one player: animals aboard, in the jungle and adrift."""
        animals: i64 = state.jungle[seat]
        total = self.weights[ADRIFT] * float(state.adrift[seat])
        if state.aboard[seat]:
            total += total_of(self.seats, state.aboard[seat], 0)
        if animals:
            at = state.raft * SQUARES
            hope = total_of(self.squares, animals, at)
            low: i64 = state.tables.row[state.level]
            if animals & low:
                hope -= soon * self.weights[DROWN] * total_of(self.squares, animals & low, at)
            total += room * hope
        return total

    def hand(self, state: DiluviaState, seat: i64) -> float:
        """The cards compared with average ones: whoever plays one draws another."""
        at = seat * ACTION_CARDS
        hands = state.hands
        total = 0.0
        kind: i64 = 0
        while kind < ACTION_CARDS:
            number: i64 = hands[at + kind]
            if number:
                total += self.weights[CARD + kind] * float(number)
            kind += 1
        drifting: i64 = state.adrift[seat]
        rescues: i64 = hands[at + CARD_RESCUE]
        return total + self.weights[RESCUE_HELD] * float(min(drifting, rescues))


def total_of(values: List[float], mask: i64, at: i64) -> float:
    """The sum of the values, from `at` on, of the places of a mask."""
    total = 0.0
    chunk: i64 = 0
    while mask:
        if mask & 127:
            for place in IN_CHUNK[chunk + (mask & 127)]:
                total += values[at + place]
        mask >>= 7
        chunk += 128
    return total


def result(judge: Judge, state: DiluviaState, seat: i64) -> float:
    """The end: a victory, shared or not, or a defeat; then how clear it was."""
    tables = state.tables
    side: i64 = tables.side_of[seat]
    margin = 0.0
    for other in range(state.players):
        margin += judge.share(state, seat, other) * float(size(state.aboard[other]))
    best = winners(state)
    won = WIN * (2.0 / float(len(best)) - 1.0) if side in best else -WIN
    return won + MARGIN * margin


def hopes(weights: List[float]) -> List[float]:
    """For each square of the raft token and each square: what an animal there is worth."""
    return [hope(weights, raft, square) for raft in range(SQUARES) for square in range(SQUARES)]


def hope(weights: List[float], raft: int, square: int) -> float:
    across, up = abs(square % SIDE - raft % SIDE), abs(square // SIDE - raft // SIDE)
    worth = weights[JUNGLE]
    for _ in range(across):
        worth *= weights[COLUMN]
    for _ in range(up):
        worth *= weights[ROW]
    if max(across, up) == 1:
        worth += weights[NEXT_TO]
    return worth + weights[ABOVE] if across == 0 else worth


def worth_of_seats(tables: Tables, weights: List[float]) -> List[float]:
    """An animal aboard, less in danger of waves, more near the VIP seat."""
    columns = int(tables.columns)
    found: List[float] = []
    for seat in range(columns * int(tables.rows)):
        far = min(seat % columns, columns - 1 - seat % columns)
        worth = 1.0 - (weights[EDGE] if far == 0 else weights[SECOND] if far == 1 else 0.0)
        if tables.rings[0] & BIT[seat]:
            worth += weights[VIP]
        elif tables.rings[1] & BIT[seat]:
            worth += weights[RING]
        found.append(worth)
    return found
