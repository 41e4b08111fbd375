"""The words of every move: `sail C2`, `take board.settle`, `place C2.1`, `commit 3`; places have a row and a number."""

from __future__ import annotations

from typing import Dict, Final, List, Tuple

from seaboard.core.verbs import Word, one_of
from seaboard.games.diluvium.rules.actions import MARK_SLOTS, SECTION, SLOTS

ACTION_NAMES: Final = ("explore", "settle", "produce", "engage")
RESOURCE_NAMES: Final = ("food", "craft", "weapons")
KIND_NAMES: Final = ("food", "craft", "weapons", "ruins")
CARD_NAMES: Final = ("cornucopia", "machines", "legendary", "compass", "treasure", "cannon", "gate", "map")
PEOPLE_NAMES: Final = ("greeks", "egyptians", "aztecs", "chinese")
BOARD_NAMES: Final = ("a", "warmonger", "artisan", "explorer", "settler")


def place_names(coordinates: List[Tuple[int, int]]) -> List[str]:
    """A1 is the first place of the top row; coordinates are in reading order."""
    names: List[str] = []
    rows = sorted({r for _, r in coordinates})
    for row, r in enumerate(rows):
        in_row = [place for place in coordinates if place[1] == r]
        names += [f"{chr(ord('A') + row)}{number + 1}" for number in range(len(in_row))]
    return names


class SeaWords:
    """The words that hang on the sea of a game."""

    def __init__(self, places: List[str]) -> None:
        self.spaces = _numbered(places, SLOTS, 5)
        self.sections: Dict[int, str] = {SECTION + number: f"board.{name}" for number, name in enumerate(ACTION_NAMES)}
        self.place: Word = one_of(places)
        self.space: Word = one_of(self.spaces)
        self.space_or_section: Word = one_of({**self.spaces, **self.sections})
        self.mark: Word = one_of(_numbered(places, MARK_SLOTS, 3))


def _numbered(places: List[str], width: int, slots: int) -> Dict[int, str]:
    """`C2.1` is the first slot of C2."""
    return {cell * width + slot: f"{name}.{slot + 1}" for cell, name in enumerate(places) for slot in range(slots)}
