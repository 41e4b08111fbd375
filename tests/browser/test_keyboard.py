"""A whole game with nothing but the keyboard, and where the focus goes."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.playing import ANSWER, CONFIRM, PLAN_BUTTON, events, is_over, play_now, ready, settle

FOCUSED = "selector => document.activeElement.matches(selector)"
MOST_TABS = 80


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab until this has the focus, as somebody without a mouse does."""
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED, selector):
            return
        page.keyboard.press(key)
    raise AssertionError(selector)


def hasty_plan(page: Page) -> str:
    """The plan that ends the game soonest: the highest die for the Phantom, a low one for the Darkhouse."""
    labels = [button.get_attribute("aria-label") or "" for button in page.locator(PLAN_BUTTON).all()]
    plans = [[int(die) for die in label.split(":")[0].split()] for label in labels]
    best = max(range(len(plans)), key=lambda place: (plans[place][1], -plans[place][0]))
    return f'{PLAN_BUTTON}[aria-label="{labels[best]}"]'


def move(page: Page) -> None:
    ready(page)
    if is_over(page):
        return
    before = events(page)
    if page.locator(ANSWER).count():
        tab_to(page, ANSWER)
        page.keyboard.press("Enter")
    else:
        tab_to(page, hasty_plan(page))
        page.keyboard.press("Space")
        tab_to(page, CONFIRM)
        page.keyboard.press("Enter")
    settle(page, before)


def test_a_whole_game_is_played_with_the_keyboard_alone(page: Page) -> None:
    play = "article[data-game=nautilion] button"
    expect(page.locator(play)).to_be_visible()
    tab_to(page, play)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator(PLAN_BUTTON).first).to_be_visible()
    expect(page.get_by_role("heading", name="Nautilion", level=1)).to_be_focused()
    moves = 0
    while not is_over(page):
        move(page)
        moves += 1
        assert moves < 100
    expect(page.locator("[data-end] h2")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"at=\d+"))
    page.keyboard.press("ArrowRight")
    expect(page).not_to_have_url(re.compile("at="))
    tab_to(page, "[data-end] footer a[href='/']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Seaboard", level=1)).to_be_focused()


def test_the_focus_follows_to_another_page_and_stays_on_the_first(page: Page) -> None:
    assert page.evaluate("document.activeElement === document.body")
    expect(page).to_have_title(re.compile("Seaboard$"))
    play_now(page)
    expect(page.get_by_role("heading", name="Nautilion", level=1)).to_be_focused()
    expect(page).to_have_title(re.compile("Nautilion"))
    page.go_back()
    expect(page.get_by_role("heading", name="Seaboard", level=1)).to_be_focused()
    expect(page).to_have_title(re.compile("Seaboard$"))
    page.goto(page.url.rstrip("/") + "/replay")
    assert page.evaluate("document.activeElement === document.body")
    expect(page).to_have_title(re.compile("Replay"))


def test_single_key_shortcuts_can_be_switched_off_and_stay_off(page: Page) -> None:
    play_now(page)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("switch").uncheck()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("?")
    page.reload()
    expect(page.locator(PLAN_BUTTON).first).to_be_visible()
    page.keyboard.press("?")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(dialog.get_by_role("switch", name="Sounds")).not_to_be_checked()
    dialog.get_by_role("switch", name=re.compile("shortcuts")).check()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
