"""A checkout runs its sources, with compiled rules where `make` has made them from exactly these sources (decision 12).

Compiled modules never lie among the sources, where they would stand before a later edit: they are in a folder of
`build/engine` named after what they were made from. A wheel carries its own and needs nothing of this.
SEABOARD_PURE=1 runs the sources as they are.
"""

from __future__ import annotations

import os
import re
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional

ROOMS = ("core", "games", "bots")
SAYS_SO = re.compile(r"^(from seaboard\.core\.native import |# compiled\b)", re.MULTILINE)
BUILDERS = ("hatch_build.py", "building/engine.py", "building/generated.py", "building/objects.py", "requirements.lock")
KEY = "SEABOARD_ENGINE"  # told to the processes a process starts: all of them are of one day
SUFFIX = EXTENSION_SUFFIXES[0] if EXTENSION_SUFFIXES else ".none"


def root() -> Optional[Path]:
    """The checkout this module is part of; None in a wheel."""
    package = Path(__file__).parent
    found = package.parents[1]
    return found if package.parent.name == "src" and (found / "hatch_build.py").is_file() else None


def rule_sources(package: Path) -> Iterator[Path]:
    """The compiled modules and all they may import: what the compiler is told of types is part of what it makes."""
    for room in ROOMS:
        yield from sorted((package / room).rglob("*.py"))


def compiled_modules(package: Path) -> List[str]:
    """The modules to compile, as paths inside the package."""
    return sorted(
        path.relative_to(package).as_posix()
        for path in rule_sources(package)
        if "presentation" not in path.parts and SAYS_SO.search(path.read_text("utf-8"))
    )


def fingerprint(checkout: Path) -> str:
    """Of everything a compiled engine is made from, and of the Python it is made for."""
    import hashlib  # noqa: PLC0415 (a wheel never needs it)

    known = hashlib.sha256(f"{sys.version} {SUFFIX}".encode())
    builders = [path for path in (checkout / name for name in BUILDERS) if path.is_file()]
    for path in [*rule_sources(checkout / "src" / "seaboard"), *builders]:
        data = path.read_bytes()
        known.update(f"\n{path.relative_to(checkout).as_posix()} {len(data)}\n".encode() + data)
    return known.hexdigest()[:24]


def engine_folder(checkout: Path, key: str) -> Path:
    return checkout / "build" / "engine" / key


def compiled_folder() -> Optional[Path]:
    """Where the compiled modules of these sources are, once they are there. The sources are looked at only once."""
    checkout = root()
    if checkout is None or os.environ.get("SEABOARD_PURE") == "1" or not (checkout / "build" / "engine").is_dir():
        return None
    key = os.environ.get(KEY) or os.environ.setdefault(KEY, fingerprint(checkout))
    folder = engine_folder(checkout, key)
    return folder if folder.is_dir() else None


class CompiledModules(MetaPathFinder):
    """Finds them before the sources they were made from."""

    def __init__(self, folder: Path) -> None:
        self.files: Dict[str, Path] = {}
        for path in folder.rglob(f"*{SUFFIX}"):
            name = path.relative_to(folder).as_posix()[: -len(SUFFIX)]
            self.files[name.replace("/", ".")] = path

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> Optional[ModuleSpec]:
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def use_compiled() -> bool:
    """Whether compiled rules are in use from now on: all of them, or none where one was imported as it is."""
    folder = compiled_folder()
    if folder is None:
        return False
    finder = CompiledModules(folder)
    if any(name in sys.modules for name in finder.files):
        return False
    sys.meta_path.insert(0, finder)
    return True
