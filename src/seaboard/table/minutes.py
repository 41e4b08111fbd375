"""How long games take, as scripts/minutes.py has measured and reckoned it."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from seaboard.table.wire.answers import Minutes

FILE = files("seaboard.table") / "data" / "minutes.json"


@cache
def minutes(game: str) -> list[Minutes]:
    """None for a game that was not measured."""
    rows = json.loads(FILE.read_text("utf-8"))["minutes"].get(game, [])
    return [Minutes(row["options"], row["alone"], row["people"]) for row in rows]
