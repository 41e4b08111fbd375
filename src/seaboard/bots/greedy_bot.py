"""The move that leads to the best position one turn ahead, by each game's own measure."""

from __future__ import annotations

from typing import Any

from seaboard.bots.bot import BotRow, Observation
from seaboard.bots.skill import skill_of
from seaboard.core.rng import Rng


class GreedyBot:
    """Looks one turn ahead on an imagined state."""

    name = "greedy"

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        best = skill_of(observation.game.id).best
        assert best is not None
        return best(observation.imagine(rng), observation.seat)


ROW = BotRow(GreedyBot, lambda game: skill_of(game).best is not None, place=10)
