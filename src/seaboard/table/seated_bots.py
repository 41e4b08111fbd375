"""Bots at a table think in other processes and are given what a person in their seat would see."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from seaboard.bots.registry import bots_for, may_hint
from seaboard.core.errors import SeaboardError
from seaboard.table import thinking
from seaboard.table.room import Room
from seaboard.table.wire.answers import Moment
from seaboard.table.wire.live import Advice
from seaboard.table.workshop import TookTooLong, WorkFailed, Workshop

MOST_WORKERS = 4
UNKIND = 1  # how far thoughts stand back behind the server itself
HINTING = "search"
QUICK = "greedy"
BOT_SECONDS = 30.0  # a thought of the strongest bot takes two
QUICK_SECONDS = 5.0
HINT_SECONDS = 10.0  # a hint is meant to take one
LOG = logging.getLogger("seaboard.bots")
T = TypeVar("T")


class SeatedBots:
    """A table has one thought at a time, and the owners of tables are served in turn (`Line`)."""

    def __init__(self, workers: int = 0) -> None:
        count = workers or min(MOST_WORKERS, max(1, (os.cpu_count() or 2) - 1))
        self.workshop = Workshop(count, unkind=UNKIND)
        self._warming: asyncio.Task[None] | None = None

    def warm(self, game: str, seats: list[str]) -> None:
        """Somebody looks at a table: where a bot sits, or gives hints, its process is started now, not when asked."""
        bots = [name for kind, _, name in (seat.partition(":") for seat in seats) if kind == "bot"]
        if (bots or may_hint(game, len(seats) - len(bots))) and self._warming is None:
            self._warming = asyncio.create_task(self._warm(game, bots[0] if bots else HINTING))

    async def _warm(self, game: str, bot: str) -> None:
        with suppress(SeaboardError):
            await self.workshop.do(thinking.warm, game, bot, seconds=BOT_SECONDS)

    async def choose(self, room: Room, seat: int, bot: str) -> str:
        """A thought that takes too long, or fails, is replaced by a quicker one, at last by any legal answer."""
        asked, state = question(room, seat), room.play.state
        for name, seconds in {bot: BOT_SECONDS, QUICK: QUICK_SECONDS}.items():
            if name in bots_for(room.game.id):
                try:
                    return await self._think(room, seconds, thinking.choice, asked, name)
                except (TookTooLong, WorkFailed) as fault:
                    LOG.warning("unanswered: table=%s bot=%s reason=%s", room.row.id, name, fault.message.id)
        return room.game.write(state, room.game.legal(state, seat)[0])

    async def advise(self, room: Room, seat: int) -> list[Advice]:
        """Raises TookTooLong, WorkFailed, or Busy where many are asked for at once."""
        return await self._think(room, HINT_SECONDS, thinking.advice, question(room, seat))

    async def weigh(self, room: Room, seat: int, numbers: list[int], seconds: float) -> list[Moment]:
        """Raises TookTooLong, WorkFailed or Busy."""
        limit = BOT_SECONDS + seconds * len(numbers)
        return await self._think(room, limit, thinking.weighed, question(room, seat), numbers, seconds)

    async def _think(self, room: Room, seconds: float, thought: Callable[..., T], *about: Any) -> T:
        try:
            return await self._ask(room, seconds, thought, *about)
        except WorkFailed:  # the machine may have killed the process: a fresh one thinks again
            return await self._ask(room, seconds, thought, *about)

    async def _ask(self, room: Room, seconds: float, thought: Callable[..., T], *about: Any) -> T:
        urgent = thought is thinking.choice  # somebody cannot play on before a bot has moved
        return await self.workshop.do(
            thought, *about, seconds=seconds, owner=room.owner, lane=room.row.id, urgent=urgent
        )

    def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
        self.workshop.close()


def question(room: Room, seat: int) -> thinking.Question:
    events = [(event.seat, event.text) for event in room.play.events]
    row, luck = room.row, room.dice.luck(room.luck_number(room.play), seat)
    return thinking.Question(row.game, row.edition, row.options, events, seat, luck)
