"""Writes docs/api.md, the public API, from what its docstrings and signatures say; a test holds that it is current.

PYTHONPATH=src .venv/bin/python scripts/api_docs.py
"""

from __future__ import annotations

import inspect
import os
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

os.environ["SEABOARD_PURE"] = "1"  # compiled classes tell neither their words nor their signatures

import seaboard

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
CHAPTERS = {
    "Games": ["load_game", "game_names", "Game", "Play", "NATURE", "WATCHER", "Rng", "SeaboardError"],
    "Words": ["Language", "Message", "Line"],
    "Records": ["record_of", "write_record", "read_record", "replay"],
    "Bots": ["load_bot", "bots_for", "Bot", "Observation"],
    "Many games": ["simulate", "Job"],
    "A game or a bot of your own": ["GameRow", "BotRow", "Skill", "Mind", "check_game"],
    "Engine": ["compiled"],
}
OPENING = """# The public API

Everything here is imported from `seaboard` itself. `scripts/api_docs.py` writes this page from the code: edit the
docstring, not the page. How the parts work together: [architecture.md](architecture.md); how to write a game:
[CONTRIBUTING.md](../CONTRIBUTING.md).
"""


def page() -> str:
    parts = [OPENING]
    for chapter, names in CHAPTERS.items():
        parts.append(f"## {chapter}\n")
        parts += [entry(name, getattr(seaboard, name)) for name in names]
    return "\n".join(parts)


def entry(name: str, thing: Any) -> str:
    if inspect.isclass(thing):
        fields = signature(thing).partition(" -> ")[0] if is_dataclass(thing) else ""
        listed = [method(*found) for found in methods(thing)]
        return heading(f"class {name}{fields}", said(thing)) + "".join(["\n", *listed] if listed else [])
    if callable(thing):
        return heading(f"{name}{signature(thing)}", said(thing))
    return heading(f"{name} = {thing!r}", "")


def heading(title: str, text: str) -> str:
    return f"### `{title}`\n" + (f"\n{text}\n" if text else "")


def method(name: str, function: Any) -> str:
    return f"- `{name}{signature(function)}`" + (f": {said(function)}\n" if said(function) else "\n")


def methods(kind: type[Any]) -> list[tuple[str, Any]]:
    """In the order of the source."""
    return [(name, made) for name, made in vars(kind).items() if inspect.isfunction(made) and not name.startswith("_")]


def said(thing: Any) -> str:
    """Its own docstring in one paragraph; a dataclass without one has its signature there, which says nothing."""
    text = (
        " ".join((vars(thing).get("__doc__") or "").split()) if inspect.isclass(thing) else inspect.getdoc(thing) or ""
    )
    return "" if text.startswith(f"{thing.__name__}(") else " ".join(text.split())


def signature(function: Any) -> str:
    found = inspect.signature(function)
    shown = [parameter(one) for one in found.parameters.values() if one.name != "self"]
    back = "" if found.return_annotation is inspect.Signature.empty else f" -> {plain(found.return_annotation)}"
    return f"({', '.join(shown)}){back}"


def parameter(one: inspect.Parameter) -> str:
    typed = "" if one.annotation is inspect.Parameter.empty else f": {plain(one.annotation)}"
    given = one.default is not inspect.Parameter.empty
    default = "…" if inspect.isfunction(one.default) else repr(one.default)
    return f"{one.name}{typed}" + (f" = {default}" if given else "")


def plain(annotation: Any) -> str:
    return annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
