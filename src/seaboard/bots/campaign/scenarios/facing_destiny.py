"""How many turns the victories of Facing Destiny still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import settle_all, steps
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, SoloState
from seaboard.games.diluvium.campaign.scenarios.facing_destiny.rules import LEADER
from seaboard.games.diluvium.components.tables import chosen
from seaboard.games.diluvium.rules.state import SHIPS, WARSHIP


@final
class FacingDestinyGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        return settle_all(state, green(state)) if title == LEADER else lose_allies(state)


def lose_allies(state: SoloState) -> float:
    """S-28.5: its warship clears a tile of allies with each Engage that brings it there."""
    allies: i64 = state.settled[ALLY]
    if allies == 0:
        return 0.0
    total = 0.0
    for cell in chosen(state.tables.listed, allies):
        total += 1.2 + 0.2 * float(state.settlers_at(ALLY, cell))
    foe: i64 = state.ships[ADVERSARY * SHIPS + WARSHIP]
    return total + 0.5 * float(max(0, steps(state, foe, allies)))


GOALS: Final[Goals] = FacingDestinyGoals()
