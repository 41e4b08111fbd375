"""Your settlers (D-7, D-8) in the campaign: allies, the Aztec settler (S-12.6), settlers that lie down (S-30.1)."""

from __future__ import annotations

from typing import ClassVar, Dict, List, Optional, Tuple, cast

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.games.diluvium.actions import (
    PLACES,
    RUINS,
    SECTION,
    SLOT_MASKS,
    SLOTS,
    TAKES_SECTION,
    TAKE,
    pack,
)
from seaboard.games.diluvium.campaign.actions import ALLIES, VETERAN
from seaboard.games.diluvium.campaign.ruins import SoloDrawCard
from seaboard.games.diluvium.campaign.state import ALLY, YOU, SoloState
from seaboard.games.diluvium.settle import Settle
from seaboard.games.diluvium.settlers import (
    ANYWHERE,
    NOBODY,
    PLACE_WHERE,
    TAKE_WHICH,
    MoveSettler,
    destinations,
    open_tiles,
    sources,
)
from seaboard.games.diluvium.state import SECTIONS, DiluviumState
from seaboard.games.diluvium.tables import chosen

TAKE_AN_ALLY = pack(TAKE, ALLIES)
TAKE_THE_VETERAN = pack(TAKE, VETERAN)


def settlers_to_take(state: SoloState, only: i64, barred: i64) -> List[int]:
    """D-8.1; S-12.6: the Aztec settler is named of its own while it stands on the board."""
    found = sources(state, YOU, only, barred)
    spaces = ally_spaces(state, only)
    if state.story.extra_settlers(state) and state.allied and spaces:
        found = [*found, TAKE_AN_ALLY]
    if found and state.veteran >= SECTION:
        section = state.veteran - SECTION
        plain = TAKES_SECTION[section]
        if state.sections[YOU * SECTIONS + section] == 1:
            found = [action for action in found if action != plain]
        found = [*found, TAKE_THE_VETERAN]
    if found:
        return found
    return [TAKES_SECTION[section] for section in range(SECTIONS) if state.lying[section]]


def ally_spaces(state: SoloState, only: i64) -> List[int]:
    """Free spaces on open tiles where the scenario lets allies settle."""
    found: List[int] = []
    for cell in chosen(state.tables.listed, open_tiles(state, YOU, only)):
        if state.story.open_to_allies(state, cell):
            found += PLACES[cell * SLOT_MASKS + state.free(cell)]
    return found


def stands_up(state: SoloState, section: i64) -> bool:
    """S-30.2: nobody stands in this section of the board: the settler taken stands up and does not move."""
    lying: i64 = state.lying[section]
    return lying > 0 and state.sections[YOU * SECTIONS + section] == lying


class SoloMoveSettler(MoveSettler):
    STEPS: ClassVar[Tuple[str, ...]] = ("take_a_settler", "place_it", "harvest")
    RULES: ClassVar[Dict[str, Tuple[str, ...]]] = MoveSettler.RULES

    def copy(self) -> SoloMoveSettler:
        twin = SoloMoveSettler(self.step, self.only, self.barred, self.source, self.goal)
        twin.options = self.options
        return twin

    def take_a_settler(self, state: DiluviumState) -> Optional[Ask]:
        """D-8.1: nobody asks when none can move."""
        if self.source != NOBODY:
            return None
        self.options = settlers_to_take(cast(SoloState, state), self.only, self.barred)
        return TAKE_WHICH[YOU] if self.options else None

    def place_it(self, state: DiluviumState) -> Optional[Ask]:
        """D-7.3, D-7.4."""
        if self.source == NOBODY or self.goal != NOBODY:
            return None
        solo = cast(SoloState, state)
        if self.source == ALLIES:
            self.options = ally_spaces(solo, self.only)
        elif SECTION <= self.source < ALLIES and stands_up(solo, self.source - SECTION):
            solo.lying[self.source - SECTION] -= 1
            self.source = NOBODY
            return None
        else:
            source = solo.veteran if self.source == VETERAN else self.source
            self.options = destinations(state, YOU, self.only, source)
        return PLACE_WHERE[YOU]

    def harvest(self, state: DiluviumState) -> Optional[Ask]:
        """D-7.1, D-7.2, D-17.4; S-12.6: two resources for the Aztec settler, none for allies."""
        if self.goal == NOBODY:
            return None
        solo = cast(SoloState, state)
        if self.source == ALLIES:
            solo.allied -= 1
            state.put(ALLY, self.goal)
            solo.story.on_settled(solo, ALLY, self.goal)
            return None
        return self.settle_own(solo)

    def settle_own(self, state: SoloState) -> Optional[Ask]:
        is_veteran = self.source == VETERAN or self.source == state.veteran and self.source < SECTION
        source = state.veteran if self.source == VETERAN else self.source
        state.remove(YOU, source)
        state.put(YOU, self.goal)
        state.moved = self.goal
        if is_veteran:
            state.veteran = self.goal
        if source >= SECTION:
            state.earn(YOU, state.tables.placing_gold[state.board[YOU]])
        kind: i64 = state.tables.kind_at[state.tiles[self.goal // SLOTS] * SLOTS + self.goal % SLOTS]
        state.story.on_settled(state, YOU, self.goal)
        if kind == RUINS:
            if state.story.brings_card(state, self.goal):
                state.stack.append(SoloDrawCard(0, YOU))
            return None
        state.story.gather(state, YOU, self.goal, kind, 2 if is_veteran else 1)
        return None


class SoloSettle(Settle):
    STEPS: ClassVar[Tuple[str, ...]] = ("first_settler", "second_settler", "bonus")
    RULES: ClassVar[Dict[str, Tuple[str, ...]]] = Settle.RULES

    def copy(self) -> SoloSettle:
        return SoloSettle(self.step, self.gained)

    def move_one(self, state: DiluviumState, barred: i64) -> Optional[Ask]:
        return self.call(state, SoloMoveSettler(0, ANYWHERE, barred))


