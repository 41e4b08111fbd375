"""How many turns the victories of A Noose in Troubled Waters still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import DRAWN, FAR, UNKNOWN, storm, weakness
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, SoloState
from seaboard.games.diluvium.campaign.scenarios.noose_in_troubled_waters.rules import CHINESE
from seaboard.games.diluvium.rules.actions import BIT


@final
class NooseInTroubledWatersGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        return storm_cities(state)


def storm_cities(state: SoloState) -> float:
    """S-29.3: the nearer of those left, or the weaker."""
    best = FAR
    left = 0.0
    for number in (ADVERSARY, CHINESE):
        cell: i64 = state.tables.city[number]
        token: i64 = state.tokens[cell]
        if token:
            left += 1.0
            best = min(best, storm(state, BIT[cell], UNKNOWN if token > 4 else float(token)))
    return best + (3.6 + weakness(state, UNKNOWN + DRAWN + 1.0)) * (left - 1.0) if left > 0.0 else 0.0


GOALS: Final[Goals] = NooseInTroubledWatersGoals()
