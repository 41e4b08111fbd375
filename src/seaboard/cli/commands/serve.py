"""`seaboard serve`: the table in the browser."""

from __future__ import annotations

import os
import threading
import webbrowser
from dataclasses import dataclass, replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from seaboard.cli.commands.localized import Command, option
from seaboard.cli.terminal.saves import data_folder
from seaboard.core.errors import BadOptions
from seaboard.core.messages import Message
from seaboard.language import Language
from seaboard.table.settings import CONNECTIONS, Settings

APP = "seaboard.table.app:create_app"
LONGEST_WINDOW = 600
WHEN_OPEN = "SEABOARD_WHEN_OPEN"  # a file to be made then: `make play` compiles behind from that moment on
NEEDED = ("aiosqlite", "litestar", "sqlalchemy", "uvicorn", "websockets")


def serve_command(language: Language) -> click.Command:
    def callback(host: str, port: int, no_open: bool, **said: Any) -> None:
        said["database"] = said["database"] or own_database()
        serve(Opening(language, host, port, not no_open), Settings(**said))

    params: list[click.Parameter] = [
        option(language, "--host", default="127.0.0.1", show_default=True),
        option(language, "--port", type=click.IntRange(0, 65535), default=8123, show_default=True),
        option(language, "--database", metavar="…"),
        option(language, "--window", type=click.FloatRange(0, LONGEST_WINDOW), default=None, metavar="…"),
        option(language, "--no-open", is_flag=True),
        option(language, "--log", metavar="…"),
        option(language, "--public-address", default="", metavar="…"),
        option(language, "allowed_hosts", "--allowed-host", multiple=True, metavar="…"),
        option(language, "trusted_proxies", "--trusted-proxy", multiple=True, metavar="…"),
        option(language, "--connections", type=click.IntRange(1), default=CONNECTIONS, show_default=True),
        option(language, "--limits", type=click.FloatRange(0), default=1.0, metavar="…"),
    ]
    made: Any = callback
    return Command(language, "serve", made, params)


def own_database() -> str:
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.db")


@dataclass(frozen=True)
class Opening:
    """Where the table is to be open, and what is said when it is."""

    language: Language
    host: str
    port: int
    in_browser: bool

    def say(self, address: str) -> None:
        click.echo(self.language.text("serve-ready", address=address))
        if WHEN_OPEN in os.environ:
            Path(os.environ[WHEN_OPEN]).touch()
        if self.in_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    def note(self, message: Message) -> None:
        from seaboard.table.serving.logs import LOG  # noqa: PLC0415

        LOG.error("%s", self.language.say(message))


def serve(opening: Opening, settings: Settings) -> None:
    """Until it is stopped. Imports the web layer here: nobody else needs it."""
    if any(find_spec(name) is None for name in NEEDED):
        raise BadOptions(Message("serve-missing"))
    from seaboard.table.serving.listening import listening, page_address  # noqa: PLC0415
    from seaboard.table.serving.place import database_address, only_server, require_driver  # noqa: PLC0415
    from seaboard.table.serving.supervisor import Plan, Supervisor  # noqa: PLC0415

    open_the_log(settings.log)
    database = database_address(settings.database)
    require_driver(database)
    with only_server(database) as lock, listening(opening.host, opening.port) as sockets:
        address = page_address(opening.host, sockets)
        lock.write(address)
        bound = tuple(str(made.getsockname()[0]) for made in sockets)
        complete = replace(settings, database=database, address=address, listening=bound)
        plan = Plan(APP, complete, tuple(made.fileno() for made in sockets), lock.handle)
        Supervisor(plan, partial(opening.say, address), opening.note).run()


def open_the_log(file: str | None) -> None:
    from seaboard.table.serving.logs import open_log  # noqa: PLC0415

    try:
        open_log(file)
    except OSError as fault:
        raise BadOptions(Message("serve-log-refused", {"file": str(file), "fault": str(fault.strerror)})) from fault
