"""A Perilous Land (S-21): win four battles, or settle the fertile tiles with all your settlers."""

# compiled

from __future__ import annotations

from typing import Final, List, final

from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import SoloState, all_settled

BATTLES: Final = 4
BELLICOSE: Final = 0
CONQUEROR: Final = 1


@final
class PerilousLand(Scenario):
    def __init__(self) -> None:
        super().__init__("perilous-land", 21, ("bellicose", "conqueror"))

    def met(self, state: SoloState) -> List[int]:
        """S-21.1; S-21.2: the fertile tiles are the green ones."""
        found: List[int] = []
        if state.wins >= BATTLES:
            found.append(BELLICOSE)
        if all_settled(state, green(state)):
            found.append(CONQUEROR)
        return found
