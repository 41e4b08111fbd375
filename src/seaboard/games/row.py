"""One row a game: what is known of it before it is loaded. An entry point of the group `seaboard.games` names it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from seaboard.core.game import Game
from seaboard.entries import resolve

LAST = 100


@dataclass(frozen=True)
class GameRow:
    """`game` is where its rules are made, as `package.module:function`; the function takes the text of an edition file.

    A game of another package has its words in that package, `words`: `locales/<language>/*.ftl` and the rule register
    `register/<language>.md`; a language it lacks is English. `builds_on` names the game whose clauses it may also cite.
    """

    game: str
    place: int = LAST  # in lists of games; those of the same place by name
    builds_on: str = ""
    words: str = ""

    def load(self, edition: str) -> Game[Any]:
        made: Game[Any] = resolve(self.game)(edition)
        return made
