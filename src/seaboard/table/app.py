"""The web application: routes, the live table, and how refusals are told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router

from seaboard import __version__
from seaboard.core.errors import BadRecord, SeaboardError
from seaboard.core.messages import Message
from seaboard.games.diluvium.campaign.ledger import NotOnTheRoad
from seaboard.table.campaign_routes import CAMPAIGN_ROUTES
from seaboard.table.campaigns import Campaigns, ChangedMeanwhile
from seaboard.table.faults import broke, close_broken_sockets, note_broken_socket
from seaboard.table.hall import Hall, LinkUsed, NoSuchTable, NotYourSeat
from seaboard.table.live import live
from seaboard.table.routes import ROUTES, STATIC, answer
from seaboard.table.settings import Settings, settings_of_environment
from seaboard.table.store import DatabaseAway, NotStored, Store, WrittenElsewhere

RETRY = {"retry-after": "5"}  # seconds; a database that restarts is back by then
LARGEST_BODY = 1_000_000

STATUS: dict[type[SeaboardError], int] = {
    NoSuchTable: 404,
    NotYourSeat: 403,
    LinkUsed: 409,
    NotOnTheRoad: 409,
    ChangedMeanwhile: 409,
    BadRecord: 422,
    WrittenElsewhere: 409,
    DatabaseAway: 503,
    NotStored: 503,
}


def refuse(_: Request[Any, Any, Any], error: SeaboardError) -> Response[bytes]:
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)
    told: dict[str, Any] = {"message": error.message.data(), "rules": list(error.rules)}
    problems = getattr(error, "problems", [])
    if problems:
        told["problems"] = [problem.data() for problem in problems]
    said = answer(told, status)
    if status == 503:
        said.headers.update(RETRY)
    return said


def misunderstood(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The framework's own refusals, in our words."""
    if error.status_code >= 500:
        return broke(request, error)
    names = {404: "table-no-such-page", 413: "table-message-too-large"}
    message = Message(names.get(error.status_code, "table-message-unreadable"))
    return answer({"message": message.data(), "rules": []}, error.status_code)


@asynccontextmanager
async def open_hall(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store = Store(settings.database)
    try:
        await store.open()
        await store.check_writable()
    except BaseException as fault:
        app.state.fault = fault  # for whoever started this: the framework would keep only its text
        await store.close()
        raise
    app.state.hall = Hall(store, settings.window)
    app.state.campaigns = Campaigns(app.state.hall)
    try:
        yield
    finally:
        await app.state.hall.close()


def make_app(database: str, settings: Settings | None = None) -> Litestar:
    """`settings` say all; the database alone is enough for a table with the usual ones."""
    handlers: list[Any] = [*ROUTES, *CAMPAIGN_ROUTES, live]
    if (STATIC / "assets").exists():
        handlers.append(create_static_files_router("/assets", [STATIC / "assets"], include_in_schema=False))
    return Litestar(
        handlers,
        state=State({"settings": settings or Settings(database)}),
        lifespan=[open_hall],
        middleware=[close_broken_sockets],
        exception_handlers={SeaboardError: refuse, HTTPException: misunderstood, Exception: broke},
        after_exception=[note_broken_socket],
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Seaboard", version=__version__, path="/api/schema"),
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
    )


def create_app() -> Litestar:
    """For servers that start the app in a process of their own."""
    settings = settings_of_environment()
    return make_app(settings.database, settings)
