"""Everything about one edition and one way to play that the rules look up: made once, shared by all its games."""

from __future__ import annotations

from typing import Final, List, final

from seaboard.core.native import i64
from seaboard.core.packing import pack
from seaboard.games.diluvia.rules.actions import (
    BIT,
    DIE,
    LEFT,
    MOVE,
    PUSH,
    RAFT,
    RESCUES,
    RIGHT,
    SEATS,
    SIDE,
    SQUARES,
    TENTACLES,
    pair,
)

DIRECTIONS: Final = 8
STEPS: Final = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
NOWHERE: Final = -1
TOP: Final = 7  # the level at which the game ends
AROUND: Final = 512  # choices of the nine places of a square of three by three

# ways to play
ALONE: Final = 0


@final
class Rules:
    """The options of a game: `team` is the size of a team (ALONE, 2 or 3)."""

    def __init__(
        self, players: int, team: int, express: bool, free_tentacles: bool, owner_seats: bool, discards_only: bool
    ) -> None:
        self.players: i64 = players
        self.team: i64 = team
        self.express = express
        self.free_tentacles = free_tentacles
        self.owner_seats = owner_seats
        self.discards_only = discards_only

    def side(self, seat: i64) -> i64:
        """The number of a seat's team; alone everybody is one."""
        return seat // self.team if self.team else seat


def players_of(rules: Rules) -> int:
    return int(rules.players)


class Tables:
    """A mask of squares has a bit for each square of the jungle, row 1 first; a mask of seats likewise for the raft."""

    def __init__(
        self,
        rules: Rules,
        columns: int,
        rows: int,
        raft_column: int,
        meter: int,
        cards: List[int],
        faces: List[int],
        hand: int,
        animals: int,
    ) -> None:
        self.rules = rules
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.seats: i64 = columns * rows
        self.all_seats: i64 = (1 << columns * rows) - 1
        self.start: i64 = raft_column - 1
        self.meter: i64 = meter
        self.cards = cards
        self.undos: i64 = cards[4]
        self.faces = [pack(DIE, face) for face in faces]
        self.hand: i64 = hand
        self.animals: i64 = animals
        self.side_of = [int(rules.side(seat)) for seat in range(players_of(rules))]
        self.rivals = [
            sum(BIT[other] for other in range(players_of(rules)) if self.side_of[other] != self.side_of[seat])
            for seat in range(players_of(rules))
        ]
        self.dry = [
            sum(BIT[square] for square in range(SQUARES) if square // SIDE >= level) for level in range(TOP + 1)
        ]
        self.row = [sum(BIT[row * SIDE + column] for column in range(SIDE)) for row in range(SIDE)] + [0]
        self._steps(columns, rows)
        self._raft(columns, rows)

    def _steps(self, columns: int, rows: int) -> None:
        """`step` and `raft_step` give the place one step away in each of eight directions, or NOWHERE."""
        self.step = _steps(SIDE, SIDE)
        self.raft_step = _steps(columns, rows)
        self.near = _near(self.step, SQUARES)
        self.raft_near = _near(self.raft_step, columns * rows)
        self.moves = Moves(self.near, SIDE, 0)
        self.raft_moves = Moves(self.raft_near, columns, RAFT)
        self.pushes = Pushes(self.step, SQUARES, 0)
        self.raft_pushes = Pushes(self.raft_step, columns * rows, RAFT)

    def _raft(self, columns: int, rows: int) -> None:
        seats = range(columns * rows)
        at_column = [sum(BIT[seat] for seat in seats if seat % columns == column) for column in range(columns)]
        self.edges: i64 = at_column[0] | at_column[-1]
        self.outer = [at_column[0], at_column[-1]]  # who falls when the wave goes LEFT, RIGHT
        middle_column, middle_row = columns // 2, rows // 2
        ring = [max(abs(seat % columns - middle_column), abs(seat // columns - middle_row)) for seat in seats]
        self.rings = [sum(BIT[seat] for seat in seats if ring[seat] == far) for far in range(max(ring) + 1)]
        assert (LEFT, RIGHT) == (0, 1)


def _steps(columns: int, rows: int) -> List[int]:
    found: List[int] = []
    for place in range(columns * rows):
        for right, up in STEPS:
            column, row = place % columns + right, place // columns + up
            inside = 0 <= column < columns and 0 <= row < rows
            found.append(row * columns + column if inside else NOWHERE)
    return found


def _near(step: List[int], places: int) -> List[int]:
    return [
        sum(BIT[other] for other in step[place * DIRECTIONS : (place + 1) * DIRECTIONS] if other != NOWHERE)
        for place in range(places)
    ]


@final
class Moves:
    """For each place and each choice of the nine places of the square around it, the moves from it there."""

    def __init__(self, near: List[int], columns: int, base: int) -> None:
        self.near = near
        self.scale: i64 = 2 ** (columns + 1)
        self.gap: i64 = columns - 3
        self.gaps: i64 = 2 * (columns - 3)
        self.lists: List[List[int]] = []
        for place in range(len(near)):
            goals = [place + right + up * columns for up in (-1, 0, 1) for right in (-1, 0, 1)]
            moves = [pair(MOVE, base + place, base + goal) if goal >= 0 else 0 for goal in goals]
            self.lists += [[moves[bit] for bit in range(9) if mask >> bit & 1] for mask in range(AROUND)]


@final
class Pushes:
    """For each place (its entries are those from `first` of it to that of the next) the pushes from it: the answer, and
    the bits of the place of the pushed animal and of the place behind it.
    """

    def __init__(self, step: List[int], places: int, base: int) -> None:
        self.first: List[int] = [0]
        self.answers: List[int] = []
        self.pushed: List[int] = []
        self.beyond: List[int] = []
        for place in range(places):
            for direction in range(DIRECTIONS):
                next_to = step[place * DIRECTIONS + direction]
                beyond = step[next_to * DIRECTIONS + direction] if next_to != NOWHERE else NOWHERE
                if beyond != NOWHERE:
                    self.answers.append(pair(PUSH, base + place, base + next_to))
                    self.pushed.append(BIT[next_to])
                    self.beyond.append(BIT[beyond])
            self.first.append(len(self.answers))


def _places() -> List[List[int]]:
    """For each chunk of seven bits and each of the five (raft) or seven (jungle) chunks, the places it names."""
    named = [[bit for bit in range(7) if mask >> bit & 1] for mask in range(128)]
    return [[chunk * 7 + bit for bit in bits] for chunk in range(7) for bits in named]


IN_CHUNK: Final[List[List[int]]] = _places()
HOW_MANY: Final[List[int]] = [sum(mask >> bit & 1 for bit in range(7)) for mask in range(128)]


def in_chunks(actions: List[int]) -> List[List[int]]:
    """The actions of a mask's places, chunk by chunk: by number of the chunk * 128 + its seven bits."""
    return [[actions[place] for place in found if place < len(actions)] for found in IN_CHUNK]


IN_CHUNK_SEATS: Final[List[List[int]]] = in_chunks(SEATS)
IN_CHUNK_RESCUES: Final[List[List[int]]] = in_chunks(RESCUES)
IN_CHUNK_TENTACLES: Final[List[List[int]]] = in_chunks([pack(TENTACLES, square) for square in range(SQUARES)])


def chosen(lists: List[List[int]], mask: i64) -> List[int]:
    """What these lists, made by `in_chunks`, have for the places of a mask."""
    found: List[int] = []
    chunk: i64 = 0
    while mask:
        if mask & 127:
            found += lists[chunk + (mask & 127)]
        mask >>= 7
        chunk += 128
    return found


def places(mask: i64) -> List[int]:
    """The places of a mask, in order."""
    return chosen(IN_CHUNK, mask)


def size(mask: i64) -> i64:
    total: i64 = 0
    while mask:
        total += HOW_MANY[mask & 127]
        mask >>= 7
    return total
