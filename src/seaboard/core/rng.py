"""The one generator of bots, lab and tests: multiply-with-carry, specified to the bit.

Every value stays below 2**60, so pure Python, mypyc and PyPy compute the same numbers at full speed (decision 3).
Real tables do not use it: their dice are committed beforehand (see the table layer).
"""

from __future__ import annotations

from typing import Final, List

from seaboard.core.native import i64

_WORD: Final = 0x3FFFFFFF  # 30 bits: one digit of a Python integer
_FACTOR: Final = 0x3DA5B054  # factor * 2**30 - 1 is a safe prime, so the period is about 2**59
_SEED_STEP: Final = 0x9E3779B97F4A7C15
_SEED_MIX: Final = 0xD6E8FEB86659FD93
_WARM_UP: Final = 16


def scrambled(seed: int, stream: int) -> int:
    """A starting point below 2**58 that is far from those of neighbouring seeds and streams."""
    mixed = (seed * _SEED_STEP + stream * _SEED_MIX + _SEED_STEP) & 0xFFFFFFFFFFFFFFFF
    for _ in range(3):
        mixed = ((mixed ^ (mixed >> 32)) * _SEED_MIX) & 0xFFFFFFFFFFFFFFFF
    return 1 + (mixed >> 6)


class Rng:
    """The state is carry and word in one number; the output is one half of it xor the other."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._state: i64 = scrambled(seed, stream)
        for _ in range(_WARM_UP):
            self.below(1)

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1, each exactly as likely; bound is far below 2**30."""
        state = self._state
        state = _FACTOR * (state & _WORD) + (state >> 30)
        self._state = state
        product = ((state ^ (state >> 30)) & _WORD) * bound
        if product & _WORD < bound and product & _WORD < (_WORD + 1) % bound:
            return self.below(bound)
        return product >> 30

    def choice(self, options: List[int]) -> int:
        return options[self.below(len(options))]

    def copy(self) -> Rng:
        twin = Rng(0)
        twin._state = self._state
        return twin
