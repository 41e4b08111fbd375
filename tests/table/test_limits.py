"""How much one browser and one address may ask: more than a living room does, and an end to what a stranger can."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from seaboard.core.messages import Message
from seaboard.language import LANGUAGES, language
from seaboard.table import limits as limiting
from seaboard.table.app import make_app
from seaboard.table.limits import BYTES, HINTS, MESSAGES, REQUESTS, SOCKETS, TABLES, Limit, Limits, TooMuch, network
from tests.table.test_app import HOME, Browser, Tab, new_table

FEW = Limit("tables", 2, 4, 60)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def refused(limits: Limits, limit: Limit, browser: str, address: str, amount: float = 1) -> Message | None:
    try:
        limits.take(limit, browser, address, amount)
    except TooMuch as fault:
        return fault.message
    return None


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    assert [refused(limits, FEW, "me", "1.1.1.1") is None for _ in range(3)] == [True, True, False]
    clock.now += 29
    assert refused(limits, FEW, "me", "1.1.1.1") is not None
    clock.now += 1.1
    assert refused(limits, FEW, "me", "1.1.1.1") is None
    clock.now += 3600
    assert [refused(limits, FEW, "me", "1.1.1.1") is None for _ in range(3)] == [True, True, False]


def test_a_refusal_tells_when_it_ends_and_takes_nothing() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for _ in range(2):
        limits.take(FEW, "me", "1.1.1.1")
    for _ in range(5):
        with pytest.raises(TooMuch) as fault:
            limits.take(FEW, "me", "1.1.1.1")
        assert fault.value.wait == pytest.approx(30)
    clock.now += fault.value.wait + 0.01
    limits.take(FEW, "me", "1.1.1.1")


def test_who_changes_browsers_is_still_one_address() -> None:
    limits = Limits(clock=Clock())
    assert [refused(limits, FEW, f"b{n}", "1.1.1.1") is None for n in range(5)] == [True] * 4 + [False]
    assert refused(limits, FEW, "", "1.1.1.1") is not None
    assert refused(limits, FEW, "b9", "1.1.1.2") is None


def test_one_household_is_one_address() -> None:
    assert network("2001:db8:1:2:aaaa::1") == network("2001:db8:1:2:bbbb::9")
    assert network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("::ffff:10.0.0.1") == network("10.0.0.1")
    assert network("fe80::1%eth0") == network("fe80::2")
    assert network("testclient") == "testclient"


def test_more_than_the_whole_bucket_is_let_through_once_it_is_full() -> None:
    """Nothing may wait for ever."""
    clock = Clock()
    limits = Limits(clock=clock)
    assert refused(limits, FEW, "me", "1.1.1.1", amount=9) is None
    assert refused(limits, FEW, "me", "1.1.1.1") is not None
    clock.now += 1000
    assert refused(limits, FEW, "me", "1.1.1.1") is None


def test_limits_are_scaled_and_left_out() -> None:
    twice, none = Limits(2, Clock()), Limits(0, Clock())
    assert [refused(twice, FEW, "me", "a") is None for _ in range(5)] == [True] * 4 + [False]
    assert all(refused(none, FEW, "me", "a") is None for _ in range(100))


def test_what_is_open_at_once_is_counted_and_given_back() -> None:
    limits, few = Limits(clock=Clock()), Limit("sockets", 1, 2, 0)
    with limits.held(few, "me", "a"):
        with pytest.raises(TooMuch), limits.held(few, "me", "a"):
            raise AssertionError
        with (
            limits.held(few, "you", "a"),
            pytest.raises(TooMuch),
            limits.held(few, "she", "a"),
        ):
            raise AssertionError
    with limits.held(few, "me", "a"):
        pass


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiting, "MOST_BUCKETS", 100)
    clock = Clock()
    limits = Limits(clock=clock)
    for number in range(1000):
        clock.now += 1
        limits.take(FEW, f"b{number}", f"10.0.{number % 200}.1")
    assert len(limits._buckets) <= 101


@pytest.mark.parametrize("limit", [TABLES, HINTS, MESSAGES, REQUESTS, BYTES])
@pytest.mark.parametrize("code", LANGUAGES)
def test_refusals_say_what_how_much_and_when_in_every_language(limit: Limit, code: str) -> None:
    told = language(code).say(limiting.refusal(limit, limit.per_browser, 90))
    assert "90" in told
    assert "limit-" not in told
    assert {digit for digit in told if digit.isdigit()} > {"9"}
    assert language(code).say(limiting.refusal(limit, limit.per_browser, 7200)) != told


def test_every_limit_is_above_what_a_living_room_does() -> None:
    """Six people at one address, ten tables an evening each, a message a second each, all reading and looking back."""
    assert TABLES.per_browser >= 20
    assert TABLES.per_address >= 120
    assert MESSAGES.per_browser / MESSAGES.seconds >= 10
    assert SOCKETS.per_browser >= 20
    assert REQUESTS.per_browser >= 300


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Browser]:
    """A server on which everything is a hundredth of the usual, and at least one."""
    with TestClient(make_app(f"sqlite+aiosqlite:///{tmp_path}/tables.db", limits=0.02), base_url=HOME) as server:
        yield Browser(server)


def test_a_server_refuses_more_tables_than_its_limit_and_says_when_it_ends(strict: Browser) -> None:
    new_table(strict, "here")
    new_table(strict, "here")
    answer: Any = strict.post("/api/tables", json={"game": "nautilion", "seats": ["here"]})
    assert (answer.status_code, answer.json()["message"]["id"]) == (429, "limit-tables")
    assert int(answer.headers["retry-after"]) > 60
    assert len(strict.get("/api/tables").json()["tables"]) == 2


def test_a_server_refuses_more_bytes_than_its_limit(strict: Browser) -> None:
    large = {"text": "x" * 300_000}
    assert strict.post("/api/replay", json=large).status_code == 422
    assert strict.post("/api/replay", json=large).status_code in (422, 429)
    for _ in range(3):
        answer = strict.post("/api/replay", json=large)
    assert (answer.status_code, answer.json()["message"]["id"]) == (429, "limit-bytes")


def test_a_server_refuses_more_hints_than_its_limit_and_the_game_goes_on(
    strict: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seaboard.table.live.HINTS", Limit("hints", 50, 100, 3600))
    table = new_table(strict, "here")["table"]
    with strict.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        for number in range(2):
            socket.send_json({"type": "hint", "ask": tab.update["ask"], "id": f"hint-{number}"})
            said = tab.verdict()
            tab.hello()
        assert (said["type"], said["message"]["id"]) == ("refused", "limit-hints")
        assert tab.do(tab.choices()[0])["type"] == "answer"


def test_a_browser_that_speaks_too_fast_is_told_so_and_heard_again(
    strict: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seaboard.table.live.MESSAGES", Limit("messages", 150, 500, 6))
    table = new_table(strict, "here")["table"]
    with strict.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        for _ in range(7):
            socket.send_json({"type": "hello", "seen": 0})
        told = tab.wait("error")
        assert told["message"]["id"] == "limit-messages"
        tab.hello()
        assert tab.do(tab.choices()[0])["type"] == "answer"


def test_a_browser_has_so_many_tables_open_at_once(strict: Browser) -> None:
    table = new_table(strict, "here")["table"]
    with strict.websocket_connect(f"/api/tables/{table}/live") as socket:
        Tab(socket).hello()
        with strict.websocket_connect(f"/api/tables/{table}/live") as second:
            assert second.receive_json(timeout=10)["message"]["id"] == "limit-sockets"
    for _ in range(100):  # the server may need a moment to see that the first is gone
        with strict.websocket_connect(f"/api/tables/{table}/live") as socket:
            socket.send_json({"type": "hello", "seen": 0})
            told: Any = socket.receive_json(timeout=10)
        if told["type"] == "update":
            return
        time.sleep(0.05)
    raise AssertionError(told)


def test_wishes_of_one_browser_take_turns_and_keep_nobody_else_waiting() -> None:
    limits, done = Limits(), []

    async def wish(browser: str, number: int) -> None:
        async with limits.turn(browser, "192.0.2.1"):
            await asyncio.sleep(0)
            done.append((browser, number))

    async def all_at_once() -> None:
        await asyncio.gather(*[wish("many", number) for number in range(20)], wish("one", 0))

    asyncio.run(all_at_once())
    assert done.index(("one", 0)) <= limiting.AT_A_TIME
    assert [number for browser, number in done if browser == "many"] == list(range(20))
