"""The table with one more game, in which seats have secrets: the toy of the conformance kit. `Server(folder, APP)`."""

from __future__ import annotations

from litestar import Litestar

from seaboard import entries
from seaboard.games.row import GameRow
from seaboard.table import app
from tests.conformance.toy import TidesGame

APP = "tests.browser.with_secrets:create_app"
ROW = GameRow("tests.browser.with_secrets:toy")


def toy(_edition: str) -> TidesGame:
    return TidesGame()


def create_app() -> Litestar:
    """Announced as our own games are: the list is made once and kept."""
    entries.own_entries(entries.GAMES)["toy"] = "tests.browser.with_secrets:ROW"
    return app.create_app()
