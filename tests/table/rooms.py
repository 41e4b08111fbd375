"""A room without web and without disk, and bots that think at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from seaboard.bots.bot import Observation
from seaboard.bots.registry import load_bot
from seaboard.core.game import Game
from seaboard.core.options import OptionValue
from seaboard.core.rng import Rng
from seaboard.table import presenter
from seaboard.table.room import BotChoice, Room, Viewer
from seaboard.table.shown import frame
from seaboard.table.store import StoredEvent, TableRow
from seaboard.table.wire import outgoing

SEED = b"s" * 32


class NoStore:
    """Keeps everything."""

    def __init__(self, events: list[tuple[int, str]]) -> None:
        self.kept = [StoredEvent(seat, text, None) for seat, text in events]

    async def events(self, _: str) -> list[StoredEvent]:
        return self.kept

    async def write_wishes(self, _: str, wishes: dict[str, Any]) -> None:
        self.wishes = wishes

    async def append(self, _: str, __: int, events: list[StoredEvent], ___: dict[str, Any] | None = None) -> None:
        self.kept += events


async def no_bots(_: Room, __: int, ___: str) -> str:
    raise AssertionError


async def quick_bots(room: Room, seat: int, bot: str) -> str:
    """As the processes of bots do it, without the process."""
    state, luck = room.play.state, Rng(*room.dice.luck(len(room.play.events), seat))
    return room.game.write(state, load_bot(bot).choose(Observation(room.game, state, seat), luck))


def room_of(
    game: Game[Any],
    seats: list[str],
    *events: tuple[int, str],
    bots: BotChoice = no_bots,
    seed: bytes = SEED,
    window: float | None = None,
    options: dict[str, OptionValue] | None = None,
    clock: int | None = None,
    wishes: dict[str, Any] | None = None,
) -> Room:
    """Not yet loaded."""
    store: Any = NoStore(list(events))
    row = TableRow("t", game.id, 1, "", options or {}, seats, seed, 0, clock=clock, wishes=wishes or {})
    return Room(row, game, store, bots, window)


def sent(room: Room, viewer: Viewer, seen: int = 0) -> bytes:
    """An update as it leaves the server."""
    return outgoing(presenter.update(room, viewer, seen))


def frame_sent(room: Room, number: int, viewer: Viewer) -> bytes:
    return outgoing(frame(room.play, number, room.seat_of(viewer, room.play.at(number))))


def told(room: Room, viewer: Viewer, seen: int = 0) -> dict[str, Any]:
    update: dict[str, Any] = json.loads(sent(room, viewer, seen))
    return update


async def until(truth: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not truth():  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.001)
