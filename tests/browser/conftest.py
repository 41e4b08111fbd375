"""A real server and a real Chromium for the tests of the pages."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser import fixed_dice, with_secrets
from tests.table.server import Server as TableServer

expect.set_options(timeout=30_000)  # as long as Playwright waits elsewhere: the machine may be busy
ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "seaboard" / "web" / "static"
QUIET = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]


class Server:
    """`seaboard serve` on a free port of this machine; it can be killed and started again."""

    def __init__(self, folder: Path, app: str = fixed_dice.APP, words: tuple[str, ...] = ()) -> None:
        self.server = TableServer(folder, *words, app=app)
        self.address = f"http://{self.server.host}"
        self.database = f"sqlite+aiosqlite:///{self.server.file}"
        self.start()

    def start(self) -> None:
        self.server.start()

    def kill(self) -> None:
        self.server.kill()

    def clear(self) -> None:
        self.server.clear()


def chromium_path() -> str | None:
    """Measured: the same engine without windows, tabs and menus around it needs a quarter less work."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = chromium_path()
    if path is None:
        pytest.skip("Chromium is not installed and apt could not install it")
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built: make play, or npm run build in client/")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("tables"))
    yield running
    running.clear()


@pytest.fixture(scope="session")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots say at once whether they undo, not after the half second that hides what they hold."""
    running = Server(tmp_path_factory.mktemp("hasty-tables"), words=("--window", "0.02"))
    yield running
    running.clear()


@pytest.fixture(scope="module")
def secret_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With a game in which seats have secrets."""
    running = Server(tmp_path_factory.mktemp("secrets"), with_secrets.APP)
    yield running
    running.clear()


class Faults(list[str]):
    """What the page complained about: nothing, in a good test."""


def watch(page: Page, faults: Faults, address: str) -> None:
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "request",
        lambda request: None if request.url.startswith((address, "data:", "ws:")) else faults.append(request.url),
    )


ASKED = 'localStorage.setItem("seaboard-name", JSON.stringify({ name: "", asked: true }))'
AT_ONCE = {"pace": "at-once"}  # moves of others are not waited for
HASTY = {**AT_ONCE, "confirm": False}  # nor is what chance answers asked twice


def acquainted(context: BrowserContext, wishes: Mapping[str, object] = AT_ONCE) -> BrowserContext:
    """Somebody who was here before: asked for a name, who gave none, and chose these settings."""
    context.add_init_script(ASKED)
    kept = json.dumps(json.dumps(wishes))
    context.add_init_script(f'localStorage["seaboard-settings"] ??= {kept}')
    return context


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    made = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-US", reduced_motion="reduce")
    yield acquainted(made)
    made.close()


REFUSED = "Failed to load resource"  # how the console tells of a refusal that the page shows in its own words


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Another person's browser at an address."""
    contexts: list[BrowserContext] = []
    faults = Faults()

    def go(address: str, wishes: Mapping[str, object] = AT_ONCE, **settings: Any) -> Page:
        usual = {"viewport": {"width": 1280, "height": 800}, "locale": "en-US", "reduced_motion": "reduce"}
        contexts.append(acquainted(chromium.new_context(**{**usual, **settings}), wishes))
        opened = contexts[-1].new_page()
        watch(opened, faults, address.partition("//")[0] + "//" + address.partition("//")[2].partition("/")[0])
        opened.goto(address)
        return opened

    yield go
    for made in contexts:
        made.close()
    assert [fault for fault in faults if REFUSED not in fault] == []


@pytest.fixture
def page(context: BrowserContext, server: Server) -> Iterator[Page]:
    """A fresh browser in the lobby; errors in its console or requests to anywhere else fail the test."""
    faults = Faults()
    opened = context.new_page()
    watch(opened, faults, server.address)
    opened.goto(server.address + "/")
    yield opened
    assert faults == []
