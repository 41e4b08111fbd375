"""The wheel carries compiled rules where there is a C compiler: `building/engine.py` makes them, or finds them made.

SEABOARD_PURE=1, or a missing compiler, gives the same package in pure Python.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("SEABOARD_PURE") == "1":
            return
        sys.path.insert(0, self.root)
        from building.engine import build_engine  # noqa: PLC0415 (found by the line above)
        from building.objects import has_compiler  # noqa: PLC0415

        if not has_compiler():
            return
        made = build_engine(Path(self.root), lambda words: print(words, file=sys.stderr))  # noqa: T201
        for path in (path for path in made.rglob("*") if path.suffix in {".so", ".pyd"}):
            build_data["force_include"][str(path)] = path.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
