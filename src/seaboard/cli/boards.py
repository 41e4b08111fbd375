"""Each game's table drawn with characters, what its moves mean, and its players' names."""

from __future__ import annotations

from typing import Any

from seaboard.cli import diluvium_board, diluvium_panel, nautilion_board
from seaboard.core.game import Game
from seaboard.core.view import View
from seaboard.games.diluvium.view import DiluviumView
from seaboard.language import Language

BOARDS = {"nautilion": nautilion_board.draw_table, "diluvium": diluvium_board.draw_table}


def draw_table(game: Game[Any], state: Any, seat: int, language: Language) -> str:
    """What this seat sees of the table."""
    return BOARDS[game.id](game, state, seat, language)


def signs(game: Game[Any], language: Language, columns: int) -> list[str]:
    """What the signs on the table mean; nothing where they speak for themselves."""
    return diluvium_board.signs(language, columns) if game.id == "diluvium" else []


def note(view: View, move: str, language: Language) -> str:
    """A word or two beside the notation of a move; empty where it speaks for itself."""
    return diluvium_panel.note(view, move, language) if isinstance(view, DiluviumView) else ""


def player_name(view: View, seat: int, language: Language) -> str:
    if isinstance(view, DiluviumView):
        return diluvium_panel.player_name(view, seat, language)
    return language.text("seat-name", seat=seat + 1)
