"""Tables are loaded each for itself: no table waits for another's disk or for another's long log."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.games import load_game
from seaboard.table import hall as halls
from seaboard.table import replaying
from seaboard.table.app import make_app
from seaboard.table.hall import Hall, NoSuchTable
from seaboard.table.replaying import OtherRules, must_be_of_these_rules
from seaboard.table.room import Listener, Viewer
from seaboard.table.store import AtWork, NotStored, StoredEvent, TableRow
from tests.table.rooms import no_bots, until
from tests.table.test_app import HOME, Browser, Tab, new_table
from tests.table.test_window import DECLARED, SET_UP

NAUTILION = load_game("nautilion")
ROW = TableRow("", "nautilion", NAUTILION.rules_version, "", {"players": 2}, ["here", "link"], b"s" * 32, 1)


class Patient:
    """A store that answers for a table when its gate is open, and counts."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[StoredEvent]] = {}
        self.gates: dict[str, asyncio.Event] = {}
        self.broken: set[str] = set()
        self.read: list[str] = []
        self.closed = False
        self.at_work = AtWork()

    def add(self, table: str, *events: tuple[int, str], **changes: Any) -> None:
        self.rows[table] = replace(ROW, id=table, **changes)
        self.logs[table] = [StoredEvent(seat, text, None) for seat, text in events]

    async def rematch(self, _: str) -> None:
        assert not self.closed

    async def table(self, table: str) -> TableRow | None:
        assert not self.closed
        self.read.append(table)
        if table in self.gates:
            await self.gates[table].wait()
        if table in self.broken:
            raise NotStored(Message("table-not-saved"))
        assert not self.closed
        return self.rows.get(table)

    async def events(self, table: str) -> list[StoredEvent]:
        assert not self.closed
        return self.logs[table][:]

    async def append(self, table: str, first: int, events: list[StoredEvent], _: object) -> None:
        assert not self.closed
        assert first == len(self.logs[table]) + 1
        self.logs[table] += events

    async def close(self) -> None:
        self.closed = True


class NoBots:
    choose = staticmethod(no_bots)

    def warm(self, *_: object) -> None:
        pass

    def close(self) -> None:
        pass


def in_a_hall(story: Callable[[Hall, Patient], Awaitable[None]]) -> Patient:
    store = Patient()

    async def whole() -> None:
        kept: Any = store
        hall = Hall(kept)
        hall.bots = NoBots()  # type: ignore[assignment]
        await story(hall, store)
        for gate in store.gates.values():
            gate.set()
        await hall.close()

    asyncio.run(whole())
    return store


def helped(times: int) -> list[tuple[int, str]]:
    """A log that is long and quickly played."""
    play = Play(NAUTILION, {"players": 2})
    play.chance(Rng(1))
    return [*[(event.seat, event.text) for event in play.events], *[(0, "hint")] * times]


def test_a_table_whose_disk_is_slow_keeps_no_other_waiting() -> None:
    async def story(hall: Hall, store: Patient) -> None:
        store.add("slow")
        store.add("quick")
        store.gates["slow"] = asyncio.Event()
        slow = asyncio.create_task(hall.room("slow"))
        await until(lambda: "slow" in store.read)
        assert (await hall.room("quick")).row.id == "quick"
        assert not slow.done()
        store.gates["slow"].set()
        assert (await slow).row.id == "slow"

    in_a_hall(story)


def test_a_long_log_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are loaded between its turns, and whoever plays is heard after every slice."""
    monkeypatch.setattr(replaying, "TURN", 10)
    monkeypatch.setattr(replaying, "SLICE", -1.0)
    order: list[str] = []

    async def story(hall: Hall, store: Patient) -> None:
        store.add("long", *helped(600))
        for number in range(3):
            store.add(f"short {number}", *helped(20 * number))

        async def load(table: str) -> None:
            await hall.room(table)
            order.append(table)

        heard = 0
        loading = [asyncio.create_task(load(table)) for table in ("long", "short 2", "short 1", "short 0")]
        while not all(task.done() for task in loading):
            await asyncio.sleep(0)
            heard += 1
        assert heard > 600

    in_a_hall(story)
    assert order == ["short 0", "short 1", "short 2", "long"]


def test_all_who_want_a_table_get_the_same_room() -> None:
    async def story(hall: Hall, store: Patient) -> None:
        store.add("one", *helped(30))
        rooms = await asyncio.gather(*[hall.room("one") for _ in range(20)])
        assert {id(room) for room in [*rooms, await hall.room("one")]} == {id(rooms[0])}
        assert store.read == ["one"]

    in_a_hall(story)


def test_whoever_stops_waiting_stops_it_for_nobody_else() -> None:
    async def story(hall: Hall, store: Patient) -> None:
        store.add("one")
        store.gates["one"] = asyncio.Event()
        first, second = asyncio.create_task(hall.room("one")), asyncio.create_task(hall.room("one"))
        await until(lambda: bool(store.read))
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        store.gates["one"].set()
        assert await second is await hall.room("one")
        assert store.read == ["one"]

    in_a_hall(story)


def test_what_failed_is_tried_again() -> None:
    async def story(hall: Hall, store: Patient) -> None:
        store.add("one")
        store.broken.add("one")
        tried = await asyncio.gather(*[hall.room("one") for _ in range(3)], return_exceptions=True)
        assert [type(fault) for fault in tried] == [NotStored] * 3
        store.broken.clear()
        assert (await hall.room("one")).row.id == "one"
        with pytest.raises(NoSuchTable):
            await hall.room("none")

    in_a_hall(story)


def test_a_table_that_goes_while_it_is_loaded_is_gone() -> None:
    async def story(hall: Hall, store: Patient) -> None:
        store.add("one")
        store.gates["one"] = asyncio.Event()
        waiting = asyncio.create_task(hall.room("one"))
        await until(lambda: bool(store.read))
        going = asyncio.create_task(hall.discard("one"))
        store.gates["one"].set()
        await going
        assert (await waiting).closed
        del store.rows["one"]
        with pytest.raises(NoSuchTable):
            await hall.room("one")

    in_a_hall(story)


def test_a_hall_that_closes_waits_for_what_is_being_loaded_and_touches_the_store_no_more() -> None:
    async def story(hall: Hall, store: Patient) -> None:
        store.add("one", *helped(500))
        store.gates["one"] = asyncio.Event()
        waiting = asyncio.create_task(hall.room("one"))
        await until(lambda: bool(store.read))
        closing = asyncio.create_task(hall.close())
        await asyncio.sleep(0)
        assert not store.closed
        store.gates["one"].set()
        await closing
        assert store.closed
        for late in (waiting, asyncio.create_task(hall.room("one"))):
            with pytest.raises(NotStored):
                await late

    in_a_hall(story)


def test_only_rooms_where_nothing_goes_on_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that runs on in a forgotten room would close the window of its successor."""
    monkeypatch.setattr(halls, "MOST_IDLE_ROOMS", 1)

    async def story(hall: Hall, store: Patient) -> None:
        diluvia = {"game": "diluvia", "rules_version": load_game("diluvia").rules_version, "options": {}}
        store.add("clock", *SET_UP, DECLARED, seats=["here", "link", "link"], **diluvia)
        for table in ("watched", "left", "wanted", "new", "newest"):
            store.add(table)
        kept = [await hall.room("clock"), await hall.room("watched")]
        kept[1].enter(Listener(Viewer(())))
        left = await hall.room("left")
        for table in ("wanted", "new", "wanted", "newest"):
            await hall.room(table)
        assert kept == [await hall.room("clock"), await hall.room("watched")]
        assert await hall.room("left") is not left

    in_a_hall(story)


# tables of other rules


def unopened(row: dict[str, Any], *events: tuple[int, str]) -> OtherRules:
    found: list[OtherRules] = []

    async def story(hall: Hall, store: Patient) -> None:
        store.add("old", *events, **row)
        with pytest.raises(OtherRules) as fault:
            await hall.room("old")
        found.append(fault.value)

    in_a_hall(story)
    assert found[0].row.id == "old"
    return found[0]


def test_a_table_of_an_older_version_says_which() -> None:
    fault = unopened({"rules_version": 0})
    current = NAUTILION.rules_version
    assert (fault.message.id, fault.message.args) == ("table-other-rules", {"began": 0, "current": current})
    must_be_of_these_rules(ROW)


def test_an_edition_that_no_longer_loads_says_so() -> None:
    assert unopened({"edition": "[no.such.thing]\nvalue = 3\n"}).message.id == "table-other-edition"
    assert unopened({"game": "chess"}).message.id == "table-other-edition"


def test_a_log_that_no_longer_replays_says_where_and_not_what() -> None:
    """The event may be a secret."""
    fault = unopened({}, *helped(1), (0, "no longer a move"), (0, "hint"))
    number = len(helped(1)) + 1
    assert (fault.message.id, fault.message.args) == ("table-other-log", {"number": number})


def test_the_browser_is_told_in_words(tmp_path: Path) -> None:
    with TestClient(make_app(f"sqlite+aiosqlite:///{tmp_path}/tables.db"), base_url=HOME) as server:
        client = Browser(server)
        table = new_table(client, "here", "here", players=2)["table"]
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            database.execute("UPDATE tables SET rules_version = 0")
        listed = client.get("/api/tables").json()["tables"][0]
        assert (listed["table"], listed["fault"]["id"]) == (table, "table-other-rules")
        answer = client.get(f"/api/tables/{table}/at/0")
        assert (answer.status_code, answer.json()["message"]["id"]) == (409, "table-other-rules")
        with client.websocket_connect(f"/api/tables/{table}/live") as socket:
            assert Tab(socket).wait("error")["message"]["id"] == "table-other-rules"
            with pytest.raises(WebSocketDisconnect) as end:
                socket.receive_json(timeout=10)
        assert end.value.code == 4003
