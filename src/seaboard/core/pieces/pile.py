"""A pile of tokens in which order does not matter, packed in one int: four bits of count for each kind from 0 to 14.

Trap: mypyc 2.4 writes `1 << n` with a 32-bit 1 and silently loses the high bits; hence the table ONE.
"""

from __future__ import annotations

from typing import Final, List

from seaboard.core.native import i64

KINDS: Final = 15
EMPTY: Final = 0
ONE: Final[List[int]] = [16**kind for kind in range(KINDS)]


def added(pile: i64, kind: i64) -> i64:
    return pile + ONE[kind]


def removed(pile: i64, kind: i64) -> i64:
    return pile - ONE[kind]


def count(pile: i64, kind: i64) -> i64:
    return pile >> 4 * kind & 15


def lowest(pile: i64) -> i64:
    """The smallest kind in a pile that is not empty."""
    kind: i64 = 0
    while not pile & 15:
        pile >>= 4
        kind += 1
    return kind


def kinds(pile: i64) -> List[int]:
    """Each token of the pile by its kind, in order."""
    tokens: List[int] = []
    kind = 0
    while pile:
        for _ in range(pile & 15):
            tokens.append(kind)  # noqa: PERF401 (a nested comprehension is slower compiled)
        pile >>= 4
        kind += 1
    return tokens
