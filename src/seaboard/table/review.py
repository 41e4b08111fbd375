"""After a game against bots or alone: the moments that mattered, piece by piece as they are asked for."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from seaboard.core.errors import NotYourDecision
from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.table import shapes
from seaboard.table.room import Room, Viewer
from seaboard.table.routes import DeleteBody, answer, entering, hall_of
from seaboard.table.seated_bots import SeatedBots
from seaboard.table.wire.answers import Moment, Reviewed

PIECE = 6  # decisions a request
QUICKLY, CLOSELY = 0.1, 0.6  # seconds for each: first all of them, then those that seem to have cost most
LOOKED_AT_TWICE = 6
SHOWN = 3


class Review:
    """First every decision is weighed quickly, then the dearest closely, so that luck does not choose them."""

    def __init__(self, play: Play[Any], seat: int) -> None:
        self.seat = seat
        self.open = decisions(play, seat)
        self.of = len(self.open) + min(LOOKED_AT_TWICE, len(self.open))
        self.quick: list[Moment] = []
        self.close: list[Moment] = []
        self.again: list[int] | None = None
        self.lock = asyncio.Lock()

    async def go_on(self, bots: SeatedBots, room: Room) -> Reviewed:
        async with self.lock:
            if self.open:
                self.quick += await bots.weigh(room, self.seat, self.open[:PIECE], QUICKLY)
                self.open = self.open[PIECE:]
            elif self.again is None:
                self.again = [moment.number for moment in dearest(self.quick)[:LOOKED_AT_TWICE]]
            elif self.again:
                self.close += await bots.weigh(room, self.seat, self.again[:1], CLOSELY)
                self.again = self.again[1:]
            return self.told()

    def told(self) -> Reviewed:
        over = self.again == [] and not self.open
        done = self.of if over else len(self.quick) + len(self.close)
        found = [moment for moment in dearest(self.close) if moment.costly][:SHOWN]
        return Reviewed(done, self.of, sorted(found, key=lambda moment: moment.number) if over else None)


def dearest(moments: list[Moment]) -> list[Moment]:
    return sorted(moments, key=lambda moment: -moment.loss)


def decisions(play: Play[Any], seat: int) -> list[int]:
    """The events of this seat that were a choice, as far as they were not taken back."""
    game = play.game
    mine = [number for number, event in play.line() if event.seat == seat and event.moves()]
    return [number for number in mine if len(game.legal(play.at(number - 1), seat)) > 1]


async def reviewed(room: Room, viewer: Viewer, bots: SeatedBots) -> Reviewed:
    """For the only person who played here. Raises NotYourDecision."""
    if not room.coached(viewer) or not room.over():
        raise NotYourDecision(Message("coach-no-review"))
    if room.review is None:
        room.review = Review(room.play, min(room.persons()))
    return await room.review.go_on(bots, room)


@post("/api/tables/{table:str}/review", status_code=200, responses=shapes.changed(Reviewed, 409))
async def review(
    table: FromPath[str],
    data: JSONBody[DeleteBody],  # noqa: ARG001 (it is read: anything but {} is refused)
    request: Request[Any, Any, State],
) -> Response[bytes]:
    """The next piece of looking back at a finished game, for the only person who played it."""
    viewer, hall = await entering(request, table), hall_of(request.app.state)
    return answer(await reviewed(await hall.room(table), viewer, hall.bots))
