"""How a game went, event by event: what a finished game is drawn from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from seaboard.core.play import Play
from seaboard.core.sources import Source, sources
from seaboard.table.wire.live import CoursePoint


@dataclass(frozen=True)
class Told:
    """What is told of a whole game when it is over."""

    course: list[CoursePoint] | None = None
    sources: tuple[Source, ...] = ()


def told(play: Play[Any]) -> Told:
    return Told(course(play), tuple(sources(play)))


def course(play: Play[Any]) -> list[CoursePoint] | None:
    """Each change of what is charted, with its event; None while the game goes on or where there is nothing to draw."""
    game = play.game
    if game.outcome(play.state) is None or not game.charted(play.state):
        return None
    points = [CoursePoint(0, game.charted(play.at(0)))]
    for number, _ in play.line():
        scores = game.charted(play.at(number))
        if scores != points[-1].scores:
            points.append(CoursePoint(number, scores))
    return points
