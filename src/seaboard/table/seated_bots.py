"""Bots at a table think in other processes and are given what a person in their seat would see."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from seaboard.bots.registry import may_hint
from seaboard.table import thinking
from seaboard.table.room import Room

MOST_WORKERS = 4
HINTING = "search"
T = TypeVar("T")


class SeatedBots:
    """A table has one bot thinking at a time, so that many bots at one table do not keep other tables waiting."""

    def __init__(self, workers: int = 0) -> None:
        self._workers = workers or min(MOST_WORKERS, max(1, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=thinking.leave_quietly
            )
        return self._pool

    def warm(self, game: str, seats: list[str]) -> None:
        """Somebody looks at a table: where a bot sits, or gives hints, its process is started now, not when asked."""
        bots = [name for kind, _, name in (seat.partition(":") for seat in seats) if kind == "bot"]
        if (bots or may_hint(game, len(seats))) and self._pool is None:
            self._open().submit(thinking.warm, game, bots[0] if bots else HINTING)

    async def choose(self, room: Room, seat: int, bot: str) -> str:
        return await self._think(thinking.choice, question(room, seat), bot)

    async def advise(self, room: Room, seat: int) -> list[dict[str, Any]]:
        return await self._think(thinking.advice, question(room, seat))

    async def _think(self, thought: Callable[..., T], *about: Any) -> T:
        pool, loop = self._open(), asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, thought, *about)
        except BrokenProcessPool:  # the machine has killed a process: a fresh one thinks again
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._open(), thought, *about)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def question(room: Room, seat: int) -> thinking.Question:
    events = [(event.seat, event.text) for event in room.play.events]
    row, luck = room.row, room.dice.luck(len(events), seat)
    return thinking.Question(row.game, row.edition, row.options, events, seat, luck)
