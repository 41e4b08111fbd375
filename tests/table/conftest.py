"""A PostgreSQL server for the tests of the store: its own folder and port, nothing of the machine's own server."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.ports import HeldPort

ABSENT = "PostgreSQL is not installed (scripts/for-tests installs it where apt can)"


def postgres_programs() -> Path | None:
    """The folder with initdb and pg_ctl; Debian keeps it off the PATH."""
    found = shutil.which("pg_ctl")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: path.parts[-3].zfill(3))
    places = [*([Path(found).resolve()] if found else []), *reversed(debian)]
    return next((place.parent for place in places if (place.parent / "initdb").exists()), None)


class Postgres:
    """PostgreSQL refuses to run as root, so root hands it to the user postgres."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.data = folder / "data"
        self.held = HeldPort()
        self.port = self.held.port
        self.prefix: list[str] = []
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
            self.prefix = ["runuser", "-u", "postgres", "--"]

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://game@127.0.0.1:{self.port}"

    def run(self, program: str, *arguments: str) -> None:
        with (self.folder / "programs.log").open("ab") as log:
            subprocess.run(
                [*self.prefix, str(self.programs / program), "-D", str(self.data), *arguments],
                cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=True, timeout=60,
            )  # fmt: skip

    def create(self) -> None:
        self.run("initdb", "-A", "trust", "-U", "game", "--no-sync", "-E", "UTF8", "--locale=C")

    def start(self) -> None:
        settings = f"-h 127.0.0.1 -p {self.port} -k {self.folder} -c fsync=off"
        self.run("pg_ctl", "-w", "-l", str(self.folder / "server.log"), "-o", settings, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-w", "-m", "immediate", "stop")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = postgres_programs()
    if programs is None:
        pytest.skip(ABSENT)
    with tempfile.TemporaryDirectory(prefix="seaboard-postgres-", ignore_cleanup_errors=True) as folder:
        server = Postgres(programs, Path(folder))
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop()
            server.held.close()
