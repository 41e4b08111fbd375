"""What the bots steer by in a scenario: how many turns each victory still takes, roughly, and what its gold is worth.

They count actions, not moves of the wheel: an action a turn, whatever else has to be done in between.
"""

from __future__ import annotations

from typing import Final

from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState

GOLD: Final = 0.8  # own gold, and that of the adversary
RIVAL_GOLD: Final = 0.5


class Goals:
    """`title` counts in `Scenario.titles`."""

    def turns_to(self, state: SoloState, title: i64) -> float:
        """0 when the victory is won."""
        raise NotImplementedError

    def gold_to_pay(self, state: SoloState, title: i64) -> i64:
        """By how much the lead must shrink before the victory is won."""
        return 0

    def lead_to_come(self, state: SoloState, answer: float) -> float:
        """By how much the lead is about to grow, when the adversary gets so much gold."""
        return 0.0

    def worth_of_gold(self, state: SoloState) -> float:
        return GOLD * float(state.gold[YOU]) - RIVAL_GOLD * float(state.gold[ADVERSARY])
