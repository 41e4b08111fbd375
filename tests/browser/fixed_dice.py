"""The table with the same dice for every game: what a test meets today it meets tomorrow. `Server(folder)` uses it.

SEABOARD_TEST_DICE is the number of the dice. Another one finds other positions.
"""

from __future__ import annotations

import os

from litestar import Litestar

from seaboard.table import app, hall
from seaboard.table.dice import dice_of_number

APP = "tests.browser.fixed_dice:create_app"
NUMBER = int(os.environ.get("SEABOARD_TEST_DICE", "1"))


def create_app() -> Litestar:
    setattr(hall, "fresh_dice", lambda: dice_of_number(NUMBER))  # noqa: B010 (a name of the module, not of ours)
    return app.create_app()
