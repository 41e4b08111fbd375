"""What every page must be: it fits, it speaks the language, and axe finds nothing."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
AXE_RUN = """axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {'label-content-name-mismatch': {enabled: true}},
})"""


def check_page(page: Page, width: int) -> None:
    """No sideways scrolling, no message id instead of a sentence, nothing axe objects to."""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert not re.search(r"\b(?:web|board|nautilion|table)-[a-z]+-?[a-z]*\b", page.locator("body").inner_text())
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(AXE_RUN)
    problems = [(fault["id"], fault["nodes"][0]["html"][:120]) for fault in found["violations"]]
    assert problems == []
