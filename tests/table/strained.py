"""The table with a route that breaks, impatient with slow senders, and waiting at its door. `Server(…, app=APP)`."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from litestar import Litestar, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from seaboard.table import app
from seaboard.table.serving import connections

APP = "tests.table.strained:create_app"
GATE = "TEST_GATE"  # a file that must be there before the table opens


@get("/api/break/{secret:str}")
async def break_down(secret: FromPath[str]) -> None:
    said = f"nobody foresaw '{secret}' or {secret}"
    raise RuntimeError(said)


@websocket("/api/break/{secret:str}/live")
async def break_socket(socket: WebSocket[Any, Any, State], secret: FromPath[str]) -> None:
    await socket.accept()
    await socket.receive_text()
    raise RuntimeError(secret)


@get("/api/who")
async def who(scope: dict[str, Any]) -> dict[str, Any]:
    return {"client": scope["client"][0], "scheme": scope["scheme"]}


def create_app() -> Litestar:
    connections.HEADER_SECONDS = connections.BODY_SECONDS = connections.HEARTBEAT = 1.0
    while (gate := os.environ.get(GATE)) and not Path(gate).exists():
        time.sleep(0.01)
    made = app.create_app()
    for handler in (break_down, break_socket, who):
        made.register(handler)
    return made
