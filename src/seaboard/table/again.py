"""Once more: the table after a finished one, for the same people, who all move on by one seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message
from seaboard.table.hall import Hall, NewTable, NotYourSeat
from seaboard.table.holdings import Holding
from seaboard.table.keys import WATCH
from seaboard.table.names import with_bots
from seaboard.table.room import Room, Viewer
from seaboard.table.store import Rematch, TableRow, WrittenElsewhere
from seaboard.table.trial import tried
from seaboard.table.wire.answers import Next

T = TypeVar("T")


class NotAgain(SeaboardError):
    """A game that is not over, or one whose next is decided elsewhere."""


async def again(hall: Hall, table: str, browser: str, address: str = "") -> Next:
    """The same for everybody at a table, whoever asks first. Raises NotYourSeat or NotAgain."""
    viewer, room = await hall.viewer(table, browser), await hall.room(table)
    known = await find(hall, room)
    if known is not None:
        await join(hall, known, browser)
        return Next(known.id, None)
    must_be_possible(room, viewer)
    try:
        return await begin(hall, room, viewer, address)
    except WrittenElsewhere:  # somebody else was faster
        known = await find(hall, room)
        if known is None:
            raise
        return Next(known.id, None)


async def find(hall: Hall, room: Room) -> TableRow | None:
    """The table that came after this one, unless it is no more."""
    room.rematch = await hall.store.rematch(room.row.id)
    return await hall.store.table(room.rematch.table) if room.rematch is not None else None


async def join(hall: Hall, row: TableRow, browser: str) -> None:
    """Whoever held a seat has its next; others, who have come since, may watch."""
    await hall.holdings.add(Holding(browser, row.id, (), False, row.created))


def must_be_possible(room: Room, viewer: Viewer) -> None:
    if not viewer.seats:
        raise NotYourSeat(Message("table-again-watchers"))
    if room.row.campaign is not None:
        raise NotAgain(Message("table-again-campaign"))
    if not room.over():
        raise NotAgain(Message("table-again-not-over"))


async def begin(hall: Hall, room: Room, viewer: Viewer, address: str) -> Next:
    made = await prepared(hall, room.row, address)
    held = [moved_on(holding, made.row) for holding in await hall.holdings.at_table(room.row.id)]
    keys = [key for key in made.keys if key.kind == WATCH]  # seats come with what their browsers hold
    await hall.holdings.add_rematch(room.row.id, viewer.seats[0], made.row, keys, held)
    hall.bots.warm(made.row.game, made.row.seats)
    room.rematch = Rematch(made.table, viewer.seats[0])
    room.publish()
    return Next(made.table, made.watch)


async def prepared(hall: Hall, row: TableRow, address: str) -> NewTable:
    seats, names = one_on(row.seats), one_on(with_bots(row.id, row.seats, row.names))
    checked = None
    if row.edition:
        checked = await hall.workshop.do(tried, row.game, row.options, seats, row.edition, owner=address)
    made = hall.prepare(row.game, row.options, seats, row.edition, checked=checked, clock=row.clock)
    return replace(made, row=replace(made.row, names=names))


def one_on(seats: Sequence[T]) -> list[T]:
    """Whoever sat second sits first."""
    return [*seats[1:], *seats[:1]]


def moved_on(holding: Holding, row: TableRow) -> Holding:
    seats = tuple(sorted((seat - 1) % len(row.seats) for seat in holding.seats))
    return replace(holding, table=row.id, seats=seats, created=row.created)
