"""How a person plays Diluvia on the boards: what is lit, and a press on it."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.playing import be_hasty

BOARD = "[data-diluvia]"
CREATE = """async body => (await (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(body),
    headers: {'content-type': 'application/json'}})).json())"""
# Lit places first, then what the picked card still wants, then cards and answers; the window's buttons come alone.
LIT = """() => {
    const wanted = ['.place', '[data-tray] button', '.side', '.kind:not(.chosen), .tray button'];
    for (const selector of wanted) {
        const found = [...document.querySelectorAll(selector)].filter((node) => node.matches('[data-lit]'));
        if (found.length) return found;
    }
    return [];
}"""
PRESS = f"""(chance) => {{
    const found = ({LIT})();
    if (found.length === 0) return '';
    const wanted = found[Math.floor(chance * found.length)];
    wanted.dispatchEvent(new MouseEvent('click', {{bubbles: true}}));
    return wanted.dataset.at ?? wanted.dataset.target ?? wanted.dataset.do;
}}"""
ALL_HERE = "[data-nobody][data-lit]"


def open_table(
    page: Page, server: Server, seats: list[str], edition: str = "", clock: int | None = None, **options: Any
) -> dict[str, Any]:
    """A table made from this page, which then shows it; the links of the other seats."""
    page.goto(server.address + "/")
    be_hasty(page)
    body = {"game": "diluvia", "options": {"players": len(seats), **options}, "seats": seats, "edition": edition}
    made: dict[str, Any] = page.evaluate(CREATE, {**body, "clock": clock})
    page.goto(f"{server.address}/t/{made['table']}")
    return made


def board(page: Page) -> None:
    expect(page.locator(f"{BOARD} .place").first).to_be_visible()


def is_over(page: Page) -> bool:
    return page.locator("[data-end]").count() > 0


def press(page: Page, rng: random.Random) -> str:
    """Press something lit; what it was, or nothing."""
    pressed: str = page.evaluate(PRESS, rng.random())
    return pressed


def declare(page: Page, rng: random.Random) -> None:
    """Play a card that can be undone: a discard is not asked about."""
    page.locator(".kind.open:is(.move, .maneuver, .tentacles)").first.click()
    while not page.locator("[data-window]").count() and press(page, rng):
        page.wait_for_timeout(30)
    expect(page.locator("[data-window]")).to_have_count(1)


def answer_the_window(page: Page, undo: bool) -> None:
    """Where a window asks: undo if wanted and possible, with the second press it needs; else undo nothing this turn."""
    button = "[data-undo][data-lit]" if undo else "[data-do=waive][data-lit]"
    page.evaluate(
        f"""async () => {{
            const answers = document.querySelector('[data-window].mine');
            if (!answers?.querySelector('[data-lit]')) return;
            (answers.querySelector('{button}') ?? answers.querySelector('[data-do=waive]'))?.click();
            await new Promise((done) => setTimeout(done, 20));
            answers.querySelector('[data-do=undo-it]')?.click();
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
