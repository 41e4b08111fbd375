"""How many turns the victories of The Last Bastion still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import FAR, SETTLER, TURNED_BACK, exploring
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState
from seaboard.games.diluvium.components.tables import HIDDEN, beside, chosen
from seaboard.games.diluvium.rules.actions import BIT, CELLS, HOW_MANY


@final
class LastBastionGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        return fill_a_tile(state)


def fill_a_tile(state: SoloState) -> float:
    """S-34.1: the better of the two tiles beside its city."""
    city: i64 = BIT[state.tables.city[ADVERSARY]]
    best = FAR
    for cell in chosen(state.tables.listed, beside(state.tables, city) & state.tables.ocean):
        turns = exploring(state, cell)
        if state.tiles[cell] == HIDDEN:
            turns += 4.0 * SETTLER
        else:
            whole: i64 = state.tables.slots[state.tiles[cell]]
            own: i64 = state.mine[YOU * CELLS + cell]
            turns += SETTLER * float(HOW_MANY[whole] - HOW_MANY[own])
            turns += TURNED_BACK * float(state.settlers_at(ADVERSARY, cell))
        best = min(best, turns)
    return best


GOALS: Final[Goals] = LastBastionGoals()
