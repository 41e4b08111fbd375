"""Two people with secrets at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server

SECRET = re.compile(r"seal \d")


def test_the_screen_is_covered_between_two_people(secret_server: Server, visit: Callable[..., Page]) -> None:
    page = visit(secret_server.address + "/new/toy")
    page.evaluate("localStorage.setItem('seaboard-settings', JSON.stringify({ notation: true }))")
    page.reload()
    expect(page.locator("form select")).to_have_count(2)  # two seats, from the description
    page.locator("form select").nth(1).select_option("here")
    expect(page.locator("form")).to_contain_text("the screen is covered")
    page.get_by_role("button", name="Set up the table").click()

    cover = page.get_by_role("heading", name="Pass the device to Player 1 or Player 2")
    expect(cover).to_be_visible()
    expect(page.locator("body")).not_to_contain_text(SECRET)
    page.get_by_role("button", name="I am Player 1").click()
    expect(page.locator(".move")).to_have_count(3)
    first = page.locator(".move code").all_inner_texts()
    page.locator(".move").first.click()
    expect(page.locator(".banner.past")).to_contain_text("Player 2")
    expect(page.locator("[data-log]")).to_contain_text(first[0])
    page.get_by_role("button", name="Hand over").first.click()

    expect(page.get_by_role("heading", name="Pass the device to Player 2")).to_be_focused()
    expect(page.locator("body")).not_to_contain_text(SECRET)
    page.get_by_role("button", name="I am Player 2").click()
    expect(page.locator(".move")).to_have_count(3)
    assert not set(first) & set(page.locator(".move code").all_inner_texts())
    log = page.locator("[data-log]")
    expect(log).not_to_contain_text(SECRET)
    expect(log).to_contain_text("seal ?")
    log.locator("[data-number='1'] [data-line]").click()
    expect(page.locator("body")).not_to_contain_text(first[0])

    page.reload()
    expect(page.get_by_role("button", name="I am Player 2")).to_be_visible()
    expect(page.locator("body")).not_to_contain_text(SECRET)


def test_a_page_that_is_left_is_covered(secret_server: Server, visit: Callable[..., Page]) -> None:
    page = visit(secret_server.address + "/new/toy")
    page.locator("form select").nth(1).select_option("here")
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("button", name="I am Player 2").click()
    expect(page.locator(".move")).to_have_count(3)
    page.evaluate(
        """() => {
            Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true});
            document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    expect(page.get_by_role("button", name="I am Player 2")).to_be_visible()
    expect(page.locator("body")).not_to_contain_text(SECRET)


def test_nobody_waits_for_a_hand_over_where_nothing_is_secret(
    secret_server: Server, visit: Callable[..., Page]
) -> None:
    page = visit(secret_server.address + "/new/nautilion")
    page.locator("input[type=radio][name=players][value='2']").check(force=True)
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator(".answers button").first).to_be_visible()
    expect(page.get_by_role("button", name="Hand over")).to_have_count(0)
