"""Diluvia on its boards: whole games, the window for Undo, hand-over, the keyboard, phones."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import check_page, in_every_language
from tests.browser.conftest import Server
from tests.browser.diluvia import answer_the_window, board, is_over, open_table, press, wait_for_my_turn
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
    running = Server(tmp_path_factory.mktemp("brisk"), words=("--window", "0.8"))
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
    final = page.locator("[data-final]")
    expect(final.locator("[data-ranks] tbody tr")).to_have_count(3)
    expect(final.locator("tr.won")).not_to_have_count(0)
    expect(final.get_by_role("img", name="Animals on the raft over the game")).to_be_visible()
    check_words(page)
    check_page(page, 1280)


def test_three_friends_play_a_whole_game_and_undo_cards(visit: Visit, brisk: Server) -> None:
    page = visit(brisk.address + "/")
    made = open_table(page, brisk, ["here", "link", "link"], DOWNPOUR, express="yes")
    guests = [visit(brisk.address + made["links"][seat], viewport=PHONE, has_touch=True) for seat in ("1", "2")]
    pages = [page, *guests]
    for one in pages:
        board(one)
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
        expect(one.locator("[data-ranks] tbody tr")).to_have_count(3)
        assert one.locator("[data-ranks] tbody").inner_text() == page.locator("[data-ranks] tbody").inner_text()
    check_page(guests[0], PHONE["width"])


def test_the_window_shows_the_card_and_its_clock_to_all_and_who_answered_to_nobody(
    patient: Server, visit: Visit
) -> None:
    page = visit(patient.address + "/")
    made = open_table(page, patient, ["here", "link", "link"], ALL_UNDO)
    guests = [visit(patient.address + made["links"][seat]) for seat in ("1", "2")]
    pages = [page, *guests]
    for one in pages:
        board(one)
    page.wait_for_function("document.querySelector('.throne')")
    first = next(one for one in pages if one.locator(".kind.open").count())
    others = [one for one in pages if one is not first]
    rng = random.Random(5)
    # a card with a target: discards are not asked about
    first.locator(".kind.open:is(.move, .maneuver, .tentacles)").first.click()
    while not first.locator("[data-window]").count() and press(first, rng):
        first.wait_for_timeout(30)
    expect(first.locator("[data-waits]")).to_contain_text("may try to undo your card")
    for one in pages:
        expect(one.locator("[data-clock]")).to_be_visible()
    asked, other = others
    sheet = asked.locator("[data-window]")
    expect(sheet.locator(".calm")).to_have_count(0)
    assert not asked.evaluate("document.activeElement.matches('[data-undo]')")
    undo = sheet.locator("[data-undo]")
    if undo.get_attribute("aria-disabled") != "true":
        undo.click()
        expect(undo).to_contain_text("Press again")
    check_page(asked, 1280)
    asked.locator("[data-do=pass]").click()
    expect(asked.locator("[data-waits]")).to_contain_text("as long for everybody")
    expect(other.locator("[data-window].mine")).to_have_count(1)  # nothing changed for the others
    expect(first.locator("[data-waits]")).to_contain_text("may try to undo your card")
    for one in pages:
        expect(one.locator("[data-window]")).to_have_count(0, timeout=12_000)


def test_two_at_one_screen_see_only_their_own_hands(visit: Visit, hasty: Server) -> None:
    page = visit(hasty.address + "/")
    open_table(page, hasty, ["here", "here"])
    taken = page.get_by_role("button", name=re.compile(r"^I am Player")).and_(page.locator(".main"))
    name = taken.first.inner_text()
    expect(page.locator("[data-hand]")).to_have_count(0)
    taken.first.click()
    board(page)
    expect(page.locator("[data-hand] .kind").first).to_be_visible()
    rng = random.Random(6)
    for _ in range(300):
        if page.locator(".banner.past").count():
            page.wait_for_timeout(400)  # a window that asks the other is soon over, the other's turn is not
            if page.locator(".banner.past").count():
                break
        if not press(page, rng):
            page.wait_for_timeout(30)
    page.locator(".banner.past button").click()
    expect(page.locator("[data-hand]")).to_have_count(0)
    again = page.get_by_role("button", name=re.compile(r"^I am Player")).and_(page.locator(".main"))
    assert again.first.inner_text() != name
    again.first.click()
    expect(page.locator("[data-hand] .kind").first).to_be_visible()


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
            tab_to(page, "[data-tray] [data-target]", "Shift+Tab")
            page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    expect(page.locator("ol li[data-number]").nth(number)).to_be_attached()


def test_six_in_teams_fit_on_a_phone_in_every_language(visit: Visit, hasty: Server) -> None:
    page = visit(hasty.address + "/", viewport=PHONE, has_touch=True, color_scheme="dark")
    open_table(page, hasty, ["here", *["bot:random"] * 5], teams="threes")
    board(page)
    wait_for_my_turn(page)
    page.locator(".kind.open").first.tap()
    titles = {"en": "The jungle", "es": "La selva", "fr": "La jungle"}
    for code in in_every_language(page):
        expect(page.get_by_role("group", name=titles[code])).to_be_visible()
        expect(page.locator("[data-tray]")).to_be_visible()
        page.locator("[data-question]").evaluate("node => node.scrollIntoView()")
        for place in ("a1", "g7", "raft.a1", "raft.e3"):  # both boards at once, and large enough for a finger
            box = page.locator(f'[data-at="{place}"]').bounding_box()
            assert box is not None
            assert 0 <= box["y"] <= PHONE["height"] - box["height"]
            assert box["height"] >= 40
            assert box["width"] >= 40
        check_words(page)
        check_page(page, PHONE["width"])
