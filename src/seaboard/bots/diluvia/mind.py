"""Diluvia for the search: everybody plays on as the greedy bot would, then the position is weighed."""

from __future__ import annotations

from typing import Final, List, Tuple, final

from seaboard.bots.diluvia.plan import Plan, best_action, holds_undo, promises, ranking
from seaboard.bots.diluvia.value import WEIGHTS, Judge
from seaboard.bots.mind import Mind
from seaboard.core.engine import answer
from seaboard.core.native import i64
from seaboard.core.packing import pack
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.diluvia.components.tables import TOP
from seaboard.games.diluvia.rules.actions import WAIVE
from seaboard.games.diluvia.rules.play import Play
from seaboard.games.diluvia.rules.state import DiluviaState

# Measured over whole games: before level 4 a lead tells next to nothing about who wins, and the end is too far off.
HIGH_WATER: Final = 4
TURNS_A_RISE: Final = 6
TURNS_A_RISE_IN_TEAMS: Final = 13
# With half of all animals on one's side a card changes the lead least. Measured: 53 % of the full games won without.
LARGE_TEAM: Final = 3
MORE_IN_LARGE_TEAMS: Final = 4
NEVER: Final = 1000000
WAIVES: Final = pack(WAIVE)


@final
class DiluviaMind(Mind[DiluviaState]):
    """At high water a trial goes on to the end of the game, before for so many turns as there are players times
    `rounds`. A decision may take `late_turns` or `turns` of them in all, one in a window, which has two answers,
    `window` of the latter. What an answer leads to at once counts as `late_trust` or `trust` trials: with many
    answers and long trials chance would decide between them (measured in teams: 66 instead of 63 % of 100 games).
    """

    def __init__(
        self,
        weights: List[float],
        width: int,
        worlds: int,
        rounds: int,
        turns: int,
        window: int,
        late_turns: int,
        trust: float,
        late_trust: float,
    ) -> None:
        super().__init__(width, worlds)
        self.judge = Judge(weights)
        self.rounds: i64 = rounds
        self.turns: i64 = turns
        self.window: i64 = window
        self.late_turns: i64 = late_turns
        self.trust = trust
        self.late_trust = late_trust

    def trials(self, state: DiluviaState) -> int:
        if state.level >= HIGH_WATER:
            return self.late_turns // turns_left(state)
        ask = state.pending
        turns = self.window if ask is not None and ask.timed else self.turns
        if state.tables.rules.team == LARGE_TEAM:
            turns *= MORE_IN_LARGE_TEAMS
        return turns // (self.rounds * state.players)

    def ranking(self, state: DiluviaState, seat: i64) -> List[int]:
        return ranking(state, seat, self.judge)

    def promises(self, state: DiluviaState, seat: i64) -> List[Tuple[float, int]]:
        return promises(state, seat, self.judge)

    def head_start(self, state: DiluviaState, seat: i64, answers: List[int]) -> List[float]:
        ask = state.pending
        if ask is None or ask.timed or len(answers) == 1:
            return [0.0 for _ in answers]
        self.judge.look_at(state.tables)
        plan = Plan(state, seat, self.judge)
        trust = self.late_trust if state.level >= HIGH_WATER else self.trust
        return [trust * plan.worth_after(action) for action in answers]

    def trial(self, state: DiluviaState, seat: i64, action: i64, rng: Rng) -> float:
        last = NEVER if state.level >= HIGH_WATER else state.turn + self.rounds * state.players
        forget_answers(state)
        answer(state, seat, action)
        self.play_on(state, last, rng)
        self.judge.look_at(state.tables)
        return self.judge.worth(state, seat)

    def play_on(self, state: DiluviaState, last: i64, rng: Rng) -> None:
        """Everybody answers as the greedy bot would until this turn begins."""
        while True:
            ask = state.pending
            if ask is None or state.turn >= last:
                return
            who = ask.seat
            if who == NATURE:
                answer(state, NATURE, state.stack[-1].sample(state, rng))
            elif ask.timed and not holds_undo(state, who):
                answer(state, who, WAIVES)
            else:
                answer(state, who, best_action(state, who, self.judge))


def turns_left(state: DiluviaState) -> i64:
    """Until the end of the game, about."""
    rise: i64 = TURNS_A_RISE_IN_TEAMS if state.tables.rules.team else TURNS_A_RISE
    return rise * (TOP - state.level)


def forget_answers(state: DiluviaState) -> None:
    """DV-9.1: nobody knows who has answered in a window, or what: all are asked anew."""
    rule = state.stack[-1]
    ask = state.pending
    if ask is not None and ask.timed and isinstance(rule, Play):
        rule.answered = 0
        rule.wanting = 0
        rule.waiving = 0


MIND = DiluviaMind(
    WEIGHTS, width=10, worlds=400, rounds=2, turns=1500, window=900, late_turns=40000, trust=6.0, late_trust=60.0
)
