"""The settlers box (D-7): one settler moves, harvests or draws a ruins card."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple

from seaboard.core.ask import Ask, ask_of_each_seat
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB
from seaboard.core.procedure import NO_OPTIONS, Procedure, Steps
from seaboard.games.diluvium.components.tables import MOST_SLOTS, chosen
from seaboard.games.diluvium.rules.actions import (
    BIT,
    CELLS,
    HOW_MANY,
    PLACES,
    RUINS,
    SECTION,
    SLOT_MASKS,
    SLOTS,
    TAKE,
    TAKES,
    TAKES_SECTION,
)
from seaboard.games.diluvium.rules.ruins import DrawCard
from seaboard.games.diluvium.rules.state import SECTIONS, D, DiluviumState

ANYWHERE: Final = -1
NOBODY: Final = -1


TAKE_WHICH: Final = ask_of_each_seat("diluvium-ask-take", ("D-8.1", "D-7.3"))
PLACE_WHERE: Final = ask_of_each_seat("diluvium-ask-place", ("D-7.3", "D-7.4", "D-8.1"))


def open_tiles(state: DiluviumState, seat: i64, only: i64) -> i64:
    """D-8.1, D-7.4: the own city and the tiles with an own marker, or the one tile of an exploration space."""
    if only != ANYWHERE:
        where: i64 = BIT[only]
        return where & ~state.enemy_warships(seat)
    home: i64 = BIT[state.tables.city[seat]]
    explored: i64 = state.explored[seat]
    return (explored | home) & ~state.enemy_warships(seat)


def sources(state: DiluviumState, seat: i64, only: i64, barred: i64) -> List[int]:
    """The settlers that can go somewhere: from the board, and from the map (D-7.3: to another island)."""
    tables = state.tables
    open_ = open_tiles(state, seat, only)
    spaces: i64 = 0
    for cell in chosen(tables.listed, open_):
        spaces += HOW_MANY[state.free(cell)]
    if spaces == 0:
        return NO_OPTIONS
    found = [TAKES_SECTION[section] for section in range(SECTIONS) if state.sections[seat * SECTIONS + section]]
    for cell in chosen(tables.listed, state.settled[seat]):
        for action in TAKES[cell * SLOT_MASKS + state.mine[seat * CELLS + cell]]:
            space: i64 = action >> ARGUMENT
            if space != barred and (spaces >= MOST_SLOTS or spaces > same_island(state, open_, space)):
                found.append(action)
    return found


def same_island(state: DiluviumState, open_: i64, space: i64) -> i64:
    """How many of the open spaces are on the settler's own island."""
    cell = space // SLOTS
    if not open_ & BIT[cell]:
        return 0
    island: i64 = state.tables.island[state.tiles[cell] * SLOTS + space % SLOTS]
    number: i64 = HOW_MANY[state.free(cell) & island]
    return number


def destinations(state: DiluviumState, seat: i64, only: i64, source: i64) -> List[int]:
    """D-7.3, D-7.4, D-8.1: the free spaces on open tiles, the settler's own island left out."""
    found: List[int] = []
    from_cell = source // SLOTS if source < SECTION else ANYWHERE
    for cell in chosen(state.tables.listed, open_tiles(state, seat, only)):
        free = state.free(cell)
        if cell == from_cell:
            island: i64 = state.tables.island[state.tiles[cell] * SLOTS + source % SLOTS]
            free &= ~island
        found += PLACES[cell * SLOT_MASKS + free]
    return found


class MoveSettler(Procedure[D]):
    """One settler of the active player moves. `only` limits the destination to one tile, `barred` is a space whose
    settler may not move (the one placed before it by the same Settle action).
    """

    STEPS: ClassVar[Steps] = {
        "take_a_settler": ("D-7.3", "D-8.1"),
        "place_it": ("D-7.3", "D-7.4", "D-8.1"),
        "harvest": ("D-7.1", "D-7.2", "D-10.4", "D-17.4"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("only", "barred", "source", "goal")
    SHARED: ClassVar[Tuple[str, ...]] = ("options",)
    only: i64 = -1
    barred: i64 = -1
    source: i64 = -1
    goal: i64 = -1
    options: List[int] = NO_OPTIONS

    def take_a_settler(self, state: D) -> Optional[Ask]:
        """D-8.1: nobody asks when none can move."""
        if self.source != NOBODY:
            return None
        self.options = sources(state, state.active, self.only, self.barred)
        return TAKE_WHICH[state.active] if self.options else None

    def place_it(self, state: D) -> Optional[Ask]:
        """D-7.3, D-7.4."""
        if self.source == NOBODY or self.goal != NOBODY:
            return None
        self.options = destinations(state, state.active, self.only, self.source)
        return PLACE_WHERE[state.active]

    def harvest(self, state: D) -> Optional[Ask]:
        """D-7.1, D-7.2: at once; D-17.4: a coin for a settler from the board."""
        if self.goal == NOBODY:
            return None
        seat = state.active
        state.remove(seat, self.source)
        state.put(seat, self.goal)
        state.moved = self.goal
        if self.source >= SECTION:
            state.earn(seat, state.tables.placing_gold[state.board[seat]])
        kind: i64 = state.tables.kind_at[state.tiles[self.goal // SLOTS] * SLOTS + self.goal % SLOTS]
        if kind == RUINS:
            return self.call(state, DrawCard(0, seat))
        state.harvest(seat, kind, 1)
        return None

    def legal(self, state: D, seat: i64) -> List[int]:
        return self.options

    def answer(self, state: D, seat: i64, action: i64) -> None:
        if action & VERB == TAKE:
            self.source = action >> ARGUMENT
        else:
            self.goal = action >> ARGUMENT
