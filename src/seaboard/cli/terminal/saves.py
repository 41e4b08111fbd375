"""Where the terminal keeps its games: every move is written before the next is asked for."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from seaboard.core.play import Play
from seaboard.core.record import record_of, write_record


def data_folder() -> Path:
    """Where this system keeps what a program writes for its user; XDG_DATA_HOME is respected."""
    from platformdirs import user_data_path  # noqa: PLC0415 (a server that was given its database needs none)

    return user_data_path("seaboard", appauthor=False)


def autosave_path(game: str) -> Path:
    return data_folder() / f"{game}-last.toml"


def seed_path(record: Path) -> Path:
    """Where the seed of committed dice waits for the end of the game."""
    return record.with_suffix(".seed")


def save(play: Play[Any], path: Path, dice: Mapping[str, str]) -> None:
    write_whole(path, write_record(record_of(play, dice)))


def write_whole(path: Path, text: str) -> None:
    """Whole or not at all: a killed program or a full disk leaves the last good file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
