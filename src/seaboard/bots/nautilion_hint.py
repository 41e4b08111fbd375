"""A hint for a lonely captain: the best answers, and how often each of them wins when greedy play goes on from there.

The chances come from trials made after the choice, so that the luck that made an answer look good does not flatter it.
They are a lower bound for who plays on better than that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, List

from seaboard.bots.bot import Observation
from seaboard.bots.nautilion_mind import NautilionMind
from seaboard.bots.search_bot import MINDS, SEEDS, weigh
from seaboard.core.rng import Rng
from seaboard.core.statistics import wilson
from seaboard.games.nautilion.expansions.state import ExpandedState

SHOWN = 3
GAMES = 400  # trials behind each chance shown
EXPANDED_GAMES = 100


@dataclass(frozen=True)
class Hint:
    """An answer, the share of trials that were won after it, and the 95 % interval of that share."""

    action: int
    chance: float
    low: float
    high: float
    games: int


def hints(observation: Observation[Any], rng: Rng, shown: int = SHOWN) -> List[Hint]:
    """The best answers first. Depends on the state and the generator alone."""
    mind = MINDS["nautilion"]
    assert isinstance(mind, NautilionMind)
    expanded = isinstance(observation.imagine(rng), ExpandedState)
    answers = weigh(mind, observation, rng)[:shown]
    return proved(mind, observation, answers, EXPANDED_GAMES if expanded else GAMES, rng)


def proved(mind: NautilionMind, observation: Observation[Any], answers: List[int], games: int, rng: Rng) -> List[Hint]:
    """Each answer in as many games, all with the same luck."""
    wins = dict.fromkeys(answers, 0.0)
    for _ in range(games):
        luck = rng.below(SEEDS)
        for action in answers:
            wins[action] += mind.trial(observation.imagine(rng), observation.seat, action, Rng(luck))
    found = [Hint(action, won / games, *wilson(won, games), games) for action, won in wins.items()]
    return sorted(found, key=lambda hint: -hint.chance)
