"""People at a table: names that are asked once, once more with the same, invitations for other devices."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from seaboard.table.reach import reachable
from tests.browser.checks import check_page
from tests.browser.conftest import Faults, Server, acquainted, watch
from tests.table.server import Browser as Player

NASTY = "<img src=x onerror=alert(1)>\u202e"
ANYWHERE = "0.0.0.0"
Open = Callable[[str], Page]


@pytest.fixture
def stranger(chromium: Browser) -> Iterator[Open]:
    """Somebody who was never here, and was never asked for a name."""
    contexts: list[BrowserContext] = []
    faults = Faults()

    def go(address: str) -> Page:
        contexts.append(chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-US"))
        page = contexts[-1].new_page()
        watch(page, faults, re.match(r"\w+://[^/]+", address)[0])  # type: ignore[index]
        page.goto(address)
        return page

    yield go
    for context in contexts:
        context.close()
    assert faults == []


def api(page: Page, path: str, body: object) -> dict[str, object]:
    script = """([path, body]) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'},
        body: JSON.stringify(body)}).then((answer) => answer.json())"""
    found: dict[str, object] = page.evaluate(script, [path, body])
    return found


def new_table(page: Page, *seats: str, **more: object) -> dict[str, object]:
    options = {"players": len(seats)}
    return api(page, "/api/tables", {"game": "nautilion", "seats": list(seats), "options": options, **more})


def name_of(page: Page, seat: int) -> str:
    return page.locator(f"[data-seat='{seat}'] .name strong").inner_text()


def test_a_name_is_asked_once_and_told_to_everybody(server: Server, stranger: Open) -> None:
    host = stranger(server.address)
    made = new_table(host, "here", "link")
    host.goto(f"{server.address}/t/{made['table']}")
    ask = host.get_by_role("dialog", name="What shall the others call you?")
    expect(ask.get_by_role("textbox", name="Your name")).to_be_focused()
    check_page(host, 1280)
    ask.get_by_role("textbox", name="Your name").fill(" Ana \t María")
    ask.get_by_role("button", name="That is my name").click()
    expect(ask).to_have_count(0)
    expect(host.locator("[data-seat='0'] .name strong")).to_have_text("Ana María")

    guest = stranger(server.address + str(made["links"]["1"]))  # type: ignore[index]
    ask = guest.get_by_role("dialog")
    ask.get_by_role("textbox").fill(NASTY)
    ask.get_by_role("textbox").press("Enter")
    expect(host.locator("[data-seat='1'] .name strong")).to_have_text("<img src=x onerror=alert")
    assert name_of(guest, 0) == "Ana María"

    host.reload()
    expect(host.locator("[data-seat='0'] .name strong")).to_have_text("Ana María")
    expect(host.get_by_role("dialog")).to_have_count(0)
    again = new_table(host, "here", "link")
    host.goto(f"{server.address}/t/{again['table']}")
    expect(host.locator("[data-seat='0'] .name strong")).to_have_text("Ana María")


def test_whoever_wants_no_name_is_left_alone(server: Server, stranger: Open) -> None:
    page = stranger(server.address)
    page.goto(f"{server.address}/t/{new_table(page, 'here', 'link')['table']}")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert name_of(page, 0) == "Player 1"
    page.reload()
    expect(page.locator("[data-seat='0']")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_nobody_who_plays_alone_is_asked(server: Server, stranger: Open) -> None:
    page = stranger(server.address)
    page.goto(f"{server.address}/t/{new_table(page, 'here', 'bot:sailor')['table']}")
    expect(page.locator("[data-seat='1'] .name small")).to_contain_text("easy bot")
    assert name_of(page, 1) != "Player 2"
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_name_is_changed_in_the_invitation(server: Server, page: Page, visit: Callable[..., Page]) -> None:
    made = new_table(page, "here", "link")
    page.goto(f"{server.address}/t/{made['table']}")
    guest = visit(server.address + str(made["links"]["1"]))  # type: ignore[index]
    invite_tab(page)
    page.get_by_role("textbox", name="Your name").fill("Zoë")
    page.get_by_role("textbox", name="Your name").press("Tab")
    expect(guest.locator("[data-seat='0'] .name strong")).to_have_text("Zoë")


def invite_tab(page: Page) -> None:
    page.get_by_role("tab", name="Invite").click()
    expect(page.locator("[data-invite]")).to_be_visible()


def test_a_server_for_this_machine_says_that_others_cannot_come(server: Server, page: Page) -> None:
    made = new_table(page, "here", "link")
    page.evaluate("([id, links]) => sessionStorage.setItem(`seaboard-links-${id}`, links)", kept(made))
    page.goto(f"{server.address}/t/{made['table']}")
    invite_tab(page)
    warning = page.locator("[data-invite] [role=note]")
    expect(warning).to_contain_text("on this machine only")
    expect(warning.locator("code")).to_have_text(re.compile(r"^seaboard serve --host 0\.0\.0\.0 --port \d+$"))
    check_page(page, 1280)


def kept(made: dict[str, object]) -> list[str]:
    """As the page that makes a table keeps its links."""
    return [str(made["table"]), json.dumps({"seats": made["links"], "watch": made["watch"]})]


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Server]:
    if not reachable([ANYWHERE]):
        pytest.skip("this machine has no address besides its own")
    running = Server(tmp_path, words=("--host", ANYWHERE))
    yield running
    running.clear()


def test_an_invitation_opens_on_another_device(open_server: Server, visit: Callable[..., Page]) -> None:
    host = visit(open_server.address)
    made = new_table(host, "here", "link", names=["Ana"])
    host.evaluate("([id, links]) => sessionStorage.setItem(`seaboard-links-${id}`, links)", kept(made))
    host.goto(f"{open_server.address}/t/{made['table']}")
    invite_tab(host)
    expect(host.locator("[data-invite] [role=note]")).to_have_count(0)
    field = host.get_by_role("textbox", name="Link for Player 2")
    address = f"http://{reachable([ANYWHERE])[0]}:"
    expect(field).to_have_value(re.compile(re.escape(address)))
    host.get_by_role("button", name="QR code: Link for Player 2").click()
    expect(host.get_by_role("img", name="QR code: Link for Player 2")).to_be_visible()
    guest = visit(field.input_value())
    expect(guest.locator("[data-seat='1'] .name small")).to_contain_text("you")
    assert name_of(guest, 0) == "Ana"
    expect(host.locator("[data-invite]")).to_contain_text("Player 2 is at the table.")


def finished_game(server: Server) -> tuple[str, list[Player]]:
    """Ana, the host, and Bo have played a game to its end, and Eve watched."""
    ana, bo, eve = (Player(server.server) for _ in range(3))
    body = {"game": "nautilion", "seats": ["here", "link"], "options": {"players": 2}, "names": ["Ana"]}
    _, made = ana.post("/api/tables", body)
    table = made["table"]
    bo.post(f"/api/tables/{table}/sit", {"token": made["links"]["1"].partition("#")[2], "name": "Bo"})
    eve.post(f"/api/tables/{table}/sit", {"token": made["watch"].partition("#")[2]})
    with ana.tab(table) as one, bo.tab(table) as other:
        tabs = [one, other]
        for tab in tabs:
            tab.hello()
        while one.update["view"]["ask"] is not None:
            asked = next(tab for tab in tabs if tab.update["view"]["ask"]["mine"])
            number = asked.do(asked.choices()[0])["number"]
            for tab in tabs:
                tab.until(number)
    return table, [ana, bo, eve]


def test_once_more_with_the_same_people(server: Server, chromium: Browser) -> None:
    table, players = finished_game(server)
    pages = []
    for player in players:
        context = acquainted(chromium.new_context(locale="en-US", reduced_motion="reduce"))
        cookies = [{"name": name, "value": value, "url": server.address} for name, value in player.cookies.items()]
        context.add_cookies(cookies)  # type: ignore[arg-type]
        pages.append(context.new_page())
        pages[-1].goto(f"{server.address}/t/{table}")
    ana, bo, eve = pages
    button = "[data-again]"
    expect(ana.locator(button)).to_have_text("Again")
    expect(eve.locator(button)).to_have_count(0)
    bo.locator(button).click()
    bo.wait_for_url(lambda url: table not in url)
    for page, label in ((ana, "Play again"), (eve, "Watch the next game")):
        expect(page.locator("body")).to_contain_text("Bo offers another game.")
        expect(page.locator(button)).to_have_text(label)
        page.locator(button).click()
        page.wait_for_url(bo.url)
    for page in pages:
        expect(page.locator("[data-seat='0'] .name strong")).to_have_text("Bo")
        expect(page.locator("[data-seat='1'] .name strong")).to_have_text("Ana")
    expect(ana.locator("[data-seat='1'] .name small")).to_contain_text("you")
    expect(bo.locator("[data-seat='0'] .name small")).to_contain_text("you")
    for page in pages:
        page.context.close()


def test_an_invitation_is_not_hidden_where_the_screen_is_shared(server: Server, page: Page) -> None:
    """Two at this screen and one by a link, in a game with secrets: the screen opens covered."""
    options = {"players": 3}
    made = api(page, "/api/tables", {"game": "diluvium", "seats": ["here", "here", "link"], "options": options})
    page.evaluate("([id, links]) => sessionStorage.setItem(`seaboard-links-${id}`, links)", kept(made))
    page.goto(f"{server.address}/t/{made['table']}")
    expect(page.get_by_role("button", name="I am Player 1")).to_be_visible()
    expect(page.get_by_role("textbox", name="Link for Player 3")).to_be_visible()


def test_whoever_invites_by_phone_finds_the_links(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.address, viewport={"width": 360, "height": 740}, has_touch=True)
    made = new_table(page, "here", "link")
    page.evaluate("([id, links]) => sessionStorage.setItem(`seaboard-links-${id}`, links)", kept(made))
    page.goto(f"{server.address}/t/{made['table']}")
    page.get_by_role("button", name="Invite").tap()
    expect(page.get_by_role("textbox", name="Link for Player 2")).to_be_visible()
    page.get_by_role("button", name="QR code: Link for Player 2").tap()
    expect(page.get_by_role("img", name="QR code: Link for Player 2")).to_be_visible()
    check_page(page, 360)
