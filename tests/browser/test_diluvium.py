"""Diluvium on its board: whole games, sealed fights, the keyboard, phones."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.checks import check_page, in_every_language
from tests.browser.conftest import HASTY, Server
from tests.browser.diluvium import BOARD, choose, click, click_at_once, is_over, lit, open_table, pick
from tests.browser.test_keyboard import tab_to

Visit = Callable[..., Page]
PHONE = {"width": 360, "height": 740}
# Two cities with one tile between them: warships meet in the second round.
NARROWS = """[edition]
name = "The narrows"
[layout.2]
rows = ["0 -1 : city1 0 city2"]
"""
# The whole sea, over in a third of the time.
SMALL_TRAYS = """[edition]
name = "Small trays"
[supplies]
tray = [6, 6, 6]
"""


def check_words(page: Page) -> None:
    assert not re.search(r"\b(?:diluvium|board)-[a-z]+-[a-z]+|\{ ?\$", page.locator("body").inner_text())


def test_a_whole_game_against_a_bot_is_clicked_on_the_board(page: Page, server: Server) -> None:
    open_table(page, server, ["here", "bot:random"], SMALL_TRAYS)
    rng = random.Random(1)
    for _ in range(3000):
        if is_over(page):
            break
        wanted = pick(page, rng)
        if wanted is None:
            page.wait_for_timeout(30)
        else:
            click(page, wanted)
    final = page.locator("[data-final]")
    expect(final.locator("[data-ranks] tbody tr")).to_have_count(2)
    expect(final.locator("tr.won")).not_to_have_count(0)
    expect(final.get_by_role("img", name="Gold over the game")).to_be_visible()
    check_words(page)
    check_page(page, 1280)


def test_four_friends_play_a_whole_game_in_four_browsers(page: Page, server: Server, visit: Visit) -> None:
    made = open_table(page, server, ["here", "link", "link", "link"], SMALL_TRAYS, boards="dealt")
    phone = {"viewport": PHONE, "has_touch": True, "wishes": HASTY}
    guests = [visit(server.address + made["links"][seat], **phone) for seat in ("1", "2", "3")]
    pages = [page, *guests]
    for one in guests:
        expect(one.locator(BOARD)).to_be_visible()
    rng = random.Random(2)
    for _ in range(2000):
        if is_over(page):
            break
        moved = [click_at_once(one, rng) for one in pages]
        if not any(moved):
            page.wait_for_timeout(10)
    for one in pages:
        expect(one.locator("[data-ranks] tbody tr")).to_have_count(4)
        assert one.locator("[data-ranks] tbody").inner_text() == page.locator("[data-ranks] tbody").inner_text()
    check_page(guests[0], PHONE["width"])


def in_turn(page: Page, guest: Page) -> tuple[Page, Page]:
    """Who is asked first; a board may be seen before chance has chosen."""
    for _ in range(300):
        if lit(page):
            return page, guest
        if lit(guest):
            return guest, page
        page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_weapons_are_sealed_and_shown_at_once(page: Page, server: Server, visit: Visit) -> None:
    made = open_table(page, server, ["here", "link"], NARROWS)
    guest = visit(server.address + made["links"]["1"])
    expect(guest.locator(BOARD)).to_be_visible()
    first, second = in_turn(page, guest)
    cities = ("A1", "A3") if first is page else ("A3", "A1")
    for player, city in zip((first, second), cities, strict=True):
        choose(player, "wheel-settle", "section-settle", f"space-{city}.3", "section-settle", f"space-{city}.1")
    for player in (first, second):
        choose(player, "wheel-engage")
        click(player, '.hex[data-place="A2"][data-lit]')
    for player in (first, second):
        fight = player.locator("[data-battle]")
        expect(fight.get_by_role("heading", name="Fight at A2")).to_be_visible()
        expect(fight.get_by_text("Strength 1")).to_have_count(2)
        expect(fight.locator("[data-do^=commit]")).to_have_count(2)
        expect(fight.get_by_text("Still choosing")).to_have_count(2)
    second.locator("[data-do='commit 1']").click()
    expect(second.locator("[data-battle]")).to_contain_text("Sealed: one weapon")
    expect(first.locator("[data-battle] .sealed")).to_have_text("Sealed")
    expect(first.locator("[data-battle]")).not_to_contain_text("one weapon", use_inner_text=True, ignore_case=False)
    check_page(first, 1280)
    first.locator("[data-do='commit 0']").click()
    for player in (first, second):
        expect(player.locator("[data-battle]")).to_have_count(0)
        expect(player.locator("[data-result]")).to_contain_text("A2")


def test_a_turn_with_the_keyboard_alone(page: Page, server: Server) -> None:
    open_table(page, server, ["here", "bot:random"])
    expect(page.locator("[data-lit][data-target=wheel-explore]")).to_be_visible()
    tab_to(page, "[data-target=wheel-explore]")
    page.keyboard.press("Enter")
    expect(page.locator(".hex[data-lit]").first).to_be_visible()
    tab_to(page, ".hex", "Shift+Tab")
    assert page.evaluate("document.activeElement.matches('[data-lit]')")  # Tab goes to a tile that can be chosen
    chosen = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("PageDown")
    assert page.evaluate("document.activeElement.matches('[data-lit]')")
    while page.evaluate("document.activeElement.dataset.place") != chosen:
        page.keyboard.press("PageDown")
    page.keyboard.press("Enter")
    expect(page.locator("button[data-target^=mark]").first).to_be_visible()
    tab_to(page, "button[data-target^=mark]")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel", name="Log")).to_contain_text("the marker uncovers")
    expect(page.locator("[data-lit][data-target^=wheel]").first).to_be_visible()  # our next turn
    hexagon = page.locator(f'.hex[data-place="{chosen}"]')
    hexagon.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-panel="{chosen}"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-panel]")).to_have_count(0)
    expect(hexagon).to_be_focused()


def test_the_action_of_this_turn_is_called_so(page: Page, server: Server) -> None:
    open_table(page, server, ["here", "bot:random"])
    page.locator("[data-lit][data-target=wheel-settle]").click()
    expect(page.locator("[data-own] .section").nth(1)).to_contain_text("now")
    rest = page.locator("[data-lit]:not([data-target^=wheel])")  # of this turn: the next begins with the wheel
    for _ in range(100):
        if page.locator("[data-lit][data-target^=wheel]").count():
            break
        if rest.count():
            rest.first.dispatch_event("click")
        page.wait_for_timeout(80)
    expect(page.locator("[data-own] .section").nth(1)).to_contain_text("last")
    expect(page.locator("[data-own] .section[aria-disabled=true]")).to_have_count(1)  # never twice running


def test_a_tile_is_looked_at_beside_the_sea(page: Page, server: Server) -> None:
    """Its details move nothing and cover nothing of the sea."""
    open_table(page, server, ["here", "bot:random", "bot:random", "bot:random"])
    expect(page.locator("[data-lit]").first).to_be_visible()
    before = page.locator("[data-diluvium] svg.map").bounding_box()
    page.locator('.hex[data-place="B2"]').click(force=True)
    panel = page.locator('[data-panel="B2"]')
    expect(panel).to_be_visible()
    assert page.locator("[data-diluvium] svg.map").bounding_box() == before
    box = panel.bounding_box()
    assert box is not None
    assert before is not None
    assert box["y"] >= before["y"] + before["height"] or box["x"] >= before["x"] + before["width"]


def test_signs_explain_themselves(page: Page, server: Server) -> None:
    open_table(page, server, ["here", "bot:random"])
    for sign, told in {
        ".hex[data-place=B1] .sign >> nth=0": "food",
        "[data-place=tray-craft]": "Tray of craft",
        ".wheel >> nth=0": "wheel",
        "[data-seat='1'] [data-place=strength-1]": "Strength 1",
        "[data-own] .track >> nth=0": "markers left",
    }.items():
        page.locator(sign).hover(force=True)
        expect(page.locator(".tip")).to_contain_text(told)
    page.locator("[data-legend-open]").click()
    legend = page.get_by_role("dialog")
    expect(legend.locator("[data-legend] li")).to_have_count(16)
    expect(legend).to_contain_text("Zephyr Compass")
    check_page(page, 1280)


def test_places_are_named_when_one_wants_them(page: Page, server: Server) -> None:
    open_table(page, server, ["here", "bot:random"])
    expect(page.locator("[data-lit]").first).to_be_visible()
    expect(page.locator(".names text")).to_have_count(0)
    page.evaluate("localStorage.setItem('seaboard-settings', JSON.stringify({ coordinates: true }))")
    page.reload()
    expect(page.locator(".names text")).to_have_count(17)
    expect(page.locator(".names")).to_contain_text("B1")


def test_four_fit_on_a_phone_in_every_language(visit: Visit, server: Server) -> None:
    page = visit(server.address + "/", viewport=PHONE, has_touch=True, color_scheme="dark")
    open_table(page, server, ["here", "bot:random", "bot:random", "bot:random"], boards="dealt")
    expect(page.locator("[data-lit][data-target^=wheel]")).to_have_count(4)  # in the dock, where the thumb is
    page.locator(".threats").tap()
    page.locator('.hex[data-place="A1"]').tap(force=True)
    expect(page.locator('[data-panel="A1"]')).to_be_visible()
    titles = {"en": "The sea", "es": "El mar", "fr": "La mer"}
    for code in in_every_language(page):
        expect(page.get_by_role("group", name=titles[code])).to_be_visible()
        check_words(page)
        check_page(page, PHONE["width"])
    page.locator("[data-seat='1'] button").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_page(page, PHONE["width"])
