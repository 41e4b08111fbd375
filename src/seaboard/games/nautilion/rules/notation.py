"""The text of every move: `plan 2 1 4` gives a 2 to the Darkhouse, a 1 to the Phantom, a 4 to the Nautilion.

A `-` stands where no die is: `plan 2 1 -` when a Reef holds the Nautilion.
"""

from __future__ import annotations

from typing import Final

from seaboard.core.verbs import Notation, Verb, Word
from seaboard.games.nautilion.components.kit import BLANK, CARDS, MAGE_A, MERCENARY, REEF
from seaboard.games.nautilion.rules.actions import (
    ADMIRALS,
    BANISH,
    CABIN,
    CABIN_CREW,
    DISCARD,
    HEROIC,
    INSERT,
    KEEP,
    LAID_AT_ONCE,
    LAY,
    LEAVE,
    MACHINATION,
    NAUTILIONS_DIE,
    PLACE,
    PLAN,
    RECOVER,
    REEFS,
    REEFS_AT_ONCE,
    REROLL,
    RESERVE,
    RESERVE_PILE,
    REVEAL,
    ROLL,
    SET,
    SPEND,
    START,
    STATION,
    STREW,
    STREWN_AT_ONCE,
    SWAP,
    TAKE,
    TIDE,
    TRANSLATION,
    UNSEAT,
    WHIRLWIND,
    WITH,
)

_FACE = Word(1, 6)
_TURNED = Word(1, 6, {NAUTILIONS_DIE: "nautilion"})
_DIE = Word(1, 6, {0: "-"})  # no die there
_CREW = Word(1, 9)
_SPOT = Word(1, 126)
_MAGES = {MAGE_A: "A", MAGE_A + 1: "B", MAGE_A + 2: "C"}
_TOKEN = Word(1, 9, {**_MAGES, MERCENARY: "mercenary"})
_ANY = Word(1, 9, {BLANK: "blank", **_MAGES, MERCENARY: "mercenary", REEF: "reef"})
_LOST = Word(
    1,
    9,
    {
        RESERVE_PILE: "reserve",
        **_MAGES,
        CABIN_CREW: "cabin-1",
        CABIN_CREW + 1: "cabin-4",
        CABIN_CREW + 2: "cabin-7",
    },
)
_CARD = Word(1, CARDS)

NOTATION: Final = Notation(
    [
        Verb(LAY, "~lay", (_CREW,) * LAID_AT_ONCE),
        Verb(ADMIRALS, "~admirals", (Word(0, 1, {0: "I-II", 1: "II-I"}),)),
        Verb(ROLL, "~roll", (_DIE,) * 3, bits=3),
        Verb(START, "start", (Word(0, 1, {0: "1", 1: "2"}),)),
        Verb(WHIRLWIND, "whirlwind"),
        Verb(TIDE, "tide", (_TURNED, _FACE), bits=3),
        Verb(TRANSLATION, "translation"),
        Verb(SWAP, "swap", (_SPOT,), bits=7),
        Verb(WITH, "with", (_SPOT,), bits=7),
        Verb(PLAN, "plan", (_DIE,) * 3, bits=3),
        Verb(DISCARD, "discard", (_LOST,)),
        Verb(PLACE, "place", (_CREW,)),
        Verb(RESERVE, "reserve", (_ANY,)),
        Verb(STREW, "~strew", (_TOKEN,) * STREWN_AT_ONCE),
        Verb(REEFS, "~reefs", (_CREW,) * REEFS_AT_ONCE),
        Verb(MACHINATION, "~machination", (_CARD,)),
        Verb(REVEAL, "~reveal", (_CARD,)),
        Verb(REROLL, "reroll", (_FACE,), bits=3),
        Verb(HEROIC, "heroic", (_CARD, _CREW)),
        Verb(RECOVER, "recover"),
        Verb(SPEND, "spend", (_ANY,)),
        Verb(STATION, "station", (_CREW,)),
        Verb(CABIN, "cabin", (_TOKEN,)),
        Verb(TAKE, "take", (_ANY,)),
        Verb(KEEP, "keep", (_CREW,)),
        Verb(SET, "set", (_DIE,) * 3, bits=3),
        Verb(UNSEAT, "unseat", (_CREW,)),
        Verb(INSERT, "insert", (Word(0, 126),), bits=7),
        Verb(BANISH, "banish", (_CARD,)),
        Verb(LEAVE, "leave"),
    ]
)
