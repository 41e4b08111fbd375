"""The web application: routes, the live table, and how refusals are told."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from seaboard import __version__
from seaboard.core.errors import BadRecord, SeaboardError
from seaboard.core.messages import Message
from seaboard.games.diluvium.campaign.ledger import NotOnTheRoad
from seaboard.table.campaign_routes import CAMPAIGN_ROUTES
from seaboard.table.campaigns import Campaigns, ChangedMeanwhile
from seaboard.table.guard import Guard, gate_for
from seaboard.table.hall import Hall, LinkUsed, NoSuchTable, NotYourSeat
from seaboard.table.limits import Limits, TooMuch
from seaboard.table.live import live
from seaboard.table.room import WINDOW
from seaboard.table.routes import ROUTES, STATIC, answer
from seaboard.table.store import Store

DATABASE = "SEABOARD_DATABASE"
WINDOW_SECONDS = "SEABOARD_WINDOW"  # how long timed questions stay open; absent for the usual time
LARGEST_BODY = 1_000_000

STATUS: dict[type[SeaboardError], int] = {
    NoSuchTable: 404,
    NotYourSeat: 403,
    LinkUsed: 409,
    NotOnTheRoad: 409,
    ChangedMeanwhile: 409,
    BadRecord: 422,
    TooMuch: 429,
}


def refuse(_: Request[Any, Any, Any], error: SeaboardError) -> Response[bytes]:
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)
    told: dict[str, Any] = {"message": error.message.data(), "rules": list(error.rules)}
    problems = getattr(error, "problems", [])
    if problems:
        told["problems"] = [problem.data() for problem in problems]
    shown = answer(told, status)
    if isinstance(error, TooMuch):
        shown.headers["retry-after"] = str(max(1, round(error.wait)))
    return shown


def misunderstood(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The framework's own refusals, in our words."""
    names = {404: "table-no-such-page", 413: "table-message-too-large"}
    message = Message(names.get(error.status_code, "table-message-unreadable"))
    return answer({"message": message.data(), "rules": []}, error.status_code)


@asynccontextmanager
async def open_hall(app: Litestar) -> AsyncIterator[None]:
    store = Store(app.state.database)
    await store.open()
    app.state.hall = Hall(store, float(os.environ.get(WINDOW_SECONDS, WINDOW)))
    app.state.campaigns = Campaigns(app.state.hall)
    try:
        yield
    finally:
        await app.state.hall.close()


def make_app(database: str, hosts: Iterable[str] = (), limits: float = 1.0) -> Litestar:
    """`hosts` are names this server goes by besides this machine's own; `limits` multiplies all of them, 0 for none."""
    counted = Limits(limits)
    handlers: list[Any] = [*ROUTES, *CAMPAIGN_ROUTES, live]
    if (STATIC / "assets").exists():
        handlers.append(create_static_files_router("/assets", [STATIC / "assets"], include_in_schema=False))
    app = Litestar(
        handlers,
        state=State({"database": database, "limits": counted}),
        lifespan=[open_hall],
        exception_handlers={SeaboardError: refuse, HTTPException: misunderstood},
        openapi_config=OpenAPIConfig(
            title="Seaboard", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
    )
    app.asgi_handler = Guard(gate_for(hosts), counted).before(app.asgi_handler)
    return app


def create_app() -> Litestar:
    """For servers that start the app in a process of their own."""
    return make_app(os.environ[DATABASE])
