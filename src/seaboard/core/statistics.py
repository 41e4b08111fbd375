"""What a sample tells about the truth."""

from __future__ import annotations

from math import sqrt
from typing import Final, List, Tuple

Z_95: Final = 1.959963984540054


def wilson(successes: float, trials: int) -> Tuple[float, float]:
    """The 95 % interval of a proportion; honest near 0 and 1, where the usual formula is not."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    shrink = 1 + Z_95**2 / trials
    middle = (share + Z_95**2 / (2 * trials)) / shrink
    half = Z_95 * sqrt(share * (1 - share) / trials + Z_95**2 / (4 * trials**2)) / shrink
    low = middle - half if successes else 0.0
    high = middle + half if successes < trials else 1.0
    return low, high


def mean_interval(values: List[float]) -> Tuple[float, float]:
    """The 95 % interval of the mean of at least two values."""
    number = len(values)
    mean = sum(values) / number
    spread = sqrt(sum([(value - mean) ** 2 for value in values]) / (number - 1))
    half = Z_95 * spread / sqrt(number)
    return mean - half, mean + half
