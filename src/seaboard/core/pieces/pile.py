"""A pile of tokens in which order does not matter, packed in one int: four bits of count for each kind from 0 to 14.

Trap: mypyc 2.4 writes `1 << n` with a 32-bit 1 and silently loses the high bits; hence one token of the highest kind,
shifted down.
"""

from __future__ import annotations

from typing import Final, List

from seaboard.core.native import i64

KINDS: Final = 15
EMPTY: Final = 0
HIGHEST: Final = 56  # bits below the count of kind 14
ONE_HIGHEST: Final = 0x100000000000000
RUNS: Final[List[List[List[int]]]] = [[[kind] * number for number in range(16)] for kind in range(KINDS)]


def added(pile: i64, kind: i64) -> i64:
    return pile + (ONE_HIGHEST >> HIGHEST - 4 * kind)


def removed(pile: i64, kind: i64) -> i64:
    return pile - (ONE_HIGHEST >> HIGHEST - 4 * kind)


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
    kind: i64 = 0
    while pile:
        tokens += RUNS[kind][pile & 15]
        pile >>= 4
        kind += 1
    return tokens
