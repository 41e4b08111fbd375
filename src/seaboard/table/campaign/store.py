"""Campaigns in the database: each change is one transaction, and is refused when somebody else changed it first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from seaboard.table.holdings import hold_campaign, remove_tables
from seaboard.table.schema import CAMPAIGN_HOLDINGS, CAMPAIGN_KEYS, CAMPAIGN_TABLES, CAMPAIGNS, EVENTS
from seaboard.table.store import Store, StoredEvent, TableRow, uninterrupted, write_events, write_table


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

    async def add(self, row: CampaignRow, browser: str, games: list[tuple[TableRow, list[StoredEvent]]]) -> None:
        """A campaign for a browser and, when it is brought from elsewhere, with its games: all or nothing."""
        values = {"id": row.id, "name": row.name, "ledger": row.ledger, "table_id": None, "created": row.created}
        async with self.store.writing() as connection:
            await connection.execute(insert(CAMPAIGNS).values(**values))
            if browser:
                await hold_campaign(connection, browser, row.id)
            for table, events in games:
                await write_table(connection, table, [])
                await write_events(connection, table.id, 1, events)

    async def get(self, campaign_id: str) -> CampaignRow | None:
        async with self.store.connected() as connection:
            query = select(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign_id)
            found = (await connection.execute(query)).mappings().first()
        return _row(dict(found)) if found is not None else None

    async def all(self) -> list[CampaignRow]:
        """Newest first."""
        return await self._rows(select(CAMPAIGNS))

    async def _rows(self, query: Select[Any]) -> list[CampaignRow]:
        async with self.store.connected() as connection:
            newest = query.order_by(CAMPAIGNS.c.created.desc(), CAMPAIGNS.c.id)
            rows = (await connection.execute(newest)).mappings().all()
        return [_row(dict(row)) for row in rows]

    async def key(self, key_hash: str) -> CampaignKey | None:
        query = select(CAMPAIGN_KEYS).where(CAMPAIGN_KEYS.c.hash == key_hash)
        async with self.store.connected() as connection:
            row = (await connection.execute(query)).mappings().first()
        return CampaignKey(row["hash"], row["campaign_id"], row["kind"]) if row is not None else None

    async def add_key(self, key: CampaignKey) -> None:
        async with self.store.writing() as connection:
            await connection.execute(insert(CAMPAIGN_KEYS).values(**_key_values(key)))

    async def enter(self, key: CampaignKey, browser: str) -> bool:
        """Trade a link for the campaign; False when it was already used."""
        async with self.store.writing() as connection:
            gone = await connection.execute(delete(CAMPAIGN_KEYS).where(CAMPAIGN_KEYS.c.hash == key.hash))
            if gone.rowcount != 1:
                await connection.rollback()
                return False
            await hold_campaign(connection, browser, key.campaign)
        return True

    async def holds(self, browser: str, campaign_id: str) -> bool:
        mine = (CAMPAIGN_HOLDINGS.c.browser == browser) & (CAMPAIGN_HOLDINGS.c.campaign_id == campaign_id)
        async with self.store.connected() as connection:
            return bool((await connection.execute(select(exists().where(mine)))).scalar_one())

    async def held(self, browser: str) -> list[CampaignRow]:
        """What a browser holds, newest first."""
        mine = CAMPAIGN_HOLDINGS.c.campaign_id == CAMPAIGNS.c.id
        query = select(CAMPAIGNS).join(CAMPAIGN_HOLDINGS, mine).where(CAMPAIGN_HOLDINGS.c.browser == browser)
        return await self._rows(query)

    async def begin(self, row: CampaignRow, table: TableRow, clear: bool = True) -> bool:
        """The table of the next chapter; one it replaces goes, if nobody moved there. False: changed meanwhile.
        Without `clear` the one it replaces stays, moved at or not.
        """
        async with self.store.writing() as connection:
            await write_table(connection, table, [])
            values = {"table_id": table.id}
            moved_on = await connection.execute(update(CAMPAIGNS).where(_unchanged(row)).values(**values))
            if moved_on.rowcount != 1 or (clear and not await _cleared(connection, row.table)):
                await connection.rollback()
                return False
        return True

    async def write(self, row: CampaignRow, ledger: str, table: str | None) -> bool:
        """False when it was changed meanwhile."""
        async with self.store.writing() as connection:
            values = {"ledger": ledger, "table_id": table}
            written = await connection.execute(update(CAMPAIGNS).where(_unchanged(row)).values(**values))
        return written.rowcount == 1

    async def rename(self, campaign_id: str, name: str) -> None:
        async with self.store.writing() as connection:
            await connection.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign_id).values(name=name))

    async def delete(self, campaign_id: str) -> None:
        """The log goes; the tables stay tables."""
        async with self.store.writing() as connection:
            for kept in (CAMPAIGN_KEYS, CAMPAIGN_HOLDINGS, CAMPAIGN_TABLES):
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
    await remove_tables(connection, [table])
    return True


def _unchanged(row: CampaignRow) -> ColumnElement[bool]:
    table = CAMPAIGNS.c.table_id
    same_table = table.is_(None) if row.table is None else table == row.table
    return (CAMPAIGNS.c.id == row.id) & (CAMPAIGNS.c.ledger == row.ledger) & same_table


def _row(row: dict[str, Any]) -> CampaignRow:
    return CampaignRow(row["id"], row["name"], row["ledger"], row["table_id"], row["created"])


def _key_values(key: CampaignKey) -> dict[str, str]:
    return {"hash": key.hash, "campaign_id": key.campaign, "kind": key.kind}
