"""A finished game can be looked at from every seat and be shared; a game that goes on tells nobody's secrets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.games import load_game
from seaboard.table.app import make_app
from seaboard.table.dice import CommittedDice
from seaboard.table.store import Store, StoredEvent
from tests.table.test_app import HOME, Browser, other_browser

NOBODYS = "k" * 32


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/tables.db"


@pytest.fixture
def client(database: str) -> Iterator[Browser]:
    with TestClient(make_app(database), base_url=HOME) as server:
        yield Browser(server)


def new_table(client: Browser, game: str = "diluvium") -> str:
    made = client.post("/api/tables", json={"game": game, "options": {"players": 2}, "seats": ["here", "link"]})
    table: str = made.json()["table"]
    return table


def whole_game(name: str, seed: bytes) -> list[StoredEvent]:
    """A game at random with the dice of its table, so that they can be checked."""
    game = load_game(name)
    play: Play[Any] = Play(game, {"players": 2})
    dice, luck = CommittedDice(seed), Rng(4)
    while (ask := game.ask(play.state)) is not None:
        if ask.seat < 0:
            play.apply(ask.seat, dice.answer(game, play.state, len(play.events) + 1))
        else:
            play.apply(ask.seat, luck.choice(list(game.legal(play.state, ask.seat))))
    return [StoredEvent(event.seat, event.text, None) for event in play.events]


def play_it_out(database: str, table: str, goes_on: bool = False) -> int:
    """Write a whole game into the log of a table nobody has opened yet; how many events it has."""

    async def write() -> int:
        store = Store(database)
        await store.open()
        row = await store.table(table)
        assert row is not None
        events = whole_game(row.game, row.seed)
        last = max(number for number, event in enumerate(events) if event.seat >= 0)
        events = events[:last] if goes_on else events  # without the last answer of a person
        await store.append(table, 1, events, None)
        await store.close()
        return len(events)

    return asyncio.run(write())


def replay(browser: Browser, table: str, **body: Any) -> Any:
    return browser.post(f"/api/tables/{table}/replay", json=body)


def key_of(browser: Browser, table: str) -> str:
    link: str = browser.get(f"/api/tables/{table}/share").json()["link"]
    assert link.startswith(f"/r/{table}#")
    return link.partition("#")[2]


def test_a_finished_game_is_replayed_from_every_seat(client: Browser, database: str) -> None:
    table = new_table(client)
    events = play_it_out(database, table)
    for seat in (None, 0, 1):
        page = replay(client, table, seat=seat).json()
        assert page["count"] == events + 1
        assert page["seats"] == 2
        assert page["dice"] > 0
        assert page["frames"][-1]["view"]["seat"] == (-2 if seat is None else seat)
        assert client.get(f"/api/tables/{table}/at/5?seat={seat or 0}").json()["view"]["seat"] == (seat or 0)
    outcome = client.get(f"/api/tables/{table}/at/{events}").json()["view"]["outcome"]
    for seat, score in enumerate(outcome["scores"]):
        assert sum(source["amounts"][seat] for source in page["sources"]) == score


def test_a_game_that_goes_on_is_shown_from_no_other_seat(client: Browser, database: str) -> None:
    table = new_table(client)
    last = play_it_out(database, table, goes_on=True)
    refused = replay(client, table, seat=1)
    assert refused.status_code == 423
    assert refused.json()["message"]["id"] == "table-replay-goes-on"
    assert client.get(f"/api/tables/{table}/share").status_code == 423
    mine = [client.get(f"/api/tables/{table}/at/{number}").content for number in range(0, last + 1, 7)]
    others = [client.get(f"/api/tables/{table}/at/{number}?seat=1").content for number in range(0, last + 1, 7)]
    assert mine == others


def test_who_may_not_see_a_game_is_told_so(client: Browser, database: str) -> None:
    table = new_table(client)
    play_it_out(database, table)
    stranger = other_browser(client)
    for key in ("", NOBODYS, "ñ", "x" * 5000):
        refused = replay(stranger, table, key=key)
        assert refused.status_code == 403
        assert refused.json()["message"]["id"] == "table-replay-not-yours"
    assert stranger.get(f"/api/tables/{table}/share").status_code == 403


def test_whoever_has_the_link_sees_the_replay_and_nothing_else(client: Browser, database: str) -> None:
    table = new_table(client)
    play_it_out(database, table)
    key, stranger = key_of(client, table), other_browser(client)
    assert key_of(client, table) == key
    page = replay(stranger, table, seat=1, key=key)
    assert page.status_code == 200
    assert page.json()["frames"][0]["view"]["seat"] == 1
    assert stranger.get("/api/tables").json()["tables"] == []
    assert stranger.get(f"/api/tables/{table}/at/0").status_code == 403
    other = new_table(client)
    play_it_out(database, other)
    assert replay(stranger, other, key=key).status_code == 403


@pytest.mark.parametrize("table", ["nosuchgame", "x" * 300, "%20", "..%2F.."])
def test_a_link_to_no_game_says_that_there_is_none(client: Browser, table: str) -> None:
    refused = replay(client, table, key=NOBODYS)
    assert refused.status_code == 404
    assert refused.json()["message"]["id"] in ("table-replay-unknown", "table-no-such-page")


def test_pages_go_on_where_the_last_one_ended_also_beyond_the_end(client: Browser, database: str) -> None:
    table = new_table(client, "diluvia")
    events = play_it_out(database, table)
    first = replay(client, table).json()
    got = len(first["frames"])
    while got < first["count"]:
        page = replay(client, table, first=got).json()
        assert page["first"] == got
        got += len(page["frames"])
    assert got == events + 1
    assert replay(client, table, first=got + 5).json()["frames"] == []
    assert replay(client, table, seat=99).json()["frames"][0]["view"]["seat"] == -2
