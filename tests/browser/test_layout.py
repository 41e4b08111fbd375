"""Everything in sight: games are walked by clicking what is lit, and nothing is cut off, covered or jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.modes import MODES
from tests.browser.walking import Mode, Walk, visitor


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_all_that_is_lit_is_in_sight(chromium: Browser, hasty_server: Server, mode: Mode) -> None:
    context = visitor(chromium)
    walk = Walk(context, hasty_server, mode, seed=7)
    walk.walk()
    faults = walk.all_faults()
    context.close()
    assert not faults, "\n".join(faults)
