"""Work shared among processes: the results come in the order of the tasks, however many workers there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def results(work: Callable[[Task], Result], tasks: Sequence[Task], workers: int, at_once: int = 1) -> Iterator[Result]:
    """One worker is this process; another is given so many tasks `at_once`."""
    if workers <= 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, tasks, chunksize=at_once)
