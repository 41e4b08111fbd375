"""The question's help: what can be done now, and why, beside the question, by pointer, key and finger."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.checks import check_in_every_language, check_page
from tests.browser.playing import PLAN_BUTTON, new_game

PHONE: ViewportSize = {"width": 360, "height": 740}
SHEET = "[data-question-help]"


def begin(page: Page) -> None:
    new_game(page)
    page.locator("form button[type=submit]").click()
    expect(page.locator(PLAN_BUTTON).first).to_be_visible()


def check_beside(sheet: Locator, question: Locator) -> None:
    """It is in sight as a whole and does not cover the question."""
    one, other = sheet.bounding_box(), question.bounding_box()
    assert one is not None
    assert other is not None
    assert one["y"] >= 0
    assert one["y"] + one["height"] <= other["y"] or one["y"] >= other["y"] + other["height"]


def test_what_can_be_done_and_why_is_told_beside_the_question(page: Page) -> None:
    begin(page)
    page.locator("[data-help-question]").click()
    sheet = page.locator(SHEET)
    expect(sheet).to_contain_text("You can")
    expect(sheet.locator("[data-first-looks]")).to_contain_text("Darkhouse")
    expect(sheet.get_by_role("button", name="N-").first).to_be_visible()
    check_beside(sheet, page.locator("[data-question]"))
    check_in_every_language(page, 1280)
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("w")
    expect(sheet).to_be_visible()
    page.set_viewport_size(PHONE)
    page.wait_for_function("document.querySelector('[data-question-help]').clientWidth > 300")
    check_beside(sheet, page.locator("[data-question]"))
    page.keyboard.press("w")
    expect(sheet).to_have_count(0)


def test_on_a_phone_the_help_leads_to_it(page: Page) -> None:
    page.set_viewport_size(PHONE)
    begin(page)
    page.locator(".foot").get_by_role("button", name="Help").click()
    page.locator("[data-to-question]").click()
    sheet = page.locator(SHEET)
    expect(sheet).to_contain_text("You can")
    check_beside(sheet, page.locator("[data-question]"))
    check_page(page, PHONE["width"])
