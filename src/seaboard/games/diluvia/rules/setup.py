"""Set-up (DV-2): animals in the jungle, hands, the first player."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, final

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.engine import advance
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB, pack
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.diluvia.components.tables import Tables, size
from seaboard.games.diluvia.rules.actions import ACTION_CARDS, BIT, EXPRESS, FIRST, FLOOD, PLACE, SIDE
from seaboard.games.diluvia.rules.refill import Deal
from seaboard.games.diluvia.rules.state import PLAYING, UNDECIDED, DiluviaState
from seaboard.games.diluvia.rules.turn import Turn

PLACE_ANIMALS: Final = ask_of_nature("diluvia-ask-place", ("DV-2.3",))
DRAW_FIRST: Final = ask_of_nature("diluvia-ask-first", ("DV-2.6",))
COLUMN_BITS: Final = 3
COLUMN_BIT: Final[List[int]] = [0, *BIT[:SIDE]]  # by column counted from 1; none for 0


def set_up(tables: Tables) -> DiluviaState:
    """DV-2.4, DV-2.5."""
    players = int(tables.rules.players)
    state = DiluviaState(
        tables=tables,
        players=players,
        first=UNDECIDED,
        active=0,
        turn=0,
        level=0,
        raft=tables.start,
        meter=0,
        waived=0,
        emptied=0,
        die=UNDECIDED,
        ending=PLAYING,
        by_card=0,
        jungle=[0] * players,
        aboard=[0] * players,
        adrift=[0] * players,
        hands=[0] * (ACTION_CARDS * players),
        deck=[*tables.cards[:ACTION_CARDS], 0, 0],
        discard=[0] * ACTION_CARDS,
        spent=[0, 0],
        stack=[Setup()],
        pending=None,
    )
    advance(state)
    return state


@final
class Setup(Procedure[DiluviaState]):
    STEPS: ClassVar[Steps] = {
        "spread_the_animals": ("DV-2.1", "DV-2.2", "DV-2.3"),
        "deal": ("DV-2.5",),
        "add_floods": ("DV-2.5", "DV-17.1"),
        "choose_first": ("DV-2.6",),
        "set_off": ("DV-5.1",),
    }

    def spread_the_animals(self, state: DiluviaState) -> Optional[Ask]:
        """DV-2.3: one species after the other."""
        return PLACE_ANIMALS if 0 in state.jungle else None

    def deal(self, state: DiluviaState) -> Optional[Ask]:
        """DV-2.5."""
        return self.call(state, Deal())

    def add_floods(self, state: DiluviaState) -> Optional[Ask]:
        """DV-2.5, DV-17.1."""
        state.deck[FLOOD] = state.tables.cards[FLOOD]
        if state.tables.rules.express:
            state.deck[EXPRESS] = state.tables.cards[EXPRESS]
        return None

    def choose_first(self, state: DiluviaState) -> Optional[Ask]:
        """DV-2.6."""
        return DRAW_FIRST if state.first == UNDECIDED else None

    def set_off(self, state: DiluviaState) -> Optional[Ask]:
        """DV-2.6, DV-5.1: who has the throne begins, in teams too."""
        state.active = state.first
        return self.hand_over(state, Turn())

    def legal(self, state: DiluviaState, seat: i64) -> List[int]:
        """The first player only: the ways to spread animals are too many to list."""
        return [pack(FIRST, first) for first in range(state.players)] if self.step == CHOOSE_FIRST else []

    def answer(self, state: DiluviaState, seat: i64, action: i64) -> None:
        argument = action >> ARGUMENT
        if action & VERB == FIRST:
            state.first = argument
            return
        state.jungle[state.jungle.index(0)] = squares_of(argument)

    def sample(self, state: DiluviaState, rng: Rng) -> i64:
        if self.step == CHOOSE_FIRST:
            return pack(FIRST, rng.below(state.players))
        return pack(PLACE, spread(state, rng))


CHOOSE_FIRST: Final = step_number(Setup, "choose_first")


def squares_of(columns: i64) -> i64:
    """The mask of the squares that the argument of PLACE names."""
    found: i64 = 0
    row: i64 = 0
    while columns:
        column = columns & 7
        if column:
            square: i64 = BIT[row * SIDE + column - 1]
            found |= square
        columns >>= COLUMN_BITS
        row += 1
    return found


def spread(state: DiluviaState, rng: Rng) -> i64:
    """DV-2.3: a column for each row, all different, on squares still free; then rows are left out where there are fewer
    animals. Where the animals before leave no square for every row (six players, one game in a thousand), rows are
    left out on the way.
    """
    taken: i64 = BIT[state.raft]
    taken |= state.in_the_jungle()
    left_out = SIDE - state.tables.animals
    columns = matching(taken, left_out, rng)
    left_out -= columns.count(0)
    for row in shuffled(SIDE, rng):
        if left_out and columns[row]:
            columns[row] = 0
            left_out -= 1
    argument: i64 = 0
    for row in range(SIDE - 1, -1, -1):
        argument = argument * 8 + columns[row]
    return argument


def shuffled(number: i64, rng: Rng) -> List[int]:
    items = list(range(number))
    last = number - 1
    while last > 0:
        other = rng.below(last + 1)
        kept: i64 = items[last]
        items[last] = items[other]
        items[other] = kept
        last -= 1
    return items


def matching(taken: i64, spare: i64, rng: Rng) -> List[int]:
    """Random columns, row by row, counted from 1; 0 for a row that has none, which happens to as few as can be."""
    orders = [shuffled(SIDE, rng) for _ in range(SIDE)]
    columns: List[int] = []
    without: i64 = 0
    while not columns and without <= spare:
        columns = matching_without(taken, without, orders)
        without += 1
    return columns


def matching_without(taken: i64, without: i64, orders: List[List[int]]) -> List[int]:
    """So many rows may go without a column; steps back from dead ends, and finds nothing when there is no way."""
    tried = [0] * SIDE
    columns = [0] * SIDE
    used: i64 = 0
    row: i64 = 0
    while 0 <= row < SIDE:
        back: i64 = columns[row]
        used &= ~COLUMN_BIT[back]
        number: i64 = tried[row]
        without += 1 if number > SIDE else 0
        column: i64 = 0
        while number < SIDE and column == 0:
            candidate: i64 = orders[row][number]
            number += 1
            if not used & BIT[candidate] and not taken & BIT[row * SIDE + candidate]:
                column = candidate + 1
        skipped = column == 0 and number == SIDE and without > 0 and tried[row] <= SIDE
        columns[row] = column
        used |= COLUMN_BIT[column]
        if skipped:
            without -= 1
            number = SIDE + 1
        tried[row] = number if column or skipped else 0
        row += 1 if column or skipped else -1
    return columns if row == SIDE else []


def could_be_placed(state: DiluviaState, action: i64) -> bool:
    columns = action >> ARGUMENT
    if action & VERB != PLACE or columns >= 1 << COLUMN_BITS * SIDE:
        return False
    named = [columns >> COLUMN_BITS * row & 7 for row in range(SIDE)]
    used = [column for column in named if column]
    squares = squares_of(columns)
    free = not squares & (state.in_the_jungle() | BIT[state.raft])
    return free and len(set(used)) == len(used) == state.tables.animals == size(squares)
