"""Bots at a table think in another process and are given what a person in their seat would see."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from seaboard.bots.bot import Observation
from seaboard.bots.registry import load_bot
from seaboard.core.options import OptionValue
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.games import load_game
from seaboard.table.room import Room


def choice(
    game: str, edition: str, options: dict[str, OptionValue], events: list[tuple[int, str]], seat: int, bot: str
) -> str:
    """Runs in the other process."""
    play = Play(load_game(game, edition), options)
    for mover, text in events:
        play.do(mover, text)
    observation = Observation(play.game, play.state, seat)
    return play.game.write(play.state, load_bot(bot).choose(observation, Rng(len(events), seat)))


class SeatedBots:
    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, room: Room, seat: int, bot: str) -> str:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
        events = [(event.seat, event.text) for event in room.play.events]
        row = room.row
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, choice, row.game, row.edition, row.options, events, seat, bot)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
