"""Diluvium for the search: everybody plays on as the greedy bot would, then the position is weighed."""

from __future__ import annotations

from typing import List, Tuple, final

from seaboard.bots.diluvium.plan import best_action, promises, ranking
from seaboard.bots.diluvium.value import WEIGHTS, score, urge, worth_of_others
from seaboard.bots.mind import Mind
from seaboard.core.engine import answer
from seaboard.core.native import i64
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.diluvium.rules.state import DiluviumState


@final
class DiluviumMind(Mind[DiluviumState]):
    """A trial goes on for `rounds` and to the end of the seat's turn; a decision may take so many `turns` in all."""

    def __init__(self, weights: List[float], width: int, worlds: int, rounds: int, turns: int) -> None:
        super().__init__(width, worlds)
        self.weights = weights
        self.rounds: i64 = rounds
        self.turns: i64 = turns

    def trials(self, state: DiluviumState) -> int:
        return self.turns // (1 + self.rounds * state.players)

    def ranking(self, state: DiluviumState, seat: i64) -> List[int]:
        return ranking(state, seat, self.weights)

    def promises(self, state: DiluviumState, seat: i64) -> List[Tuple[float, int]]:
        return promises(state, seat, self.weights)

    def trial(self, state: DiluviumState, seat: i64, action: i64, rng: Rng) -> float:
        active = state.active
        turns = 1 + self.rounds * state.players + (seat - active if seat >= active else seat - active + state.players)
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
                answer(state, ask.seat, best_action(state, ask.seat, self.weights, hasty=True))

    def worth(self, state: DiluviumState, seat: i64) -> float:
        """Gold from before the trial weighs the same in every answer: only what is gained tells them apart."""
        return score(state, seat, self.weights) - worth_of_others(state, seat, self.weights) + urge(state)


MIND = DiluviumMind(WEIGHTS, width=10, worlds=20, rounds=2, turns=800)
