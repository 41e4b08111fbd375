"""The adversary settles (S-5) and draws ruins cards (S-6)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.pieces.pile import EMPTY, added, kinds, removed
from seaboard.core.procedure import NO_OPTIONS, Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.diluvium.campaign.rules.actions import PICKS
from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.combat import strengthen
from seaboard.games.diluvium.campaign.rules.markers import lift_marker
from seaboard.games.diluvium.campaign.rules.ruins import keep_the_last
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.components.tables import chosen
from seaboard.games.diluvium.rules.actions import (
    BIT,
    CANNON,
    COMPASS,
    GATE,
    KINDS,
    LEGENDARY,
    MAP,
    RUINS,
    SLOTS,
    TREASURE,
)
from seaboard.games.diluvium.rules.ruins import DRAWN
from seaboard.games.diluvium.rules.state import SECTIONS

CHOOSE_FOR_IT: Final = Ask("solo-ask-settle-for-it", (YOU,), ("S-5.2",))
DRAW_FOR_IT: Final = ask_of_nature("solo-ask-card", ("S-6.1",))
OUT_OF_SETTLERS: Final = 10  # S-5.5: gold
NOT_YET: Final = -1
COMPASS_MOVES: Final = 2  # S-6.6


@final
class AdversarySettle(Procedure[SoloState]):
    """So many settlers are placed, on the tile `only` or on any it has explored. `goal` is the tile chosen for one,
    `stuck` counts those that found no space.
    """

    STEPS: ClassVar[Steps] = {"settle": ("S-5.1", "S-5.2", "S-5.3", "S-5.4", "S-5.5")}
    FIELDS: ClassVar[Tuple[str, ...]] = ("left", "only", "goal", "stuck")
    SHARED: ClassVar[Tuple[str, ...]] = ("options",)
    left: i64 = 0
    only: i64 = -1
    goal: i64 = -1
    stuck: i64 = 0
    options: List[int] = NO_OPTIONS

    def settle(self, state: SoloState) -> Optional[Ask]:
        """S-5.1; S-5.4: nobody fails twice; S-5.5: without settlers ten gold, once."""
        if self.left == 0:
            return None
        if state.reserve() == 0:
            state.earn(ADVERSARY, OUT_OF_SETTLERS)
            return None
        if self.stuck == state.reserve():
            return None
        place = place_for_settler(state, self.only)
        if place < 0:
            self.fail(state)
            return self.again()
        cells = best_tiles(state, self.only, place)
        if len(cells) > 1 and self.goal == NOWHERE:
            self.options = [PICKS[cell] for cell in cells]
            return CHOOSE_FOR_IT
        cell = self.goal if self.goal != NOWHERE else cells[0]
        self.place(state, cell, place)
        return self.again()

    def again(self) -> Optional[Ask]:
        self.left -= 1
        self.goal = NOWHERE
        return self.go_to(SETTLING)

    def fail(self, state: SoloState) -> None:
        """S-5.4: a coin, and a resource leaves the game; the column stays."""
        rule = state.story.cannot_settle(state)
        if rule is not None:
            state.stack.append(rule)
            return
        self.stuck += 1
        pay_for_failure(state)

    def place(self, state: SoloState, cell: i64, order: i64) -> None:
        """S-5.3; S-6.1: ruins bring it a card."""
        kind: i64 = state.column[order]
        settle_on(state, cell, kind)
        if state.story.moves_token(kind):
            state.column.append(state.column.pop(order))
        if kind == RUINS:
            state.stack.append(AdversaryCard())

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return self.options

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        self.goal = action >> ARGUMENT


SETTLING: Final = step_number(AdversarySettle, "settle")


def settle_on(state: SoloState, cell: i64, kind: i64) -> None:
    """A settler from its board on the first free space of this kind."""
    free = state.free(cell) & state.tables.slots_of[state.tiles[cell] * KINDS + kind]
    for slot in range(5):
        if free & BIT[slot]:
            space: i64 = cell * SLOTS + slot
            state.sections[ADVERSARY * SECTIONS] -= 1
            state.put(ADVERSARY, space)
            state.story.on_settled(state, ADVERSARY, space)
            return


def pay_for_failure(state: SoloState) -> None:
    """S-5.4: by the highest token that is not Ruins."""
    state.earn(ADVERSARY, 1)
    for kind in state.column:
        if kind != RUINS:
            state.discard_from_tray(kind, 1)
            return


def tiles_it_may_settle(state: SoloState, only: i64) -> i64:
    """S-5.1: tiles it has explored, where your warship is not."""
    explored: i64 = state.explored[ADVERSARY]
    found = (explored | state.story.its_ground(state)) & ~state.enemy_warships(ADVERSARY) & ~state.story.void(state)
    return found & BIT[only] if only != NOWHERE else found


def free_of_kind(state: SoloState, cell: i64, kind: i64) -> bool:
    slots: i64 = state.tables.slots_of[state.tiles[cell] * KINDS + kind]
    return (state.free(cell) & slots) != 0


def place_for_settler(state: SoloState, only: i64) -> i64:
    """S-5.2: the place in the column of the highest token with a free space somewhere; -1 when there is none."""
    where = chosen(state.tables.listed, tiles_it_may_settle(state, only))
    for order in range(KINDS):
        for cell in where:
            if free_of_kind(state, cell, state.column[order]):
                return order
    return -1


def best_tiles(state: SoloState, only: i64, order: i64) -> List[int]:
    """S-5.2: with a free space of this kind and the fewest of its settlers."""
    kind: i64 = state.column[order]
    where = chosen(state.tables.listed, tiles_it_may_settle(state, only))
    cells = [cell for cell in where if free_of_kind(state, cell, kind)]
    fewest = min([state.settlers_at(ADVERSARY, cell) for cell in cells])
    return [cell for cell in cells if state.settlers_at(ADVERSARY, cell) == fewest]


@final
class AdversaryCard(Procedure[SoloState]):
    """S-6: a ruins card is drawn for the adversary and carried out at once."""

    STEPS: ClassVar[Steps] = {
        "reshuffle": ("D-15.2",),
        "draw": ("S-6.1",),
        "carry_out": ("S-6.2", "S-6.3", "S-6.4", "S-6.5", "S-6.6", "S-3.6"),
        "bury": ("D-15.2",),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("card",)
    card: i64 = -1

    def reshuffle(self, state: SoloState) -> Optional[Ask]:
        keep_the_last(state)
        if state.deck == EMPTY:
            state.deck = state.buried
            state.buried = EMPTY
        return None

    def draw(self, state: SoloState) -> Optional[Ask]:
        return DRAW_FOR_IT if state.deck != EMPTY and self.card == NOT_YET else None

    def carry_out(self, state: SoloState) -> Optional[Ask]:
        card = self.card
        if card == NOT_YET:
            return None
        if card <= LEGENDARY:
            state.discard_from_tray(card, state.tables.card_harvest)
        elif card == GATE:
            state.stack.append(AdversarySettle(0, 1))
        elif card == CANNON:
            strengthen(state)
        elif card == TREASURE:
            state.earn(ADVERSARY, state.tables.treasure_gold)
        elif card == MAP:
            if state.markers[ADVERSARY]:
                lift_marker(state)
        elif card == COMPASS and not state.defeated:
            state.stack.append(AdversaryEngage(0, 0, COMPASS_MOVES))
        return None

    def bury(self, state: SoloState) -> Optional[Ask]:
        if self.card != NOT_YET:
            state.buried = added(state.buried, self.card)
        return None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return [DRAWN[kind] for kind in kinds(state.deck)]

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        self.card = action >> ARGUMENT
        state.deck = removed(state.deck, self.card)

    def sample(self, state: SoloState, rng: Rng) -> i64:
        return DRAWN[rng.choice(kinds(state.deck))]
