"""What a player of the campaign may well try at each question, legal or not."""

from __future__ import annotations

from typing import Callable, Dict, List

from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.presentation.words import words_of
from seaboard.games.diluvium.campaign.rules.actions import PICKS, TITLE
from seaboard.games.diluvium.campaign.rules.settlers import TAKE_AN_ALLY, TAKE_THE_VETERAN
from seaboard.games.diluvium.campaign.rules.state import ALLY, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.presentation import transition as plain
from seaboard.games.diluvium.presentation.prospects import cells
from seaboard.games.diluvium.rules.actions import (
    CELLS,
    COMMITS,
    RESOURCES,
    SAIL,
    SLOT_MASKS,
    TAKES,
    WEAPONS,
    WEAPONS_IN_THE_BOX,
    argument_of,
    pack,
    verb_of,
)


def near_moves(state: SoloState) -> List[int]:
    ask = state.pending
    if ask is None:
        return []
    general = NEAR.get(ask.prompt)
    found = [*(general(state, YOU) if general is not None else plain.near_moves(state, YOU))]
    for question in words_of(state.story.id).questions:
        if question.prompt == ask.prompt and question.near is not None:
            found += question.near(state, YOU)
    return [action for action in found if not is_in_the_void(state, action)]


def is_in_the_void(state: SoloState, action: int) -> bool:
    """Nobody tries to sail where there is no sea on the table."""
    return verb_of(action) == SAIL and bool(state.story.void(state) >> argument_of(action) & 1)


def _take(state: SoloState, seat: int) -> List[int]:
    found = plain.near_moves(state, seat)
    if state.players > ALLY and state.story.extra_settlers(state):
        found = [*found, TAKE_AN_ALLY]
    return [*found, TAKE_THE_VETERAN] if state.veteran != NOWHERE else found


def _commit(state: SoloState, seat: int) -> List[int]:
    return COMMITS[min(state.held[seat * RESOURCES + WEAPONS] + 1, WEAPONS_IN_THE_BOX)]


def tiles_in_sight(state: SoloState, _: int) -> List[int]:
    return [PICKS[cell] for cell in cells(state, state.up & state.tables.ocean & ~state.story.void(state))]


def green_places(state: SoloState, _: int) -> List[int]:
    """Face down too."""
    return [PICKS[cell] for cell in cells(state, int(green(state)))]


def settlers_on_the_map(state: SoloState, who: int) -> List[int]:
    found: List[int] = []
    for cell in cells(state, state.settled[who]):
        found += TAKES[cell * SLOT_MASKS + state.mine[who * CELLS + cell]]
    return found


def _titles(state: SoloState, _: int) -> List[int]:
    return [pack(TITLE, title) for title in range(len(state.story.titles))]


NEAR: Dict[str, Callable[[SoloState, int], List[int]]] = {
    "diluvium-ask-take": _take,
    "solo-ask-commit": _commit,
    "solo-ask-settle-for-it": tiles_in_sight,
    "solo-ask-title": _titles,
}
