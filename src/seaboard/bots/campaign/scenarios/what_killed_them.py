"""How many turns the victories of What Killed Them Will Make Us Stronger still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import (
    FAR,
    exploring,
    exploring_one_of,
    held,
    how_many,
    sailing,
    settling,
    want_of_markers,
)
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.state import YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios.what_killed_them.rules import ARCHEOLOGIST, TOKENS, tokens_placed
from seaboard.games.diluvium.components.tables import HIDDEN, chosen
from seaboard.games.diluvium.rules.actions import FOOD, RUINS
from seaboard.games.diluvium.rules.state import WARSHIP


@final
class WhatKilledThemGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        return settle_ruins(state) if title == ARCHEOLOGIST else turn_up_tiles(state)


def settle_ruins(state: SoloState) -> float:
    """S-23.1: the nearest next, about two turns for each of the others. S-23.4: only three tiles may be turned up and
    explored at once; others must be turned up by the warship, or by the adversary.
    """
    nearest = FAR
    total = 0.0
    places = green(state)
    spare: i64 = TOKENS - 1 - tokens_placed(state)
    for cell in chosen(state.tables.listed, places):
        if state.tiles[cell] != HIDDEN:
            turns = settling(state, cell, RUINS)
        elif spare > 0:
            turns = exploring(state, cell) + 0.5
        else:
            turns = sailing(state, WARSHIP, cell) + 2.0
        if turns > 0.0:
            nearest = min(nearest, turns)
            total += min(turns, 2.2)
    if total == 0.0:
        return 0.0
    beyond = how_many(state, places & ~state.up) - spare
    if beyond > 0:
        total += 1.5 * float(beyond)
    closed = how_many(state, places & ~state.explored[YOU])
    return total - min(nearest, 2.2) + nearest + want_of_markers(state, closed)


def turn_up_tiles(state: SoloState) -> float:
    """S-23.4: each takes an Explore action and food."""
    left = TOKENS - tokens_placed(state)
    if left <= 0:
        return 0.0
    hidden = state.tables.ocean & ~state.up
    food = float(max(0, left - held(state, FOOD)))
    return exploring_one_of(state, hidden) + 1.7 * float(left - 1) + 0.3 * food + want_of_markers(state, left)


GOALS: Final[Goals] = WhatKilledThemGoals()
