"""How many turns the victories of Whispers from the East still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import exploring_one_of, how_many, settling
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.state import NOWHERE, SoloState, place_of
from seaboard.games.diluvium.campaign.scenarios.whispers_from_the_east.rules import CRAFT_TILE, PROSPECTOR, RUINS_TILE
from seaboard.games.diluvium.rules.actions import CRAFT, RUINS


@final
class WhispersFromTheEastGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        if title == PROSPECTOR:
            return find_and_settle(state, CRAFT_TILE, CRAFT)
        return find_and_settle(state, RUINS_TILE, RUINS)


def find_and_settle(state: SoloState, tile: i64, kind: i64) -> float:
    """A settler on a space of this kind on a tile that lies somewhere among the places in green."""
    cell = place_of(state, tile)
    if cell == NOWHERE:
        hidden = green(state) & ~state.up
        return exploring_one_of(state, hidden) + 1.0 + 0.7 * float(how_many(state, hidden) - 1)
    return settling(state, cell, kind)


GOALS: Final[Goals] = WhispersFromTheEastGoals()
