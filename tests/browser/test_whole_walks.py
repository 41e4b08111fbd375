"""Whole games of every mode, clicked to their end: `make walks`. It takes longer than the other tests together.

Every question is looked at in the window in which it comes and in another one, all four in turn; every kind of question
in all four, once more whenever more is lit for it than before. Pictures of faults are put into build/walks.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import ROOT, Server
from tests.browser.modes import MODES
from tests.browser.walking import SIZES, Mode, Walk, visitor

pytestmark = [pytest.mark.whole, pytest.mark.slow]
MODE = pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
AS_USUAL = {"pace": "brisk", "animation": True, "confirm": True}
STRETCH = 16  # clicks with captions, which take their time
READING = 30_000  # ms until a question comes after the captions of eight moves


@pytest.fixture(scope="session")
def pictures() -> Path:
    folder = ROOT / "build" / "walks"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@MODE
def test_a_whole_game_is_in_sight(chromium: Browser, hasty_server: Server, mode: Mode, pictures: Path) -> None:
    context = visitor(chromium)
    walk = Walk(context, hasty_server, mode, seed=11)
    walk.pictures = pictures
    walk.to_the_end()
    faults = walk.all_faults()
    context.close()
    assert not faults, "\n".join(faults)


@MODE
def test_captions_cover_nothing(chromium: Browser, hasty_server: Server, mode: Mode, pictures: Path) -> None:
    """Pieces move, the moves of others are told where the question stands, and what chance answers asks once more."""
    context = visitor(chromium, wishes=AS_USUAL, motion="no-preference")
    walk = Walk(context, hasty_server, mode, seed=5)
    walk.pictures = pictures
    walk.page.evaluate("most => { walker.patience = most }", READING)
    for click in range(STRETCH):
        if walk.over:
            break
        walk.size(SIZES[click % len(SIZES)])
        walk.go(1)
    faults = walk.all_faults()
    context.close()
    assert not faults, "\n".join(faults)
