"""How each level plays each game: read from `habits.toml`, where every number is explained."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Any, Dict, List, Tuple

from seaboard.core.toml import read_toml

ANY_GAME = "any"


@dataclass(frozen=True)
class Habits:
    """`thinks` is the share of decisions a level thinks ahead about, with the share `trials` of what its game allows;
    to the others it gives the answer that looks best, misjudged by `noise` in the game's own measure. `overlooks` tells
    how often it does not think of a kind of answer at all, by verbs; `weights` what matters more or less to it.
    """

    thinks: float = 0.0
    trials: float = 1.0
    noise: float = 0.0
    overlooks: Dict[str, float] = field(default_factory=dict)
    weights: Dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Custom:
    """What a level does in a game, and what it does otherwise at tables of so many seats in so many sides."""

    usual: Habits
    tables: Dict[Tuple[int, int], Habits]

    def at(self, seats: int, sides: int) -> Habits:
        return self.tables.get((seats, sides), self.usual)


@cache
def customs(level: str) -> Dict[str, Custom]:
    """Of a level, by game. Raises TypeError for a habit that is none, KeyError for a level that is none."""
    games: Dict[str, Dict[str, Any]] = read_toml((files(__package__) / "habits.toml").read_text("utf-8"))[level]
    return {game: _custom(dict(row)) for game, row in games.items()}


def _custom(row: Dict[str, Any]) -> Custom:
    tables: List[Dict[str, Any]] = row.pop("tables", [])
    usual = Habits(**row)
    return Custom(usual, {(table.pop("seats"), table.pop("sides")): replace(usual, **table) for table in tables})


def habits(level: str, game: str, seats: int, sides: int) -> Habits:
    """A game of another package is played by the usual habits of the level."""
    known = customs(level)
    return known.get(game, known[ANY_GAME]).at(seats, sides)
