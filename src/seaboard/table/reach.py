"""Where others find this table: the addresses of this machine at which it really listens."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Iterable
from contextlib import suppress
from urllib.parse import urlsplit

import ifaddr

from seaboard.table.guard import hostname, is_loopback
from seaboard.table.settings import Settings
from seaboard.table.wire.answers import Reach

IP = ipaddress.IPv4Address | ipaddress.IPv6Address
BY_MAKE = "SEABOARD_WHEN_OPEN"  # set by `make play`
USUAL_PORT = 8123


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
    with suppress(OSError):
        told = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips]
        return {ipaddress.ip_address(one if isinstance(one, str) else one[0]) for one in told}
    return set()


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
    started = ("make", "play", f'ARGS="{words}"') if BY_MAKE in os.environ else ("seaboard", "serve", words)
    return " ".join(started)
