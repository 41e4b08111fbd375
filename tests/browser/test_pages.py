"""The table in a real browser: whole games clicked through, by mouse, by keyboard, on a phone, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from seaboard.core.record import read_record, replay
from seaboard.games import load_game
from seaboard.language import LANGUAGES
from seaboard.table.dice import check_dice
from tests.browser.checks import check_in_every_language
from tests.browser.conftest import Faults, Server, acquainted, watch
from tests.browser.playing import (
    ANSWER,
    CONFIRM,
    PLAN_BUTTON,
    answer,
    events,
    more_choices,
    new_game,
    play_now,
    play_to_the_end,
    settle,
)

SURE = "[data-sure=yes]"


def test_a_newcomer_plays_a_whole_game_and_downloads_a_true_receipt(page: Page) -> None:
    play_now(page)
    assert play_to_the_end(page) > 5
    expect(page.locator("[data-end] h2")).to_be_visible()
    page.locator("[data-end] .close").click()
    page.get_by_role("tab", name="Record").click()
    with page.expect_download() as download:
        page.locator("a[download]").click()
    record = read_record(Path(download.value.path()).read_text("utf-8"))
    play = replay(load_game("nautilion"), record)
    assert check_dice(play, record)
    assert record.result["ending"] in load_game("nautilion").endings()


def test_a_plan_is_previewed_before_it_is_committed(page: Page) -> None:
    play_now(page)
    before = events(page)
    page.locator(PLAN_BUTTON).first.click()
    expect(page.locator(".preview")).to_contain_text("The Phantom moves")
    expect(page.locator(".preview")).to_contain_text("The Nautilion moves")
    assert events(page) == before
    page.locator(CONFIRM).click()
    settle(page, before)


def test_dice_are_given_one_by_one_by_clicking(page: Page, server: Server) -> None:
    play_now(page)
    while page.locator(CONFIRM).is_enabled():  # three dice alike lie where they must
        page.goto(server.address + "/")
        play_now(page)
    before = events(page)
    for who in ("darkhouse", "phantom"):  # the third die goes by itself where it must
        page.locator(".tray button.die").first.click()
        page.locator(f"button[data-recipient={who}]").click()
    expect(page.locator(CONFIRM)).to_be_enabled()
    page.locator(CONFIRM).click()
    settle(page, before)


def test_spells_undo_and_the_rule_behind_a_line(page: Page) -> None:
    play_now(page)
    before = events(page)
    page.get_by_role("button", name=re.compile("Whirlwind")).first.click()
    expect(page.locator(SURE)).to_be_visible()  # chance answers it: it is asked once more
    assert events(page) == before
    page.locator(SURE).click()
    settle(page, before + 1)
    assert page.get_by_role("button", name="Undo").is_disabled()
    rolled = page.locator("[data-log] li", has=page.locator("[data-line]", has_text="the dice show")).last
    rolled.locator("[data-clauses]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Roll the three dice")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_history_is_in_the_address_and_survives_a_reload(page: Page) -> None:
    play_now(page)
    page.locator("[data-log] summary").first.click()  # small steps are folded
    page.locator("li[data-number='2'] [data-line]").click()
    expect(page).to_have_url(re.compile("at=2"))
    page.reload()
    expect(page.locator("[aria-current=step]")).to_contain_text("The path is laid")
    page.get_by_role("button", name="Live").click()
    expect(page).not_to_have_url(re.compile("at="))
    expect(page.locator(PLAN_BUTTON).first).to_be_visible()


def test_a_friend_joins_by_link_in_another_browser(page: Page, chromium: Browser, server: Server) -> None:
    new_game(page)
    page.locator("input[type=radio][name=players][value='2']").check(force=True)
    page.get_by_role("combobox", name=re.compile("Player 2")).select_option("link")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/t/*")
    address = page.get_by_role("textbox", name=re.compile("Player 2")).input_value()
    faults = Faults()
    guest_context = acquainted(chromium.new_context(locale="es-ES", reduced_motion="reduce"))
    guest = guest_context.new_page()
    watch(guest, faults, server.address)
    guest.goto(address)
    expect(guest.locator(".chips li")).to_have_count(2)
    assert "#" not in guest.url
    page.locator(ANSWER).last.click()
    expect(guest.locator(PLAN_BUTTON).first).to_be_visible()
    expect(guest.locator("html")).to_have_attribute("lang", "es")
    answer(guest)
    guest_context.close()
    assert faults == []


def test_a_dropped_network_recovers_and_the_move_is_made_once(page: Page, context: BrowserContext) -> None:
    play_now(page)
    before = events(page)
    context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.locator(PLAN_BUTTON).first.click()
    page.locator(CONFIRM).click()
    context.set_offline(False)
    settle(page, before)
    expect(page.locator("[data-log] [data-line]", has_text="The Plan:")).to_have_count(1)


def test_the_table_goes_on_after_the_server_was_killed(context: BrowserContext, tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        page = context.new_page()
        page.goto(server.address)
        play_now(page)
        before = events(page)
        answer(page)
        settle(page, before)
        kept = events(page)
        server.kill()
        expect(page.locator(".banner.warn")).to_be_visible()
        server.start()
        expect(page.locator(".banner.warn")).to_have_count(0, timeout=30_000)
        assert events(page) == kept
        answer(page)
        settle(page, kept)
        page.goto(server.address)
        expect(page.get_by_role("link", name=re.compile("Nautilion")).first).to_be_visible()
    finally:
        server.clear()


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_browser_is_spoken_to_in_its_language(chromium: Browser, server: Server, code: str) -> None:
    context = chromium.new_context(locale=code)
    page = context.new_page()
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(page.locator(f"button[lang={code}]")).to_have_attribute("aria-pressed", "true")
    context.close()


@pytest.mark.parametrize("width", [360, 1280])
def test_pages_fit_and_are_accessible_in_three_languages(chromium: Browser, server: Server, width: int) -> None:
    context = chromium.new_context(
        viewport={"width": width, "height": 800}, locale="en", reduced_motion="reduce", has_touch=width < 500
    )
    faults = Faults()
    page = context.new_page()
    watch(page, faults, server.address)
    page.goto(server.address)
    check_in_every_language(page, width)
    for game in ("nautilion", "diluvium", "diluvia"):
        page.goto(f"{server.address}/new/{game}")
        more_choices(page)
        check_in_every_language(page, width)
    page.goto(server.address)
    play_now(page)
    check_in_every_language(page, width)
    before = events(page)
    answer(page)
    settle(page, before)
    check_in_every_language(page, width)
    context.close()
    assert faults == []
