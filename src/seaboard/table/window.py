"""The clock of a timed ask: open for the same time whoever is asked and whatever they answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

Close = Callable[[], Awaitable[None]]


class Window:
    """`since` is the number of events when it was opened; `fresh` until the table has been told that it is open."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.open = False
        self.since = 0
        self.fresh = False
        self._until = 0.0
        self._clock: asyncio.Task[None] | None = None

    @property
    def waits(self) -> bool:
        """Whether it stays open until its time is over."""
        return self._clock is not None

    def unlock(self, since: int, close: Close | None) -> None:
        """Without `close` it is over as soon as all have answered."""
        self.open, self.since, self.fresh = True, since, True
        if close is not None:
            self._until = asyncio.get_running_loop().time() + self.seconds
            self._clock = asyncio.create_task(self._wait(close))

    async def _wait(self, close: Close) -> None:
        await asyncio.sleep(self.seconds)
        await close()

    def shut(self) -> None:
        clock, self._clock, self.open = self._clock, None, False
        if clock is not None and clock is not asyncio.current_task():
            clock.cancel()

    async def close(self) -> None:
        """Shut it and wait until its clock has stopped."""
        clock = self._clock
        self.shut()
        if clock is not None:
            await asyncio.gather(clock, return_exceptions=True)

    def left(self) -> float:
        """Seconds until it closes."""
        return max(0.0, self._until - asyncio.get_running_loop().time()) if self.waits else 0.0
