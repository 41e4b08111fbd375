"""axe has nothing to say against any kind of page, by day and by night, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.checks import check_page
from tests.browser.conftest import Server
from tests.browser.screens import CAMPAIGN, DILUVIA, DILUVIUM, END, NAUTILION, PAGES, QUESTION, SCHEMES, Scene
from tests.browser.walking import visitor

SIZES = ((1280, 800), (360, 740))
TABLES = (NAUTILION[0], NAUTILION[8], DILUVIUM[5], DILUVIA[5], CAMPAIGN[14])
ENDS = (NAUTILION[-1], DILUVIUM[-1], DILUVIA[-1], CAMPAIGN[-1])
# Colours glide from day to night.
AT_REST = """() => document.getAnimations().every(({playState, effect}) =>
    playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"""


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    context = visitor(chromium, SIZES[0])
    yield context.new_page()
    context.close()


def check_every_way(page: Page) -> None:
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("([width, height]) => walker.resized(width, height)", [width, height])
            page.wait_for_function(AT_REST)
            check_page(page, width)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_of_the_house(page: Page, server: Server, name: str) -> None:
    page.goto(server.address)
    PAGES[name](page, server)
    expect(page.locator("h1").first).to_be_visible()
    check_every_way(page)


@pytest.mark.parametrize("scene", [*TABLES, *ENDS], ids=lambda scene: scene.name)
def test_a_table(page: Page, server: Server, scene: Scene) -> None:
    page.goto(scene.open(page.context, server))
    expect(page.locator(END if scene in ENDS else QUESTION)).to_be_visible()
    check_every_way(page)
