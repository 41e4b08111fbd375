"""Where tables are kept: the address of a database as people write it, and one server for each."""

from __future__ import annotations

import errno
import fcntl
import json
import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

from seaboard.core.messages import Message
from seaboard.table.serving.faults import NotOpened

SQLITE, POSTGRES = "sqlite+aiosqlite", "postgresql+asyncpg"
SCHEMES = {
    "sqlite": SQLITE,
    SQLITE: SQLITE,
    "postgresql": POSTGRES,
    "postgres": POSTGRES,
    POSTGRES: POSTGRES,
}
DRIVERS = {SQLITE: ("aiosqlite", "table"), POSTGRES: ("asyncpg", "postgres")}
KNOWN = "sqlite:///…, postgresql://…"
PATIENCE = 5.0  # seconds for a worker to die whose parent is dead already


def database_address(said: str) -> str:
    """A path, or an address with or without its driver, as SQLAlchemy wants it. Raises NotOpened."""
    scheme, separator, rest = said.partition("://")
    if not separator:
        return f"{SQLITE}:///{Path(said).expanduser().absolute()}"
    if scheme not in SCHEMES:
        raise NotOpened(Message("serve-database-scheme", {"scheme": scheme[:20], "known": KNOWN}))
    address = f"{SCHEMES[scheme]}://{rest}"
    if SCHEMES[scheme] == SQLITE and database_file(address) is None:
        raise NotOpened(Message("serve-database-nowhere"))
    return address


def require_driver(address: str) -> None:
    driver, extra = DRIVERS[address.partition("://")[0]]
    if find_spec(driver) is None:
        raise NotOpened(Message("serve-database-driver", {"driver": driver, "extra": f"seaboard[{extra}]"}))


def database_file(address: str) -> Path | None:
    """The file of a SQLite database."""
    scheme, _, rest = address.partition("://")
    if scheme != SQLITE:
        return None
    name = re.sub(r"^file:", "", rest.removeprefix("/").partition("?")[0])
    return Path(name).absolute() if name not in ("", ":memory:") else None


def shown(address: str) -> str:
    """The database without a password: what may be said and logged."""
    file = database_file(address)
    if file is not None:
        return str(file)
    parts = urlsplit(address)
    return f"{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"


class Lock:
    """Held by the server and its worker for life, so that nobody else opens the database while either is there."""

    def __init__(self, handle: int | None) -> None:
        self.handle = handle

    def write(self, address: str) -> None:
        """Who holds it, for whoever comes next."""
        if self.handle is not None:
            os.ftruncate(self.handle, 0)
            os.pwrite(self.handle, json.dumps({"process": os.getpid(), "address": address}).encode(), 0)

    def clear(self) -> None:
        if self.handle is not None:
            os.ftruncate(self.handle, 0)


@contextmanager
def only_server(address: str) -> Iterator[Lock]:
    """SQLite: a locked file beside the database. PostgreSQL: the worker's lock in the database itself (`sole.py`)."""
    file = database_file(address)
    if file is None:
        yield Lock(None)
        return
    handle = _locked(file)
    lock = Lock(handle)
    try:
        yield lock
        lock.clear()
    finally:
        os.close(handle)


def _locked(file: Path) -> int:
    beside = file.with_name(file.name + ".lock")
    try:
        handle = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as fault:
        raise NotOpened(Message("serve-database-folder", {"file": str(file), "fault": str(fault.strerror)})) from fault
    end = time.monotonic() + PATIENCE
    while not _take(handle, file):
        who = _holder(handle)
        if _lives(who.get("process")) or time.monotonic() > end:
            os.close(handle)
            raise NotOpened(_taken(file, who))
        time.sleep(0.05)
    return handle


def _take(handle: int, file: Path) -> bool:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        if fault.errno in (errno.EWOULDBLOCK, errno.EACCES):
            return False
        os.close(handle)
        raise NotOpened(Message("serve-database-folder", {"file": str(file), "fault": str(fault.strerror)})) from fault
    return True


def _holder(handle: int) -> dict[str, object]:
    try:
        known = json.loads(os.pread(handle, 1000, 0))
    except ValueError:
        return {}
    return known if isinstance(known, dict) else {}


def _lives(process: object) -> bool:
    if not isinstance(process, int):
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _taken(file: Path, who: dict[str, object]) -> Message:
    known = {"database": str(file), "process": str(who.get("process", "?")), "address": str(who.get("address", "?"))}
    return Message("serve-database-taken", known)
