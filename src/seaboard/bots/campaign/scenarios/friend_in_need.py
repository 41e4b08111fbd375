"""How many turns the victories of A Friend in Need still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import SETTLER, TURNED_BACK, count_in, exploring, exploring_one_of, held, windfalls
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, NOWHERE, YOU, SoloState, place_of
from seaboard.games.diluvium.campaign.scenarios.friend_in_need.rules import (
    ISLES,
    LARGE,
    SETTLERS,
    SHEPHERDESS,
    TOKENS,
    tokens_bought,
)
from seaboard.games.diluvium.rules.actions import BIT, HOW_MANY, KINDS, RESOURCES


@final
class FriendInNeedGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        return settle_egyptians(state) if title == SHEPHERDESS else barter(state)

    def gold_to_pay(self, state: SoloState, title: i64) -> i64:
        return windfalls(state, egyptians_away(state), isles_to_explore(state)) if title == SHEPHERDESS else 0


def settle_egyptians(state: SoloState) -> float:
    """S-24.1: nine settlers on three islands that nobody else may share."""
    total = 0.0
    unknown = 0.0
    for tile in ISLES:
        cell = place_of(state, tile)
        if cell == NOWHERE:
            unknown += 1.0
            continue
        slots = large_island(state, tile)
        total += 0.6 * exploring(state, cell)
        total += 0.7 * float(count_in(state, YOU, cell, slots))
        total += TURNED_BACK * float(count_in(state, ADVERSARY, cell, slots))
    if unknown > 0.0:
        total += exploring_one_of(state, green(state) & ~state.up) + 1.6 * (unknown - 1.0)
    return total + SETTLER * float(egyptians_away(state))


def egyptians_away(state: SoloState) -> i64:
    """Egyptians that are not where they should be."""
    away: i64 = SETTLERS
    for tile in ISLES:
        cell = place_of(state, tile)
        if cell != NOWHERE:
            away -= count_in(state, ALLY, cell, large_island(state, tile))
    return away


def isles_to_explore(state: SoloState) -> i64:
    """Of tiles 5, 6 and 7 those you have not explored."""
    left: i64 = 0
    for tile in ISLES:
        cell = place_of(state, tile)
        if cell == NOWHERE or not state.explored[YOU] & BIT[cell]:
            left += 1
    return left


def large_island(state: SoloState, tile: i64) -> i64:
    for kind in range(KINDS):
        slots: i64 = state.tables.slots_of[tile * KINDS + kind]
        if HOW_MANY[slots] == LARGE:
            return slots
    return 0


def barter(state: SoloState) -> float:
    """S-24.8: a Produce action for each token, and one resource of each kind."""
    left = TOKENS - tokens_bought(state)
    if left <= 0:
        return 0.0
    total = 2.0 * float(left)
    for kind in range(RESOURCES):
        stock = held(state, kind)
        total -= 0.35 * float(min(1, stock)) + 0.15 * float(min(left, stock))
    return total


GOALS: Final[Goals] = FriendInNeedGoals()
