"""How many turns the victories of A Perilous Land still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import (
    DRAWN,
    FAR,
    crossing,
    lacking_strength,
    settle_all,
    settlers_away,
    steps,
    way_to,
    weakness,
    windfalls,
)
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, SoloState
from seaboard.games.diluvium.campaign.scenarios.perilous_land.rules import BATTLES, BELLICOSE
from seaboard.games.diluvium.rules.actions import BIT
from seaboard.games.diluvium.rules.state import SHIPS, WARSHIP


@final
class PerilousLandGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        return battles(state) if title == BELLICOSE else settle_all(state, green(state))

    def gold_to_pay(self, state: SoloState, title: i64) -> i64:
        return 0 if title == BELLICOSE else windfalls(state, settlers_away(state, green(state)), 2)


def battles(state: SoloState) -> float:
    """S-21.1: its warship must be met at sea, with strength enough; twice as long for each battle after the next."""
    left = BATTLES - state.wins
    if left <= 0:
        return 0.0
    might = float(state.strength[ADVERSARY]) + DRAWN
    return meeting(state) + (2.2 + weakness(state, might)) * float(left - 1)


def meeting(state: SoloState) -> float:
    """Turns until your warship has beaten its warship: in its city it cannot be reached."""
    foe: i64 = state.ships[ADVERSARY * SHIPS + WARSHIP]
    mine = state.ship_at(WARSHIP)
    distance = steps(state, mine, BIT[foe])
    if distance < 0:
        return FAR
    at_home = foe == state.tables.city[ADVERSARY]
    turns = (
        1.6 + 0.5 * float(max(0, distance - 1))
        if at_home
        else crossing(state, WARSHIP, way_to(state, mine, BIT[foe]), 0)
    )
    return turns + 0.45 * lacking_strength(state, float(state.strength[ADVERSARY]) + DRAWN)


GOALS: Final[Goals] = PerilousLandGoals()
