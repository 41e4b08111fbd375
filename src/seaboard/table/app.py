"""The web application: routes, the live table, and how it refuses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from seaboard import __version__
from seaboard.core.errors import BadRecord, SeaboardError
from seaboard.core.messages import Message
from seaboard.table.again import NotAgain
from seaboard.table.campaign.campaigns import CONFLICTS, Campaigns
from seaboard.table.campaign.routes import CAMPAIGN_ROUTES
from seaboard.table.faults import broke, close_broken_sockets, note_broken_socket
from seaboard.table.guard import Guard, gate_for
from seaboard.table.hall import GoesOn, Hall, LinkUsed, NoSuchTable, NotYourSeat
from seaboard.table.holdings import OfACampaign, StillPlayed
from seaboard.table.lesson_routes import LESSON_ROUTES
from seaboard.table.limits import Limits, TooMuch
from seaboard.table.line import Busy
from seaboard.table.live import live
from seaboard.table.people import PEOPLE_ROUTES
from seaboard.table.replaying import OtherRules
from seaboard.table.requests import SMALL_BODY, BoundedRequest, no_null_byte
from seaboard.table.review import review
from seaboard.table.routes import ENCODED, ROUTES, STATIC, answer
from seaboard.table.rulebooks import RULEBOOK_ROUTES
from seaboard.table.settings import Settings, settings_of_environment
from seaboard.table.store import DatabaseAway, NotStored, Store, WrittenElsewhere
from seaboard.table.wire import Refused
from seaboard.table.workshop import NeedsTooMuch, TookTooLong, WorkFailed

FOR_GOOD = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)  # their names hold their hash
RETRY = {"retry-after": "5"}  # seconds; a database that restarts is back by then

STATUS: dict[type[SeaboardError], int] = {
    NoSuchTable: 404,
    NotYourSeat: 403,
    LinkUsed: 409,
    NotAgain: 409,
    StillPlayed: 409,
    OfACampaign: 409,
    GoesOn: 423,
    **dict.fromkeys(CONFLICTS, 409),
    OtherRules: 409,
    BadRecord: 422,
    WrittenElsewhere: 409,
    DatabaseAway: 503,
    NotStored: 503,
    TooMuch: 429,
    TookTooLong: 422,
    NeedsTooMuch: 422,
    Busy: 429,
    WorkFailed: 500,
}


def refuse(_: Request[Any, Any, Any], error: SeaboardError) -> Response[bytes]:
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)
    shown = answer(Refused(error.message, error.rules, getattr(error, "problems", None) or msgspec.UNSET), status)
    if isinstance(error, TooMuch):
        shown.headers["retry-after"] = str(max(1, round(error.wait)))
    elif status in (429, 503):
        shown.headers.update(RETRY)
    return shown


def misunderstood(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The framework's own refusals, in our words."""
    if error.status_code >= 500:
        return broke(request, error)
    names = {404: "table-no-such-page", 413: "table-message-too-large"}
    message = Message(names.get(error.status_code, "table-message-unreadable"))
    return answer(Refused(message), error.status_code)


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
    tidying = asyncio.create_task(app.state.hall.keep_tidy())
    try:
        yield
    finally:
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)
        await app.state.hall.close()


def files(path: str, folder: Path, kept: CacheControlHeader | None = None) -> Router:
    return create_static_files_router(
        path, [folder], include_in_schema=False, before_request=no_null_byte, cache_control=kept
    )


def make_app(
    database: str, hosts: Iterable[str] = (), limits: float = 1.0, settings: Settings | None = None
) -> Litestar:
    """`hosts` are names this server goes by besides this machine's own; `limits` multiplies all of them, 0 for none.

    `settings` say all of that, and more.
    """
    chosen = settings or Settings(database, allowed_hosts=tuple(hosts), limits=limits)
    counted = Limits(chosen.limits)
    handlers: list[Any] = [*ROUTES, *PEOPLE_ROUTES, *LESSON_ROUTES, *CAMPAIGN_ROUTES, *RULEBOOK_ROUTES, review, live]
    if (STATIC / "assets").exists():
        handlers.append(files("/assets", STATIC / "assets", FOR_GOOD))
    if (STATIC / "icons").exists():
        handlers.append(files("/icons", STATIC / "icons"))
    app = Litestar(
        handlers,
        state=State({"settings": chosen, "limits": counted}),
        lifespan=[open_hall],
        middleware=[close_broken_sockets],
        exception_handlers={SeaboardError: refuse, HTTPException: misunderstood, Exception: broke},
        after_exception=[note_broken_socket],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Seaboard", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_class=BoundedRequest,
        request_max_body_size=SMALL_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key=ENCODED),
    )
    app.asgi_handler = Guard(gate_for(chosen.hosts()), counted).before(app.asgi_handler)
    return app


def create_app() -> Litestar:
    """For servers that start the app in a process of their own."""
    settings = settings_of_environment()
    return make_app(settings.database, settings=settings)
