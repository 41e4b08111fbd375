"""Seaboard: a digital table for three published board games of the flood."""

from __future__ import annotations

from seaboard.checkout import use_compiled

__version__ = "0.1.0"

use_compiled()  # before anything of the rules is imported


def compiled() -> bool:
    """Whether the engine in use was compiled by mypyc."""
    from seaboard.core import engine  # noqa: PLC0415 (kept out of the import of the package)

    return not engine.__file__.endswith(".py")
