"""Campaigns in the database: each change is one transaction, and is refused when somebody else changed it first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from seaboard.table.schema import CAMPAIGN_KEYS, CAMPAIGN_TABLES, CAMPAIGNS, EVENTS, KEYS, TABLES
from seaboard.table.store import Key, Store, StoredEvent, TableRow, uninterrupted, write_events, write_table


@dataclass(frozen=True)
class CampaignRow:
    """`ledger` is JSON, `table` the game in progress."""

    id: str
    name: str
    ledger: str
    table: str | None
    created: int


@dataclass(frozen=True)
class CampaignKey:
    hash: str
    campaign: str
    kind: str


@uninterrupted
class CampaignStore:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.at_work = store.at_work

    async def add(
        self, row: CampaignRow, keys: list[CampaignKey], games: list[tuple[TableRow, list[Key], list[StoredEvent]]]
    ) -> None:
        """A campaign with its keys and, when it is brought from elsewhere, its games: all or nothing."""
        values = {"id": row.id, "name": row.name, "ledger": row.ledger, "table_id": None, "created": row.created}
        async with self.store.connected() as connection:
            await connection.execute(insert(CAMPAIGNS).values(**values))
            for key in keys:
                await connection.execute(insert(CAMPAIGN_KEYS).values(**_key_values(key)))
            for table, seats, events in games:
                await write_table(connection, table, seats)
                await write_events(connection, table.id, 1, events)

    async def get(self, campaign_id: str) -> CampaignRow | None:
        async with self.store.connected() as connection:
            query = select(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign_id)
            found = (await connection.execute(query)).mappings().first()
        return _row(dict(found)) if found is not None else None

    async def all(self) -> list[CampaignRow]:
        """Newest first."""
        query = select(CAMPAIGNS).order_by(CAMPAIGNS.c.created.desc(), CAMPAIGNS.c.id)
        async with self.store.connected() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [_row(dict(row)) for row in rows]

    async def key(self, key_hash: str) -> CampaignKey | None:
        query = select(CAMPAIGN_KEYS).where(CAMPAIGN_KEYS.c.hash == key_hash)
        async with self.store.connected() as connection:
            row = (await connection.execute(query)).mappings().first()
        return CampaignKey(row["hash"], row["campaign_id"], row["kind"]) if row is not None else None

    async def trade_key(self, old: str | None, new: CampaignKey) -> bool:
        """False when the old one was already gone (a link is used once)."""
        async with self.store.connected() as connection:
            if old is not None:
                gone = await connection.execute(delete(CAMPAIGN_KEYS).where(CAMPAIGN_KEYS.c.hash == old))
                if gone.rowcount != 1:
                    await connection.rollback()
                    return False
            await connection.execute(insert(CAMPAIGN_KEYS).values(**_key_values(new)))
        return True

    async def begin(self, row: CampaignRow, table: TableRow, keys: list[Key]) -> bool:
        """The table of the next chapter; one it replaces goes, if nobody moved there. False: changed meanwhile."""
        async with self.store.connected() as connection:
            await write_table(connection, table, keys)
            values = {"table_id": table.id}
            moved_on = await connection.execute(update(CAMPAIGNS).where(_unchanged(row)).values(**values))
            if moved_on.rowcount != 1 or not await _cleared(connection, row.table):
                await connection.rollback()
                return False
        return True

    async def write(self, row: CampaignRow, ledger: str, table: str | None) -> bool:
        """False when it was changed meanwhile."""
        async with self.store.connected() as connection:
            values = {"ledger": ledger, "table_id": table}
            written = await connection.execute(update(CAMPAIGNS).where(_unchanged(row)).values(**values))
        return written.rowcount == 1

    async def rename(self, campaign_id: str, name: str) -> None:
        async with self.store.connected() as connection:
            await connection.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign_id).values(name=name))

    async def delete(self, campaign_id: str) -> None:
        """The log goes; the tables stay tables."""
        async with self.store.connected() as connection:
            for kept in (CAMPAIGN_KEYS, CAMPAIGN_TABLES):
                await connection.execute(delete(kept).where(kept.c.campaign_id == campaign_id))
            await connection.execute(delete(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign_id))

    async def events(self, table_id: str) -> int:
        """How many there are."""
        query = select(func.count()).select_from(EVENTS).where(EVENTS.c.table_id == table_id)
        async with self.store.connected() as connection:
            return int((await connection.execute(query)).scalar_one())


async def _cleared(connection: AsyncConnection, table: str | None) -> bool:
    """Takes away a table nobody has moved at; False when somebody has."""
    if table is None:
        return True
    moves = exists().where(EVENTS.c.table_id == table, EVENTS.c.seat >= 0)
    if (await connection.execute(select(moves))).scalar_one():
        return False
    for kept in (EVENTS, KEYS, CAMPAIGN_TABLES):
        await connection.execute(delete(kept).where(kept.c.table_id == table))
    await connection.execute(delete(TABLES).where(TABLES.c.id == table))
    return True


def _unchanged(row: CampaignRow) -> ColumnElement[bool]:
    table = CAMPAIGNS.c.table_id
    same_table = table.is_(None) if row.table is None else table == row.table
    return (CAMPAIGNS.c.id == row.id) & (CAMPAIGNS.c.ledger == row.ledger) & same_table


def _row(row: dict[str, Any]) -> CampaignRow:
    return CampaignRow(row["id"], row["name"], row["ledger"], row["table_id"], row["created"])


def _key_values(key: CampaignKey) -> dict[str, str]:
    return {"hash": key.hash, "campaign_id": key.campaign, "kind": key.kind}
