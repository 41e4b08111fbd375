"""A finished or saved game as a row of pictures: the position after every event and what is told of it.

`told` runs in a process of the workshop and gives the answer as it goes over the wire.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any

from seaboard.core.errors import BadRecord
from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.record import Record, read_record, replay
from seaboard.core.seats import WATCHER
from seaboard.core.telling import event_lines
from seaboard.core.view import plain
from seaboard.games import load_game
from seaboard.table.course import course
from seaboard.table.dice import check_dice
from seaboard.table.wire import Encoded, encoded, outgoing

LARGEST_REPLAY = 40_000_000  # bytes; the longest game of our tests has 1.4 million
QUICKLY = 6  # of gzip


def told(text: str, seat: int | None, zipped: bool) -> bytes:
    """The record told move by move. Raises BadRecord and what a game refuses."""
    record = read_record(text)
    play = replay(load_game(record.game, record.edition), record)
    answer = outgoing(_shown(play, record, seat))
    return gzip.compress(answer, QUICKLY, mtime=0) if zipped else answer


def _shown(play: Play[Any], record: Record, seat: int | None) -> dict[str, Any]:
    checked = check_dice(play, record)
    shown = {"game": record.game, "options": play.options, "dice": checked, "promised": bool(record.dice)}
    return {**shown, "course": course(play), "frames": _bounded(play, seat)}


def _bounded(play: Play[Any], seat: int | None) -> list[Encoded]:
    """Encoded one by one: as objects they would take ten times the memory."""
    found: list[Encoded] = []
    size = 0
    for frame in frames(play, seat):
        found.append(encoded(frame))
        size += len(memoryview(found[-1]))
        if size > LARGEST_REPLAY:
            raise BadRecord(Message("table-replay-too-large", {"most": LARGEST_REPLAY // 1_000_000}))
    return found


def frames(play: Play[Any], seat: int | None = None) -> Iterator[dict[str, Any]]:
    """As a watcher sees it, or as whoever sat in this seat did."""
    eye = seat if seat is not None and 0 <= seat < play.game.seats(play.at(0)) else WATCHER
    view = plain(play.game.view(play.at(0), eye))
    yield {"number": 0, "event": None, "lines": [], "view": view}
    for number, event in enumerate(play.events, 1):
        before, after = play.at(number - 1), play.at(number)
        lines = [line.data() for line in event_lines(play, number, eye)]
        if after is not before:  # a hint leaves the position as it was
            view = plain(play.game.view(after, eye))
        yield {"number": number, "event": {"seat": event.seat, "text": event.text}, "lines": lines, "view": view}
