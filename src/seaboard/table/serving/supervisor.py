"""The parent: starts the worker, starts it again when it dies, and takes it along when it ends."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from seaboard.core.messages import Message
from seaboard.table.serving.faults import NotOpened
from seaboard.table.settings import VARIABLE, Settings

SECONDS_TO_STOP = 5.0  # then it is killed: nothing told is lost
QUICK = 10.0  # a worker that did not live so many seconds
MOST_QUICK_DEATHS = 6
FIRST_PAUSE = 0.2  # seconds, doubled with each quick death
STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@dataclass(frozen=True)
class Plan:
    """What a worker needs; `held` are the handles it is to keep open: the sockets it serves, and the lock."""

    app: str
    settings: Settings
    sockets: tuple[int, ...]
    lock: int | None

    def start(self, life: int, words: int) -> subprocess.Popen[bytes]:
        numbers = (life, words, *self.sockets)
        command = [sys.executable, "-m", "seaboard.table.serving", self.app, str(os.getpid()), *map(str, numbers)]
        kept = (*numbers, *(() if self.lock is None else (self.lock,)))
        environment = {**os.environ, VARIABLE: self.settings.json()}
        return subprocess.Popen(command, env=environment, pass_fds=kept, stdin=subprocess.DEVNULL)  # noqa: S603


class Worker:
    """A worker process, and the pipe through which it says that it is open or why it is not."""

    def __init__(self, plan: Plan) -> None:
        life, self.life = os.pipe()
        self.words, words = os.pipe()
        self.began = time.monotonic()
        self.rest = b""
        try:
            self.process = plan.start(life, words)
        finally:
            os.close(life)
            os.close(words)

    def hear(self) -> list[dict[str, Any]] | None:
        """What it has said meanwhile; None when it is gone."""
        said = os.read(self.words, 65536)
        *lines, self.rest = (self.rest + said).split(b"\n")
        return [json.loads(line) for line in lines] if said else None

    def gone(self, seconds: float) -> bool:
        """Whether it ends in this time."""
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def end(self) -> int:
        if self.process.poll() is None:
            self.process.kill()
        status = self.process.wait()
        os.close(self.life)
        os.close(self.words)
        return status


class Supervisor:
    """`opened` is called once, when the table is open; `log` with each reason why the worker was started again."""

    def __init__(self, plan: Plan, opened: Callable[[], None], log: Callable[[Message], None]) -> None:
        self.plan = plan
        self.opened = opened
        self.log = log
        self.open = False
        self.asked = 0
        self.reason: Message | None = None

    def run(self) -> None:
        """Until it is asked to stop. Raises NotOpened."""
        deaths = 0
        with self.listening_to_signals() as wake:
            while not self.asked:
                worker = Worker(self.plan)
                self.watch(worker, wake)
                lived = time.monotonic() - worker.began
                status = self.stop(worker, wake) if self.asked else worker.end()
                if not self.asked:
                    deaths = deaths + 1 if lived < QUICK else 1
                    self.judge(status, deaths)
                    select.select([wake], [], [], FIRST_PAUSE * 2 ** (deaths - 1))

    @contextmanager
    def listening_to_signals(self) -> Iterator[int]:
        """A handle that can be read when somebody wants this to end."""
        wake, ring = os.pipe()
        os.set_blocking(ring, False)
        before = {number: signal.signal(number, self.ask) for number in STOPS}
        rung = signal.set_wakeup_fd(ring)
        try:
            yield wake
        finally:
            signal.set_wakeup_fd(rung)
            for number, handler in before.items():
                signal.signal(number, handler)
            os.close(wake)
            os.close(ring)

    def ask(self, *_: object) -> None:
        self.asked += 1

    def watch(self, worker: Worker, wake: int) -> None:
        """Until it is gone or this is to end."""
        self.reason = None
        while not self.asked:
            ready, _, _ = select.select([worker.words, wake], [], [])
            if worker.words in ready:
                said = worker.hear()
                if said is None:
                    worker.gone(SECONDS_TO_STOP)
                    return
                self.listen(said)

    def listen(self, said: list[dict[str, Any]]) -> None:
        for words in said:
            if "message" in words:
                self.reason = Message(words["message"]["id"], words["message"].get("args", {}))
            elif not self.open:
                self.open = True
                self.opened()

    def judge(self, status: int, deaths: int) -> None:
        """Start again, or give up: at once where it was never open."""
        reason = self.reason or died(status)
        if not self.open:
            raise NotOpened(reason)
        if deaths >= MOST_QUICK_DEATHS:
            raise NotOpened(Message("serve-gave-up", {"times": deaths, "reason": reason}))
        self.log(Message("serve-again", {"reason": reason}))

    def stop(self, worker: Worker, wake: int) -> int:
        """Ask it to end; a second Ctrl-C, or too long a wait, ends it."""
        worker.process.send_signal(signal.SIGTERM)
        end, before = time.monotonic() + SECONDS_TO_STOP, self.asked
        while not worker.gone(0.02) and time.monotonic() < end and self.asked == before:
            pass
        return worker.end()


def died(status: int) -> Message:
    if status < 0:
        return Message("serve-killed", {"signal": signal.Signals(-status).name})
    return Message("serve-ended", {"status": status})
