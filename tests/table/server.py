"""A real table server in a process of its own, and browsers that talk to it."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Self
from uuid import uuid4

from websockets.sync.client import ClientConnection, connect

from tests.table.ports import HeldPort

PATIENCE = 30.0
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "SEABOARD_LANG": "en"}


def command(*words: str, app: str | None = None) -> list[str]:
    """`seaboard serve`, with another application where one is named."""
    said = ["serve", "--no-open", *words]
    if app is None:
        return [sys.executable, "-m", "seaboard.cli", *said]
    imports = "import sys, seaboard.cli.main as m, seaboard.cli.commands.serve as s"
    program = f"{imports}; s.APP = {app!r}; sys.exit(m.run({said!r}))"
    return [sys.executable, "-c", program]


class Server:
    """`seaboard serve`. `secrets` collects whatever no log may hold."""

    def __init__(self, folder: Path, *words: str, database: str | None = None, app: str | None = None) -> None:
        self.app = app
        self.file = folder / "tables.db"
        self.log = folder / "server.log"
        self.held = HeldPort()
        self.port = self.held.port
        self.words = ("--port", str(self.port), "--database", database or str(self.file), *words)
        self.secrets: set[str] = set()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def begin(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command(*self.words, app=self.app), stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=ENVIRONMENT,
                start_new_session=True,
            )  # fmt: skip

    def start(self) -> None:
        """Until it says that it is open, and is."""
        before = self.log.stat().st_size if self.log.exists() else 0
        self.begin()
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while self.host.encode() not in self.log.read_bytes()[before:]:
            assert self.process.poll() is None, self.log.read_text("utf-8")
            assert time.monotonic() < end, self.log.read_text("utf-8")
            time.sleep(0.01)
        assert self.answers()

    def answers(self) -> bool:
        try:
            return Browser(self).get("/api/locales/en")[0] == 200
        except (OSError, http.client.HTTPException):
            return False

    def worker(self) -> int:
        """The process that serves."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return int(children[0])

    def kill(self) -> int:
        """All of it at once, as when the power goes."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        return self.ended()

    def stop(self, all_of_it: bool = False) -> int:
        """Ask it to end, or all its processes, as Ctrl-C in a terminal does; its exit status."""
        assert self.process is not None
        (os.killpg if all_of_it else os.kill)(self.process.pid, signal.SIGINT)
        return self.ended()

    def ended(self) -> int:
        """Its exit status; a server that does not end within our patience fails the test."""
        assert self.process is not None
        status = self.process.wait(PATIENCE)
        self.process = None
        return status

    def clear(self) -> None:
        """Leave no process behind, whatever happened."""
        if self.process is not None:
            self.kill()
        self.held.close()


class Browser:
    """Keeps its cookies as a browser does."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def request(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        headers = {"content-type": "application/json", "cookie": self.cookie}
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            text = response.read().decode()
        finally:
            connection.close()
        for name, morsel in SimpleCookie(response.headers.get("set-cookie", "")).items():
            self.cookies[name] = morsel.value
            self.server.secrets.add(morsel.value)
        return response.status, text

    def get(self, path: str) -> tuple[int, str]:
        return self.request("GET", path)

    def post(self, path: str, body: Any) -> tuple[int, Any]:
        status, text = self.request("POST", path, body)
        return status, json.loads(text)

    def new_table(self, *seats: str, **options: Any) -> dict[str, Any]:
        status, made = self.post("/api/tables", {"game": "nautilion", "seats": list(seats), "options": options})
        assert status == 201, made
        answer: dict[str, Any] = made
        self.server.secrets |= {link.partition("#")[2] for link in [*answer["links"].values(), answer["watch"]]}
        return answer

    def tab(self, table: str, origin: str | None = None) -> Tab:
        """An open page of this table, not yet greeted."""
        page = f"http://{self.server.host}" if origin is None else origin
        headers = {"Origin": page, "Cookie": self.cookie}
        address = f"ws://{self.server.host}/api/tables/{table}/live"
        return Tab(connect(address, additional_headers=headers, open_timeout=PATIENCE, proxy=None, max_size=None))


class Tab:
    """One open tab: what it says, and all it has been told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket  # open when the tab is: websockets wants `with`
        self.update: dict[str, Any] = {}
        self.events: dict[int, tuple[int, str]] = {}

    def __enter__(self) -> Self:
        self.socket.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.__exit__(None, None, None)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        if message["type"] == "update":
            self.update = message
            for event in message["events"]:
                told = (event["seat"], event["text"])
                assert self.events.setdefault(event["number"], told) == told
        return message

    def wait(self, *kinds: str) -> dict[str, Any]:
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def hello(self, seen: int = 0) -> dict[str, Any]:
        self.say(type="hello", seen=seen)
        return self.wait("update")

    def until(self, number: int) -> dict[str, Any]:
        while self.update.get("number", -1) < number:
            self.wait("update")
        return self.update

    def send_move(self, do: str, request: str | None = None, ask: int | None = None) -> str:
        used = request or str(uuid4())
        self.say(type="do", do=do, ask=self.update["ask"] if ask is None else ask, id=used)
        return used

    def verdict(self) -> dict[str, Any]:
        return self.wait("answer", "refused", "stale", "error", "hint")

    def do(self, do: str, request: str | None = None, ask: int | None = None) -> dict[str, Any]:
        """Make a move; what the server says of it."""
        self.send_move(do, request, ask)
        return self.verdict()

    def choices(self) -> list[str]:
        ask = self.update["view"]["ask"]
        return [choice["do"] for choice in ask["choices"]] if ask else []

    def quiet(self, seconds: float = 0.3) -> bool:
        """Whether nothing more is said for a while."""
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False
