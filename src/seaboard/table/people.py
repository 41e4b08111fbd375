"""People over HTTP: what they are called, once more with the same, and where others find this table."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from seaboard.core.messages import Message
from seaboard.table import shapes
from seaboard.table.again import again
from seaboard.table.browsers import address_of, known_visitor
from seaboard.table.hall import NotYourSeat
from seaboard.table.limits import TABLES
from seaboard.table.reach import reach
from seaboard.table.routes import answer, entering, hall_of, limits_of
from seaboard.table.wire.answers import Names, Next, Reach


class NameBody(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    name: str


class AgainBody(msgspec.Struct, forbid_unknown_fields=True):
    """There is nothing to say."""


@post("/api/tables/{table:str}/name", status_code=200, responses=shapes.changed(Names, 409))
async def name(table: FromPath[str], data: JSONBody[NameBody], request: Request[Any, Any, State]) -> Response[bytes]:
    """What one of this browser's seats is called; an empty name takes it back."""
    viewer = await entering(request, table)
    return answer(Names(await hall_of(request.app.state).rename(table, data.seat, data.name, viewer)))


@post("/api/tables/{table:str}/again", status_code=200, responses=shapes.changed(Next, 409, 422))
async def once_more(
    table: FromPath[str],
    data: JSONBody[AgainBody],  # noqa: ARG001 (it is read: anything but {} is refused)
    request: Request[Any, Any, State],
) -> Response[bytes]:
    """The table after this one, the same for all who sat here."""
    hall, address = hall_of(request.app.state), address_of(request)
    who = await known_visitor(request, hall.holdings)
    if who is None:
        raise NotYourSeat(Message("table-no-key"))
    limits_of(request.app.state).take(TABLES, who.browser, address)
    return answer(await again(hall, table, who.browser, address))


@get("/api/reach", responses=shapes.answers(Reach))
async def where(request: Request[Any, Any, State]) -> Response[bytes]:
    """Where other devices find this server."""
    asked = request.headers.get("host", "")
    return answer(reach(request.app.state.settings, asked, address_of(request)))


PEOPLE_ROUTES = (name, once_more, where)
