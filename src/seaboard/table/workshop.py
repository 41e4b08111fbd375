"""Processes for whatever strangers send and for bots' thoughts: limited in time and memory, killed when it is too much.

A pool of the standard library cannot kill one of its processes; hence a process, a pipe and a thread that waits.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message
from seaboard.table.line import Line
from seaboard.table.worker import Gone, Late, Worker

LIMIT = 10.0  # seconds
WORKERS = 2
WAITING = 3  # of one owner, beside the one that is served
MEMORY = 1_000_000_000  # bytes of address space for each process
UNKIND = 5  # how far a process stands back behind the server itself
LOG = logging.getLogger("seaboard.workshop")
T = TypeVar("T")


class TookTooLong(SeaboardError):
    """It was stopped."""


class NeedsTooMuch(SeaboardError):
    """It wanted more memory than there is for one."""


class WorkFailed(SeaboardError):
    """A fault of ours; the log has it."""


class Workshop:
    """Jobs are functions of a module, their arguments and results plain data: they travel between processes."""

    def __init__(
        self, workers: int = WORKERS, waiting: int = WAITING, memory: int = MEMORY, unkind: int = UNKIND
    ) -> None:
        self.line = Line(workers, waiting)
        self.closed = False
        self._idle = [Worker(memory, unkind) for _ in range(workers)]
        self._all = list(self._idle)
        self._threads = ThreadPoolExecutor(workers, "seaboard-workshop")
        self._under_way: set[asyncio.Task[Any]] = set()

    def started(self) -> bool:
        return any(worker.alive() for worker in self._all)

    async def do(
        self,
        job: Callable[..., T],
        *arguments: Any,
        seconds: float = LIMIT,
        owner: str = "",
        lane: str | None = None,
        urgent: bool = False,
    ) -> T:
        """What the job returns. Raises what it refuses, or Busy, TookTooLong, NeedsTooMuch, WorkFailed.

        Each lane, usually the owner's, has one job at a time.
        """
        own = owner if lane is None else lane
        await self.line.enter(owner, own, seconds, urgent)
        task = asyncio.create_task(self._done(job, arguments, seconds, own))
        self._under_way.add(task)
        task.add_done_callback(self._leave)
        return await asyncio.shield(task)  # whoever stops waiting leaves the process at work: its place is not free

    def _leave(self, task: asyncio.Task[Any]) -> None:
        """What came of it is told to whoever still waits; where nobody does, nobody need be told."""
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()

    async def _done(self, job: Callable[..., T], arguments: tuple[Any, ...], seconds: float, lane: str) -> T:
        worker = self._warmest()
        try:
            if self.closed:
                raise WorkFailed(Message("table-work-failed"))
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._ask, worker, job, arguments, seconds)
        finally:
            self._idle.append(worker)
            self.line.leave(lane)

    def _warmest(self) -> Worker:
        """The last one used, if it lives: the others may never need to be started."""
        living = [worker for worker in self._idle if worker.alive()]
        worker = (living or self._idle)[-1]
        self._idle.remove(worker)
        return worker

    def _ask(self, worker: Worker, job: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Any:
        """In a thread of its own: it waits, pickles and starts processes there."""
        try:
            kind, outcome = worker.ask(job, arguments, seconds)
        except Late as late:
            LOG.warning("killed: late job=%s seconds=%s process=%s", job.__name__, seconds, late)
            raise TookTooLong(Message("table-took-too-long", {"seconds": math.ceil(seconds)})) from late
        except Gone as gone:
            if not self.closed:
                LOG.warning("gone: job=%s exit=%s; restarts", job.__name__, gone)
            raise WorkFailed(Message("table-work-failed")) from gone
        if kind == "done":
            return outcome
        if kind == "refused":
            raise outcome
        if kind == "memory":
            LOG.warning("ended: memory job=%s", job.__name__)
            raise NeedsTooMuch(Message("table-needs-too-much-memory"))
        LOG.error("failed: job=%s\n%s", job.__name__, outcome)
        raise WorkFailed(Message("table-work-failed"))

    def close(self) -> None:
        """At once, whatever is under way."""
        self.closed = True
        for worker in self._all:
            worker.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)
