"""What people read of Whispers from the East."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.messages import Message
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.presentation.signs import on_tiles
from seaboard.games.diluvium.campaign.presentation.words import Aim, Sign, Steps, Words
from seaboard.games.diluvium.campaign.rules.state import NOWHERE, YOU, SoloState, place_of
from seaboard.games.diluvium.campaign.scenarios.whispers_from_the_east.rules import CRAFT_TILE, RUINS_TILE
from seaboard.games.diluvium.presentation.prospects import cells
from seaboard.games.diluvium.rules.actions import CRAFT, RUINS


def sought(tile: int, kind: int, what: str) -> Aim:
    """S-22.1: the tile is found, explored, and a settler of yours is on it."""

    def count(state: SoloState) -> Steps:
        cell = place_of(state, tile)
        if cell == NOWHERE:
            return 0, 3
        if state.slots_with(YOU, cell, kind):
            return 3, 3
        return 1 + (int(state.explored[YOU]) >> cell & 1), 3

    def left(state: SoloState) -> Message:
        cell = place_of(state, tile)
        if cell == NOWHERE:
            hidden = len(cells(state, green(state) & ~state.up))
            return Message("solo-left-find-tile", {"tile": tile, "hidden": hidden})
        explored = state.explored[YOU] >> cell & 1
        return Message(f"solo-left-{what}" if explored else "solo-left-explore-tile", {"tile": tile})

    return Aim(count, left)


def signs(state: SoloState) -> List[Sign]:
    """S-22.1."""
    return on_tiles(state, (CRAFT_TILE,), "craft-sought") + on_tiles(state, (RUINS_TILE,), "ruins-sought")


WORDS: Final = Words(
    aims={"prospector": sought(CRAFT_TILE, CRAFT, "craft"), "explorer": sought(RUINS_TILE, RUINS, "ruins")},
    signs=signs,
)
