"""The verbs of Diluvium as packed numbers: the verb in the low five bits, its arguments above.

`notation.py` gives each of them its readable face; the rules only build and take apart numbers.
"""

from __future__ import annotations

from typing import Final, List

from seaboard.core.native import i64
from seaboard.core.packing import pack

# NATURE's answers
FIRST: Final = 0  # the first player
PEOPLE: Final = 1  # the people of the next seat
BOARD: Final = 2  # the board of the next seat
TILE: Final = 3  # a place of the sea and the tile turned up there, six bits each
CARD: Final = 4  # a kind of ruins card

# the players' answers
CHOOSE: Final = 5  # a board
WHEEL: Final = 6  # one of the four actions
PLAY: Final = 7  # a kind of ruins card
END: Final = 8  # of the turn
SAIL: Final = 9  # a place of the sea
STAY: Final = 10
MARK: Final = 11  # an exploration space
TAKE: Final = 12  # a settler: its space, or its section of the board
PLACE: Final = 13  # a space
GAIN: Final = 14  # a resource
PRODUCE: Final = 15  # a place of the sea
SELL: Final = 16
ARM: Final = 17
DONE: Final = 18  # no more trade
COMMIT: Final = 19  # a number of weapons
FLEE: Final = 20  # a space of the city, or a section of the board
SLAY: Final = 21
SPARE: Final = 22
DISCARD: Final = 23  # a resource


# the four actions, which are also the sections of the board
EXPLORE: Final = 0
SETTLE: Final = 1
PRODUCING: Final = 2
ENGAGE: Final = 3
ACTIONS: Final = 4

# kinds of spaces; the first three are the resources
FOOD: Final = 0
CRAFT: Final = 1
WEAPONS: Final = 2
RUINS: Final = 3
RESOURCES: Final = 3
KINDS: Final = 4

# kinds of ruins cards
CORNUCOPIA: Final = 0
MACHINES: Final = 1
LEGENDARY: Final = 2
COMPASS: Final = 3
TREASURE: Final = 4
CANNON: Final = 5
GATE: Final = 6
MAP: Final = 7
CARDS: Final = 8

CELLS: Final = 36  # at most so many places in a sea
CHUNK_OF_TILE: Final = 63  # mask of the place in the argument of TILE
SLOTS: Final = 8  # a space is place * 8 + slot: five slots for settlers at most
SLOT_MASKS: Final = 32
MARK_SLOTS: Final = 4  # an exploration space is place * 4 + slot: three at most
SECTION: Final = 288  # a section of the board, as a space: 288 + section
WEAPONS_IN_THE_BOX: Final = 28


def tile_at(cell: i64, tile: i64) -> i64:
    return pack(TILE, cell | tile << 6)


def _at_slots(verb: int, width: int, slots: int) -> List[List[int]]:
    """For each place and mask of slots, the moves that name those slots: indexed by place * 2**slots + mask."""
    chosen = [[slot for slot in range(slots) if mask >> slot & 1] for mask in range(1 << slots)]
    return [[pack(verb, cell * width + slot) for slot in named] for cell in range(CELLS) for named in chosen]


BIT: Final[List[int]] = [1 << cell for cell in range(CELLS)]
SAILS: Final[List[int]] = [pack(SAIL, cell) for cell in range(CELLS)]
PRODUCES: Final[List[int]] = [pack(PRODUCE, cell) for cell in range(CELLS)]
TAKES: Final[List[List[int]]] = _at_slots(TAKE, SLOTS, 5)
PLACES: Final[List[List[int]]] = _at_slots(PLACE, SLOTS, 5)
FLEES: Final[List[List[int]]] = _at_slots(FLEE, SLOTS, 5)
MARKS: Final[List[List[int]]] = _at_slots(MARK, MARK_SLOTS, 3)
TAKES_SECTION: Final[List[int]] = [pack(TAKE, SECTION + section) for section in range(ACTIONS)]
FLEES_TO_SECTION: Final[List[int]] = [pack(FLEE, SECTION + section) for section in range(ACTIONS)]
PLAYS: Final[List[int]] = [pack(PLAY, kind) for kind in range(CARDS)]
GAINS: Final[List[int]] = [pack(GAIN, kind) for kind in range(RESOURCES)]
DISCARDS: Final[List[int]] = [pack(DISCARD, kind) for kind in range(RESOURCES)]
COMMITS: Final[List[List[int]]] = [
    [pack(COMMIT, weapons) for weapons in range(most + 1)] for most in range(WEAPONS_IN_THE_BOX + 1)
]
WHEELS: Final[List[List[int]]] = [
    [pack(WHEEL, action) for action in range(ACTIONS) if action != last] for last in [*range(ACTIONS), ACTIONS]
]
HOW_MANY: Final[List[int]] = [sum(mask >> slot & 1 for slot in range(5)) for mask in range(SLOT_MASKS)]
