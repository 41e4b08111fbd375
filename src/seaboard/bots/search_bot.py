"""Information-set search: the most promising answers are played on in imagined worlds, the better half ever again."""

from __future__ import annotations

from typing import Any, Dict, List, Optional

from seaboard.bots.bot import Observation
from seaboard.bots.campaign.mind import CampaignMind
from seaboard.bots.diluvia import value as diluvia_value
from seaboard.bots.diluvia.mind import DiluviaMind
from seaboard.bots.diluvium import value as diluvium_value
from seaboard.bots.diluvium.mind import DiluviumMind
from seaboard.bots.mind import Mind
from seaboard.bots.nautilion import value as nautilion_value
from seaboard.bots.nautilion.mind import NautilionMind
from seaboard.core.rng import Rng

MINDS: Dict[str, Mind[Any]] = {
    "nautilion": NautilionMind(
        nautilion_value.WEIGHTS, width=10, worlds=1000, games=2000, expanded_games=1000, trust=20.0, scale=40.0
    ),
    "diluvium": DiluviumMind(diluvium_value.WEIGHTS, width=10, worlds=20, rounds=2, turns=800),
    "diluvia": DiluviaMind(
        diluvia_value.WEIGHTS,
        width=10,
        worlds=400,
        rounds=2,
        turns=1500,
        window=900,
        late_turns=40000,
        trust=6.0,
        late_trust=60.0,
    ),
    "campaign": CampaignMind(width=8, worlds=12, rounds=3, turns=480),
}
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
        return weigh(self.mind or MINDS[observation.game.id], observation, rng)[0]


def weigh(mind: Mind[Any], observation: Observation[Any], rng: Rng) -> List[int]:
    """The answers the mind thinks of, the best first, those that were dropped in the order of their promise then."""
    world = observation.imagine(rng)
    answers, trials = mind.ranking(world, observation.seat)[: mind.width], mind.trials(world)
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
