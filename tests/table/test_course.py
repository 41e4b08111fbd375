"""How the scores went is told when the game is over, and not a moment before."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.games import load_game
from seaboard.table.course import course
from seaboard.table.wire.live import CoursePoint


def finished(name: str, seed: int) -> Play[Any]:
    game = load_game(name)
    play: Play[Any] = Play(game, {})
    rng = Rng(seed)
    while (ask := game.ask(play.state)) is not None:
        assert course(play) is None
        play.apply(
            ask.seat, game.sample(play.state, rng) if ask.seat < 0 else rng.choice(game.legal(play.state, ask.seat))
        )
    return play


@pytest.mark.parametrize("seed", [1, 2])
def test_the_course_of_a_finished_game_ends_with_its_scores(seed: int) -> None:
    play = finished("diluvium", seed)
    points = course(play)
    outcome = play.game.outcome(play.state)
    assert points is not None
    assert outcome is not None
    assert points[0] == CoursePoint(0, (0, 0))
    assert points[-1].scores == outcome.scores
    numbers = [point.number for point in points]
    assert numbers == sorted(set(numbers))
    assert all(one.scores != other.scores for one, other in pairwise(points))


def test_a_voyage_is_charted_by_where_both_submarines_were() -> None:
    play = finished("nautilion", 3)
    points = course(play)
    assert points is not None
    assert points[0] == CoursePoint(0, (0, 37))
    assert points[-1].scores == (play.state.nautilion, play.state.phantom)
