"""Pure Python, the compiled wheel and PyPy play the same games to the bit."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = ROOT / "benchmarks" / "checksum.py"

# What the rules do in many random games. It changes when rules, numbering of moves, saved form or generator change:
# look whether the change was meant, then pin the number that `PYTHONPATH=src python benchmarks/checksum.py` prints
# with these arguments.
PINNED = {
    ("--game", "nautilion"): "ba8c944a3dcd0b39",
    ("--game", "diluvium", "--games", "300", "--stepped", "30"): "eba730e3c20db74e",
    ("--game", "diluvia", "--games", "300", "--stepped", "30"): "78eaa9aa4fa6577a",
}

pytestmark = [pytest.mark.source, pytest.mark.parametrize("arguments", PINNED, ids=lambda given: given[1])]


def run(python: str, arguments: list[str], folder: Path, source: bool) -> str:
    """What it prints when run in `folder`, with our sources or with what is installed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if source:
        environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run(
        [python, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def checksum(python: str, arguments: tuple[str, ...], folder: Path, source: bool) -> tuple[str, str]:
    """The checksum and the name of the leg that gave it."""
    words = run(python, [str(SCRIPT), *arguments], folder, source).split()
    return words[0], words[1]


def test_pure_python_gives_the_pinned_checksum(arguments: tuple[str, ...], tmp_path: Path) -> None:
    assert checksum(sys.executable, arguments, tmp_path, source=True) == (PINNED[arguments], "pure")


def test_the_compiled_wheel_gives_the_pinned_checksum(arguments: tuple[str, ...], tmp_path: Path) -> None:
    probe = (
        "import importlib.util as u; print(u.find_spec('seaboard') is not None and __import__('seaboard').compiled())"
    )
    if run(sys.executable, ["-c", probe], tmp_path, source=False).strip() != "True":
        pytest.skip("the wheel in .venv is missing or not compiled (make .venv/.built, with a C compiler)")
    assert checksum(sys.executable, arguments, tmp_path, source=False) == (PINNED[arguments], "compiled"), (
        "or is the wheel older than src? make"
    )


def test_pypy_gives_the_pinned_checksum(arguments: tuple[str, ...], tmp_path: Path) -> None:
    pypy = shutil.which("pypy3")
    if pypy is None:
        pytest.skip("pypy3 is not installed (scripts/for-tests installs it where apt can)")
    assert checksum(pypy, arguments, tmp_path, source=True) == (PINNED[arguments], "pypy")
