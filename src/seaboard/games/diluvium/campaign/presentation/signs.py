"""What a place means in a scenario beyond what lies on it: for people to see."""

from __future__ import annotations

from typing import Callable, Dict, Final, Iterable, List, Tuple

from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, NOWHERE, SoloState, place_of
from seaboard.games.diluvium.campaign.scenarios.flash_of_steel.rules import ALLIED_CITY
from seaboard.games.diluvium.campaign.scenarios.friend_in_need.rules import ISLES
from seaboard.games.diluvium.campaign.scenarios.hydras_ire.rules import HAVENS, HEADS, HYDRA
from seaboard.games.diluvium.campaign.scenarios.whispers_from_the_east.rules import CRAFT_TILE, RUINS_TILE
from seaboard.games.diluvium.components.tables import beside, chosen
from seaboard.games.diluvium.rules.actions import BIT

Sign = Tuple[int, str]


def signs(state: SoloState) -> Dict[int, str]:
    """By place, the last name of a message `solo-sign-…`."""
    found = SIGNS.get(state.story.id)
    return {int(cell): name for cell, name in found(state)} if found is not None else {}


def _tiles(state: SoloState, tiles: Iterable[int], name: str) -> List[Sign]:
    """Those that lie face up."""
    return [(cell, name) for cell in (place_of(state, tile) for tile in tiles) if cell != NOWHERE]


def _cells(state: SoloState, places: int, name: str) -> List[Sign]:
    return [(cell, name) for cell in chosen(state.tables.listed, places)]


def _hydra(state: SoloState) -> List[Sign]:
    """S-35.2, S-35.4."""
    beast = _tiles(state, (HYDRA,), "hydra") if state.tally < HEADS else []
    return beast + _tiles(state, HAVENS, "haven")


def _mu(state: SoloState) -> List[Sign]:
    """S-32.3, S-32.7."""
    sanctuary = _cells(state, green(state) & ~state.story.void(state), "sanctuary")
    return sanctuary + _cells(state, state.story.barrier(state), "guardian")


def _whispers(state: SoloState) -> List[Sign]:
    """S-22.1."""
    return _tiles(state, (CRAFT_TILE,), "craft-sought") + _tiles(state, (RUINS_TILE,), "ruins-sought")


def _gates(state: SoloState) -> List[Sign]:
    """S-34.1."""
    tables = state.tables
    return _cells(state, beside(tables, BIT[tables.city[ADVERSARY]]) & tables.ocean, "gate")


SIGNS: Final[Dict[str, Callable[[SoloState], List[Sign]]]] = {
    "whispers-from-the-east": _whispers,
    "friend-in-need": lambda state: _tiles(state, ISLES, "isle"),  # S-24.1
    "curse-of-mu": _mu,
    "flash-of-steel": lambda state: [(state.tables.city[ALLIED_CITY], "ally")],  # S-33.6
    "last-bastion": _gates,
    "hydras-ire": _hydra,
    "seething-heart": lambda state: [(state.tables.city[ADVERSARY], "rebels")],  # S-37.2
}
