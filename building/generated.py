"""Writes what is derived when a class is made into the sources named, for mypyc (decision 15).

Run in the folder of a copy of the sources, whose modules are found there: `PYTHONPATH=. python generated.py PATH…`
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path


def main(paths: list[str]) -> None:
    writing = importlib.import_module("seaboard.core.writing")
    for path in map(Path, paths):
        module = importlib.import_module(".".join(path.with_suffix("").parts))
        if any(rule.__module__ == module.__name__ for rule in writing.WRITTEN):
            path.write_text(writing.written_into(path.read_text("utf-8"), module), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
