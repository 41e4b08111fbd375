"""Where others find this table: the addresses of this machine at which it really listens."""

from __future__ import annotations

import ctypes
import ctypes.util
import ipaddress
import os
import socket
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from urllib.parse import urlsplit

from seaboard.table.guard import hostname, is_loopback
from seaboard.table.settings import Settings
from seaboard.table.wire.answers import Reach

IP = ipaddress.IPv4Address | ipaddress.IPv6Address
BY_MAKE = "SEABOARD_WHEN_OPEN"  # set by `make play`
USUAL_PORT = 8123
OFFSETS = {int(socket.AF_INET): (4, 4), int(socket.AF_INET6): (8, 16)}  # of an address in its sockaddr: where, how long


class Interface(ctypes.Structure):
    """`struct ifaddrs`, as far as Linux, macOS and the BSDs agree."""


Interface._fields_ = [
    ("next", ctypes.POINTER(Interface)),
    ("name", ctypes.c_char_p),
    ("flags", ctypes.c_uint),
    ("address", ctypes.c_void_p),
]


def reach(settings: Settings, asked: str, visitor: str) -> Reach:
    """For whoever asks from the address `visitor` by the name `asked`. Strangers from afar are told no address."""
    if settings.public_address:
        return Reach([settings.public_address.rstrip("/")], False, "")
    only_here = bool(settings.listening) and all(is_loopback(host) for host in settings.listening)
    if only_here and is_loopback(hostname(asked)):
        return Reach([], True, command(settings))
    near = is_near(visitor)
    found = [web_address(one, port_of(settings)) for one in reachable(settings.listening)] if near else []
    return Reach(found, False, "")


def reachable(listening: Iterable[str]) -> list[IP]:
    """Those of a home network first, then by family."""
    found: set[IP] = set()
    for host in listening:
        bound = ipaddress.ip_address(host.partition("%")[0])
        if bound.is_unspecified:
            found |= {one for one in own_addresses() if bound.version in (one.version, 6)}
        else:
            found.add(bound)
    useful = [one for one in found if not (one.is_loopback or one.is_link_local or one.is_unspecified)]
    return sorted(useful, key=lambda one: (one.version, not one.is_private, int(one)))


def own_addresses() -> set[IP]:
    """Every address of this machine; none where the system does not tell."""
    with suppress(OSError, AttributeError, ValueError):
        return set(_asked_of_the_system())
    return set()


def _asked_of_the_system() -> Iterator[IP]:
    library = ctypes.CDLL(None, use_errno=True)
    first = ctypes.POINTER(Interface)()
    if library.getifaddrs(ctypes.byref(first)) != 0:
        return
    try:
        here = first
        while here:
            if here.contents.address:
                yield from _read(here.contents.address)
            here = here.contents.next
    finally:
        library.freeifaddrs(first)


def _read(address: int) -> Iterator[IP]:
    """An internet address from its sockaddr; of other families none."""
    start = ctypes.string_at(address, 2)
    family = int.from_bytes(start, sys.byteorder) if sys.platform == "linux" else start[1]
    if family in OFFSETS:
        offset, length = OFFSETS[family]
        yield ipaddress.ip_address(ctypes.string_at(address + offset, length))


def is_near(visitor: str) -> bool:
    """Somebody of this machine or of its own network."""
    try:
        address = ipaddress.ip_address(visitor.partition("%")[0])
    except ValueError:
        return False
    inner = getattr(address, "ipv4_mapped", None) or address
    return bool(inner.is_private or inner.is_loopback)


def port_of(settings: Settings) -> int:
    return urlsplit(settings.address).port or USUAL_PORT


def web_address(address: IP, port: int) -> str:
    return f"http://{f'[{address}]' if address.version == 6 else address}:{port}"


def command(settings: Settings) -> str:
    """How to start it so that others can come. The rest of what it was told may be secret, as a database's password."""
    port = port_of(settings)
    words = "--host 0.0.0.0" + (f" --port {port}" if port != USUAL_PORT else "")
    return f'make play ARGS="{words}"' if BY_MAKE in os.environ else f"seaboard serve {words}"
