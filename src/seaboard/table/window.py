"""The clock of a timed ask: open for the same time whoever is asked and whatever they answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Window:
    """`since` is the number of events when it was opened; `fresh` until the table has been told that it is open."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.since = 0
        self.fresh = False
        self._until = 0.0
        self._clock: asyncio.Task[None] | None = None

    @property
    def open(self) -> bool:
        return self._clock is not None

    def unlock(self, since: int, close: Callable[[], Awaitable[None]]) -> None:
        self.since, self.fresh = since, True
        self._until = asyncio.get_running_loop().time() + self.seconds
        self._clock = asyncio.create_task(self._wait(close))

    async def _wait(self, close: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(self.seconds)
        self._clock = None
        await close()

    def shut(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def left(self) -> float:
        """Seconds until it closes."""
        return max(0.0, self._until - asyncio.get_running_loop().time()) if self.open else 0.0
