"""How a person plays Diluvium on the board: what is lit, and a click on it."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.playing import events

BOARD = "[data-diluvium]"
# Everything that can be chosen on the board: buttons, lit hexagons, and what a lit hexagon shows when it is enlarged.
LIT = f"""() => [...document.querySelectorAll('{BOARD} [data-do], {BOARD} button[data-target], {BOARD} .hex.open')].map(
    ({{dataset}}) => dataset.do ? `[data-do="${{dataset.do}}"]`
        : dataset.target ? `button[data-target="${{dataset.target}}"]` : `.hex[data-place="${{dataset.place}}"]`)"""
CREATE = """async body => (await (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(body),
    headers: {'content-type': 'application/json'}})).json())"""
# The same choice and click within the page, without a pointer: for games of hundreds of moves. -1 when nothing is lit.
AT_ONCE = f"""(chance) => {{
    if (document.querySelector('.stage[aria-busy=true]')) return ['', -1];
    const shown = document.querySelector('[data-panel]')?.dataset.panel;
    const all = ({LIT})().filter(one => !shown || !one.includes(`"${{shown}}"`));
    if (all.length === 0) return ['', -1];
    const wanted = all[Math.floor(chance * all.length)];
    const number = Number(document.querySelector('[data-events]').dataset.events);
    document.querySelector('{BOARD} ' + wanted).dispatchEvent(new MouseEvent('click', {{bubbles: true}}));
    return [wanted, number];
}}"""
CHANGED = """([selector, number]) => !document.querySelector('.stage[aria-busy=true]')
    && (Number(document.querySelector('[data-events]').dataset.events) > number
    || (selector.startsWith('.hex') && document.querySelector(selector.replace('.hex[data-place', '[data-panel'))))"""


def open_table(page: Page, server: Server, seats: list[str], edition: str = "", **options: Any) -> dict[str, Any]:
    """A table made from this page, which then shows it; the links of the other seats."""
    body = {"game": "diluvium", "options": {"players": len(seats), **options}, "seats": seats, "edition": edition}
    made: dict[str, Any] = page.evaluate(CREATE, body)
    page.goto(f"{server.address}/t/{made['table']}")
    expect(page.locator(BOARD)).to_be_visible()
    return made


def lit(page: Page) -> list[str]:
    found: list[str] = page.evaluate(LIT)
    return found


def is_over(page: Page) -> bool:
    return page.locator("[data-final]").count() > 0


def pick(page: Page, rng: random.Random) -> str | None:
    """Something lit; where a tile is enlarged, what lies on it rather than the tile again."""
    found = lit(page)
    shown = page.evaluate("document.querySelector('[data-panel]')?.dataset.panel ?? ''")
    fresh = [one for one in found if shown == "" or f'"{shown}"' not in one]
    return rng.choice(fresh) if fresh else None


def click(page: Page, selector: str) -> None:
    """Click, and wait until the log has grown or the tile is enlarged."""
    number = events(page)
    page.locator(f"{BOARD} {selector}").first.click(force=True)
    page.wait_for_function(CHANGED, arg=[selector, number])


def click_at_once(page: Page, rng: random.Random) -> bool:
    """Whether there was anything to click."""
    selector, number = page.evaluate(AT_ONCE, rng.random())
    if selector:
        page.wait_for_function(CHANGED, arg=[selector, number])
    return bool(selector)
