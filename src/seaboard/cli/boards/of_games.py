"""Each game's table drawn with characters, what its moves mean, and its players' names."""

from __future__ import annotations

from typing import Any

from seaboard.cli.boards import (
    campaign_board,
    diluvia_board,
    diluvia_panel,
    diluvium_board,
    diluvium_panel,
    nautilion_board,
    nautilion_panel,
)
from seaboard.cli.terminal.screen import folded
from seaboard.core.game import Game
from seaboard.core.view import View
from seaboard.games.diluvia.presentation.view import DiluviaView
from seaboard.games.diluvium.campaign.presentation.view import SoloView
from seaboard.games.diluvium.presentation.view import DiluviumView
from seaboard.games.nautilion.presentation.view import NautilionView
from seaboard.language import Language

BOARDS = {
    "nautilion": nautilion_board.draw_table,
    "diluvium": diluvium_board.draw_table,
    "diluvia": diluvia_board.draw_table,
    "campaign": campaign_board.draw_table,
}
SIGNS = {"diluvium": diluvium_board.signs, "diluvia": diluvia_board.signs, "campaign": campaign_board.signs}


def draw_table(game: Game[Any], state: Any, seat: int, language: Language) -> str:
    """What this seat sees of the table."""
    return BOARDS.get(game.id, described)(game, state, seat, language)


def described(game: Game[Any], state: Any, seat: int, language: Language) -> str:
    """A table that nobody has drawn, in words."""
    return folded("\n".join(language.say(message) for message in game.describe(state, seat)))


def standing(game: Game[Any], state: Any, seat: int, language: Language) -> list[str]:
    """What a player wants to know after each move of a turn, each fact a line: it is told where it has changed."""
    view = game.view(state, seat)
    if isinstance(view, SoloView):
        return campaign_board.standing(state, language)
    if isinstance(view, DiluviumView):
        return diluvium_panel.standing(view, language)
    if isinstance(view, DiluviaView):
        return diluvia_panel.standing(view, language)
    if isinstance(view, NautilionView):
        return nautilion_board.standing(view, language)
    return [language.say(message) for message in game.describe(state, seat)]


def scene(view: View) -> tuple[Any, ...]:
    """The turn, and what others may change on the boards meanwhile: when it is another, all is drawn anew."""
    if isinstance(view, DiluviumView):
        return (view.round, view.active)
    if isinstance(view, DiluviaView):
        pieces = [(player.jungle, player.aboard) for player in view.players if view.active != view.seat]
        return (view.turn, view.active, view.level, *pieces)
    return (view.turn,) if isinstance(view, NautilionView) else ()


def signs(game: Game[Any], language: Language, columns: int) -> list[str]:
    """What the signs on the table mean; nothing where they speak for themselves."""
    return SIGNS[game.id](language, columns) if game.id in SIGNS else []


def note(view: View, move: str, language: Language) -> str:
    """A word or two beside the notation of a move; empty where it speaks for itself."""
    if isinstance(view, DiluviaView):
        return diluvia_panel.note(move, language)
    if isinstance(view, NautilionView):
        return nautilion_panel.note(view, move, language)
    return diluvium_panel.note(view, move, language) if isinstance(view, DiluviumView) else ""


def heading(view: View, move: str, language: Language) -> str:
    """What stands above a group of moves; empty where nothing does."""
    if isinstance(view, NautilionView):
        return nautilion_panel.heading(view, move, language)
    return diluvia_panel.heading(move, language) if isinstance(view, DiluviaView) else ""


def player_name(view: View, seat: int, language: Language) -> str:
    if isinstance(view, DiluviumView):
        return diluvium_panel.player_name(view, seat, language)
    if isinstance(view, DiluviaView):
        return diluvia_panel.player_name(view, seat, language)
    return language.text("seat-name", seat=seat + 1)
