"""The move that leads to the best position one turn ahead, by each game's own measure."""

from __future__ import annotations

from typing import Any

from seaboard.bots import nautilion_value
from seaboard.bots.bot import Observation
from seaboard.core.rng import Rng


class GreedyBot:
    """Looks one turn ahead on an imagined state."""

    name = "greedy"

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        state = observation.imagine(rng)
        return nautilion_value.best_action(state, observation.seat, nautilion_value.WEIGHTS)
