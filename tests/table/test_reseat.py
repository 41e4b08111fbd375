"""A seat that gets a new key: everybody reads it, and nothing else changes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from seaboard.cli.commands.records import story_of
from seaboard.core.record import read_record, replay
from seaboard.games import load_game
from seaboard.language import LANGUAGES, language
from seaboard.table.replays import frames
from seaboard.table.room import LogFull, Room, Viewer
from seaboard.table.window import Window
from tests.table.reefs import ReefsGame
from tests.table.rooms import room_of, told
from tests.table.test_app import Browser, Tab, client, new_table, other_browser
from tests.table.test_window import DECLARED, ONE, OPENED, THREE, TWO, WATCHER, everything, lived, say

__all__ = ["client"]
SENTENCES = {
    "en": "The host has given seat 2 a new link.",
    "es": "El anfitrión ha dado un enlace nuevo al asiento 2.",
    "fr": "L\u2019hôte a donné un nouveau lien à la place 2.",
}


def test_everybody_at_the_table_reads_it_and_the_question_stays(client: Browser) -> None:
    made = new_table(client, "here", "link", players=2)
    table, watcher = made["table"], other_browser(client)
    watcher.post(f"/api/tables/{table}/sit", json={"token": made["watch"].partition("#")[2]})
    with (
        client.websocket_connect(f"/api/tables/{table}/live") as one,
        watcher.websocket_connect(f"/api/tables/{table}/live") as other,
    ):
        host, looker = Tab(one), Tab(other)
        before, _ = host.hello(), looker.hello()
        assert client.post(f"/api/tables/{table}/reissue", json={"seat": 1}).status_code == 200
        for tab in (host, looker):
            tab.until(before["number"] + 1)
            event = tab.update["events"][-1]
            assert (event["seat"], event["text"]) == (1, "reseat")
            assert [line["message"] for line in event["lines"]] == [{"id": "table-reseated", "args": {"seat": 2}}]
            assert tab.update["ask"] == before["ask"] == before["number"]
        assert host.update["view"] == before["view"]
        assert host.do(host.choices()[0], ask=before["ask"])["type"] == "answer"
        assert host.until(before["number"] + 2)["ask"] == before["number"] + 2


def test_the_replay_and_the_terminal_tell_it_in_three_languages() -> None:
    play = moved().play
    assert [line.message.id for line in list(frames(play))[-1].lines] == ["table-reseated"]
    for code in LANGUAGES:
        assert story_of(language(code), play)[-1].strip() == SENTENCES[code]


def moved() -> Room:
    room = room_of(load_game("nautilion"), ["here", "link"], options={"players": 2})

    async def live() -> None:
        await room.load()
        await room.reseat(1)
        await room.close()

    asyncio.run(live())
    return room


def test_it_is_stored_and_replayed(client: Browser) -> None:
    table = new_table(client, "here")["table"]
    assert client.post(f"/api/tables/{table}/reissue", json={"seat": 0}).status_code == 200
    # the host sits down again with the new link and has the record
    link = client.post(f"/api/tables/{table}/reissue", json={"seat": 0}).json()["link"]
    assert client.post(f"/api/tables/{table}/sit", json={"token": link.partition("#")[2]}).status_code == 200
    record = read_record(client.get(f"/api/tables/{table}/receipt").text)
    assert record.events[-2:] == ["1 reseat", "1 reseat"]
    assert replay(load_game("nautilion"), record).asides() == 2


@pytest.mark.parametrize("text", ["reseat", " RESEAT "])
def test_nobody_plays_it_as_a_move(client: Browser, text: str) -> None:
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        before = tab.hello()["number"]
        assert tab.do(text)["message"]["id"] == "table-reseat-is-the-hosts"
        assert tab.hello()["number"] == before


def test_only_the_host_does_it_and_a_refusal_writes_nothing(client: Browser) -> None:
    made = new_table(client, "here", "link", players=2)
    friend = other_browser(client)
    friend.post(f"/api/tables/{made['table']}/sit", json={"token": made["links"]["1"].partition("#")[2]})
    for browser, seat in ((friend, 0), (client, 2), (client, -1)):
        assert browser.post(f"/api/tables/{made['table']}/reissue", json={"seat": seat}).status_code == 403
    with client.websocket_connect(f"/api/tables/{made['table']}/live") as socket:
        assert "reseat" not in [event["text"] for event in Tab(socket).hello()["events"]]


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Window, "left", lambda _: 3.0)


@pytest.mark.usefixtures("still")
def test_in_an_open_window_it_is_told_when_that_closes() -> None:
    async def story(room: Room) -> None:
        await say(room, 1, "pass")
        viewers = (ONE, TWO, THREE, WATCHER)
        before = [everything(room, viewer) for viewer in viewers]
        since, ask = room.window.since, room.ask_number()
        await room.reseat(2)
        assert [everything(room, viewer) for viewer in viewers] == before
        assert (room.window.since, room.ask_number(), room.window.waits) == (since, ask, True)
        await room.do(THREE, "pass", ask, "still fresh")
        await room._close_the_window()
        texts = [event["text"] for event in told(room, WATCHER)["events"]][OPENED:]
        assert texts[:4] == ["?", "reseat", "?", "~close"]

    lived(story, DECLARED, seconds=60)


def test_between_sealed_answers_it_disturbs_nobody() -> None:
    async def live() -> None:
        room = room_of(ReefsGame(), ["here", "link", "link", "link"])
        await room.load()
        question = room.ask_number()
        hands = room.play.state.hands
        await room.do(Viewer((0,)), f"seal {hands[0][0]}", question, "a")
        await room.reseat(3)
        assert room.ask_number() == question
        assert told(room, Viewer((0,)))["undo"] is True
        await room.undo(Viewer((0,)), False, question, "b")
        await room.do(Viewer((1,)), f"seal {hands[1][0]}", question, "c")
        assert room.ask_number() == question
        await room.close()

    asyncio.run(live())


def test_it_makes_no_second_hint_out_of_one() -> None:
    async def live() -> None:
        room = room_of(load_game("nautilion"), ["here"])
        await room.load()
        await room.hint(ONE, room.ask_number(), "a")
        asked = room.ask_number()
        await room.reseat(0)
        assert room.ask_number() == asked
        await room.hint(ONE, asked, "b")
        assert room.play.hints() == 1
        await room.close()

    asyncio.run(live())


def test_where_the_game_is_over_the_log_has_ended() -> None:
    async def live() -> None:
        room = room_of(ReefsGame(), ["here", "link", "link", "link"])
        await room.load()
        await play_out(room)
        ended = len(room.play.events)
        await room.reseat(1)
        assert len(room.play.events) == ended
        await room.close()

    asyncio.run(live())


async def play_out(room: Room) -> None:
    while not room.over():
        ask: Any = room.game.ask(room.play.state)
        seat = ask.seats[0]
        action = next(iter(room.game.legal(room.play.state, seat)))
        text = room.game.write(room.play.state, action)
        await room.do(Viewer((seat,)), text, room.ask_number(), f"move {len(room.play.events)}")


def test_there_is_an_end_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.table.room.MOST_ASIDES", 2)

    async def live() -> None:
        room = room_of(load_game("nautilion"), ["here"])
        await room.load()
        await room.reseat(0)
        await room.reseat(0)
        with pytest.raises(LogFull) as full:
            await room.reseat(0)
        assert (full.value.message.id, full.value.message.args) == ("table-asides-full", {"most": 2})
        await room.close()

    asyncio.run(live())
