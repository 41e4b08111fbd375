"""How much one browser and one address may ask of a server: more than a living room ever does.

A limit is a bucket: so many at once, filled again over so many seconds. Browsers come and go (a program without cookies
is a new one each time), so addresses have a limit too, as generous as a club behind one address needs.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from weakref import WeakValueDictionary

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message

MOST_BUCKETS = 20_000  # full ones are forgotten first: they say nothing
AT_A_TIME = 2  # wishes of one browser that are worked on, at however many tables it sits
SECONDS_IN_WORDS = 120  # up to here a wait is told in seconds, beyond in minutes


class TooMuch(SeaboardError):
    """A limit is reached; `wait` is the number of seconds until it no longer is."""

    def __init__(self, message: Message, wait: float) -> None:
        super().__init__(message)
        self.wait = wait


@dataclass(frozen=True)
class Limit:
    """`per_browser` and `per_address` at once, each filled again over `seconds`; told in so many of a `unit`."""

    name: str
    per_browser: float
    per_address: float
    seconds: float
    unit: int = 1


TABLES = Limit("tables", 120, 600, 3600)
HINTS = Limit("hints", 30, 240, 60)
MESSAGES = Limit("messages", 300, 3000, 10)
REQUESTS = Limit("requests", 600, 6000, 60)
BYTES = Limit("bytes", 16_000_000, 64_000_000, 600, unit=1_000_000)
SOCKETS = Limit("sockets", 60, 600, 0)  # open at the same time


class Limits:
    """`scale` multiplies every limit; 0 means none."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.scale = scale
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._open: dict[tuple[str, str], int] = {}
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def take(self, limit: Limit, browser: str, address: str, amount: float = 1) -> None:
        """Raises TooMuch, having taken nothing."""
        if not self.scale:
            return
        wanted = self._buckets_of(limit, browser, address)
        for name, most in wanted:
            wait = self._wait(name, most, limit.seconds, amount)
            if wait > 0:
                raise TooMuch(refusal(limit, most, wait), wait)
        for name, most in wanted:
            self._buckets[name] = (self._left(name, most, limit.seconds) - amount, self._clock())
        if len(self._buckets) > MOST_BUCKETS:
            self._forget()

    @contextmanager
    def held(self, limit: Limit, browser: str, address: str) -> Iterator[None]:
        """One more at the same time, for as long as this lasts. Raises TooMuch."""
        names = self._buckets_of(limit, browser, address) if self.scale else []
        for name, most in names:
            if self._open.get(name, 0) + 1 > max(1, most):
                raise TooMuch(Message("limit-sockets", {"most": int(most)}), 0)
        for name, _ in names:
            self._open[name] = self._open.get(name, 0) + 1
        try:
            yield
        finally:
            for name, _ in names:
                self._close(name)

    def turn(self, browser: str, address: str) -> asyncio.Semaphore:
        """Held while the database is asked or an update composed, never while anybody else is waited for."""
        return self._turns.setdefault(browser or f"@{network(address)}", asyncio.Semaphore(AT_A_TIME))

    def _close(self, name: tuple[str, str]) -> None:
        self._open[name] -= 1
        if not self._open[name]:
            del self._open[name]

    def _buckets_of(self, limit: Limit, browser: str, address: str) -> list[tuple[tuple[str, str], float]]:
        found = [((limit.name, f"@{network(address)}"), limit.per_address * self.scale)]
        if browser:
            found.append(((limit.name, browser), limit.per_browser * self.scale))
        return found

    def _left(self, name: tuple[str, str], most: float, seconds: float) -> float:
        left, since = self._buckets.get(name, (most, self._clock()))
        return min(most, left + (self._clock() - since) * most / seconds)

    def _wait(self, name: tuple[str, str], most: float, seconds: float, amount: float) -> float:
        """Seconds until so much may be taken. What is more than the whole bucket needs a full one."""
        return (min(amount, most) - self._left(name, most, seconds)) * seconds / most

    def _forget(self) -> None:
        """The older half: a bucket that was not used for long is full, or nearly."""
        oldest = sorted(self._buckets, key=lambda name: self._buckets[name][1])
        for name in oldest[: MOST_BUCKETS // 2]:
            del self._buckets[name]


def refusal(limit: Limit, most: float, wait: float) -> Message:
    """What is limited, to how much in which time, and when it ends."""
    return Message(
        f"limit-{limit.name}",
        {
            "most": max(1, int(most) // limit.unit),
            "time": in_words(limit.seconds),
            "wait": Message("limit-in", {"time": in_words(wait)}),
        },
    )


def in_words(seconds: float) -> Message:
    whole = max(1, math.ceil(seconds))
    if whole <= SECONDS_IN_WORDS:
        return Message("limit-seconds", {"number": whole})
    return Message("limit-minutes", {"number": math.ceil(whole / 60)})


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """One household has one IPv4 address, or one IPv6 network of 64 bits."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
