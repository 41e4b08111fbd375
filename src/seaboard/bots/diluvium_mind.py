"""Diluvium for the search: everybody plays on as the greedy bot would, then the position is weighed."""

from __future__ import annotations

from typing import List

from seaboard.bots.diluvium_plan import best_action, ranking
from seaboard.bots.diluvium_value import score, urge, worth_of_others
from seaboard.bots.mind import Mind
from seaboard.core.engine import answer
from seaboard.core.native import i64
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.diluvium.state import DiluviumState


class DiluviumMind(Mind[DiluviumState]):
    """`rounds` is how far a trial is played on."""

    def __init__(self, weights: List[float], trials: int, width: int, rounds: int) -> None:
        super().__init__(trials, width)
        self.weights = weights
        self.rounds: i64 = rounds

    def ranking(self, state: DiluviumState, seat: i64) -> List[int]:
        return ranking(state, seat, self.weights)

    def trial(self, state: DiluviumState, seat: i64, action: i64, rng: Rng) -> float:
        turns = self.rounds * state.players
        active = state.active
        answer(state, seat, action)
        while True:
            if state.active != active:
                active = state.active
                turns -= 1
            ask = state.pending
            if ask is None or turns <= 0:
                return self.worth(state, seat)
            if ask.seat == NATURE:
                answer(state, NATURE, state.stack[-1].sample(state, rng))
            else:
                answer(state, ask.seat, best_action(state, ask.seat, self.weights))

    def worth(self, state: DiluviumState, seat: i64) -> float:
        """Gold from before the trial weighs the same in every answer: only what is gained tells them apart."""
        return score(state, seat, self.weights) - worth_of_others(state, seat, self.weights) + urge(state)
