"""Play over one WebSocket: what a browser says, and what it hears."""

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
from seaboard.table import presenter, protocol
from seaboard.table.browsers import address_of, known_visitor
from seaboard.table.hall import Hall
from seaboard.table.limits import HINTS, MESSAGES, SOCKETS, Limit, Limits, TooMuch, network
from seaboard.table.room import Listener, Room, Stale, Viewer
from seaboard.table.routes import hall_of, limits_of
from seaboard.table.store import NotStored
from seaboard.table.wire import outgoing

BEAT = 20.0  # seconds of silence before the browser is told that the table is still there
Wanted = protocol.Do | protocol.Undo | protocol.Nobody | protocol.Wish | protocol.LeaveLesson | protocol.AskHint
PAUSE = 1.0  # seconds before a database that was away is asked again


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
    """One browser at one table."""
    hall, limits = hall_of(socket.app.state), limits_of(socket.app.state)
    try:
        who = await known_visitor(socket, hall.holdings)
    except SeaboardError as fault:
        await socket.accept()
        await turn_away(socket, fault)
        return
    await socket.accept(headers=[cookie.to_encoded_header() for cookie in who.cookies] if who is not None else None)
    browser, address = who.browser if who is not None else None, address_of(socket)
    try:
        with limits.held(SOCKETS, browser or "", address):
            pace = Pace(limits, browser or "", address)
            async with pace.turn:
                listener = Listener(await hall.viewer(table, browser))
            room = await hall.room(table)
            if listener.viewer.seats:
                room.owner = f"{network(address)} {browser}"  # in whose turn its bots think
            room.enter(listener)
            conversation = Conversation(socket, hall, table, browser or "", listener, room.eyes(listener.viewer), pace)
            try:
                await conversation.run()
            finally:
                room.leave(listener)
    except SeaboardError as fault:
        await turn_away(socket, fault)


async def turn_away(socket: WebSocket[Any, Any, State], fault: SeaboardError) -> None:
    await socket.send_data(protocol.error(fault).decode(), mode="text")
    await socket.close(code=1013 if isinstance(fault, NotStored) else 4003)


class Pace:
    """How fast one browser may speak: beyond its limit it is told so, and heard again when it may speak.

    At however many tables it sits, its wishes take turns: 60 that came at once kept others waiting for half a second.
    """

    def __init__(self, limits: Limits, browser: str, address: str) -> None:
        self.limits = limits
        self.browser = browser
        self.address = address
        self.turn = limits.turn(browser, address)

    def take(self, limit: Limit) -> None:
        self.limits.take(limit, self.browser, self.address)


class Conversation:
    """What one browser says and hears, until it leaves."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, State],
        hall: Hall,
        table: str,
        browser: str,
        listener: Listener,
        eyes: tuple[int, ...],
        pace: Pace,
    ) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.browser = browser
        self.pace = pace
        self.slowed = False
        self.listener = listener
        self.seen: int | None = None
        self.at: int | None = None
        self.eyes = eyes
        self.sent = asyncio.get_running_loop().time()  # when something was last said

    async def run(self) -> None:
        tasks = [asyncio.create_task(work) for work in (self.keep_informed(), self.listen(), self.beat())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:  # also when the server closes: nobody speaks on without this
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for fault in ended:
            if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect | OSError):
                raise fault  # what nobody foresaw is logged, and the socket closed with 1011

    async def send(self, message: bytes) -> None:
        self.sent = asyncio.get_running_loop().time()
        await self.socket.send_data(message.decode(), mode="text")

    async def beat(self) -> None:
        """Said where nothing else was said for a while, so that a lost connection is noticed."""
        while True:
            silence = asyncio.get_running_loop().time() - self.sent
            if silence >= BEAT:
                await self.send(protocol.beat())
            else:
                await asyncio.sleep(BEAT - silence)

    async def listen(self) -> None:
        try:
            while True:
                raw = await self.socket.receive_text()
                await self.wait_for_its_turn()
                await self.hear(raw)
        except WebSocketDisconnect:
            return

    async def wait_for_its_turn(self) -> None:
        """Whoever speaks too fast is told so, once, and heard again when it is their turn."""
        warned = False
        while True:
            try:
                self.pace.take(MESSAGES)
            except TooMuch as fault:
                if not warned and not self.slowed:
                    await self.send(protocol.error(fault))
                warned = self.slowed = True
                await asyncio.sleep(fault.wait)
            else:
                self.slowed = warned
                return

    async def hear(self, raw: str) -> None:
        try:
            message = protocol.read(raw)
        except SeaboardError as fault:
            await self.send(protocol.error(fault))
            return
        if isinstance(message, protocol.Beat):
            return
        if isinstance(message, protocol.Hello):
            self.at, self.seen = message.seat, message.seen
            self.listener.news.set()
            return
        await self.answer(message)

    def viewer(self) -> Viewer:
        return replace(self.listener.viewer, at=self.at)

    async def answer(self, message: Wanted) -> None:
        try:
            room = await self.look_again()
            if isinstance(message, protocol.AskHint):
                self.pace.take(HINTS)
                await self.advise(room, message)
                return
            async with self.pace.turn:
                number = await self.carry_out(room, message)
            await self.send(protocol.answer(message.id, number))
        except Stale:
            await self.send(protocol.stale(message.id))
            self.listener.news.set()
        except SeaboardError as fault:
            await self.send(protocol.refused(message.id, fault))

    async def carry_out(
        self, room: Room, message: protocol.Do | protocol.Undo | protocol.Nobody | protocol.Wish | protocol.LeaveLesson
    ) -> int:
        viewer = self.viewer()
        if isinstance(message, protocol.Do):
            return await room.do(viewer, message.do, message.ask, message.id)
        if isinstance(message, protocol.Undo):
            return await room.undo(viewer, message.whole, message.ask, message.id)
        if isinstance(message, protocol.Nobody):
            return await room.nobody(viewer, message.ask, message.id)
        if isinstance(message, protocol.LeaveLesson):
            return await room.leave_lesson(viewer)
        return await room.wish(viewer, message.kinds, message.touching)

    async def look_again(self) -> Room:
        """The table, and what this browser holds there now."""
        async with self.pace.turn:
            self.listener.viewer = await self.hall.viewer(self.table, self.browser)
        return await self.hall.room(self.table)

    async def advise(self, room: Room, message: protocol.AskHint) -> None:
        """The log says so before the hint is given. While it is thought of, the game may have gone on."""
        async with self.pace.turn:
            await room.hint(self.viewer(), message.ask, message.id)
        if not room.play.is_helped():  # an old request, sent once more
            raise Stale(Message("table-stale"))
        asked, seat = room.ask_number(), room.seat_of(self.viewer())
        choices = await self.hall.bots.advise(room, seat)
        if room.ask_number() != asked:
            raise Stale(Message("table-stale"))
        await self.send(protocol.hint(message.id, asked, choices))

    async def keep_informed(self) -> None:
        """An update whenever there is news; whoever's key or table is gone is told so and let go."""
        while True:
            await self.listener.news.wait()
            self.listener.news.clear()
            held = self.listener.viewer.seats
            try:
                room = await self.look_again()
            except NotStored:  # whoever is at the table stays there until the database is back
                await asyncio.sleep(PAUSE)
                self.listener.news.set()
                continue
            except SeaboardError as fault:
                await self.send(protocol.error(fault))
                await self.socket.close(code=4003)
                return
            if self.listener.viewer.seats != held:
                room.publish()  # who is present has changed for everybody
            if self.seen is not None:
                await presenter.word_ahead(room, self.viewer(), self.since(room, self.seen))
                async with self.pace.turn:
                    update = self.update(room, self.seen)
                await self.send(update)

    def since(self, room: Room, seen: int) -> int:
        """What one seat was told is not for the next: when the screen changes hands the log begins anew."""
        return seen if room.eyes(self.viewer()) == self.eyes else 0

    def update(self, room: Room, seen: int) -> bytes:
        viewer, since = self.viewer(), self.since(room, seen)
        self.seen, self.eyes = room.last_shown(), room.eyes(viewer)
        return outgoing(presenter.update(room, viewer, since))
