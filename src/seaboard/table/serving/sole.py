"""One server for a PostgreSQL database: a lock in the database, held by one connection for life."""

from __future__ import annotations

import asyncio
import os
from typing import Any

from sqlalchemy import Boolean, column, func, select, table
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from seaboard.core.messages import Message
from seaboard.table.serving.faults import NotOpened
from seaboard.table.serving.place import POSTGRES, shown
from seaboard.table.settings import Settings
from seaboard.table.store import FAULTS

LOCK = 5_832_014  # any number, the same for all servers
PATIENCE = 5.0  # seconds for a killed server's connection to be noticed
PULSE = 2.0  # seconds between two looks whether the lock is still held
TAKE = select(func.pg_try_advisory_lock(LOCK))
LOCKS = table(
    "pg_locks", column("pid"), column("locktype"), column("granted", Boolean), column("objid"), column("database")
)
WHO = table("pg_stat_activity", column("pid"), column("application_name"))
DATABASES = table("pg_database", column("oid"), column("datname"))
HOLDER = (
    select(WHO.c.application_name)
    .join_from(WHO, LOCKS, WHO.c.pid == LOCKS.c.pid)
    .join(DATABASES, DATABASES.c.oid == LOCKS.c.database)
    .where(LOCKS.c.locktype == "advisory", LOCKS.c.granted, LOCKS.c.objid == LOCK)
    .where(DATABASES.c.datname == func.current_database())
)


class SoleServer:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        name = f"{os.getppid()} {settings.address}"[:63]
        options: dict[str, Any] = {"timeout": PATIENCE, "server_settings": {"application_name": name}}
        self.engine = create_async_engine(
            settings.database, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=options
        )
        self.connection: AsyncConnection | None = None

    async def take(self) -> None:
        """Raises NotOpened, or whatever the database says when it cannot be reached."""
        self.connection = await self.engine.connect()
        end = asyncio.get_running_loop().time() + PATIENCE
        while not (await self.connection.execute(TAKE)).scalar():
            if asyncio.get_running_loop().time() > end:
                process, _, address = str((await self.connection.execute(HOLDER)).scalar() or "? ?").partition(" ")
                known = {"database": shown(self.settings.database), "process": process, "address": address}
                raise NotOpened(Message("serve-database-taken", known))
            await asyncio.sleep(0.1)

    async def keep(self) -> None:
        """For life. Raises NotOpened when somebody else took it while the database was away."""
        while True:
            await asyncio.sleep(PULSE)
            try:
                if self.connection is None:
                    await self.take()
                else:
                    await self.connection.execute(select(1))
            except FAULTS:
                await self.drop()

    async def drop(self) -> None:
        held, self.connection = self.connection, None
        if held is not None:
            try:
                await held.close()
            except FAULTS:
                return

    async def close(self) -> None:
        await self.drop()
        await self.engine.dispose()


def needs_lock(settings: Settings) -> bool:
    return settings.database.startswith(POSTGRES)
