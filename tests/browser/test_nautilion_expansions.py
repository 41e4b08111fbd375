"""Nautilion with its expansions in a real browser: the voyages of the form, and a whole game in the full storm."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from seaboard.core.record import read_record, replay
from seaboard.games import load_game
from seaboard.table.dice import check_dice
from tests.browser.checks import check_in_every_language, in_every_language
from tests.browser.conftest import Faults, Server, acquainted, watch
from tests.browser.playing import ANSWER, CONFIRM, PLAN_BUTTON, events, more_choices, new_game, ready, settle
from tests.browser.storm import EXPANSIONS, act, begin, play_the_storm
from tests.browser.storm_positions import ENDINGS, POSITIONS, ended, set_out, sought

SMALLEST = """all => Math.min(...all.map(one => one.getBoundingClientRect()).flatMap(box => [box.width, box.height]))"""


def chosen(page: Page) -> list[str]:
    """The expansions that are switched on."""
    return [name for name in EXPANSIONS if page.locator(f"[data-part={name}] input[role=switch]").is_checked()]


def test_a_whole_game_in_the_full_storm_is_clicked_to_its_end(page: Page) -> None:
    begin(page, "storm")
    done = play_the_storm(page)
    assert done["plan"] > 3
    expect(page.locator("[data-end] h2")).to_be_visible()
    page.locator("[data-end] .close").click()
    page.get_by_role("tab", name="Record").click()
    with page.expect_download() as download:
        page.locator("a[download]").click()
    record = read_record(Path(download.value.path()).read_text("utf-8"))
    assert all(record.options[name] != "no" for name in EXPANSIONS)
    play = replay(load_game("nautilion"), record)
    assert check_dice(play, record)
    assert record.result["ending"] in load_game("nautilion").endings()


def test_a_voyage_with_a_name_chooses_the_expansions(page: Page) -> None:
    new_game(page)
    more_choices(page)
    assert chosen(page) == []
    expect(page.locator("input[name=voyage][value=first]")).to_be_checked()
    for name in EXPANSIONS:
        page.locator(f"input[name=voyage][value={name}]").check(force=True)
        assert chosen(page) == [name]
    page.locator("input[name=voyage][value=storm]").check(force=True)
    assert chosen(page) == list(EXPANSIONS)


def test_a_free_choice_with_levels_is_what_the_table_gets(page: Page) -> None:
    new_game(page)
    more_choices(page)
    page.locator("[data-part=reefs] input[role=switch]").check()
    page.locator("[data-part=machinations] input[role=switch]").check()
    page.locator("input[name=machinations][value=difficult]").check(force=True)
    assert page.locator("input[name=voyage]:checked").count() == 0
    assert chosen(page) == ["reefs", "machinations"]
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-machination]")).to_have_count(5)
    expect(page.locator(".scheme.red")).to_have_count(5)
    expect(page.locator("[data-reef]")).to_have_count(12)
    assert page.locator("[data-guest], [data-berths], .heroics").count() == 0
    page.get_by_role("tab", name="Record").click()
    options = page.locator("p.options").inner_text()
    assert "Reefs" in options
    assert "Mages" not in options


def test_a_card_of_the_darkhouse_is_read_by_clicking_it(page: Page) -> None:
    begin(page, "machinations")
    expect(page.locator(".scheme.at")).to_have_count(1)
    expect(page.locator(".scheme.next")).to_have_count(1)
    page.mouse.move(0, 0)  # it lay where the form's button was: over a card, perhaps
    told = page.locator(".preview")
    before = told.inner_text()
    page.locator(".scheme.next").click()
    expect(told).not_to_have_text(before)
    assert (page.locator(".scheme.next .name").text_content() or "?") in told.inner_text()
    page.locator(".scheme.next").blur()
    expect(told).to_have_text(before)


def test_a_collision_is_foretold(page: Page) -> None:
    begin(page, "mercenaries")
    expect(page.locator("[data-collision=loss]")).to_contain_text("2 : 0")
    expect(page.locator(".phantom-board button")).to_contain_text("the game would be lost")
    expect(page.locator(".place[data-place]")).to_have_count(47)


def test_the_log_of_two_at_one_screen_stays(page: Page) -> None:
    new_game(page)
    page.locator("input[name=players][value='2']").check(force=True)
    begin(page, "reefs")
    before = events(page)
    act(page, 0)
    settle(page, before)
    expect(page.locator(PLAN_BUTTON).first).to_be_visible()
    assert events(page) > before


@pytest.mark.parametrize("width", [360, 1280])
def test_the_storm_fits_and_is_accessible_in_three_languages(chromium: Browser, server: Server, width: int) -> None:
    context = chromium.new_context(
        viewport={"width": width, "height": 800}, locale="fr", reduced_motion="reduce", has_touch=width < 500,
        color_scheme="dark" if width < 500 else "light",
    )  # fmt: skip
    faults = Faults()
    page = context.new_page()
    watch(page, faults, server.address)
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    new_game(page)
    more_choices(page)
    page.locator("input[name=voyage][value=storm]").check(force=True)
    check_in_every_language(page, width)
    begin(page, "storm")
    check_in_every_language(page, width)
    page.set_viewport_size({"width": 1280, "height": 800})  # where all is on one page
    for turn in range(4):
        before = events(page)
        act(page, turn)
        settle(page, before)
        ready(page)
    page.locator(".heroic .face").first.click()
    page.set_viewport_size({"width": width, "height": 800})
    check_in_every_language(page, width)
    context.close()
    assert faults == []


def test_dice_with_one_way_to_go_lie_there_and_may_still_be_rolled_again(page: Page, server: Server) -> None:
    set_out(page, server, *sought("cabin-full"))
    expect(page.locator(PLAN_BUTTON)).to_have_count(1)
    expect(page.locator(CONFIRM)).to_be_enabled()
    expect(page.locator(".tray .die")).to_have_count(0)
    before = events(page)
    page.locator("[data-reroll]").click()
    page.locator(".again").first.click()
    settle(page, before)


def test_a_group_is_kept_by_any_of_its_cabins(page: Page, server: Server) -> None:
    set_out(page, server, *sought("keep"))
    kept = page.locator(ANSWER).last.inner_text().split()[1:]
    before = events(page)
    page.locator(f"[data-cabin='{kept[-1]}'] .hit").click(force=True)
    settle(page, before)
    expect(page.locator("ol li[data-number]").last).to_contain_text("stays")


def test_a_token_goes_back_between_two_places_by_keyboard(page: Page, server: Server) -> None:
    set_out(page, server, *sought("insert"))
    before = events(page)
    page.locator(".place.open[tabindex='0']").first.press("Enter")
    settle(page, before)
    expect(page.locator(".place.open")).to_have_count(0)


def test_a_card_foretells_what_it_does_for_whoever_pays(page: Page, server: Server) -> None:
    set_out(page, server, *sought("heroic"))
    card = page.locator(".heroic.ready").first
    card.locator(".face").press("Enter")
    page.locator(".payer").first.focus()
    expect(page.locator(".preview")).to_contain_text(card.locator(".face strong").inner_text())


@pytest.mark.parametrize("name", ENDINGS)
def test_every_ending_is_said_and_nothing_is_foreseen_any_more(page: Page, server: Server, name: str) -> None:
    set_out(page, server, *ended(name))
    expect(page.locator("[data-end] h2")).to_be_visible()
    assert page.locator(f"{ANSWER}, {PLAN_BUTTON}, .payer").count() == 0
    assert "would" not in page.locator("[data-stage]").inner_text() + page.locator(".dock").inner_text()


@pytest.mark.parametrize("third", range(3))
def test_every_question_fits_a_phone(chromium: Browser, server: Server, third: int) -> None:
    faults = Faults()
    size = ViewportSize(width=360, height=740)
    context = acquainted(chromium.new_context(viewport=size, locale="es", has_touch=True, is_mobile=True))
    page = context.new_page()
    watch(page, faults, server.address)
    for name in list(POSITIONS)[third::3]:
        set_out(page, server, *sought(name))
        for code in in_every_language(page):
            assert page.evaluate("document.documentElement.scrollWidth") <= 360, (name, code)
            text = page.locator("body").inner_text()
            assert not re.search(r"\b(?:web|board|nautilion)-[a-z]|\{ ?\$|undefined|NaN", text), (name, code)
            smallest = page.locator(f"{ANSWER}, .place.open, .payer, .again").evaluate_all(SMALLEST)
            assert smallest > 39.5, (name, code)
    context.close()
    assert faults == []
