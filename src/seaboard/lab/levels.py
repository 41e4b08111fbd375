"""How the levels of bots are spaced: each against the one below at every table, and how often each wins alone.

Game number n of a row is played with seed + n: the figures depend on the seed alone, never on the workers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from seaboard.bots.levels.level_bot import LEVELS
from seaboard.bots.registry import bot_for
from seaboard.core.options import Options, read_options
from seaboard.core.statistics import wilson
from seaboard.core.toml import read_toml
from seaboard.games import load_game
from seaboard.lab.arena import line_up
from seaboard.lab.pool import results
from seaboard.lab.simulate import play_out

AIM = (0.65, 0.80)  # of the games of two, against the level below
_TABLES: dict[str, dict[str, list[Options]]] = read_toml((files(__package__) / "levels.toml").read_text("utf-8"))
RIVALS, ALONE = _TABLES["rivals"], _TABLES["alone"]
GAMES = (*RIVALS, *ALONE)


@dataclass(frozen=True)
class Row:
    """`bots` are a level and the one below it, or one that plays alone or with its like."""

    game: str
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: int


def rows(games: Iterable[str], counts: list[int], seed: int) -> list[Row]:
    """`counts` are the games of each step, from the lowest; the last holds for all that follow. A step of none is left
    out.
    """
    made: list[Row] = []
    for game in games:
        for options in RIVALS.get(game, []):
            made += [
                Row(game, options, (LEVELS[step + 1], LEVELS[step]), _of(counts, step), seed)
                for step in range(len(LEVELS) - 1)
            ]
        for options in ALONE.get(game, []):
            made += [Row(game, options, (level,), _of(counts, place - 1), seed) for place, level in enumerate(LEVELS)]
    return [row for row in made if row.games]


def _of(counts: list[int], step: int) -> int:
    return counts[min(max(step, 0), len(counts) - 1)]


def play_one(task: tuple[Row, int]) -> tuple[float, int]:
    """The share of the victory that went to the first bot's side, and the number of sides."""
    row, number = task
    game = load_game(row.game)
    options = read_options(game.options(), row.options)
    sides = game.sides(game.new(options))
    seated = line_up(row.bots, sides, number)
    state, _ = play_out(game, options, [bot_for(row.game, name) for name in seated], row.seed + number)
    outcome = game.outcome(state)
    assert outcome is not None
    won = {sides[seat] for seat in outcome.winners}
    own = {side for side, name in zip(sides, seated, strict=True) if name == row.bots[0]}
    return (len(won & own) / len(won) if won else 0.0), max(sides) + 1


def measure(asked: list[Row], workers: int = 1, progress: Callable[[int], None] = lambda _: None) -> dict[str, Any]:
    """The figures of all rows, ready for JSON."""
    tasks = [(row, number) for row in asked for number in range(row.games)]
    played: list[tuple[float, int]] = []
    for result in results(play_one, tasks, workers):
        played.append(result)
        progress(len(played))
    figures, first = [], 0
    for row in asked:
        figures.append(figures_of(row, played[first : first + row.games]))
        first += row.games
    return {"rows": figures}


def figures_of(row: Row, played: list[tuple[float, int]]) -> dict[str, Any]:
    wins, sides = sum(won for won, _ in played), played[0][1]
    ends = wilson(wins, row.games)
    found = {"game": row.game, "options": dict(row.options), "bots": list(row.bots), "games": row.games, "wins": wins}
    found |= {"rate": wins / row.games, "interval_95": list(ends)}
    if len(row.bots) > 1:
        found |= {"chance": 1 / sides, "as_two": for_two(wins / row.games, sides)}
        found |= {"as_two_interval_95": [for_two(end, sides) for end in ends]}
    return found


def for_two(share: float, sides: int) -> float:
    """One against several of the level below: what it would win against one of them, when victories go by strength.

    Who is r times as strong as each of the others wins r parts of r + others.
    """
    strength = share * (sides - 1)
    return strength / (strength + 1.0 - share)


def verdict(figures: dict[str, Any]) -> str:
    """Whether the aim is met, or may be within the interval, or is missed beyond doubt."""
    low, high = figures["as_two_interval_95"]
    if AIM[0] <= figures["as_two"] <= AIM[1]:
        return "met"
    return "close" if low <= AIM[1] and high >= AIM[0] else "missed"
