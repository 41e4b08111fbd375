"""Whole games with nothing but the keyboard: what is lit can have the focus, is in sight, and Enter answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Server
from tests.browser.modes import mode_named
from tests.browser.walking import Mode, Walk, visitor

WHOLE = ("diluvia-two", "diluvium-2a", "campaign-perilous-land")
OPENINGS = ("nautilion-first", "diluvium-4b", "diluvia-six", "campaign-hydras-ire")
LONGEST = 400
MOST_TABS = 120
AT_LIT = "document.activeElement.closest('[data-lit]') !== null"


def enter(page: Page) -> None:
    """One answer, or a part of it."""
    assert page.evaluate("walker.focus()") is True
    page.keyboard.press("Enter")
    assert page.evaluate("walker.after()") is True


@pytest.mark.parametrize("mode", [mode_named(name) for name in WHOLE], ids=lambda mode: mode.name)
def test_a_whole_game_is_played_with_enter(chromium: Browser, hasty_server: Server, mode: Mode) -> None:
    context = visitor(chromium)
    walk = Walk(context, hasty_server, mode, seed=5)
    for _ in range(LONGEST):
        if walk.over:
            break
        enter(walk.page)
        walk.note([] if walk.over else walk.page.evaluate("walker.look()"))
    assert walk.over
    faults = walk.all_faults()
    assert not faults, "\n".join(faults)
    context.close()


@pytest.mark.parametrize("mode", [mode_named(name) for name in OPENINGS], ids=lambda mode: mode.name)
def test_tab_leads_from_the_top_of_the_page_to_what_is_lit(chromium: Browser, server: Server, mode: Mode) -> None:
    context = visitor(chromium)
    walk = Walk(context, server, mode, seed=5)
    for _ in range(3):
        number = walk.page.evaluate("walker.ask")
        for _ in range(MOST_TABS):
            walk.page.keyboard.press("Tab")
            if walk.page.evaluate(AT_LIT):
                break
        assert walk.page.evaluate(AT_LIT)
        walk.page.keyboard.press("Enter")
        walk.page.wait_for_timeout(150)
        assert walk.page.evaluate("walker.ready()") is True
        assert walk.page.evaluate("walker.ask") >= number
    context.close()
