"""The campaign for the search: you play on as the greedy bot would, the adversary as it must, then it is weighed."""

from __future__ import annotations

from typing import List, Tuple, final

from seaboard.bots.campaign.plan import Plan, promises, ranking
from seaboard.bots.campaign.value import worth
from seaboard.bots.mind import Mind
from seaboard.core.engine import answer
from seaboard.core.native import i64
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.diluvium.campaign.rules.state import YOU, SoloState


@final
class CampaignMind(Mind[SoloState]):
    """A trial goes on for so many `rounds`; `title` is the victory aimed at, or -1 for the most promising."""

    def __init__(self, width: int, worlds: int, rounds: int, turns: int, title: int = -1) -> None:
        super().__init__(width, worlds)
        self.rounds: i64 = rounds
        self.turns: i64 = turns
        self.title: i64 = title

    def trials(self, state: SoloState) -> int:
        return self.turns // (1 + self.rounds)

    def ranking(self, state: SoloState, seat: i64) -> List[int]:
        return ranking(state, self.title)

    def promises(self, state: SoloState, seat: i64) -> List[Tuple[float, int]]:
        return promises(state, self.title)

    def trial(self, state: SoloState, seat: i64, action: i64, rng: Rng) -> float:
        """To the end of your turn some rounds on."""
        last = state.rounds + self.rounds
        plan = Plan(self.title, rng.copy(), 1)
        answer(state, YOU, action)
        while True:
            ask = state.pending
            if ask is None or state.rounds > last:
                return worth(state, self.title)
            if ask.seat == NATURE:
                answer(state, NATURE, state.stack[-1].sample(state, rng))
            else:
                plan.go_on(state)


MIND = CampaignMind(width=8, worlds=12, rounds=3, turns=480)
