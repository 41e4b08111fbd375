"""Play over one WebSocket: what a browser says, and what it is told."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message
from seaboard.table import protocol
from seaboard.table.hall import Hall, NotYourSeat
from seaboard.table.keys import cookie_name
from seaboard.table.room import Listener, Room, Stale, Viewer
from seaboard.table.routes import hall_of
from seaboard.table.store import NotStored

PAUSE = 1.0  # seconds before a database that was away is asked again


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
    """One browser at one table."""
    await socket.accept()
    hall = hall_of(socket.app.state)
    cookie = socket.cookies.get(cookie_name(table))
    try:
        require_own_page(socket)
        listener = Listener(await hall.viewer(table, cookie))
        room = await hall.room(table)
    except SeaboardError as fault:
        await socket.send_data(protocol.error(fault).decode(), mode="text")
        await socket.close(code=closing(fault))
        return
    room.enter(listener)
    conversation = Conversation(socket, hall, table, cookie or "", listener, room.eyes(listener.viewer))
    try:
        await conversation.run()
    finally:
        room.leave(listener)


def closing(fault: SeaboardError) -> int:
    """Come back later where it is the database that is away; else there is nothing here for this browser."""
    return 1013 if isinstance(fault, NotStored) else 4003


def require_own_page(socket: WebSocket[Any, Any, State]) -> None:
    """Another site's page may not play with this browser's cookies."""
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if origin is not None and origin.partition("://")[2] != host:
        raise NotYourSeat(Message("table-no-key"))


class Conversation:
    """What one browser says and is told, until it leaves."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, State],
        hall: Hall,
        table: str,
        cookie: str,
        listener: Listener,
        eyes: tuple[int, ...],
    ) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.cookie = cookie
        self.listener = listener
        self.seen: int | None = None
        self.at: int | None = None
        self.eyes = eyes

    async def run(self) -> None:
        telling = asyncio.create_task(self.tell())
        listening = asyncio.create_task(self.listen())
        done, pending = await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        for ended in await asyncio.gather(*done, *pending, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | OSError):
                raise ended  # what nobody foresaw is logged, and the socket closed with 1011

    async def send(self, message: bytes) -> None:
        await self.socket.send_data(message.decode(), mode="text")

    async def listen(self) -> None:
        try:
            while True:
                await self.hear(await self.socket.receive_text())
        except WebSocketDisconnect:
            return

    async def hear(self, raw: str) -> None:
        try:
            message = protocol.read(raw)
        except SeaboardError as fault:
            await self.send(protocol.error(fault))
            return
        if isinstance(message, protocol.Hello):
            self.at, self.seen = message.seat, message.seen
            self.listener.news.set()
            return
        await self.answer(message)

    def viewer(self) -> Viewer:
        return replace(self.listener.viewer, at=self.at)

    async def answer(self, message: protocol.Do | protocol.Undo | protocol.AskHint) -> None:
        try:
            self.listener.viewer = await self.hall.viewer(self.table, self.cookie)
            room = await self.hall.room(self.table)
            if isinstance(message, protocol.AskHint):
                await self.advise(room, message)
                return
            if isinstance(message, protocol.Do):
                number = await room.do(self.viewer(), message.do, message.ask, message.id)
            else:
                number = await room.undo(self.viewer(), message.whole, message.ask, message.id)
            await self.send(protocol.answer(message.id, number))
        except Stale:
            await self.send(protocol.stale(message.id))
            self.listener.news.set()
        except SeaboardError as fault:
            await self.send(protocol.refused(message.id, fault))

    async def advise(self, room: Room, message: protocol.AskHint) -> None:
        """The log says so before the hint is given. While it is thought of, the game may have gone on."""
        await room.hint(self.viewer(), message.ask, message.id)
        if not room.is_helped():  # an old request, sent once more
            raise Stale(Message("table-stale"))
        asked, seat = room.ask_number(), room.seat_of(self.viewer())
        choices = await self.hall.bots.advise(room, seat)
        if room.ask_number() != asked:
            raise Stale(Message("table-stale"))
        await self.send(protocol.hint(message.id, asked, choices))

    async def tell(self) -> None:
        """An update whenever there is news; whoever's key is gone is told so and let go."""
        while True:
            await self.listener.news.wait()
            self.listener.news.clear()
            held = self.listener.viewer.seats
            try:
                self.listener.viewer = await self.hall.viewer(self.table, self.cookie)
            except NotStored:  # whoever is at the table stays there until the database is back
                await asyncio.sleep(PAUSE)
                self.listener.news.set()
                continue
            except SeaboardError as fault:
                await self.send(protocol.error(fault))
                await self.socket.close(code=4003)
                return
            room = await self.hall.room(self.table)
            if self.listener.viewer.seats != held:
                room.publish()  # who is present has changed for everybody
            if self.seen is not None:
                await self.send(self.update(room, self.seen))

    def update(self, room: Room, seen: int) -> bytes:
        """What one seat was told is not for the next: when the screen changes hands the log begins anew."""
        viewer, before = self.viewer(), self.eyes
        self.seen, self.eyes = room.told_up_to(), room.eyes(viewer)
        return protocol.update(room, viewer, seen if self.eyes == before else 0)
