"""How many turns the victories of A Flash of Steel still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import bring_weapons
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios.flash_of_steel.rules import ARMS, allied_city, is_ally_armed
from seaboard.games.diluvium.rules.actions import BIT, CRAFT, RESOURCES


@final
class FlashOfSteelGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        if is_ally_armed(state):
            return 0.0
        return bring_weapons(state, BIT[allied_city(state)], ARMS, True)

    def lead_to_come(self, state: SoloState, answer: float) -> float:
        return sale(state) - robbed(state, answer)

    def worth_of_gold(self, state: SoloState) -> float:
        """S-33.4: what the adversary has is there to stay, and what lies about is soon its own."""
        yours, its = float(state.gold[YOU]), float(state.gold[ADVERSARY])
        return 0.3 * yours - 1.6 * its - 0.5 * float(state.coins)


def sale(state: SoloState) -> float:
    """S-33.3: what a sale of all craft would bring: of what the supply does not have, half must be put there first."""
    craft: i64 = state.held[YOU * RESOURCES + CRAFT]
    earned = float(state.tables.craft_price[state.board[YOU]] * (craft // 2))
    return min(earned, 0.5 * (earned + float(state.coins)))


def robbed(state: SoloState, answer: float) -> float:
    """S-33.4: by how much more than its gain the lead shrinks; where there is nothing to take it gains less."""
    taken = max(0.0, answer - float(state.coins))
    yours = float(state.gold[YOU])
    return taken if taken <= yours else 2.0 * yours - taken


GOALS: Final[Goals] = FlashOfSteelGoals()
