"""Bots in their processes: one table does not keep another waiting, and games among bots can be watched."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from seaboard.games import load_game
from seaboard.table.app import make_app
from seaboard.table.room import Listener, Room, Viewer
from seaboard.table.seated_bots import SeatedBots
from tests.table.reefs import ReefsGame
from tests.table.rooms import no_bots, quick_bots, room_of, until
from tests.table.test_app import Browser, Tab
from tests.table.thoughts import THOUGHT, endless_choice, slow_choice

FOUR_BOTS = ["bot:random"] * 4
ONE_BOT = ["here", "link", "link", "bot:random"]


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
    monkeypatch.setattr("seaboard.table.bot_turns.WATCHING_PACE", 0)


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
    monkeypatch.setattr("seaboard.table.bot_turns.WATCHING_PACE", 0.05)

    async def story(_: SeatedBots) -> None:
        room = room_of(ReefsGame(), FOUR_BOTS, bots=quick_bots)
        began = time.perf_counter()
        await watched(room)
        await until(room.over)
        assert time.perf_counter() - began >= 8 * 0.05
        await room.close()

    live(story)


def test_nobody_waits_for_the_pace_where_a_person_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.table.bot_turns.WATCHING_PACE", 60)

    async def story(_: SeatedBots) -> None:
        room = room_of(ReefsGame(), ONE_BOT, bots=quick_bots)
        await room.load()
        await until(lambda: any(event.seat == 3 for event in room.play.events))
        await room.close()

    live(story)


def test_a_bots_process_is_there_before_its_first_move_and_only_where_a_bot_sits() -> None:
    async def story(bots: SeatedBots) -> None:
        bots.warm("nautilion", ["here", "link"])
        assert bots._warming is None
        bots.warm("nautilion", ["here", "bot:greedy"])
        assert bots._warming is not None
        await bots._warming
        assert bots.workshop.started()

    live(story)


def test_a_thought_that_never_ends_is_cut_off_and_the_bot_answers_nevertheless(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The endless bot is killed, the quick one fails, and then any legal answer will do."""
    monkeypatch.setattr("seaboard.table.thinking.choice", endless_choice)
    monkeypatch.setattr("seaboard.table.seated_bots.BOT_SECONDS", 0.2)

    async def story(bots: SeatedBots) -> None:
        room = room_of(load_game("nautilion"), ["bot:search"], bots=no_bots)
        await room._replay()
        await room._settle()
        text = await bots.choose(room, 0, "search")
        assert room.game.read(room.play.state, text) in room.game.legal(room.play.state, 0)

    live(story)
    told = [record.getMessage() for record in caplog.records if record.name == "seaboard.bots"]
    assert [("search" in line, "greedy" in line) for line in told] == [(True, False), (False, True)]


def test_a_room_that_closes_while_a_bot_thinks_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.table.thinking.choice", endless_choice)

    async def story(bots: SeatedBots) -> None:
        room = room_of(load_game("nautilion"), ["bot:random"], bots=bots.choose)
        await watched(room)
        await until(lambda: room.thinking)
        await room.close()
        assert room._bots is not None
        assert room._bots.done()
        assert not room.thinking
        room.wake_bots()
        assert room._bots.done(), "nobody thinks at a closed table"

    live(story)


def test_a_room_that_closes_lets_an_answer_reach_the_store() -> None:
    async def story(_: SeatedBots) -> None:
        room = room_of(load_game("nautilion"), ["bot:random"], bots=quick_bots)
        stored, go_on, kept = asyncio.Event(), asyncio.Event(), room.store.append

        async def slowly(*what: Any) -> None:
            stored.set()
            await go_on.wait()
            await kept(*what)

        await room._replay()
        await room._settle()
        before = len(room.play.events)
        monkey: Any = room.store
        monkey.append = slowly
        room.enter(Listener(Viewer(())))
        await stored.wait()
        closing = asyncio.create_task(room.close())
        await asyncio.sleep(0)
        go_on.set()
        await closing
        assert len(room.play.events) > before
        assert len(monkey.kept) == len(room.play.events)

    live(story)


def test_many_tables_of_a_stranger_delay_another_by_no_more_than_the_thought_under_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("seaboard.table.thinking.choice", slow_choice)

    async def story(bots: SeatedBots) -> None:
        done: list[str] = []

        async def think(owner: str, number: int) -> None:
            room = room_of(ReefsGame(), FOUR_BOTS)
            room.row = replace(room.row, id=f"{owner}-{number}")
            room.owner = owner
            await room._replay()
            await room._settle()
            await bots.choose(room, 0, "random")
            done.append(owner)

        strangers = [asyncio.create_task(think("stranger", number)) for number in range(20)]
        await until(lambda: "stranger" in done)
        before = len(done)
        await think("neighbour", 0)
        assert done.index("neighbour") - before <= 1
        assert len(done) < 20
        for task in strangers:
            task.cancel()
        await asyncio.gather(*strangers, return_exceptions=True)

    live(story)


def test_a_killed_process_is_replaced() -> None:
    async def story(bots: SeatedBots) -> None:
        room = room_of(load_game("nautilion"), ["bot:greedy"], bots=no_bots)
        await room.load()
        first = await bots.choose(room, 0, "greedy")
        os.kill(bots.workshop._all[0]._process.pid, signal.SIGKILL)
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
