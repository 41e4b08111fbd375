"""Information-set search: the most promising answers are played on in imagined worlds, the better half ever again."""

from __future__ import annotations

from typing import Any, Dict, List, Optional

from seaboard.bots.bot import BotRow, Observation
from seaboard.bots.mind import Mind
from seaboard.bots.skill import skill_of
from seaboard.core.rng import Rng

SEEDS = 0x3FFFFFFF


class SearchBot:
    """Sequential halving (Karnin, Koren, Somekh 2013) over worlds the seat could be in.

    All answers meet the same worlds with the same luck, so that luck does not decide between them. A mind of its own
    may want something else than the game's usual one: a certain title in the campaign.
    """

    name = "search"

    def __init__(self, mind: Optional[Mind[Any]] = None) -> None:
        self.mind = mind

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        mind = self.mind or skill_of(observation.game.id).mind
        assert mind is not None
        return weigh(mind, observation, rng)[0]


def weigh(mind: Mind[Any], observation: Observation[Any], rng: Rng, share: float = 1.0) -> List[int]:
    """The answers the mind thinks of, the best first, those that were dropped in the order of their promise then. It
    takes this share of the trials the mind may take.
    """
    world = observation.imagine(rng)
    answers, trials = mind.ranking(world, observation.seat)[: mind.width], int(share * mind.trials(world))
    totals = dict(zip(answers, mind.head_start(world, observation.seat, answers), strict=True))
    dropped: List[int] = []
    phases = max(1, (len(answers) - 1).bit_length())
    while len(answers) > 1:
        worlds = min(mind.worlds, trials // (phases * len(answers)))
        for _ in range(max(1, worlds)):
            try_all(mind, observation, answers, totals, rng)
        ranked = sorted(answers, key=lambda action: -totals[action])
        answers = ranked[: (len(ranked) + 1) // 2]
        dropped = ranked[len(answers) :] + dropped
    return answers + dropped


def try_all(
    mind: Mind[Any], observation: Observation[Any], answers: List[int], totals: Dict[int, float], rng: Rng
) -> None:
    world, luck = observation.imagine(rng), rng.below(SEEDS)
    for action in answers:
        totals[action] += mind.trial(world.copy(), observation.seat, action, Rng(luck))


ROW = BotRow(SearchBot, lambda game: skill_of(game).mind is not None, place=20)
