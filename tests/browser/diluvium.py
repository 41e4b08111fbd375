"""How a person plays Diluvium on the board: what is lit, and a click on it."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Server
from tests.browser.playing import be_hasty

BOARD = "main.frame:has([data-diluvium])"
# Everything that can be chosen now, wherever it is drawn, by how it is found again.
LIT = """() => [...document.querySelectorAll('[data-lit]')].filter(node => !node.closest('[inert]')).map(
    ({dataset}) => dataset.sure ? `[data-sure="${dataset.sure}"]` : dataset.do ? `[data-do="${dataset.do}"]`
        : dataset.target ? `[data-lit][data-target="${dataset.target}"]` : `.hex[data-place="${dataset.place}"]`)"""
# What a click changes: something happened, a tile is enlarged or put away, or it is over.
MARKS = """[document.querySelector('[data-events]')?.dataset.events, document.querySelector('[data-end]') !== null,
    document.querySelector('[data-panel]')?.dataset.panel, document.querySelector('[data-sure]') !== null].join(' ')"""
CREATE = """async body => (await (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(body),
    headers: {'content-type': 'application/json'}})).json())"""
# The same choice and click within the page, without a pointer: for games of hundreds of moves.
# Empty when nothing is lit.
AT_ONCE = f"""(chance) => {{
    const all = ({LIT})();
    if (all.length === 0) return '';
    const wanted = all[Math.floor(chance * all.length)];
    window.marksBefore = {MARKS};
    document.querySelector(wanted).dispatchEvent(new MouseEvent('click', {{bubbles: true}}));
    return wanted;
}}"""
PRESSES = 4
CHANGED = f"() => {MARKS} !== window.marksBefore"


def open_table(page: Page, server: Server, seats: list[str], edition: str = "", **options: Any) -> dict[str, Any]:
    """A table made from this page, which then shows it; the links of the other seats."""
    body = {"game": "diluvium", "options": {"players": len(seats), **options}, "seats": seats, "edition": edition}
    be_hasty(page)
    made: dict[str, Any] = page.evaluate(CREATE, body)
    page.goto(f"{server.address}/t/{made['table']}")
    expect(page.locator(BOARD)).to_be_visible()
    return made


def lit(page: Page) -> list[str]:
    found: list[str] = page.evaluate(LIT)
    return found


def is_over(page: Page) -> bool:
    return page.locator("[data-end]").count() > 0


def pick(page: Page, rng: random.Random) -> str | None:
    found = lit(page)
    return rng.choice(found) if found else None


def remember(page: Page) -> None:
    page.evaluate(f"window.marksBefore = {MARKS}")


def click(page: Page, selector: str) -> None:
    """Click until the table has changed, as a person does: a board that moves just then is missed."""
    remember(page)
    wanted = page.locator(selector).first
    for _ in range(PRESSES):
        expect(wanted).to_be_visible()
        wanted.click(force=selector.startswith(".") or '"space-' in selector)
        with suppress(TooLate):
            page.wait_for_function(CHANGED, timeout=2000)
            return
        if not wanted.count():  # it was heard, and its answer is on the way
            break
    page.wait_for_function(CHANGED)


def choose(page: Page, *targets: str) -> None:
    for target in targets:
        click(page, f'[data-lit][data-target="{target}"]')


def click_at_once(page: Page, rng: random.Random) -> bool:
    """Whether there was anything to click. A click while the last move is on its way is not heard."""
    selector = page.evaluate(AT_ONCE, rng.random())
    if selector:
        with suppress(TooLate):
            page.wait_for_function(CHANGED, timeout=700)
    return bool(selector)
