"""The frame of every table: its panel, its tips, its settings, and fingers on the board."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.conftest import Faults, Server, watch
from tests.browser.fingers import Fingers
from tests.browser.modes import mode_named
from tests.browser.walking import Mode, make_table, visitor

DESK, PHONE = (1280, 800), (360, 740)
FIRST = mode_named("nautilion-first")
SIDE = "[data-panel-side]"
Opened = Callable[..., Page]


@pytest.fixture
def open_page(chromium: Browser, server: Server) -> Iterator[Opened]:
    """A table in a browser of this size and with these settings; its console stays silent."""
    contexts: list[BrowserContext] = []
    faults = Faults()

    def go(mode: Mode = FIRST, size: tuple[int, int] = DESK, **wishes: object) -> Page:
        contexts.append(visitor(chromium, size, wishes))
        page = contexts[-1].new_page()
        watch(page, faults, server.address)
        page.goto(make_table(contexts[-1], server, mode))
        expect(page.locator("[data-question]")).to_be_visible()
        assert page.evaluate("walker.ready()") is True
        return page

    yield go
    for context in contexts:
        context.close()
    assert faults == []


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    return box["width"] if box else 0


def reopened(page: Page) -> None:
    page.reload()
    expect(page.locator("[data-question]")).to_be_visible()


def test_the_panel_folds_gives_its_room_to_the_board_and_is_remembered(open_page: Opened) -> None:
    page = open_page()
    stage = width(page, "[data-stage]")
    page.locator(f"{SIDE} .fold").click()
    expect(page.locator(f"{SIDE} [role=tabpanel]")).to_be_hidden()
    assert width(page, "[data-stage]") > stage + 100
    reopened(page)
    expect(page.locator(f"{SIDE} [role=tabpanel]")).to_be_hidden()
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(f"{SIDE} [role=tabpanel]")).to_be_visible()
    reopened(page)
    assert width(page, "[data-stage]") == stage


def test_tabs_are_gone_through_with_the_arrow_keys(open_page: Opened) -> None:
    page = open_page()
    tabs = page.locator(f"{SIDE} [role=tab]")
    tabs.first.focus()
    for number in [*range(1, tabs.count()), 0]:
        page.keyboard.press("ArrowRight")
        expect(tabs.nth(number)).to_be_focused()
        expect(tabs.nth(number)).to_have_attribute("aria-selected", "true")
        expect(page.locator(f"{SIDE} [role=tabpanel] > *").first).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(tabs.last).to_be_focused()
    assert page.locator(f"{SIDE} [role=tab][tabindex='0']").count() == 1


def test_a_window_that_becomes_narrow_shows_the_board_and_not_the_sheet(open_page: Opened) -> None:
    page = open_page()
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(SIDE)).to_have_count(0)
    page.locator(".foot").get_by_role("button", name="Log").click()
    expect(page.locator(SIDE)).to_be_visible()
    page.locator(f"{SIDE} .fold").click()
    expect(page.locator(SIDE)).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize(
    "kept", ["{", "null", "[]", '{"theme": "neon", "pace": 3, "panel": "no", "confirm": null, "later": {}}']
)
def test_settings_of_another_version_are_read_as_far_as_they_fit(open_page: Opened, kept: str) -> None:
    page = open_page()
    page.evaluate("kept => localStorage.setItem('seaboard-settings', kept)", kept)
    reopened(page)
    expect(page.locator(f"{SIDE} [role=tabpanel]")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Brisk")).to_be_checked()
    dialog.get_by_role("radio", name="Calm").check(force=True)
    assert json.loads(page.evaluate("localStorage['seaboard-settings']"))["pace"] == "calm"


def test_what_fits_of_broken_settings_is_kept(open_page: Opened) -> None:
    page = open_page()
    page.evaluate("localStorage['seaboard-settings'] = JSON.stringify({theme: 'dark', pace: 'fast', panel: false})")
    reopened(page)
    expect(page.locator(f"{SIDE} [role=tabpanel]")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_a_sign_explains_itself_to_the_pointer_the_keyboard_and_a_finger(open_page: Opened) -> None:
    page = open_page()
    sign = page.get_by_role("button", name="Help")
    tip = page.locator(".tip")
    sign.hover()
    expect(tip).to_contain_text("Help")
    page.mouse.move(300, 300)
    expect(tip).to_have_count(0)
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(tip).to_have_text("Settings")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    Fingers(page).press_long(middle(sign))
    expect(tip).to_contain_text("Help")
    expect(page.get_by_role("dialog")).to_have_count(0)
    sign.tap()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_tip_stays_inside_the_window(open_page: Opened) -> None:
    page = open_page(size=PHONE)
    for sign in page.locator(".frame > .foot button:enabled, .frame > .head button:enabled").all():
        Fingers(page).press_long(middle(sign))
        expect(page.locator(".tip"), sign.get_attribute("aria-label") or "").to_be_visible(timeout=3000)
        box = page.locator(".tip").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert box["y"] + box["height"] <= PHONE[1]
        page.keyboard.press("Escape")


BOTH_DRAWN = [FIRST, mode_named("diluvium-2a"), mode_named("diluvia-two"), mode_named("campaign-perilous-land")]


def board_box(page: Page) -> dict[str, float]:
    """Where the board lies over its box: beyond every edge, or just at it."""
    found: dict[str, float] = page.evaluate("""() => {
        const glass = [...document.querySelectorAll('.glass')].find((one) => !one.closest('[inert]'));
        const [box, inner] = [glass, glass.firstElementChild].map((one) => one.getBoundingClientRect());
        return {scale: inner.width / box.width, left: box.left - inner.left, top: box.top - inner.top,
            right: inner.right - box.right, bottom: inner.bottom - box.bottom};
    }""")
    return found


def inside(page: Page) -> bool:
    return all(board_box(page)[edge] >= -0.5 for edge in ("left", "top", "right", "bottom"))


@pytest.mark.parametrize("mode", BOTH_DRAWN, ids=lambda mode: mode.name)
def test_two_fingers_zoom_and_drag_the_board_and_never_lose_it(open_page: Opened, mode: Mode) -> None:
    page = open_page(mode, PHONE)
    page.evaluate("document.querySelector('.page.own:not([inert])') && document.querySelector('.turn').click()")
    fingers, centre = Fingers(page), middle(page.locator("[data-stage]"))
    asked = page.evaluate("[walker.ask, walker.number]")
    fingers.pinch(centre, 60, 200)
    page.wait_for_timeout(100)
    assert board_box(page)["scale"] > 2
    assert inside(page)
    for far in ((400, 0), (-400, 0), (0, 500), (0, -500)):
        fingers.swipe(centre, (centre[0] + far[0], centre[1] + far[1]))
        assert inside(page)
    page.set_viewport_size({"width": 740, "height": 360})
    page.wait_for_timeout(100)
    assert inside(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    fingers.pinch(centre, 240, 20)
    page.wait_for_timeout(100)
    assert board_box(page)["scale"] == pytest.approx(1)
    assert page.evaluate("[walker.ask, walker.number]") == asked, "a finger that dragged pressed something"


def test_ones_own_board_is_one_swipe_away(open_page: Opened) -> None:
    page = open_page(FIRST, PHONE)
    x, y = middle(page.locator("[data-stage]"))
    board, own = page.locator(".page.board"), page.locator(".page.own")
    if own.get_attribute("inert") is None:
        Fingers(page).swipe((x - 90, y), (x + 90, y))
    expect(own).to_have_attribute("inert", "")
    page.wait_for_timeout(300)  # it glides there
    Fingers(page).swipe((x + 90, y), (x - 90, y))
    expect(board).to_have_attribute("inert", "")
    page.wait_for_timeout(300)
    Fingers(page).swipe((x - 90, y), (x + 90, y))
    expect(own).to_have_attribute("inert", "")


def test_the_next_question_brings_what_is_lit_into_view_on_a_phone(open_page: Opened) -> None:
    page = open_page(mode_named("diluvium-2a"), PHONE)
    questions = 0
    for _ in range(14):
        box, asked = page.locator("[data-stage]").bounding_box(), page.evaluate("walker.ask")
        assert box is not None
        if not page.locator(".page.own:not([inert])").count():
            Fingers(page).pinch((box["x"] + 60, box["y"] + 60), 40, 110)
        page.evaluate("walker.walk(1, false)")
        page.wait_for_timeout(350)
        if page.evaluate("walker.ask") != asked:  # else it is the reader who looks elsewhere
            questions += 1
            assert [fault for fault in page.evaluate("walker.look()") if "out of view" in fault] == []
    assert questions > 5


def kept(page: Page, wish: str) -> object:
    return json.loads(page.evaluate("localStorage['seaboard-settings']"))[wish]


def test_what_chance_answers_is_asked_once_more_until_one_has_enough_of_it(open_page: Opened) -> None:
    page = open_page(confirm=True)
    spell, sure = page.locator("[data-spell=whirlwind][data-lit]"), page.locator("[data-sure]")
    number = page.evaluate("walker.number")
    spell.click()
    page.locator("[data-sure=no]").click()
    expect(sure).to_have_count(0)
    assert page.evaluate("walker.number") == number
    spell.click()
    page.locator("[data-sure=yes]").click()
    page.wait_for_function("number => walker.number > number", arg=number)
    assert kept(page, "confirm") is True
    number = page.evaluate("walker.number")
    spell.click()
    page.locator(".sure .quiet").click()
    page.wait_for_function("number => walker.number > number", arg=number)
    assert kept(page, "confirm") is False
    expect(sure).to_have_count(0)


def test_while_one_is_asked_whether_one_is_sure_nothing_else_answers_and_the_keyboard_comes_back(
    open_page: Opened,
) -> None:
    page = open_page(confirm=True)
    spell = page.locator("[data-spell=whirlwind][data-lit]")
    spell.press("Enter")
    expect(page.locator("[data-unsure]")).to_be_focused()
    open_now = "[...document.querySelectorAll('[data-lit]')].filter((node) => !node.closest('[inert]')).length"
    assert page.evaluate(open_now) == 2  # yes and no
    page.locator("[data-sure=no]").press("Enter")
    expect(spell).to_be_focused()
    assert page.evaluate(open_now) > 2


def test_a_line_of_the_log_that_is_pointed_at_rings_its_places_and_a_click_goes_there(open_page: Opened) -> None:
    page = open_page(mode_named("diluvium-2a"))
    page.evaluate("walker.walk(6, false)")
    rings, lines = page.locator(".spots i"), page.locator("[data-line]")
    told = lines.all()[-8:]  # news lie over earlier ones
    ringed = 0
    for line in told:
        line.hover()
        page.wait_for_timeout(60)
        ringed += rings.count() > 0
    assert ringed > 2, "no line rings its places"
    page.mouse.move(300, 300)
    expect(rings).to_have_count(0)
    last = page.evaluate("walker.number")
    told[0].click()
    expect(page).to_have_url(re.compile(r"at=\d+"))
    assert int(page.url.rpartition("=")[2]) < last
    page.locator(".stepper .live").click()
    expect(page).not_to_have_url(re.compile("at="))


def test_places_are_named_on_the_board_while_the_log_is_read_or_always(open_page: Opened) -> None:
    page = open_page(mode_named("diluvium-2a"), coordinates=True)
    named = page.locator("[data-stage] text", has_text=re.compile(r"^[A-E][1-6]$"))
    expect(named.first).to_be_visible()
    page.evaluate("localStorage['seaboard-settings'] = JSON.stringify({coordinates: false, pace: 'at-once'})")
    reopened(page)
    expect(named).to_have_count(0)
    page.evaluate("walker.ready()")
    page.locator("[data-line]").last.hover()
    expect(named.first).to_be_visible()
