"""A page of another site, in a browser that plays here: it changes nothing, hears nothing and shows nothing of us."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import Server

TABLE = '{"game": "nautilion", "seats": ["here"], "options": {}}'
TRY = """async ([address, kind, body, mode]) => {
  try { return (await fetch(address, {method: "POST", mode, credentials: "include", body,
    headers: {"content-type": kind}})).type } catch (fault) { return "refused" }
}"""
LISTEN = """address => new Promise(done => {
  const socket = new WebSocket(address);
  socket.onopen = () => done("open");
  socket.onerror = () => done("refused");
})"""


class Elsewhere(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        body = b"<!doctype html><title>Elsewhere</title><body></body>"
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def elsewhere(context: BrowserContext) -> Iterator[Page]:
    """Another site's page, in the browser of somebody who plays with us."""
    site = ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
    thread = threading.Thread(target=site.serve_forever)
    thread.start()
    page = context.new_page()
    page.goto(f"http://localhost:{site.server_address[1]}/")
    yield page
    page.close()
    site.shutdown()
    site.server_close()
    thread.join()


@pytest.fixture
def mine(context: BrowserContext, server: Server) -> str:
    """A table this browser holds."""
    page = context.new_page()
    page.goto(server.address + "/")
    made: Any = page.evaluate(
        """async body => (await (await fetch("/api/tables", {method: "POST", body,
        headers: {"content-type": "application/json"}})).json()).table""",
        TABLE,
    )
    page.close()
    return str(made)


def tables(server: Server) -> int:
    file = Path(server.database.partition(":///")[2])
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        count: int = database.execute("SELECT count(*) FROM tables").fetchone()[0]
    database.close()
    return count


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "application/json"])
def test_another_sites_page_makes_no_table(elsewhere: Page, mine: str, server: Server, kind: str) -> None:
    before = tables(server)
    assert elsewhere.evaluate(TRY, [f"{server.address}/api/tables", kind, TABLE, "no-cors"]) in ("opaque", "refused")
    assert tables(server) == before


def test_a_form_of_another_sites_page_makes_no_table(elsewhere: Page, mine: str, server: Server) -> None:
    before = tables(server)
    elsewhere.set_content(
        f"""<form method="post" enctype="text/plain" action="{server.address}/api/tables">
        <input name='{TABLE[:-1]}, "edition": "' value='"}}'></form>"""
    )
    with elsewhere.expect_navigation():
        elsewhere.evaluate("document.forms[0].submit()")
    assert "table-only-json" in elsewhere.content() or "table-foreign-page" in elsewhere.content()
    assert tables(server) == before


def test_another_sites_page_does_not_sit_at_my_table(elsewhere: Page, mine: str, server: Server) -> None:
    live = f"ws{server.address.removeprefix('http')}/api/tables/{mine}/live"
    assert elsewhere.evaluate(LISTEN, live) == "refused"


def test_our_own_page_does(page: Page, mine: str, server: Server) -> None:
    """What the tests above would find if nothing were guarded."""
    before = tables(server)
    assert page.evaluate(TRY, [f"{server.address}/api/tables", "application/json", TABLE, "cors"]) == "basic"
    assert tables(server) == before + 1
    live = f"ws{server.address.removeprefix('http')}/api/tables/{mine}/live"
    assert page.evaluate(LISTEN, live) == "open"


def test_our_pages_cannot_be_framed(elsewhere: Page, server: Server, visit: Callable[..., Page]) -> None:
    elsewhere.set_content(f'<iframe src="{server.address}/" width="800" height="600"></iframe>')
    elsewhere.wait_for_timeout(1000)
    framed = [frame for frame in elsewhere.frames if frame.parent_frame is not None]
    assert [frame.locator("main.lobby").count() for frame in framed] == [0] * len(framed)
    visit(server.address + "/").locator("main.lobby").wait_for()
