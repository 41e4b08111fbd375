"""What a game is played for, in sentences: told when it begins, and whenever somebody asks."""

from __future__ import annotations

from typing import Any

from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.core.seats import WATCHER
from seaboard.core.view import View
from seaboard.games.diluvia.presentation.view import DiluviaView
from seaboard.games.diluvium.campaign.presentation.description import aims
from seaboard.games.diluvium.campaign.rules.state import SoloState
from seaboard.games.nautilion.presentation.view import NautilionView
from seaboard.language import Language


def goal_lines(game: Game[Any], state: Any, language: Language) -> list[str]:
    if isinstance(state, SoloState):
        return [language.say(message) for message in aims(state)]
    view = game.view(state, WATCHER)
    return [language.say(message) for message in [Message(_goal(game, view)), *_besides(view)]]


def _goal(game: Game[Any], view: View) -> str:
    in_teams = isinstance(view, DiluviaView) and view.teams
    return f"goal-{game.id}-teams" if in_teams else f"goal-{game.id}"


def _besides(view: View) -> list[Message]:
    """What Nautilion's expansions add to it."""
    extra = view.expansions if isinstance(view, NautilionView) else None
    if extra is None:
        return []
    parts = {"mages": extra.cabin, "mercenaries": extra.phantom_board, "heroics": extra.heroics}
    return [Message(f"goal-nautilion-{name}") for name, part in parts.items() if part is not None]
