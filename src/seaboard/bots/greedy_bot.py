"""The move that leads to the best position one turn ahead, by each game's own measure."""

from __future__ import annotations

from typing import Any, Callable, Dict

from seaboard.bots.bot import Observation
from seaboard.bots.campaign import plan as campaign_plan
from seaboard.bots.diluvia import plan as diluvia_plan
from seaboard.bots.diluvia import value as diluvia_value
from seaboard.bots.diluvium import plan as diluvium_plan
from seaboard.bots.diluvium import value as diluvium_value
from seaboard.bots.nautilion import plan as nautilion_plan
from seaboard.bots.nautilion import value as nautilion_value
from seaboard.core.rng import Rng


def best_in_nautilion(state: Any, seat: int) -> int:
    return nautilion_plan.best_action(state, seat, NAUTILION, True)


def best_in_diluvium(state: Any, seat: int) -> int:
    return diluvium_plan.best_action(state, seat, diluvium_value.WEIGHTS)


def best_in_diluvia(state: Any, seat: int) -> int:
    return diluvia_plan.best_action(state, seat, DILUVIA)


def best_in_campaign(state: Any, _seat: int) -> int:
    return campaign_plan.best_action(state, -1)


NAUTILION = nautilion_value.Judge(nautilion_value.WEIGHTS)
DILUVIA = diluvia_value.Judge(diluvia_value.WEIGHTS)
BEST: Dict[str, Callable[[Any, int], int]] = {
    "nautilion": best_in_nautilion,
    "diluvium": best_in_diluvium,
    "diluvia": best_in_diluvia,
    "campaign": best_in_campaign,
}


class GreedyBot:
    """Looks one turn ahead on an imagined state."""

    name = "greedy"

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        return BEST[observation.game.id](observation.imagine(rng), observation.seat)
