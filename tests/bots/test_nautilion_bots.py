"""The bots of Nautilion, with expansions or without: legal, fair to the clock, the same again, ever stronger."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.bots.bot import Observation
from seaboard.bots.hint import FEWEST_TRIALS, advise
from seaboard.bots.nautilion import plan as nautilion_plan
from seaboard.bots.nautilion import value as nautilion_value
from seaboard.bots.nautilion.hint import GUIDE
from seaboard.bots.nautilion.mind import NautilionMind
from seaboard.bots.nautilion.sketch import Sketch, bit, bits, largest_group
from seaboard.bots.registry import bots_for
from seaboard.bots.search_bot import SearchBot
from seaboard.bots.skill import skill_of
from seaboard.core.fingerprint import fingerprint
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.games import load_game
from seaboard.lab.nautilion_strength import TOGETHER
from seaboard.lab.simulate import Job, play_out, simulate
from tests.bots import helpers

GAME = load_game("nautilion")
JUDGE = nautilion_value.Judge(nautilion_value.WEIGHTS)
QUICK = NautilionMind(
    nautilion_value.WEIGHTS, width=6, worlds=1000, games=60, expanded_games=24, trust=10.0, scale=40.0
)
ALONE: tuple[dict[str, Any], ...] = (
    {"mages": "yes"}, {"mercenaries": "2"}, {"reefs": "yes"}, {"machinations": "intro"}, {"heroics": "yes"},
)  # fmt: skip
EVERY_ANSWER = {
    "plan", "whirlwind", "tide", "translation", "swap", "with", "discard", "place", "reserve", "reroll", "heroic",
    "spend", "station", "cabin", "take", "leave", "set", "banish", "unseat", "insert", "recover",
}  # fmt: skip


def first_question(options: dict[str, Any], seed: int) -> Any:
    play = Play(GAME, options)
    play.chance(Rng(seed))
    return play.state


def test_greedy_answers_every_kind_of_question() -> None:
    asked = (question for seed in range(30) for question in helpers.questions(GAME, TOGETHER, seed))
    assert helpers.answers_every_kind("greedy", GAME, asked) >= EVERY_ANSWER


@pytest.mark.parametrize("options", [{}, {"players": 2}, TOGETHER])
def test_search_answers_legally_the_same_again_and_leaves_the_state_alone(options: dict[str, Any]) -> None:
    bot = SearchBot(QUICK)
    for number, (state, seat) in enumerate(helpers.questions(GAME, options, 3)):
        if number % 7 == 0:
            before = fingerprint(state.data())
            chosen = bot.choose(Observation(GAME, state, seat), Rng(number))
            assert chosen in GAME.legal(state, seat)
            assert chosen == bot.choose(Observation(GAME, state, seat), Rng(number))
            assert fingerprint(state.data()) == before


def test_search_plays_nautilion() -> None:
    assert "search" in bots_for("nautilion")
    assert isinstance(skill_of("nautilion").mind, NautilionMind)


@pytest.mark.parametrize("options", ALONE)
def test_greedy_wins_with_every_expansion(options: dict[str, Any]) -> None:
    """Random play does not."""
    assert simulate(Job("nautilion", options, ("random",), 1), 30).endings["victory"] == 0
    assert simulate(Job("nautilion", options, ("greedy",), 1), 30).endings["victory"] >= 3


def test_few_trials_do_no_harm() -> None:
    """The promise of the greedy bot counts as trials, so that chance does not overrule it: nearly no game is lost."""
    bot = SearchBot(QUICK)
    won = sum(bool(GAME.outcome(play_out(GAME, {}, [bot], seed)[0]).winners) for seed in range(3))  # type: ignore[union-attr]
    assert won >= 2


def standing_still() -> float:
    return 0.0


def test_a_hint_keeps_to_its_clock() -> None:
    """The first look at the clock is at 0, every further one two seconds later: only the fewest trials are made."""
    ticks = iter(range(0, 1000, 2))
    found = advise(GUIDE, Observation(GAME, first_question({}, 5), 0), Rng(2), lambda: float(next(ticks)))
    assert {hint.games for hint in found} == {FEWEST_TRIALS}


def test_a_hint_names_the_best_answers_with_their_chances() -> None:
    state = first_question({}, 5)
    seen = Observation(GAME, state, 0)
    found = advise(GUIDE, seen, Rng(2), standing_still, 40)
    assert found == advise(GUIDE, seen, Rng(2), standing_still, 40)
    assert 1 < len(found) <= 3
    assert [hint.chance for hint in found] == sorted((hint.chance for hint in found), reverse=True)
    for hint in found:
        assert hint.action in GAME.legal(state, 0)
        assert 0 <= hint.low <= hint.chance <= hint.high <= 1
        assert hint.games == 40


def test_the_bits_are_counted() -> None:
    for mask in (0, 1, 0b1011, bit(54) | bit(31) | bit(0), bit(55) - 1):
        assert bits(mask) == f"{mask:b}".count("1")


def test_the_largest_group_is_what_air_reaches() -> None:
    """On submarine C2 the cabins are a line."""
    joined = first_question({"submarine": "C2"}, 1).tables.joined
    assert largest_group(0b0000000000, joined) == 0
    assert largest_group(0b0111011010, joined) == 3


@pytest.mark.parametrize("options", [{}, TOGETHER])
def test_a_sketch_counts_the_tokens_as_the_path_does(options: dict[str, Any]) -> None:
    for state, _ in helpers.questions(GAME, options, 8):
        sketch = Sketch(state)
        assert sketch.tokens == [token for token in state.path[1:-1] if token]
        assert sketch.ahead == sum(1 for token in state.path[1 : max(1, state.nautilion)] if token)
        assert sketch.before == sum(1 for token in state.path[1 : state.phantom] if token)
        assert [sum(bit(i) for i, token in enumerate(sketch.tokens) if token == kind) for kind in range(15)] == list(
            sketch.kinds
        )


def test_the_ranking_begins_with_what_greedy_plays() -> None:
    for state, seat in helpers.questions(GAME, TOGETHER, 5):
        ranked = nautilion_plan.ranking(state, seat, JUDGE)
        if len(GAME.legal(state, seat)) > 1:
            assert ranked[0][1] == nautilion_plan.best_action(state, seat, JUDGE, True)
            assert {action for _, action in ranked} <= set(GAME.legal(state, seat))
