"""The table as people meet it: a real server process, real sockets, several browsers."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.table.server import Browser, Server, Tab


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    try:
        running.start()
        yield running
    finally:
        running.clear()


def secret_of(link: str) -> str:
    return link.partition("#")[2]


def seated_two(server: Server) -> tuple[str, Browser, Browser]:
    host, friend = Browser(server), Browser(server)
    made = host.new_table("here", "link", players=2)
    token = secret_of(made["links"]["1"])
    assert friend.post(f"/api/tables/{made['table']}/sit", {"token": token}) == (200, {"yours": [1]})
    return made["table"], host, friend


def expect_end(tab: Tab, code: int) -> str:
    """The id of the last error before the server closes with this code."""
    said = tab.wait("error")
    with pytest.raises(ConnectionClosed) as end:
        tab.wait("nothing")
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == code
    reason: str = said["message"]["id"]
    return reason


def test_two_browsers_at_one_table_see_the_same_moves(server: Server) -> None:
    table, host, friend = seated_two(server)
    with host.tab(table) as one, friend.tab(table) as other:
        assert one.hello()["yours"] == [0]
        assert other.hello()["yours"] == [1]
        assert other.update["present"] == [0, 1]
        assert not other.update["view"]["ask"]["mine"]
        assert other.do(other.choices()[0] if other.choices() else "start 1")["type"] == "refused"
        number = one.do("start 2")["number"]
        one.until(number)
        other.until(number)
        assert other.update["view"]["ask"]["mine"]
        assert not one.update["view"]["ask"]["mine"]
        number = other.do(other.choices()[0])["number"]
        one.until(number)
        other.until(number)
        assert one.events == other.events
        assert one.update["commitment"] == other.update["commitment"]
        assert one.update["seed"] is None


def test_who_leaves_is_seen_to_leave(server: Server) -> None:
    table, host, friend = seated_two(server)
    with host.tab(table) as one:
        one.hello()
        with friend.tab(table) as other:
            other.hello()
            while one.update["present"] != [0, 1]:
                one.wait("update")
        while one.update["present"] != [0]:
            one.wait("update")


def test_a_reconnected_browser_gets_only_what_it_has_not_seen(server: Server) -> None:
    browser = Browser(server)
    table = browser.new_table("here")["table"]
    with browser.tab(table) as tab:
        tab.hello()
        tab.until(tab.do(tab.choices()[0])["number"])
        seen, known = tab.update["number"], dict(tab.events)
    assert sorted(known) == list(range(1, seen + 1))
    with browser.tab(table) as other:
        other.hello()
        assert other.events == known
        other.until(other.do(other.choices()[0])["number"])
        last = other.update["number"]
    with browser.tab(table) as tab:
        again = tab.hello(seen)
        assert [event["number"] for event in again["events"]] == list(range(seen + 1, last + 1))
        assert {**known, **tab.events} == other.events
    with browser.tab(table) as tab:
        assert tab.hello(last)["events"] == []


def test_a_second_tab_on_the_same_seat_plays_too(server: Server) -> None:
    browser = Browser(server)
    table = browser.new_table("here")["table"]
    with browser.tab(table) as one, browser.tab(table) as other:
        one.hello()
        other.hello()
        for mover, watcher in ((one, other), (other, one)):
            number = mover.do(mover.choices()[0])["number"]
            mover.until(number)
            watcher.until(number)
        assert one.events == other.events
        assert one.update["view"] == other.update["view"]


def test_a_double_click_makes_one_move(server: Server) -> None:
    """The same id from two tabs at the same moment, ten times over."""
    browser = Browser(server)
    table = browser.new_table("here", submarine="A1")["table"]
    with browser.tab(table) as one, browser.tab(table) as other:
        one.hello()
        other.hello()
        for _ in range(10):
            request, do, ask = str(uuid4()), one.choices()[0], one.update["ask"]
            together = threading.Barrier(2)

            def click(tab: Tab, request: str = request, do: str = do, ask: int = ask) -> None:
                together.wait()  # noqa: B023
                tab.send_move(do, request, ask)

            clicks = [threading.Thread(target=click, args=(tab,)) for tab in (one, other)]
            for thread in clicks:
                thread.start()
            for thread in clicks:
                thread.join()
            said = [tab.verdict() for tab in (one, other)]
            assert [message["type"] for message in said] == ["answer", "answer"]
            assert said[0]["number"] == said[1]["number"]
            number = said[0]["number"]
            one.until(number)
            other.until(number)
            assert one.events[number] == (0, do)
        assert one.quiet()
        one.hello()
    with sqlite3.connect(server.file) as database:
        stored = database.execute("SELECT count(*) FROM events WHERE table_id = ?", (table,)).fetchone()[0]
        requests = database.execute(
            "SELECT count(*), count(DISTINCT request) FROM events WHERE table_id = ? AND request IS NOT NULL", (table,)
        ).fetchone()
    database.close()
    assert stored == one.update["number"]
    assert requests == (10, 10)


def test_an_old_question_is_not_answered(server: Server) -> None:
    browser = Browser(server)
    table = browser.new_table("here")["table"]
    with browser.tab(table) as tab:
        tab.hello()
        ask, do = tab.update["ask"], tab.choices()[0]
        number = tab.do(do)["number"]
        tab.until(number)
        after = tab.update["number"]
        assert tab.do(do, ask=ask)["type"] == "stale"
        assert tab.wait("update")["number"] == after


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:1", "null"])
def test_another_sites_page_may_not_play_with_this_browsers_cookie(server: Server, origin: str) -> None:
    browser = Browser(server)
    table = browser.new_table("here")["table"]
    with pytest.raises(InvalidStatus) as refused:
        browser.tab(table, origin)
    assert refused.value.response.status_code == 403


def test_a_table_that_does_not_exist_or_is_not_yours_is_closed(server: Server) -> None:
    browser, stranger = Browser(server), Browser(server)
    table = browser.new_table("here")["table"]
    for visitor, address in ((browser, "nowhere"), (stranger, table), (stranger, "%2e%2e")):
        with visitor.tab(address) as tab:
            assert expect_end(tab, 4003) == "table-no-key"


def test_a_reissued_seat_is_taken_from_whoever_sat_there(server: Server) -> None:
    table, host, friend = seated_two(server)
    with friend.tab(table) as tab:
        tab.hello()
        status, made = host.post(f"/api/tables/{table}/reissue", {"seat": 1})
        server.secrets.add(secret_of(made["link"]))
        assert status == 200
        while tab.update["yours"] != []:
            tab.wait("update")
        assert tab.do("start 1")["message"]["id"] == "table-watchers-watch"
    newcomer = Browser(server)
    taken = newcomer.post(f"/api/tables/{table}/sit", {"token": secret_of(made["link"])})
    assert taken == (200, {"yours": [1]})


LONG = json.dumps({"type": "do", "do": "x" * 5000, "ask": 0, "id": "a"})


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        (LONG, "table-message-too-large"),
        ("ö" * 5000, "table-message-too-large"),
        ("", "table-message-unreadable"),
        ("{", "table-message-unreadable"),
        ("null", "table-message-unreadable"),
        ("[" * 4000, "table-message-unreadable"),
        ('{"type": "hello", "seen": 1e400}', "table-message-unreadable"),
        ('{"type": "hello"}', "table-message-unreadable"),
        ('{"type": "hello", "seen": 0, "more": 1}', "table-message-unreadable"),
        ('{"type": "do", "do": "plan", "ask": 0, "id": ""}', "table-message-unreadable"),
        ('{"type": "do", "do": "plan", "ask": 0, "id": "\\ud800"}', "table-message-unreadable"),
        (b"\xff\xfe\x00", "table-message-unreadable"),
        (b'{"type": "hello", "seen": "0"}', "table-message-unreadable"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_what_cannot_be_understood_is_answered_and_the_talk_goes_on(
    server: Server, frame: str | bytes, reason: str
) -> None:
    browser = Browser(server)
    table = browser.new_table("here")["table"]
    with browser.tab(table) as tab:
        tab.hello()
        tab.socket.send(frame)
        assert tab.wait("error")["message"]["id"] == reason
        assert tab.do(tab.choices()[0])["type"] == "answer"


@pytest.mark.parametrize("seen", [-(10**30), -1, 10**6, 2**63 - 1, 10**30])
def test_a_browser_that_has_seen_strange_numbers_is_told_or_refused(server: Server, seen: int) -> None:
    browser = Browser(server)
    table = browser.new_table("here")["table"]
    with browser.tab(table) as tab:
        tab.say(type="hello", seen=seen)
        tab.wait("update", "error")
        assert tab.hello()["number"] >= 1


def test_a_move_that_is_none_is_refused_and_changes_nothing(server: Server) -> None:
    browser = Browser(server)
    table = browser.new_table("here")["table"]
    with browser.tab(table) as tab:
        before = tab.hello()["number"]
        for do in ("", "plan 9 9 9", "undo 0", "~1 1 1", "\0", "plan " * 500, "🜂"):
            assert tab.do(do)["type"] == "refused", do
        assert tab.hello()["number"] == before


def test_a_bot_in_the_second_seat_moves_by_itself(server: Server) -> None:
    browser = Browser(server)
    table = browser.new_table("here", "bot:greedy", players=2)["table"]
    with browser.tab(table) as tab:
        tab.hello()
        tab.until(tab.do("start 2")["number"])
        while not (tab.update["view"]["ask"] or {}).get("mine"):
            tab.wait("update")
        assert 1 in {seat for seat, _ in tab.events.values()}
        while tab.update["thinking"]:
            tab.wait("update")
        assert tab.do(tab.choices()[0])["type"] == "answer"


def test_a_bot_is_not_stopped_by_a_browser_that_takes_its_request_ids(server: Server) -> None:
    browser = Browser(server)
    table = browser.new_table("here", "bot:random", players=2)["table"]
    with browser.tab(table) as tab:
        number = tab.hello()["number"]
        said = tab.do("start 2", f"bot-{number + 1}-1")
        if said["type"] != "answer":
            said = tab.do("start 2")
        tab.until(said["number"])
        while not any(seat == 1 for seat, _ in tab.events.values()):
            tab.wait("update")


def test_the_api_describes_itself(server: Server) -> None:
    status, text = Browser(server).get("/api/schema/openapi.json")
    assert status == 200
    described = json.loads(text)
    assert described["openapi"].startswith("3.")
    assert {"/api/tables", "/api/tables/{table}/sit", "/api/games"} <= set(described["paths"])


@pytest.mark.parametrize(
    ("path", "body"),
    [("/api/tables", {"game": "chess", "seats": []}), ("/api/tables", []), ("/api/replay", {"text": "x"})],
)
def test_a_bad_request_is_refused_in_words(server: Server, path: str, body: object) -> None:
    status, answer = Browser(server).post(path, body)
    assert 400 <= status < 500
    assert answer["message"]["id"]


def test_a_body_without_end_is_refused_before_it_is_sent(server: Server) -> None:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.putrequest("POST", "/api/replay")
    connection.putheader("content-type", "application/json")
    connection.putheader("content-length", "1100000")
    connection.endheaders(b'{"text": "')
    response = connection.getresponse()
    assert response.status == 413
    assert json.loads(response.read())["message"]["id"] == "table-message-too-large"
    connection.close()


def test_the_log_holds_no_secret_and_ctrl_c_ends_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        server.start()
        table, host, friend = seated_two(server)
        with host.tab(table) as one, friend.tab(table) as other:
            one.hello()
            other.hello()
            one.until(one.do("start 2")["number"])
            other.socket.send("x" * 10_000)
            other.wait("error")
        for token in list(server.secrets):
            friend.post(f"/api/tables/{table}/sit", {"token": token})
            friend.get(f"/t/{table}?{token}")
            friend.get(f"/api/nothing/{token}")
            friend.request("POST", "/api/tables", {"token": token})
        friend.cookies = {name: value + "x" for name, value in friend.cookies.items()}
        assert friend.get(f"/api/tables/{table}/receipt")[0] == 403
        with sqlite3.connect(server.file) as database:
            seeds = [seed for (seed,) in database.execute("SELECT seed FROM tables")]
        database.close()
        assert server.stop() == 0
    finally:
        server.clear()
    log = server.log.read_text("utf-8")
    assert f"127.0.0.1:{server.port}" in log
    assert len(server.secrets) >= 4
    assert [secret for secret in server.secrets if secret in log] == []
    assert [seed for seed in seeds if seed.hex() in log or repr(seed)[2:-1] in log] == []


def test_ctrl_c_ends_a_thinking_server_without_a_word(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        server.start()
        browser = Browser(server)
        with browser.tab(browser.new_table("here")["table"]) as tab:
            tab.hello()
            tab.say(type="hint", ask=tab.update["ask"], id="hint-1")
            assert tab.verdict()["type"] == "hint"
        told = server.log.read_text("utf-8")
        assert server.stop(all_of_it=True) == 0
        assert "Traceback" not in server.log.read_text("utf-8").removeprefix(told)
    finally:
        server.clear()
