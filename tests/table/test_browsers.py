"""A browser holds one random id, the server knows its seats; browsers of the first version keep their games."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from seaboard.table.app import make_app
from seaboard.table.holdings import Holding, Holdings, write_holding
from seaboard.table.keys import hashed
from seaboard.table.room import Viewer
from seaboard.table.routes import MOST_LISTED
from seaboard.table.store import Store, TableRow, write_table
from tests.table.test_app import HOME, Browser, Tab, new_table

SECRET = "s" * 32
MANY = 10_000
ROW = TableRow("t", "nautilion", 1, "", {"players": 1, "submarine": "A1"}, ["here"], b"s" * 32, 1_800_000_000)
STANDING = {
    "number": 12,
    "over": False,
    "outcome": None,
    "fault": None,
    "turn": [0],
    "waits": [0],
    "winners": [],
}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def client(database: Path) -> Iterator[Browser]:
    with TestClient(make_app(f"sqlite+aiosqlite:///{database}"), base_url=HOME) as server:
        yield Browser(server)


def listed(browser: Browser, query: str = "") -> list[str]:
    return [table["table"] for table in browser.get(f"/api/tables{query}").json()["tables"]]


def test_whoever_only_looks_gets_no_id(client: Browser) -> None:
    for path in ("/", "/api/tables", "/api/campaigns", "/api/games"):
        assert "set-cookie" not in client.get(path).headers


def test_one_cookie_serves_for_all_tables_and_campaigns(client: Browser) -> None:
    tables = [new_table(client, "here")["table"] for _ in range(3)]
    made: Any = client.post("/api/campaigns", json={"name": "The voyage"})
    assert list(client.cookies) == ["seaboard"]
    assert sorted(listed(client)) == sorted(tables)
    assert [one["campaign"] for one in client.get("/api/campaigns").json()] == [made.json()["campaign"]]
    for table in tables:
        with client.websocket_connect(f"/api/tables/{table}/live") as socket:
            assert Tab(socket).hello()["yours"] == [0]


def test_the_cookie_is_for_our_own_pages_only(client: Browser) -> None:
    new: Any = client.post("/api/tables", json={"game": "nautilion", "seats": ["here"]})
    cookie = new.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie.replace("seaboard", "")


def test_under_https_the_cookie_is_secure(database: Path) -> None:
    with TestClient(make_app(f"sqlite+aiosqlite:///{database}"), base_url="https://127.0.0.1") as server:
        browser = Browser(server)
        new: Any = browser.post("/api/tables", json={"game": "nautilion", "seats": ["here"]})
        assert new.headers["set-cookie"].startswith("__Host-seaboard=")
        assert "; secure" in new.headers["set-cookie"].lower()
        assert listed(browser) == [new.json()["table"]]


def test_an_id_is_taken_as_it_comes_but_not_any_text(client: Browser) -> None:
    """Two servers on one machine get the same cookies: neither may take the other's id for a stranger's."""
    client.cookies["seaboard"] = SECRET
    table = new_table(client, "here")["table"]
    assert client.cookies == {"seaboard": SECRET}
    assert listed(client) == [table]
    for wrong in ("x", "", "s" * 33, "ü" * 32, "s" * 31 + ";"):
        stranger = Browser(client.server)
        stranger.cookies["seaboard"] = wrong.encode("ascii", "ignore").decode()
        assert listed(stranger) == []


def test_only_the_hash_of_an_id_is_stored(client: Browser, database: Path) -> None:
    new_table(client, "here")
    with sqlite3.connect(database) as plain:
        everything = "\n".join(plain.iterdump())
    plain.close()
    assert client.cookies["seaboard"] not in everything
    assert hashed(client.cookies["seaboard"]) in everything


def test_a_cookie_is_renewed_by_coming_back(client: Browser) -> None:
    new_table(client, "here")
    again: Any = client.get("/api/tables")
    assert again.headers["set-cookie"].startswith(f"seaboard={client.cookies['seaboard']};")


# browsers of the first version


def make_old(database: Path, table: str, campaign: str | None = None) -> dict[str, str]:
    """As the first version left it: a key and a cookie for each table and campaign; their cookies."""
    cookies = {f"seaboard-{table}": f"old-secret-of-{table}"}
    with sqlite3.connect(database) as plain:
        plain.execute("DELETE FROM holdings WHERE table_id = ?", (table,))
        row = (hashed(cookies[f"seaboard-{table}"]), table, "cookie", json.dumps([0]), True)
        plain.execute("INSERT INTO keys (hash, table_id, kind, seats, host) VALUES (?, ?, ?, ?, ?)", row)
        if campaign is not None:
            cookies[f"seaboard-campaign-{campaign}"] = f"old-secret-of-{campaign}"
            plain.execute("DELETE FROM campaign_holdings WHERE campaign_id = ?", (campaign,))
            key = (hashed(cookies[f"seaboard-campaign-{campaign}"]), campaign, "cookie")
            plain.execute("INSERT INTO campaign_keys (hash, campaign_id, kind) VALUES (?, ?, ?)", key)
    plain.close()
    return cookies


def old_browser(client: Browser, database: Path) -> tuple[Browser, str, str]:
    maker = Browser(client.server)
    table = new_table(maker, "here", "link", players=2)["table"]
    made: Any = maker.post("/api/campaigns", json={"name": "The voyage"})
    campaign = made.json()["campaign"]
    old = Browser(client.server)
    old.cookies = make_old(database, table, campaign)
    return old, table, campaign


def test_old_cookies_are_traded_at_the_first_visit(client: Browser, database: Path) -> None:
    old, table, campaign = old_browser(client, database)
    before = dict(old.cookies)
    assert listed(old) == [table]
    assert set(old.cookies) == {"seaboard", *before}
    gone = old.get("/api/campaigns").headers.get_list("set-cookie")
    assert sorted(cookie.partition("=")[0] for cookie in gone) == sorted(before)
    assert all("max-age=0" in cookie.lower() for cookie in gone)
    old.cookies = {"seaboard": old.cookies["seaboard"]}
    assert listed(old) == [table]
    assert [one["campaign"] for one in old.get("/api/campaigns").json()] == [campaign]
    assert old.post(f"/api/tables/{table}/reissue", json={"seat": 1}).status_code == 200  # it is still the host
    thief = Browser(client.server)
    thief.cookies = before
    assert listed(thief) == []  # what was traded opens nothing more


def test_an_answer_that_never_arrives_costs_no_game(client: Browser, database: Path) -> None:
    old, table, _ = old_browser(client, database)
    lost = Browser(client.server)
    lost.cookies = dict(old.cookies)
    assert listed(lost) == [table]  # the answer with the new id is lost on its way
    assert listed(old) == [table]


def test_a_page_that_was_open_goes_on_with_its_old_cookie(client: Browser, database: Path) -> None:
    old, table, _ = old_browser(client, database)
    with old.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert Tab(socket).hello()["yours"] == [0]
    assert listed(old) == [table]


def test_a_seat_given_anew_is_gone_from_an_old_cookie_too(client: Browser, database: Path) -> None:
    old, table, _ = old_browser(client, database)
    hall = client.server.app.state.hall
    client.server.blocking_portal.call(hall.reissue, table, 0, Viewer((), host=True))
    assert old.get("/api/tables").json()["tables"][0]["yours"] == []


# many tables


def fill(database: Path, browser: str, number: int) -> None:
    """So many tables of a browser: one is stored as the server stores it, the others are its copies, a second apart."""

    async def first() -> None:
        store = Store(f"sqlite+aiosqlite:///{database}")
        await store.open()
        async with store.connected() as connection:
            await write_table(connection, replace(ROW, id="t00000"), [])
            await write_holding(connection, Holding(browser, "t00000", (0,), True, ROW.created))
            await connection.exec_driver_sql("UPDATE tables SET standing = ?", (json.dumps(STANDING),))
        await store.close()

    asyncio.run(first())
    multiply(database, "tables", {"id": "name", "created": "created + place"}, number)
    multiply(database, "holdings", {"table_id": "name", "created": "created + place"}, number)


def multiply(database: Path, table: str, changed: dict[str, str], number: int) -> None:
    with sqlite3.connect(database) as file:
        columns = [column for _, column, *_ in file.execute(f"PRAGMA table_info({table})")]
        values = ", ".join(changed.get(column, column) for column in columns)
        file.execute(
            f"""WITH RECURSIVE others(place, name) AS (SELECT 1, 't00001' UNION ALL
                SELECT place + 1, printf('t%05d', place + 1) FROM others WHERE place + 1 < {number})
            INSERT INTO {table} SELECT {values} FROM {table}, others"""
        )
    file.close()


def test_a_browser_with_ten_thousand_tables_has_them_all(database: Path) -> None:
    fill(database, hashed(SECRET), MANY)
    with TestClient(make_app(f"sqlite+aiosqlite:///{database}"), base_url=HOME) as server:
        browser = Browser(server)
        browser.cookies["seaboard"] = SECRET
        first: Any = browser.get("/api/tables").json()
        assert [table["table"] for table in first["tables"]] == [f"t{MANY - n:05}" for n in range(1, MOST_LISTED + 1)]
        assert {(table["number"], table["over"]) for table in first["tables"]} == {(12, False)}
        found, following = len(first["tables"]), first["next"]
        while following is not None:
            page: Any = browser.get(f"/api/tables?before={following}").json()
            found, following = found + len(page["tables"]), page["next"]
        assert found == MANY
        assert browser.get("/api/tables/t00000/at/0").status_code == 200
        new_table(browser, "here")
        assert len(browser.header()["cookie"]) < 100


def test_the_list_is_one_query(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(database, hashed(SECRET), 60)
    with TestClient(make_app(f"sqlite+aiosqlite:///{database}"), base_url=HOME) as server:
        asked = 0
        newest = Holdings.newest

        async def counted(*arguments: Any) -> Any:
            nonlocal asked
            asked += 1
            return await newest(*arguments)

        def never(*_: Any) -> Any:
            raise AssertionError

        monkeypatch.setattr(Holdings, "newest", counted)
        for other in ("table", "events", "key"):
            monkeypatch.setattr(Store, other, never)
        browser = Browser(server)
        browser.cookies["seaboard"] = SECRET
        assert len(listed(browser)) == MOST_LISTED
        assert asked == 1


@pytest.mark.parametrize("mark", ["x", "-", "1e5-t", "9" * 30 + "-t", "-5-t"])
def test_a_page_that_is_not_there_is_refused_in_words(client: Browser, mark: str) -> None:
    new_table(client, "here")
    answer: Any = client.get(f"/api/tables?before={mark}")
    assert (answer.status_code, answer.json()["message"]["id"]) == (400, "table-bad-page")


def test_a_table_from_before_there_were_standings_is_listed_as_it_stands(client: Browser, database: Path) -> None:
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        number = tab.until(tab.do(tab.choices()[0])["number"])["number"]
    with sqlite3.connect(database) as plain:
        plain.execute("UPDATE tables SET standing = NULL")
    plain.close()
    with TestClient(make_app(f"sqlite+aiosqlite:///{database}"), base_url=HOME) as server:
        again = Browser(server)
        again.cookies = client.cookies
        (shown,) = again.get("/api/tables").json()["tables"]
        assert (shown["number"], shown["over"], shown["yours"]) == (number, False, [0])
    with sqlite3.connect(database) as plain:
        (stored,) = plain.execute("SELECT standing FROM tables").fetchone()
    plain.close()
    assert json.loads(stored)["number"] == number


def test_a_table_nobody_moved_at_expires(client: Browser, database: Path) -> None:
    played, idle, watched = [new_table(client, "here")["table"] for _ in range(3)]
    with client.websocket_connect(f"/api/tables/{played}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        tab.do(tab.choices()[0])
    with sqlite3.connect(database) as plain:
        plain.execute("UPDATE tables SET created = ?", (int(time.time()) - 40 * 24 * 3600,))
    plain.close()
    with client.websocket_connect(f"/api/tables/{watched}/live") as socket:
        Tab(socket).hello()
        hall = client.server.app.state.hall
        assert client.server.blocking_portal.call(hall.remove_idle) == [idle]
        assert sorted(listed(client)) == sorted([played, watched])
    assert client.get(f"/api/tables/{idle}/at/0").status_code == 403
