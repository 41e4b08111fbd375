"""Bots against each other at every setting, the first of them on every side in turn; who won, where and with what.

Game number n of a setting is played with seed + n: the result depends on the seed alone, never on the workers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import product
from typing import Any

from seaboard.bots.registry import bot_for
from seaboard.core.errors import BadOptions
from seaboard.core.game import Game
from seaboard.core.options import Options, OptionValue, read_options
from seaboard.core.statistics import wilson
from seaboard.games import load_game
from seaboard.lab.pool import results
from seaboard.lab.simulate import play_out

Task = tuple["Contest", int, int]


@dataclass(frozen=True)
class Contest:
    """`settings` are the options of the tables; the first bot has one side alone, the others share the rest."""

    game: str
    settings: tuple[tuple[tuple[str, OptionValue], ...], ...]
    bots: tuple[str, ...]
    games: int
    seed: int
    edition: str = ""


@dataclass(frozen=True)
class Played:
    """One game. `sides` tell of each seat its team (alone everybody is one), `traits` what may have helped it: its
    board, its place in the order of turns.
    """

    setting: int
    number: int
    bots: tuple[str, ...]
    sides: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    traits: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Rate:
    """Games won by something that took part, and the share that luck alone would give. A shared victory is a part."""

    name: str
    games: int
    wins: float
    chance: float
    score: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def data(self) -> dict[str, Any]:
        return {**asdict(self), "rate": self.rate, "interval_95": list(self.interval)}


def contest(game: str, options: dict[str, str], bots: tuple[str, ...], games: int, seed: int, edition: str) -> Contest:
    """Every combination of the values given for each option, `2,3,4` for three. Raises BadOptions."""
    rules = load_game(game, edition)
    for name in bots:
        bot_for(game, name)
    values = [[(name, value.strip()) for value in text.split(",")] for name, text in options.items()]
    read: list[Options] = [read_options(rules.options(), dict(chosen)) for chosen in product(*values)]
    return Contest(game, tuple(tuple(setting.items()) for setting in tables(rules, read)), bots, games, seed, edition)


def tables(game: Game[Any], settings: list[Options]) -> list[Options]:
    """Those of the settings the game has, each once: some options mean nothing beside others."""
    found: list[Options] = []
    starts: list[dict[str, Any]] = []
    refused: BadOptions | None = None
    for setting in settings:
        try:
            start = game.new(setting).data()
        except BadOptions as fault:
            refused = fault
            continue
        if start not in starts:
            found.append(setting)
            starts.append(start)
    if refused is not None and not found:
        raise refused
    return found


def line_up(bots: tuple[str, ...], sides: tuple[int, ...], number: int) -> tuple[str, ...]:
    """The first bot has a whole side and moves on by one from game to game; the others take turns on the sides left."""
    rest = bots[1:] or bots
    count = max(sides) + 1
    alone, turn = number % count, number // count
    others = [side for side in range(count) if side != alone]
    seated = {side: rest[(turn + place) % len(rest)] for place, side in enumerate(others)}
    return tuple(seated.get(side, bots[0]) for side in sides)


def play_one(task: Task) -> Played:
    job, setting, number = task
    game, options = load_game(job.game, job.edition), dict(job.settings[setting])
    sides = game.sides(game.new(options))
    seated = line_up(job.bots, sides, number)
    state, decisions = play_out(game, options, [bot_for(job.game, name) for name in seated], job.seed + number)
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(setting, number, seated, sides, outcome.winners, outcome.scores, decisions, game.traits(state))


def hold(job: Contest, workers: int = 1, progress: Callable[[int], None] = lambda _: None) -> list[Played]:
    """All games of all settings; `progress` is told how many are done."""
    tasks = [(job, setting, number) for setting in range(len(job.settings)) for number in range(job.games)]
    played: list[Played] = []
    for game in results(play_one, tasks, workers):
        played.append(game)
        progress(len(played))
    return played


def rates(played: list[Played], names: Callable[[Played], tuple[str, ...]]) -> list[Rate]:
    """For each name: in how many games it took part, how many of them it won, what luck alone would give."""
    found: dict[str, list[float]] = {}
    for game in played:
        named = names(game)
        for name in dict.fromkeys(named):
            seats = [seat for seat, own in enumerate(named) if own == name]
            won = sum(seat in game.winners for seat in seats) / len(game.winners) if game.winners else 0.0
            scored = sum(game.scores[seat] for seat in seats) / len(seats)
            total = found.setdefault(name, [0, 0.0, 0.0, 0.0])
            for place, more in enumerate((1, won, len(seats) / len(named), scored)):
                total[place] += more
    made = [Rate(name, int(n), won, chance / n, score / n) for name, (n, won, chance, score) in found.items()]
    return sorted(made, key=lambda rate: rate.name)


def by_bot(game: Played) -> tuple[str, ...]:
    return game.bots


def by_seat(game: Played) -> tuple[str, ...]:
    """A team wins together: its seats are named together."""
    return tuple("+".join(str(seat + 1) for seat, own in enumerate(game.sides) if own == side) for side in game.sides)


def by_trait(name: str) -> Callable[[Played], tuple[str, ...]]:
    return lambda game: game.traits[name]


def report(job: Contest, played: list[Played]) -> dict[str, Any]:
    """The figures of each setting, ready for JSON."""
    settings = []
    for number, options in enumerate(job.settings):
        here = [game for game in played if game.setting == number]
        kinds = here[0].traits if here else {}
        settings.append(
            {
                "options": dict(options),
                "games": len(here),
                "decisions": sum(game.decisions for game in here),
                "bots": [rate.data() for rate in rates(here, by_bot)],
                "seats": [rate.data() for rate in rates(here, by_seat)],
                **{kind: [rate.data() for rate in rates(here, by_trait(kind))] for kind in kinds},
            }
        )
    return {"game": job.game, "bots": list(job.bots), "seed": job.seed, "games": job.games, "settings": settings}
