"""Scaring away exploration ships and settlers (D-13)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_each_seat
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import NO_OPTIONS, Procedure, Steps, step_number
from seaboard.games.diluvium.rules.actions import CELLS, FLEES, FLEES_TO_SECTION, SECTION, SLOT_MASKS, SLOTS, TAKES
from seaboard.games.diluvium.rules.state import EXPLORER, SECTIONS, SHIPS, DiluviumState

FLEE_WHERE: Final = ask_of_each_seat("diluvium-ask-flee", ("D-13.3",))
EVERYBODY: Final = -1
NOBODY: Final = -1


@final
class Scare(Procedure[DiluviumState]):
    """`winner` scares the pieces of `loser`, or of EVERYBODY else, away from the tile at `cell`."""

    STEPS: ClassVar[Steps] = {
        "ships_flee": ("D-12.8", "D-13.1", "D-13.2", "D-13.4"),
        "settlers_flee": ("D-13.3", "D-13.4"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("winner", "loser", "cell")
    SHARED: ClassVar[Tuple[str, ...]] = ("options",)
    winner: i64 = 0
    loser: i64 = -1
    cell: i64 = 0
    options: List[int] = NO_OPTIONS

    def scares(self, seat: i64) -> bool:
        if self.loser == EVERYBODY:
            return seat != self.winner
        return seat == self.loser

    def ships_flee(self, state: DiluviumState) -> Optional[Ask]:
        """D-13.2, D-13.4."""
        ships = state.ships
        seat: i64 = 0
        while seat < state.players:
            if ships[seat * SHIPS + EXPLORER] == self.cell and self.scares(seat):
                ships[seat * SHIPS + EXPLORER] = state.tables.city[seat]
                state.earn(self.winner, 1)
            seat += 1
        return None

    def settlers_flee(self, state: DiluviumState) -> Optional[Ask]:
        """D-13.3: one by one; a single way is taken without asking."""
        seat = self.next_owner(state)
        if seat == NOBODY:
            return None
        self.options = ways_to_flee(state, seat)
        if len(self.options) > 1:
            return FLEE_WHERE[seat]
        self.answer(state, seat, self.options[0])
        return self.go_to(SETTLERS_FLEE)

    def next_owner(self, state: DiluviumState) -> i64:
        """Clockwise from the player who scares them."""
        seat = self.winner
        for _ in range(state.players - 1):
            seat = seat + 1 if seat + 1 < state.players else 0
            if state.mine[seat * CELLS + self.cell] and self.scares(seat):
                return seat
        return NOBODY

    def legal(self, state: DiluviumState, seat: i64) -> List[int]:
        return self.options

    def answer(self, state: DiluviumState, seat: i64, action: i64) -> None:
        """D-13.4, D-7.1: the settler in the first of its owner's spaces on the tile."""
        goal = action >> ARGUMENT
        state.remove(seat, TAKES[self.cell * SLOT_MASKS + state.mine[seat * CELLS + self.cell]][0] >> ARGUMENT)
        state.put(seat, goal)
        if goal < SECTION:
            state.harvest(seat, state.tables.kind_at[state.tiles[goal // SLOTS] * SLOTS + goal % SLOTS], 1)
        state.earn(self.winner, 1)


SETTLERS_FLEE: Final = step_number(Scare, "settlers_flee")


def ways_to_flee(state: DiluviumState, seat: i64) -> List[int]:
    """D-13.3: the free spaces of the city and the sections of the board with room."""
    tables = state.tables
    city: i64 = tables.city[seat]
    found = FLEES[city * SLOT_MASKS + state.free(city)][:]
    section: i64 = 0
    while section < SECTIONS:
        room: i64 = tables.settlers[state.board[seat] * SECTIONS + section]
        if state.sections[seat * SECTIONS + section] < room:
            found.append(FLEES_TO_SECTION[section])
        section += 1
    return found
