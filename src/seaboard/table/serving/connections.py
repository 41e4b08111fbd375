"""Connections with limits that uvicorn does not have: slow senders are cut, and one address opens only so many."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from http import HTTPStatus
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame

LARGEST_FRAME = 16_384
MOST_FRAGMENTS = 64
LARGEST_HEADERS = 32_768
LARGEST_REQUEST = 8_000_000  # whatever a body that may have 1 MB is wrapped in
HEADER_SECONDS = 10.0
BODY_SECONDS = 10.0
SLOWEST = 16_000  # bytes a second of a body, after its first seconds
HEARTBEAT = 20.0  # seconds between two pings, and for the answer to each
MOST_UNREAD = 1_000_000  # bytes that somebody who does not read may be owed

WORDS = {
    HTTPStatus.REQUEST_TIMEOUT: "table-too-slow",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: "table-message-too-large",
    HTTPStatus.TOO_MANY_REQUESTS: "table-too-many-connections",
}


class Door:
    """How many connections each address has. A proxy speaks for many and is not counted."""

    def __init__(self, most: int, proxies: tuple[str, ...]) -> None:
        self.most = most
        self.proxies = proxies
        self.held: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        self.held[address] += 1
        return self.held[address] <= self.most or address in self.proxies

    def leave(self, address: str) -> None:
        self.held[address] -= 1
        if self.held[address] <= 0:
            del self.held[address]


def refusal(status: HTTPStatus) -> bytes:
    body = json.dumps({"message": {"id": WORDS[status]}, "rules": []}).encode()
    head = [
        f"HTTP/1.1 {status.value} {status.phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "retry-after: 10",
        "connection: close",
    ]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body


class TableHttp(HttpToolsProtocol):
    """A request's headers come within a time, and its body at a pace."""

    door: Door  # given by `protocols`

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.refused = False
        self.in_headers = True
        self.request_bytes = 0
        self.header_bytes = 0
        self.body_bytes = 0
        self.body_began = 0.0
        self.deadline: asyncio.TimerHandle | None = None

    # who comes and goes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.door.enter(self._address()):
            self.refuse(HTTPStatus.TOO_MANY_REQUESTS)
            return
        self._within(HEADER_SECONDS, self._slow_headers)

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        self.door.leave(self._address())
        super().connection_lost(exc)

    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def refuse(self, status: HTTPStatus) -> None:
        """Say why, if nothing was said yet, and close."""
        self._in_time()
        self.refused = True
        self._unset_keepalive_if_required()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            self.transport.write(refusal(status))
        self.transport.close()

    # deadlines

    def _within(self, seconds: float, late: Any) -> None:
        self._in_time()
        self.deadline = self.loop.call_later(seconds, late)

    def _in_time(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _slow_headers(self) -> None:
        if not self.transport.is_closing():
            self.refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _slow_body(self) -> None:
        allowed = BODY_SECONDS + self.body_bytes / SLOWEST
        left = self.body_began + allowed - self.loop.time()
        if self.flow.read_paused:  # it is we who are slow
            self.body_began += BODY_SECONDS
            left = BODY_SECONDS
        if left > 0:
            self._within(left, self._slow_body)
        elif not self.transport.is_closing():
            self.refuse(HTTPStatus.REQUEST_TIMEOUT)

    # what comes

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        between = self.cycle is None or self.cycle.response_complete
        if between and self.deadline is None:
            self._within(HEADER_SECONDS, self._slow_headers)
        self.request_bytes += len(data)
        super().data_received(data)
        if self.request_bytes > (LARGEST_HEADERS if self.in_headers else LARGEST_REQUEST):
            self._too_large()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.header_bytes = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value))

    def _count(self, more: int) -> None:
        self.header_bytes += more
        if self.header_bytes > LARGEST_HEADERS:
            self._too_large()

    def _too_large(self) -> None:
        if not self.refused and not self.transport.is_closing():
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        if self.refused:
            return
        self._in_time()
        self.in_headers = False
        super().on_headers_complete()
        if not (self.parser.should_upgrade() and self._should_upgrade()):
            self.body_bytes, self.body_began = 0, self.loop.time()
            self._within(BODY_SECONDS, self._slow_body)

    def on_body(self, body: bytes) -> None:
        if not self.refused:
            self.body_bytes += len(body)
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self.refused:
            self._in_time()
            self.in_headers, self.request_bytes = True, 0
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._in_time()
        super().handle_websocket_upgrade()


class TableSocket(WebSocketsSansIOProtocol):
    """Frames are refused by their length before they are kept (`ws_max_size`); many pieces are a length, too."""

    door: Door

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.ping_interval = self.ping_timeout = HEARTBEAT

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Pongs pile up for whoever asks and does not read."""
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
            return
        super().handle_ping()


def protocols(door: Door) -> tuple[type[TableHttp], type[TableSocket]]:
    return type("Http", (TableHttp,), {"door": door}), type("Socket", (TableSocket,), {"door": door})
