"""Whether hints keep their word: what they promise in many positions, and how often bots who play on from there win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import count, islice
from time import process_time
from typing import Any, NamedTuple

from seaboard.bots.bot import Observation
from seaboard.bots.hint import SEEDS, advise
from seaboard.bots.skill import skill_of
from seaboard.core.game import Game
from seaboard.core.options import Options
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.statistics import wilson
from seaboard.core.toml import read_toml
from seaboard.games import load_game
from seaboard.lab.pool import results

ONE_IN = 6  # decisions of its seat: a hint is asked for
BINS = 10
SETTINGS: dict[str, list[Options]] = read_toml((files(__package__) / "calibration.toml").read_text("utf-8"))


class Promise(NamedTuple):
    """The chance of the best choice, as it was told, and what became of it: 1 won, 0 lost, between them shared."""

    chance: float
    won: float


@dataclass(frozen=True)
class Task:
    game: str
    seed: int
    seconds: float


class Bin(NamedTuple):
    """Hints that promised about as much: how many, on average how much, and how often they were kept."""

    hints: int
    promised: float
    kept: float
    low: float
    high: float


def promises(task: Task) -> list[Promise]:
    """One game between quick bots; wherever its seat asks, the best choice is played on aside, with luck of its own."""
    settings = SETTINGS[task.game]
    game, rng = load_game(task.game), Rng(task.seed)
    state = game.new(settings[task.seed % len(settings)])
    seat = task.seed % game.seats(state)
    found: list[Promise] = []
    for _ in steps(game, state, rng):
        ask = game.ask(state)
        if ask is not None and ask.seat == seat and len(game.legal(state, seat)) > 1 and rng.below(ONE_IN) == 0:
            action, chance = advised(Observation(game, state, seat), rng, task.seconds)
            found.append(Promise(chance, fate(game, state.copy(), seat, action, Rng(rng.below(SEEDS)))))
    return found


def steps(game: Game[Any], state: Any, rng: Rng) -> Iterator[None]:
    """The game goes on, one answer of chance or of a quick bot after the other, to its end."""
    best = skill_of(game.id).best
    assert best is not None
    while (ask := game.ask(state)) is not None:
        yield
        if ask.seat == NATURE:
            game.apply(state, NATURE, game.sample(state, rng))
        else:
            game.apply(state, ask.seat, best(game.imagine(state, ask.seat, rng), ask.seat))


def fate(game: Game[Any], state: Any, seat: int, action: int, rng: Rng) -> float:
    """What becomes of a seat that answers this, when quick bots play on."""
    game.apply(state, seat, action)
    for _ in steps(game, state, rng):
        pass
    outcome = game.outcome(state)
    assert outcome is not None
    winners, sides = outcome.winners, game.sides(state)
    return 1.0 / len({sides[winner] for winner in winners}) if seat in winners else 0.0


def advised(observation: Observation[Any], rng: Rng, seconds: float) -> tuple[int, float]:
    guide = skill_of(observation.game.id).guide
    assert guide is not None
    best = advise(guide, observation, Rng(rng.below(SEEDS)), process_time, seconds=seconds)[0]
    return best.action, best.chance


def calibration(game: str, positions: int, seconds: float, workers: int, seed: int = 1) -> Iterator[Promise]:
    """The promises of so many positions, from as many games as that takes."""
    found = 0
    for first in count(seed, 8 * workers):
        tasks = [Task(game, number, seconds) for number in range(first, first + 8 * workers)]
        for made in results(promises, tasks, workers):
            yield from islice(made, positions - found)
            found = min(positions, found + len(made))
        if found >= positions:
            return


def bins(made: Sequence[Promise]) -> list[Bin]:
    """By tenths of what was promised; empty ones are left out."""
    found: list[Bin] = []
    for place in range(BINS):
        here = [one for one in made if min(BINS - 1, int(one.chance * BINS)) == place]
        if here:
            won = sum(one.won for one in here)
            promised = sum(one.chance for one in here) / len(here)
            found.append(Bin(len(here), promised, won / len(here), *wilson(won, len(here))))
    return found
