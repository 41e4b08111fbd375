"""Between Forge and Iron (S-36): explore four tiles."""

from __future__ import annotations

from typing import Final, List, final

from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import YOU, SoloState
from seaboard.games.diluvium.components.tables import chosen

SMITH: Final = 0


@final
class BetweenForgeAndIron(Scenario):
    def __init__(self) -> None:
        super().__init__("between-forge-and-iron", 36, ("smith",))

    def begin(self, state: SoloState) -> None:
        """S-36.2."""
        for number, cell in enumerate(chosen(state.tables.listed, green(state)), 1):
            state.tokens[cell] = number

    def met(self, state: SoloState) -> List[int]:
        """S-36.1."""
        explored: i64 = state.explored[YOU]
        return [SMITH] if green(state) & ~explored == 0 else []
