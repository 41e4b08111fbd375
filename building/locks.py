"""One at a time: a lock that is free again when its holder is gone, however it went."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PAUSE = 0.2  # seconds between two looks
WORD = 4.0  # seconds between two words about waiting


@contextmanager
def only_one(file: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Waits for whoever has it, and says so now and then."""
    try:
        import fcntl  # noqa: PLC0415 (Windows has none)
    except ImportError:
        yield
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a") as handle:
        said = -math.inf  # trap: a clock that begins with the machine
        while True:
            with suppress(BlockingIOError):
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            if time.monotonic() - said > WORD:
                said = time.monotonic()
                waiting()
            time.sleep(PAUSE)
        yield
