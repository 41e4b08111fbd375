"""A finished or saved game as a row of pictures: the position after every event and what is said of it.

`replay_page` runs in a process of the workshop and gives a page as it goes over the wire. Nothing is kept between two
pages: the record is sent and replayed again for each.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from seaboard.core.play import Play
from seaboard.core.record import Record, read_record, replay
from seaboard.core.seats import WATCHER
from seaboard.games import load_game
from seaboard.table.course import told
from seaboard.table.dice import check_dice
from seaboard.table.shown import frame, settings
from seaboard.table.wire import Encoded, encoded, outgoing
from seaboard.table.wire.answers import Replayed
from seaboard.table.wire.live import Frame

PAGE = 500_000  # bytes; a frame has 2,000 to 25,000
QUICKLY = 6  # of gzip


@dataclass(frozen=True)
class People:
    """Who sat where at the table a record is of."""

    names: list[str | None] = field(default_factory=list)
    bots: list[str | None] = field(default_factory=list)


def replay_page(text: str, seat: int | None, first: int, zipped: bool, people: People | None = None) -> bytes:
    """A page of the record from frame number `first` on. Raises BadRecord and what a game refuses."""
    record = read_record(text)
    play = replay(load_game(record.game, record.edition), record)
    answer = outgoing(_page(play, record, seat, max(first, 0), people or People()))
    return gzip.compress(answer, QUICKLY, mtime=0) if zipped else answer


def _page(play: Play[Any], record: Record, seat: int | None, first: int, people: People) -> Replayed:
    of_the_game, seats = told(play), play.game.seats(play.state)
    return Replayed(
        game=record.game,
        options=play.options,
        settings=settings(play.game.options(), play.options),
        dice=check_dice(play, record),
        promised=bool(record.dice),
        course=of_the_game.course,
        sources=list(of_the_game.sources),
        seats=seats,
        names=people.names or [None] * seats,
        bots=people.bots or [None] * seats,
        count=len(play.events) + 1,
        first=first,
        frames=cast("list[Frame]", _bounded(play, seat, first)),
    )


def _bounded(play: Play[Any], seat: int | None, first: int) -> list[Encoded]:
    """Encoded one by one: as objects they would take ten times the memory."""
    found: list[Encoded] = []
    size = 0
    for one in frames(play, seat, first):
        found.append(encoded(one))
        size += len(memoryview(found[-1]))
        if size > PAGE:
            break
    return found


def frames(play: Play[Any], seat: int | None = None, first: int = 0) -> Iterator[Frame]:
    """As a watcher sees it, or as whoever sat in this seat did; the record itself is open to both."""
    eye = seat if seat is not None and 0 <= seat < play.game.seats(play.at(0)) else WATCHER
    for number in range(first, len(play.events) + 1):
        yield frame(play, number, eye, play.events[number - 1].text if number else None)
