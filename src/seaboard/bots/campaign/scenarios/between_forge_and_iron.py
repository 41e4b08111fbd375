"""How many turns the victories of Between Forge and Iron still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import exploring_one_of, how_many, want_of_markers
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.state import YOU, SoloState


@final
class BetweenForgeAndIronGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        return explore_all(state, green(state))


def explore_all(state: SoloState, where: i64) -> float:
    """Each of these places: the nearest next, then the others from there."""
    left = where & ~state.explored[YOU]
    if left == 0:
        return 0.0
    number = how_many(state, left)
    total = exploring_one_of(state, left) + 1.9 * float(number - 1)
    return total + want_of_markers(state, number)


GOALS: Final[Goals] = BetweenForgeAndIronGoals()
