"""A bar on a terminal; elsewhere a line now and then, for a log that somebody may look into."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SECONDS = 30.0  # between two lines


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """On standard error, so that the result can be piped. Call the thing it yields with how much is done."""
    from rich.console import Console  # noqa: PLC0415 (slow to import, and most commands need no bar)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lines(label, total)
        return
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.update(task, completed=done)


def lines(label: str, total: int) -> Callable[[int], None]:
    last = time.monotonic()

    def say(done: int) -> None:
        nonlocal last
        if time.monotonic() - last >= SECONDS:
            last = time.monotonic()
            sys.stderr.write(f"{label} {done}/{total}\n")
            sys.stderr.flush()

    return say
