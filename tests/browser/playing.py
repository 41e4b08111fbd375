"""How a person plays at the table in a browser: read what is offered, click it."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import HASTY

PLAN_BUTTON = ".quick button"
ANSWER = ".answers button[data-do]"
CONFIRM = "button.confirm"
EVENTS = "[data-events]"


def be_hasty(page: Page) -> None:
    """From the next table on."""
    page.evaluate("kept => localStorage.setItem('seaboard-settings', kept)", json.dumps(HASTY))


def play_now(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Play.* now|Jugar ya|Jouer")).first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator(f"{PLAN_BUTTON}, {ANSWER}").first).to_be_visible()


def new_game(page: Page, game: str = "nautilion") -> None:
    """From the lobby to the form for a new game."""
    page.locator(f"article[data-game={game}] a[href='/new/{game}']").click()
    expect(page.locator("form button[type=submit]")).to_be_visible()


def more_choices(page: Page) -> None:
    """Open what the form keeps folded."""
    page.locator("form details > summary").click()


def events(page: Page) -> int:
    """How many events the page knows of; its log draws the newest turns only."""
    return int(page.locator(EVENTS).get_attribute("data-events") or "0")


def is_over(page: Page) -> bool:
    return page.locator("[data-end]").count() > 0


def ready(page: Page) -> None:
    """Something can be done, or it is over."""
    expect(page.locator("[data-lit], [data-end]").first).to_be_visible()


def answer(page: Page) -> None:
    """Click one answer to whatever is asked."""
    if page.locator(ANSWER).count():
        page.locator(ANSWER).first.click()
        return
    page.locator(PLAN_BUTTON).first.click()
    if page.locator(CONFIRM).is_enabled():
        page.locator(CONFIRM).click()


def sure(page: Page) -> None:
    """What chance answers is asked once more."""
    if page.locator("[data-sure=yes]").count():
        page.locator("[data-sure=yes]").click()


def settle(page: Page, before: int) -> None:
    """Wait until the log has grown or the game is over."""
    sure(page)
    page.wait_for_function(
        "before => Number(document.querySelector('[data-events]')?.dataset.events) > before", arg=before
    )


def play_to_the_end(page: Page) -> int:
    moves = 0
    while not is_over(page):
        ready(page)
        if is_over(page):
            break
        before = events(page)
        answer(page)
        settle(page, before)
        moves += 1
        assert moves < 200
    return moves
