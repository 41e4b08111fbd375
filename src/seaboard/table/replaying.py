"""A stored log becomes a game again: in turns, so that no table waits long for another's."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from time import perf_counter
from typing import Any

from seaboard.core.errors import SeaboardError
from seaboard.core.game import Game
from seaboard.core.messages import Argument, Message
from seaboard.core.play import Play
from seaboard.games import load_game
from seaboard.table.store import NotStored, StoredEvent, TableRow

TURN = 100  # events of one log before another log has its turn
SLICE = 0.005  # seconds of replaying before whoever plays meanwhile is heard
LOG = logging.getLogger("seaboard.room")


class OtherRules(SeaboardError):
    """A table that is kept but cannot be gone on with: these are not the rules it was begun with."""

    def __init__(self, message: Message, row: TableRow) -> None:
        super().__init__(message)
        self.row = row


class Turns:
    """One log is replayed at a time, some events of it, then of the next; closed, none is replayed any more."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self.closed = False

    def must_be_open(self) -> None:
        if self.closed:
            raise NotStored(Message("table-not-saved"))

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        async with self._lock:
            self.must_be_open()
            yield
        await asyncio.sleep(0)


def must_be_of_these_rules(row: TableRow) -> None:
    """Raises OtherRules where a table was begun with another version of them."""
    game = game_of(replace(row, edition=""))
    if not game.plays_version(row.rules_version, row.options):
        args: dict[str, Argument] = {"began": row.rules_version, "current": game.rules_version}
        raise OtherRules(Message("table-other-rules", args), row)


def game_of(row: TableRow) -> Game[Any]:
    """The game of a table with its edition. Raises OtherRules."""
    try:
        return load_game(row.game, row.edition)
    except SeaboardError as fault:
        raise OtherRules(Message("table-other-edition", {"reason": fault.message}), row) from fault


async def replayed(row: TableRow, game: Game[Any], stored: list[StoredEvent], turns: Turns) -> Play[Any]:
    """The game as it was stored. Raises OtherRules."""
    play: Play[Any] = Play(game, row.options)
    for first in range(0, len(stored), TURN):
        async with turns.turn():
            await _go_on(row, play, stored[first : first + TURN])
    return play


async def _go_on(row: TableRow, play: Play[Any], stored: list[StoredEvent]) -> None:
    until = perf_counter() + SLICE
    for event in stored:
        _repeat(row, play, event)
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + SLICE


def _repeat(row: TableRow, play: Play[Any], event: StoredEvent) -> None:
    """Neither the event nor what is wrong with it is told: it may be a secret."""
    try:
        play.do(event.seat, event.text)
    except SeaboardError as fault:
        number = len(play.events) + 1
        LOG.warning("log-not-replayed table=%s event=%d reason=%s", row.id, number, fault.message.id)
        raise OtherRules(Message("table-other-log", {"number": number}), row) from fault
