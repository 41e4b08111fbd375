"""The store, on SQLite and on PostgreSQL: what it holds it holds, and what it cannot hold it refuses as a whole."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, func, inspect, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from seaboard.core.messages import Message
from seaboard.games import load_game
from seaboard.table.holdings import Holding, Holdings
from seaboard.table.room import Listener, Room, Viewer
from seaboard.table.schema import EVENTS, KEYS, METADATA, TABLES
from seaboard.table.store import (
    MIGRATIONS,
    NEWEST,
    DatabaseAway,
    Key,
    NewerSchema,
    NotStored,
    Store,
    StoredEvent,
    TableRow,
    write_keys,
)
from tests.table.conftest import Postgres

ROW = TableRow(
    id="k3table",
    game="nautilion",
    rules_version=1,
    edition="",
    options={"players": 2, "submarine": "B1"},
    seats=["here", "bot:greedy"],
    seed=bytes(range(224, 256)),
    created=1_800_000_000,
)
MINE, FRIEND, STRANGER = "a" * 64, "e" * 64, "f" * 64  # browsers
OWN = Holding(MINE, ROW.id, (0,), True, ROW.created)
OLD = Key("d" * 64, ROW.id, "cookie", (0,), host=True)
INVITE = Key("b" * 64, ROW.id, "invite", (1,), host=False)
WATCH = Key("c" * 64, ROW.id, "watch", (), host=False)
EVENTS_OF_A_TURN = [
    StoredEvent(0, "plan 1 2 4", "request-1"),
    StoredEvent(-1, "~roll 1 2 3", None),
    StoredEvent(-1, "~Ünïcode ⚓ '; drop table events; --", None),
]
NUMBERS = itertools.count(1)

Work = Callable[[Store], Coroutine[Any, Any, None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return asyncio.run(postgres_database(server))


def sqlite_url(folder: Path, mode: str = "rwc") -> str:
    return f"sqlite+aiosqlite:///file:{folder}/tables.db?mode={mode}&uri=true"


async def postgres_database(server: Postgres) -> str:
    name = f"tables_{next(NUMBERS)}"
    engine = create_async_engine(f"{server.url}/postgres", isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return f"{server.url}/{name}"


def with_store(url: str, work: Work) -> None:
    """Do this with a store that is up to date, and close it."""

    async def whole() -> None:
        store = Store(url)
        try:
            await store.open()
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


def with_table(url: str, work: Work) -> None:
    async def whole(store: Store) -> None:
        await Holdings(store).add_table(ROW, [INVITE, WATCH], OWN)
        await work(store)

    with_store(url, whole)


def migrate(connection: Connection, target: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    (command.downgrade if target == "base" else command.upgrade)(config, target)


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    found: list[Any] = compare_metadata(context, METADATA)
    return found


# the schema


def test_the_migrated_schema_is_the_one_the_program_knows(database: str) -> None:
    async def check(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_store(database, check)


def test_migrations_go_up_and_down_and_up_again(database: str) -> None:
    async def check(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.run_sync(migrate, "base")
            names = await connection.run_sync(lambda plain: inspect(plain).get_table_names())
            assert set(names) <= {"alembic_version"}
            await connection.run_sync(migrate, "head")
            assert await connection.run_sync(differences) == []
        await Holdings(store).add_table(ROW, [], OWN)
        assert await store.table(ROW.id) == ROW

    with_store(database, check)


def test_opening_an_old_store_again_changes_nothing(database: str) -> None:
    async def fill(store: Store) -> None:
        await store.append(ROW.id, 1, EVENTS_OF_A_TURN)

    async def check(store: Store) -> None:
        assert await store.table(ROW.id) == ROW
        assert await store.events(ROW.id) == EVENTS_OF_A_TURN
        assert [await store.key(key.hash) for key in (INVITE, WATCH)] == [INVITE, WATCH]
        assert await Holdings(store).find(MINE, ROW.id) == OWN

    with_table(database, fill)
    with_store(database, check)


def test_a_newer_schema_is_refused_by_name(database: str) -> None:
    async def outdate(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9001'"))

    async def check() -> None:
        store = Store(database)
        with pytest.raises(NewerSchema) as fault:
            await store.open()
        assert fault.value.message == Message("serve-database-newer", {"found": "9001", "known": NEWEST})
        await store.close()

    with_store(database, outdate)
    asyncio.run(check())


def test_what_was_begun_is_ended_when_whoever_asked_has_gone(database: str) -> None:
    async def check(store: Store) -> None:
        for number in range(1, 20):
            writing = asyncio.create_task(store.append(ROW.id, number, EVENTS_OF_A_TURN[1:2]))
            for _ in range(1 + number % 8):
                await asyncio.sleep(0)
            writing.cancel()
            with suppress(asyncio.CancelledError):
                await writing
            await asyncio.gather(*store.at_work)
            assert len(await store.events(ROW.id)) == number

    with_table(database, check)


def test_a_closed_store_leaves_no_connection_open(database: str) -> None:
    """What was in use while it closed was closed by nobody, and blamed on whatever test came next."""
    alive: set[int] = set()

    async def check(store: Store) -> None:
        await store.engine.dispose()
        event.listen(store.engine.sync_engine, "connect", lambda made, _: alive.add(id(made)))
        event.listen(store.engine.sync_engine, "close", lambda made, _: alive.discard(id(made)))
        reading = [asyncio.create_task(store.table(ROW.id)) for _ in range(5)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*reading) == [ROW] * 5
        with pytest.raises(DatabaseAway):
            await store.table(ROW.id)
        assert alive == set()

    with_table(database, check)


# what goes in comes out


def test_a_table_and_its_keys_are_read_as_they_were_written(database: str) -> None:
    async def check(store: Store) -> None:
        assert await store.table(ROW.id) == ROW
        assert await store.table("other") is None
        assert [await store.key(key.hash) for key in (INVITE, WATCH)] == [INVITE, WATCH]
        assert await store.key("d" * 64) is None
        assert await store.events(ROW.id) == []
        assert await Holdings(store).find(MINE, ROW.id) == OWN
        assert await Holdings(store).find(MINE, "other") is None
        assert await Holdings(store).find(FRIEND, ROW.id) is None

    with_table(database, check)


def test_a_table_is_added_with_all_its_keys_or_not_at_all(database: str) -> None:
    async def check(store: Store) -> None:
        other = replace(ROW, id="other")
        keys = [replace(INVITE, hash="d" * 64, table="other"), replace(INVITE, table="other")]
        with pytest.raises(NotStored):
            await Holdings(store).add_table(other, keys, replace(OWN, table="other"))
        assert await store.table("other") is None
        assert await Holdings(store).find(MINE, "other") is None
        assert await store.key("d" * 64) is None

    with_table(database, check)


def test_a_failed_write_tells_no_secrets(database: str) -> None:
    """An error's text may reach a log: the seed of the dice must not stand in it."""

    async def check(store: Store) -> None:
        with pytest.raises(NotStored) as fault:
            await Holdings(store).add_table(ROW, [], OWN)
        assert repr(ROW.seed)[2:-1] not in str(fault.value)
        assert ROW.seed.hex() not in str(fault.value)

    with_table(database, check)


def test_a_key_needs_its_table(database: str) -> None:
    async def check(store: Store) -> None:
        with pytest.raises(NotStored):
            await Holdings(store).add(replace(OWN, table="nowhere"))
        with pytest.raises(NotStored):
            await store.append("nowhere", 1, EVENTS_OF_A_TURN)

    with_table(database, check)


# the log


def test_events_are_appended_in_order(database: str) -> None:
    async def check(store: Store) -> None:
        more = [StoredEvent(1, "undo 3", "request-2")]
        await store.append(ROW.id, 1, EVENTS_OF_A_TURN)
        await store.append(ROW.id, 4, more)
        assert await store.events(ROW.id) == EVENTS_OF_A_TURN + more

    with_table(database, check)


@pytest.mark.parametrize("first", [1, 3])
def test_the_same_number_is_written_once_and_the_rest_of_the_turn_not_at_all(database: str, first: int) -> None:
    async def check(store: Store) -> None:
        await store.append(ROW.id, 1, EVENTS_OF_A_TURN)
        with pytest.raises(NotStored) as fault:
            await store.append(ROW.id, first, [StoredEvent(1, f"text {number}", None) for number in range(4)])
        assert fault.value.message.id == "table-written-elsewhere"
        assert await store.events(ROW.id) == EVENTS_OF_A_TURN

    with_table(database, check)


def test_a_request_is_stored_once_for_each_table(database: str) -> None:
    async def check(store: Store) -> None:
        await Holdings(store).add_table(replace(ROW, id="other"), [], replace(OWN, table="other"))
        await store.append(ROW.id, 1, EVENTS_OF_A_TURN)
        again = [StoredEvent(1, "before", None), StoredEvent(0, "plan 1 2 4", "request-1")]
        with pytest.raises(NotStored) as fault:
            await store.append(ROW.id, 4, again)
        assert fault.value.message.id == "table-written-elsewhere"
        assert await store.events(ROW.id) == EVENTS_OF_A_TURN
        await store.append("other", 1, EVENTS_OF_A_TURN)
        assert await store.events("other") == EVENTS_OF_A_TURN

    with_table(database, check)


def test_of_many_writers_one_wins_and_its_turn_is_whole(database: str) -> None:
    """Eight servers on one database write the same numbers at the same time."""

    async def check(store: Store) -> None:
        others = [Store(database) for _ in range(7)]
        writers = [store, *others]

        async def write(place: int) -> str:
            try:
                await writers[place].append(ROW.id, 1, [StoredEvent(place, f"writer {place}", None)] * 5)
            except NotStored as fault:
                return fault.message.id
            return "stored"

        said = await asyncio.gather(*[write(place) for place in range(len(writers))])
        for other in others:
            await other.close()
        assert sorted(said) == ["stored"] + ["table-written-elsewhere"] * 7
        winner = said.index("stored")
        assert await store.events(ROW.id) == [StoredEvent(winner, f"writer {winner}", None)] * 5

    with_table(database, check)


def test_writers_of_one_server_take_turns(tmp_path: Path) -> None:
    """Nobody finds the file locked by another table of the same server, and sleeps."""

    def impatient(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA busy_timeout=0")

    async def check(store: Store) -> None:
        await store.engine.dispose()
        event.listen(store.engine.sync_engine, "connect", impatient)
        tables = [replace(ROW, id=f"table{number}") for number in range(20)]
        await asyncio.gather(*[Holdings(store).add_table(row, [], replace(OWN, table=row.id)) for row in tables])
        await asyncio.gather(*[store.append(row.id, 1, EVENTS_OF_A_TURN) for row in tables])
        assert [await store.events(row.id) for row in tables] == [EVENTS_OF_A_TURN] * 20

    with_table(sqlite_url(tmp_path), check)


# keys and what browsers hold


def test_a_link_is_traded_once(database: str) -> None:
    async def check(store: Store) -> None:
        holdings, seat = Holdings(store), Holding(FRIEND, ROW.id, (1,), False, ROW.created)
        assert await holdings.add(seat, spent=INVITE.hash)
        assert await store.key(INVITE.hash) is None
        assert await holdings.find(FRIEND, ROW.id) == seat
        assert not await holdings.add(replace(seat, browser=STRANGER), spent=INVITE.hash)
        assert await holdings.find(STRANGER, ROW.id) is None

    with_table(database, check)


def test_a_browser_keeps_what_it_has_when_it_gets_more(database: str) -> None:
    async def check(store: Store) -> None:
        holdings = Holdings(store)
        await holdings.add(Holding(MINE, ROW.id, (1,), False, ROW.created))
        await holdings.add(Holding(MINE, ROW.id, (), False, ROW.created))
        assert await holdings.find(MINE, ROW.id) == replace(OWN, seats=(0, 1))

    with_table(database, check)


def test_of_many_who_trade_the_same_link_at_once_one_gets_the_seat(database: str) -> None:
    async def check(store: Store) -> None:
        other = Store(database)
        for turn in range(10):
            link = replace(INVITE, hash=f"{turn:064}")
            async with store.connected() as connection:
                await write_keys(connection, [link])
            offers = [Holding(f"{turn:063}{letter}", ROW.id, (1,), False, 0) for letter in "abcd"]
            holdings = [Holdings(one) for one in (store, other, store, other)]
            got = await asyncio.gather(
                *[place.add(offer, spent=link.hash) for place, offer in zip(holdings, offers, strict=True)]
            )
            assert sorted(got) == [False, False, False, True]
            held = [await Holdings(store).find(offer.browser, ROW.id) for offer in offers]
            assert [one is not None for one in held] == got
        await other.close()

    with_table(database, check)


def test_a_seat_with_a_new_link_is_nobodys_until_the_link_is_used(database: str) -> None:
    async def check(store: Store) -> None:
        holdings = Holdings(store)
        async with store.connected() as connection:
            await write_keys(connection, [replace(OLD, seats=(0, 1))])
        await holdings.add(Holding(FRIEND, ROW.id, (1,), False, ROW.created))
        fresh = Key("9" * 64, ROW.id, "invite", (1,), host=False)
        await holdings.trade_seat(ROW.id, 1, fresh)
        assert await holdings.find(FRIEND, ROW.id) == Holding(FRIEND, ROW.id, (), False, ROW.created)
        assert await holdings.find(MINE, ROW.id) == OWN
        assert await store.key(INVITE.hash) is None
        assert await store.key(WATCH.hash) == WATCH
        assert await store.key(OLD.hash) == OLD
        assert await store.key(fresh.hash) == fresh

    with_table(database, check)


def test_the_newest_tables_come_first_and_a_page_at_a_time(database: str) -> None:
    async def check(store: Store) -> None:
        holdings = Holdings(store)
        for number in range(7):
            row = replace(ROW, id=f"t{number}", created=ROW.created + number // 2)
            await holdings.add_table(row, [], replace(OWN, table=row.id, created=row.created, seats=(0, 1)))
        await holdings.add_table(replace(ROW, id="theirs"), [], replace(OWN, browser=FRIEND, table="theirs"))
        first = await holdings.newest(MINE, None, 5)
        assert [listed.row.id for listed in first] == ["t6", "t5", "t4", "t3", "t2"]
        assert {(listed.seats, listed.standing is None) for listed in first} == {((0, 1), True)}
        last = first[-1].row
        second = await holdings.newest(MINE, (last.created, last.id), 5)
        assert [listed.row.id for listed in second] == ["t1", "t0", ROW.id]
        assert await holdings.newest(STRANGER, None, 5) == []

    with_table(database, check)


def test_the_lobby_reads_what_was_stored_with_the_last_move(database: str) -> None:
    async def check(store: Store) -> None:
        holdings, standing = Holdings(store), {"number": 3, "over": True}
        await store.append(ROW.id, 1, EVENTS_OF_A_TURN, standing)
        assert [listed.standing for listed in await holdings.newest(MINE, None, 5)] == [standing]
        await store.append(ROW.id, 4, [StoredEvent(0, "stay", None)])  # by a program that tells no standing
        assert [listed.standing for listed in await holdings.newest(MINE, None, 5)] == [None]
        await store.write_standing(ROW.id, standing)
        assert [listed.standing for listed in await holdings.newest(MINE, None, 5)] == [standing]

    with_table(database, check)


def test_tables_nobody_ever_moved_at_go_after_a_while(database: str) -> None:
    async def check(store: Store) -> None:
        holdings = Holdings(store)
        for name in ("moved", "by-a-bot", "spared", "young"):
            row = replace(ROW, id=name, created=ROW.created + 100 * (name == "young"))
            keys = [replace(INVITE, hash=name.rjust(64, "0"), table=name)]
            await holdings.add_table(row, keys, replace(OWN, table=name, created=row.created))
        await store.append("moved", 1, EVENTS_OF_A_TURN)
        await store.append("by-a-bot", 1, [StoredEvent(-1, "~roll 1 2 3", None), StoredEvent(1, "stay", "bot-1-1")])
        gone = await holdings.remove_idle(ROW.created + 50, {"spared"})
        assert sorted(gone) == ["by-a-bot", ROW.id]
        left = {listed.row.id for listed in await holdings.newest(MINE, None, 9)}
        assert left == {"moved", "spared", "young"}
        assert await store.key("by-a-bot".rjust(64, "0")) is None
        assert await store.events("by-a-bot") == []
        assert await store.events("moved") == EVENTS_OF_A_TURN

    with_table(database, check)


def test_cookies_of_the_first_version_are_traded_when_they_are_shown(database: str) -> None:
    async def check(store: Store) -> None:
        holdings = Holdings(store)
        async with store.connected() as connection:
            await write_keys(connection, [OLD])
        shown = [OLD.hash, INVITE.hash, "7" * 64]
        await holdings.adopt(FRIEND, shown, [], final=False)
        assert await holdings.find(FRIEND, ROW.id) == replace(OWN, browser=FRIEND)
        assert await store.key(OLD.hash) == OLD  # the answer with the new id may be lost
        await holdings.adopt(FRIEND, shown, [], final=True)
        assert await store.key(OLD.hash) is None
        assert await store.key(INVITE.hash) == INVITE
        assert await holdings.find(FRIEND, ROW.id) == replace(OWN, browser=FRIEND)

    with_table(database, check)


# when the database cannot


async def rows(store: Store) -> list[int]:
    async with store.engine.connect() as connection:
        counts = [
            (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in (TABLES, KEYS, EVENTS)
        ]
    return [int(count) for count in counts]


async def refuses_to_save(
    store: Store, turn: list[StoredEvent], first: int = 1, reason: str = "table-not-saved"
) -> None:
    with pytest.raises(NotStored) as fault:
        await store.append(ROW.id, first, turn)
    assert fault.value.message.id == reason


def test_a_full_disk_keeps_nothing_of_a_turn_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    long_turn = [StoredEvent(0, "x" * 3000, None) for _ in range(200)]
    room = ["PRAGMA max_page_count=60"]

    def limit(connection: Any, _: Any) -> None:
        for pragma in room:
            connection.execute(pragma)

    async def check(store: Store) -> None:
        await store.engine.dispose()
        event.listen(store.engine.sync_engine, "connect", limit)
        await store.append(ROW.id, 1, EVENTS_OF_A_TURN)
        await refuses_to_save(store, long_turn, 4)
        assert await store.events(ROW.id) == EVENTS_OF_A_TURN
        room.clear()
        await store.engine.dispose()
        await store.append(ROW.id, 4, long_turn)
        assert await store.events(ROW.id) == EVENTS_OF_A_TURN + long_turn

    with_table(sqlite_url(tmp_path), check)


def test_a_read_only_file_takes_nothing_and_can_still_be_read(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        assert await rows(store) == [1, 2, 0]

    async def check() -> None:
        store = Store(sqlite_url(tmp_path, "ro"))
        await refuses_to_save(store, EVENTS_OF_A_TURN)
        with pytest.raises(NotStored):
            await Holdings(store).add_table(replace(ROW, id="other"), [], replace(OWN, table="other"))
        with pytest.raises(NotStored):
            await Holdings(store).add(replace(OWN, seats=(1,)), spent=INVITE.hash)
        assert await store.table(ROW.id) == ROW
        assert await rows(store) == [1, 2, 0]
        await store.close()

    with_table(sqlite_url(tmp_path), nothing)
    asyncio.run(check())
    with_store(sqlite_url(tmp_path), nothing)


def test_a_database_somebody_else_has_locked_is_waited_for_and_then_refused(tmp_path: Path) -> None:
    def impatient(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA busy_timeout=100")

    async def check(store: Store) -> None:
        await store.engine.dispose()
        event.listen(store.engine.sync_engine, "connect", impatient)
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await refuses_to_save(store, EVENTS_OF_A_TURN)
        assert await store.events(ROW.id) == []
        other.execute("ROLLBACK")
        other.close()
        await store.append(ROW.id, 1, EVENTS_OF_A_TURN)
        assert await store.events(ROW.id) == EVENTS_OF_A_TURN

    with_table(sqlite_url(tmp_path), check)


def test_a_server_that_is_gone_takes_nothing_and_is_found_again(postgres: Postgres) -> None:
    async def check(store: Store) -> None:
        await store.append(ROW.id, 1, EVENTS_OF_A_TURN[:1])
        postgres.stop()
        try:
            for _ in range(3):
                await refuses_to_save(store, EVENTS_OF_A_TURN[1:], 2, "table-database-away")
            with pytest.raises(DatabaseAway):
                await store.events(ROW.id)
        finally:
            postgres.start()
        try:
            await store.append(ROW.id, 2, EVENTS_OF_A_TURN[1:])
        except NotStored:  # the first connection taken up again may still be a dead one
            await store.append(ROW.id, 2, EVENTS_OF_A_TURN[1:])
        assert await store.events(ROW.id) == EVENTS_OF_A_TURN

    with_table(asyncio.run(postgres_database(postgres)), check)


def test_a_read_only_server_takes_nothing(postgres: Postgres) -> None:
    async def check(store: Store) -> None:
        async with store.engine.begin() as connection:
            name = (await connection.execute(text("SELECT current_database()"))).scalar_one()
            await connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
        await store.engine.dispose()
        await refuses_to_save(store, EVENTS_OF_A_TURN)
        assert await store.events(ROW.id) == []

    with_table(asyncio.run(postgres_database(postgres)), check)


@pytest.mark.parametrize("reason", ["table-not-saved", "table-written-elsewhere"])
def test_a_bot_whose_move_could_not_be_saved_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    monkeypatch.setattr("seaboard.table.bot_turns.BOT_PAUSE", 0.01)
    faults = [NotStored(Message(reason)), NotStored(Message(reason))]

    async def first_choice(room: Room, seat: int, _: str) -> str:
        state = room.play.state
        return room.game.write(state, room.game.legal(state, seat)[0])

    async def check(store: Store) -> None:
        append = store.append

        async def failing(table_id: str, first: int, events: list[StoredEvent], standing: Any) -> None:
            if events[0].seat == 1 and faults:
                raise faults.pop()
            await append(table_id, first, events, standing)

        monkeypatch.setattr(store, "append", failing)
        room = Room(ROW, load_game("nautilion"), store, first_choice)
        await room.load()
        browser = Listener(Viewer((0,)))
        room.listeners.add(browser)
        await room.do(browser.viewer, "start 2", room.ask_number(), "request-1")
        async with asyncio.timeout(10):
            while not any(stored.seat == 1 for stored in await store.events(ROW.id)):
                await browser.news.wait()
                browser.news.clear()
        await room.close()
        assert faults == []

    with_table(sqlite_url(tmp_path), check)


def test_the_newest_migration_is_known() -> None:
    """The store skips Alembic when the schema is already this one."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST
