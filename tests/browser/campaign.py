"""How a person plays the solo campaign in the browser."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.diluvium import BOARD, CREATE, click_at_once, is_over

ATLAS = "[data-atlas]"
LONGEST = 1500


def open_scenario(page: Page, server: Server, edition: str = "", **options: Any) -> None:
    """A single scenario at a table of its own."""
    made = page.evaluate(CREATE, {"game": "campaign", "options": options, "seats": ["here"], "edition": edition})
    page.goto(f"{server.address}/t/{made['table']}")
    expect(page.locator(BOARD)).to_be_visible()


def begin(page: Page, server: Server, name: str, difficulty: str = "normal") -> str:
    """A new campaign; its address."""
    page.goto(server.address + "/campaigns")
    page.locator("form input[type=text]").first.fill(name)
    page.locator(f"input[name=level][value={difficulty}]").check()
    page.locator("form button[type=submit]").first.click()
    expect(page.locator(ATLAS)).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return page.url


def start(page: Page, scenario: str) -> None:
    page.locator(f'[data-scenario="{scenario}"]').click()
    page.locator(f'[data-start="{scenario}"]').click()
    expect(page.locator(BOARD)).to_be_visible()


def play_on(page: Page, rng: random.Random, moves: int = LONGEST) -> None:
    """Whatever is lit, until the scenario is over."""
    for _ in range(moves):
        if is_over(page):
            return
        if not click_at_once(page, rng):
            page.wait_for_timeout(15)
