"""Bots in their processes: one table does not keep another waiting, and games among bots can be watched."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from litestar.testing import TestClient

from seaboard.bots.bot import Observation
from seaboard.bots.registry import load_bot
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.games import load_game
from seaboard.table.app import make_app
from seaboard.table.room import Listener, Room, Viewer
from seaboard.table.seated_bots import SeatedBots
from seaboard.table.thinking import Question
from tests.table.reefs import ReefsGame
from tests.table.rooms import no_bots, quick_bots, room_of, until
from tests.table.test_app import Browser, Tab

THOUGHT = 0.1
FOUR_BOTS = ["bot:random"] * 4
ONE_BOT = ["here", "link", "link", "bot:random"]


def slow_choice(question: Question, bot: str) -> str:
    """Runs in the other process, where nobody knows Reefs."""
    time.sleep(THOUGHT)
    play = Play(ReefsGame(), {})
    for mover, text in question.events:
        play.do(mover, text)
    seen = Observation(play.game, play.state, question.seat)
    return play.game.write(play.state, load_bot(bot).choose(seen, Rng(*question.luck)))


def live(story: Callable[[SeatedBots], Awaitable[None]]) -> None:
    async def whole() -> None:
        bots = SeatedBots(workers=1)
        try:
            await story(bots)
        finally:
            bots.close()

    asyncio.run(whole())


async def watched(room: Room) -> Listener:
    await room.load()
    listener = Listener(Viewer(()))
    room.enter(listener)
    return listener


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.table.room.WATCHING_PACE", 0)


@pytest.mark.usefixtures("hurried")
def test_four_bots_at_one_table_do_not_keep_another_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.table.thinking.choice", slow_choice)

    async def story(bots: SeatedBots) -> None:
        crowd = room_of(ReefsGame(), FOUR_BOTS, bots=bots.choose)
        other = room_of(ReefsGame(), ONE_BOT, bots=bots.choose)
        await watched(crowd)
        await until(lambda: len(crowd.play.events) > 1)
        await other.load()
        before = len(crowd.play.events)
        hand = other.play.state.hands[0]
        began = time.perf_counter()
        await other.do(Viewer((0,)), f"seal {hand[0]}", other.ask_number(), "a")
        assert time.perf_counter() - began < THOUGHT, "a person waits for no bot"
        await until(lambda: any(event.seat == 3 for event in other.play.events))
        assert len(crowd.play.events) - before <= 2
        await until(crowd.over)
        for room in (crowd, other):
            await room.close()

    live(story)


@pytest.mark.usefixtures("hurried")
def test_bots_among_themselves_play_while_somebody_watches() -> None:
    async def story(_: SeatedBots) -> None:
        room = room_of(ReefsGame(), FOUR_BOTS, bots=quick_bots)
        listener = await watched(room)
        room.leave(listener)
        await until(lambda: not room.thinking)
        paused = len(room.play.events)
        assert not room.over()
        room.enter(listener)
        await until(room.over)
        assert len(room.play.events) > paused
        await room.close()

    live(story)


def test_bots_among_themselves_play_at_a_pace_one_can_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.table.room.WATCHING_PACE", 0.05)

    async def story(_: SeatedBots) -> None:
        room = room_of(ReefsGame(), FOUR_BOTS, bots=quick_bots)
        began = time.perf_counter()
        await watched(room)
        await until(room.over)
        assert time.perf_counter() - began >= 8 * 0.05
        await room.close()

    live(story)


def test_nobody_waits_for_the_pace_where_a_person_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.table.room.WATCHING_PACE", 60)

    async def story(_: SeatedBots) -> None:
        room = room_of(ReefsGame(), ONE_BOT, bots=quick_bots)
        await room.load()
        await until(lambda: any(event.seat == 3 for event in room.play.events))
        await room.close()

    live(story)


def test_a_bots_process_is_there_before_its_first_move_and_only_where_a_bot_sits() -> None:
    async def story(bots: SeatedBots) -> None:
        bots.warm("nautilion", ["here", "link"])
        assert bots._pool is None
        bots.warm("nautilion", ["here", "bot:greedy"])
        assert bots._pool is not None

    live(story)


def test_a_killed_process_is_replaced() -> None:
    async def story(bots: SeatedBots) -> None:
        room = room_of(load_game("nautilion"), ["bot:greedy"], bots=no_bots)
        await room.load()
        first = await bots.choose(room, 0, "greedy")
        assert bots._pool is not None
        for process in list(bots._pool._processes):
            os.kill(process, signal.SIGKILL)
        assert await bots.choose(room, 0, "greedy") == first

    live(story)


@pytest.mark.usefixtures("hurried")
def test_a_table_of_bots_alone_is_made_and_watched_in_the_browser(tmp_path: Path) -> None:
    with TestClient(make_app(f"sqlite+aiosqlite:///{tmp_path}/tables.db"), base_url="http://127.0.0.1") as server:
        client = Browser(server)
        seats = ["bot:random", "bot:greedy"]
        body = {"game": "nautilion", "seats": seats, "options": {"players": 2}}
        table = client.post("/api/tables", json=body).json()["table"]
        with client.websocket_connect(f"/api/tables/{table}/live") as socket:
            tab = Tab(socket)
            assert (tab.hello()["yours"], tab.update["looking"]) == ([], None)
            tab.until(8)
