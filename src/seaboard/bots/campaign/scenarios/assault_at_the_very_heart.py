"""How many turns the victories of An Assault at the Very Heart still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import storm
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, SoloState
from seaboard.games.diluvium.rules.actions import BIT


@final
class AssaultAtTheVeryHeartGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        if state.conquered:
            return 0.0
        return storm(state, BIT[state.tables.city[ADVERSARY]], float(state.strength[ADVERSARY]))


GOALS: Final[Goals] = AssaultAtTheVeryHeartGoals()
