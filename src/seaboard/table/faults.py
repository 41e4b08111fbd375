"""What nobody foresaw: it is logged with a number, and whoever asked is told the number."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException, WebSocketException
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types import Message as Event

from seaboard.core.messages import Message
from seaboard.table.serving.logs import log_fault
from seaboard.table.wire import Refused, outgoing

BROKEN, INTERNAL = 1011, 4500  # how a socket says so, and how the framework does


def broke(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """An answer 500, or nothing when there is nobody to hear it: the framework's own fault is a browser that left."""
    number = token_hex(8)
    if not isinstance(error, InternalServerException):
        log_fault(number, f"{request.method} {place(request.scope)}", error)
    body = outgoing(Refused(Message("table-fault", {"request": number})))
    return Response(body, status_code=500, media_type="application/json", headers={"x-request-id": number})


async def note_broken_socket(error: Exception, scope: Scope) -> None:
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, WebSocketException | HTTPException):
        log_fault(token_hex(8), f"WebSocket {place(scope)}", error)


def place(scope: Any) -> str:
    """The route, never the address itself: that may hold somebody's secret."""
    return str(scope.get("path_template") or "?")


def close_broken_sockets(app: ASGIApp) -> ASGIApp:
    """1011 and no words: the framework would tell what the fault said."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        async def unexplained(event: Event) -> None:
            if event["type"] == "websocket.close" and event.get("code") == INTERNAL:
                event = {"type": "websocket.close", "code": BROKEN, "reason": ""}
            await send(event)

        await app(scope, receive, unexplained if scope["type"] == ScopeType.WEBSOCKET else send)

    return handle
