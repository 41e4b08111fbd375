"""The text of every move of the campaign: those of Diluvium, `deed give 3`, `deed lift gate`, `pick C2`…"""

from __future__ import annotations

from typing import Any, Dict, Final, List, Tuple

from seaboard.core.verbs import Notation, Verb, Word
from seaboard.games.diluvium.campaign.rules.actions import (
    ALLIES,
    COLUMN,
    COURSE,
    DEED,
    FIRST_CARD,
    LYING,
    NUMBER,
    ORDERS,
    PICK,
    SKIP,
    TITLE,
    TOKEN,
    VETERAN,
)
from seaboard.games.diluvium.presentation.verbs import rows
from seaboard.games.diluvium.rules.actions import BOARD, CHOOSE, FIRST, PEOPLE, SECTION, SLOTS, TAKE
from seaboard.games.diluvium.rules.notation import ACTION_NAMES, CARD_NAMES, KIND_NAMES, SeaWords

TOKEN_NAMES: Final = ("0", "1", "1*", "2", "2*")
DEED_NAMES: Final = ("meet", "bribe", "corrupt", "arm-ally", "deliver", "lift", "barter", "give", "escort", "pool")
NO_NUMBERS: Final = (1, 0)
LARGEST: Final = 28
OWN_VERBS: Final = (BOARD, FIRST, PEOPLE, CHOOSE, TAKE)  # written in another way here, or never used


def solo_notation(places: List[str], titles: Tuple[str, ...]) -> Notation:
    """The notation for one scenario."""
    spaces: Dict[int, str] = {
        cell * SLOTS + slot: f"{name}.{slot + 1}" for cell, name in enumerate(places) for slot in range(5)
    }
    sections = {SECTION + section: f"board.{name}" for section, name in enumerate(ACTION_NAMES)}
    lying = {LYING + section: f"lying.{name}" for section, name in enumerate(ACTION_NAMES)}
    settlers = {**spaces, **sections, **lying, ALLIES: "allies", VETERAN: "aztec"}
    place = Word(*NO_NUMBERS, dict(enumerate(places)))
    cards = {FIRST_CARD + kind: name for kind, name in enumerate(CARD_NAMES)}
    orders = {number: "-".join(KIND_NAMES[kind] for kind in order) for number, order in enumerate(ORDERS)}
    base: List[Verb[Any]] = rows(SeaWords(places))
    verbs = [verb for verb in base if verb.code not in OWN_VERBS]
    return Notation(
        [
            *verbs,
            Verb(TAKE, "take", (Word(*NO_NUMBERS, settlers),), bits=9),
            Verb(TOKEN, "~token", (Word(*NO_NUMBERS, dict(enumerate(TOKEN_NAMES))),)),
            Verb(COLUMN, "~column", (Word(*NO_NUMBERS, orders),), bits=5),
            Verb(COURSE, "~course", (place,), bits=6),
            Verb(NUMBER, "~number", (Word(1, 4),)),
            Verb(DEED, "deed", (Word(*NO_NUMBERS, dict(enumerate(DEED_NAMES))), Word(0, LARGEST, cards)), bits=6),
            Verb(SKIP, "skip"),
            Verb(PICK, "pick", (place,), bits=6),
            Verb(TITLE, "title", (Word(*NO_NUMBERS, dict(enumerate(titles))),)),
        ]
    )
