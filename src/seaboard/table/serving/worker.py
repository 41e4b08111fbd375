"""The worker: uvicorn on the parent's sockets. It ends when it is asked to, or when its parent is gone."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message
from seaboard.table.serving.faults import NotOpened
from seaboard.table.serving.logs import log_fault, open_log
from seaboard.table.settings import Settings, settings_of_environment

os.environ.setdefault("WEBSOCKETS_MAX_LINE_LENGTH", "32768")  # browsers of before hold a cookie for each table

import uvicorn
from litestar import Litestar

from seaboard.table.serving.connections import LARGEST_FRAME, Door, protocols
from seaboard.table.serving.opening import refusal
from seaboard.table.serving.sole import SoleServer, needs_lock

# Full collections of the usual size took half of the time when 200 tables were loaded at once: the loop's p99 fell from
# 259 to 97 ms with these.
COLLECTIONS = (5_000, 20, 100)
KEEP_ALIVE = 15  # seconds
SECONDS_TO_LEAVE = 0.2  # for requests that are being answered when the table closes; thoughts are not waited for
LAST_SECONDS = 0.5  # for the interpreter to leave; then it is made to
TICK = 0.1  # uvicorn's own
PR_SET_PDEATHSIG = 1


def work(arguments: list[str]) -> None:
    """`APP PARENT LIFE WORDS SOCKET…`: the application, the parent's id, its pipes and its sockets."""
    app, parent, *handles = arguments
    life, words, *sockets = [own(int(handle)) for handle in handles]
    end_with_parent(int(parent), life)
    settings = settings_of_environment()
    open_log(settings.log)
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)  # Ctrl-C and a closed terminal reach the whole group: the parent decides
    gc.set_threshold(*COLLECTIONS)
    status = 1
    try:
        opened = [socket.socket(fileno=number) for number in sockets]
        server = TableServer(configuration(app, settings), settings, words)
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(server.serve(opened))
            status = server.status
            leave_soon(status)
    except SeaboardError as fault:
        say(words, message=fault.message.data())
    sys.exit(status)


def own(handle: int) -> int:
    """Not for the processes this one starts."""
    os.set_inheritable(handle, False)
    return handle


def end_with_parent(parent: int, life: int) -> None:
    """Also when it is killed: by the kernel on Linux, and by a thread that reads a pipe nobody writes to."""
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
    threading.Thread(target=wait_for_the_end, args=(life,), daemon=True).start()


def wait_for_the_end(life: int) -> None:
    os.read(life, 1)
    os._exit(1)


def leave_soon(status: int) -> None:
    """Without waiting for threads or thoughts, and without a word: all that was told is stored."""
    logging.disable()
    threading.excepthook = lambda _: None  # those who waited for a thought find its pipe closed
    for child in multiprocessing.active_children():
        child.kill()
    last = threading.Timer(LAST_SECONDS, os._exit, (status,))
    last.daemon = True
    last.start()


def say(to: int, **words: Any) -> None:
    """A line to the parent."""
    os.write(to, json.dumps(words).encode() + b"\n")


def configuration(app: str, settings: Settings) -> uvicorn.Config:
    http, ws = protocols(Door(settings.connections, settings.trusted_proxies))
    return uvicorn.Config(
        app, factory=True, lifespan="on", http=http, ws=ws, ws_max_size=LARGEST_FRAME, ws_per_message_deflate=False,
        timeout_keep_alive=KEEP_ALIVE, access_log=False,
        log_config=None, server_header=False, proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
    )  # fmt: skip


class TableServer(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, settings: Settings, words: int) -> None:
        super().__init__(config)
        self.settings = settings
        self.words = words
        self.sole: SoleServer | None = None
        self.keeping: asyncio.Task[None] | None = None
        self.status = 0
        self.asked = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Its own would send the signal once more at the end."""
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.stop)
        yield

    def stop(self) -> None:
        self.should_exit = True
        self.asked.set()

    async def main_loop(self) -> None:
        """Notices at once when it is to stop."""
        ticks = 0
        while not await self.on_tick(ticks):
            ticks += 1
            with suppress(TimeoutError):
                await asyncio.wait_for(self.asked.wait(), TICK)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Raises NotOpened with the reason; says that the table is open when it is."""
        quiet = logging.getLogger("uvicorn.error")
        quiet.setLevel(logging.CRITICAL)  # what fails here is said in words
        try:
            await self.take_the_database()
        except Exception as fault:
            raise refusal(fault, self.settings) from fault
        try:
            await super().startup(sockets)
        except SystemExit as fault:
            raise refusal(self.fault(), self.settings) from fault
        quiet.setLevel(logging.ERROR)
        say(self.words, open=True)

    def fault(self) -> Exception:
        """Why the application did not start."""
        app = self.application()
        fault: Exception = getattr(app.state, "fault", None) or NotOpened(Message("serve-fault", {"fault": "?"}))
        return fault

    def application(self) -> Litestar:
        app = self.config.loaded_app
        while not isinstance(app, Litestar):
            app = app.app
        return app

    async def take_the_database(self) -> None:
        if needs_lock(self.settings):
            self.sole = SoleServer(self.settings)
            await self.sole.take()
            self.keeping = asyncio.create_task(self.keep_the_database())

    async def keep_the_database(self) -> None:
        assert self.sole is not None
        try:
            await self.sole.keep()
        except NotOpened as fault:
            log_fault("-", fault.message.id, fault)
            say(self.words, message=fault.message.data())
            self.status = 1
            self.stop()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Sockets are told to come back (1012); what is being answered has a moment; then the store is closed."""
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        await self.finish(SECONDS_TO_LEAVE)
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # it would log each of these
        for task in self.server_state.tasks:
            task.cancel()
        await self.finish(SECONDS_TO_LEAVE)
        await self.lifespan.shutdown()
        if self.keeping is not None and self.sole is not None:
            self.keeping.cancel()
            await self.sole.close()

    async def finish(self, seconds: float) -> None:
        if self.server_state.tasks:
            await asyncio.wait(set(self.server_state.tasks), timeout=seconds)
