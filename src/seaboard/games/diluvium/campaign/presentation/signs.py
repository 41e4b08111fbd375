"""What a place means in a scenario beyond what lies on it: for people to see."""

from __future__ import annotations

from typing import Dict, Iterable, List

from seaboard.games.diluvium.campaign.presentation.words import Sign, words_of
from seaboard.games.diluvium.campaign.rules.state import NOWHERE, SoloState, place_of
from seaboard.games.diluvium.components.tables import chosen


def signs(state: SoloState) -> Dict[int, str]:
    """By place, the last name of a message `solo-sign-…`."""
    found = words_of(state.story.id).signs
    return {int(cell): name for cell, name in found(state)} if found is not None else {}


def on_tiles(state: SoloState, tiles: Iterable[int], name: str) -> List[Sign]:
    """Those that lie face up."""
    return [(cell, name) for cell in (place_of(state, tile) for tile in tiles) if cell != NOWHERE]


def at_places(state: SoloState, places: int, name: str) -> List[Sign]:
    return [(cell, name) for cell in chosen(state.tables.listed, places)]
