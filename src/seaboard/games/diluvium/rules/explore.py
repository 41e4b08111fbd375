"""Explore (D-6): the exploration ship moves, then the tile it is on is marked."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple

from seaboard.core.ask import Ask, ask_of_each_seat
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import NO_OPTIONS, Procedure, Steps
from seaboard.games.diluvium.components.tables import chosen
from seaboard.games.diluvium.rules.actions import BIT, MARK_SLOTS, MARKS
from seaboard.games.diluvium.rules.movement import Sail
from seaboard.games.diluvium.rules.settlers import MoveSettler
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, D, DiluviumState

ANY_TILE: Final = -1
NO_SPACE: Final = -1
SETTLE_SPACE: Final = 0  # stands for its value in `mark_gold`
MARK_MASKS: Final = 8


MARK_WHERE: Final = ask_of_each_seat("diluvium-ask-mark", ("D-6.1", "D-6.3"))


def open_marks(state: DiluviumState, seat: i64, cell: i64) -> List[int]:
    """D-6.1, D-6.6: the exploration spaces this player may mark, on one tile or (D-15.11) on any face-up one."""
    if state.markers[seat] == 0:
        return NO_OPTIONS
    explored: i64 = state.explored[seat]
    where = state.up & state.tables.ocean & ~explored
    if cell != ANY_TILE:
        where &= BIT[cell]
    found: List[int] = []
    for place in chosen(state.tables.listed, where):
        found += MARKS[place * MARK_MASKS + state.free_marks(place)]
    return found


class Mark(Procedure[D]):
    """D-6.1 to D-6.5: the leftmost marker goes to an exploration space of `cell`, or of any face-up tile."""

    STEPS: ClassVar[Steps] = {
        "choose_space": ("D-6.1", "D-6.3", "D-6.6"),
        "mark_it": ("D-6.2", "D-6.3", "D-17.3"),
        "effect": ("D-6.4", "D-6.5"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("cell", "space")
    SHARED: ClassVar[Tuple[str, ...]] = ("options",)
    cell: i64 = -1
    space: i64 = -1
    options: List[int] = NO_OPTIONS

    def choose_space(self, state: D) -> Optional[Ask]:
        """D-6.3: a single free space is taken without asking."""
        if self.space != NO_SPACE:
            return None
        self.options = open_marks(state, state.active, self.cell)
        if len(self.options) > 1:
            return MARK_WHERE[state.active]
        if self.options:
            self.space = self.options[0] >> ARGUMENT
        return None

    def mark_it(self, state: D) -> Optional[Ask]:
        """D-6.2: the leftmost marker, and the gold under it."""
        if self.space == NO_SPACE:
            return None
        seat = state.active
        tables = state.tables
        left: i64 = state.markers[seat]
        state.markers[seat] = left - 1
        state.earn(seat, tables.track[state.board[seat] * tables.markers + tables.markers - left])
        cell = self.space // MARK_SLOTS
        place: i64 = BIT[cell]
        state.explored[seat] |= place
        state.marks[cell] |= seat + 1 << 3 * (self.space % MARK_SLOTS)
        return None

    def effect(self, state: D) -> Optional[Ask]:
        """D-6.4: gold; D-6.5: or a settler for this tile."""
        if self.space == NO_SPACE:
            return None
        cell = self.space // MARK_SLOTS
        gold: i64 = state.tables.mark_gold[state.tiles[cell] * MARK_SLOTS + self.space % MARK_SLOTS]
        if gold == SETTLE_SPACE:
            return self.settle_there(state, cell)
        state.earn(state.active, gold)
        return None

    def settle_there(self, state: D, cell: i64) -> Optional[Ask]:
        return self.call(state, MoveSettler(0, cell))

    def legal(self, state: D, seat: i64) -> List[int]:
        return self.options

    def answer(self, state: D, seat: i64, action: i64) -> None:
        self.space = action >> ARGUMENT


class Explore(Procedure[D]):
    STEPS: ClassVar[Steps] = {"sail": ("D-5.1", "D-5.6"), "explore_the_tile": ("D-6.1", "D-6.6")}

    def sail(self, state: D) -> Optional[Ask]:
        """D-5.6."""
        return self.call(state, Sail(0, EXPLORER))

    def explore_the_tile(self, state: D) -> Optional[Ask]:
        """D-6.1."""
        return self.call(state, Mark(0, state.ships[state.active * SHIPS + EXPLORER]))
