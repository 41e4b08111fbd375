"""Which interpreter runs the engine here, and what PyPy needs to run it. Python 3.9 must be able to read this."""

from __future__ import annotations

import importlib.util
import platform
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def leg() -> str:
    """`pure`, `compiled` or `pypy`."""
    if platform.python_implementation() == "PyPy":
        return "pypy"
    import seaboard  # noqa: PLC0415 (this module must be importable before the engine is)

    return "compiled" if seaboard.compiled() else "pure"


def version() -> str:
    """For people: `CPython 3.11.7`, `PyPy 7.3.11 (Python 3.9.16)`."""
    python = platform.python_version()
    if platform.python_implementation() != "PyPy":
        return f"{platform.python_implementation()} {python}"
    pypy = ".".join(str(part) for part in sys.implementation.version[:3])
    return f"PyPy {pypy} (Python {python})"


def lend_tomllib() -> None:
    """Python 3.9 has no tomllib: put `tomli` in its place, that one package out of `.venv` and nothing else there."""
    if importlib.util.find_spec("tomllib") is not None:
        return
    found = sorted(ROOT.glob(".venv/lib/python3*/site-packages/tomli/__init__.py"))
    if not found:
        raise SystemExit("this Python has no tomllib, and .venv has no tomli to lend: run `make tools`")
    spec = importlib.util.spec_from_file_location("tomli", found[0], submodule_search_locations=[str(found[0].parent)])
    assert spec is not None
    assert spec.loader is not None
    tomli = importlib.util.module_from_spec(spec)
    sys.modules["tomli"] = tomli
    spec.loader.exec_module(tomli)
    sys.modules["tomllib"] = tomli
