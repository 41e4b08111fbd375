"""How many turns the victories of The Hydra's Ire still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import FAR, held, voyage
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.rules.state import ALLY, NOWHERE, YOU, SoloState, place_of, settlers_of
from seaboard.games.diluvium.campaign.scenarios.hydras_ire.rules import HEADS, HYDRA, heads_cut_off
from seaboard.games.diluvium.rules.actions import BIT, WEAPONS
from seaboard.games.diluvium.rules.state import WARSHIP


@final
class HydrasIreGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        return cut_off_heads(state)


def cut_off_heads(state: SoloState) -> float:
    """S-35.6: it has strength 6 each time, and weapons are spent each time: strength lasts."""
    left = HEADS - heads_cut_off(state)
    if left <= 0:
        return 0.0
    hydra = place_of(state, HYDRA)
    turns = max(1.0, voyage(state, WARSHIP, BIT[hydra])) if hydra != NOWHERE else FAR
    gap = float(max(0, 6 - state.strength[YOU] - (1 if state.escort != NOWHERE else 0)))
    weapons = float(held(state, WEAPONS))
    turns += 0.9 * max(0.0, gap - weapons) + 0.35 * float(left) * gap - 0.1 * min(weapons, 6.0)
    allies = settlers_of(state, ALLY)
    if allies <= 3:
        turns += 0.8 * float(4 - allies)
    return turns + 3.2 * float(left - 1)


GOALS: Final[Goals] = HydrasIreGoals()
