"""The table over HTTP and WebSocket, in process: used well, used badly, used by somebody else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from seaboard.core.record import read_record, replay
from seaboard.games import load_game
from seaboard.language import LANGUAGES, language
from seaboard.table.app import make_app
from seaboard.table.dice import check_dice

HOME = "http://127.0.0.1"


class Browser:
    """One browser: its cookies are its own, the server is everybody's."""

    def __init__(self, server: TestClient[Litestar]) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}

    def header(self) -> dict[str, str]:
        return {"cookie": "; ".join(f"{name}={secret}" for name, secret in self.cookies.items())}

    def request(self, method: str, path: str, **content: Any) -> Any:
        self.server.cookies.clear()
        headers = {**self.header(), **content.pop("headers", {})}
        answer = self.server.request(method, path, headers=headers, **content)
        self.cookies.update(answer.cookies)
        self.server.cookies.clear()
        return answer

    def get(self, path: str) -> Any:
        return self.request("GET", path)

    def post(self, path: str, **content: Any) -> Any:
        return self.request("POST", path, **content)

    def websocket_connect(self, path: str) -> Any:
        return self.server.websocket_connect(path, headers=self.header())


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Browser]:
    with TestClient(make_app(f"sqlite+aiosqlite:///{tmp_path}/tables.db"), base_url=HOME) as server:
        yield Browser(server)


def other_browser(client: Browser) -> Browser:
    return Browser(client.server)


def new_table(client: Browser, *seats: str, **options: Any) -> dict[str, Any]:
    made = client.post("/api/tables", json={"game": "nautilion", "seats": list(seats), "options": options})
    assert made.status_code == 201, made.text
    answer: dict[str, Any] = made.json()
    return answer


class Tab:
    """One open tab: what it sends and the last update it got."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.update: dict[str, Any] = {}

    def hello(self, seen: int = 0) -> dict[str, Any]:
        self.socket.send_json({"type": "hello", "seen": seen})
        return self.wait("update")

    def wait(self, kind: str) -> dict[str, Any]:
        for _ in range(50):
            message: dict[str, Any] = self.socket.receive_json(timeout=10)
            if message["type"] == "update":
                self.update = message
            if message["type"] == kind:
                return message
        raise AssertionError(kind)

    def do(self, text: str, request: str | None = None, ask: int | None = None) -> dict[str, Any]:
        """Send a move; what the server says of it."""
        number = self.update["ask"] if ask is None else ask
        self.socket.send_json({"type": "do", "do": text, "ask": number, "id": request or str(uuid4())})
        return self.verdict()

    def undo(self, whole: bool = False) -> dict[str, Any]:
        self.socket.send_json({"type": "undo", "ask": self.update["ask"], "id": str(uuid4()), "whole": whole})
        return self.verdict()

    def verdict(self) -> dict[str, Any]:
        for _ in range(50):
            message: dict[str, Any] = self.socket.receive_json(timeout=10)
            if message["type"] == "update":
                self.update = message
            else:
                return message
        raise AssertionError

    def until(self, number: int) -> dict[str, Any]:
        while self.update["number"] < number:
            self.wait("update")
        return self.update

    def choices(self) -> list[str]:
        ask = self.update["view"]["ask"]
        return [choice["do"] for choice in ask["choices"]] if ask else []


def test_a_whole_game_is_played_and_its_receipt_verifies(client: Browser) -> None:
    table = new_table(client, "here", submarine="B1")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        assert tab.update["seed"] is None
        while tab.update["view"]["ask"] is not None:
            made = tab.do(tab.choices()[0])
            assert made["type"] == "answer"
            tab.until(made["number"])
        assert len(str(tab.update["seed"])) == 64
    record = read_record(client.get(f"/api/tables/{table}/receipt").text)
    play = replay(load_game("nautilion"), record)
    assert check_dice(play, record) == sum(event.seat < 0 for event in play.events)
    (listed,) = client.get("/api/tables").json()["tables"]
    assert (listed["table"], listed["over"], listed["yours"]) == (table, True, [0])
    told = client.post("/api/replay", json={"text": client.get(f"/api/tables/{table}/receipt").text}).json()
    assert len(told["frames"]) == len(record.events) + 1
    assert told["promised"] is True


def test_every_choice_comes_with_its_preview_and_every_line_with_rules(client: Browser) -> None:
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        assert set(tab.update["previews"]) == set(tab.choices())
        plan = next(do for do in tab.choices() if do.startswith("plan"))
        told = [line["message"]["id"] for line in tab.update["previews"][plan]["lines"]]
        assert "nautilion-phantom-moves" in told
        assert all(line["rules"] for event in tab.update["events"] for line in event["lines"])


def test_a_friend_joins_by_a_link_that_works_once(client: Browser) -> None:
    made = new_table(client, "here", "link", players=2)
    table, (_, _, token) = made["table"], made["links"]["1"].partition("#")
    friend, thief = other_browser(client), other_browser(client)
    assert friend.post(f"/api/tables/{table}/sit", json={"token": token}).json() == {"yours": [1]}
    stolen = thief.post(f"/api/tables/{table}/sit", json={"token": token})
    assert (stolen.status_code, stolen.json()["message"]["id"]) == (409, "table-link-used")
    assert thief.get(f"/api/tables/{table}/at/0").status_code == 403
    with (
        client.websocket_connect(f"/api/tables/{table}/live") as one,
        friend.websocket_connect(f"/api/tables/{table}/live") as other,
    ):
        host, guest = Tab(one), Tab(other)
        host.hello()
        guest.hello()
        assert guest.do("start 1")["message"]["id"] == "table-not-your-turn"
        number = host.do("start 2")["number"]
        guest.until(number)
        assert guest.update["view"]["ask"]["mine"]
        assert guest.update["present"] == [0, 1]
        assert guest.do(guest.choices()[0])["type"] == "answer"


def test_the_host_reissues_a_lost_link_and_the_old_key_stops_working(client: Browser) -> None:
    made = new_table(client, "here", "link", players=2)
    table = made["table"]
    friend = other_browser(client)
    friend.post(f"/api/tables/{table}/sit", json={"token": made["links"]["1"].partition("#")[2]})
    refused = friend.post(f"/api/tables/{table}/reissue", json={"seat": 0})
    assert (refused.status_code, refused.json()["message"]["id"]) == (403, "table-host-only")
    link = client.post(f"/api/tables/{table}/reissue", json={"seat": 1}).json()["link"]
    assert friend.get("/api/tables").json()["tables"][0]["yours"] == []
    again = other_browser(client)
    assert again.post(f"/api/tables/{table}/sit", json={"token": link.partition("#")[2]}).json() == {"yours": [1]}


def test_watchers_see_and_do_not_move(client: Browser) -> None:
    made = new_table(client, "here")
    table, token = made["table"], made["watch"].partition("#")[2]
    for _ in range(2):
        watcher = other_browser(client)
        assert watcher.post(f"/api/tables/{table}/sit", json={"token": token}).json() == {"yours": []}
    with watcher.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        assert tab.update["view"]["ask"]["mine"] is False
        assert tab.update["view"]["ask"]["choices"] == []
        assert tab.do("plan 1 1 1")["message"]["id"] == "table-watchers-watch"
    assert watcher.get(f"/api/tables/{table}/receipt").status_code == 403


def test_two_people_on_one_screen_answer_in_turn(client: Browser) -> None:
    table = new_table(client, "here", "here", players=2)["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        tab.until(tab.do("start 2")["number"])
        assert tab.update["view"]["seat"] == 1
        assert tab.update["view"]["ask"]["mine"]


def test_a_bot_in_a_seat_moves_by_itself(client: Browser) -> None:
    table = new_table(client, "here", "bot:greedy", players=2)["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        tab.until(tab.do("start 2")["number"])
        while not (tab.update["view"]["ask"] or {}).get("mine"):
            tab.wait("update")
    frame = client.get(f"/api/tables/{table}/at/{tab.update['number']}").json()
    assert frame["view"]["turn"] >= 2


def test_a_refused_move_names_its_rule_and_changes_nothing(client: Browser) -> None:
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        before = tab.hello()
        refused = tab.do(next(do for do in ("plan 4 4 4", "plan 1 1 1") if do not in tab.choices()))
        assert (refused["type"], refused["rules"]) == ("refused", ["N-5.1"])
        assert tab.do("fly away")["message"]["id"] == "move-unknown-verb"
        assert tab.do("undo 1")["message"]["id"] == "undo-not-allowed"
        assert tab.hello()["number"] == before["number"]


def test_a_stale_answer_and_a_double_click_change_nothing_twice(client: Browser) -> None:
    table = new_table(client, "here", reserve=6)["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        spell = next(do for do in tab.choices() if do.startswith("tide"))
        ask = tab.update["ask"]
        first = tab.do(spell, request="click-1")
        tab.until(first["number"])
        assert tab.do(spell, request="click-1", ask=ask) == first
        assert tab.do(spell, request="click-2", ask=ask)["type"] == "stale"
        assert tab.hello()["number"] == first["number"]


def test_undo_and_restart_go_back_to_the_last_roll(client: Browser) -> None:
    table = new_table(client, "here", reserve=6)["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        start = tab.hello()
        assert start["undo"] is False
        assert tab.undo()["message"]["id"] == "undo-not-allowed"
        for _ in range(2):
            spell = next(do for do in tab.choices() if do.startswith("tide"))
            tab.until(tab.do(spell)["number"])
        assert tab.update["undo"] is True
        tab.until(tab.undo(whole=True)["number"])
        assert tab.update["view"]["reserve"] == 6
        assert tab.update["events"][-1]["lines"][0]["message"]["id"] == "table-undone"


def test_a_game_is_described_for_a_form(client: Browser) -> None:
    known = {game["id"]: game for game in client.get("/api/games").json()}
    assert (known["nautilion"]["seats"], known["nautilion"]["secrets"]) == ([1, 2], False)
    expansions = {"mages", "mercenaries", "reefs", "machinations", "heroics"}
    assert {"players", "submarine", "reserve", *expansions} == {
        option["name"] for option in known["nautilion"]["options"]
    }


def test_history_shows_every_position(client: Browser) -> None:
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        last = Tab(socket).hello()["number"]
    frames = [client.get(f"/api/tables/{table}/at/{number}").json() for number in range(last + 1)]
    assert [frame["number"] for frame in frames] == list(range(last + 1))
    assert frames[0]["view"]["path"].count(0) == 36
    assert client.get(f"/api/tables/{table}/at/{last + 1}").status_code == 404


def test_a_game_goes_on_when_the_server_is_started_again(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    with TestClient(make_app(database), base_url=HOME) as server:
        before = Browser(server)
        table = new_table(before, "here")["table"]
        with before.websocket_connect(f"/api/tables/{table}/live") as socket:
            tab = Tab(socket)
            tab.hello()
            number = tab.until(tab.do(tab.choices()[0])["number"])["number"]
    with TestClient(make_app(database), base_url=HOME) as server:
        after = Browser(server)
        after.cookies = before.cookies
        assert after.get("/api/tables").json()["tables"][0]["number"] == number
        with after.websocket_connect(f"/api/tables/{table}/live") as socket:
            assert Tab(socket).hello(seen=number)["events"] == []


BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess", "seats": ["here"]}, "game-unknown"),
    ({"game": "nautilion", "seats": []}, "table-seat-count"),
    ({"game": "nautilion", "seats": ["throne"]}, "table-seat-kind"),
    ({"game": "nautilion", "seats": ["bot:genius"]}, "bot-unknown"),
    ({"game": "nautilion", "seats": ["here"], "options": {"players": 9}}, "option-bad-value"),
    ({"game": "nautilion", "seats": ["here"], "options": {"wind": 1}}, "option-unknown"),
    ({"game": "nautilion", "seats": ["here"], "edition": "x ="}, "edition-unreadable"),
    ({"game": "nautilion"}, "table-message-unreadable"),
    ({"game": 7, "seats": "here"}, "table-message-unreadable"),
    ({"game": "nautilion", "seats": ["here"], "admin": True}, "table-message-unreadable"),
]


@pytest.mark.parametrize(("body", "told"), BAD_TABLES, ids=[told + str(i) for i, (_, told) in enumerate(BAD_TABLES)])
def test_a_table_that_cannot_be_is_refused_in_three_languages(client: Browser, body: dict[str, Any], told: str) -> None:
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["message"]["id"] == told
    assert all(language(code).knows(told) for code in LANGUAGES)
    assert client.get("/api/tables").json() == {"tables": [], "next": None}


def test_bodies_that_are_not_json_or_too_large_are_refused(client: Browser) -> None:
    headers = {"content-type": "application/json"}
    broken = client.post("/api/tables", content=b"{{{", headers=headers)
    assert (broken.status_code, broken.json()["message"]["id"]) == (400, "table-message-unreadable")
    large = client.post("/api/replay", content=json.dumps({"text": "x" * 2_000_000}).encode(), headers=headers)
    assert (large.status_code, large.json()["message"]["id"]) == (413, "table-message-too-large")
    assert client.get("/no/such/page").json()["message"]["id"] == "table-no-such-page"


def test_a_tampered_record_is_not_replayed(client: Browser) -> None:
    answer = client.post("/api/replay", json={"text": "format = 1"})
    assert (answer.status_code, answer.json()["message"]["id"]) == (422, "record-incomplete")


@pytest.mark.parametrize(
    "raw", ["", "{}", "[]", '{"type": "do"}', '{"type": "hello", "seen": "x"}', "x" * 5000, "null"]
)
def test_a_senseless_message_is_answered_and_the_talk_goes_on(client: Browser, raw: str) -> None:
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        socket.send_text(raw)
        assert tab.wait("error")["message"]["id"].startswith("table-message-")
        assert tab.hello()["type"] == "update"


def test_rules_and_sentences_are_served_in_three_languages(client: Browser) -> None:
    for code in LANGUAGES:
        clauses = client.get(f"/api/rules/nautilion/{code}").json()
        assert {clause["id"] for clause in clauses} >= {"N-4.5", "N-12.6"}
        assert "nautilion-ask-plan" in client.get(f"/api/locales/{code}").text
    assert client.get("/api/rules/chess/en").status_code == 404


def test_the_api_describes_itself(client: Browser) -> None:
    paths = client.get("/api/schema/openapi.json").json()["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}/sit", "/api/replay"} <= set(paths)
