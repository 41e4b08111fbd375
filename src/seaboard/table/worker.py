"""One process that does jobs, and how it is asked. Imports no web and no database: it is there in a moment."""

from __future__ import annotations

import ctypes
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any

from seaboard.checkout import compiled_folder
from seaboard.core.errors import SeaboardError

START = 60.0  # seconds a process may take to be there
LONGEST_TRACE = 4_000  # characters
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of Linux's prctl
Result = tuple[str, Any]


class Late(Exception):
    """The time was over; the process was killed."""


class Gone(Exception):
    """The process ended by itself, or was killed from outside."""


class Worker:
    """Asked from one thread at a time; killed from any. A process that is gone is started again when it is asked."""

    def __init__(self, memory: int, unkind: int) -> None:
        self._memory = memory
        self._unkind = unkind
        self._process: Any = None
        self._pipe: Any = None
        self._over = False
        self._pure = False

    def alive(self) -> bool:
        return self._process is not None and bool(self._process.is_alive())

    def ask(self, job: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Result:
        """Raises Late or Gone. Rules that were compiled meanwhile are used from now on, in a fresh process."""
        try:
            if not self.alive() or (self._pure and compiled_folder() is not None):
                self._start()
            self._pipe.send_bytes(pickle.dumps((job, arguments)))
            self._wait(seconds)
            result: Result = self._pipe.recv()
        except (EOFError, OSError) as gone:
            process = self._process
            self._end()
            raise Gone(process.exitcode if process is not None else None) from gone
        if result[0] == "memory":
            self._end()
        return result

    def _wait(self, seconds: float) -> None:
        if not self._pipe.poll(seconds):
            number = self._process.pid
            self._end()
            raise Late(number)

    def _start(self) -> None:
        self._end()
        if self._over:
            raise EOFError
        spawn = get_context("spawn")
        self._pipe, other = spawn.Pipe()
        words = (other, os.getpid(), self._memory, self._unkind)
        self._pure = compiled_folder() is None
        self._process = spawn.Process(target=work, args=words, daemon=True, name="seaboard-worker")
        with deaf_to_interrupts():
            self._process.start()
        other.close()
        if self._over:  # closed while it was being started
            raise EOFError
        self._wait(START)
        self._pipe.recv()

    def _end(self) -> None:
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()

    def kill(self) -> None:
        """For good. Whoever waits for it hears that it is gone."""
        self._over = True
        process = self._process
        if process is not None and process.pid is not None:
            process.kill()
            process.join(1)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C is the server's to hear: a process started here never does. What a thread blocks is inherited."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker  # noqa: PLC0415 (Windows has none)

    resource_tracker.ensure_running()  # the first process would start it, and that unblocks the signal again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# in the process


def work(pipe: Connection, parent: int, memory: int, unkind: int) -> None:
    """One job after the other, until the pipe is closed."""
    live_with(parent)
    limit_memory(memory)
    pipe.send("ready")
    stand_back(unkind)
    with suppress(EOFError, OSError):
        while True:
            job, arguments = pickle.loads(pipe.recv_bytes())  # noqa: S301 (from our own server)
            result = attempt(job, arguments)
            pipe.send(result)
            if result[0] == "memory":
                return


def attempt(job: Callable[..., Any], arguments: tuple[Any, ...]) -> Result:
    try:
        return "done", job(*arguments)
    except SeaboardError as refusal:
        return "refused", refusal
    except MemoryError:
        return "memory", None
    except Exception:  # noqa: BLE001 (whatever it is, the server's log tells it)
        return "failed", traceback.format_exc()[-LONGEST_TRACE:]


def live_with(parent: int) -> None:
    """Never longer than the server: Linux sees to it, elsewhere a thread that waits for its end."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    if hasattr(os, "getppid") and os.getppid() != parent:
        os._exit(1)
    threading.Thread(target=end_with, args=(parent_process(),), daemon=True).start()


def end_with(server: Any) -> None:
    if server is not None:
        server.join()
        os._exit(1)


def stand_back(unkind: int) -> None:
    if hasattr(os, "nice"):
        os.nice(unkind)


def limit_memory(memory: int) -> None:
    try:
        import resource  # noqa: PLC0415 (Windows has none)
    except ImportError:
        return
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
