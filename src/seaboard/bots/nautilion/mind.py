"""Nautilion for the search: a trial plays on as the greedy bot would, to the end of the game, and is won or lost."""

from __future__ import annotations

from typing import Final, List, Tuple, final

from seaboard.bots.mind import Mind
from seaboard.bots.nautilion.plan import best_action, ranking
from seaboard.bots.nautilion.value import WEIGHTS, Judge
from seaboard.core.engine import answer
from seaboard.core.native import i64
from seaboard.core.packing import VERB
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.nautilion.rules.actions import PLAN, SWAP, WITH
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import VICTORY, NautilionState

FEWER: Final = 4  # for a token's place or loss there is seldom more than one good answer


@final
class NautilionMind(Mind[NautilionState]):
    """A decision may take `games` trials, or `expanded_games` with expansions, where a turn has far more to weigh. What
    an answer promises counts as `trust` trials; `scale` is the difference in promise between certain loss and certain
    victory.
    """

    def __init__(
        self, weights: List[float], width: int, worlds: int, games: int, expanded_games: int, trust: float, scale: float
    ) -> None:
        super().__init__(width, worlds)
        self.judge = Judge(weights)
        self.games: i64 = games
        self.expanded_games: i64 = expanded_games
        self.trust = trust
        self.scale = scale

    def trials(self, state: NautilionState) -> int:
        games = self.expanded_games if isinstance(state, ExpandedState) else self.games
        ask = state.pending
        assert ask is not None
        verb = state.stack[-1].legal(state, ask.seat)[0] & VERB
        return games if verb in (PLAN, SWAP, WITH) else games // FEWER

    def ranking(self, state: NautilionState, seat: i64) -> List[int]:
        return [action for _, action in ranking(state, seat, self.judge)]

    def promises(self, state: NautilionState, seat: i64) -> List[Tuple[float, int]]:
        return ranking(state, seat, self.judge)

    def head_start(self, state: NautilionState, seat: i64, answers: List[int]) -> List[float]:
        promise = {action: worth for worth, action in ranking(state, seat, self.judge)}
        best = max([promise[action] for action in answers])
        return [self.trust * max(-1.0, (promise[action] - best) / self.scale) for action in answers]

    def trial(self, state: NautilionState, seat: i64, action: i64, rng: Rng) -> float:
        answer(state, seat, action)
        play_on(state, self.judge, rng)
        return 1.0 if state.ending == VICTORY else 0.0


def play_on(state: NautilionState, judge: Judge, rng: Rng) -> None:
    """As the greedy bot would, in less time, to the end of the game."""
    while True:
        ask = state.pending
        if ask is None:
            return
        seat = ask.seat
        if seat == NATURE:
            answer(state, NATURE, state.stack[-1].sample(state, rng))
        else:
            answer(state, seat, best_action(state, seat, judge, False))


MIND = NautilionMind(WEIGHTS, width=10, worlds=1000, games=2000, expanded_games=1000, trust=20.0, scale=40.0)
