"""A hint for a lonely captain: the best answers, and how often each of them wins when greedy play goes on from there.

The chances come from trials made after the choice, so that the luck that made an answer look good does not flatter it.
They are a lower bound for who plays on better than that.
"""

from __future__ import annotations

from typing import Any, Dict, List

from seaboard.bots.bot import Observation
from seaboard.bots.hint import Clock, Hint
from seaboard.bots.nautilion.mind import MIND, NautilionMind
from seaboard.bots.search_bot import try_all
from seaboard.core.rng import Rng
from seaboard.core.statistics import wilson

SHOWN = 3
CONSIDERED = 6
SECONDS = 0.6  # so that a hint is there within a second, with the way to the browser
CHOOSING = 0.4  # of them to find the best answers, the rest to tell their chances
MOST_TRIALS = 1000  # of each answer, in each of the two parts
FEWEST_TRIALS = 8


class Patience:
    """How long one may go on: so many seconds, but some trials in any case and never more than enough."""

    def __init__(self, clock: Clock, seconds: float, most: int = MOST_TRIALS) -> None:
        self.clock = clock
        self.end = clock() + seconds
        self.most = most
        self.made = 0

    def more(self) -> bool:
        if self.made >= self.most or (self.made >= FEWEST_TRIALS and self.clock() > self.end):
            return False
        self.made += 1
        return True


def hints(observation: Observation[Any], rng: Rng, clock: Clock, most: int = MOST_TRIALS) -> List[Hint]:
    """The best answers first. With a clock that stands still they depend on the state and the generator alone."""
    answers = considered(MIND, observation, rng)
    if len(answers) > SHOWN:
        answers = promising(MIND, observation, answers, rng, Patience(clock, CHOOSING * SECONDS, most))
    return proved(MIND, observation, answers, rng, Patience(clock, (1 - CHOOSING) * SECONDS, most))


def considered(mind: NautilionMind, observation: Observation[Any], rng: Rng) -> List[int]:
    if len(observation.legal) == 1:
        return observation.legal
    return mind.ranking(observation.imagine(rng), observation.seat)[:CONSIDERED]


def promising(
    mind: NautilionMind, observation: Observation[Any], answers: List[int], rng: Rng, patience: Patience
) -> List[int]:
    """Those that win most, with what they promise for a start."""
    world = observation.imagine(rng)
    totals = dict(zip(answers, mind.head_start(world, observation.seat, answers), strict=True))
    while patience.more():
        try_all(mind, observation, answers, totals, rng)
    return sorted(answers, key=lambda action: -totals[action])[:SHOWN]


def proved(
    mind: NautilionMind, observation: Observation[Any], answers: List[int], rng: Rng, patience: Patience
) -> List[Hint]:
    """Each answer in as many games, all with the same luck."""
    wins: Dict[int, float] = dict.fromkeys(answers, 0.0)
    while patience.more():
        try_all(mind, observation, answers, wins, rng)
    games = patience.made
    found = [Hint(action, won / games, *wilson(won, games), games) for action, won in wins.items()]
    return sorted(found, key=lambda hint: -hint.chance)
