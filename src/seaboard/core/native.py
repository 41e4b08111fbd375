"""What the hot path tells the compiler, and nothing at all when it is not compiled.

`i64` is a machine integer to mypyc and `int` to everybody else. `mypyc_attr` marks native classes: those a game written
in plain Python may subclass, and those that cannot be part of a reference cycle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable, TypeVar

__all__ = ["i64", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int
    C = TypeVar("C", bound=type)

    def mypyc_attr(*_names: str, **_values: object) -> Callable[[C], C]:
        return lambda cls: cls
