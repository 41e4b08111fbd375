"""A bot of its own, and what the search of the house needs to know of Levee."""

from __future__ import annotations

from typing import Any

from levee.presentation.view import LeveeView
from levee.rules.ending import scores
from levee.rules.state import LeveeState
from seaboard.bots.bot import BotRow, Observation
from seaboard.bots.mind import Mind
from seaboard.bots.skill import Skill
from seaboard.core.engine import answer, playout
from seaboard.core.rng import Rng


class Warden:
    """Lays its share of what the river will bring on average, as a good neighbour does; all it needs is the view."""

    name = "warden"

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        view = observation.view
        assert isinstance(view, LeveeView)
        villages = len(view.villages)
        water = view.forecast + (villages + 2) / 2
        wanted = -(-water // villages)
        return min(observation.legal, key=lambda action: abs((action >> 5) - wanted))


class LeveeMind(Mind[LeveeState]):
    """A trial plays on at random to the end; what counts is the lead over the best of the others."""

    def trials(self, state: LeveeState) -> int:
        return 120

    def ranking(self, state: LeveeState, seat: int) -> list[int]:
        return list(state.stack[-1].legal(state, seat))

    def trial(self, state: LeveeState, seat: int, action: int, rng: Rng) -> float:
        answer(state, seat, action)
        playout(state, rng)
        points = list(scores(state))
        return float(points.pop(seat) - max(points))


WARDEN = BotRow(Warden, lambda game: game == "levee")
SKILL = Skill(mind=LeveeMind(width=4, worlds=50))
