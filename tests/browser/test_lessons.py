"""Lessons in a real browser: first chapters are played to their end, with rings; another move is explained."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from seaboard.lessons.shelf import lessons
from seaboard.table.dice import dice_of_number
from tests.browser.conftest import Faults, Server, watch
from tests.browser.walking import visitor

DESK, PHONE = (1280, 720), (360, 740)
COACH = "[data-coach]"
RINGS = ".spots i"
BEGIN = """async (lesson) => (await (await fetch(`/api/lessons/${lesson}`, {method: 'POST', body: '{}',
    headers: {'content-type': 'application/json'}})).json()).table"""
STANDING = 150  # ms in which the coach steps aside and rings are drawn
MOST = 80  # clicks and pages of a lesson
FIRST = [("nautilion", DESK), ("diluvium", PHONE), ("diluvia", PHONE), ("campaign", DESK)]


def begin(page: Page, server: Server, lesson: str) -> None:
    page.goto(server.address + "/learn")
    expect(page.locator("main").get_by_role("heading", level=1)).to_be_visible()
    table = page.evaluate(BEGIN, lesson)
    page.goto(f"{server.address}/t/{table}")
    expect(page.locator(COACH)).to_be_visible()


def is_done(page: Page) -> bool:
    return page.locator(f"{COACH} a[href='/learn']").count() > 0


def ringed(page: Page, pointing: set[int]) -> set[int]:
    """The step that is open, once the coach stands aside and has drawn its rings."""
    step = int(page.locator(f"{COACH} .count").inner_text().partition("/")[0])
    page.wait_for_timeout(STANDING)
    if step in pointing:
        with suppress(TooLate):
            page.locator(RINGS).first.wait_for(timeout=1500)
    return {step} if page.locator(RINGS).count() else set()


def go_on(page: Page) -> None:
    """One page or one click further."""
    if page.locator(f"{COACH} [data-next]").count():
        page.locator(f"{COACH} [data-next]").click()
    else:
        assert page.evaluate("walker.walk(1, false)") == []


@pytest.mark.parametrize(("game", "size"), FIRST)
def test_a_first_lesson_is_played_to_its_end(
    chromium: Browser, hasty_server: Server, game: str, size: tuple[int, int]
) -> None:
    lesson, faults = lessons(dice_of_number)[f"{game}/first"], Faults()
    context = visitor(chromium, size)
    page = context.new_page()
    watch(page, faults, hasty_server.address)
    begin(page, hasty_server, lesson.id)
    pointing = {number for number, step in enumerate(lesson.steps, 1) if step.point}
    for _ in range(MOST):
        if is_done(page):
            break
        pointing -= ringed(page, pointing)
        go_on(page)
    assert is_done(page)
    assert not pointing, "a step rings nothing"
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(COACH)).to_have_count(0)
    assert page.evaluate("walker.ready()") is True
    context.close()
    assert faults == []


def test_another_move_is_explained_and_nothing_is_lost(chromium: Browser, hasty_server: Server) -> None:
    context = visitor(chromium, DESK)
    page = context.new_page()
    begin(page, hasty_server, "nautilion/first")
    for _ in range(2):
        page.locator(f"{COACH} [data-next]").click()
    number = page.evaluate("walker.number")
    page.locator("[data-spell=whirlwind]").click(force=True)
    expect(page.locator(".notice").last).to_contain_text("Spells can wait")
    assert page.evaluate("walker.number") == number
    page.reload()  # the page that was open is open again
    expect(page.locator(f"{COACH} .count")).to_have_text("3/9")
    expect(page.locator(f"{COACH} [data-next]")).to_have_count(0)
    page.get_by_role("button", name="Leave the lesson").first.click()
    expect(page.locator(COACH)).to_have_count(0)
    page.locator("[data-spell=whirlwind][data-lit]").click()
    page.wait_for_function("number => walker.number > number", arg=number)
    context.close()
