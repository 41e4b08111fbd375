"""A Seething Heart (S-37): deliver weapons to the rebels in the adversary's city."""

from __future__ import annotations

from typing import Final, List, Optional, final

from seaboard.core.native import i64
from seaboard.core.procedure import Procedure
from seaboard.games.diluvium.campaign.rules.actions import DELIVER, deed
from seaboard.games.diluvium.campaign.rules.deeds import Offer
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState, resources_of
from seaboard.games.diluvium.rules.actions import BIT, WEAPONS
from seaboard.games.diluvium.rules.state import EXPLORER

INSURGENT: Final = 0
ARMS: Final = 6


@final
class SeethingHeart(Scenario):
    def __init__(self) -> None:
        super().__init__("seething-heart", 37, ("insurgent",))

    def closed(self, state: SoloState, ship: i64) -> i64:
        """S-37.2: not beside its warship."""
        city: i64 = BIT[state.tables.city[ADVERSARY]]
        barred = Scenario.closed(self, state, ship)
        return barred & ~city | state.enemy_warships(YOU) if ship == EXPLORER else barred

    def on_arrival(self, state: SoloState, ship: i64) -> Optional[Procedure[SoloState]]:
        """S-37.3."""
        return Offer() if ship == EXPLORER else None

    def offers(self, state: SoloState) -> List[int]:
        """S-37.3."""
        there = state.ship_at(EXPLORER) == state.tables.city[ADVERSARY]
        return [deed(DELIVER)] if there and not are_rebels_armed(state) and resources_of(state, WEAPONS) >= ARMS else []

    def do(self, state: SoloState, action: i64) -> Optional[Procedure[SoloState]]:
        arm_the_rebels(state)
        return None

    def met(self, state: SoloState) -> List[int]:
        """S-37.1."""
        return [INSURGENT] if are_rebels_armed(state) else []


def are_rebels_armed(state: SoloState) -> bool:
    return state.tally != 0


def arm_the_rebels(state: SoloState) -> None:
    state.spend(YOU, WEAPONS, ARMS)
    state.tally = 1
