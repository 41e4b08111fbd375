"""The words of every move: `plan 2 1 4` gives a 2 to the Darkhouse, a 1 to the Phantom, a 4 to the Nautilion.

A `-` stands where no die is: `plan 2 1 -` when a Reef holds the Nautilion.
"""

from __future__ import annotations

from typing import Dict, Final

from seaboard.core.verbs import Word
from seaboard.games.nautilion.components.kit import BLANK, CARDS, MAGE_A, MERCENARY, REEF
from seaboard.games.nautilion.rules.actions import CABIN_CREW, NAUTILIONS_DIE, RESERVE_PILE

MAGES: Final[Dict[int, str]] = {MAGE_A: "A", MAGE_A + 1: "B", MAGE_A + 2: "C"}
PARTNERS: Final[Dict[int, str]] = {CABIN_CREW: "cabin-1", CABIN_CREW + 1: "cabin-4", CABIN_CREW + 2: "cabin-7"}

FACE: Final = Word(1, 6)
FACE_OR_ITS_DIE: Final = Word(1, 6, {NAUTILIONS_DIE: "nautilion"})
DIE: Final = Word(1, 6, {0: "-"})
CREW: Final = Word(1, 9)  # a token, or its cabin
TOKEN: Final = Word(1, 9, {**MAGES, MERCENARY: "mercenary"})
ANY_TOKEN: Final = Word(1, 9, {BLANK: "blank", **MAGES, MERCENARY: "mercenary", REEF: "reef"})
LOST: Final = Word(1, 9, {RESERVE_PILE: "reserve", **MAGES, **PARTNERS})
SPOT: Final = Word(1, 126)
GAP: Final = Word(0, 126)
CARD: Final = Word(1, CARDS)
SEAT: Final = Word(0, 1, {0: "1", 1: "2"})
DEAL: Final = Word(0, 1, {0: "I-II", 1: "II-I"})
