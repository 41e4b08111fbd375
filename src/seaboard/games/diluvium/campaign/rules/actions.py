"""The verbs the campaign adds to those of Diluvium."""

from __future__ import annotations

from itertools import permutations
from typing import Final, List

from seaboard.core.native import i64
from seaboard.core.packing import pack
from seaboard.games.diluvium.rules.actions import CELLS, KINDS, SECTION

# NATURE's answers
TOKEN: Final = 24  # a kind of combat token
COLUMN: Final = 25  # an order of the four settlement tokens
COURSE: Final = 26  # a place the Astrolabe points at
NUMBER: Final = 27  # an objective token turned up: its number

# the player's answers
DEED: Final = 28  # a deed of the scenario, and how much of it: six bits each
SKIP: Final = 29
PICK: Final = 30  # a space or a place, chosen for the adversary or at the end
TITLE: Final = 31  # a victory, where two are won at once

# deeds
MEET: Final = 0  # an exile
BRIBE: Final = 1  # opposing settlers
CORRUPT: Final = 2  # an archipelago
ARM_ALLY: Final = 3
DELIVER: Final = 4
LIFT: Final = 5  # the curse; its amount is FIRST_CARD and a kind of ruins card
BARTER: Final = 6  # one resource of each kind for an objective token
GIVE: Final = 7  # craft to the adversary
ESCORT: Final = 8  # the Aztec warship sails along
POOL: Final = 9  # gold for the supply instead of one's own
DEEDS: Final = 10
FIRST_CARD: Final = 32  # above every number, so that cards are written by their names

# combat tokens by kind: their values, and whether they carry the symbol of the random action
VALUE: Final[List[int]] = [0, 1, 1, 2, 2]
RANDOM: Final[List[bool]] = [False, False, True, False, True]
TOKENS: Final = 5

ALLIES: Final = SECTION + 4  # as a space: the reserve of allied settlers
VETERAN: Final = SECTION + 5  # as a space: the Aztec settler on one's own board
LYING: Final = SECTION + 6  # as a space: a settler that lies in a section of the board, four of them
ORDERS: Final[List[List[int]]] = [list(order) for order in permutations(range(KINDS))]

SKIPS: Final[List[int]] = [pack(SKIP)]
COURSES: Final[List[int]] = [pack(COURSE, cell) for cell in range(CELLS)]
PICKS: Final[List[int]] = [pack(PICK, cell) for cell in range(CELLS)]
DRAWS: Final[List[int]] = [pack(TOKEN, kind) for kind in range(TOKENS)]
NUMBERS: Final[List[int]] = [pack(NUMBER, number) for number in range(5)]
COLUMNS: Final[List[int]] = [pack(COLUMN, order) for order in range(len(ORDERS))]


def deed(kind: i64, amount: i64 = 0) -> i64:
    return pack(DEED, kind | amount << 6)


def deed_of(action: i64) -> i64:
    return action >> 5 & 63


def amount_of(action: i64) -> i64:
    return action >> 11
