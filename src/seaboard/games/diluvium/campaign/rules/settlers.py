"""Your settlers (D-7, D-8) in the campaign: allies, the Aztec settler (S-12.6), settlers that lie down (S-30.2)."""

from __future__ import annotations

from typing import List, Optional, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, pack
from seaboard.games.diluvium.campaign.rules.actions import ALLIES, LYING, VETERAN
from seaboard.games.diluvium.campaign.rules.ruins import SoloDrawCard
from seaboard.games.diluvium.campaign.rules.state import ALLY, YOU, SoloState
from seaboard.games.diluvium.components.tables import chosen
from seaboard.games.diluvium.rules.actions import (
    BIT,
    CELLS,
    PLACES,
    RUINS,
    SECTION,
    SLOT_MASKS,
    SLOTS,
    TAKE,
    TAKES,
    TAKES_SECTION,
)
from seaboard.games.diluvium.rules.settle import Settle
from seaboard.games.diluvium.rules.settlers import (
    ANYWHERE,
    NOBODY,
    PLACE_WHERE,
    TAKE_WHICH,
    MoveSettler,
    destinations,
    open_tiles,
    sources,
)
from seaboard.games.diluvium.rules.state import SECTIONS

TAKE_AN_ALLY = pack(TAKE, ALLIES)
TAKE_THE_VETERAN = pack(TAKE, VETERAN)
TAKES_LYING: List[int] = [pack(TAKE, LYING + section) for section in range(SECTIONS)]


def settlers_to_take(state: SoloState, only: i64, barred: i64) -> List[int]:
    """D-8.1; S-12.6: the Aztec settler is listed by itself while it stands on the board."""
    found = sources(state, YOU, only, barred)
    if state.players > ALLY:
        found = found + allies_to_take(state, only, barred)
    if found and (state.veteran >= SECTION or barred >= SECTION or has_lying(state)):
        absent = [TAKES_SECTION[section] for section in range(SECTIONS) if standing(state, section, barred) == 0]
        found = [action for action in found if action not in absent]
    if found and state.veteran >= SECTION and not state.veteran_lies and barred != VETERAN:
        found = [*found, TAKE_THE_VETERAN]
    return found + lying_to_take(state) if has_lying(state) else found


def standing(state: SoloState, section: i64, barred: i64) -> i64:
    """Settlers of a section that may be moved, the Aztec one and one that has just stood up (D-8.1) left out."""
    number: i64 = state.sections[YOU * SECTIONS + section]
    lying: i64 = state.lying[section]
    number -= lying
    if state.veteran == SECTION + section and not state.veteran_lies:
        number -= 1
    return number - 1 if barred == SECTION + section else number


def has_lying(state: SoloState) -> bool:
    return state.lying[0] + state.lying[1] + state.lying[2] + state.lying[3] > 0


def lying_to_take(state: SoloState) -> List[int]:
    """S-30.2: whoever is moved while lying only stands up."""
    found: List[int] = []
    for section in range(SECTIONS):
        veterans = 1 if state.veteran_lies and state.veteran == SECTION + section else 0
        if state.lying[section] > veterans:
            found.append(TAKES_LYING[section])
    if state.veteran_lies:
        found.append(TAKE_THE_VETERAN)
    return found


def allies_to_take(state: SoloState, only: i64, barred: i64) -> List[int]:
    """Allied settlers in reserve, and those on the map where the scenario lets them move (D-7.3: to another island)."""
    found: List[int] = []
    if state.story.extra_settlers(state) and state.allied and ally_spaces(state, only, ALLIES):
        found.append(TAKE_AN_ALLY)
    if state.story.allies_move(state):
        for cell in chosen(state.tables.listed, state.settled[ALLY]):
            for action in TAKES[cell * SLOT_MASKS + state.mine[ALLY * CELLS + cell]]:
                space: i64 = action >> ARGUMENT
                if space != barred and ally_spaces(state, only, space):
                    found.append(action)
    return found


def ally_spaces(state: SoloState, only: i64, source: i64) -> List[int]:
    """Free spaces on open tiles where the scenario lets allies settle, the settler's own island left out."""
    found: List[int] = []
    from_cell = source // SLOTS if source < SECTION else ANYWHERE
    for cell in chosen(state.tables.listed, open_tiles(state, YOU, only)):
        if state.story.open_to_allies(state, cell):
            free = state.free(cell)
            if cell == from_cell:
                island: i64 = state.tables.island[state.tiles[cell] * SLOTS + source % SLOTS]
                free &= ~island
            found += PLACES[cell * SLOT_MASKS + free]
    return found


def is_ally(state: SoloState, source: i64) -> bool:
    """Whether the settler taken there is one of the allies."""
    if source >= SECTION:
        return source == ALLIES
    if state.players <= ALLY:
        return False
    own: i64 = state.mine[ALLY * CELLS + source // SLOTS]
    return (own & BIT[source % SLOTS]) != 0


def lies(state: SoloState, source: i64) -> bool:
    return source >= LYING or (source == VETERAN and state.veteran_lies != 0)


def stand_up(state: SoloState, source: i64) -> None:
    """S-30.2: it does not move; and it is no other settler for the second move (D-8.1)."""
    if source == VETERAN:
        state.lying[state.veteran - SECTION] -= 1
        state.veteran_lies = 0
        state.moved = VETERAN
        return
    state.lying[source - LYING] -= 1
    state.moved = SECTION + source - LYING


@final
class SoloMoveSettler(MoveSettler[SoloState]):
    def take_a_settler(self, state: SoloState) -> Optional[Ask]:
        """D-8.1: nobody asks when none can move."""
        if self.source != NOBODY:
            return None
        self.options = settlers_to_take(state, self.only, self.barred)
        return TAKE_WHICH[YOU] if self.options else None

    def place_it(self, state: SoloState) -> Optional[Ask]:
        """D-7.3, D-7.4."""
        if self.source == NOBODY or self.goal != NOBODY:
            return None
        if is_ally(state, self.source):
            self.options = ally_spaces(state, self.only, self.source)
        elif lies(state, self.source):
            stand_up(state, self.source)
            self.source = NOBODY
            return None
        else:
            source = state.veteran if self.source == VETERAN else self.source
            self.options = destinations(state, YOU, self.only, source)
        return PLACE_WHERE[YOU]

    def harvest(self, state: SoloState) -> Optional[Ask]:
        """D-7.1, D-7.2, D-17.4; S-12.6: two resources for the Aztec settler, none for allies."""
        if self.goal == NOBODY:
            return None
        if is_ally(state, self.source):
            if self.source == ALLIES:
                state.allied -= 1
            else:
                state.remove(ALLY, self.source)
            state.put(ALLY, self.goal)
            state.moved = self.goal
            state.story.on_settled(state, ALLY, self.goal)
            state.witness()
            return None
        return self.settle_own(state)

    def settle_own(self, state: SoloState) -> Optional[Ask]:
        is_veteran = self.source == VETERAN or (self.source == state.veteran and self.source < SECTION)
        source = state.veteran if self.source == VETERAN else self.source
        state.remove(YOU, source)
        state.put(YOU, self.goal)
        state.moved = self.goal
        if is_veteran:
            state.veteran = self.goal
        if source >= SECTION:
            state.earn(YOU, state.tables.placing_gold[state.board[YOU]])
        kind: i64 = state.tables.kind_at[state.tiles[self.goal // SLOTS] * SLOTS + self.goal % SLOTS]
        draws = kind == RUINS and state.story.brings_card(state, self.goal)
        state.story.on_settled(state, YOU, self.goal)
        state.witness()
        if draws:
            state.stack.append(SoloDrawCard(0, YOU))
        if kind == RUINS:
            return None
        state.story.gather(state, YOU, self.goal, kind, 2 if is_veteran else 1)
        return None


@final
class SoloSettle(Settle[SoloState]):
    def move_one(self, state: SoloState, barred: i64) -> Optional[Ask]:
        return self.call(state, SoloMoveSettler(0, ANYWHERE, barred))
