"""Each game's table drawn with characters."""

from __future__ import annotations

from typing import Any

from seaboard.cli import nautilion_board
from seaboard.core.game import Game
from seaboard.language import Language

BOARDS = {"nautilion": nautilion_board.draw_table}


def draw_table(game: Game[Any], state: Any, seat: int, language: Language) -> str:
    """What this seat sees of the table."""
    return BOARDS[game.id](game, state, seat, language)
