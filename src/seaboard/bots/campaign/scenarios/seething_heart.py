"""How many turns the victories of A Seething Heart still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import bring_weapons
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, SoloState
from seaboard.games.diluvium.campaign.scenarios.seething_heart.rules import ARMS, are_rebels_armed
from seaboard.games.diluvium.rules.actions import BIT


@final
class SeethingHeartGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        if are_rebels_armed(state):
            return 0.0
        return bring_weapons(state, BIT[state.tables.city[ADVERSARY]], ARMS, False)


GOALS: Final[Goals] = SeethingHeartGoals()
