"""How many turns the victories of An Answer Too Late still take."""

from __future__ import annotations

from typing import Final, final

from seaboard.bots.campaign.goals import Goals
from seaboard.bots.campaign.ways import (
    DRAWN,
    FAR,
    UNKNOWN,
    count_in,
    exploring,
    exploring_one_of,
    held,
    lacking_strength,
    sailing,
    weakness,
)
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios.answer_too_late.rules import (
    GIFT,
    OUTPOSTS,
    WARMONGER,
    are_neighbours,
    craft_given,
    outposts_destroyed,
)
from seaboard.games.diluvium.components.tables import chosen
from seaboard.games.diluvium.rules.actions import CRAFT, KINDS
from seaboard.games.diluvium.rules.state import WARSHIP


@final
class AnswerTooLateGoals(Goals):
    def turns_to(self, state: SoloState, title: i64) -> float:
        return destroy_outposts(state) if title == WARMONGER else give_craft(state)


def destroy_outposts(state: SoloState) -> float:
    """S-25.6: the weakest known, or an unknown one, with regard to the way."""
    best = FAR
    left = OUTPOSTS - outposts_destroyed(state)
    if left <= 0:
        return 0.0
    for cell in chosen(state.tables.listed, green(state)):
        token: i64 = state.tokens[cell]
        if token:
            might = UNKNOWN if token > 4 else float(token)
            turns = sailing(state, WARSHIP, cell)
            best = min(best, turns + 0.45 * lacking_strength(state, might + DRAWN))
    return best + (2.4 + weakness(state, UNKNOWN + DRAWN)) * float(left - 1)


def give_craft(state: SoloState) -> float:
    """S-25.9: while a settler of yours shares an island with one of the adversary's."""
    left = GIFT - craft_given(state)
    if left <= 0:
        return 0.0
    craft = min(left, held(state, CRAFT))
    total = 0.7 * float(left - craft) + 0.25 * float(craft) + 0.6
    return total if are_neighbours(state) else total + joining(state)


def joining(state: SoloState) -> float:
    """Turns until a settler of yours may be on an island with one of the adversary's."""
    best = FAR
    for cell in chosen(state.tables.listed, state.settled[ADVERSARY] & state.tables.ocean):
        if has_shared_room(state, cell):
            best = min(best, 0.7 + exploring(state, cell))
    if best < FAR:
        return best
    return 2.0 + exploring_one_of(state, state.explored[ADVERSARY] & ~state.explored[YOU] & state.up)


def has_shared_room(state: SoloState, cell: i64) -> bool:
    for kind in range(KINDS):
        slots: i64 = state.tables.slots_of[state.tiles[cell] * KINDS + kind]
        if slots & state.free(cell) and count_in(state, ADVERSARY, cell, slots):
            return True
    return False


GOALS: Final[Goals] = AnswerTooLateGoals()
