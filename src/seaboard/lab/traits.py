"""What a seat had been given that may decide a game: for the tables of the arena."""

from __future__ import annotations

from typing import Any

from seaboard.games.diluvium.rules.notation import BOARD_NAMES
from seaboard.games.diluvium.rules.state import DiluviumState


def traits(game: str, state: Any) -> dict[str, tuple[str, ...]]:
    """By kind of trait, that of each seat."""
    return of_diluvium(state) if game == "diluvium" else {}


def of_diluvium(state: DiluviumState) -> dict[str, tuple[str, ...]]:
    players = int(state.players)
    turns = tuple(str((seat - int(state.first)) % players + 1) for seat in range(players))
    return {"turn": turns, "board": tuple(BOARD_NAMES[board] for board in state.board)}
