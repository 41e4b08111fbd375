"""The window of a timed ask: how it is held open, the same for everybody whoever is asked and whatever they answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

Close = Callable[[], Awaitable[None]]

# how a window is held open
CLOCK: Final = "clock"  # for a time that was set with the table
WAIT: Final = "wait"  # until everybody has answered, or said so in advance
SCREEN: Final = "screen"  # the same, where all people share one screen and are asked together
QUIET: Final = "quiet"  # where no people are asked who could learn anything from one another

EVERYBODY: Final = 0  # a table's clock that waits for everybody
CLOCKS: Final = (4, 6, 10, 20, EVERYBODY)  # seconds
USUAL_CLOCK: Final = 6
# Measured on Diluvia: a bot that holds an Undo thinks for 0.19 s at most, one that holds none answers at once. A window
# where bots are asked is open for so long at least, so that their answers cannot be told apart.
BOTS_TIME: Final = 0.5


class Window:
    """`since` is the number of events when it was opened; `fresh` until the table has been told that it is open."""

    def __init__(self) -> None:
        self.mode = QUIET
        self.seconds = 0.0
        self.open = False
        self.since = 0
        self.fresh = False
        self._until = 0.0
        self._clock: asyncio.Task[None] | None = None

    @property
    def waits(self) -> bool:
        """Whether it stays open until its time is over."""
        return self._clock is not None

    def unlock(self, since: int, mode: str, seconds: float, close: Close) -> None:
        """Without seconds it is over as soon as all have answered."""
        self.open, self.since, self.fresh, self.mode, self.seconds = True, since, True, mode, seconds
        if mode == CLOCK or seconds:
            self._until = asyncio.get_running_loop().time() + seconds
            self._clock = asyncio.create_task(self._wait(close))

    async def _wait(self, close: Close) -> None:
        await asyncio.sleep(self.seconds)
        await close()

    def run_out(self) -> None:
        """Its time is over; it stays open for those who have not answered."""
        self._clock = None

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
