"""What a page does not do: no sound that nobody asked for, no game that nobody plays."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Server
from tests.browser.playing import PLAN_BUTTON, answer, events, play_now, settle

COUNTING = """
    window.devices = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real { constructor() { super(); window.devices += 1; } };
"""


def devices(page: Page) -> int:
    made: int = page.evaluate("window.devices")
    return made


def test_no_sound_is_made_until_it_is_switched_on(context: BrowserContext, server: Server) -> None:
    context.add_init_script(COUNTING)
    page = context.new_page()
    page.goto(server.address)
    play_now(page)
    before = events(page)
    answer(page)
    settle(page, before)
    assert devices(page) == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Sounds").check()
    assert devices(page) == 1
    page.reload()
    expect(page.locator("h1")).to_have_text("Nautilion")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Sounds")).to_be_checked()


def test_only_the_game_that_is_played_is_fetched(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    asked: list[str] = []
    # the pictures of the lobby's cards are no game yet
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith((".js", ".css")) else None)
    page.goto(server.address)
    expect(page.get_by_role("button", name=re.compile("Play.* now")).first).to_be_visible()
    assert not [address for address in asked if re.search("nautilion|diluvium", address)]
    play_now(page)
    expect(page.locator(PLAN_BUTTON).first).to_be_visible()
    assert [address for address in asked if "nautilion" in address]
    assert not [address for address in asked if "diluvium" in address]
