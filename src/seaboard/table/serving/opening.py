"""Why a database could not be opened, in words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message
from seaboard.table.serving.faults import NotOpened
from seaboard.table.serving.logs import LOG, masked
from seaboard.table.serving.place import database_file, shown
from seaboard.table.settings import Settings

UNWRITABLE = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_FULL", "SQLITE_IOERR")
UNKNOWN, WRONG_WORD, WRONG_USER = "3D000", "28P01", "28000"
POSTGRES_SAYS = {
    UNKNOWN: "serve-postgres-unknown",
    WRONG_WORD: "serve-postgres-refused",
    WRONG_USER: "serve-postgres-refused",
}


def causes(fault: BaseException) -> Iterator[BaseException]:
    """A fault and what lies behind it."""
    seen: BaseException | None = fault
    while seen is not None:
        yield seen
        seen = getattr(seen, "orig", None) or seen.__cause__ or seen.__context__


def refusal(fault: Exception, settings: Settings) -> SeaboardError:
    """The sentence for it; what nobody foresaw is logged as well."""
    named = {"database": shown(settings.database)}
    for cause in causes(fault):
        if isinstance(cause, NotOpened):
            return cause
        if isinstance(cause, sqlite3.Error):
            return NotOpened(sqlite_says(cause, named))
        if (state := getattr(cause, "sqlstate", None)) is not None:
            said = Message(POSTGRES_SAYS.get(state, "serve-database-fault"), {**named, "fault": masked(str(cause))})
            return NotOpened(said)
    for cause in causes(fault):
        if isinstance(cause, OSError) and database_file(settings.database) is None:
            return NotOpened(Message("serve-postgres-absent", named))
        if isinstance(cause, SeaboardError):
            return cause
    LOG.error("%s", named["database"], exc_info=fault)
    return NotOpened(Message("serve-fault", {"fault": f"{type(fault).__name__}: {masked(str(fault))}"}))


def sqlite_says(fault: sqlite3.Error, named: dict[str, str]) -> Message:
    name = getattr(fault, "sqlite_errorname", "")
    if name == "SQLITE_NOTADB":
        return Message("serve-not-a-database", named)
    if name.startswith(UNWRITABLE):
        return Message("serve-database-folder", {"file": named["database"], "fault": str(fault)})
    return Message("serve-database-fault", {**named, "fault": str(fault)})
