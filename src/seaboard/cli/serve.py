"""`seaboard serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import threading
import time
import webbrowser
from importlib.util import find_spec
from typing import Any

import click

from seaboard.cli.commands import Command, option
from seaboard.cli.saves import data_folder
from seaboard.core.errors import BadOptions
from seaboard.core.messages import Message
from seaboard.language import Language

APP = "seaboard.table.app:create_app"
DATABASE = "SEABOARD_DATABASE"
WINDOW = "SEABOARD_WINDOW"
LONGEST_WINDOW = 600
SECONDS_TO_STOP = 5  # seen once under load: a worker that would not end; nothing told is lost when it is killed


def serve_command(language: Language) -> click.Command:
    def callback(host: str, port: int, database: str | None, window: float | None, no_open: bool) -> None:
        if window is not None:
            os.environ[WINDOW] = str(window)
        serve(language, host, port or free_port(host), database or own_database(), not no_open)

    params: list[click.Parameter] = [
        option(language, "--host", default="127.0.0.1", show_default=True),
        option(language, "--port", type=click.IntRange(0, 65535), default=8123, show_default=True),
        option(language, "--database", metavar="…"),
        option(language, "--window", type=click.FloatRange(0, LONGEST_WINDOW), metavar="…"),
        option(language, "--no-open", is_flag=True),
    ]
    made: Any = callback
    return Command(language, "serve", made, params)


def own_database() -> str:
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


def free_port(host: str) -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        port: int = probe.getsockname()[1]
        return port


def serve(language: Language, host: str, port: int, database: str, open_browser: bool) -> None:
    """Until it is stopped. Imports the web layer here: nobody else needs it."""
    try:
        from granian import Granian  # noqa: PLC0415
        from granian.constants import Interfaces  # noqa: PLC0415
    except ImportError as missing:
        raise BadOptions(Message("serve-missing")) from missing
    if find_spec("litestar") is None or find_spec("sqlalchemy") is None:
        raise BadOptions(Message("serve-missing"))
    os.environ[DATABASE] = database
    address = f"http://{host}:{port}/"
    click.echo(language.text("serve-ready", address=address))
    if open_browser:
        threading.Thread(target=open_when_ready, args=(host, port, address), daemon=True).start()
    server = Granian(
        APP, address=host, port=port, interface=Interfaces.ASGI, factory=True, workers=1, websockets=True,
        log_access=False, log_enabled=False, workers_kill_timeout=SECONDS_TO_STOP,
    )  # fmt: skip
    server.serve()


def open_when_ready(host: str, port: int, address: str) -> None:
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex((host, port)) == 0:
                webbrowser.open(address)
                return
        time.sleep(0.1)
