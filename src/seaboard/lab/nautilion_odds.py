"""How often a quick bot wins Nautilion with every combination of options: what the new-game page says of difficulty."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from seaboard.core.options import Options
from seaboard.games import load_game
from seaboard.lab.pool import results
from seaboard.lab.simulate import Job, play_range, seated

BOT = "greedy"


def combinations(game: str) -> list[Options]:
    """Every one, the last option changing fastest."""
    each = [[(option.name, value) for value in option.values] for option in load_game(game).options()]
    return [dict(chosen) for chosen in product(*each)]


def victories(game: str, options: Options, games: int, seed: int) -> int:
    """Games won together: game number n is played with seed + n, whatever the options."""
    return play_range(seated(Job(game, options, (BOT,), seed)), 0, games).endings["victory"]


def measure(
    game: str, games: int, seed: int, workers: int = 1, progress: Callable[[int], None] = lambda _: None
) -> dict[str, Any]:
    """The figures, ready for JSON: `wins` are in the order of `combinations`. They don't depend on the workers."""
    tasks = [(game, options, games, seed) for options in combinations(game)]
    wins = []
    for won in results(_victories, tasks, workers, at_once=16):
        wins.append(won)
        progress(len(wins))
    options = [{"name": option.name, "values": list(option.values)} for option in load_game(game).options()]
    return {"game": game, "bot": BOT, "games": games, "seed": seed, "options": options, "wins": wins}


def _victories(task: tuple[str, Options, int, int]) -> int:
    return victories(*task)
