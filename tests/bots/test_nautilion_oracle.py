"""Where few tokens are left perfect play can be computed: what the bots choose there is held against it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

import pytest

from seaboard.bots.bot import Observation
from seaboard.bots.hint import Patience, proved
from seaboard.bots.nautilion import plan as nautilion_plan
from seaboard.bots.nautilion import value as nautilion_value
from seaboard.bots.nautilion.hint import NautilionGuide
from seaboard.bots.nautilion.mind import NautilionMind
from seaboard.bots.nautilion.sketch import Sketch
from seaboard.bots.search_bot import SearchBot
from seaboard.core.engine import answer
from seaboard.core.packing import ARGUMENT, VERB
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.games.nautilion.game import nautilion
from seaboard.games.nautilion.rules.actions import SWAP, TRANSLATION
from seaboard.games.nautilion.rules.ducts import FULL_CREW
from seaboard.games.nautilion.rules.state import ABYSS, GONE, VICTORY

GAME = load_game("nautilion")
ROLLS = Counter(nautilion().box.tables("A1").rolls)
QUICK = NautilionMind(
    nautilion_value.WEIGHTS, width=8, worlds=1000, games=240, expanded_games=60, trust=20.0, scale=40.0
)


def is_hopeless(state: Any) -> bool:
    """A missing number is gone, or there are fewer tokens ahead than numbers missing: each comes from a stop."""
    missing = [number for number in range(1, 10) if not state.crew >> number & 1 and number != state.taken]
    ahead = sum(1 for token in state.path[state.nautilion + 1 : ABYSS] if token)
    return len(missing) > ahead or any(number not in state.path for number in missing)


class Oracle:
    """Expectimax over the engine itself, every roll and every answer; the chance to win with perfect play."""

    def __init__(self) -> None:
        self.known: dict[tuple[Any, ...], float] = {}

    def chance(self, state: Any) -> float:
        if state.pending is None:
            return 1.0 if state.ending == VICTORY else 0.0
        if is_hopeless(state):
            return 0.0
        key = (
            tuple(state.path), state.nautilion, state.phantom, state.crew, state.reserve, state.dice, state.plan,
            state.taken, tuple((rule.step, getattr(rule, "owed", 0), getattr(rule, "one", 0)) for rule in state.stack),
        )  # fmt: skip
        if key not in self.known:
            self.known[key] = self._look_ahead(state)
        return self.known[key]

    def _look_ahead(self, state: Any) -> float:
        seat = state.pending.seat
        if seat == NATURE:
            return sum(often * self.after(state, seat, action) for action, often in ROLLS.items()) / ROLLS.total()
        return max(self.after(state, seat, action) for action in GAME.legal(state, seat))

    def after(self, state: Any, seat: int, action: int) -> float:
        then = state.copy()
        answer(then, seat, action)
        return self.chance(then)


def late(seed: int) -> Any:
    """A turn begins with two numbers missing, six tokens between the submarines and none behind them."""
    rng = Rng(seed, 7)
    state = GAME.new({})
    while state.pending.seat == NATURE and not state.path[36]:
        answer(state, NATURE, GAME.sample(state, rng))
    for place in range(1, 37):
        if not 14 <= place < 20:
            state.path[place] = GONE
    missing = rng.choice([0b0000000110, 0b0000001010, 0b1000000100, 0b0100000010])
    state.crew = FULL_CREW & ~missing
    numbers = [number for number in range(1, 10) if missing >> number & 1]
    state.path[15 + rng.below(2)], state.path[17 + rng.below(2)] = numbers
    state.nautilion, state.phantom = 10, 30
    state.reserve = state.spare = rng.below(2)
    answer(state, NATURE, GAME.sample(state, rng))
    return state


@lru_cache(maxsize=1)
def positions() -> list[tuple[Any, dict[int, float]]]:
    """Those in which the answers differ, each with the chance after every answer."""
    oracle, found = Oracle(), []
    for seed in range(6):
        state = late(seed)
        chances = {action: oracle.after(state, 0, action) for action in GAME.legal(state, 0)}
        if max(chances.values()) - min(chances.values()) > 0.1:
            found.append((state, chances))
    assert len(found) >= 3
    return found


def regret(chosen: list[int]) -> float:
    """How much of the chance to win is given away, on average."""
    lost = [max(chances.values()) - chances[action] for (_, chances), action in zip(positions(), chosen, strict=True)]
    return sum(lost) / len(lost)


def test_the_oracle_knows_a_game_that_is_won() -> None:
    """One space to the Abyss with a full crew: any die wins, unless the Darkhouse takes somebody first."""
    state = late(3)
    state.path[14:22] = [GONE] * 8
    state.crew, state.reserve, state.spare = FULL_CREW, 1, 1
    assert Oracle().chance(state) == 0.0  # the Phantom is one space from home, too, and moves first
    state.path[2] = state.path[3] = state.path[4] = state.path[5] = state.path[6] = 1
    assert Oracle().chance(state) == 1.0


def test_greedy_gives_little_away() -> None:
    judge = nautilion_value.Judge(nautilion_value.WEIGHTS)
    assert regret([nautilion_plan.best_action(state, 0, judge, True) for state, _ in positions()]) < 0.06


def test_search_gives_next_to_nothing_away() -> None:
    bot = SearchBot(QUICK)
    assert regret([bot.choose(Observation(GAME, state, 0), Rng(4)) for state, _ in positions()]) < 0.02


def test_a_hint_promises_no_more_than_perfect_play_can_hold() -> None:
    """Trials are played on by the greedy bot; their share of victories lies at most by chance above the truth."""
    for state, chances in positions()[:5]:
        best = max(chances, key=lambda action: chances[action])
        (hint,) = proved(
            NautilionGuide(QUICK), Observation(GAME, state, 0), [best], Rng(9), Patience(lambda: 0.0, 1.0, 150)
        )
        assert hint.low <= chances[best]
        assert hint.high >= chances[best] - 0.15


@pytest.mark.parametrize("seed", range(4))
def test_the_chart_knows_where_each_plan_leads(seed: int) -> None:
    """Against the engine: the worth the chart gives a plan is that of the position the engine comes to."""
    judge = nautilion_value.Judge(nautilion_value.WEIGHTS)
    state = late(seed)
    for worth, action in nautilion_plan.ranking(state, 0, judge):
        if action & VERB in (SWAP, TRANSLATION) or GAME.write(state, action).split()[0] != "plan":
            continue
        if not state.reserve and state.tables.bites[action >> ARGUMENT & 7]:
            continue  # a crew member would be lost: the chart weighs that by a weight of its own
        after = state.copy()
        answer(after, 0, action)
        while after.pending is not None and after.pending.seat != NATURE:
            answer(after, 0, nautilion_plan.best_action(after, 0, judge, True))
        if after.pending is not None:
            sketch = Sketch(after)
            assert worth == pytest.approx(nautilion_plan.standing(sketch, judge, after.crew, 0), abs=2.5)
        else:
            assert (worth > 0) == (after.ending == VICTORY)
