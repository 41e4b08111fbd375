"""A hint: an answer with its chance to win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, List

from seaboard.bots.bot import Observation
from seaboard.core.rng import Rng


@dataclass(frozen=True)
class Hint:
    """An answer, the share of trials that were won after it, and the 95 % interval of that share."""

    action: int
    chance: float
    low: float
    high: float
    games: int


Clock = Callable[[], float]
Adviser = Callable[[Observation[Any], Rng, Clock], List[Hint]]
