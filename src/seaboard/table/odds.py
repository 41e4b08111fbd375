"""What was measured about the difficulty of a game's options, as `seaboard odds` and `seaboard strength` wrote it."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from seaboard.games import game_names
from seaboard.table.wire.answers import Measured, MeasuredOption, Odds

DATA = files("seaboard.table") / "data"


def odds(game: str) -> Odds | None:
    """The quick bot's victories with every combination of options, and the strong bot's where they were counted."""
    if game not in game_names() or not (DATA / f"odds_{game}.json").is_file():
        return None
    quick = _read(f"odds_{game}.json")
    strong = [
        Measured(row["options"], row["bot"], row["games"], row["wins"])
        for row in _read(f"strength_{game}.json")["rows"]
        if row["bot"] == "search"
    ]
    options = [MeasuredOption(option["name"], option["values"]) for option in quick["options"]]
    return Odds(quick["bot"], quick["games"], options, quick["wins"], strong)


@cache
def _read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / name).read_text("utf-8"))
    return found
