"""What a player of the campaign may well try at each question, legal or not."""

from __future__ import annotations

from typing import Callable, Dict, List

from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.actions import BARTER, GIVE, PICKS, TITLE, deed
from seaboard.games.diluvium.campaign.rules.settlers import TAKE_AN_ALLY, TAKE_THE_VETERAN
from seaboard.games.diluvium.campaign.rules.state import ALLY, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.presentation import transition as plain
from seaboard.games.diluvium.presentation.prospects import cells
from seaboard.games.diluvium.rules.actions import (
    CELLS,
    COMMITS,
    FLEE,
    RESOURCES,
    SAIL,
    SECTION,
    SLOT_MASKS,
    TAKES,
    WEAPONS,
    WEAPONS_IN_THE_BOX,
    argument_of,
    pack,
    verb_of,
)
from seaboard.games.diluvium.rules.state import SECTIONS


def near_moves(state: SoloState) -> List[int]:
    ask = state.pending
    teller = NEAR.get(ask.prompt) if ask is not None else None
    found = teller(state) if teller is not None else plain.near_moves(state, YOU)
    return [action for action in found if not is_in_the_void(state, action)]


def is_in_the_void(state: SoloState, action: int) -> bool:
    """Nobody tries to sail where there is no sea on the table."""
    return verb_of(action) == SAIL and bool(state.story.void(state) >> argument_of(action) & 1)


def _take(state: SoloState) -> List[int]:
    found = plain.near_moves(state, YOU)
    if state.players > ALLY and state.story.extra_settlers(state):
        found = [*found, TAKE_AN_ALLY]
    return [*found, TAKE_THE_VETERAN] if state.veteran != NOWHERE else found


def _commit(state: SoloState) -> List[int]:
    return COMMITS[min(state.held[YOU * RESOURCES + WEAPONS] + 1, WEAPONS_IN_THE_BOX)]


def _pick(state: SoloState) -> List[int]:
    return [PICKS[cell] for cell in cells(state, state.up & state.tables.ocean & ~state.story.void(state))]


def _titles(state: SoloState) -> List[int]:
    return [pack(TITLE, title) for title in range(len(state.story.titles))]


def _green(state: SoloState) -> List[int]:
    """Face down too."""
    return [PICKS[cell] for cell in cells(state, int(green(state)))]


def _takes(state: SoloState, who: int) -> List[int]:
    found: List[int] = []
    for cell in cells(state, state.settled[who]):
        found += TAKES[cell * SLOT_MASKS + state.mine[who * CELLS + cell]]
    return found


def _replace(state: SoloState) -> List[int]:
    """Tiles with allies, or settlers of your own."""
    if state.players > ALLY:
        return [PICKS[cell] for cell in cells(state, state.settled[ALLY])]
    return _takes(state, YOU)


def _back(_: SoloState) -> List[int]:
    return [pack(FLEE, SECTION + section) for section in range(SECTIONS)]


def _trade(state: SoloState) -> List[int]:
    found = plain.near_moves(state, YOU)
    if state.story.id == "friend-in-need":
        return [*found, deed(BARTER)]
    return [*found, deed(GIVE, 1)] if state.story.id == "answer-too-late" else found


NEAR: Dict[str, Callable[[SoloState], List[int]]] = {
    "diluvium-ask-take": _take,
    "solo-ask-commit": _commit,
    "solo-ask-settle-for-it": _pick,
    "solo-ask-title": _titles,
    "solo-ask-home": _pick,
    "solo-ask-moor": _pick,
    "solo-ask-refuge": _green,
    "solo-ask-past-outpost": _green,
    "solo-ask-replace": _replace,
    "solo-ask-back": _back,
    "solo-ask-devour": lambda state: _takes(state, ALLY),
    "diluvium-ask-trade": _trade,
}
