"""Diluvia on its boards: whole games, the window for Undo, hand-over, the keyboard, phones."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import check_page
from tests.browser.conftest import HASTY, Server
from tests.browser.diluvia import (
    ALL_HERE,
    answer_the_window,
    board,
    declare,
    is_over,
    open_table,
    press,
    wait_for_my_turn,
)
from tests.browser.playing import events
from tests.browser.test_keyboard import tab_to

Visit = Callable[..., Page]
PHONE = {"width": 360, "height": 740}
# Half of the rolls are clouds and two of them raise the water; hands are full of Undos.
DOWNPOUR = """[edition]
name = "Downpour"
[die]
faces = ["cloud", "cloud", "cloud", "sun", "sun", "sun"]
[meter]
spaces = 2
[cards]
undo = 25
"""
RAINY = """[edition]
name = "Rainy season"
[die]
faces = ["cloud", "cloud", "cloud", "cloud", "sun", "joker"]
[meter]
spaces = 2
"""
ALL_UNDO = """[edition]
name = "Second thoughts"
[cards]
move = 30
maneuver = 30
undo = 30
stampede = 1
tsunami = 1
rescue = 1
"""
TRIED = re.compile(r"roll a \w+: .* (?:is undone|stands)\.")


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Windows are hardly open."""
    running = Server(tmp_path_factory.mktemp("hasty"), words=("--window", "0.1"))
    yield running
    running.clear()


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("brisk"), words=("--window", "0.6"))
    yield running
    running.clear()


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("patient"), words=("--window", "8"))
    yield running
    running.clear()


def check_words(page: Page) -> None:
    assert not re.search(r"\b(?:diluvia|board)-[a-z]+-[a-z]+|\{ ?\$", page.locator("body").inner_text())


def test_a_whole_game_against_bots_is_clicked_on_the_board(visit: Visit, hasty: Server) -> None:
    page = visit(hasty.address + "/")
    open_table(page, hasty, ["here", "bot:random", "bot:random"], RAINY, express="yes")
    board(page)
    wait_for_my_turn(page)
    page.locator(".kind.open").first.click()
    expect(page.locator(".kind.chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".kind.chosen")).to_have_count(0)
    rng = random.Random(2)
    for _ in range(2500):
        if is_over(page):
            break
        answer_the_window(page, undo=False)
        if not press(page, rng):
            page.wait_for_timeout(15)
    expect(page.locator("[data-end]")).to_be_visible()
    check_words(page)
    check_page(page, 1280)


def test_three_friends_play_a_whole_game_and_undo_cards(visit: Visit, brisk: Server) -> None:
    page = visit(brisk.address + "/")
    made = open_table(page, brisk, ["here", "link", "link"], DOWNPOUR, express="yes")
    phone = {"viewport": PHONE, "has_touch": True, "wishes": HASTY}
    guests = [visit(brisk.address + made["links"][seat], **phone) for seat in ("1", "2")]
    pages = [page, *guests]
    for one in pages:
        board(one)
    page.get_by_role("tab", name="Log").click()
    rng = random.Random(3)
    tried = False  # whether a card is undone then, the server's die decides
    for _ in range(3000):
        if is_over(page):
            break
        tried = tried or page.locator("ol li", has_text=TRIED).count() > 0
        moved = False
        for one in pages:
            answer_the_window(one, undo=not tried)
            moved = bool(press(one, rng)) or moved
        if not moved:
            page.wait_for_timeout(20)
    assert tried
    for one in pages:
        expect(one.locator("[data-end]")).to_be_visible()
    check_page(guests[0], PHONE["width"])


def three_screens(visit: Visit, server: Server, clock: int | None = None) -> tuple[Page, list[Page]]:
    """Whoever has declared a card, and the two who may undo it."""
    page = visit(server.address + "/")
    made = open_table(page, server, ["here", "link", "link"], ALL_UNDO, clock)
    pages = [page, *[visit(server.address + made["links"][seat]) for seat in ("1", "2")]]
    for one in pages:
        board(one)
    page.wait_for_function("document.querySelector('.chips .turn')")
    first = next(one for one in pages if one.locator(".kind.open").count())
    return first, [one for one in pages if one is not first]


def test_the_window_shows_the_card_and_its_clock_to_all_and_who_answered_to_nobody(
    patient: Server, visit: Visit
) -> None:
    first, others = three_screens(visit, patient)
    declare(first, random.Random(5))
    expect(first.locator("[data-under]")).to_contain_text("may try to undo your card")
    for one in (first, *others):
        expect(one.locator("[data-clock]")).to_be_visible()
        expect(one.locator(".chips small", has_text="may undo")).to_have_count(2)
        expect(one.locator(".chips .turn")).to_have_count(1)
    asked, other = others
    window = asked.locator("[data-window]")
    expect(window.locator("[data-lit]").first).to_be_visible()
    expect(asked.locator("[data-hand] .kind").first).to_be_visible()  # the question lies over nothing
    assert asked.evaluate("document.querySelectorAll('[data-question]').length") == 1
    undo = window.locator("[data-undo]")
    if undo.get_attribute("aria-disabled") != "true":
        undo.click()
        expect(undo).to_contain_text("Press again")
    check_page(asked, 1280)
    asked.locator("[data-do=pass]").click()
    expect(asked.locator("[data-under]")).to_contain_text("as long for everybody")
    expect(other.locator("[data-window].mine")).to_have_count(1)  # nothing changed for the others
    expect(first.locator("[data-under]")).to_contain_text("may try to undo your card")
    for one in (first, *others):
        expect(one.locator("[data-window]")).to_have_count(0, timeout=12_000)


def test_where_everybody_is_waited_for_whoever_said_so_in_advance_is_not_asked(visit: Visit, hasty: Server) -> None:
    first, others = three_screens(visit, hasty, clock=0)
    spared, asked = others
    spared.locator("[data-ask-me]").click()
    for switch in spared.get_by_role("dialog").get_by_role("switch").all()[:6]:
        switch.click()
        expect(switch).not_to_be_checked()
    check_page(spared, 1280)
    spared.get_by_role("dialog").get_by_role("button", name="Close").click()
    declare(first, random.Random(5))
    expect(first.locator("[data-clock]")).to_have_count(0)
    expect(spared.locator("[data-under]")).to_contain_text("need not be asked")
    expect(spared.locator("[data-window] [data-lit]")).to_have_count(0)
    spared.wait_for_timeout(300)
    expect(first.locator("[data-window]")).to_have_count(1)  # it waits for the other
    asked.locator("[data-do=pass][data-lit]").click()
    for one in (first, *others):
        expect(one.locator("[data-window]")).to_have_count(0)
    spared.reload()
    spared.locator("[data-ask-me].some").click()  # it is remembered
    expect(spared.get_by_role("dialog").get_by_role("switch").first).not_to_be_checked()


def take(page: Page) -> str:
    """Whoever is wanted takes the screen."""
    taken = page.get_by_role("button", name=re.compile(r"^I am Player")).and_(page.locator(".main"))
    name = taken.first.inner_text()
    expect(page.locator("[data-hand]")).to_have_count(0)
    taken.first.click()
    board(page)
    expect(page.locator("[data-hand] .kind").first).to_be_visible()
    return name


def test_all_at_one_screen_are_asked_together_and_see_no_hand(visit: Visit, hasty: Server) -> None:
    page = visit(hasty.address + "/")
    open_table(page, hasty, ["here", "here", "here"], ALL_UNDO)
    name = take(page)
    declare(page, random.Random(6))
    expect(page.locator("[data-question]")).to_contain_text("Does anybody undo it?")
    expect(page.locator("[data-clock]")).to_have_count(0)
    expect(page.locator("[data-hand]")).to_have_count(0)  # everybody looks
    expect(page.locator("[data-covered]")).to_be_visible()
    check_page(page, 1280)
    page.wait_for_timeout(700)
    expect(page.locator("[data-window]")).to_have_count(1)  # nobody is hurried
    page.locator("[data-somebody][data-lit]").click()
    cover = page.get_by_role("heading", name="Does anybody answer?")
    expect(cover).to_be_visible()
    assert name not in page.locator(".takers").last.inner_text()
    page.locator(".takers").last.get_by_role("button").first.click()
    expect(page.locator("[data-window] [data-do=pass][data-lit]")).to_be_visible()
    page.locator("[data-do=pass][data-lit]").click()
    page.locator(ALL_HERE).click()  # the third does not undo it either
    expect(page.locator("[data-window]")).to_have_count(0)


def test_two_at_one_screen_see_only_their_own_hands(visit: Visit, hasty: Server) -> None:
    page = visit(hasty.address + "/")
    open_table(page, hasty, ["here", "here"])
    name = take(page)
    rng = random.Random(6)
    for _ in range(300):
        if page.locator(".banner.past").count():
            break
        page.evaluate(f"document.querySelector('{ALL_HERE}')?.click()")
        if not press(page, rng):
            page.wait_for_timeout(30)
    page.locator(".banner.past button").click()
    assert take(page) != name


def test_a_turn_with_the_keyboard_alone(visit: Visit, hasty: Server) -> None:
    page = visit(hasty.address + "/")
    open_table(page, hasty, ["here", "bot:random"])
    board(page)
    wait_for_my_turn(page)
    tab_to(page, ".kind.open")
    number = events(page)
    page.keyboard.press("Enter")
    expect(page.locator("[data-tray]")).to_be_visible()
    for _ in range(3):
        if page.locator(".place.lit").count():
            tab_to(page, ".place.lit", "Shift+Tab")
            chosen = page.evaluate("document.activeElement.dataset.at")
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("PageDown")
            assert page.evaluate("document.activeElement.matches('.place.lit')")
            while page.evaluate("document.activeElement.dataset.at") != chosen:
                page.keyboard.press("PageDown")
            page.keyboard.press("Enter")
        elif page.locator("[data-tray] [data-target]").count():
            tab_to(page, "[data-tray] [data-target]")
            page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    page.wait_for_function("before => document.querySelectorAll('ol li[data-number]').length > before", arg=number)


@pytest.mark.parametrize(("code", "title"), [("en", "The jungle"), ("es", "La selva"), ("fr", "La jungle")])
def test_six_in_teams_fit_on_a_phone_in_every_language(visit: Visit, hasty: Server, code: str, title: str) -> None:
    page = visit(hasty.address + "/", viewport=PHONE, has_touch=True, color_scheme="dark", locale=code)
    open_table(page, hasty, ["here", *["bot:random"] * 5], teams="threes")
    board(page)
    wait_for_my_turn(page)
    page.locator(".kind.open").first.tap()
    expect(page.get_by_role("group", name=title)).to_be_visible()
    for place in ("a1", "g7", "raft.a1", "raft.e3"):  # both boards at once, and large enough for a finger
        box = page.locator(f'[data-at="{place}"]').bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= PHONE["height"] - box["height"]
        assert round(box["height"]) >= 40
        assert round(box["width"]) >= 40
    check_words(page)
    check_page(page, PHONE["width"])


def test_the_meter_begins_on_its_cloud_and_every_sign_explains_itself(visit: Visit, hasty: Server) -> None:
    page = visit(hasty.address + "/")
    open_table(page, hasty, ["here", "bot:random"])
    board(page)
    expect(page.locator(".meter .space")).to_have_count(6)
    expect(page.locator(".meter .space.cloud.here")).to_have_count(1)
    for sign in (".meter", "[data-place=deck]", ".side.left", ".place[data-at=a1]", ".kind", ".chips .fact"):
        assert page.locator(sign).first.get_attribute("aria-description"), sign
    page.get_by_role("button", name="What the signs mean").click()
    expect(page.get_by_role("dialog").locator("li")).to_have_count(17)
    check_page(page, 1280)
