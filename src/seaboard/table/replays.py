"""A finished or saved game as a row of pictures: the position after every event and what is told of it."""

from __future__ import annotations

from typing import Any

from seaboard.core.messages import Line
from seaboard.core.play import Play, aside
from seaboard.core.seats import WATCHER
from seaboard.core.trace import trace
from seaboard.core.view import plain


def frames(play: Play[Any], seat: int | None = None) -> list[dict[str, Any]]:
    """As a watcher sees it, or as whoever sat in this seat did."""
    eye = seat if seat is not None and 0 <= seat < play.game.seats(play.at(0)) else WATCHER
    shown = [_frame(play, 0, eye, None, [])]
    for number, event in enumerate(play.events, 1):
        before = play.at(number - 1)
        lines = [Line(aside(event), ()).data()]
        if event.moves():
            moments = trace(before, event.seat, play.game.read(before, event.text))
            lines = [line.data() for moment in moments for line in play.game.narrate(moment, eye)]
        shown.append(_frame(play, number, eye, {"seat": event.seat, "text": event.text}, lines))
    return shown


def _frame(
    play: Play[Any], number: int, eye: int, event: dict[str, Any] | None, lines: list[dict[str, Any]]
) -> dict[str, Any]:
    view = plain(play.game.view(play.at(number), eye))
    return {"number": number, "event": event, "lines": lines, "view": view}
