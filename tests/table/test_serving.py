"""How the table is opened and kept open, seen from outside: real processes, real sockets, real signals."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import shutil
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from seaboard.core.messages import Message
from seaboard.language import LANGUAGES, language
from seaboard.table.serving import place, supervisor
from seaboard.table.serving.faults import NotOpened
from seaboard.table.serving.logs import WithoutSecrets, masked
from seaboard.table.serving.place import database_address, database_file, shown
from seaboard.table.settings import Settings, settings_from
from tests.table import strained
from tests.table.conftest import Postgres
from tests.table.ports import HeldPort
from tests.table.server import ENVIRONMENT, PATIENCE, Browser, Server, command
from tests.table.test_store import postgres_database

BAD_START = 1


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    yield made
    made.clear()


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Slow senders are cut after a second, and one of its routes breaks."""
    folder = tmp_path_factory.mktemp("strained")
    made = Server(folder, "--log", str(folder / "faults.log"), "--trusted-proxy", "127.0.0.1", app=strained.APP)
    try:
        made.start()
        yield made
    finally:
        made.clear()


def until(truth: Callable[[], bool], what: str = "") -> None:
    end = time.monotonic() + PATIENCE
    while not truth():
        assert time.monotonic() < end, what
        time.sleep(0.01)


def alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def start_fails(*words: str, code: str = "en", prefix: tuple[str, ...] = ()) -> str:
    """What is said by a start that fails; it must fail with a status and say nothing else."""
    ended = subprocess.run(
        [*prefix, *command(*words)], env={**ENVIRONMENT, "SEABOARD_LANG": code}, capture_output=True,
        timeout=2 * PATIENCE, check=False, text=True,
    )  # fmt: skip
    assert ended.returncode == BAD_START, ended.stderr
    assert ended.stdout == ""
    assert "Traceback" not in ended.stderr
    return ended.stderr.strip()


# one server for a port and a database


def test_a_second_server_on_the_port_or_database_says_so_and_stops(server: Server, tmp_path: Path) -> None:
    server.start()
    assert server.process is not None
    holder = {"address": f"http://{server.host}/", "process": str(server.process.pid)}
    for code in LANGUAGES:
        said = start_fails("--port", str(server.port), "--database", str(tmp_path / "other.db"), code=code)
        assert said == language(code).text("serve-port-taken", port=str(server.port), host="127.0.0.1")
        said = start_fails("--port", "0", "--database", f"sqlite:///{server.file}", code=code)
        assert said == language(code).text("serve-database-taken", database=str(server.file), **holder)
    assert server.answers()


def test_a_second_server_on_a_postgresql_database_says_so_and_stops(postgres: Postgres, tmp_path: Path) -> None:
    url = asyncio.run(postgres_database(postgres)).replace("postgresql+asyncpg", "postgresql")
    first = Server(tmp_path, database=url)
    try:
        first.start()
        assert first.process is not None
        said = start_fails("--port", "0", "--database", url)
        holder = {"address": f"http://{first.host}/", "process": str(first.process.pid)}
        assert said == language("en").text("serve-database-taken", database=shown(url), **holder)
        assert first.stop() == 0
        first.start()
        assert first.stop() == 0
    finally:
        first.clear()


def test_a_port_can_be_chosen_freely_and_hosts_be_named(tmp_path: Path) -> None:
    for host, told in (("localhost", "localhost"), ("::1", "[::1]")):
        if host == "::1" and not has_ipv6():
            continue
        log = tmp_path / f"{told}.log"
        with log.open("wb") as out:
            words = command("--host", host, "--port", "0", "--database", str(tmp_path / "tables.db"))
            process = subprocess.Popen(words, env=ENVIRONMENT, stdout=out, stderr=out, start_new_session=True)
        try:
            until(lambda log=log: b"http" in log.read_bytes(), log.read_text())  # type: ignore[misc]
            found = re.search(rf"http://{re.escape(told)}:(\d+)/", log.read_text("utf-8"))
            assert found is not None
            with socket.create_connection((host, int(found[1])), timeout=PATIENCE) as line:
                line.sendall(b"GET /api/locales/en HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
                assert line.recv(100).startswith(b"HTTP/1.1 200 OK")
        finally:
            process.terminate()
            assert process.wait(PATIENCE) == 0


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


# parent and worker


def test_a_worker_does_not_outlive_its_parent(server: Server) -> None:
    server.start()
    assert server.process is not None
    worker = server.worker()
    os.kill(server.process.pid, signal.SIGKILL)
    assert server.ended() == -signal.SIGKILL
    until(lambda: not alive(worker), "the worker lives on")
    server.start()  # neither the port nor the database is held any more
    assert server.stop() == 0


def test_a_dead_worker_is_started_again_and_the_log_says_why(server: Server) -> None:
    server.start()
    browser = Browser(server)
    table = browser.new_table("here")["table"]
    with browser.tab(table) as tab:
        tab.hello()
        number = tab.do(tab.choices()[0])["number"]
        worker = server.worker()
        os.kill(worker, signal.SIGKILL)
        with pytest.raises(ConnectionClosed):
            tab.wait("nothing")
    with browser.tab(table) as tab:  # the port is the parent's: whoever comes meanwhile waits
        assert tab.hello()["number"] >= number
        assert tab.do(tab.choices()[0])["type"] == "answer"
    assert server.worker() != worker
    said = language("en").text("serve-again", reason=Message("serve-killed", {"signal": "SIGKILL"}))
    assert said in server.log.read_text("utf-8")
    assert server.stop() == 0


def test_a_worker_that_dies_again_and_again_is_given_up(tmp_path: Path) -> None:
    noted: list[Message] = []
    plan = supervisor.Plan("", Settings(str(tmp_path / "x.db")), (), None)
    parent = supervisor.Supervisor(plan, lambda: None, noted.append)
    with pytest.raises(NotOpened) as never:
        parent.judge(3, 1)
    assert never.value.message == Message("serve-ended", {"status": 3})
    parent.listen([{"open": True}])
    for deaths in range(1, supervisor.MOST_QUICK_DEATHS):
        parent.judge(-signal.SIGSEGV, deaths)
    reason = Message("serve-killed", {"signal": "SIGSEGV"})
    assert noted == [Message("serve-again", {"reason": reason})] * (supervisor.MOST_QUICK_DEATHS - 1)
    with pytest.raises(NotOpened) as last:
        parent.judge(-signal.SIGSEGV, supervisor.MOST_QUICK_DEATHS)
    assert last.value.message == Message("serve-gave-up", {"times": supervisor.MOST_QUICK_DEATHS, "reason": reason})


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_whoever_ends_it_just_after_play_finds_everything_folded_in(server: Server, number: signal.Signals) -> None:
    """Bots think, a hint is asked for, sockets are open; nothing is said, nothing is lost, no log of SQLite stays."""
    server.start()
    browser = Browser(server)
    table = browser.new_table("here", "bot:greedy", players=2)["table"]
    alone = browser.new_table("here")["table"]
    with browser.tab(table) as tab, browser.tab(alone) as asking:
        tab.hello()
        asking.hello()
        said = server.log.read_bytes()
        done = tab.do("start 2")["number"]
        asking.say(type="hint", ask=asking.update["ask"], id="hint-1")
        assert server.process is not None
        (os.kill if number == signal.SIGTERM else os.killpg)(server.process.pid, number)  # a terminal tells its group
        assert server.ended() == 0
        for socket_of in (tab, asking):
            with pytest.raises(ConnectionClosed) as end:
                socket_of.wait("nothing")
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 1012
    assert server.log.read_bytes().removeprefix(said) == b""
    assert sorted(file.name for file in server.file.parent.glob("tables.db*")) == ["tables.db", "tables.db.lock"]
    with sqlite3.connect(server.file) as database:
        assert database.execute("SELECT count(*) FROM events WHERE table_id = ?", (table,)).fetchone()[0] >= done
    database.close()


# a start says when it is open, or why it is not


def test_open_is_told_when_it_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = tmp_path / "gate"
    monkeypatch.setitem(ENVIRONMENT, strained.GATE, str(gate))
    made = Server(tmp_path, app=strained.APP)
    try:
        made.begin()
        with socket.create_connection(("127.0.0.1", made.port), PATIENCE) if listens(made) else socket.socket() as line:
            line.settimeout(1.0)
            with pytest.raises(TimeoutError):
                line.recv(1)
        assert made.log.read_text("utf-8") == ""
        gate.touch()
        until(lambda: made.host in made.log.read_text("utf-8"))
        assert made.answers()
        assert made.stop() == 0
    finally:
        made.clear()


def listens(made: Server) -> bool:
    def asked() -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", made.port)) == 0

    until(asked)
    return True


def text_of(code: str, message: str, **args: str) -> str:
    return language(code).text(message, **args)


def test_a_start_that_fails_names_its_reason(tmp_path: Path) -> None:
    noise = tmp_path / "noise.db"
    noise.write_bytes(b"no database at all, " * 100)
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9001')")
    database.close()
    missing = tmp_path / "no" / "folder.db"
    cases = [
        ("en", str(noise), text_of("en", "serve-not-a-database", database=str(noise))),
        ("es", str(newer), text_of("es", "serve-database-newer", found="9001", known="@")),
        ("fr", str(missing), text_of("fr", "serve-database-folder", file=str(missing), fault="@")),
        ("es", "mysql://x/y", text_of("es", "serve-database-scheme", scheme="mysql", known=place.KNOWN)),
        ("fr", "sqlite://", text_of("fr", "serve-database-nowhere")),
    ]
    for code, database_said, expected in cases:
        said = start_fails("--port", "0", "--database", database_said, code=code)
        before, _, after = expected.partition("@")
        assert said.startswith(before), said
        assert said.endswith(after), said


@pytest.mark.parametrize(
    ("words", "message", "args"),
    [
        (("--host", "no.such.host.invalid"), "serve-host-unknown", {"host": "no.such.host.invalid"}),
        (("--host", "203.0.113.7"), "serve-host-unknown", {"host": "203.0.113.7"}),
        (("--log", "/no/such/folder/log"), "serve-log-refused", {"file": "/no/such/folder/log", "fault": "@"}),
    ],
)
def test_a_bad_address_or_log_is_named(
    tmp_path: Path, words: tuple[str, ...], message: str, args: dict[str, str]
) -> None:
    said = start_fails("--port", "0", "--database", str(tmp_path / "tables.db"), *words, code="fr")
    assert said.startswith(text_of("fr", message, **args).partition("@")[0])


def test_a_database_that_cannot_be_written_is_named(tmp_path: Path, server: Server) -> None:
    """Also by root, who may write anywhere unless that power is taken away."""
    prefix: tuple[str, ...] = ()
    if os.geteuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("setpriv is not installed, and root may write anywhere")
        prefix = ("setpriv", "--bounding-set=-all", "--inh-caps=-all")
    server.start()
    assert server.stop() == 0
    tables, lock = server.file, server.file.with_name("tables.db.lock")
    tables.chmod(0o444)
    said = start_fails("--port", "0", "--database", str(tables), prefix=prefix)
    assert said.startswith(text_of("en", "serve-database-folder", file=str(tables), fault="@").partition("@")[0])
    tables.chmod(0o644)
    lock.unlink()
    tmp_path.chmod(0o555)
    try:
        said = start_fails("--port", "0", "--database", str(tables), prefix=prefix)
        assert said.startswith(text_of("en", "serve-database-folder", file=str(tables), fault="@").partition("@")[0])
    finally:
        tmp_path.chmod(0o755)


def test_postgresql_that_is_absent_or_refuses_is_named(postgres: Postgres) -> None:
    held = HeldPort()
    absent = f"postgresql://game:secretword@127.0.0.1:{held.port}/tables"
    said = start_fails("--port", "0", "--database", absent, code="es")
    assert said == text_of("es", "serve-postgres-absent", database=shown(absent))
    assert "secretword" not in said
    held.close()
    unknown = f"postgresql://game@127.0.0.1:{postgres.port}/nosuchtables"
    said = start_fails("--port", "0", "--database", unknown, code="fr")
    assert said == text_of("fr", "serve-postgres-unknown", database=shown(unknown))
    stranger = f"postgres://stranger@127.0.0.1:{postgres.port}/postgres"
    said = start_fails("--port", "0", "--database", stranger)
    assert said == text_of("en", "serve-postgres-refused", database=shown(stranger))


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place, "find_spec", lambda _: None)
    with pytest.raises(NotOpened) as fault:
        place.require_driver(database_address("postgresql://x/y"))
    assert fault.value.message.args == {"driver": "asyncpg", "extra": "seaboard[postgres]"}


@pytest.mark.parametrize(
    ("said", "address"),
    [
        ("/var/tables.db", "sqlite+aiosqlite:////var/tables.db"),
        ("sqlite:////var/tables.db", "sqlite+aiosqlite:////var/tables.db"),
        ("sqlite+aiosqlite:////var/tables.db", "sqlite+aiosqlite:////var/tables.db"),
        ("postgresql://me:word@host:1/x", "postgresql+asyncpg://me:word@host:1/x"),
        ("postgres://host/x", "postgresql+asyncpg://host/x"),
        ("postgresql+asyncpg://host/x", "postgresql+asyncpg://host/x"),
    ],
)
def test_databases_are_named_as_people_name_them(said: str, address: str) -> None:
    assert database_address(said) == address
    assert "word" not in shown(address)


def test_a_plain_path_is_taken_from_where_one_stands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert database_file(database_address("here.db")) == tmp_path / "here.db"


def test_settings_reach_the_worker_whole() -> None:
    told = Settings("x", 2.5, "http://a/", "https://b/", ("b", "c"), ("10.0.0.1",), 7, 0.5, "log", ("::1",))
    assert settings_from(told.json()) == told


# strangers


def raw(server: Server, *pieces: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    for piece in pieces:
        line.sendall(piece)
    return line


def all_of(line: socket.socket) -> bytes:
    """Until the other side closes."""
    told = b""
    with line:
        while piece := line.recv(65536):
            told += piece
    return told


def message_in(answer: bytes) -> str:
    told: str = json.loads(answer.rpartition(b"\r\n\r\n")[2])["message"]["id"]
    return told


def handshake(server: Server, browser: Browser, table: str) -> bytes:
    head = [
        f"GET /api/tables/{table}/live HTTP/1.1", f"host: {server.host}", "connection: Upgrade", "upgrade: websocket",
        "sec-websocket-version: 13", "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==", f"cookie: {browser.cookie}",
    ]  # fmt: skip
    return "\r\n".join(head).encode() + b"\r\n\r\n"


def raw_socket(server: Server) -> socket.socket:
    """A WebSocket of which we say every byte."""
    browser = Browser(server)
    line = raw(server, handshake(server, browser, browser.new_table("here")["table"]))
    told = b""
    while not told.endswith(b"\r\n\r\n"):
        told += line.recv(1)
    assert told.startswith(b"HTTP/1.1 101 ")
    return line


def test_a_frame_is_refused_by_its_length_before_it_is_sent(impatient: Server) -> None:
    line = raw_socket(impatient)
    line.sendall(struct.pack("!BBQ", 0x81, 0x80 | 127, 15_000_000))  # a header, and nothing of what it claims
    assert struct.pack("!H", 1009) in all_of(line)


def test_a_message_in_endless_pieces_is_cut(impatient: Server) -> None:
    line = raw_socket(impatient)
    line.sendall(struct.pack("!BBI", 0x01, 0x80, 0) + struct.pack("!BBI", 0x00, 0x80, 0) * 2000)
    assert struct.pack("!H", 1009) in all_of(line)


def test_slow_headers_are_cut(impatient: Server) -> None:
    for pieces in ((), (b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ",), (b"\r\n",)):
        answer = all_of(raw(impatient, *pieces))
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert message_in(answer) == "table-too-slow"


def test_slow_headers_of_a_second_request_are_cut(impatient: Server) -> None:
    line = raw(impatient, b"GET /api/nothing HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
    first = b""
    while not first.endswith(b"}"):
        first += line.recv(65536)
    line.sendall(b"GET /api/ga")
    assert first.startswith(b"HTTP/1.1 404 ")
    assert all_of(line).startswith(b"HTTP/1.1 408 ")


def test_endless_headers_are_cut(impatient: Server) -> None:
    for start in (b"GET /api/games HTTP/1.1\r\nx-long: ", b"GET /" + b"x" * 100):
        sent, answer = 0, b""
        with raw(impatient, start) as line, suppress(ConnectionError):  # cut, perhaps before it could say why
            while sent < 10_000_000:
                line.sendall(b"x" * 10_000)
                sent += 10_000
            answer = all_of(line)
        assert sent < 10_000_000
        assert answer == b"" or answer.startswith(b"HTTP/1.1 431 ")


def test_slow_bodies_are_cut(impatient: Server) -> None:
    head = (
        b"POST /api/replay HTTP/1.1\r\nhost: 127.0.0.1\r\n"
        b"content-type: application/json\r\ncontent-length: 1000\r\n\r\n"
    )
    answer = all_of(raw(impatient, head, b'{"text": "'))
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert message_in(answer) == "table-too-slow"


def test_a_body_that_trickles_is_cut_and_nothing_is_logged(impatient: Server) -> None:
    log = impatient.file.with_name("faults.log")
    before = log.read_bytes()
    head = b"POST /api/replay HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
    line = raw(impatient, head, b"transfer-encoding: chunked\r\n\r\n")
    end = time.monotonic() + PATIENCE
    with line, suppress(ConnectionError):  # sooner or later the other side hears no more
        while time.monotonic() < end:
            line.sendall(b"1\r\nx\r\n")
            time.sleep(0.05)
    assert time.monotonic() < end
    assert log.read_bytes() == before


def test_whoever_does_not_answer_a_ping_is_let_go(impatient: Server) -> None:
    assert b"\x89\x04" in all_of(raw_socket(impatient))  # reads and says nothing
    browser = Browser(impatient)
    table = browser.new_table("here")["table"]
    with browser.tab(table) as tab:  # a browser answers by itself
        tab.hello()
        time.sleep(3.5)
        assert tab.do(tab.choices()[0])["type"] == "answer"


def test_one_address_holds_so_many_connections(tmp_path: Path) -> None:
    made = Server(tmp_path, "--connections", "5")
    try:
        made.start()
        until(made.answers)
        lines = [raw(made, b"GET /api/") for _ in range(5)]
        answer = all_of(raw(made))
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert message_in(answer) == "table-too-many-connections"
        for line in lines:
            line.close()
        until(made.answers)
    finally:
        made.clear()


def test_a_trusted_proxy_is_believed_and_nobody_else(impatient: Server, server: Server) -> None:
    forwarded = b"x-forwarded-for: 203.0.113.9\r\nx-forwarded-proto: https\r\n"
    request = b"GET /api/who HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n" + forwarded + b"\r\n"
    answer = all_of(raw(impatient, request))
    assert json.loads(answer.rpartition(b"\r\n\r\n")[2]) == {"client": "203.0.113.9", "scheme": "https"}
    server.app = strained.APP
    server.start()
    answer = all_of(raw(server, request))
    assert json.loads(answer.rpartition(b"\r\n\r\n")[2]) == {"client": "127.0.0.1", "scheme": "http"}
    assert b"\r\nserver:" not in answer.lower()


# what nobody foresaw


def test_a_fault_is_logged_with_the_number_that_is_told_and_without_secrets(impatient: Server) -> None:
    log = impatient.file.with_name("faults.log")
    browser = Browser(impatient)
    browser.new_table("here", "link", players=2)
    secret = next(iter(impatient.secrets))
    asked = f"GET /api/break/{secret}?{secret} HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    line = f"{asked}cookie: a={secret}\r\nconnection: close\r\n\r\n"
    answer = all_of(raw(impatient, line.encode()))
    assert answer.startswith(b"HTTP/1.1 500 ")
    found = re.search(rb"x-request-id: (\w+)", answer)
    assert found is not None
    number = found[1].decode()
    told = json.loads(answer.rpartition(b"\r\n\r\n")[2])["message"]
    assert told == {"id": "table-fault", "args": {"request": number}}
    written = log.read_text("utf-8")
    assert f"{number} GET /api/break/" in written
    assert "RuntimeError: nobody foresaw" in written
    assert "strained.py" in written
    assert [one for one in impatient.secrets if one in written] == []


def test_a_broken_socket_is_logged_and_closed(impatient: Server) -> None:
    log = impatient.file.with_name("faults.log")
    browser = Browser(impatient)
    browser.new_table("here")
    secret = next(iter(impatient.secrets))
    with connect(f"ws://{impatient.host}/api/break/{secret}/live", proxy=None) as line:
        line.send("x")
        with pytest.raises(ConnectionClosed) as end:
            line.recv(PATIENCE)
    assert end.value.rcvd is not None
    assert (end.value.rcvd.code, end.value.rcvd.reason) == (1011, "")
    until(lambda: "WebSocket /api/break/" in log.read_text("utf-8"))
    assert secret not in log.read_text("utf-8")


def test_nothing_a_fault_quotes_is_written_down() -> None:
    secret = "k" * 5 + "-3_9Zz" * 5
    for text in (f"'{secret}'", f'"{secret} x"', f"b'{secret}'", f"at {secret}.", repr(bytes(range(200, 232)))):
        assert secret not in masked(text)
        assert "\\x" not in masked(text)


def test_what_a_process_tells_of_its_fault_is_masked_too() -> None:
    secret = "3_9Zz-" * 5
    places = 'Traceback (most recent call last):\n  File "x.py", line 3, in job\n    work()'
    told = f"job failed:\n{places}\nKeyError: {secret}"
    shown_line = WithoutSecrets("%(message)s").format(logging.LogRecord("x", logging.ERROR, "x", 1, told, (), None))
    assert secret not in shown_line
    assert 'File "x.py", line 3, in job' in shown_line


# a database that is away


def test_a_database_that_is_away_is_told_as_that_and_play_goes_on_when_it_is_back(
    postgres: Postgres, tmp_path: Path
) -> None:
    made = Server(tmp_path, database=asyncio.run(postgres_database(postgres)))
    try:
        made.start()
        browser = Browser(made)
        table, other = (browser.new_table("here")["table"] for _ in range(2))
        with browser.tab(table) as tab:
            number = tab.hello()["number"]
            postgres.stop()
            try:
                for path in ("/api/tables", f"/api/tables/{other}/at/0", f"/api/tables/{other}/receipt"):
                    status, text = browser.get(path)
                    assert (status, json.loads(text)["message"]["id"]) == (503, "table-database-away")
                assert browser.post("/api/tables", {"game": "nautilion", "seats": ["here"]})[0] == 503
                said = tab.do(tab.choices()[0])
                assert (said["type"], said["message"]["id"]) == ("refused", "table-database-away")
            finally:
                postgres.start()
            until(lambda: browser.get(f"/api/tables/{other}/at/0")[0] == 200)
        with browser.tab(table) as tab:
            assert tab.hello()["number"] == number
            assert tab.do(tab.choices()[0])["type"] == "answer"
        assert made.stop() == 0
    finally:
        made.clear()


def test_the_python_that_runs_this_can_start_a_worker() -> None:
    """The worker is started by name: what it imports must be found without the folder one stands in."""
    ended = subprocess.run(
        [sys.executable, "-c", "import seaboard.table.serving.worker"], cwd="/", env=ENVIRONMENT, check=False
    )
    assert ended.returncode == 0
