"""The text of every move: `plan 2 1 4` gives a 2 to the Darkhouse, a 1 to the Phantom, a 4 to the Nautilion."""

from __future__ import annotations

from typing import Final

from seaboard.core.action import Notation, Verb, Word
from seaboard.games.nautilion.actions import (
    ADMIRALS,
    DISCARD,
    LAID_AT_ONCE,
    LAY,
    PLACE,
    PLAN,
    RESERVE,
    RESERVE_PILE,
    ROLL,
    START,
    SWAP,
    TIDE,
    TRANSLATION,
    WHIRLWIND,
    WITH,
)

_FACE = Word(1, 6)
_CREW = Word(1, 9)
_SPOT = Word(1, 36)

NOTATION: Final = Notation(
    [
        Verb(LAY, "~lay", (_CREW,) * LAID_AT_ONCE),
        Verb(ADMIRALS, "~admirals", (Word(0, 1, {0: "I-II", 1: "II-I"}),)),
        Verb(ROLL, "~roll", (_FACE,) * 3, bits=3),
        Verb(START, "start", (Word(0, 1, {0: "1", 1: "2"}),)),
        Verb(WHIRLWIND, "whirlwind"),
        Verb(TIDE, "tide", (_FACE, _FACE), bits=3),
        Verb(TRANSLATION, "translation"),
        Verb(SWAP, "swap", (_SPOT,), bits=6),
        Verb(WITH, "with", (_SPOT,), bits=6),
        Verb(PLAN, "plan", (_FACE,) * 3, bits=3),
        Verb(DISCARD, "discard", (Word(1, 9, {RESERVE_PILE: "reserve"}),)),
        Verb(PLACE, "place", (_CREW,)),
        Verb(RESERVE, "reserve", (_CREW,)),
    ]
)
