"""What is left to do for a victory whose number alone does not tell it."""

from __future__ import annotations

from typing import Callable, Dict, Final, Optional

from seaboard.core.messages import Message
from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.state import FACE_DOWN, NOWHERE, YOU, SoloState, place_of, resources_of
from seaboard.games.diluvium.campaign.scenarios.curse_of_mu.rules import PRICE
from seaboard.games.diluvium.campaign.scenarios.flash_of_steel.rules import ARMS as FOR_THE_ALLY
from seaboard.games.diluvium.campaign.scenarios.seething_heart.rules import ARMS as FOR_THE_REBELS
from seaboard.games.diluvium.campaign.scenarios.whispers_from_the_east.rules import CRAFT_TILE, RUINS_TILE
from seaboard.games.diluvium.presentation.prospects import cells
from seaboard.games.diluvium.rules.actions import WEAPONS


def still_to_do(state: SoloState, title: int) -> Optional[Message]:
    """None when the victory is met, or its number says enough."""
    tell = LEFT.get(state.story.titles[title])
    met = [*state.story.met(state), *state.titles_met()]
    return tell(state) if tell is not None and title not in met else None


def hidden_green(state: SoloState) -> int:
    """How many outlined tiles lie face down."""
    return len(cells(state, green(state) & ~state.up))


def _tile(state: SoloState, tile: int, what: str) -> Message:
    """S-22.1."""
    cell = place_of(state, tile)
    if cell == NOWHERE:
        return Message("solo-left-find-tile", {"tile": tile, "hidden": hidden_green(state)})
    return Message(f"solo-left-{what}" if state.explored[YOU] >> cell & 1 else "solo-left-explore-tile", {"tile": tile})


def _land(state: SoloState) -> Message:
    """S-31.1."""
    return Message("solo-left-land", {"hidden": sum(1 for token in state.tokens if token == FACE_DOWN)})


def _curse(state: SoloState) -> Message:
    """S-32.3, S-32.7."""
    cards = max(PRICE - len(kinds(state.cards[YOU])), 0)
    return Message("solo-left-curse", {"cards": cards, "guardians": len(cells(state, state.story.barrier(state)))})


def _arms(state: SoloState, wanted: int, whom: str) -> Message:
    """S-33.6, S-37.3."""
    missing = max(wanted - int(resources_of(state, WEAPONS)), 0)
    return Message(f"solo-left-{whom}", {"weapons": missing})


LEFT: Final[Dict[str, Callable[[SoloState], Message]]] = {
    "prospector": lambda state: _tile(state, CRAFT_TILE, "craft"),
    "explorer": lambda state: _tile(state, RUINS_TILE, "ruins"),
    "discoverer": _land,
    "saved": _curse,
    "condottiere": lambda state: _arms(state, FOR_THE_ALLY, "ally"),
    "insurgent": lambda state: _arms(state, FOR_THE_REBELS, "rebels"),
}
