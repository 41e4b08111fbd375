"""Once more: one table after a finished one, for all who sat there, each a seat on."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from seaboard.table.again import moved_on, one_on, prepared
from seaboard.table.hall import Hall
from seaboard.table.holdings import Holding, Holdings
from seaboard.table.store import Store, WrittenElsewhere
from seaboard.table.window import CLOCKS
from tests.table.test_app import Browser, Tab, client, other_browser
from tests.table.test_store import OWN, ROW, database, with_store

__all__ = ["client", "database"]  # the fixtures
EDITION = '[edition]\nname = "My box"\n\n[grimoire]\ntide = 3\n'


def table_of(client: Browser, *seats: str, names: list[str | None] | None = None) -> dict[str, Any]:
    options = {"players": len(seats), "submarine": "C1"}
    body = {"game": "nautilion", "seats": list(seats), "options": options, "names": names or []}
    made = client.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    answer: dict[str, Any] = made.json()
    return answer


def open_tab(stack: ExitStack, browser: Browser, table: str) -> Tab:
    tab = Tab(stack.enter_context(browser.websocket_connect(f"/api/tables/{table}/live")))
    tab.hello()
    return tab


def play_out(table: str, *browsers: Browser) -> None:
    with ExitStack() as stack:
        tabs = [open_tab(stack, browser, table) for browser in browsers]
        while any(tab.update["view"]["ask"] is not None for tab in tabs):
            asked = next(tab for tab in tabs if (tab.update["view"]["ask"] or {}).get("mine"))
            number = asked.do(asked.choices()[0])["number"]
            for tab in tabs:
                tab.until(number)


def finished(client: Browser) -> tuple[str, Browser, Browser, str]:
    """A game of Ana, who is the host, and Bo, with somebody who watches; and the link for watchers."""
    made = table_of(client, "here", "link", names=["Ana"])
    bo, watcher = other_browser(client), other_browser(client)
    enter(bo, made["links"]["1"], name="Bo")
    enter(watcher, made["watch"])
    play_out(made["table"], client, bo)
    return made["table"], bo, watcher, made["watch"]


def enter(browser: Browser, link: str, **more: Any) -> None:
    page, _, token = link.partition("#")
    assert browser.post(f"/api/tables/{page.rpartition('/')[2]}/sit", json={"token": token, **more}).status_code == 200


def again(browser: Browser, table: str) -> Any:
    return browser.post(f"/api/tables/{table}/again", json={})


def update_of(browser: Browser, table: str) -> dict[str, Any]:
    with browser.websocket_connect(f"/api/tables/{table}/live") as socket:
        return Tab(socket).hello()


def test_everybody_is_one_seat_on_at_the_same_table(client: Browser) -> None:
    table, bo, watcher, _ = finished(client)
    made = again(bo, table).json()
    assert made["watch"].startswith(f"/t/{made['table']}#")
    for browser in (client, bo, watcher):
        assert again(browser, table).json() == {"table": made["table"], "watch": None}
    before, after = update_of(client, table), update_of(client, made["table"])
    assert (after["game"], after["options"]) == (before["game"], before["options"])
    assert after["number"] < before["number"]
    assert (after["seats"], after["names"]) == (["link", "here"], ["Bo", "Ana"])
    held = [update_of(browser, made["table"]) for browser in (client, bo, watcher)]
    assert [(one["yours"], one["host"]) for one in held] == [([1], True), ([0], False), ([], False)]
    assert after["commitment"] != before["commitment"]


def test_those_at_the_old_table_see_who_offers(client: Browser) -> None:
    table, bo, watcher, _ = finished(client)
    with ExitStack() as stack:
        tabs = [open_tab(stack, browser, table) for browser in (client, watcher)]
        assert [tab.update["again"] for tab in tabs] == [None, None]
        made = again(bo, table).json()["table"]
        for tab in tabs:
            while tab.update["again"] is None:
                tab.wait("update")
            assert tab.update["again"] == {"table": made, "by": 1}
    assert update_of(client, made)["again"] is None


def test_several_who_press_at_once_come_to_one_table(client: Browser) -> None:
    table, bo, _, _ = finished(client)
    with ThreadPoolExecutor(4) as several:
        answers = list(several.map(lambda one: press(one, table), [client, bo, client, bo]))
    assert [status for status, _ in answers] == [200] * 4
    assert len({made["table"] for _, made in answers}) == 1
    assert len(client.get("/api/tables").json()["tables"]) == 2


def press(browser: Browser, table: str) -> tuple[int, Any]:
    """Without touching the shared cookies, for threads."""
    said = browser.server.post(f"/api/tables/{table}/again", json={}, headers=browser.header())
    return said.status_code, said.json()


def test_whoever_comes_to_the_old_table_later_may_watch_the_next(client: Browser) -> None:
    table, bo, _, watch = finished(client)
    made = again(bo, table).json()["table"]
    late = other_browser(client)
    assert again(late, table).status_code == 403
    enter(late, watch)
    assert again(late, table).json()["table"] == made
    assert update_of(late, made)["yours"] == []


def test_bots_keep_their_names_and_move_on_too(client: Browser) -> None:
    table = table_of(client, "here", "bot:greedy", names=["Ana"])["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        while tab.update["view"]["ask"] is not None:
            if tab.update["view"]["ask"]["mine"]:
                tab.until(tab.do(tab.choices()[0])["number"])
            else:
                tab.wait("update")
        bot = tab.update["names"][1]
    after = update_of(client, again(client, table).json()["table"])
    assert (after["names"], after["bots"], after["yours"]) == ([bot, "Ana"], ["greedy", None], [1])


def test_a_game_that_goes_on_has_no_next(client: Browser) -> None:
    table = table_of(client, "here")["table"]
    refused = again(client, table)
    assert (refused.status_code, refused.json()["message"]["id"]) == (409, "table-again-not-over")
    assert update_of(client, table)["again"] is None


def test_strangers_and_watchers_offer_nothing(client: Browser) -> None:
    table, _, watcher, _ = finished(client)
    for browser, reason in ((other_browser(client), "table-no-key"), (watcher, "table-again-watchers")):
        refused = again(browser, table)
        assert (refused.status_code, refused.json()["message"]["id"]) == (403, reason)
    assert again(client, "nowhere").status_code == 403
    assert again(client, "x" * 500).status_code == 403


def test_a_campaign_decides_its_next_game_itself(client: Browser) -> None:
    campaign = client.post("/api/campaigns", json={"name": "The voyage"}).json()["campaign"]
    body = {"scenario": "whispers-from-the-east"}
    table = client.post(f"/api/campaigns/{campaign}/play", json=body).json()["table"]
    refused = again(client, table)
    assert (refused.status_code, refused.json()["message"]["id"]) == (409, "table-again-campaign")


def test_when_the_next_table_is_gone_there_may_be_another(client: Browser, tmp_path: Path) -> None:
    table, bo, _, _ = finished(client)
    first = again(bo, table).json()["table"]

    async def remove() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        await store.open()
        assert await Holdings(store).remove_idle(10**12, {table}) == [first]
        await store.close()

    asyncio.run(remove())
    second = again(client, table).json()["table"]
    assert second != first
    assert update_of(bo, second)["yours"] == [0]


def test_a_table_has_one_next_in_the_database(database: str) -> None:
    async def check(store: Store) -> None:
        holdings = Holdings(store)
        await holdings.add_table(ROW, [], OWN)
        first, second = replace(ROW, id="first"), replace(ROW, id="second")
        await holdings.add_rematch(ROW.id, 1, first, [], [moved_on(OWN, first)])
        with pytest.raises(WrittenElsewhere):
            await holdings.add_rematch(ROW.id, 0, second, [], [moved_on(OWN, second)])
        assert await store.table("second") is None
        found = await store.rematch(ROW.id)
        assert found is not None
        assert (found.table, found.seat) == ("first", 1)
        assert await holdings.at_table("first") == [replace(OWN, table="first", seats=(1,))]

    with_store(database, check)


def test_the_clock_and_the_edition_of_a_table_are_those_of_its_next(tmp_path: Path) -> None:
    async def check() -> None:
        hall = Hall(Store(f"sqlite+aiosqlite:///{tmp_path}/tables.db"))
        await hall.store.open()
        try:
            made = hall.prepare("diluvia", {"players": 2}, ["here", "bot:greedy"], clock=CLOCKS[-1])
            next_one = await prepared(hall, made.row, "")
            assert (next_one.row.clock, next_one.row.options) == (CLOCKS[-1], made.row.options)
            owned = hall.prepare("nautilion", {}, ["here"], EDITION)
            assert (await prepared(hall, owned.row, "")).row.edition == EDITION
        finally:
            await hall.close()

    asyncio.run(check())


def test_seats_move_on_by_one() -> None:
    assert one_on(["a", "b", "c"]) == ["b", "c", "a"]
    assert one_on(["a"]) == ["a"]
    row = ROW.__class__("next", "nautilion", 1, "", {}, ["here"] * 3, b"", 9)
    assert moved_on(Holding("me", "old", (0, 2), True, 1), row) == Holding("me", "next", (1, 2), True, 9)
