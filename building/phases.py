"""Phases of getting ready: side by side where none needs the other, none silent for long, nothing half done left over.

A phase is done when its stamp holds the hash of what it was made from. A phase that was killed has no stamp and begins
again; Ctrl-C ends the processes of all that are under way.
"""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

TICK = 0.1  # seconds
WORD = 4.0  # seconds between two words about what is under way, where they cannot be written over
LAST_LINES = 30  # of what a command said before it failed
SPINNER = "|/-\\"


class PhaseFailed(Exception):
    """What is said about it."""


class Commands:
    """Runs them for a phase; ended from another thread."""

    def __init__(self) -> None:
        self._running: set[subprocess.Popen[bytes]] = set()
        self.ended = False

    def run(self, *command: str, folder: Path | None = None, more: dict[str, str] | None = None) -> str:
        """What it said. Raises PhaseFailed with the last of that."""
        environment = {**os.environ, **(more or {})}
        with tempfile.TemporaryFile() as said:
            process = subprocess.Popen(
                command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=said,
                start_new_session=True,
            )  # fmt: skip
            self._running.add(process)
            if self.ended:
                self.end()
            status = process.wait()
            self._running.discard(process)
            said.seek(0)
            text = said.read().decode(errors="replace").strip()
        if status:
            last = text.splitlines()[-LAST_LINES:]
            raise PhaseFailed("\n".join([f"{' '.join(command)[:200]}: status {status}", *last]))
        return text

    def lines(self, *command: str, folder: Path) -> Iterator[dict[str, Any]]:
        """What it says, line by line in JSON; it ends when its input is closed."""
        with subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        ) as process:
            self._running.add(process)
            if self.ended:
                self.end()
            for line in process.stdout or ():
                yield json.loads(line)
            process.wait()
            self._running.discard(process)

    def end(self) -> None:
        self.ended = True
        for process in list(self._running):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@dataclass
class Phase:
    name: str
    stamp: Path
    made_from: Sequence[Path]
    work: Callable[[Commands], str | None]
    needs: tuple[str, ...] = ()
    also: str = ""  # part of the hash: versions, flags
    makes: tuple[Path, ...] = ()  # without these it is not done, whatever the stamp says
    every_time: bool = False
    note: str = ""  # said when it is done
    began: float = 0.0
    ended: float = 0.0
    fault: Exception | None = None
    thread: threading.Thread | None = field(default=None, repr=False)

    def hash(self) -> str:
        known = hashlib.sha256(self.also.encode())
        for path in files(self.made_from):
            known.update(f"\n{path} ".encode() + hashlib.sha256(path.read_bytes()).digest())
        return known.hexdigest()

    def is_done(self) -> bool:
        there = self.stamp.is_file() and all(path.exists() for path in self.makes)
        return there and not self.every_time and self.stamp.read_text() == self.hash()

    def run(self, commands: Commands) -> None:
        try:
            wanted = self.hash()
            self.stamp.unlink(missing_ok=True)
            self.note = self.work(commands) or ""
            self.stamp.parent.mkdir(parents=True, exist_ok=True)
            self.stamp.write_text(wanted)
        except Exception as fault:  # noqa: BLE001 (told by the thread that waits)
            self.fault = fault
        self.ended = time.monotonic()


def files(paths: Iterable[Path]) -> list[Path]:
    """All files in these folders, and these files."""
    found = (path.rglob("*") if path.is_dir() else [path] for path in paths)
    return sorted(path for group in found for path in group if path.is_file() and "__pycache__" not in path.parts)


class Progress:
    """One line that is written over on a terminal; elsewhere a line now and then."""

    def __init__(self) -> None:
        self.live = sys.stdout.isatty()
        self._said = time.monotonic()
        self._turn = 0

    def line(self, text: str) -> None:
        print(f"\r\033[K{text}" if self.live else text, flush=True)
        self._said = time.monotonic()

    def show(self, text: str) -> None:
        """What is under way."""
        now = time.monotonic()
        if self.live:
            self._turn += 1
            print(f"\r\033[K{SPINNER[self._turn % len(SPINNER)]} {text}", end="", flush=True)
        elif now - self._said > WORD:
            self.line(f"  ... {text}")


def carry_out(phases: Sequence[Phase], progress: Progress) -> None:
    """All that are not done, in order of need. Raises PhaseFailed; on Ctrl-C ends what is under way."""
    waiting = [phase for phase in phases if not phase.is_done()]
    finished = {phase.name for phase in phases} - {phase.name for phase in waiting}
    commands, running = Commands(), list[Phase]()
    try:
        while waiting or running:
            for phase in [phase for phase in waiting if finished.issuperset(phase.needs)]:
                waiting.remove(phase)
                running.append(phase)
                begin(phase, commands, progress)
            progress.show(", ".join(f"{phase.name} {time.monotonic() - phase.began:.0f} s" for phase in running))
            time.sleep(TICK)
            for phase in [phase for phase in running if phase.ended]:
                running.remove(phase)
                finished.add(phase.name)
                conclude(phase, progress)
    finally:
        commands.end()
        for phase in running:
            if phase.thread is not None:
                phase.thread.join()


def begin(phase: Phase, commands: Commands, progress: Progress) -> None:
    phase.began, phase.ended, phase.fault = time.monotonic(), 0.0, None
    phase.thread = threading.Thread(target=phase.run, args=(commands,), daemon=True)
    phase.thread.start()
    if not progress.live:
        progress.line(f"{phase.name}: begun")


def conclude(phase: Phase, progress: Progress) -> None:
    seconds = phase.ended - phase.began
    if phase.fault is not None:
        progress.line(f"{phase.name}: failed after {seconds:.1f} s")
        raise PhaseFailed(str(phase.fault)) from phase.fault
    progress.line(f"{phase.name}: {seconds:.1f} s" + (f"  ({phase.note})" if phase.note else ""))
