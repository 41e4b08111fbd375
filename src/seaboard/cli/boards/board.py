"""A game's table at the prompt. An entry point of the group `seaboard.boards` names a game's own, by the game."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from seaboard import entries
from seaboard.cli.terminal.screen import folded
from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.core.view import View
from seaboard.language import Language

V = TypeVar("V", bound=View)


class Board(Generic[V]):
    """As it stands here it serves any game, in words."""

    def draw(self, game: Game[Any], state: Any, view: V, language: Language) -> str:
        """What this seat sees of the table."""
        return folded("\n".join(language.say(message) for message in game.describe(state, view.seat)))

    def standing(self, game: Game[Any], state: Any, view: V, language: Language) -> list[str]:
        """What a player wants to know after each move of a turn, each fact a line: shown where it has changed."""
        return [language.say(message) for message in game.describe(state, view.seat)]

    def goals(self, game: Game[Any], state: Any, view: V, language: Language) -> list[str]:
        """What the game is played for: shown when it begins, and whenever somebody asks."""
        return [language.say(goal) for goal in self.aims(view, game.id) if language.knows(goal.id)]

    def aims(self, view: V, game: str) -> list[Message]:
        return [Message(f"goal-{game}")]

    def scene(self, view: V) -> tuple[Any, ...]:
        """The turn, and what others may change on the boards meanwhile: when it is another, all is drawn anew."""
        return ()

    def signs(self, language: Language, columns: int) -> list[str]:
        """What the signs on the table mean; nothing where they speak for themselves."""
        return []

    def note(self, view: V, move: str, language: Language) -> str:
        """A word or two beside the notation of a move; empty where it speaks for itself."""
        return ""

    def heading(self, view: V, move: str, language: Language) -> str:
        """What stands above a group of moves; empty where nothing does."""
        return ""

    def player_name(self, view: V, seat: int, language: Language) -> str:
        return language.text("seat-name", seat=seat + 1)

    def read_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options as the game reads them, from what was typed."""
        return options


IN_WORDS: Board[Any] = Board()


def board_of(game: str) -> Board[Any]:
    return entries.find(entries.BOARDS, game, Board) or IN_WORDS
