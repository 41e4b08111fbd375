"""Photographs every game and mode: four sizes, three languages, light and dark.

`python -m tests.browser.screens [FOLDER [WORD...]]`. Names are SCENE-LANGUAGE-SCHEME-SIZE.jpg; with words, only scenes
whose name holds one of them are taken. `scripts/contact-sheet` lays them out on sheets.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from seaboard.games.diluvium.campaign.scenarios import SCENARIOS
from seaboard.language import LANGUAGES
from tests.browser import voyage
from tests.browser.conftest import QUIET, Server, chromium_path
from tests.browser.positions import set_out
from tests.browser.walking import visitor
from tests.golden import goldens

SIZES = ((1280, 720), (1280, 800), (1920, 1080), (360, 740))
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
QUESTION = "[data-question]"
END = "[data-end]"


@dataclass(frozen=True)
class Scene:
    """A golden game at a moment of it."""

    name: str
    game: str
    golden: str
    part: float = 0.5

    def open(self, context: BrowserContext, server: Server) -> str:
        return set_out(context, server, self.game, self.golden, self.part)


def scenario(name: str) -> Scene:
    """The first golden game of a scenario that reached one of its aims."""
    fits = [golden for golden in goldens.names("campaign") if golden.endswith(name)]
    won = [golden for golden in fits if not golden.startswith(("city-fallen", "exhausted", "poorer"))]
    return Scene(f"campaign-{name}", "campaign", (won or fits)[0], 0.6)


NAUTILION = (
    Scene("nautilion-first", "nautilion", "victory-exactly-solo-a1"),
    Scene("nautilion-two", "nautilion", "victory-exactly-two-a2"),
    Scene("nautilion-mages", "nautilion", "with-mages-victory-solo-a1"),
    Scene("nautilion-mercenaries", "nautilion", "with-mercenaries-victory-solo-a2"),
    Scene("nautilion-reefs", "nautilion", "with-reefs-victory-solo-b2"),
    Scene("nautilion-machinations", "nautilion", "with-machinations-victory-solo-a1"),
    Scene("nautilion-heroics", "nautilion", "with-heroics-victory-solo-a1"),
    Scene("nautilion-storm", "nautilion", "with-all-victory-solo-a1", 0.6),
    Scene("nautilion-storm-two", "nautilion", "with-all-victory-two-a2", 0.6),
    Scene("nautilion-end-won", "nautilion", "with-all-victory-solo-a1", 1),
    Scene("nautilion-end-lost", "nautilion", "phantom-arrived-exactly-solo-b2", 1),
)
DILUVIUM = (
    Scene("diluvium-2a", "diluvium", "most-gold-two-a"),
    Scene("diluvium-2b", "diluvium", "shared-victory-two-chosen"),
    Scene("diluvium-3a", "diluvium", "shared-victory-three-a"),
    Scene("diluvium-3b", "diluvium", "fewest-settlers-three-chosen"),
    Scene("diluvium-4a", "diluvium", "fewest-settlers-four-a"),
    Scene("diluvium-4b", "diluvium", "most-gold-four-chosen", 0.7),
    Scene("diluvium-end", "diluvium", "most-gold-four-chosen", 1),
)
DILUVIA = (
    Scene("diluvia-two", "diluvia", "most-animals-two-by-card"),
    Scene("diluvia-three", "diluvia", "most-animals-three-by-meter"),
    Scene("diluvia-four", "diluvia", "most-animals-four-by-card"),
    Scene("diluvia-express", "diluvia", "nearest-vip-four-express-by-card"),
    Scene("diluvia-pairs", "diluvia", "nearest-vip-2v2-by-meter"),
    Scene("diluvia-six", "diluvia", "most-animals-2v2v2-by-card"),
    Scene("diluvia-threes", "diluvia", "most-animals-3v3-by-meter"),
    Scene("diluvia-end", "diluvia", "most-animals-four-by-card", 1),
)
CAMPAIGN = (
    *(scenario(name) for name in SCENARIOS),
    Scene("campaign-end-won", "campaign", "discoverer-condemned-lands", 1),
    Scene("campaign-end-lost", "campaign", "city-fallen-perilous-land", 1),
)
TABLES = (*NAUTILION, *DILUVIUM, *DILUVIA, *CAMPAIGN)


def at(path: str) -> Callable[[Page, Server], None]:
    def go(page: Page, server: Server) -> None:
        page.goto(server.address + path)

    return go


def lobby(page: Page, server: Server) -> None:
    """With tables that wait, and one that is over."""
    for scene in (NAUTILION[0], DILUVIUM[5], DILUVIA[2], NAUTILION[-1]):
        page.goto(scene.open(page.context, server))
        expect(page.locator(END if scene.part >= 1 else QUESTION)).to_be_visible()
    page.goto(server.address + "/")


def atlas(page: Page, server: Server) -> None:
    page.goto(server.address + "/campaigns")
    page.locator("[data-import]").set_input_files(voyage.FILE)
    expect(page.locator("[data-atlas] [data-chapter]").first).to_be_visible()


PAGES: dict[str, Callable[[Page, Server], None]] = {
    "page-lobby": lobby,
    "page-new-nautilion": at("/new/nautilion"),
    "page-rules-diluvium": at("/rules/diluvium#D-12.2"),
    "page-new-diluvium": at("/new/diluvium"),
    "page-new-diluvia": at("/new/diluvia"),
    "page-campaigns": at("/campaigns"),
    "page-atlas": atlas,
    "page-replay": at("/replay"),
}


class Photographer:
    """One browser after the other, each with a scene of its own."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser, self.server, self.folder = browser, server, folder

    def table(self, scene: Scene) -> None:
        context = visitor(self.browser)
        page = context.new_page()
        page.goto(scene.open(context, self.server))
        self.every_way(page, scene.name, END if scene.part >= 1 else QUESTION)
        context.close()

    def page(self, name: str) -> None:
        context = visitor(self.browser)
        page = context.new_page()
        page.goto(self.server.address)
        PAGES[name](page, self.server)
        self.every_way(page, name, "h1")
        context.close()

    def every_way(self, page: Page, name: str, shown: str) -> None:
        for code in sorted(LANGUAGES):
            page.evaluate("code => localStorage.setItem('seaboard-language', code)", code)
            page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
            page.reload()
            expect(page.locator(shown).first).to_be_visible(timeout=60_000)
            page.wait_for_timeout(200)
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                page.wait_for_timeout(200)
                for width, height in SIZES:
                    page.set_viewport_size({"width": width, "height": height})
                    page.evaluate("walker.resized()")
                    page.screenshot(
                        path=self.folder / f"{name}-{code}-{scheme}-{width}x{height}.jpg", type="jpeg", quality=85
                    )


def main(folder: Path, words: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
            photographer = Photographer(browser, server, folder)
            for scene in TABLES:
                if not words or any(word in scene.name for word in words):
                    photographer.table(scene)
            for name in PAGES:
                if not words or any(word in name for word in words):
                    photographer.page(name)
            browser.close()
    finally:
        server.clear()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else Path(tempfile.gettempdir()) / "shots"), sys.argv[2:])
