"""Whole games between bots, many of them; the result depends on the seed alone, never on how many workers ran."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from seaboard.bots.bot import Bot, Observation
from seaboard.bots.registry import bot_for, load_bot
from seaboard.core.game import Game
from seaboard.core.options import Options, OptionValue, read_options
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.statistics import wilson
from seaboard.games import load_game
from seaboard.lab.pool import results

CHUNK = 50
DICE, BOTS = 0, 1  # streams of the generator: a bot's thinking never disturbs the dice


@dataclass(frozen=True)
class Job:
    """What is simulated. Game number n is played with seed + n, so any range of games can be played anywhere."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: int
    edition: str = ""


@dataclass
class Tally:
    games: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.endings += other.endings
        self.wins += other.wins
        self.scores += other.scores


def play_out(game: Game[Any], options: Options, bots: list[Bot], seed: int) -> tuple[Any, int]:
    """One game to its end: the last state, and how many decisions led there."""
    state = game.new(options)
    dice, thoughts = Rng(seed, DICE), Rng(seed, BOTS)
    decisions = 0
    while (ask := game.ask(state)) is not None:
        if ask.seat == NATURE:
            action = game.sample(state, dice)
        else:
            action = bots[ask.seat].choose(Observation(game, state, ask.seat), thoughts)
            decisions += 1
        game.apply(state, ask.seat, action)
    return state, decisions


def play_one(game: Game[Any], options: Options, bots: list[Bot], seed: int) -> Tally:
    state, decisions = play_out(game, options, bots, seed)
    outcome = game.outcome(state)
    assert outcome is not None
    wins = Counter(outcome.winners)
    return Tally(1, decisions, Counter({outcome.ending: 1}), wins, Counter(dict(enumerate(outcome.scores))))


def play_range(job: Job, first: int, count: int) -> Tally:
    game = load_game(job.game, job.edition)
    bots = [load_bot(name) for name in job.bots]
    tally = Tally()
    for number in range(first, first + count):
        tally.add(play_one(game, job.options, bots, job.seed + number))
    return tally


def seated(job: Job) -> Job:
    """One bot for each seat; a single name fills them all."""
    game = load_game(job.game, job.edition)
    options = read_options(game.options(), job.options)
    for name in job.bots:
        bot_for(job.game, name)
    seats = game.seats(game.new(options))
    bots = job.bots * seats if len(job.bots) == 1 else job.bots
    return Job(job.game, options, bots[:seats], job.seed, job.edition)


def simulate(job: Job, games: int, workers: int = 1, progress: Callable[[int], None] = lambda _: None) -> Tally:
    """Play the games; `progress` is told how many are done. Raises BadOptions."""
    job = seated(job)
    chunks = [(job, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    total = Tally()
    for part in results(_play_chunk, chunks, workers):
        total.add(part)
        progress(total.games)
    return total


def _play_chunk(chunk: tuple[Job, int, int]) -> Tally:
    return play_range(*chunk)


def report(job: Job, tally: Tally) -> dict[str, Any]:
    """The figures, ready for JSON. A game counts as won when any seat won."""
    job = seated(job)
    seats = len(job.bots)
    options: dict[str, OptionValue] = dict(job.options)
    return {
        "game": job.game,
        "options": options,
        "bots": list(job.bots),
        "seed": job.seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "endings": dict(sorted(tally.endings.items())),
        "seats": [
            {
                "seat": seat + 1,
                "wins": tally.wins[seat],
                "win_rate": tally.wins[seat] / tally.games if tally.games else 0.0,
                "interval_95": list(wilson(tally.wins[seat], tally.games)),
            }
            for seat in range(seats)
        ],
    }
