"""Scaring away (D-13, S-8.4) in the campaign."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import NO_OPTIONS, Procedure, Steps, step_number
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.components.tables import CITY
from seaboard.games.diluvium.rules.actions import BIT, CELLS, FLEES, FLEES_TO_SECTION, SECTION, SLOT_MASKS, SLOTS, TAKES
from seaboard.games.diluvium.rules.scare import FLEE_WHERE
from seaboard.games.diluvium.rules.state import EXPLORER, SECTIONS, SHIPS

TO_CITY_OR_BOARD: Final = 0
TO_BOARD: Final = 1
TO_BOARD_LYING: Final = 2
RESERVE_SLOTS: Final = 6


@final
class SoloScare(Procedure[SoloState]):
    """`winner` scares the pieces of the other side away from the tile at `cell`, where its warship `came`, or was
    attacked and won.
    """

    STEPS: ClassVar[Steps] = {
        "ships_flee": ("D-13.1", "D-13.2", "D-13.4", "S-8.4"),
        "settlers_flee": ("D-13.3", "D-13.4", "S-8.4", "S-8.5"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("winner", "cell", "came")
    SHARED: ClassVar[Tuple[str, ...]] = ("options",)
    winner: i64 = 0
    cell: i64 = 0
    came: i64 = 1
    options: List[int] = NO_OPTIONS

    def ships_flee(self, state: SoloState) -> Optional[Ask]:
        """D-13.2, D-13.4."""
        loser: i64 = ADVERSARY if self.winner == YOU else YOU
        if state.ships[loser * SHIPS + EXPLORER] != self.cell:
            return None
        state.earn(self.winner, 1)
        if loser == ADVERSARY:
            state.ships[ADVERSARY * SHIPS + EXPLORER] = state.tables.city[ADVERSARY]
            return None
        rule = state.story.way_home(state, EXPLORER)
        if rule is not None:
            state.stack.append(rule)
        return None

    def settlers_flee(self, state: SoloState) -> Optional[Ask]:
        """D-13.3; S-8.5: the adversary's go back to its board, those of allies out of the game."""
        if self.winner == YOU:
            for action in TAKES[self.cell * SLOT_MASKS + state.mine[ADVERSARY * CELLS + self.cell]]:
                send_back(state, action >> ARGUMENT)
                state.earn(YOU, 1)
            return None
        if state.players > ALLY:
            while state.mine[ALLY * CELLS + self.cell]:
                state.remove(ALLY, first_settler(state, ALLY, self.cell))
                state.story.ally_scared(state)
                state.earn(ADVERSARY, 1)
            state.witness()
        if state.mine[YOU * CELLS + self.cell] == 0:
            return None
        self.options = ways_to_flee(state, self.came)
        if len(self.options) > 1:
            return FLEE_WHERE[YOU]
        self.answer(state, YOU, self.options[0])
        return self.go_to(SETTLERS)

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return self.options

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        """D-13.4, D-7.1: the settler in the first of your spaces on the tile."""
        goal = action >> ARGUMENT
        source = first_settler(state, YOU, self.cell)
        state.remove(YOU, source)
        state.put(YOU, goal)
        is_veteran = state.veteran == source
        if is_veteran:
            state.veteran = goal
        if goal < SECTION:
            kind: i64 = state.tables.kind_at[state.tiles[goal // SLOTS] * SLOTS + goal % SLOTS]
            state.story.gather(state, YOU, goal, kind, 2 if state.veteran == goal else 1)
        elif state.story.flight(state, self.came) == TO_BOARD_LYING:
            state.lying[goal - SECTION] += 1
            if is_veteran:
                state.veteran_lies = 1
        state.earn(self.winner, 1)


SETTLERS: Final = step_number(SoloScare, "settlers_flee")


def first_settler(state: SoloState, seat: i64, cell: i64) -> i64:
    space: i64 = TAKES[cell * SLOT_MASKS + state.mine[seat * CELLS + cell]][0] >> ARGUMENT
    return space


def send_back(state: SoloState, space: i64) -> None:
    """S-8.5: a settler of the adversary leaves a space of the map for its board, or where the scenario says."""
    state.remove(ADVERSARY, space)
    goal = state.story.goes_back(state)
    if goal == NOWHERE and state.reserve() >= RESERVE_SLOTS:
        goal = free_city_space(state, state.tables.city[ADVERSARY])
    if goal == NOWHERE:
        state.sections[ADVERSARY * SECTIONS] += 1
    else:
        state.put(ADVERSARY, goal)


def free_city_space(state: SoloState, city: i64) -> i64:
    """The first free space of a city, or NOWHERE."""
    free = state.free(city)
    for slot in range(5):
        if free & BIT[slot]:
            return city * SLOTS + slot
    return NOWHERE


def ways_to_flee(state: SoloState, came: i64) -> List[int]:
    """D-13.3; S-12.5: not to a tile that has taken the place of the city."""
    tables = state.tables
    found: List[int] = []
    home = state.home()
    if state.story.flight(state, came) == TO_CITY_OR_BOARD and state.tiles[home] == CITY:
        found = FLEES[home * SLOT_MASKS + state.free(home)][:]
    section: i64 = 0
    while section < SECTIONS:
        room: i64 = tables.settlers[state.board[YOU] * SECTIONS + section]
        if state.sections[YOU * SECTIONS + section] < room:
            found.append(FLEES_TO_SECTION[section])
        section += 1
    return found
