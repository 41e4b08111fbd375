"""How often a quick bot wins with every combination of a game's options: what the new-game page tells of difficulty."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from typing import Any

from seaboard.core.options import Options
from seaboard.games import load_game
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
    for won in _measured(tasks, workers):
        wins.append(won)
        progress(len(wins))
    options = [{"name": option.name, "values": list(option.values)} for option in load_game(game).options()]
    return {"game": game, "bot": BOT, "games": games, "seed": seed, "options": options, "wins": wins}


def _measured(tasks: list[tuple[str, Options, int, int]], workers: int) -> Iterable[int]:
    if workers <= 1:
        yield from (victories(*task) for task in tasks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_victories, tasks, chunksize=16)


def _victories(task: tuple[str, Options, int, int]) -> int:
    return victories(*task)
