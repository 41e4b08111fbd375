"""What was measured about the difficulty of a game's options, as `seaboard odds` and `seaboard strength` wrote it."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from seaboard.games import game_names

DATA = files("seaboard.table") / "data"


def odds(game: str) -> dict[str, Any] | None:
    """The quick bot's victories with every combination of options, and the strong bot's where they were counted."""
    if game not in game_names() or not (DATA / f"odds_{game}.json").is_file():
        return None
    quick = _read(f"odds_{game}.json")
    strong = [
        {name: row[name] for name in ("options", "bot", "games", "wins")}
        for row in _read(f"strength_{game}.json")["rows"]
        if row["bot"] == "search"
    ]
    return {**quick, "strong": strong}


@cache
def _read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / name).read_text("utf-8"))
    return found
