"""Names of seats: cleaned, told apart, kept with the table, and nobody else's to give."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from seaboard.table.names import BOT_NAMES, cleaned, first_names, told_apart, with_bots
from tests.table.test_app import Browser, Tab, client, new_table, other_browser

__all__ = ["client"]  # the fixture
FAMILY = "👨🏽\u200d👩🏽\u200d👧🏽\u200d👦🏽"
RIGHT_TO_LEFT = "\u202e\u2067\u200f\u061c"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana \t\n María ", "Ana María"),
        ("e\u0301", "é"),
        ("<b onclick=x>Bo</b>", "<b onclick=x>Bo</b>"),
        (f"{RIGHT_TO_LEFT}Ana", "Ana"),
        ("A\u200bn\u200ca\ufeff\u00ad\x00\x1b[31m", "Ana[31m"),
        ("דנה", "דנה"),
        (FAMILY, FAMILY),
        ("🇪🇸🏴\u200d☠️", "🇪🇸🏴\u200d☠️"),
        ("a\u200db", "ab"),
        ("\u0301\u0301a", "a"),
        ("", None),
        (None, None),
        (" \u2800\u3164\u200b ", None),
        ("\ud800", None),
    ],
)
def test_a_name_is_what_people_see_of_it(given: str | None, kept: str | None) -> None:
    assert cleaned(given) == kept


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("x" * 10_000, "x" * 24),
        (FAMILY * 1000, FAMILY * 24),
        ("🇪🇸" * 30, "🇪🇸" * 24),
        ("x" * 23 + " y", "x" * 23),
        ("a" + "\u0301" * 500 + "b", "á\u0301\u0301\u0301b"),
        ("\u200d" * 10_000, None),
    ],
)
def test_a_long_name_is_cut_between_two_signs(given: str, kept: str | None) -> None:
    assert cleaned(given) == kept


def test_two_who_are_called_the_same_are_told_apart() -> None:
    assert told_apart("Ana", ["Bo", None]) == "Ana"
    assert told_apart("Ana", ["ANA", "ana 2"]) == "Ana 3"
    assert told_apart("\uff21na", ["Ana"]) == "\uff21na 2"
    assert told_apart("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
    assert told_apart(None, ["Ana"]) is None


def test_bots_have_names_of_their_own_always_the_same_at_a_table() -> None:
    seats = ["here", *["bot:greedy"] * 5]
    names = first_names("k3table", seats, ["Ana", "Bo"])
    assert names == with_bots("k3table", seats, ["Ana"])
    assert names[0] == "Ana"
    assert len(set(names)) == 6
    assert set(names[1:]) <= set(BOT_NAMES)
    assert names != first_names("another", seats, ["Ana"])
    assert all(cleaned(name) == name for name in BOT_NAMES)


@pytest.mark.parametrize("bot", BOT_NAMES)
def test_a_bot_is_not_called_as_somebody_at_the_table(bot: str) -> None:
    names = first_names("k3table", ["here", *["bot:greedy"] * 5], [bot])
    assert names.count(bot) == 1


def seated(client: Browser, *names: str | None) -> tuple[dict[str, Any], Browser]:
    """A table for two, its guest without a seat yet."""
    body = {"game": "nautilion", "seats": ["here", "link"], "options": {"players": 2}, "names": list(names)}
    made = client.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    return made.json(), other_browser(client)


def sit(guest: Browser, made: dict[str, Any], **more: Any) -> Any:
    token = made["links"]["1"].partition("#")[2]
    return guest.post(f"/api/tables/{made['table']}/sit", json={"token": token, **more})


def names_at(browser: Browser, table: str) -> list[str | None]:
    with browser.websocket_connect(f"/api/tables/{table}/live") as socket:
        names: list[str | None] = Tab(socket).hello()["names"]
    return names


def test_names_come_with_the_table_and_with_whoever_sits_down(client: Browser) -> None:
    made, guest = seated(client, "  Ana ")
    assert names_at(client, made["table"]) == ["Ana", None]
    assert sit(guest, made, name="ana").status_code == 200
    assert names_at(guest, made["table"]) == ["Ana", "ana 2"]
    (listed,) = client.get("/api/tables").json()["tables"]
    assert listed["names"] == ["Ana", "ana 2"]


def test_everybody_at_the_table_hears_of_a_new_name_at_once(client: Browser) -> None:
    made, guest = seated(client)
    sit(guest, made)
    with client.websocket_connect(f"/api/tables/{made['table']}/live") as socket:
        tab = Tab(socket)
        assert tab.hello()["names"] == [None, None]
        told = guest.post(f"/api/tables/{made['table']}/name", json={"seat": 1, "name": "<i>Bo</i>"})
        assert told.json() == {"names": [None, "<i>Bo</i>"]}
        while tab.update["names"] != [None, "<i>Bo</i>"]:
            tab.wait("update")
        guest.post(f"/api/tables/{made['table']}/name", json={"seat": 1, "name": " "})
        while tab.update["names"] != [None, None]:
            tab.wait("update")


def test_only_ones_own_seats_can_be_named(client: Browser) -> None:
    made, guest = seated(client)
    for seat in (1, -1, 2, 10**20):
        refused = client.post(f"/api/tables/{made['table']}/name", json={"seat": seat, "name": "x"})
        assert refused.status_code in (400, 403), seat
    stranger = guest.post(f"/api/tables/{made['table']}/name", json={"seat": 1, "name": "x"})
    assert (stranger.status_code, stranger.json()["message"]["id"]) == (403, "table-no-key")
    assert client.post("/api/tables/nowhere/name", json={"seat": 0, "name": "x"}).status_code == 403
    table = new_table(client, "here", "bot:greedy", players=2)["table"]
    named = client.post(f"/api/tables/{table}/name", json={"seat": 1, "name": "x"})
    assert named.json()["message"]["id"] == "table-name-own"


@pytest.mark.parametrize("name", [7, None, ["x"], {"a": 1}, True])
def test_what_is_no_text_is_no_name(client: Browser, name: Any) -> None:
    made, guest = seated(client)
    assert client.post(f"/api/tables/{made['table']}/name", json={"seat": 0, "name": name}).status_code == 400
    if name is not None:
        body = {"game": "nautilion", "seats": ["here"], "names": [name]}
        assert client.post("/api/tables", json=body).status_code == 400
        assert sit(guest, made, name=name).status_code == 400
    assert names_at(client, made["table"]) == [None, None]


def test_ten_thousand_letters_are_cut_and_more_is_too_much(client: Browser) -> None:
    made, _ = seated(client, "x" * 10_000, "y" * 5_000, "for nobody")
    assert names_at(client, made["table"]) == ["x" * 24, "y" * 24]
    said = client.post(f"/api/tables/{made['table']}/name", json={"seat": 0, "name": "z" * 10_000})
    assert said.json()["names"][0] == "z" * 24
    assert client.post(f"/api/tables/{made['table']}/name", json={"seat": 0, "name": "z" * 30_000}).status_code == 413


def test_a_seat_with_a_new_link_has_lost_its_name(client: Browser) -> None:
    made, guest = seated(client, "Ana")
    sit(guest, made, name="Bo")
    client.post(f"/api/tables/{made['table']}/reissue", json={"seat": 1})
    assert names_at(client, made["table"]) == ["Ana", None]


def test_tables_from_before_there_were_names_have_bots_with_names(client: Browser, tmp_path: Path) -> None:
    table = new_table(client, "here", "bot:greedy", players=2)["table"]
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        plain.execute("UPDATE tables SET names = NULL")
    plain.close()
    (listed,) = client.get("/api/tables").json()["tables"]
    assert listed["names"] == names_at(client, table) == first_names(table, ["here", "bot:greedy"])
    assert listed["names"][1] in BOT_NAMES
