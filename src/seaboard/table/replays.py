"""A finished or saved game as a row of pictures: the position after every event and what is said of it.

`retold` runs in a process of the workshop and gives the answer as it goes over the wire.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any, cast

from seaboard.core.errors import BadRecord
from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.record import Record, read_record, replay
from seaboard.core.seats import WATCHER
from seaboard.games import load_game
from seaboard.table.course import course
from seaboard.table.dice import check_dice
from seaboard.table.shown import frame, settings
from seaboard.table.wire import Encoded, encoded, outgoing
from seaboard.table.wire.answers import Replayed
from seaboard.table.wire.live import Frame

LARGEST_REPLAY = 40_000_000  # bytes; the longest game of our tests has 1.4 million
QUICKLY = 6  # of gzip


def retold(text: str, seat: int | None, zipped: bool) -> bytes:
    """The record move by move. Raises BadRecord and what a game refuses."""
    record = read_record(text)
    play = replay(load_game(record.game, record.edition), record)
    answer = outgoing(_shown(play, record, seat))
    return gzip.compress(answer, QUICKLY, mtime=0) if zipped else answer


def _shown(play: Play[Any], record: Record, seat: int | None) -> Replayed:
    return Replayed(
        game=record.game,
        options=play.options,
        settings=settings(play.game.options(), play.options),
        dice=check_dice(play, record),
        promised=bool(record.dice),
        course=course(play),
        count=len(play.events) + 1,
        first=0,
        frames=cast("list[Frame]", _bounded(play, seat)),
    )


def _bounded(play: Play[Any], seat: int | None) -> list[Encoded]:
    """Encoded one by one: as objects they would take ten times the memory."""
    found: list[Encoded] = []
    size = 0
    for one in frames(play, seat):
        found.append(encoded(one))
        size += len(memoryview(found[-1]))
        if size > LARGEST_REPLAY:
            raise BadRecord(Message("table-replay-too-large", {"most": LARGEST_REPLAY // 1_000_000}))
    return found


def frames(play: Play[Any], seat: int | None = None) -> Iterator[Frame]:
    """As a watcher sees it, or as whoever sat in this seat did; the record itself is open to both."""
    eye = seat if seat is not None and 0 <= seat < play.game.seats(play.at(0)) else WATCHER
    yield frame(play, 0, eye)
    for number, event in enumerate(play.events, 1):
        yield frame(play, number, eye, event.text)
