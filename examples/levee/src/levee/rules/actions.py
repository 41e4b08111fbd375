"""Actions are whole numbers: the verb in the low five bits, its number above."""

from __future__ import annotations

FORECAST, CREST, LAY = 0, 1, 2


def pack(verb: int, number: int) -> int:
    return verb | number << 5


FORECASTS = [[pack(FORECAST, face) for face in range(1, faces + 1)] for faces in range(10)]
CRESTS = [[pack(CREST, face) for face in range(1, faces + 1)] for faces in range(10)]
LAYS = [[pack(LAY, bags) for bags in range(most + 1)] for most in range(10)]
