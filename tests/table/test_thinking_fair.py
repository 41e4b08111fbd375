"""Who is served when: owners in turn, one at a time in a lane, and nobody beyond measure."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from seaboard.table.line import MOST_WAITING, Busy, Line

SECONDS = 10.0


class Thoughts:
    """Fake thoughts: each is over when the test says so. `order` is who was served."""

    def __init__(self, places: int, waiting: int = 3) -> None:
        self.line = Line(places, waiting)
        self.order: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, owner: str, lane: str, urgent: bool = False) -> None:
        name = f"{owner} {lane}"
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._think(name, owner, lane, urgent))
        await settled()

    async def _think(self, name: str, owner: str, lane: str, urgent: bool) -> None:
        await self.line.enter(owner, lane, SECONDS, urgent)
        self.order.append(name)
        try:
            await self.ends[name].wait()
        finally:
            self.line.leave(lane)

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await settled()

    async def end_all(self) -> None:
        for _ in range(1000):
            going = [name for name in self.order if not self.ends[name].is_set()]
            if not going:
                return
            await self.end(going[0])


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def tell(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await story()

    asyncio.run(whole())


def test_sixty_tables_of_a_stranger_delay_another_by_the_thought_under_way() -> None:
    async def story() -> None:
        thoughts = Thoughts(places=1)
        for table in range(60):
            await thoughts.ask("stranger", f"table-{table}")
        await thoughts.ask("neighbour", "bot")
        assert thoughts.order == ["stranger table-0"]
        await thoughts.end("stranger table-0")
        assert thoughts.order == ["stranger table-0", "neighbour bot"]
        await thoughts.end_all()
        assert thoughts.order[2:] == [f"stranger table-{table}" for table in range(1, 60)]

    tell(story)


def test_owners_are_served_in_turn() -> None:
    async def story() -> None:
        thoughts = Thoughts(places=1)
        for owner in ("a", "b", "c"):
            for table in range(3):
                await thoughts.ask(owner, f"{owner}{table}")
        await thoughts.end_all()
        assert [name.split()[0] for name in thoughts.order] == ["a", "b", "c"] * 3

    tell(story)


def test_sixty_browsers_of_one_address_are_one_household() -> None:
    async def story() -> None:
        thoughts = Thoughts(places=1)
        for browser in range(60):
            await thoughts.ask(f"10.0.0.1 browser{browser}", f"table-{browser}")
        await thoughts.ask("10.0.0.2 neighbour", "bot")
        await thoughts.end("10.0.0.1 browser0 table-0")
        assert thoughts.order == ["10.0.0.1 browser0 table-0", "10.0.0.2 neighbour bot"]
        await thoughts.end_all()

    tell(story)


def test_of_one_household_the_browsers_are_served_in_turn() -> None:
    async def story() -> None:
        thoughts = Thoughts(places=1)
        for table in range(30):
            await thoughts.ask("10.0.0.1 greedy", f"table-{table}")
        await thoughts.ask("10.0.0.1 modest", "bot")
        await thoughts.end("10.0.0.1 greedy table-0")
        assert thoughts.order[1] == "10.0.0.1 modest bot"
        await thoughts.end_all()

    tell(story)


def test_a_bot_that_is_waited_for_comes_before_hints() -> None:
    async def story() -> None:
        thoughts = Thoughts(places=1)
        for browser in range(60):
            await thoughts.ask(f"10.0.0.1 browser{browser}", f"hint-{browser}")
        await thoughts.ask("10.0.0.1 another", "bot", urgent=True)
        await thoughts.end("10.0.0.1 browser0 hint-0")
        assert thoughts.order[1] == "10.0.0.1 another bot"
        await thoughts.end_all()
        assert len(thoughts.order) == 61

    tell(story)


def test_a_table_has_one_thought_at_a_time_while_places_are_free() -> None:
    async def story() -> None:
        thoughts = Thoughts(places=2)
        for owner in ("first", "second"):
            await thoughts.ask(owner, "table")
        await thoughts.ask("third", "other")
        assert thoughts.order == ["first table", "third other"]
        await thoughts.end("first table")
        assert thoughts.order == ["first table", "third other", "second table"]

    tell(story)


def test_whoever_asks_too_much_is_told_when_to_come_again() -> None:
    async def story() -> None:
        line = Line(1, waiting=2)
        await line.enter("stranger", "stranger", SECONDS)
        waiting = [asyncio.create_task(line.enter("stranger", "stranger", SECONDS)) for _ in range(2)]
        await settled()
        with pytest.raises(Busy) as refused:
            await line.enter("stranger", "stranger", SECONDS)
        assert refused.value.message.args == {"seconds": 30}
        other = asyncio.create_task(line.enter("neighbour", "neighbour", SECONDS))
        await settled()
        line.leave("stranger")
        await settled()
        assert [task.done() for task in (*waiting, other)] == [False, False, True]
        line.leave("neighbour")
        await settled()
        assert [task.done() for task in waiting] == [True, False]
        line.leave("stranger")
        await asyncio.gather(*waiting)

    tell(story)


def test_strangers_of_many_names_do_not_fill_the_memory() -> None:
    async def story() -> None:
        line = Line(1, waiting=2)
        await line.enter("first", "first", SECONDS)
        crowd = [asyncio.create_task(line.enter(f"{name}", f"{name}", SECONDS)) for name in range(MOST_WAITING)]
        await settled()
        with pytest.raises(Busy):
            await line.enter("one more", "one more", SECONDS)
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        assert not line._owners

    tell(story)


@pytest.mark.parametrize("called", [True, False])
def test_whoever_waits_no_longer_keeps_no_place(called: bool) -> None:
    async def story() -> None:
        line = Line(1, waiting=2)
        await line.enter("first", "first", SECONDS)
        gone = asyncio.create_task(line.enter("gone", "gone", SECONDS))
        await settled()
        if called:
            line.leave("first")
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        if not called:
            line.leave("first")
        assert line.free == 1
        assert not line._owners
        assert not line._lanes

    tell(story)
