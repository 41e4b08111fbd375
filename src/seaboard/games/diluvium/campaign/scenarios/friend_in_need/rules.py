"""A Friend in Need (S-24): find islands for nine Egyptian settlers, or barter for four objective tokens."""

from __future__ import annotations

from typing import Final, List, Optional, final

from seaboard.core.native import i64
from seaboard.core.procedure import Procedure
from seaboard.games.diluvium.campaign.rules.actions import BARTER, deed
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import ALLY, YOU, SoloState, place_of, resources_of
from seaboard.games.diluvium.rules.actions import BIT, HOW_MANY, KINDS, RESOURCES

EGYPTIANS: Final = 1
SETTLERS: Final = 9
LARGE: Final = 3
ISLES: Final = (5, 6, 7)
TOKENS: Final = 4
SHEPHERDESS: Final = 0
MERCHANT: Final = 1
BARTERS: Final[List[int]] = [deed(BARTER)]


@final
class FriendInNeed(Scenario):
    def __init__(self) -> None:
        super().__init__("friend-in-need", 24, ("shepherdess", "merchant"))

    def players(self) -> int:
        return 3

    def begin(self, state: SoloState) -> None:
        """S-24.3: Egyptians, whoever else may be an ally."""
        state.allied = SETTLERS
        state.people = [*state.people[:ALLY], EGYPTIANS]

    def extra_settlers(self, state: SoloState) -> bool:
        """S-24.4."""
        return True

    def allies_move(self, state: SoloState) -> bool:
        """S-24.4."""
        return True

    def quarry(self, state: SoloState, which: i64) -> i64:
        """S-24.6: whichever is closer."""
        home: i64 = BIT[state.home()]
        egyptians: i64 = state.settled[ALLY]
        return home | egyptians

    def ally_scared(self, state: SoloState) -> None:
        """S-24.7: back beside your board."""
        state.allied += 1

    def deeds(self, state: SoloState, traded: i64) -> List[int]:
        """S-24.8: once in a Produce action."""
        for kind in range(RESOURCES):
            if resources_of(state, kind) == 0:
                return []
        return [] if traded else BARTERS

    def do(self, state: SoloState, action: i64) -> Optional[Procedure[SoloState]]:
        """S-24.8."""
        for kind in range(RESOURCES):
            state.spend(YOU, kind, 1)
        buy_token(state)
        return None

    def met(self, state: SoloState) -> List[int]:
        """S-24.1."""
        found: List[int] = []
        if egyptians_at_home(state) >= SETTLERS:
            found.append(SHEPHERDESS)
        if tokens_bought(state) >= TOKENS:
            found.append(MERCHANT)
        return found


def tokens_bought(state: SoloState) -> i64:
    """How many objective tokens you have bartered for."""
    return state.tally


def buy_token(state: SoloState) -> None:
    state.tally += 1


def egyptians_at_home(state: SoloState) -> i64:
    """How many of them stand on the islands with three spaces of tiles 5, 6 and 7."""
    total: i64 = 0
    for tile in ISLES:
        cell = place_of(state, tile)
        if cell >= 0:
            for kind in range(KINDS):
                if HOW_MANY[state.tables.slots_of[tile * KINDS + kind]] == LARGE:
                    total += HOW_MANY[state.slots_with(ALLY, cell, kind)]
    return total
