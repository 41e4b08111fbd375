"""The games, by name: whatever an entry point of the group `seaboard.games` announces."""

from __future__ import annotations

from typing import Any, List, Tuple

from seaboard import entries
from seaboard.core.errors import BadOptions
from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.games.row import GameRow


def game_names() -> Tuple[str, ...]:
    """Every game, in the order of lists."""
    rows = entries.find_all(entries.GAMES, GameRow)
    return tuple(sorted(rows, key=lambda name: (rows[name].place, name)))


def game_row(name: str) -> GameRow:
    """Raises BadOptions when there is no such game."""
    row = entries.find(entries.GAMES, name, GameRow)
    if row is None:
        raise BadOptions(Message("game-unknown", {"game": name[:40], "known": ", ".join(game_names())}))
    return row


def load_game(name: str, edition: str = "") -> Game[Any]:
    """A game by its name, with the printed components or those of an edition file's text."""
    return game_row(name).load(edition)


def all_games() -> List[Game[Any]]:
    """Every game that can be loaded: a package that is broken does not take the others with it."""
    found: List[Game[Any]] = []
    for name in game_names():
        try:
            found.append(load_game(name))
        except entries.BrokenEntry as fault:
            entries.LOG.warning("broken: game=%s fault=%s", name, fault)
    return found
