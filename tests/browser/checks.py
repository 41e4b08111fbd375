"""What every page must be: it fits, it speaks the language, and axe finds nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, expect

from seaboard.language import LANGUAGES

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
# Only what is wrong comes back: to describe all that is well takes four times as long as to find it so.
AXE_RUN = """async (part) => (await axe.run(part ?? document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {'label-content-name-mismatch': {enabled: true}},
    resultTypes: ['violations'],
})).violations.map(({id, nodes}) => [id, nodes[0].html.slice(0, 120)])"""


def check_page(page: Page, width: int, part: str | None = None) -> None:
    """No sideways scrolling, no message id instead of a sentence, nothing axe objects to there or anywhere."""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert not re.search(r"\b(?:web|board|nautilion|table)-[a-z]+-?[a-z]*\b", page.locator("body").inner_text())
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(AXE_RUN, part)
    assert found == [], found


def in_every_language(page: Page) -> Iterator[str]:
    """The page as it is, in one language after the other: which one, and back to the first."""
    first = page.locator("html").get_attribute("lang")
    for code in sorted(LANGUAGES, key=lambda code: code == first):
        speak(page, code)
        yield code


def speak(page: Page, code: str) -> None:
    """By the switch on the page; at a table it is among the settings."""
    settings = page.get_by_role("button", name=re.compile("^(Settings|Ajustes|Réglages)$"))
    expect(settings).to_be_visible()  # where the switch is on the page, it came with them
    button = page.locator(f"button[lang={code}]")
    asked = button.count() == 0
    if asked:
        settings.click()
    button.click()
    expect(page.locator("html")).to_have_attribute("lang", code)
    if asked:
        page.keyboard.press("Escape")
        expect(button).to_have_count(0)  # the dialog is closed before the page has taken it away


def check_in_every_language(page: Page, width: int) -> None:
    for code in in_every_language(page):
        check_page(page, width)
        assert not re.search(r"\{ ?\$|undefined|NaN", page.locator("body").inner_text()), code
