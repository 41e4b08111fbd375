"""A room that closes leaves nothing behind, and a bot that fails is tried again; a log has an end."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from seaboard.core.errors import IllegalAction
from seaboard.core.messages import Message
from seaboard.games import load_game
from seaboard.table import live, protocol
from seaboard.table import room as rooms
from seaboard.table.limits import Limits
from seaboard.table.live import Conversation, Pace
from seaboard.table.room import Listener, LogFull, Room, Viewer
from seaboard.table.store import NotStored, StoredEvent
from tests.table.reefs import ReefsGame
from tests.table.rooms import no_bots, quick_bots, room_of, told, until
from tests.table.test_window import DECLARED, DILUVIA, OPENED, PEOPLE, SET_UP

ME = Viewer((0,))
PACE = Pace(Limits(0), "", "")
BESIDE_A_BOT = ["here", "link", "link", "bot:random"]


class Disk:
    """Stores when it is let, and is not touched once it is closed."""

    def __init__(self, room: Room) -> None:
        self.reached, self.go, self.closed, self.stored = asyncio.Event(), asyncio.Event(), False, 0
        self.room = room
        self._append = room.store.append
        room.store.append = self.append  # type: ignore[method-assign]

    async def append(
        self, table_id: str, first: int, events: list[StoredEvent], standing: dict[str, Any] | None = None
    ) -> None:
        assert not self.closed
        self.reached.set()
        await self.go.wait()
        assert not self.closed
        await self._append(table_id, first, events, standing)
        self.stored += 1


def lived(story: Callable[[], Awaitable[None]]) -> None:
    """Nothing may be left when the story is over."""

    async def live() -> None:
        await story()
        left = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        assert left == []

    asyncio.run(live())


def seal(room: Room, seat: int = 0) -> str:
    return f"seal {room.play.state.hands[seat][0]}"


def test_a_move_under_way_is_stored_before_the_room_is_closed() -> None:
    async def story() -> None:
        room = room_of(ReefsGame(), ["here", "link", "link", "link"])
        await room.load()
        disk = Disk(room)
        move = asyncio.create_task(room.do(ME, seal(room), room.ask_number(), "a"))
        await disk.reached.wait()
        late = asyncio.create_task(room.do(Viewer((1,)), seal(room, 1), room.ask_number(), "b"))
        closing = asyncio.create_task(room.close())
        await asyncio.sleep(0)
        assert not closing.done()
        disk.go.set()
        await closing
        disk.closed = True
        assert (await move, disk.stored) == (2, 1)
        with pytest.raises(NotStored):
            await late

    lived(story)


def test_a_browser_that_leaves_in_the_middle_of_its_move_has_made_it() -> None:
    async def story() -> None:
        room = room_of(ReefsGame(), ["here", "link", "link", "link"])
        await room.load()
        disk = Disk(room)
        move = asyncio.create_task(room.do(ME, seal(room), room.ask_number(), "a"))
        await disk.reached.wait()
        move.cancel()
        await asyncio.gather(move, return_exceptions=True)
        disk.go.set()
        await until(lambda: len(room.play.events) == 2)
        assert await room.do(ME, seal(room), 1, "a") == 2  # sent again
        await room.close()

    lived(story)


def test_a_bot_in_thought_is_let_go() -> None:
    async def ponder(*_: object) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    async def story() -> None:
        room = room_of(ReefsGame(), BESIDE_A_BOT, bots=ponder)
        await room.load()
        await until(lambda: room.thinking)
        await room.close()
        assert not room.thinking
        room.wake_bots()

    lived(story)


def test_a_bots_move_under_way_is_stored_before_the_room_is_closed() -> None:
    async def story() -> None:
        room = room_of(ReefsGame(), BESIDE_A_BOT, bots=quick_bots)
        await room.load()
        disk = Disk(room)
        await disk.reached.wait()
        closing = asyncio.create_task(room.close())
        await asyncio.sleep(0)
        disk.go.set()
        await closing
        disk.closed = True
        assert disk.stored == 1

    lived(story)


@pytest.mark.parametrize("storing", [False, True])
def test_a_clock_stops_and_what_it_had_begun_is_stored(storing: bool) -> None:
    async def story() -> None:
        room = room_of(DILUVIA, PEOPLE, *SET_UP, DECLARED, window=0.01 if storing else 60)
        await room.load()
        disk = Disk(room)
        if storing:
            await disk.reached.wait()
        closing = asyncio.create_task(room.close())
        await asyncio.sleep(0)
        disk.go.set()
        await closing
        disk.closed = True
        assert (disk.stored, room.window.waits) == (int(storing), False)

    lived(story)


def test_whoever_writes_down_the_end_is_waited_for_and_may_fail(caplog: pytest.LogCaptureFixture) -> None:
    written = asyncio.Event()

    async def write(_: Room) -> None:
        await asyncio.sleep(0)
        written.set()
        raise RuntimeError

    async def story() -> None:
        room = room_of(ReefsGame(), ["here"] * 4)
        await room.load()
        room.when_over.append(write)
        while not room.over():
            ask: Any = room.game.ask(room.play.state)
            seat = ask.seats[0]
            await room.do(Viewer((seat,)), seal(room, seat), room.ask_number(), f"m{len(room.play.events)}")
        await room.close()

    lived(story)
    assert written.is_set()
    assert "end-not-written" in caplog.text


# bots that fail


@pytest.mark.parametrize("fault", [RuntimeError("no"), IllegalAction(Message("move-game-over"))])
def test_a_bot_that_fails_is_logged_and_tried_again(
    fault: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("seaboard.table.bot_turns.BOT_PAUSE", 0)
    seen: list[bool] = []

    async def fail_twice(room: Room, seat: int, bot: str) -> str:
        seen.append(told(room, ME)["thinking"])
        if len(seen) < 3:
            raise fault
        return await quick_bots(room, seat, bot)

    async def story() -> None:
        room = room_of(ReefsGame(), BESIDE_A_BOT, bots=fail_twice)
        await room.load()
        room.enter(Listener(ME))
        await until(lambda: any(event.seat == 3 for event in room.play.events))
        await until(lambda: not room.thinking)
        await room.close()

    with caplog.at_level(logging.ERROR, "seaboard.room"):
        lived(story)
    assert seen == [True, True, True]
    assert caplog.text.count("bot-failed table=t seat=4") == 2


def test_while_a_bot_that_failed_waits_nobody_is_told_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.table.bot_turns.BOT_PAUSE", 60)
    tries: list[int] = []

    async def fail(*_: object) -> str:
        tries.append(1)
        raise RuntimeError

    async def story() -> None:
        room = room_of(ReefsGame(), BESIDE_A_BOT, bots=fail)
        await room.load()
        await until(lambda: bool(tries) and not room.thinking)
        await until(room.idle)  # nobody looks: the table may be forgotten
        listener = Listener(ME)
        room.enter(listener)
        listener.news.clear()
        await until(lambda: len(tries) == 2 and not room.thinking)
        assert (told(room, ME)["thinking"], listener.news.is_set(), room.idle()) == (False, True, False)
        await room.close()

    lived(story)


# a log as long as no game needs it


def test_a_full_log_takes_no_more_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        room = room_of(load_game("nautilion"), ["here"])
        await room.load()
        monkeypatch.setattr(rooms, "MOST_EVENTS", len(room.play.events) + 1)
        await room.do(ME, first_choice(room), room.ask_number(), "a")
        with pytest.raises(LogFull) as full:
            await room.do(ME, first_choice(room), room.ask_number(), "b")
        assert full.value.message.id == "table-log-full"
        await room.close()

    lived(story)


def first_choice(room: Room) -> str:
    choices: list[dict[str, Any]] = told(room, ME)["view"]["ask"]["choices"]
    return str(choices[0]["do"])


@pytest.mark.parametrize("aside", ["undo", "typed undo", "hint"])
def test_moves_go_on_where_no_more_is_taken_back_or_helped(monkeypatch: pytest.MonkeyPatch, aside: str) -> None:
    monkeypatch.setattr(rooms, "MOST_ASIDES", 1)

    async def story() -> None:
        room = room_of(load_game("nautilion"), ["here"])
        await room.load()
        await room.hint(ME, room.ask_number(), "first")
        await room.do(ME, tide(room), room.ask_number(), "tide")
        asked = room.ask_number()
        ways = {
            "undo": lambda: room.undo(ME, False, asked, "c"),
            "typed undo": lambda: room.do(ME, f"undo {asked - 1}", asked, "c"),
            "hint": lambda: room.hint(ME, asked, "c"),
        }
        with pytest.raises(LogFull) as full:
            await ways[aside]()
        assert (full.value.message.id, full.value.message.args) == ("table-asides-full", {"most": 1})
        await room.do(ME, first_choice(room), room.ask_number(), "d")
        await room.close()

    lived(story)


def tide(room: Room) -> str:
    """A move that can be taken back."""
    choices: list[dict[str, Any]] = told(room, ME)["view"]["ask"]["choices"]
    return next(str(choice["do"]) for choice in choices if choice["do"].startswith("tide"))


def test_bots_stop_at_a_full_log(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(rooms, "MOST_EVENTS", 1)

    async def story() -> None:
        room = room_of(ReefsGame(), BESIDE_A_BOT, bots=quick_bots)
        await room.load()
        room.enter(Listener(ME))
        await until(lambda: not room.thinking)
        assert len(room.play.events) == 1
        await room.close()

    lived(story)
    assert "bot-failed" not in caplog.text


# heartbeats


class Line:
    """A socket somebody listens at and says nothing."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.said: asyncio.Queue[str] = asyncio.Queue()

    async def send_data(self, text: str, mode: str) -> None:
        assert mode == "text"
        self.heard.append(json.loads(text))

    async def receive_text(self) -> str:
        return await self.said.get()


def test_where_nothing_is_said_the_table_says_that_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """In an open window, too: a beat tells nothing and hangs on nothing but what this browser was told."""
    monkeypatch.setattr(live, "BEAT", 0.01)

    async def story() -> None:
        room = room_of(DILUVIA, PEOPLE, *SET_UP, DECLARED, bots=no_bots, window=60)
        await room.load()
        socket: Any = Line()
        talk = Conversation(socket, None, "t", "", Listener(Viewer(())), (), PACE)  # type: ignore[arg-type]
        running = asyncio.create_task(talk.run())
        await socket.said.put('{"type": "beat"}')  # the browser's own is heard and not answered
        await until(lambda: len(socket.heard) >= 3)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert socket.heard[:3] == [{"type": "beat"}] * 3
        assert room.last_shown() == OPENED
        await room.close()

    asyncio.run(story())


def test_what_is_said_puts_the_next_beat_off(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        socket: Any = Line()
        talk = Conversation(socket, None, "t", "", Listener(Viewer(())), (), PACE)  # type: ignore[arg-type]
        beating = asyncio.create_task(talk.beat())
        for _ in range(20):
            await asyncio.sleep(0)
        assert socket.heard == []  # the table has only just opened
        beating.cancel()
        talk.sent -= live.BEAT
        await talk.send(protocol.stale("a"))
        beating = asyncio.create_task(talk.beat())
        for _ in range(20):
            await asyncio.sleep(0)
        assert [message["type"] for message in socket.heard] == ["stale"]
        beating.cancel()
        talk.sent -= live.BEAT
        beating = asyncio.create_task(talk.beat())
        await until(lambda: len(socket.heard) == 2)
        assert socket.heard[-1] == {"type": "beat"}
        beating.cancel()

    asyncio.run(story())
