"""The table with one more game, in which seats have secrets: the toy of the conformance kit. `Server(folder, APP)`."""

from __future__ import annotations

from typing import Any

from litestar import Litestar

from seaboard.core.game import Game
from seaboard.games import GAMES, load_game
from seaboard.table import app, replaying, routes, trial
from tests.conformance.toy import TidesGame

APP = "tests.browser.with_secrets:create_app"


def load(name: str, edition: str = "") -> Game[Any]:
    return TidesGame() if name == "toy" else load_game(name, edition)


def create_app() -> Litestar:
    for module in (replaying, routes, trial):
        setattr(module, "load_game", load)  # noqa: B010 (a name of the module, not of ours)
    setattr(routes, "GAMES", (*GAMES, "toy"))  # noqa: B010
    return app.create_app()
