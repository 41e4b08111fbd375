"""The rulebook's page: from the lobby, searched, linked by clause."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.checks import check_page
from tests.browser.conftest import Server


def test_the_lobby_leads_to_the_rulebook_and_its_search_says_when_nothing_is_found(
    server: Server, visit: Callable[..., Page]
) -> None:
    page = visit(server.address)
    page.locator("article[data-game=nautilion] a[href='/rules/nautilion']").click()
    expect(page.get_by_role("heading", name="The game in a minute")).to_be_visible()
    expect(page.locator("[data-clause='N-6.1']")).to_have_count(1)
    page.get_by_role("searchbox").fill("whirlwind")
    expect(page.locator("[data-clause]").first).to_have_attribute("data-clause", "N-4.4")
    page.get_by_role("searchbox").fill("wirlwnd")
    expect(page.locator(".hits h2")).to_contain_text("wirlwnd")
    expect(page.locator("[data-clause='N-4.4']")).to_be_visible()
    check_page(page, 1280)


def test_a_link_lands_on_its_clause_and_one_that_never_was_on_its_chapter(
    server: Server, visit: Callable[..., Page]
) -> None:
    page = visit(server.address + "/rules/diluvium#D-12.2")
    expect(page.locator("[data-clause='D-12.2']")).to_be_in_viewport()
    page.goto(server.address + "/rules/diluvium#D-12.99")
    page.reload()
    expect(page.locator("[data-landed]")).to_contain_text("D-12.99")
    expect(page.locator("[id='D-12']")).to_be_in_viewport()


def test_what_is_printed_is_the_player_aid(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.address + "/rules/campaign")
    expect(page.locator("#aids")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("#aids")).to_be_visible()
    expect(page.locator("[data-clause]").first).to_be_hidden()
    expect(page.locator("#minute")).to_be_hidden()


def test_a_game_nobody_knows_has_no_rulebook(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.address + "/rules/chess")
    expect(page.get_by_role("alert")).to_contain_text("chess")


def test_an_example_is_walked_through_on_the_games_own_board(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.address + "/rules/diluvia#DV-3.3")
    page.locator("[data-show=rise]").click()
    example = page.locator("[data-example=rise]")
    expect(example.locator("[data-place~=meter]").first).to_be_visible()
    expect(example.locator(".said")).to_contain_text("Step 1 of 2")
    check_page(page, 1280)
    example.get_by_role("button", name="Next").click()
    expect(example.locator(".said")).to_contain_text("Step 2 of 2")
    expect(example.locator(".log")).to_contain_text("The water rises to row 1.")
    page.set_viewport_size({"width": 360, "height": 740})
    check_page(page, 360)
    example.get_by_role("button", name="Close the example").click()
    expect(example).to_have_count(0)
