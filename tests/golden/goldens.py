"""The golden games: records that every version of the rules must replay."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from seaboard.core.game import Game
from seaboard.core.play import Play
from seaboard.core.record import Record, read_record, replay
from seaboard.games import load_game

FOLDER = Path(__file__).parent
COMMENT = "#"


def names(game: str) -> list[str]:
    return sorted(file.stem for file in (FOLDER / game).glob("*.toml"))


def text(game: str, name: str) -> str:
    return (FOLDER / game / f"{name}.toml").read_text("utf-8")


def comment(game: str, name: str) -> str:
    """What a golden game says it shows."""
    lines = [line for line in text(game, name).splitlines() if line.startswith(COMMENT)]
    return " ".join(line.lstrip("# ") for line in lines)


def bare(game: str, name: str) -> str:
    """The record without its comment lines."""
    return "".join(line for line in text(game, name).splitlines(keepends=True) if not line.startswith(COMMENT))


@cache
def record(game: str, name: str) -> Record:
    return read_record(text(game, name))


@cache
def played(game: str, name: str) -> Play[Any]:
    """The game replayed, with the edition it carries."""
    found = record(game, name)
    rules: Game[Any] = load_game(found.game, found.edition)
    return replay(rules, found)


def verbs_of(game: str) -> list[str]:
    """Every verb of a game's notation."""
    from seaboard.games import load_game  # noqa: PLC0415

    loaded = load_game(game)
    return [verb.name for verb in loaded.verbs(loaded.new({})).verbs]


def verbs_in(found: Record) -> set[str]:
    return {event.split()[0] if event.startswith("~") else event.split()[1] for event in found.events}
