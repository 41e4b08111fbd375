"""Several people at one screen in a game with secrets: it shows one seat at a time, when that person is there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from seaboard.core.record import read_record, replay
from seaboard.table.app import make_app
from seaboard.table.dice import check_dice
from seaboard.table.seated_bots import SeatedBots
from tests.table.reefs import ReefsGame
from tests.table.rooms import quick_bots
from tests.table.test_app import Browser, Tab, other_browser


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    for module in ("replaying", "routes", "trial"):
        monkeypatch.setattr(f"seaboard.table.{module}.load_game", lambda *_: ReefsGame())
    monkeypatch.setattr(SeatedBots, "choose", lambda _, room, seat, bot: quick_bots(room, seat, bot))
    monkeypatch.setattr(SeatedBots, "warm", lambda *_: None)
    with TestClient(make_app(f"sqlite+aiosqlite:///{tmp_path}/tables.db"), base_url="http://127.0.0.1") as server:
        yield Browser(server)


def new_table(client: Browser, *seats: str) -> dict[str, Any]:
    made = client.post("/api/tables", json={"game": "reefs", "seats": list(seats)})
    assert made.status_code == 201, made.text
    answer: dict[str, Any] = made.json()
    return answer


class Screen(Tab):
    """A tab that people hand to each other."""

    def hand_to(self, seat: int | None, seen: int = 0) -> dict[str, Any]:
        self.socket.send_json({"type": "hello", "seen": seen, "seat": seat})
        while self.wait("update")["looking"] != seat:
            pass
        return self.update

    def hand(self) -> list[int]:
        hand: list[int] = self.update["view"]["hand"]
        return hand


def test_nobody_is_seen_until_somebody_says_they_are_there(client: Browser) -> None:
    table = new_table(client, "here", "here", "link", "link")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        screen = Screen(socket)
        curtain = screen.hello()
        assert (curtain["secrets"], curtain["yours"], curtain["looking"]) == (True, [0, 1], None)
        assert (curtain["view"]["hand"], curtain["view"]["ask"]["choices"], curtain["previews"]) == ([], [], {})
        assert curtain["events"][0]["lines"][0]["message"]["id"] == "reefs-dealt"
        assert set(curtain["view"]["ask"]["seats"]) & set(curtain["yours"]) == {0, 1}
        assert screen.do("seal 1")["message"]["id"] == "table-not-your-turn"


def test_the_screen_shows_and_moves_for_one_seat_at_a_time(client: Browser) -> None:
    table = new_table(client, "here", "here", "link", "link")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        screen = Screen(socket)
        screen.hello()
        screen.hand_to(1)
        second = screen.hand()
        assert screen.update["view"]["seat"] == 1
        assert screen.do(f"seal {second[0]}")["type"] == "answer"
        screen.until(2)
        assert (screen.update["looking"], screen.update["undo"]) == (1, True)
        assert screen.do(f"seal {second[1]}")["message"]["id"] == "table-not-your-turn"
        assert screen.hand_to(None)["undo"] is False
        assert screen.hand() == []
        screen.hand_to(0, seen=2)
        assert not set(screen.hand()) & set(second)
        assert screen.update["undo"] is False


def test_the_log_is_told_anew_to_whoever_takes_the_screen(client: Browser) -> None:
    table = new_table(client, "here", "here", "link", "link")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        screen = Screen(socket)
        screen.hello()
        screen.hand_to(1)
        mine = f"seal {screen.hand()[0]}"
        screen.do(mine)
        screen.until(2)
        for seat, text in ((0, "seal ?"), (1, mine), (None, "seal ?")):
            told = screen.hand_to(seat, seen=2)["events"]
            assert [event["number"] for event in told] == [1, 2]
            assert told[1]["text"] == text
        assert screen.hand_to(None, seen=2)["events"] == []


def test_a_seat_that_is_not_theirs_counts_as_nobodys(client: Browser) -> None:
    made = new_table(client, "here", "here", "link", "link")
    table = made["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        screen = Screen(socket)
        for seat in (2, 9, -1, -2):
            socket.send_json({"type": "hello", "seen": 0, "seat": seat})
            assert screen.wait("update")["looking"] is None
            assert screen.hand() == []


def test_a_friend_on_a_screen_of_their_own_is_always_there(client: Browser) -> None:
    made = new_table(client, "here", "here", "link", "link")
    table, friend = made["table"], other_browser(client)
    friend.post(f"/api/tables/{table}/sit", json={"token": made["links"]["2"].partition("#")[2]})
    with friend.websocket_connect(f"/api/tables/{table}/live") as socket:
        screen = Screen(socket)
        assert screen.hello()["looking"] == 2
        first = screen.hand()
        socket.send_json({"type": "hello", "seen": 1, "seat": 0})
        told = screen.wait("update")
        assert (told["looking"], told["events"], screen.hand()) == (2, [], first)


def test_a_screen_that_loses_a_seat_is_told_anew_as_the_other(client: Browser) -> None:
    table = new_table(client, "here", "here", "link", "link")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        screen = Screen(socket)
        screen.hand_to(1)
        mine = f"seal {screen.hand()[0]}"
        screen.do(mine)
        screen.until(2)
        assert client.post(f"/api/tables/{table}/reissue", json={"seat": 1}).status_code == 200
        while screen.update["yours"] != [0]:
            screen.wait("update")
        assert screen.update["looking"] == 0
        assert [event["text"] for event in screen.update["events"]] == ["~deal ?", "seal ?", "reseat"]


def test_history_is_shown_from_the_seat_that_is_named(client: Browser) -> None:
    table = new_table(client, "here", "here", "link", "link")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        Screen(socket).hello()
    hands = [client.get(f"/api/tables/{table}/at/1{seat}").json()["view"]["hand"] for seat in ("?seat=0", "?seat=1")]
    assert not set(hands[0]) & set(hands[1])
    for nobody in ("", "?seat=2", "?seat=-1"):
        assert client.get(f"/api/tables/{table}/at/1{nobody}").json()["view"]["hand"] == []
    assert client.get(f"/api/tables/{table}/at/1?seat=x").status_code == 400


@pytest.mark.parametrize("seats", [("here", "bot:random", "bot:random", "bot:random"), ("here",) * 4])
def test_the_receipt_waits_for_the_end_and_then_tells_all(client: Browser, seats: tuple[str, ...]) -> None:
    """Nobody reads a bot's hand, or a neighbour's, in a record of the game so far."""
    table = new_table(client, *seats)["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        screen = Screen(socket)
        screen.hello()
        while (ask := screen.update["view"]["ask"]) is not None:
            wanted = sorted(set(ask["seats"]) & set(screen.update["yours"]))
            if not wanted:
                screen.wait("update")  # bots may end the game meanwhile
                continue
            early = client.get(f"/api/tables/{table}/receipt")
            assert (early.status_code, early.json()["message"]["id"]) == (403, "table-receipt-later")
            screen.hand_to(wanted[0])
            screen.until(screen.do(f"seal {screen.hand()[0]}")["number"])
    record = read_record(client.get(f"/api/tables/{table}/receipt").text)
    assert "?" not in "".join(record.events)
    assert check_dice(replay(ReefsGame(), record), record) == 2
