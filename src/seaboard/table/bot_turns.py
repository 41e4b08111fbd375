"""Bots at a table: they come through the same door as people, one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from seaboard.core.errors import SeaboardError
from seaboard.core.seats import NATURE
from seaboard.table.replaying import LOG
from seaboard.table.store import BOT_REQUEST, NotStored
from seaboard.table.viewers import Viewer
from seaboard.table.windowed import Windowed

BotChoice = Callable[[Any, int, str], Awaitable[str]]
BOT_PAUSE = 1.0  # seconds before a bot tries again what could not be stored
LONGEST_BOT_PAUSE = 60.0  # the same for a bot that fails again and again
WATCHING_PACE = 1.2  # seconds for each move where only bots play, so that one can follow


class Stale(SeaboardError):
    """The question this answers is no longer the one on the table."""


class LogFull(SeaboardError):
    """A log as long as no game needs it."""


class WithBots(Windowed):
    thinking = False
    _choose: BotChoice
    _bots: asyncio.Task[None] | None = None

    async def do(self, viewer: Viewer, text: str, ask: int, request: str) -> int:
        raise NotImplementedError

    def bot_to_move(self) -> tuple[int, str] | None:
        ask = self.game.ask(self.play.state)
        for seat in ask.seats if ask is not None and ask.seat != NATURE else ():
            kind, _, name = self.row.seats[seat].partition(":")
            if kind == "bot":
                return seat, name
        return None

    def wake_bots(self) -> None:
        if not self.closed and self.bot_to_move() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._let_bots_move())

    async def _let_bots_move(self) -> None:
        """Bots come through the same door as people; among themselves they play while somebody watches."""
        pause = BOT_PAUSE
        try:
            while (turn := self.bot_to_move()) is not None and (self.listeners or self.persons()):
                self.thinking = True
                try:
                    await self._bot_move(*turn)
                    pause = BOT_PAUSE
                except LogFull:
                    return
                except Exception:  # noqa: BLE001 (logged and tried again)
                    LOG.exception("bot-failed table=%s seat=%d", self.row.id, turn[0] + 1)
                    if not await self._try_later(pause):
                        return
                    pause = min(2 * pause, LONGEST_BOT_PAUSE)
        finally:
            self.thinking = False
            self.publish()

    async def _bot_move(self, seat: int, name: str) -> None:
        number, ask, clock = len(self.play.events), self.ask_number(), asyncio.get_running_loop().time
        ready = clock() + (0 if self.persons() else WATCHING_PACE)
        text = await self._choose(self, seat, name)
        await asyncio.sleep(max(0.0, ready - clock()))
        try:
            await self.do(Viewer((seat,)), text, ask, f"{BOT_REQUEST}{number}-{seat}")
        except Stale:
            return
        except NotStored:
            await asyncio.sleep(BOT_PAUSE)

    async def _try_later(self, pause: float) -> bool:
        """Where nobody looks, not before somebody comes."""
        self.thinking = False
        self.publish()
        if self.listeners:
            await asyncio.sleep(pause)
        return bool(self.listeners)
