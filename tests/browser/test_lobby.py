"""The lobby, the form for a new game, the settings, and the page when the server is away."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from seaboard.language import LANGUAGES
from tests.browser.checks import check_in_every_language, check_page
from tests.browser.conftest import Server
from tests.browser.playing import more_choices, new_game

JSON = {"content-type": "application/json"}
PHONE: ViewportSize = {"width": 360, "height": 740}


def set_up(page: Page, server: Server, game: str, *seats: str, **options: int | str) -> str:
    body = {"game": game, "seats": list(seats), "options": options}
    made = page.request.post(server.address + "/api/tables", data=json.dumps(body), headers=JSON)
    return str(made.json()["table"])


def test_tables_that_wait_for_me_come_first_with_a_picture(page: Page, server: Server) -> None:
    set_up(page, server, "nautilion", "here")
    set_up(page, server, "diluvium", "link", "link", players=2)  # newer, but not mine
    page.reload()
    cards = page.locator(".tables li")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text("Nautilion")
    expect(cards.first).to_contain_text("Your turn")
    expect(cards.last).to_contain_text("To move")
    expect(page.locator(".thumb svg")).to_have_count(2)
    expect(page).to_have_title("● One table waits for you · Seaboard")
    cards.first.locator("a").click()
    page.wait_for_url("**/t/*")


def test_a_table_is_deleted_after_one_more_question(page: Page, server: Server) -> None:
    set_up(page, server, "nautilion", "here")
    page.reload()
    bin_button = page.get_by_role("button", name="Delete: Nautilion")
    bin_button.click()
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    bin_button.click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.locator(".tables li")).to_have_count(0)
    page.reload()
    expect(page.locator("article").first).to_be_visible()
    expect(page.locator(".tables li")).to_have_count(0)


@pytest.mark.parametrize("width", [360, 1280])
def test_the_lobby_with_tables_fits_and_is_accessible(server: Server, visit: Callable[..., Page], width: int) -> None:
    page = visit(server.address + "/", viewport={"width": width, "height": 740}, color_scheme="dark")
    for game, options in (("nautilion", {}), ("diluvium", {"players": 2}), ("diluvia", {"players": 2})):
        set_up(page, server, game, *(["here"] if game == "nautilion" else ["here", "bot:random"]), **options)
    set_up(page, server, "campaign", "here")
    page.reload()
    expect(page.locator(".thumb svg")).to_have_count(4)
    check_in_every_language(page, width)
    new_game(page, "nautilion")
    more_choices(page)
    expect(page.locator(".boards svg circle").first).to_be_visible()
    check_in_every_language(page, width)


def test_six_choose_their_teams_and_cannot_do_without(page: Page) -> None:
    new_game(page, "diluvia")
    page.locator("input[name=players][value='6']").check(force=True)
    expect(page.locator("input[name=teams][value=none]")).to_be_disabled()
    expect(page.locator("input[name=teams][value=pairs]")).to_be_checked()
    expect(page.locator("form")).to_contain_text("Six play in teams")
    page.locator("input[name=players][value='4']").check(force=True)
    expect(page.locator("input[name=teams][value=none]")).to_be_enabled()
    expect(page.locator("input[name=teams][value=threes]")).to_be_disabled()
    page.locator("input[name=players][value='3']").check(force=True)
    expect(page.locator("input[name=teams]")).to_have_count(0)
    for rare in ("tentacles", "seats", "reset"):
        expect(page.locator(f"input[name={rare}]").first).not_to_be_visible()


def test_people_at_one_screen_are_named_in_the_form(page: Page) -> None:
    new_game(page)
    page.locator("input[name=players][value='2']").check(force=True)
    page.get_by_role("textbox", name="Name of Player 1").fill("Ana")
    page.get_by_role("textbox", name="Name of Player 2").fill("Bo")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("body")).to_contain_text("Ana")
    expect(page.locator("body")).to_contain_text("Bo")


def test_a_game_that_does_not_exist_cannot_be_begun(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.address + "/new/chess")
    expect(page.get_by_role("alert")).to_contain_text("chess")


def test_the_theme_is_chosen_and_stays(page: Page) -> None:
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(paper)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").check(force=True)
    assert page.evaluate(paper) != light
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    check_page(page, 1280)
    page.get_by_role("radio", name="Largest").check(force=True)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"
    page.reload()
    expect(page.locator("article").first).to_be_visible()
    assert page.evaluate(paper) != light
    page.evaluate('localStorage.setItem(\'seaboard-settings\', \'{"theme": "plaid", "textSize": "large"}\')')
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-text", "large")
    assert page.evaluate(paper) == light


AWAY = {"en": "does not answer", "es": "no responde", "fr": "ne répond pas"}


def test_the_page_says_that_the_server_is_away_and_goes_on_by_itself(
    visit: Callable[..., Page], tmp_path: Path
) -> None:
    server = Server(tmp_path)
    try:
        pages = {code: visit(server.address, locale=code, viewport=PHONE) for code in LANGUAGES}
        for page in pages.values():
            expect(page.locator("article").first).to_be_visible()
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        server.kill()
        for code, page in pages.items():
            page.reload()
            expect(page.locator("main")).to_contain_text(AWAY[code])
            expect(page.locator("html")).to_have_attribute("lang", code)
        server.start()
        for code, page in pages.items():
            expect(page.locator("article").first).to_be_visible()
            expect(page.locator("body")).not_to_contain_text(AWAY[code])
    finally:
        server.clear()


def test_a_page_of_yesterday_begins_anew_where_its_files_are_gone(server: Server, visit: Callable[..., Page]) -> None:
    """Somebody left the page open while a newer client was put in place."""
    page = visit(server.address + "/")
    begun: list[str] = []
    page.on("request", lambda request: begun.append(request.url) if request.is_navigation_request() else None)

    def gone_until_then(route: Route) -> None:
        if begun:
            route.continue_()
        else:
            route.fulfill(status=404)

    page.route("**/assets/NewGame-*.js", gone_until_then)
    page.locator("a[href='/new/diluvium']").click()
    expect(page.locator("form button[type=submit]")).to_be_visible()
    assert begun == [server.address + "/new/diluvium"]
