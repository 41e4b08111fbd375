"""A hint in a real browser, and how hard a voyage is said to be."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from seaboard.core.record import read_record, replay
from seaboard.games import load_game
from seaboard.table.odds import odds
from tests.browser.checks import check_in_every_language
from tests.browser.conftest import Faults, Server, watch
from tests.browser.playing import PLAN_BUTTON, events, new_game, settle

PATIENCE = 30_000  # without the compiled engine a trial takes long
HINT = ".foot button.hint"
ADVICE = "section[aria-labelledby=hint] .move"


def test_a_hint_is_given_played_and_told_in_the_log(page: Page) -> None:
    new_game(page)
    page.locator("form button[type=submit]").click()
    expect(page.locator(PLAN_BUTTON).first).to_be_visible()
    before = events(page)
    page.locator(HINT).click()
    expect(page.locator(ADVICE).first).to_be_visible(timeout=PATIENCE)
    assert 1 <= page.locator(ADVICE).count() <= 3
    assert events(page) == before + 1
    expect(page.locator(HINT)).to_be_disabled()
    expect(page.locator(f"[data-number='{before + 1}']")).to_contain_text("asked for a hint (assistance)")
    page.locator(ADVICE).first.click()
    settle(page, before + 1)
    expect(page.locator(ADVICE)).to_have_count(0)
    page.get_by_role("tab", name="Record").click()
    expect(page.locator(".helped")).to_contain_text("one hint")
    with page.expect_download() as download:
        page.locator("a[download]").click()
    record = read_record(Path(download.value.path()).read_text("utf-8"))
    assert replay(load_game("nautilion"), record).hints() == 1


def test_the_key_h_asks_for_a_hint_and_not_beside_another_admiral(page: Page) -> None:
    new_game(page)
    page.locator("form button[type=submit]").click()
    expect(page.locator(PLAN_BUTTON).first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(ADVICE).first).to_be_visible(timeout=PATIENCE)
    page.goto(page.url.split("/t/")[0] + "/new/nautilion")
    page.locator("input[name=players][value='2']").check(force=True)
    page.locator("form button[type=submit]").click()
    expect(page.locator(".foot")).to_be_visible()
    assert page.locator(HINT).count() == 0


def test_the_hint_reads_well_on_a_phone_in_every_language(chromium: Browser, server: Server) -> None:
    faults = Faults()
    context = chromium.new_context(viewport={"width": 360, "height": 740}, locale="en", has_touch=True)
    page = context.new_page()
    watch(page, faults, server.address)
    page.goto(server.address + "/new/nautilion")
    page.locator("input[name=voyage][value=storm]").check(force=True)
    page.locator("form button[type=submit]").click()
    expect(page.locator(HINT)).to_be_enabled()
    page.locator(HINT).tap()
    expect(page.locator(ADVICE).first).to_be_visible(timeout=PATIENCE)
    check_in_every_language(page, 360)
    context.close()
    assert faults == []


def test_the_form_tells_how_often_bots_win(page: Page) -> None:
    measured = odds("nautilion")
    assert measured is not None
    new_game(page)
    shown = page.locator(".difficulty")
    expect(shown).to_be_visible()
    calm = int(shown.get_attribute("data-wins") or "")
    expect(shown).to_contain_text(f"{measured.games} games")
    page.locator("input[name=voyage][value=storm]").check(force=True)
    expect(shown).to_have_class(re.compile("storm"))
    assert int(shown.get_attribute("data-wins") or "") < calm
    page.get_by_role("link", name="Back to the lobby").click()
    new_game(page, "diluvium")
    expect(shown).to_have_count(0)
