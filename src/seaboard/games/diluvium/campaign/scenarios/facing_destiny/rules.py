"""Facing Destiny (S-28): allies in danger; stand with them with all your settlers, or see the last of them go."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import Procedure, Steps
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.actions import PICKS
from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversaryCard, tiles_it_may_settle
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, NOWHERE, YOU, SoloState, settlers_of
from seaboard.games.diluvium.components.tables import chosen
from seaboard.games.diluvium.rules.actions import BIT, KINDS, RUINS, SECTION, SLOTS
from seaboard.games.diluvium.rules.state import SECTIONS

REPLACE_WHERE: Final = Ask("solo-ask-replace", (YOU,), ("S-28.3",))
LEADER: Final = 0
LONER: Final = 1
NO_KIND: Final = -1


@final
class FacingDestiny(Scenario):
    def __init__(self) -> None:
        super().__init__("facing-destiny", 28, ("leader", "loner"), needs_gold=False)

    def players(self) -> int:
        """S-28.2."""
        return 3

    def quarry(self, state: SoloState, which: i64) -> i64:
        """S-28.5: tiles with allies; your city only when none is left."""
        allies: i64 = state.settled[ALLY]
        return allies or Scenario.quarry(self, state, which)

    def cannot_settle(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """S-28.3, S-28.4."""
        return ReplaceAlly() if order_of_ally(state) != NO_KIND else None

    def met(self, state: SoloState) -> List[int]:
        """S-28.1."""
        found: List[int] = []
        if own_colour_settled(state, green(state)):
            found.append(LEADER)
        if settlers_of(state, ALLY) == 0:
            found.append(LONER)
        return found


@final
class ReplaceAlly(Procedure[SoloState]):
    """S-28.3: a settler of the adversary takes the place of an allied one. `goal` is the tile you chose."""

    STEPS: ClassVar[Steps] = {"choose_a_tile": ("S-28.3",), "replace": ("S-28.3", "S-5.3")}
    FIELDS: ClassVar[Tuple[str, ...]] = ("goal",)
    goal: i64 = -1

    def choose_a_tile(self, state: SoloState) -> Optional[Ask]:
        if self.goal != NOWHERE:
            return None
        cells = tiles_of_allies(state)
        if len(cells) > 1:
            return REPLACE_WHERE
        self.goal = cells[0]
        return None

    def replace(self, state: SoloState) -> Optional[Ask]:
        order = order_of_ally(state)
        kind: i64 = state.column[order]
        space = first_space(self.goal, state.slots_with(ALLY, self.goal, kind))
        state.remove(ALLY, space)
        state.lost += 1
        state.sections[ADVERSARY * SECTIONS] -= 1
        state.put(ADVERSARY, space)
        state.story.on_settled(state, ADVERSARY, space)
        state.witness()
        state.column.append(state.column.pop(order))
        if kind == RUINS:
            state.stack.append(AdversaryCard())
        return None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return [PICKS[cell] for cell in tiles_of_allies(state)]

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        self.goal = action >> ARGUMENT


def within_its_reach(state: SoloState) -> List[int]:
    """S-28.4: tiles it has explored with allies, where your warship is not."""
    allies: i64 = state.settled[ALLY]
    return chosen(state.tables.listed, tiles_it_may_settle(state, NOWHERE) & allies)


def order_of_ally(state: SoloState) -> i64:
    """The place in the column of the highest token with an ally on such a space; NO_KIND when none can be replaced."""
    cells = within_its_reach(state)
    for order in range(KINDS):
        for cell in cells:
            if state.slots_with(ALLY, cell, state.column[order]):
                return order
    return NO_KIND


def tiles_of_allies(state: SoloState) -> List[int]:
    """S-28.3, S-5.2: those of the highest token with the fewest settlers of the adversary."""
    kind: i64 = state.column[order_of_ally(state)]
    cells = [cell for cell in within_its_reach(state) if state.slots_with(ALLY, cell, kind)]
    fewest = min([state.settlers_at(ADVERSARY, cell) for cell in cells])
    return [cell for cell in cells if state.settlers_at(ADVERSARY, cell) == fewest]


def first_space(cell: i64, slots: i64) -> i64:
    slot: i64 = 0
    while not slots & BIT[slot]:
        slot += 1
    return cell * SLOTS + slot


def own_colour_settled(state: SoloState, where: i64) -> bool:
    """S-28.1: the Aztec settler (S-12.6) is not of your colour and may be anywhere."""
    on_board = state.settlers_on_board(YOU)
    if state.veteran >= SECTION:
        on_board -= 1
    if on_board:
        return False
    for cell in chosen(state.tables.listed, state.settled[YOU] & ~where):
        if state.veteran // SLOTS != cell or state.settlers_at(YOU, cell) > 1:
            return False
    return True
