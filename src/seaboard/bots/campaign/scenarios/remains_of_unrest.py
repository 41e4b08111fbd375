"""How many turns the victories of The Remains of Unrest still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import FAR, collect_cards, voyage
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, SoloState
from seaboard.games.diluvium.campaign.scenarios.remains_of_unrest.rules import (
    CARDS_IN_HAND,
    GOLD_FOR_EACH,
    GOLD_GIVEN,
    GRAVE_ROBBER,
    gold_given,
)
from seaboard.games.diluvium.components.tables import chosen
from seaboard.games.diluvium.rules.actions import BIT
from seaboard.games.diluvium.rules.state import EXPLORER


@final
class RemainsOfUnrestGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        return collect_cards(state, CARDS_IN_HAND) if title == GRAVE_ROBBER else bribe(state)

    def gold_to_pay(self, state: SoloState, title: i64) -> i64:
        """What you give the adversary has."""
        if title == GRAVE_ROBBER or gold_given(state) >= GOLD_GIVEN:
            return 0
        return 2 * (GOLD_GIVEN - gold_given(state))


def bribe(state: SoloState) -> float:
    """S-27.5: two gold for each opposing settler where the exploration ship stops."""
    left = GOLD_GIVEN - gold_given(state)
    if left <= 0:
        return 0.0
    best = FAR
    on_map: i64 = 0
    for cell in chosen(state.tables.listed, state.settled[ADVERSARY] & state.tables.ocean):
        settlers = state.settlers_at(ADVERSARY, cell)
        on_map += settlers
        turns = max(1.0, voyage(state, EXPLORER, BIT[cell]))
        if cell == state.ship_at(EXPLORER):
            turns = 1.6
        best = min(best, turns + 0.9 * float(max(0, left - GOLD_FOR_EACH * settlers)))
    if on_map == 0:
        return 2.0 + 0.9 * float(left)
    return best - 0.2 * float(min(on_map, 6))


GOALS: Final[Goals] = RemainsOfUnrestGoals()
