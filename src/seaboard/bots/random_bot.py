"""Any legal move, each as likely."""

from __future__ import annotations

from typing import Any

from seaboard.bots.bot import BotRow, Observation
from seaboard.core.rng import Rng


class RandomBot:
    name = "random"

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        return rng.choice(observation.legal)


ROW = BotRow(RandomBot, lambda _: True, place=0)
