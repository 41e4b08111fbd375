"""Hints at a table: for who plays alone or among bots, written into the log before they are given."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from seaboard.bots.hint import COSTLY
from seaboard.core.record import read_record, replay
from seaboard.games import load_game
from tests.table.test_app import Browser, Tab, client, new_table

__all__ = ["client"]  # the fixture


def ask_hint(tab: Tab, request: str | None = None, ask: int | None = None) -> dict[str, Any]:
    number = tab.update["ask"] if ask is None else ask
    tab.socket.send_json({"type": "hint", "ask": number, "id": request or str(uuid4())})
    return tab.verdict()


def test_a_hint_names_choices_and_is_in_the_log_for_good(client: Browser) -> None:
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        before = tab.hello()
        assert (before["hint"], before["hints"]) == (True, 0)
        hint = ask_hint(tab)
        assert hint["type"] == "hint"
        assert 1 <= len(hint["choices"]) <= 3
        for choice in hint["choices"]:
            assert choice["do"] in tab.choices()
            assert 0 <= choice["low"] <= choice["chance"] <= choice["high"] <= 1
            assert choice["games"] >= 8
        tab.until(before["number"] + 1)
        assert (tab.update["ask"], tab.update["hints"]) == (hint["ask"], 1)
        assert tab.update["events"][-1]["lines"][0]["message"]["id"] == "table-hinted"
        assert tab.update["view"] == before["view"]
        made = tab.do(hint["choices"][0]["do"])
        assert made["type"] == "answer"
    record = client.get(f"/api/tables/{table}/receipt").text
    assert replay(load_game("nautilion"), read_record(record)).hints() == 1
    frames = client.post("/api/replay", json={"text": record}).json()["frames"]
    assert frames[before["number"] + 1]["lines"][0]["message"]["id"] == "table-hinted"


def test_a_second_hint_for_the_same_question_is_not_counted(client: Browser) -> None:
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        first = tab.hello()["number"]
        ask_hint(tab, "hint-1")
        tab.until(first + 1)
        assert ask_hint(tab, "hint-2")["type"] == "hint"
        assert ask_hint(tab, "hint-1", ask=0)["type"] == "hint"
        assert tab.hello()["hints"] == 1


def test_an_old_request_gives_no_hint_for_the_next_question(client: Browser) -> None:
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        first = tab.hello()
        hint = ask_hint(tab, "hint-1")
        tab.until(first["number"] + 1)
        tab.until(tab.do(hint["choices"][0]["do"])["number"])
        assert ask_hint(tab, "hint-1", ask=first["ask"])["type"] == "stale"
        assert ask_hint(tab, "hint-2", ask=first["ask"])["type"] == "stale"


def table_of(client: Browser, game: str) -> str:
    asked = {"game": game, "seats": ["here", "bot:greedy"], "options": {"players": 2}}
    return str(client.post("/api/tables", json=asked).json()["table"])


@pytest.mark.parametrize("game", ["nautilion", "diluvium", "diluvia"])
def test_who_plays_among_bots_is_helped_and_told_why(client: Browser, game: str) -> None:
    table = table_of(client, game)
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        while not tab.update["hint"]:
            tab.wait("update")
        hint = ask_hint(tab)
        assert hint["type"] == "hint"
        assert all(choice["why"]["id"].startswith("coach-why-") for choice in hint["choices"])
        assert all(choice["do"] in tab.choices() for choice in hint["choices"])


def test_nobody_is_helped_against_or_beside_others(client: Browser) -> None:
    table = new_table(client, "here", "link", players=2)["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        before = tab.hello()
        assert before["hint"] is False
        assert ask_hint(tab)["message"]["id"] in ("table-no-hints", "table-not-your-turn")
        assert tab.do("hint")["message"]["id"] == "table-no-hints"


def test_a_watcher_gets_no_hint(client: Browser) -> None:
    made = new_table(client, "here")
    watcher = Browser(client.server)
    watcher.post(f"/api/tables/{made['table']}/sit", json={"token": made["watch"].split("#")[1]})
    with watcher.websocket_connect(f"/api/tables/{made['table']}/live") as socket:
        tab = Tab(socket)
        assert tab.hello()["hint"] is False
        assert ask_hint(tab)["message"]["id"] == "table-watchers-watch"


def test_after_a_game_alone_the_moments_that_mattered_are_told_with_their_progress(client: Browser) -> None:
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        assert tab.hello()["coached"] is True
        early = client.post(f"/api/tables/{table}/review", json={})
        assert (early.status_code, early.json()["message"]["id"]) == (400, "coach-no-review")
        while tab.choices():
            tab.until(tab.do(tab.choices()[-1])["number"])
    told = [client.post(f"/api/tables/{table}/review", json={}).json()]
    while told[-1]["moments"] is None:
        told.append(client.post(f"/api/tables/{table}/review", json={}).json())
    assert [one["done"] for one in told] == sorted(one["done"] for one in told)
    assert told[-1]["done"] == told[-1]["of"] > 0
    moments = told[-1]["moments"]
    assert 1 <= len(moments) <= 3
    for moment in moments:
        assert moment["better_chance"] - moment["chance"] == pytest.approx(moment["loss"])
        assert moment["loss"] >= COSTLY
        assert moment["chosen"] != moment["better"]
    assert client.post(f"/api/tables/{table}/review", json={}).json() == told[-1]


def test_nobody_looks_back_for_another_person(client: Browser) -> None:
    table = new_table(client, "here", "link", players=2)["table"]
    assert client.post(f"/api/tables/{table}/review", json={}).json()["message"]["id"] == "coach-no-review"
