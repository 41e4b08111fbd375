"""Whispers from the East (S-22): find tile 19 and its craft, or tile 20 and its ruins."""

# compiled

from __future__ import annotations

from typing import Final, List, final

from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import YOU, SoloState, place_of
from seaboard.games.diluvium.rules.actions import CRAFT, RUINS

CRAFT_TILE: Final = 19
RUINS_TILE: Final = 20
PROSPECTOR: Final = 0
EXPLORER: Final = 1


@final
class WhispersFromTheEast(Scenario):
    def __init__(self) -> None:
        super().__init__("whispers-from-the-east", 22, ("prospector", "explorer"))

    def met(self, state: SoloState) -> List[int]:
        """S-22.1."""
        found: List[int] = []
        for title, tile, kind in ((PROSPECTOR, CRAFT_TILE, CRAFT), (EXPLORER, RUINS_TILE, RUINS)):
            cell = place_of(state, tile)
            if cell >= 0 and state.slots_with(YOU, cell, kind):
                found.append(title)
        return found
