"""How a person plays Diluvia on the boards: what is lit, and a press on it."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server

BOARD = "[data-diluvia]"
CREATE = """async body => (await (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(body),
    headers: {'content-type': 'application/json'}})).json())"""
# Lit places first, then what the picked card still wants, then cards and answers; the window's buttons come alone.
LIT = f"""() => {{
    const all = (selector) => [...document.querySelectorAll('{BOARD} ' + selector)];
    for (const selector of ['.place.lit', '[data-tray] [data-target]', '.kind.open, .answers [data-do]']) {{
        const found = all(selector);
        if (found.length) return found;
    }}
    return [];
}}"""
PRESS = f"""(chance) => {{
    const found = ({LIT})();
    if (found.length === 0) return '';
    const wanted = found[Math.floor(chance * found.length)];
    wanted.dispatchEvent(new MouseEvent('click', {{bubbles: true}}));
    return wanted.dataset.at ?? wanted.dataset.target ?? wanted.dataset.do;
}}"""


def open_table(page: Page, server: Server, seats: list[str], edition: str = "", **options: Any) -> dict[str, Any]:
    """A table made from this page, which then shows it; the links of the other seats."""
    page.goto(server.address + "/")
    body = {"game": "diluvia", "options": {"players": len(seats), **options}, "seats": seats, "edition": edition}
    made: dict[str, Any] = page.evaluate(CREATE, body)
    page.goto(f"{server.address}/t/{made['table']}")
    return made


def board(page: Page) -> None:
    expect(page.locator(f"{BOARD} .place").first).to_be_visible()


def is_over(page: Page) -> bool:
    return page.locator("[data-final]").count() > 0


def press(page: Page, rng: random.Random) -> str:
    """Press something lit; what it was, or nothing."""
    pressed: str = page.evaluate(PRESS, rng.random())
    return pressed


def answer_the_window(page: Page, undo: bool) -> None:
    """Where a window asks: undo if wanted and possible, with the second press it needs; else undo nothing this turn."""
    button = "[data-undo]:not([aria-disabled=true])" if undo else "[data-do=waive]"
    page.evaluate(
        f"""async () => {{
            const sheet = document.querySelector('[data-window].mine');
            if (!sheet || sheet.querySelector('.calm')) return;
            (sheet.querySelector('{button}') ?? sheet.querySelector('[data-do=waive]'))?.click();
            await new Promise((done) => setTimeout(done, 20));
            sheet.querySelector('[data-do=undo-it]')?.click();
        }}"""
    )


def wait_for_my_turn(page: Page) -> None:
    """Among bots a window waits for the one person there; cards of bots are let happen."""
    for _ in range(400):
        if page.locator(".kind.open").count():
            return
        answer_the_window(page, undo=False)
        page.wait_for_timeout(50)
    expect(page.locator(".kind.open").first).to_be_visible()
