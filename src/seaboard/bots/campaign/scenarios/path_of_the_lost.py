"""How many turns the victories of On the Path of the Lost still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import FAR, sailing, voyage
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.rules.state import NOWHERE, YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios.path_of_the_lost.rules import EXILES, FEE, exiles_met
from seaboard.games.diluvium.rules.actions import BIT
from seaboard.games.diluvium.rules.state import EXPLORER


@final
class PathOfTheLostGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        if state.found != NOWHERE:
            return voyage(state, EXPLORER, BIT[state.found])
        if state.exile == NOWHERE:
            return FAR
        turns = sailing(state, EXPLORER, state.exile)
        gold = 0.4 * float(max(0, FEE - state.gold[YOU]))
        return turns + gold + 1.9 * float(EXILES - exiles_met(state))

    def gold_to_pay(self, state: SoloState, title: i64) -> i64:
        return FEE * (EXILES - exiles_met(state)) if exiles_met(state) < EXILES else 0


GOALS: Final[Goals] = PathOfTheLostGoals()
