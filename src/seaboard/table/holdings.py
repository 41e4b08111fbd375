"""What browsers hold: seats of tables, and campaigns. A browser is known by the hash of its one random id."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Select, Table, delete, exists, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message
from seaboard.table.keys import COOKIE
from seaboard.table.schema import (
    CAMPAIGN_HOLDINGS,
    CAMPAIGN_KEYS,
    CAMPAIGN_TABLES,
    CAMPAIGNS,
    EVENTS,
    HOLDINGS,
    KEYS,
    REMATCHES,
    TABLES,
)
from seaboard.table.store import (
    TABLE_ROWS,
    Key,
    Store,
    StoredEvent,
    TableRow,
    table_row,
    uninterrupted,
    write_events,
    write_keys,
    write_table,
)

THE_TABLE = -1  # the seat of the row that lets a browser look at a table


class StillPlayed(SeaboardError):
    """Others have seats at this table, and its game is not over."""


class OfACampaign(SeaboardError):
    """A campaign's log tells of this table."""


@dataclass(frozen=True)
class Holding:
    """What a browser holds at a table; no seats for watchers. The host may give seats new links."""

    browser: str
    table: str
    seats: tuple[int, ...]
    host: bool
    created: int


@dataclass(frozen=True)
class Listed:
    """A table as the lobby lists it; `standing` is None where it must be made anew from the log.

    `moved` is when a person last moved there, None where nobody has; `host` whether this browser set it up.
    """

    row: TableRow
    seats: tuple[int, ...]
    standing: dict[str, Any] | None
    moved: int | None
    host: bool


@uninterrupted
class Holdings:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.at_work = store.at_work

    async def add_table(
        self, row: TableRow, keys: list[Key], holding: Holding, opening: Sequence[StoredEvent] = ()
    ) -> None:
        async with self.store.writing() as connection:
            await write_table(connection, row, keys)
            if opening:
                await write_events(connection, row.id, 1, list(opening))
            await write_holding(connection, holding)

    async def add_rematch(self, old: str, seat: int, row: TableRow, keys: list[Key], holdings: list[Holding]) -> None:
        """The table after a finished one, for all who hold that. Raises WrittenElsewhere where there is one already."""
        async with self.store.writing() as connection:
            await write_table(connection, row, keys)
            await connection.execute(insert(REMATCHES).values(table_id=old, next_id=row.id, seat=seat))
            for holding in holdings:
                await write_holding(connection, holding)

    async def at_table(self, table: str) -> list[Holding]:
        """What each browser holds there."""
        query = select(HOLDINGS).where(HOLDINGS.c.table_id == table).order_by(HOLDINGS.c.browser)
        async with self.store.connected() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [_holding(list(own)) for _, own in groupby(rows, key=lambda row: str(row["browser"]))]

    async def find(self, browser: str, table: str) -> Holding | None:
        query = select(HOLDINGS).where(HOLDINGS.c.browser == browser, HOLDINGS.c.table_id == table)
        async with self.store.connected() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return _holding(rows) if rows else None

    async def add(self, holding: Holding, spent: str | None = None) -> bool:
        """More for a browser to hold; False when the link it is given for was already used."""
        async with self.store.writing() as connection:
            if spent is not None and not await _spend(connection, spent):
                await connection.rollback()
                return False
            await write_holding(connection, holding)
        return True

    async def trade_seat(self, table: str, seat: int, invite: Key) -> None:
        """Whoever held this seat no longer does, nor does an older link to it open it: the new one alone does."""
        async with self.store.writing() as connection:
            held = delete(HOLDINGS).where(HOLDINGS.c.table_id == table, HOLDINGS.c.seat == seat)
            await connection.execute(held)
            await _without_seat(connection, table, seat)
            await write_keys(connection, [invite])

    async def newest(self, browser: str, before: tuple[int, str] | None, most: int) -> list[Listed]:
        """The newest tables of a browser, or those before this one (when it was made, its id): one query."""
        async with self.store.connected() as connection:
            rows = (await connection.execute(_newest(browser, before, most))).mappings().all()
        found: dict[str, list[Mapping[Any, Any]]] = {}
        for row in rows:
            found.setdefault(row["id"], []).append(row)
        return [_listed(group) for group in found.values()]

    async def remove_table(self, table: str, alone: str | None) -> None:
        """All there is of a table, where no browser but this one has a seat. Raises StillPlayed or OfACampaign."""
        told = exists().where(CAMPAIGNS.c.ledger.contains(table) | (CAMPAIGNS.c.table_id == table))
        other = exists().where(HOLDINGS.c.table_id == table, HOLDINGS.c.seat != THE_TABLE, HOLDINGS.c.browser != alone)
        async with self.store.writing() as connection:
            if (await connection.execute(select(told))).scalar_one():
                raise OfACampaign(Message("table-delete-campaign"))
            if alone is not None and (await connection.execute(select(other))).scalar_one():
                raise StillPlayed(Message("table-delete-played"))
            await remove_tables(connection, [table])

    async def let_go(self, browser: str, table: str) -> None:
        """A browser no longer holds anything there."""
        mine = (HOLDINGS.c.browser == browser) & (HOLDINGS.c.table_id == table)
        async with self.store.writing() as connection:
            await connection.execute(delete(HOLDINGS).where(mine))

    async def adopt(self, browser: str, tables: Iterable[str], campaigns: Iterable[str], final: bool) -> None:
        """Trade the keys of a browser of the first version, which had a cookie for each table and campaign.

        They are given up only when it has shown its new id beside them (`final`): the answer that brought the id
        might never have arrived.
        """
        async with self.store.writing() as connection:
            await _adopt_tables(connection, browser, list(tables), final)
            await _adopt_campaigns(connection, browser, list(campaigns), final)

    async def remove_idle(self, made_before: int, spared: set[str]) -> list[str]:
        """Tables nobody ever moved at and that belong to no campaign go, but for these; which they were."""
        of_a_campaign = exists().where(CAMPAIGN_TABLES.c.table_id == TABLES.c.id)
        idle = select(TABLES.c.id).where(TABLES.c.moved.is_(None), TABLES.c.created < made_before, ~of_a_campaign)
        async with self.store.writing() as connection:
            found = [table for table in (await connection.execute(idle)).scalars() if table not in spared]
            for start in range(0, len(found), 500):
                await remove_tables(connection, found[start : start + 500])
        return found


async def remove_tables(connection: AsyncConnection, tables: Sequence[str]) -> None:
    await connection.execute(delete(REMATCHES).where(REMATCHES.c.next_id.in_(tables)))
    for kept in (EVENTS, KEYS, HOLDINGS, CAMPAIGN_TABLES, REMATCHES):
        await connection.execute(delete(kept).where(kept.c.table_id.in_(tables)))
    await connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))


async def write_holding(connection: AsyncConnection, holding: Holding) -> None:
    common = {"browser": holding.browser, "table_id": holding.table, "created": holding.created}
    rows = [{**common, "seat": seat, "host": holding.host} for seat in (THE_TABLE, *holding.seats)]
    await _insert_missing(connection, HOLDINGS, rows)
    if holding.host:
        mine = (HOLDINGS.c.browser == holding.browser) & (HOLDINGS.c.table_id == holding.table)
        await connection.execute(update(HOLDINGS).where(mine).values(host=True))


async def hold_campaign(connection: AsyncConnection, browser: str, campaign: str) -> None:
    await _insert_missing(connection, CAMPAIGN_HOLDINGS, [{"browser": browser, "campaign_id": campaign}])


async def _insert_missing(connection: AsyncConnection, into: Table, rows: list[dict[str, Any]]) -> None:
    """What is there already stays as it is."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    await connection.execute(dialect.insert(into).on_conflict_do_nothing(), rows)


async def _spend(connection: AsyncConnection, key_hash: str) -> bool:
    gone = await connection.execute(delete(KEYS).where(KEYS.c.hash == key_hash))
    return gone.rowcount == 1


async def _without_seat(connection: AsyncConnection, table: str, seat: int) -> None:
    """Links to the seat go; cookies of the first version keep their other seats."""
    keys = (await connection.execute(select(KEYS).where(KEYS.c.table_id == table))).mappings().all()
    for key in keys:
        seats = json.loads(key["seats"])
        if seat not in seats:
            continue
        this = KEYS.c.hash == key["hash"]
        if key["kind"] == COOKIE:
            left = json.dumps([one for one in seats if one != seat])
            await connection.execute(update(KEYS).where(this).values(seats=left))
        else:
            await connection.execute(delete(KEYS).where(this))


def _newest(browser: str, before: tuple[int, str] | None, most: int) -> Select[Any]:
    mine = (HOLDINGS.c.browser == browser) & (HOLDINGS.c.seat == THE_TABLE)
    order = (HOLDINGS.c.created.desc(), HOLDINGS.c.table_id.desc())
    chosen = select(HOLDINGS.c.table_id).where(mine).order_by(*order).limit(most)
    if before is not None:
        chosen = chosen.where(tuple_(HOLDINGS.c.created, HOLDINGS.c.table_id) < tuple_(*before))
    page = chosen.subquery()
    held = HOLDINGS.alias("held")
    return (
        TABLE_ROWS.add_columns(held.c.seat, held.c.host)
        .join(page, page.c.table_id == TABLES.c.id)
        .join(held, (held.c.table_id == TABLES.c.id) & (held.c.browser == browser))
        .order_by(TABLES.c.created.desc(), TABLES.c.id.desc(), held.c.seat)
    )


async def _adopt_tables(connection: AsyncConnection, browser: str, hashes: list[str], final: bool) -> None:
    if not hashes:
        return
    shown = KEYS.c.hash.in_(hashes) & (KEYS.c.kind == COOKIE)
    query = select(KEYS, TABLES.c.created).join(TABLES, TABLES.c.id == KEYS.c.table_id).where(shown)
    for key in (await connection.execute(query)).mappings().all():
        seats = tuple(json.loads(key["seats"]))
        await write_holding(connection, Holding(browser, key["table_id"], seats, key["host"], key["created"]))
    if final:
        await connection.execute(delete(KEYS).where(shown))


async def _adopt_campaigns(connection: AsyncConnection, browser: str, hashes: list[str], final: bool) -> None:
    if not hashes:
        return
    shown = CAMPAIGN_KEYS.c.hash.in_(hashes) & (CAMPAIGN_KEYS.c.kind == COOKIE)
    for key in (await connection.execute(select(CAMPAIGN_KEYS).where(shown))).mappings().all():
        await hold_campaign(connection, browser, key["campaign_id"])
    if final:
        await connection.execute(delete(CAMPAIGN_KEYS).where(shown))


def _holding(rows: Sequence[Mapping[Any, Any]]) -> Holding:
    seats = tuple(sorted(row["seat"] for row in rows if row["seat"] != THE_TABLE))
    first = rows[0]
    return Holding(first["browser"], first["table_id"], seats, any(row["host"] for row in rows), first["created"])


def _listed(rows: Sequence[Mapping[Any, Any]]) -> Listed:
    seats = tuple(row["seat"] for row in rows if row["seat"] != THE_TABLE)
    standing = rows[0]["standing"]
    known = json.loads(standing) if standing is not None else None
    return Listed(table_row(rows[0]), seats, known, rows[0]["moved"], any(row["host"] for row in rows))
