"""How many turns the victories of The Condemned Lands still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import FAR, sailing, voyage
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.state import SoloState
from seaboard.games.diluvium.campaign.scenarios.condemned_lands.rules import PROMISED_LAND
from seaboard.games.diluvium.components.tables import chosen
from seaboard.games.diluvium.rules.actions import BIT
from seaboard.games.diluvium.rules.state import EXPLORER


@final
class CondemnedLandsGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        return promised_land(state)


def promised_land(state: SoloState) -> float:
    """S-31.1: of the tokens face down one is it, until another place is known to be."""
    nearest = FAR
    unknown = 0.0
    for cell in chosen(state.tables.listed, green(state)):
        token: i64 = state.tokens[cell]
        if token == PROMISED_LAND:
            return voyage(state, EXPLORER, BIT[cell])
        if token > 4:
            unknown += 1.0
            turns = sailing(state, EXPLORER, cell)
            nearest = min(nearest, turns)
    return nearest + 1.0 * (unknown - 1.0)


GOALS: Final[Goals] = CondemnedLandsGoals()
