"""The port: bound by the parent, for itself alone, and handed to each worker."""

from __future__ import annotations

import errno
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from seaboard.core.messages import Message
from seaboard.table.serving.faults import NotOpened

BACKLOG = 2048
PATIENCE = 1.0  # seconds for the port of a server that was killed a moment ago
Address = tuple[str | int | bytes, ...]


@contextmanager
def listening(host: str, port: int) -> Iterator[list[socket.socket]]:
    """Every address of the host, at one port; 0 chooses a free one. Never shared: a second server must be told."""
    with ExitStack() as held:
        opened: list[socket.socket] = []
        absent: OSError | None = None
        places = addresses(host, port)
        for family, address in places:
            made = held.enter_context(socket.socket(family, socket.SOCK_STREAM))
            wanted = opened[0].getsockname()[1] if opened else port
            try:
                bind(made, (address[0], wanted, *address[2:]), len(places) > 1)
                opened.append(made)
            except OSError as fault:
                if fault.errno != errno.EADDRNOTAVAIL:
                    raise NotOpened(refusal(fault, host, wanted)) from fault
                absent = fault
        if absent is not None and not opened:
            raise NotOpened(refusal(absent, host, port)) from absent
        yield opened


def addresses(host: str, port: int) -> list[tuple[socket.AddressFamily, Address]]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as fault:
        raise NotOpened(Message("serve-host-unknown", {"host": host})) from fault
    return list(dict.fromkeys((family, tuple(address)) for family, _, _, _, address in found))


def bind(made: socket.socket, address: Address, several: bool) -> None:
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if made.family == socket.AF_INET6:
        made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, int(several))
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if made.getsockname()[1] == 0:
                made.bind(address)
            made.listen(BACKLOG)
        except OSError as fault:
            if fault.errno != errno.EADDRINUSE or time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            return


def refusal(fault: OSError, host: str, port: int) -> Message:
    where: dict[str, int | str] = {"host": host, "port": str(port)}
    if fault.errno == errno.EADDRINUSE:
        return Message("serve-port-taken", where)
    if fault.errno == errno.EADDRNOTAVAIL:
        return Message("serve-host-unknown", {"host": host})
    return Message("serve-port-refused", {**where, "fault": str(fault.strerror)})


def page_address(host: str, opened: list[socket.socket]) -> str:
    """What to open in a browser on this machine."""
    port: int = opened[0].getsockname()[1]
    named = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, host)  # noqa: S104 (told, not bound)
    return f"http://{f'[{named}]' if ':' in named and not named.startswith('[') else named}:{port}/"
