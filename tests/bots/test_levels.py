"""The four levels: in order, quick, no more told than any bot, and old names still seated."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from seaboard.bots.bot import Observation
from seaboard.bots.diluvium import plan
from seaboard.bots.levels.habits import Habits, customs, habits
from seaboard.bots.levels.level_bot import LEVELS, first_sight, mind_of, misjudged, seen
from seaboard.bots.registry import bot_for, bots_for, levels_for, load_bot
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.lab.levels import ALONE, GAMES, RIVALS, for_two, measure, rows, verdict

A_SECOND = 1.0
COMPILED = not str(plan.__file__).endswith(".py")


@pytest.mark.parametrize("game", GAMES)
def test_people_are_offered_the_four_levels_and_old_names_still_play(game: str) -> None:
    assert levels_for(game) == LEVELS
    assert set(bots_for(game)) >= {"random", "greedy", "search", *LEVELS}
    for name in ("greedy", "search"):
        assert bot_for(game, name).name == name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_habit_is_one_of_its_game(game: str, level: str) -> None:
    custom = customs(level)[game]
    for own in (custom.usual, *custom.tables.values()):
        mind_of(game, tuple(sorted(own.weights.items())))
        assert 0.0 <= own.thinks <= 1.0
        assert 0.0 < own.trials <= 1.0


def test_a_weight_that_is_none_is_refused() -> None:
    with pytest.raises(KeyError, match="courage"):
        mind_of("diluvium", (("courage", 1.0),))


def test_a_table_may_be_played_otherwise() -> None:
    for level in LEVELS:
        for game, custom in customs(level).items():
            for seats, sides in custom.tables:
                assert habits(level, game, seats, sides) == custom.tables[seats, sides]
            assert habits(level, game, 99, 99) == custom.usual


def test_who_overlooks_everything_still_answers() -> None:
    game = load_game("diluvium")
    state, rng = game.new({"players": 2}), Rng(5)
    while (ask := game.ask(state)) is not None and (ask.seat == NATURE or len(game.legal(state, ask.seat)) < 2):
        game.apply(state, ask.seat, game.sample(state, rng) if ask.seat == NATURE else game.legal(state, ask.seat)[0])
    assert ask is not None
    promises = [(1.0, action) for action in game.legal(state, ask.seat)]
    verbs = {game.write(state, action).split(" ")[0]: 1.0 for _, action in promises}
    assert seen(Observation(game, state, ask.seat), state, promises, verbs, rng) == promises


def test_misjudging_is_even_and_moderate() -> None:
    rng = Rng(1)
    found = [misjudged(rng) for _ in range(4000)]
    assert abs(sum(found) / 4000) < 0.06
    assert abs(sum(one * one for one in found) / 4000 - 1.0) < 0.06


def test_without_noise_the_best_is_taken() -> None:
    assert first_sight([(1.0, 7), (3.0, 8), (2.0, 9)], Habits(), Rng(1)) == 8


@pytest.mark.parametrize("game", ["diluvium", "diluvia"])
def test_each_quick_level_is_ahead_of_the_one_below(game: str) -> None:
    """Fixed seeds: the same games every time. The captain's steps are measured by `seaboard levels`."""
    asked = [row for row in rows([game], [40], 11) if row.options == RIVALS[game][0] and row.bots[0] == "sailor"]
    figures = measure(asked)["rows"]
    assert [row["rate"] > 0.5 for row in figures] == [True]


def test_alone_the_novice_wins_least() -> None:
    asked = [row for row in rows(["nautilion"], [40], 11) if row.options == ALONE["nautilion"][0]]
    won = [row["rate"] for row in measure(asked[:3])["rows"]]
    assert won == sorted(won)
    assert won[0] < won[2]


def test_a_share_among_many_is_told_as_if_two_played() -> None:
    assert for_two(0.7, 2) == pytest.approx(0.7)
    assert for_two(0.25, 4) == pytest.approx(0.5)
    assert for_two(0.5, 4) == pytest.approx(0.75)


def test_the_aim_is_met_close_or_missed() -> None:
    def told(share: float, low: float, high: float) -> str:
        return verdict({"as_two": share, "as_two_interval_95": [low, high]})

    assert [told(0.7, 0.5, 0.9), told(0.6, 0.5, 0.7), told(0.9, 0.85, 0.95)] == ["met", "close", "missed"]


class Told:
    """All that a bot is told of its table, with nothing behind it."""

    def __init__(self, observation: Observation[Any]) -> None:
        self.game, self.seat, self.legal = observation.game, observation.seat, observation.legal
        self.imagine = observation.imagine


def first_choice(game: str, number: int) -> Observation[Any]:
    """The question, so many of those with a choice after the first; the first answer is given to all before."""
    rules = load_game(game)
    state, rng = rules.new({}), Rng(3)
    while True:
        ask = rules.ask(state)
        assert ask is not None
        legal = rules.legal(state, ask.seat)
        if ask.seat != NATURE and len(legal) > 1:
            if number == 0:
                return Observation(rules, state, ask.seat)
            number -= 1
        rules.apply(state, ask.seat, rules.sample(state, rng) if ask.seat == NATURE else legal[0])


@pytest.mark.parametrize("level", LEVELS[:-1])
@pytest.mark.parametrize("game", GAMES)
def test_a_level_needs_no_more_than_its_seat_may_know(game: str, level: str) -> None:
    for number in (0, 3):
        observation = first_choice(game, number)
        told: Any = Told(observation)
        action = load_bot(level).choose(told, Rng(8))
        assert action in observation.legal
        assert load_bot(level).choose(observation, Rng(8)) == action


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="thoughts take longer without a compiler")
@pytest.mark.parametrize("game", GAMES)
def test_no_level_takes_a_second_to_answer(game: str) -> None:
    for number in (0, 2, 5):
        observation = first_choice(game, number)
        begun = process_time()
        load_bot("captain").choose(observation, Rng(8))
        assert process_time() - begun < A_SECOND
