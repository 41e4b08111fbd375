"""What is under way when the table closes ends with it: no conversation speaks on, no thought is begun."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from seaboard.table import thinking
from seaboard.table.live import Conversation
from seaboard.table.workshop import WorkFailed, Workshop
from tests.table.rooms import until


class Silence(Conversation):
    """Nobody says anything, for ever."""

    def __init__(self) -> None:
        self.under_way = 0

    async def wait(self) -> None:
        self.under_way += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.under_way -= 1

    keep_informed = listen = beat = wait


def test_a_conversation_that_is_stopped_leaves_nobody_speaking() -> None:
    async def check() -> None:
        talk = Silence()
        running = asyncio.create_task(talk.run())
        await until(lambda: talk.under_way == 3)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert talk.under_way == 0

    asyncio.run(check())


def test_what_nobody_foresaw_leaves_the_conversation_with_its_name() -> None:
    class Broken(Silence):
        async def keep_informed(self) -> None:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        asyncio.run(Broken().run())


def test_a_closed_workshop_takes_no_job() -> None:
    async def check() -> None:
        shop: Any = Workshop(1)
        shop.close()
        with pytest.raises(WorkFailed):
            await shop.do(thinking.warm, "nautilion", "random")

    asyncio.run(check())
