"""Air ducts: which crew may join and which may leave (N-9). A crew is a bit mask, bit n for cabin n."""

from __future__ import annotations

from typing import Final, List, Tuple

from seaboard.core.native import i64

CABINS: Final = 9
FULL_CREW: Final = 0b1111111110


def neighbours(ducts: List[Tuple[int, int]]) -> List[int]:
    """For each cabin the mask of the cabins a duct joins it to."""
    masks = [0] * (CABINS + 1)
    for one, other in ducts:
        masks[one] |= 1 << other
        masks[other] |= 1 << one
    return masks


def reached(start: i64, crew: i64, joined: List[int]) -> i64:
    """Everybody whom air reaches from these cabins."""
    while True:
        spread = start
        for cabin in range(1, CABINS + 1):
            if start >> cabin & 1:
                spread |= joined[cabin] & crew
        if spread == start:
            return start
        start = spread


def in_one_group(crew: i64, joined: List[int]) -> bool:
    """N-9.3: whether air reaches every crew member from any other."""
    return reached(crew & -crew, crew, joined) == crew


def may_join(cabin: i64, crew: i64, joined: List[int]) -> bool:
    """N-9.1, N-9.2: a duct must lead to someone aboard, unless nobody is."""
    return crew == 0 or joined[cabin] & crew != 0


def may_leave(cabin: i64, crew: i64, joined: List[int]) -> bool:
    """N-9.3: nobody leaves who would split the others."""
    return in_one_group(crew & ~(1 << cabin), joined)
