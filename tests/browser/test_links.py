"""Links, watchers, pages that are not there, and files that do not hold."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.finished import finished_table
from tests.browser.playing import (
    ANSWER,
    CONFIRM,
    PLAN_BUTTON,
    answer,
    events,
    more_choices,
    new_game,
    play_now,
    settle,
)

Visit = Callable[..., Page]
FACES = "dice => dice.map(die => die.getAttribute('aria-label'))"


def table_for_two(page: Page) -> str:
    """A table whose second seat is given by a link: the link."""
    new_game(page)
    page.locator("input[type=radio][name=players][value='2']").check(force=True)
    page.get_by_role("combobox", name="Player 2").select_option("link")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/t/*")
    return link_of(page)


def link_of(page: Page) -> str:
    return page.get_by_role("textbox", name="Link for Player 2").input_value()


def test_a_used_link_opens_nothing_and_says_so(page: Page, visit: Visit) -> None:
    link = table_for_two(page)
    guest = visit(link)
    expect(guest.locator("[data-seat]")).to_have_count(2)
    late = visit(link)
    expect(late.get_by_role("heading", level=1)).to_have_text("This table is not open to you")
    expect(late.locator("main")).to_contain_text("used already")
    expect(late).to_have_title(re.compile("closed"))
    late.get_by_role("link", name="Back to the lobby").click()
    expect(late.get_by_role("heading", name="Seaboard", level=1)).to_be_focused()


def test_a_new_link_replaces_whoever_held_the_seat(page: Page, visit: Visit) -> None:
    link = table_for_two(page)
    first = visit(link)
    expect(page.locator("main")).to_contain_text("Player 2 is at the table")
    page.get_by_role("button", name="New link for Player 2").click()
    expect(page.locator(".notice")).to_contain_text("Here is a new link")
    expect(first.locator("[data-seat='1'] small")).not_to_contain_text("you")
    expect(page.get_by_role("textbox", name="Link for Player 2")).not_to_have_value(link)
    second = visit(link_of(page))
    expect(second.locator("[data-seat='1'] small")).to_contain_text("you")


def test_a_watcher_sees_everything_and_can_do_nothing(page: Page, visit: Visit) -> None:
    play_now(page)
    page.get_by_role("tab", name="Invite").click()
    watcher = visit(page.get_by_role("textbox", name="Link for onlookers").input_value())
    page.get_by_role("tab", name="Log").click()
    expect(watcher.get_by_text("You are watching", exact=True)).to_be_visible()
    expect(watcher.locator("[data-events]")).to_have_attribute("data-events", str(events(page)))
    for control in (f"{PLAN_BUTTON}:enabled", f"{CONFIRM}:enabled", ANSWER, ".tray button:enabled", "[data-lit]"):
        expect(watcher.locator(control)).to_have_count(0)
    assert watcher.get_by_role("button", name="Undo").is_disabled()
    before = events(page)
    answer(page)
    settle(page, before)
    settle(watcher, before)
    watcher.get_by_role("tab", name="In words").click()
    expect(watcher.locator("main")).to_contain_text("nothing for you to decide")


def test_all_my_moves_are_taken_back_at_once(page: Page) -> None:
    new_game(page)
    more_choices(page)
    page.locator("#option-reserve").select_option("6")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator(PLAN_BUTTON).first).to_be_visible()
    restart = page.get_by_role("button", name="From the start")
    assert restart.is_disabled()
    dice = page.locator(".tray button.die").evaluate_all(FACES)
    for _ in range(2):
        before = events(page)
        page.locator("[data-spell=tide]").click()
        page.locator(".tide button:not([data-face])").first.click()
        page.locator(".tide [data-face][aria-disabled=false]").first.click()
        settle(page, before)
    expect(page.locator("[data-reserve]")).not_to_contain_text("6")
    restart.click()
    expect(page.locator("[data-reserve]")).to_contain_text("6")
    assert page.locator(".tray button.die").evaluate_all(FACES) == dice
    expect(page.locator("ol li.undone")).to_have_count(2)


def test_a_table_that_does_not_exist_is_not_open(server: Server, visit: Visit) -> None:
    lost = visit(server.address + "/t/nowhere")
    expect(lost.get_by_role("heading", level=1)).to_have_text("This table is not open to you")
    lost.get_by_role("link", name="Back to the lobby").click()
    play_now(lost)


def test_history_by_address(page: Page) -> None:
    play_now(page)
    table = page.url
    page.goto(table + "?at=1")
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value("1")
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.get_by_role("button", name="One step back").click()
    expect(page).to_have_url(re.compile(r"\?at=0$"))
    page.get_by_role("button", name="Live").click()
    expect(page.locator(PLAN_BUTTON).first).to_be_visible()
    page.goto(table + "?at=9999")  # beyond the end: the game as it stands
    expect(page.locator(PLAN_BUTTON).first).to_be_visible()


def test_a_record_is_replayed_from_its_file(page: Page, server: Server, tmp_path: Path) -> None:
    table, _ = finished_table(page, server, "nautilion", ["here"])
    page.goto(f"{server.address}/t/{table}")
    page.locator("[data-end] .close").click()
    page.get_by_role("tab", name="Record").click()
    with page.expect_download() as download:
        page.locator("a[download]").click()
    record = tmp_path / "game.toml"
    download.value.save_as(record)
    page.get_by_role("link", name="Back to the lobby").click()
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay")
    expect(page.get_by_role("heading", name="Nautilion, replayed")).to_be_focused()
    page.get_by_role("tab", name="Record").click()
    expect(page.locator("[data-verdict]")).to_contain_text("The record holds")
    page.get_by_role("button", name="To the end").click()
    expect(page).to_have_url(re.compile(r"/replay\?at=\d+"))
    expect(page.locator("[data-end]")).to_contain_text(re.compile("Victory|Phantom|crew"))


def test_a_broken_file_is_refused_with_the_reason(server: Server, visit: Visit, tmp_path: Path) -> None:
    page = visit(server.address + "/replay")
    for name, text in {
        "nonsense.toml": "this is = not [a record",
        "empty.toml": "",
        "odd.toml": 'game = "chess"',
    }.items():
        broken = tmp_path / name
        broken.write_text(text, "utf-8")
        page.locator("input[type=file]").set_input_files(broken)
        expect(page.locator(".notice").last).to_be_visible()
        assert not re.search(r"\b(?:web|table|record|game)-[a-z]+-", page.locator(".notice").last.inner_text())
        page.locator(".notice button.quiet").last.click()
        expect(page.locator(".notice")).to_have_count(0)
    expect(page.get_by_role("heading", name="Replay a record")).to_be_visible()
