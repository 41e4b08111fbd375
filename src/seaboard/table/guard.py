"""The gate before the application: only our own pages change anything, and every answer tells browsers its limits."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send, WebSocketReceiveMessage
from litestar.types import Message as Sent

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message
from seaboard.table.browsers import Connection, address_of, secret_of
from seaboard.table.keys import hashed
from seaboard.table.limits import BYTES, REQUESTS, Limits, TooMuch
from seaboard.table.wire import Refused, outgoing

CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})
OWN_SITES = frozenset({"same-origin", "none"})
JSON_TYPE = "application/json"
PAGE_POLICY = (  # drawings become pictures to keep by way of data:
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
OPENER = b"cross-origin-opener-policy"
HEADERS: Mapping[bytes, bytes] = {
    b"content-security-policy": PAGE_POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    OPENER: b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
}


class ForeignPage(SeaboardError):
    """Another site's page, or one that came by a name this server does not go by."""


class NotJson(SeaboardError):
    """Only JSON changes anything: a form of another site's page cannot send it."""


@dataclass(frozen=True)
class Gate:
    """`hosts` are the names this server is known by, besides addresses and this machine's own names."""

    hosts: frozenset[str] = frozenset()

    def check(self, method: str, headers: Headers, *, live: bool) -> None:
        """Raises ForeignPage or NotJson. A WebSocket counts as a change."""
        host = headers.get("host", "")
        if not self.is_ours(hostname(host)):
            raise ForeignPage(Message("table-foreign-host", {"host": host[:80]}))
        if not live and method not in CHANGING:
            return
        self._check_page(host, headers)
        if not live and media_type(headers) != JSON_TYPE:
            raise NotJson(Message("table-only-json"))

    def _check_page(self, host: str, headers: Headers) -> None:
        origin = headers.get("origin")
        if origin is not None and not self._is_own_origin(origin, host):
            raise ForeignPage(Message("table-foreign-page", {"origin": origin[:80]}))
        if headers.get("sec-fetch-site", "same-origin") not in OWN_SITES:
            raise ForeignPage(Message("table-foreign-page", {"origin": headers["sec-fetch-site"][:20]}))

    def _is_own_origin(self, origin: str, host: str) -> bool:
        """The page's own address is the one asked, or a name given for us, where a proxy asks by another."""
        named = origin.partition("://")[2].lower()
        return bool(named) and (named == host.lower() or hostname(named) in self.hosts)

    def is_ours(self, name: str) -> bool:
        """A name that is not ours may point here all the same: then its page reads whatever we answer."""
        return is_address(name) or name in self.hosts or name in own_names() or name.endswith(".localhost")


def gate_for(hosts: Iterable[str]) -> Gate:
    return Gate(frozenset(host.strip().lower() for host in hosts if host.strip()))


def hostname(host: str) -> str:
    """`[::1]:8123` and `Sea.example:443` without their ports."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    return frozenset({"localhost", own, short, f"{short}.local"})


def media_type(headers: Headers) -> str:
    return headers.get("content-type", "").partition(";")[0].strip().lower()


class Guard:
    """Stands before an application: asks where a request comes from, counts, and marks every answer."""

    def __init__(self, gate: Gate, limits: Limits) -> None:
        self.gate = gate
        self.limits = limits

    def before(self, app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            await self._let_in(app, scope, receive, send)

        return guarded

    async def _let_in(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        secret = secret_of(connection)
        who = (hashed(secret) if secret is not None else "", address_of(connection))
        sending = marked(send, headers_for(connection))
        try:
            self.gate.check(str(scope.get("method", "")), connection.headers, live=scope["type"] == ScopeType.WEBSOCKET)
            self.limits.take(REQUESTS, *who)
            self.limits.take(BYTES, *who, announced_length(connection.headers))
        except SeaboardError as fault:
            await refuse(scope, sending, fault)
            return
        await app(scope, self._counted(receive, connection.headers, who), sending)

    def _counted(self, receive: Receive, headers: Headers, who: tuple[str, str]) -> Receive:
        """A body whose length was not announced is counted as it comes."""
        if "content-length" in headers:
            return receive

        async def counted() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            message = await receive()
            if message["type"] == "http.request":
                self.limits.take(BYTES, *who, len(message.get("body", b"")))
            return message

        return counted


def announced_length(headers: Headers) -> int:
    length = headers.get("content-length", "0")
    return int(length) if length.isascii() and length.isdigit() and len(length) < 16 else 0


def headers_for(connection: Connection) -> Mapping[bytes, bytes]:
    """Browsers complain of one they ignore: that of a page by plain HTTP from another machine."""
    secure = connection.scope["scheme"] in ("https", "wss") or is_loopback(hostname(connection.headers.get("host", "")))
    return HEADERS if secure else {name: value for name, value in HEADERS.items() if name != OPENER}


def is_loopback(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def marked(send: Send, headers: Mapping[bytes, bytes]) -> Send:
    """Adds our headers to whatever is answered, where it does not have them."""

    async def sent(message: Sent) -> None:
        if message["type"] == "http.response.start":
            given = {name for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *[pair for pair in headers.items() if pair[0] not in given]]
        await send(message)

    return sent


def status_of(fault: SeaboardError) -> int:
    if isinstance(fault, TooMuch):
        return 429
    return 415 if isinstance(fault, NotJson) else 403


async def refuse(scope: Scope, send: Send, fault: SeaboardError) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:  # before it is accepted: the browser is told 403
        await send({"type": "websocket.close", "code": 4003, "reason": ""})
        return
    body = outgoing(Refused(fault.message))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(fault, TooMuch):
        headers.append((b"retry-after", str(max(1, round(fault.wait))).encode()))
    await send({"type": "http.response.start", "status": status_of(fault), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
