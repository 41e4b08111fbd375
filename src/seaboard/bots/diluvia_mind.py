"""Diluvia for the search: everybody plays on as the greedy bot would, then the position is weighed."""

from __future__ import annotations

from typing import Final, List

from seaboard.bots.diluvia_plan import best_action, holds_undo, ranking
from seaboard.bots.diluvia_value import Judge
from seaboard.bots.mind import Mind
from seaboard.core.engine import answer
from seaboard.core.native import i64
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.diluvia.actions import WAIVE, pack
from seaboard.games.diluvia.play import Play
from seaboard.games.diluvia.state import DiluviaState

WAIVES: Final = pack(WAIVE)


class DiluviaMind(Mind[DiluviaState]):
    """A trial goes on for so many turns as there are players times `rounds`; a decision may take so many `turns` in
    all, one in a window, which has two answers, `window` of them.
    """

    def __init__(
        self, weights: List[float], width: int, worlds: int, rounds: int, turns: int, window: int, prior: float = 0.0
    ) -> None:
        super().__init__(width, worlds)
        self.judge = Judge(weights)
        self.rounds: i64 = rounds
        self.turns: i64 = turns
        self.window: i64 = window
        self.prior = prior

    def trials(self, state: DiluviaState) -> int:
        ask = state.pending
        turns = self.window if ask is not None and ask.timed else self.turns
        return turns // (self.rounds * state.players)

    def ranking(self, state: DiluviaState, seat: i64) -> List[int]:
        return ranking(state, seat, self.judge)

    def trial(self, state: DiluviaState, seat: i64, action: i64, rng: Rng) -> float:
        judge = self.judge
        judge.look_at(state.tables)
        turn = state.turn
        forget_answers(state)
        answer(state, seat, action)
        self.play_on(state, turn + 1, rng)
        near = judge.worth(state, seat)
        self.play_on(state, turn + self.rounds * state.players, rng)
        return self.prior * near + (1.0 - self.prior) * judge.worth(state, seat)

    def play_on(self, state: DiluviaState, turn: i64, rng: Rng) -> None:
        """Everybody answers as the greedy bot would until this turn begins."""
        while True:
            ask = state.pending
            if ask is None or state.turn >= turn:
                return
            who = ask.seat
            if who == NATURE:
                answer(state, NATURE, state.stack[-1].sample(state, rng))
            elif ask.timed and not holds_undo(state, who):
                answer(state, who, WAIVES)
            else:
                answer(state, who, best_action(state, who, self.judge))


def forget_answers(state: DiluviaState) -> None:
    """DV-9.1: nobody knows who has answered in a window, or what: all are asked anew."""
    rule = state.stack[-1]
    ask = state.pending
    if ask is not None and ask.timed and isinstance(rule, Play):
        rule.answered = 0
        rule.wanting = 0
        rule.waiving = 0
