"""Storage: SQLite in the user's data folder, or any database SQLAlchemy has an async driver for."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field, fields
from functools import wraps
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, column, event, insert, inspect, select, table, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message
from seaboard.core.options import OptionValue
from seaboard.table.schema import CAMPAIGN_TABLES, EVENTS, KEYS, REMATCHES, TABLES

try:
    from asyncpg import InterfaceError as PostgresUnusable
    from asyncpg import PostgresError
except ImportError:  # an extra that most do without
    PostgresUnusable = PostgresError = OSError

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = table("alembic_version", column("version_num"))  # Alembic's own
FAULTS = (DBAPIError, PoolTimeout, OSError, PostgresError, PostgresUnusable)
AWAY = (InterfaceError, PoolTimeout, OSError, PostgresError, PostgresUnusable)
AWAY_STATES = ("08", "53", "57")  # PostgreSQL: no connection, no room for one, going down or coming up
LOST = ("SQLITE_CANTOPEN", "SQLITE_IOERR", "SQLITE_NOTADB", "SQLITE_CORRUPT")
SECONDS_TO_CONNECT = 5
FEW = {"pool_size": 3, "max_overflow": 0}  # each connection to SQLite is a thread: fifteen made every query take 20 ms
NEWEST = "0006"
Owner = TypeVar("Owner")
BOT_REQUEST = "bot-"  # how the request ids of bots begin: no browser may use them


class NotStored(SeaboardError):
    """The disk is full, the database is gone, or somebody else wrote first: nothing was stored."""


class WrittenElsewhere(NotStored):
    """Somebody else wrote first."""


class DatabaseAway(NotStored):
    """It does not answer: nothing was stored, and nothing can be read now."""


class NewerSchema(SeaboardError):
    """A newer program has written here."""


class AtWork(set["asyncio.Task[Any]"]):
    """What is being done in the database; when it is closed nothing more is begun."""

    closed = False


def uninterrupted(kind: type[Owner]) -> type[Owner]:
    """A browser may leave and a bot be stopped at any moment; what was begun in the database is ended first.

    A connection that is in use when the store closes is closed by nobody, which Python tells somebody else much later.
    """
    for name, method in list(vars(kind).items()):
        if iscoroutinefunction(method) and not name.startswith("_") and name not in ("open", "close"):
            setattr(kind, name, _ended(method))
    return kind


def _ended(method: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
    @wraps(method)
    async def whole(self: Any, *about: Any, **more: Any) -> Any:
        if self.at_work.closed:
            raise DatabaseAway(Message("table-database-away"))
        work = asyncio.create_task(method(self, *about, **more))
        self.at_work.add(work)
        work.add_done_callback(lambda done: (self.at_work.discard(done), done.cancelled() or done.exception()))
        return await asyncio.shield(work)

    return whole


def is_away(fault: Exception) -> bool:
    """Whether the database itself does not answer, rather than refuse this."""
    if isinstance(fault, AWAY) or getattr(fault, "connection_invalidated", False):
        return True
    behind = getattr(fault, "orig", None)
    state = str(getattr(behind, "sqlstate", None) or "")
    return state[:2] in AWAY_STATES or str(getattr(behind, "sqlite_errorname", "")).startswith(LOST)


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    rules_version: int
    edition: str
    options: dict[str, OptionValue]
    seats: list[str]
    seed: bytes
    created: int
    campaign: str | None = None
    names: list[str | None] = field(default_factory=list)
    clock: int | None = None
    wishes: dict[str, Any] = field(default_factory=dict)
    lesson: str | None = None
    lesson_left: bool | None = None


@dataclass(frozen=True)
class Rematch:
    """The table that came after a finished one, and the seat there that asked for it."""

    table: str
    seat: int


@dataclass(frozen=True)
class Key:
    """What a secret link opens: seats of a table, or none for watchers."""

    hash: str
    table: str
    kind: str
    seats: tuple[int, ...]
    host: bool


@dataclass(frozen=True)
class StoredEvent:
    seat: int
    text: str
    request: str | None

    def by_a_person(self) -> bool:
        return self.seat >= 0 and not (self.request or "").startswith(BOT_REQUEST)


ROW_FIELDS = [one.name for one in fields(TableRow)]
IN_JSON = {"options": "{}", "seats": "[]", "names": "[]", "wishes": "{}"}  # what stands for nothing
TABLE_ROWS = select(TABLES, CAMPAIGN_TABLES.c.campaign_id.label("campaign")).outerjoin(
    CAMPAIGN_TABLES, CAMPAIGN_TABLES.c.table_id == TABLES.c.id
)


@uninterrupted
class Store:
    def __init__(self, url: str) -> None:
        sqlite = url.startswith("sqlite")
        options: dict[str, Any] = FEW if sqlite else {"connect_args": {"timeout": SECONDS_TO_CONNECT}}
        # an error must not tell the seed
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **options)
        self.at_work = AtWork()
        self._pen = asyncio.Lock() if sqlite else None
        if sqlite:
            event.listen(self.engine.sync_engine, "connect", _careful_sqlite)

    async def open(self) -> None:
        """Bring the schema up to date. Raises NewerSchema."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_upgrade)

    async def check_writable(self) -> None:
        """A database that can only be read is told before anybody plays. (BEGIN IMMEDIATE would not notice.)"""
        async with self.engine.begin() as connection:
            await connection.execute(update(VERSION).values(version_num=VERSION.c.version_num))

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; whatever the database cannot do becomes NotStored."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError as fault:
            raise WrittenElsewhere(Message("table-written-elsewhere")) from fault
        except FAULTS as fault:
            if is_away(fault):
                raise DatabaseAway(Message("table-database-away")) from fault
            raise NotStored(Message("table-not-saved")) from fault

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes, in turn: who finds SQLite's file locked sleeps up to 100 ms and tries again."""
        async with self._pen or nullcontext(), self.connected() as connection:
            yield connection

    async def close(self) -> None:
        """What was begun is ended; with its last connection SQLite folds its log into the file."""
        self.at_work.closed = True
        while self.at_work:
            await asyncio.wait(self.at_work)
        await self.engine.dispose()

    async def table(self, table_id: str) -> TableRow | None:
        async with self.connected() as connection:
            found = (await connection.execute(TABLE_ROWS.where(TABLES.c.id == table_id))).mappings().first()
        return table_row(found) if found is not None else None

    async def events(self, table_id: str) -> list[StoredEvent]:
        query = select(EVENTS).where(EVENTS.c.table_id == table_id).order_by(EVENTS.c.number)
        async with self.connected() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [StoredEvent(row["seat"], row["text"], row["request"]) for row in rows]

    async def append(
        self, table_id: str, first: int, events: list[StoredEvent], standing: dict[str, Any] | None = None
    ) -> None:
        """All of them or none, from number `first` on; `standing` is what the lobby tells then. Raises NotStored."""
        async with self.writing() as connection:
            await write_events(connection, table_id, first, events, standing)

    async def write_names(self, table_id: str, names: list[str | None]) -> None:
        query = update(TABLES).where(TABLES.c.id == table_id).values(names=json.dumps(names))
        async with self.writing() as connection:
            await connection.execute(query)

    async def rematch(self, table_id: str) -> Rematch | None:
        """Which table came after this one."""
        query = select(REMATCHES).where(REMATCHES.c.table_id == table_id)
        async with self.connected() as connection:
            row = (await connection.execute(query)).mappings().first()
        return Rematch(row["next_id"], row["seat"]) if row is not None else None

    async def write_standing(self, table_id: str, standing: dict[str, Any]) -> None:
        """What the lobby tells of a table nobody has moved at since."""
        query = update(TABLES).where(TABLES.c.id == table_id).values(standing=json.dumps(standing))
        async with self.writing() as connection:
            await connection.execute(query)

    async def write_wishes(self, table_id: str, wishes: dict[str, Any]) -> None:
        """What each seat wants to be asked about."""
        query = update(TABLES).where(TABLES.c.id == table_id).values(wishes=json.dumps(wishes))
        async with self.writing() as connection:
            await connection.execute(query)

    async def leave_lesson(self, table_id: str) -> None:
        async with self.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(lesson_left=True))

    async def key(self, key_hash: str) -> Key | None:
        async with self.connected() as connection:
            row = (await connection.execute(select(KEYS).where(KEYS.c.hash == key_hash))).mappings().first()
        return _key(dict(row)) if row is not None else None


async def write_table(connection: AsyncConnection, row: TableRow, keys: list[Key]) -> None:
    await connection.execute(insert(TABLES).values(**_table_values(row)))
    if row.campaign is not None:
        await connection.execute(insert(CAMPAIGN_TABLES).values(table_id=row.id, campaign_id=row.campaign))
    await write_keys(connection, keys)


async def write_keys(connection: AsyncConnection, keys: list[Key]) -> None:
    if keys:
        await connection.execute(insert(KEYS), [_key_values(key) for key in keys])


async def write_events(
    connection: AsyncConnection,
    table_id: str,
    first: int,
    events: list[StoredEvent],
    standing: dict[str, Any] | None = None,
) -> None:
    now = int(time.time())
    rows = [
        {"table_id": table_id, "number": number, "seat": e.seat, "text": e.text, "request": e.request, "at": now}
        for number, e in enumerate(events, first)
    ]
    await connection.execute(insert(EVENTS), rows)
    change: dict[str, Any] = {"standing": json.dumps(standing) if standing is not None else None}
    if any(event.by_a_person() for event in events) and is_told(first, standing):
        change["moved"] = now
    await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**change))


def is_told(first: int, standing: dict[str, Any] | None) -> bool:
    """Whether the lobby may tell when this was; not of an answer in a window that is still open."""
    return standing is None or standing["number"] >= first


def _careful_sqlite(connection: Any, _record: Any) -> None:
    """A commit is on the disk when it returns; readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    found = _version(connection)
    if found == NEWEST:
        return
    if found is not None and found not in {file.name[:4] for file in (MIGRATIONS / "versions").glob("0*.py")}:
        raise NewerSchema(Message("serve-database-newer", {"found": found, "known": NEWEST}))
    logging.getLogger("alembic").setLevel(logging.WARNING)  # before it is imported: its progress is not for players
    from alembic import command  # noqa: PLC0415 (half a second that most starts can do without)
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: object = connection.execute(select(VERSION.c.version_num)).scalar()
    return None if found is None else str(found)


def _table_values(row: TableRow) -> dict[str, Any]:
    values = {**row.__dict__, **{name: json.dumps(getattr(row, name)) for name in IN_JSON}}
    del values["campaign"]
    return values


def table_row(row: Mapping[Any, Any]) -> TableRow:
    """From a row of TABLE_ROWS."""
    values = {name: row[name] for name in ROW_FIELDS}
    return TableRow(**{**values, **{name: json.loads(row[name] or IN_JSON[name]) for name in IN_JSON}})


def _key_values(key: Key) -> dict[str, Any]:
    return {"hash": key.hash, "table_id": key.table, "kind": key.kind, "seats": json.dumps(key.seats), "host": key.host}


def _key(row: dict[str, Any]) -> Key:
    return Key(row["hash"], row["table_id"], row["kind"], tuple(json.loads(row["seats"])), bool(row["host"]))
