"""The Remains of Unrest (S-27): hold five ruins cards, or give twelve gold to opposing settlers."""

from __future__ import annotations

from typing import Final, List, Optional, final

from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.pieces.pile import kinds
from seaboard.core.procedure import Procedure
from seaboard.games.diluvium.campaign.rules.actions import BRIBE, deed
from seaboard.games.diluvium.campaign.rules.deeds import ALL_NUMBERS, Offer
from seaboard.games.diluvium.campaign.rules.scare import send_back
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, NO_TOKEN, YOU, SoloState
from seaboard.games.diluvium.rules.actions import BIT, CELLS, RUINS, SLOT_MASKS, SLOTS, TAKES
from seaboard.games.diluvium.rules.state import EXPLORER

CARDS_IN_HAND: Final = 5
GOLD_GIVEN: Final = 12
GOLD_FOR_EACH: Final = 2
GRAVE_ROBBER: Final = 0
PATRON: Final = 1


@final
class RemainsOfUnrest(Scenario):
    """`tokens` has the pillage tokens, `numbers` those left aside."""

    def __init__(self) -> None:
        super().__init__("remains-of-unrest", 27, ("grave-robber", "patron"))

    def begin(self, state: SoloState) -> None:
        """S-27.2: four pillage tokens aside."""
        state.numbers = ALL_NUMBERS

    def moves_token(self, kind: i64) -> bool:
        """S-27.3: the Ruins token stays at the top."""
        return kind != RUINS

    def column_shuffled(self, state: SoloState) -> None:
        """S-27.3: back to the top once the random action is known."""
        state.column.remove(RUINS)
        state.column.insert(0, RUINS)

    def brings_card(self, state: SoloState, space: i64) -> bool:
        """S-27.4: not from an island with a pillage token."""
        return state.tokens[space // SLOTS] == NO_TOKEN

    def on_settled(self, state: SoloState, seat: i64, space: i64) -> None:
        """S-27.4: a pillage token for ruins you settle, while there are any."""
        cell = space // SLOTS
        kind: i64 = state.tables.kind_at[state.tiles[cell] * SLOTS + space % SLOTS]
        if seat != YOU or kind != RUINS or state.tokens[cell] != NO_TOKEN:
            return
        for number in range(1, 5):
            bit: i64 = BIT[number]
            if state.numbers & bit:
                state.tokens[cell] = number
                state.numbers ^= bit
                return

    def on_arrival(self, state: SoloState, ship: i64) -> Optional[Procedure[SoloState]]:
        """S-27.5: before exploring."""
        return Offer() if ship == EXPLORER else None

    def offers(self, state: SoloState) -> List[int]:
        """S-27.5: all settlers of the tile, or none."""
        price = GOLD_FOR_EACH * state.settlers_at(ADVERSARY, state.ship_at(EXPLORER))
        return [deed(BRIBE, price)] if 0 < price <= state.gold[YOU] else []

    def do(self, state: SoloState, action: i64) -> Optional[Procedure[SoloState]]:
        """S-27.5: gold changes hands without touching the supply."""
        cell = state.ship_at(EXPLORER)
        for settler in TAKES[cell * SLOT_MASKS + state.mine[ADVERSARY * CELLS + cell]]:
            send_back(state, settler >> ARGUMENT)
            give(state, GOLD_FOR_EACH)
        return None

    def met(self, state: SoloState) -> List[int]:
        """S-27.1."""
        found: List[int] = []
        if len(kinds(state.cards[YOU])) >= CARDS_IN_HAND:
            found.append(GRAVE_ROBBER)
        if gold_given(state) >= GOLD_GIVEN:
            found.append(PATRON)
        return found


def gold_given(state: SoloState) -> i64:
    """How much gold opposing settlers have had from you."""
    return state.tally


def give(state: SoloState, gold: i64) -> None:
    state.gold[YOU] -= gold
    state.gold[ADVERSARY] += gold
    state.tally += gold
