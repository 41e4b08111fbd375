"""A lesson at a live table: guided, explained, gone on with after a reload, and left for good."""

from __future__ import annotations

from uuid import uuid4

from tests.table.test_app import Browser, Tab, client, new_table

__all__ = ["client"]  # the fixture


def begin(client: Browser, lesson: str = "nautilion/first") -> str:
    made = client.post(f"/api/lessons/{lesson}", json={})
    assert made.status_code == 201
    return str(made.json()["table"])


def names(tab: Tab) -> list[str]:
    return [page["say"]["id"].rpartition("-")[2] for page in tab.update["lesson"]["pages"]]


def test_lessons_are_listed_and_an_unknown_one_is_refused(client: Browser) -> None:
    listed = client.get("/api/lessons").json()
    assert "nautilion/first" in [lesson["id"] for lesson in listed]
    refused = client.post("/api/lessons/nautilion/none", json={})
    assert (refused.status_code, refused.json()["message"]["id"]) == (404, "lesson-unknown")


def test_another_move_is_explained_and_after_a_reload_the_lesson_goes_on(client: Browser) -> None:
    table = begin(client)
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        number = tab.hello()["number"]
        assert names(tab) == ["goal", "crew", "plan"]
        assert tab.update["lesson"]["moves"] == ["plan 1 1 3"]
        refused = tab.do("plan 3 1 1")
        assert (refused["type"], refused["message"]["id"]) == ("refused", "lesson-nautilion-first-plan-otherwise")
        assert tab.hello()["number"] == number
        assert tab.do("plan 4 4 4")["message"]["id"] != "lesson-nautilion-first-plan-otherwise"
        assert tab.do("plan 1 1 3")["type"] == "answer"
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        assert names(tab) == ["place"]
        assert (tab.update["lesson"]["step"], tab.update["lesson"]["done"]) == (3, False)


def test_who_leaves_plays_on_freely_and_for_good(client: Browser) -> None:
    table = begin(client)
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        socket.send_json({"type": "leave-lesson", "id": str(uuid4())})
        assert tab.verdict()["type"] == "answer"
        assert tab.hello()["lesson"] is None
        assert tab.do("plan 3 1 1")["type"] == "answer"
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert Tab(socket).hello()["lesson"] is None


def test_other_tables_have_no_lesson(client: Browser) -> None:
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert Tab(socket).hello()["lesson"] is None


def test_the_record_of_a_lesson_promises_nothing_of_its_dice(client: Browser) -> None:
    table = begin(client)
    record = client.get(f"/api/tables/{table}/receipt").text
    assert "commitment" not in record
    assert client.post("/api/replay", json={"text": record}).json()["promised"] is False
