"""How the scores went, event by event: what a finished game is drawn from."""

from __future__ import annotations

from typing import Any

from seaboard.core.play import Play
from seaboard.table.wire.live import CoursePoint


def course(play: Play[Any]) -> list[CoursePoint] | None:
    """Each change of the standing with its event's number; None while the game goes on or where nothing is scored."""
    game = play.game
    if game.outcome(play.state) is None or not game.standing(play.state):
        return None
    points = [CoursePoint(0, game.standing(play.at(0)))]
    for number, _ in play.line():
        scores = game.standing(play.at(number))
        if scores != points[-1].scores:
            points.append(CoursePoint(number, scores))
    return points
