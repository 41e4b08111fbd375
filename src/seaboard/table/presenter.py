"""What a viewer sees of a table: a room's state of affairs, put together for one seat and nobody else."""

from __future__ import annotations

import asyncio
from typing import cast

from seaboard.core.seats import WATCHER
from seaboard.table.lessons import shown_lesson
from seaboard.table.names import with_bots
from seaboard.table.room import Room, Sight, Viewer
from seaboard.table.shown import bots, left_to_chance, previews, settings, table_event
from seaboard.table.wire import Encoded, encoded
from seaboard.table.wire.live import Again, TableEvent, Update

PIECE = 50  # events worded before others have their turn: some 3 ms


def update(room: Room, viewer: Viewer, seen: int) -> Update:
    """The table as this viewer may see it, with the events it has not seen yet."""
    sight = room.sight(viewer)
    play, row, seat = sight.play, sight.row, sight.seat
    game, state = play.game, play.state
    return Update(
        table=row.id,
        game=game.id,
        campaign=row.campaign,
        secrets=game.secrets(),
        options=row.options,
        settings=settings(game.options(), row.options),
        seats=row.seats,
        bots=bots(row.seats),
        names=with_bots(row.id, row.seats, row.names),
        present=sight.present,
        yours=viewer.seats,
        looking=seat if seat != WATCHER else None,
        host=viewer.host,
        number=sight.number,
        ask=sight.ask,
        view=game.view(state, seat),
        description=game.describe(state, seat),
        previews=previews(game, state, seat, sight.rng),
        chance=left_to_chance(game, state, seat, sight.rng),
        events=cast("list[TableEvent]", [worded(sight, number) for number in sight.unseen(seen)]),
        undo=sight.may_undo,
        restart=sight.may_undo,
        hint=sight.may_hint,
        hints=play.hints(),
        coached=sight.coached,
        thinking=sight.thinking,
        window=sight.window,
        wishes=sight.wishes,
        commitment=sight.commitment,
        seed=sight.seed,
        course=sight.told.course,
        sources=list(sight.told.sources),
        again=Again(sight.rematch.table, sight.rematch.seat) if sight.rematch is not None else None,
        lesson=shown_lesson(room.lesson, play, seat),
    )


async def word_ahead(room: Room, viewer: Viewer, seen: int) -> None:
    """Before an update with very many events: put them into words piece by piece, while others are served."""
    sight = room.sight(viewer)
    for count, number in enumerate(sight.unseen(seen), 1):
        worded(sight, number)
        if count % PIECE == 0:
            await asyncio.sleep(0)


def worded(sight: Sight, number: int) -> Encoded:
    """One event as this seat may hear of it; it is worded once."""
    known = sight.worded.get((number, sight.seat))
    if known is None:
        known = sight.worded[number, sight.seat] = encoded(table_event(sight.play, number, sight.seat))
    return known
