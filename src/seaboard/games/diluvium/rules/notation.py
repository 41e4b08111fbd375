"""The text of every move: `sail C2`, `take board.settle`, `place C2.1`, `commit 3`; places have a row and a number."""

from __future__ import annotations

from typing import Dict, Final, List, Tuple

from seaboard.core.verbs import Notation, Verb, Word
from seaboard.games.diluvium.rules.actions import (
    ARM,
    BOARD,
    CARD,
    CHOOSE,
    COMMIT,
    DISCARD,
    DONE,
    END,
    FIRST,
    FLEE,
    GAIN,
    MARK,
    MARK_SLOTS,
    PEOPLE,
    PLACE,
    PLAY,
    PRODUCE,
    SAIL,
    SECTION,
    SELL,
    SLAY,
    SLOTS,
    SPARE,
    STAY,
    TAKE,
    TILE,
    WEAPONS_IN_THE_BOX,
    WHEEL,
)

ACTION_NAMES: Final = ("explore", "settle", "produce", "engage")
RESOURCE_NAMES: Final = ("food", "craft", "weapons")
KIND_NAMES: Final = ("food", "craft", "weapons", "ruins")
CARD_NAMES: Final = ("cornucopia", "machines", "legendary", "compass", "treasure", "cannon", "gate", "map")
PEOPLE_NAMES: Final = ("greeks", "egyptians", "aztecs", "chinese")
BOARD_NAMES: Final = ("a", "warmonger", "artisan", "explorer", "settler")
NO_NUMBERS: Final = (1, 0)


def place_names(coordinates: List[Tuple[int, int]]) -> List[str]:
    """A1 is the first place of the top row; coordinates are in reading order."""
    names: List[str] = []
    rows = sorted({r for _, r in coordinates})
    for row, r in enumerate(rows):
        in_row = [place for place in coordinates if place[1] == r]
        names += [f"{chr(ord('A') + row)}{number + 1}" for number in range(len(in_row))]
    return names


def _names(names: Tuple[str, ...]) -> Word:
    return Word(*NO_NUMBERS, dict(enumerate(names)))


def notation(places: List[str]) -> Notation:
    """The notation for one sea."""
    place = Word(*NO_NUMBERS, dict(enumerate(places)))
    spaces: Dict[int, str] = {
        cell * SLOTS + slot: f"{name}.{slot + 1}" for cell, name in enumerate(places) for slot in range(5)
    }
    sections = {SECTION + section: f"board.{name}" for section, name in enumerate(ACTION_NAMES)}
    space = Word(*NO_NUMBERS, spaces)
    space_or_section = Word(*NO_NUMBERS, {**spaces, **sections})
    marks = {cell * MARK_SLOTS + slot: f"{name}.{slot + 1}" for cell, name in enumerate(places) for slot in range(3)}
    seat = Word(*NO_NUMBERS, {number: str(number + 1) for number in range(4)})
    resource = _names(RESOURCE_NAMES)
    return Notation(
        [
            Verb(FIRST, "~first", (seat,)),
            Verb(PEOPLE, "~people", (_names(PEOPLE_NAMES),)),
            Verb(BOARD, "~board", (_names(BOARD_NAMES),)),
            Verb(TILE, "~tile", (place, Word(1, 29)), bits=6),
            Verb(CARD, "~card", (_names(CARD_NAMES),)),
            Verb(CHOOSE, "board", (_names(BOARD_NAMES),)),
            Verb(WHEEL, "wheel", (_names(ACTION_NAMES),)),
            Verb(PLAY, "play", (_names(CARD_NAMES),)),
            Verb(END, "end"),
            Verb(SAIL, "sail", (place,), bits=6),
            Verb(STAY, "stay"),
            Verb(MARK, "mark", (Word(*NO_NUMBERS, marks),), bits=8),
            Verb(TAKE, "take", (space_or_section,), bits=9),
            Verb(PLACE, "place", (space,), bits=9),
            Verb(GAIN, "gain", (resource,)),
            Verb(PRODUCE, "produce", (place,), bits=6),
            Verb(SELL, "sell"),
            Verb(ARM, "arm"),
            Verb(DONE, "done"),
            Verb(COMMIT, "commit", (Word(0, WEAPONS_IN_THE_BOX),), bits=5),
            Verb(FLEE, "flee", (space_or_section,), bits=9),
            Verb(SLAY, "slay"),
            Verb(SPARE, "spare"),
            Verb(DISCARD, "discard", (resource,)),
        ]
    )
