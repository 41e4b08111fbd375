"""What was measured about the difficulty of a game's options, as `seaboard odds` and `seaboard strength` wrote it."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from seaboard.table.wire.answers import Measured, MeasuredOption, Odds

MEASURED = {"nautilion": "odds_nautilion.json"}
STRONG = {"nautilion": "strength_nautilion.json"}


def odds(game: str) -> Odds | None:
    """The quick bot's victories with every combination of options, and the strong bot's where they were counted."""
    if game not in MEASURED:
        return None
    quick = _read(MEASURED[game])
    strong = [
        Measured(row["options"], row["bot"], row["games"], row["wins"])
        for row in _read(STRONG[game])["rows"]
        if row["bot"] == "search"
    ]
    options = [MeasuredOption(option["name"], option["values"]) for option in quick["options"]]
    return Odds(quick["bot"], quick["games"], options, quick["wins"], strong)


@cache
def _read(name: str) -> dict[str, Any]:
    text = (files("seaboard.table") / "data" / name).read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
