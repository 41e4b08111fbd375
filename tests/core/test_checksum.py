"""Pure Python, the compiled wheel and PyPy play the same games to the bit."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import seaboard

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = ROOT / "benchmarks" / "checksum.py"

# What the rules do in many random games. It changes when rules, numbering of moves, saved form or generator change:
# look whether the change was meant, then pin the number that `PYTHONPATH=src python benchmarks/checksum.py` prints
# with these arguments.
PINNED: dict[tuple[str, ...], str] = {
    ("--game", "nautilion", "--games", "500", "--stepped", "100"): "026ccfbd221a193d",
    ("--game", "diluvium", "--games", "100", "--stepped", "10"): "149b4ca5971eeda9",
    ("--game", "diluvia", "--games", "100", "--stepped", "10"): "dd89842fe4417e72",
}

INSTALLED = os.environ.get("SEABOARD_TEST_INSTALLED") == "1"
pytestmark = pytest.mark.parametrize("arguments", PINNED, ids=lambda given: given[1])


def checksum(python: str, arguments: tuple[str, ...], folder: Path, packages: Path) -> tuple[str, str]:
    """The checksum and the name of the leg that gave it, with the package that lies in `packages`."""
    done = subprocess.run(
        [python, str(SCRIPT), *arguments], cwd=folder, env={**os.environ, "PYTHONPATH": str(packages)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    words = done.stdout.split()
    return words[0], words[1]


@pytest.mark.source
def test_pure_python_gives_the_pinned_checksum(arguments: tuple[str, ...], tmp_path: Path) -> None:
    assert checksum(sys.executable, arguments, tmp_path, ROOT / "src") == (PINNED[arguments], "pure")


@pytest.mark.skipif(not INSTALLED, reason="the leg of the wheel tests this")
def test_the_compiled_wheel_gives_the_pinned_checksum(arguments: tuple[str, ...], tmp_path: Path) -> None:
    if not seaboard.compiled():
        pytest.skip("the wheel is not compiled: no C compiler, or SEABOARD_PURE=1")
    installed = Path(seaboard.__file__).parents[1]
    assert checksum(sys.executable, arguments, tmp_path, installed) == (PINNED[arguments], "compiled")


@pytest.mark.source
def test_pypy_gives_the_pinned_checksum(arguments: tuple[str, ...], tmp_path: Path) -> None:
    pypy = shutil.which("pypy3")
    if pypy is None:
        pytest.skip("pypy3 is not installed (scripts/for-tests installs it where apt can)")
    assert checksum(pypy, arguments, tmp_path, ROOT / "src") == (PINNED[arguments], "pypy")
