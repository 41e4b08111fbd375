"""Where the terminal keeps its games: every move is written before the next is asked for."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

from seaboard.core.play import Play
from seaboard.core.record import record_of, write_record


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "seaboard"


def autosave_path(game: str) -> Path:
    return data_folder() / f"{game}-last.toml"


def save(play: Play[Any], path: Path) -> None:
    """Whole or not at all: a killed program or a full disk leaves the last good file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(write_record(record_of(play)))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
