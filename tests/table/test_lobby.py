"""What the list of a browser's tables tells, and how tables are deleted."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import func, select, update

from seaboard.core.errors import BadOptions
from seaboard.core.options import fitting_options
from seaboard.games import load_game
from seaboard.language import LANGUAGES, Language
from seaboard.table.room import Viewer
from seaboard.table.schema import EVENTS, HOLDINGS, KEYS, TABLES
from seaboard.table.store import is_told
from tests.table.rooms import room_of
from tests.table.test_app import Browser, Tab, client, new_table, other_browser

__all__ = ["client"]
DELETE = "/api/tables/{}/delete"


def listed(browser: Browser) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = browser.get("/api/tables").json()["tables"]
    return tables


def seated(client: Browser, made: dict[str, Any], link: str) -> Browser:
    friend = other_browser(client)
    secret = (made["links"][link] if link != "watch" else made["watch"]).partition("#")[2]
    assert friend.post(f"/api/tables/{made['table']}/sit", json={"token": secret}).status_code == 200
    return friend


def play_out(client: Browser, table: str) -> None:
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        while tab.update["view"]["ask"] is not None:
            tab.until(tab.do(tab.choices()[0])["number"])


def executed(client: Browser, query: Any) -> Any:
    """In the database behind the table, from outside."""
    store = client.server.app.state.hall.store

    async def run() -> Any:
        async with store.engine.begin() as connection:
            found = await connection.execute(query)
            return found.scalar() if found.returns_rows else None

    return client.server.blocking_portal.call(run)


def test_the_list_says_whose_turn_it_is(client: Browser) -> None:
    made = new_table(client, "here", "link", players=2)
    friend = seated(client, made, "1")
    watcher = seated(client, made, "watch")
    with client.websocket_connect(f"/api/tables/{made['table']}/live") as socket:
        tab = Tab(socket)
        asked = tab.hello()["view"]["ask"]["seats"]
    (mine,), (theirs,), (watched,) = listed(client), listed(friend), listed(watcher)
    assert mine["turn"] == theirs["turn"] == watched["turn"] == asked
    assert (mine["mine_to_move"], theirs["mine_to_move"]) == (0 in asked, 1 in asked)
    assert (watched["mine_to_move"], watched["won"], mine["won"]) == (False, None, None)
    assert (mine["host"], theirs["host"]) == (True, False)
    assert mine["moved"] == mine["created"]


def test_the_list_says_who_won(client: Browser) -> None:
    made = new_table(client, "here")
    watcher = seated(client, made, "watch")
    play_out(client, made["table"])
    (mine,), (watched,) = listed(client), listed(watcher)
    won = client.get(f"/api/tables/{made['table']}/at/{mine['number']}").json()["view"]["outcome"]["winners"] == [0]
    assert (mine["over"], mine["won"], mine["turn"], mine["mine_to_move"]) == (True, won, [], False)
    assert watched["won"] is None


def test_a_table_of_an_older_version_is_told_anew(client: Browser) -> None:
    """What the first version stored has no turn and no winners."""
    table = new_table(client, "here")["table"]
    listed(client)
    client.server.blocking_portal.call(client.server.app.state.hall.discard, table)
    old = json.dumps({"number": 1, "over": False, "outcome": None, "fault": None})
    executed(client, update(TABLES).where(TABLES.c.id == table).values(standing=old))
    (mine,) = listed(client)
    assert (mine["turn"], mine["mine_to_move"]) == ([0], True)
    kept = json.loads(executed(client, select(TABLES.c.standing).where(TABLES.c.id == table)))
    assert (kept["turn"], kept["waits"], kept["winners"]) == ([0], [0], [])


def test_who_has_answered_in_a_window_is_told_to_nobody_else() -> None:
    """`turn` stays as it was when the window opened; when the answer came is not told either."""

    async def asked_and_answered() -> tuple[dict[str, Any], dict[str, Any]]:
        room = room_of(load_game("diluvia"), ["here", "link", "link"], window=60.0)
        await room.load()
        ask = None
        for request in range(400):
            ask = room.game.ask(room.play.state)
            assert ask is not None
            if ask.timed and len(ask.seats) > 1:
                break
            choice = room.game.write(room.play.state, room.game.legal(room.play.state, ask.seat)[0])
            await room.do(Viewer((ask.seat,)), choice, room.ask_number(), str(request))
        assert ask is not None
        before = room.standing()
        silent = room.game.write(room.play.state, room.game.silence(room.play.state, ask.seats[0]))
        await room.do(Viewer((ask.seats[0],)), silent, room.ask_number(), "answered")
        after = room.standing()
        await room.close()
        return before, after

    before, after = asyncio.run(asked_and_answered())
    assert (before["turn"], before["number"]) == (after["turn"], after["number"])
    assert len(after["waits"]) == len(before["waits"]) - 1
    assert is_told(before["number"], before)
    assert not is_told(after["number"] + 1, after)


def test_the_host_deletes_a_table_of_their_own(client: Browser) -> None:
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        tab.do(tab.choices()[0])
        assert client.post(DELETE.format(table), json={}).status_code == 200
        assert tab.wait("error")["message"]["id"] == "table-deleted"
    assert listed(client) == []
    for rows, column in ((TABLES, TABLES.c.id), (EVENTS, EVENTS.c.table_id), (KEYS, KEYS.c.table_id)):
        assert executed(client, select(func.count()).select_from(rows).where(column == table)) == 0
    assert executed(client, select(func.count()).select_from(HOLDINGS)) == 0
    again = client.post(DELETE.format(table), json={})
    assert (again.status_code, again.json()["message"]["id"]) == (403, "table-deleted")


def test_a_table_at_which_somebody_else_sits_stays_until_it_is_over(client: Browser) -> None:
    made = new_table(client, "here", "link", players=2)
    assert client.post(DELETE.format(made["table"]), json={}).status_code == 200  # nobody has come yet
    made = new_table(client, "here", "link", players=2)
    friend = seated(client, made, "1")
    for browser, reason in ((client, "table-delete-played"), (friend, "table-delete-later")):
        refused = browser.post(DELETE.format(made["table"]), json={})
        assert (refused.status_code, refused.json()["message"]["id"]) == (409, reason)
    assert len(listed(client)) == len(listed(friend)) == 1


def test_a_guest_takes_a_finished_table_from_their_list_only(client: Browser) -> None:
    made = new_table(client, "here")
    watcher = seated(client, made, "watch")
    play_out(client, made["table"])
    assert watcher.post(DELETE.format(made["table"]), json={}).status_code == 200
    assert (listed(watcher), len(listed(client))) == ([], 1)
    assert client.post(DELETE.format(made["table"]), json={}).status_code == 200
    assert listed(client) == []


def test_strangers_delete_nothing(client: Browser) -> None:
    table = new_table(client, "here")["table"]
    stranger = other_browser(client)
    assert stranger.post(DELETE.format(table), json={}).status_code == 403
    new_table(stranger, "here")
    assert stranger.post(DELETE.format(table), json={}).status_code == 403
    assert stranger.post(DELETE.format("nonsense"), json={}).status_code == 403
    assert [one["table"] for one in listed(client)] == [table]


def test_a_table_of_a_campaign_stays(client: Browser) -> None:
    campaign = client.post("/api/campaigns", json={"name": "Log", "difficulty": "normal"}).json()["campaign"]
    open_now = client.get(f"/api/campaigns/{campaign}").json()["open"]
    body = {"scenario": open_now[0], "aztec": None, "anew": False}
    table = client.post(f"/api/campaigns/{campaign}/play", json=body).json()["table"]
    refused = client.post(DELETE.format(table), json={})
    assert (refused.status_code, refused.json()["message"]["id"]) == (409, "table-delete-campaign")
    assert [one["table"] for one in listed(client)] == [table]


@pytest.mark.parametrize("code", LANGUAGES)
def test_six_without_teams_are_refused_in_words(client: Browser, code: str) -> None:
    body = {"game": "diluvia", "seats": ["here", *["bot:random"] * 5], "options": {"players": 6, "teams": "none"}}
    refused = client.post("/api/tables", json=body)
    assert (refused.status_code, refused.json()["rules"]) == (400, ["DV-16.1"])
    assert Language(code).text(refused.json()["message"]["id"]) != refused.json()["message"]["id"]


def test_a_table_writes_down_the_teams_that_play(client: Browser) -> None:
    body = {"game": "diluvia", "seats": ["here", *["bot:random"] * 5], "options": {"players": 6}}
    client.post("/api/tables", json=body)
    (made,) = listed(client)
    assert (made["options"]["teams"], made["options"]["express"]) == ("pairs", "no")


def test_options_that_do_not_go_together() -> None:
    known = load_game("diluvia").options()
    assert fitting_options(known, {"players": 2})["express"] == "yes"
    assert fitting_options(known, {"players": 2, "express": "no"})["express"] == "yes"  # DV-17.4: nothing to choose
    assert fitting_options(known, {"players": 6, "teams": "threes"})["teams"] == "threes"
    assert fitting_options(known, {"players": 4})["teams"] == "none"
    for players, teams in ((6, "none"), (3, "pairs"), (4, "threes")):
        with pytest.raises(BadOptions):
            fitting_options(known, {"players": players, "teams": teams})


def test_every_game_of_the_house_says_how_long_it_takes(client: Browser) -> None:
    """For what is played at once, and the more people the longer."""
    for game in client.get("/api/games").json():
        usual = {option["name"]: option["default"] for option in game["options"]}
        fitting = [
            row for row in game["minutes"] if all(usual[name] == value for name, value in row["options"].items())
        ]
        assert len(fitting) == 1, game["id"]
        assert all(0 < row["alone"] <= row["people"] < 120 for row in game["minutes"])
        names = {option["name"]: option["values"] for option in game["options"]}
        assert all(value in names[name] for row in game["minutes"] for name, value in row["options"].items())


def test_a_form_sees_a_game_before_it_begins(client: Browser) -> None:
    """The submarines with their ducts, as the components have them."""
    boards = {
        name: client.get(f"/api/games/nautilion/opening?submarine={name}").json()["board"] for name in ("A1", "C2")
    }
    assert {name: board["id"] for name, board in boards.items()} == {"A1": "A1", "C2": "C2"}
    assert len(boards["A1"]["ducts"]) > len(boards["C2"]["ducts"]) > 0
    assert client.get("/api/games/diluvia/opening?players=6").json()["teams"] == 3
    assert client.get("/api/games/nautilion/opening?submarine=Z9").status_code == 400
    assert client.get("/api/games/nautilion/opening?nonsense=1").status_code == 400
    assert client.get("/api/games/nothing/opening").status_code == 404
