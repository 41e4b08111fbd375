"""What a player of the campaign may well try with each verb, legal or not, where that differs from Diluvium."""

from __future__ import annotations

from typing import List

from seaboard.core.packing import pack
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.actions import PICKS, TITLE
from seaboard.games.diluvium.campaign.rules.settlers import TAKE_AN_ALLY, TAKE_THE_VETERAN
from seaboard.games.diluvium.campaign.rules.state import ALLY, NOWHERE, SoloState
from seaboard.games.diluvium.presentation import near_moves as diluvium
from seaboard.games.diluvium.presentation.prospects import cells
from seaboard.games.diluvium.rules.actions import CELLS, SAILS, SLOT_MASKS, TAKES


def voyages(state: SoloState, _seat: int) -> List[int]:
    """Nobody tries to sail where there is no sea on the table."""
    void = state.story.void(state)
    return [SAILS[cell] for cell in range(state.tables.cells) if not void >> cell & 1]


def settlers(state: SoloState, seat: int) -> List[int]:
    found = diluvium.settlers(state, seat)
    if state.players > ALLY and state.story.extra_settlers(state):
        found = [*found, TAKE_AN_ALLY]
    return [*found, TAKE_THE_VETERAN] if state.veteran != NOWHERE else found


def titles(state: SoloState, _seat: int) -> List[int]:
    return [pack(TITLE, title) for title in range(len(state.story.titles))]


def tiles_in_sight(state: SoloState, _seat: int) -> List[int]:
    return [PICKS[cell] for cell in cells(state, state.up & state.tables.ocean & ~state.story.void(state))]


def green_places(state: SoloState, _seat: int) -> List[int]:
    """Face down too."""
    return [PICKS[cell] for cell in cells(state, int(green(state)))]


def settlers_on_the_map(state: SoloState, who: int) -> List[int]:
    found: List[int] = []
    for cell in cells(state, state.settled[who]):
        found += TAKES[cell * SLOT_MASKS + state.mine[who * CELLS + cell]]
    return found
