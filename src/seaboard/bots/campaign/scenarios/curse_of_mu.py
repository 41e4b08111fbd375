"""How many turns the victories of The Curse of Mu still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import FAR, lacking_strength, nearest_ruins, voyage
from seaboard.core.native import i64
from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.state import NOWHERE, YOU, SoloState, place_of
from seaboard.games.diluvium.campaign.scenarios.curse_of_mu.rules import GUARDIANS, PRICE, is_curse_lifted
from seaboard.games.diluvium.rules.actions import BIT
from seaboard.games.diluvium.rules.state import EXPLORER, WARSHIP


@final
class CurseOfMuGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        return lift_the_curse(state)


def lift_the_curse(state: SoloState) -> float:
    """S-32.3: two cards, the guardians on the way, and either ship at the sanctuary."""
    if is_curse_lifted(state):
        return 0.0
    total = 0.0
    foes: i64 = 0
    nearest = FAR
    for tile in GUARDIANS:
        cell = place_of(state, tile)
        if cell != NOWHERE and not state.slain & BIT[cell]:
            foes += 1
            if foes == 1:
                nearest = max(1.0, voyage(state, WARSHIP, BIT[cell]))
                might = float(state.tables.monster[tile])
                total += nearest + 0.6 * max(0.0, lacking_strength(state, might))
            else:
                total += 2.4
    way = min(voyage(state, EXPLORER, green(state)), voyage(state, WARSHIP, green(state)))
    cards = len(kinds(state.cards[YOU]))
    if cards < PRICE:
        total += 0.6 * nearest_ruins(state) + 1.6 * float(PRICE - cards)
    return total + max(0.3, way)


GOALS: Final[Goals] = CurseOfMuGoals()
