"""From a click to the picture of what came of it, in milliseconds: every game, in Chromium, with quick bots.

`python -m benchmarks.clicks [GAME...]` from the checkout. Needs the built client.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import QUIET, Server, chromium_path
from tests.browser.modes import mode_named
from tests.browser.walking import Walk, visitor

MODES = ("nautilion-first", "nautilion-storm", "diluvium-2a", "diluvium-4b", "diluvia-four", "campaign-hydras-ire")
CLICKS = 40


def times(walk: Walk) -> list[float]:
    """From each click that made a move to the frame that shows the server's update."""
    walk.page.evaluate("clicks => walker.walk(clicks, false)", CLICKS)
    found: list[float] = walk.page.evaluate("walker.times")
    return found


def main(words: list[str]) -> None:
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
            print(f"{'mode':24} {'moves':>6} {'p50':>7} {'p95':>7}")
            for name in MODES:
                if words and not any(word in name for word in words):
                    continue
                context = visitor(browser)
                found = times(Walk(context, server, mode_named(name), seed=3))
                context.close()
                tail = statistics.quantiles(found, n=20)[-1]
                print(f"{name:24} {len(found):6} {statistics.median(found):6.0f}  {tail:6.0f}")
            browser.close()
    finally:
        server.clear()


if __name__ == "__main__":
    main(sys.argv[1:])
