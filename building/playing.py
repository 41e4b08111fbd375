"""The table is opened at once, in pure Python where need be; rules are compiled behind, and then bots use them."""

from __future__ import annotations

import math
import os
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from building import ready
from building.objects import has_compiler
from building.phases import Commands, PhaseFailed, Progress

OPENED = "SEABOARD_WHEN_OPEN"  # a file to be made when the page answers
NOW_AND_THEN = 30.0  # seconds between two words about what goes on behind
STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
OFTEN = 3.0
STAGES = {
    "waiting": "another make compiles them",
    "mypyc": "being compiled, everything works in pure Python meanwhile",
    "units": "{done} of {units} units compiled",
}
MADE = "rules: compiled in {seconds:.0f} s; bots think with them from now on, all else from the next start"
EDITED = "rules: the sources were edited meanwhile; compiled at the next start"
FAILED = "rules: the compiler failed (build/engine/compile.log says why); everything works in pure Python"
NONE = "rules: no C compiler here, or SEABOARD_PURE=1; everything works in pure Python"
Word = Callable[[str], None]


def play(arguments: Sequence[str]) -> int:
    """Until the server ends. Whatever works behind ends with it."""
    progress, commands = Progress(), Commands()
    (ready.BUILD / "engine").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="seaboard-play-") as folder:
        opened = Path(folder) / "opened"
        environment = {**os.environ, **ready.with_tools(), OPENED: str(opened)}
        with signals_for(lambda: server):
            server = subprocess.Popen([str(ready.BIN / "seaboard"), "serve", *arguments], env=environment)
            wait_until_open(server, opened, progress)
            behind = threading.Thread(target=work_behind, args=(commands, progress.line), daemon=True)
            behind.start()
            status = server.wait()
            commands.end()
            behind.join(2)
    return status


@contextmanager
def signals_for(server: Callable[[], subprocess.Popen[bytes]]) -> Iterator[None]:
    """Ctrl-C reaches the server by itself, and it decides; what is sent to this process alone is passed on."""

    def pass_on(number: int, _: object) -> None:
        with suppress(NameError, ProcessLookupError):
            if number != signal.SIGINT:
                server().send_signal(number)

    before = {number: signal.signal(number, pass_on) for number in STOPS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def wait_until_open(server: subprocess.Popen[bytes], opened: Path, progress: Progress) -> None:
    began = time.monotonic()
    while server.poll() is None and not opened.exists():
        progress.show(f"start {time.monotonic() - began:.0f} s")
        time.sleep(0.1)
    if opened.exists():
        progress.line(f"start: {time.monotonic() - began:.1f} s")


def work_behind(commands: Commands, word: Word) -> None:
    with suppress(PhaseFailed):
        ready.bytecode(commands)
        compile_rules(commands, word, NOW_AND_THEN, "--behind")


def compile_rules(commands: Commands, word: Word, pause: float, *how: str) -> bool:
    """Whether compiled rules are there. Says now and then how far it is, nothing where there is nothing to do."""
    if not may_compile():
        word(NONE)
        return False
    began, said, heard = time.monotonic(), -math.inf, dict[str, Any]()  # trap: a clock that begins with the machine
    for heard in commands.lines(str(ready.PYTHON), "-m", "building.engine", *how, folder=ready.ROOT):
        now = time.monotonic()
        if "step" in heard and (now - said > pause or "name" in heard):
            said = now
            word(f"rules: {STAGES[heard['step']].format(**heard)}, {now - began:.0f} s")
    if "made" not in heard:
        if not commands.ended:
            word(EDITED if heard.get("failed") == "edited" else FAILED)
        return False
    if said > -math.inf:
        word(MADE.format(seconds=time.monotonic() - began))
    return True


def may_compile() -> bool:
    return os.environ.get("SEABOARD_PURE") != "1" and has_compiler()


def compile_now() -> int:
    """In the foreground."""
    return 0 if compile_rules(Commands(), Progress().line, OFTEN) else 1
