"""The Last Bastion (S-34): fill a tile at the gates of the Chinese, who push your settlers aside."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB
from seaboard.core.procedure import Procedure, Steps
from seaboard.games.diluvium.campaign.rules.adversary_settle import OUT_OF_SETTLERS, AdversaryCard
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.components.tables import beside, chosen
from seaboard.games.diluvium.rules.actions import (
    BIT,
    CELLS,
    FLEES_TO_SECTION,
    KINDS,
    RUINS,
    SLOT_MASKS,
    SLOTS,
    TAKE,
    TAKES,
)
from seaboard.games.diluvium.rules.state import EXPLORER, SECTIONS

REPLACE_WHICH: Final = Ask("solo-ask-replace", (YOU,), ("S-34.3", "S-34.4"))
BACK_WHERE: Final = Ask("solo-ask-back", (YOU,), ("S-34.3",))
UNSTOPPABLE: Final = 0


@final
class LastBastion(Scenario):
    def __init__(self) -> None:
        super().__init__("last-bastion", 34, ("unstoppable",))

    def cannot_settle(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """S-34.3."""
        return TakeOver() if highest(state, NOWHERE) != NOWHERE else None

    def on_stop(self, state: SoloState, cell: i64, ship: i64) -> Optional[Procedure[SoloState]]:
        """S-34.4: its warship takes over after the battle."""
        return self.take_over(state, cell) if ship == EXPLORER else None

    def before_scaring(self, state: SoloState, cell: i64) -> Optional[Procedure[SoloState]]:
        """S-34.4."""
        return self.take_over(state, cell)

    def take_over(self, state: SoloState, cell: i64) -> Optional[Procedure[SoloState]]:
        """S-34.4; S-5.5: without a settler it is paid."""
        if highest(state, cell) == NOWHERE:
            return None
        if state.reserve() == 0:
            state.earn(ADVERSARY, OUT_OF_SETTLERS)
            return None
        return TakeOver(0, cell)

    def met(self, state: SoloState) -> List[int]:
        """S-34.1."""
        city: i64 = BIT[state.tables.city[ADVERSARY]]
        for cell in chosen(state.tables.listed, beside(state.tables, city) & state.tables.ocean & state.up):
            if state.mine[YOU * CELLS + cell] == state.tables.slots[state.tiles[cell]]:
                return [UNSTOPPABLE]
        return []


def exposed(state: SoloState, only: i64) -> List[int]:
    """S-34.3: the tiles, or the one tile, where your settlers stand without your warship."""
    settled: i64 = state.settled[YOU]
    found = settled & state.tables.ocean & ~state.enemy_warships(ADVERSARY)
    return chosen(state.tables.listed, found & BIT[only] if only != NOWHERE else found)


def on_kind(state: SoloState, only: i64, kind: i64) -> List[int]:
    """Your settlers there on islands of this kind."""
    found: List[int] = []
    for cell in exposed(state, only):
        slots: i64 = state.tables.slots_of[state.tiles[cell] * KINDS + kind]
        found += TAKES[cell * SLOT_MASKS + (state.mine[YOU * CELLS + cell] & slots)]
    return found


def highest(state: SoloState, only: i64) -> i64:
    """The place in the column of the highest token that matches a settler of yours, or NOWHERE."""
    for order in range(KINDS):
        if on_kind(state, only, state.column[order]):
            return order
    return NOWHERE


@final
class TakeOver(Procedure[SoloState]):
    """S-34.3, S-34.4: a settler of the adversary takes the space of one of yours, on the tile `only` or on any."""

    STEPS: ClassVar[Steps] = {
        "choose": ("S-34.3", "S-34.4"),
        "go_back": ("S-34.3",),
        "take_over": ("S-34.3", "S-5.3", "S-6.1"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("only", "space", "section")
    only: i64 = -1
    space: i64 = -1
    section: i64 = -1

    def choose(self, state: SoloState) -> Optional[Ask]:
        return REPLACE_WHICH if self.space == NOWHERE and not self.only_one(state) else None

    def go_back(self, state: SoloState) -> Optional[Ask]:
        return BACK_WHERE if self.section == NOWHERE and not self.only_one(state) else None

    def only_one(self, state: SoloState) -> bool:
        """What leaves no choice is done without asking."""
        options = self.legal(state, YOU)
        if len(options) == 1:
            self.answer(state, YOU, options[0])
        return len(options) == 1

    def take_over(self, state: SoloState) -> Optional[Ask]:
        """S-5.3, S-6.1: it is a settler placed like any other."""
        kind: i64 = state.tables.kind_at[state.tiles[self.space // SLOTS] * SLOTS + self.space % SLOTS]
        state.remove(YOU, self.space)
        state.put(YOU, self.section)
        if state.veteran == self.space:
            state.veteran = self.section
        state.sections[ADVERSARY * SECTIONS] -= 1
        state.put(ADVERSARY, self.space)
        state.story.on_settled(state, ADVERSARY, self.space)
        state.column.remove(kind)
        state.column.append(kind)
        return self.hand_over(state, AdversaryCard()) if kind == RUINS else None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        if self.space == NOWHERE:
            return on_kind(state, self.only, state.column[highest(state, self.only)])
        return sections_with_room(state)

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        if action & VERB == TAKE:
            self.space = action >> ARGUMENT
        else:
            self.section = action >> ARGUMENT


def sections_with_room(state: SoloState) -> List[int]:
    found: List[int] = []
    for section in range(SECTIONS):
        room: i64 = state.tables.settlers[state.board[YOU] * SECTIONS + section]
        if state.sections[YOU * SECTIONS + section] < room:
            found.append(FLEES_TO_SECTION[section])
    return found
