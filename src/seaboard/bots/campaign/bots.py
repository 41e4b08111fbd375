"""Bots of the campaign that go for a certain title."""

from __future__ import annotations

from typing import Any

from seaboard.bots.bot import Bot, Observation
from seaboard.bots.campaign.mind import MIND, CampaignMind
from seaboard.bots.campaign.plan import best_action
from seaboard.bots.levels.level_bot import LevelBot
from seaboard.bots.random_bot import RandomBot
from seaboard.bots.search_bot import SearchBot
from seaboard.core.rng import Rng

ANY_TITLE = -1


class AimingGreedyBot:
    name = "greedy"

    def __init__(self, title: int) -> None:
        self.title = title

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        return best_action(observation.imagine(rng), self.title)


def aiming(bot: str, title: int) -> Bot:
    """The bot of this name, for the title at this place of the scenario's, or for whichever is most promising."""
    if bot == "random":
        return RandomBot()
    if bot == "greedy":
        return AimingGreedyBot(title)
    mind = CampaignMind(MIND.width, MIND.worlds, int(MIND.rounds), int(MIND.turns), title)
    return SearchBot(mind) if bot == "search" else LevelBot(bot, mind)
