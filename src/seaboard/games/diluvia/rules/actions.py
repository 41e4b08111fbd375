"""The verbs of Diluvia as packed numbers: the verb in the low five bits, its arguments above, seven bits each.

A card and its target are one answer: what is declared is what the others may undo.
"""

from __future__ import annotations

from typing import Final, List

from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, pack

# NATURE's answers
PLACE: Final = 0  # the columns of a species' animals in rows 1 to 7, three bits each, 0 for none
FIRST: Final = 1  # the first player
HAND: Final = 2  # how many cards of each kind a player is dealt, three bits each
DRAW: Final = 3  # a kind of card
DIE: Final = 4  # a face
CLOSE: Final = 19  # of a window

# the players' answers
MOVE: Final = 5  # from, to
PUSH: Final = 6  # the pushing animal, the pushed one
MANEUVER: Final = 7  # a direction
TSUNAMI: Final = 8  # a direction
TENTACLES: Final = 9  # a square
RESCUE: Final = 10  # a seat of the raft
DROP: Final = 11  # a kind of card that can have no effect
ROLL: Final = 12  # no second card
UNDO: Final = 13
PASS: Final = 14
WAIVE: Final = 15  # no Undo for the rest of the turn
SEAT: Final = 16  # a seat of the raft
ADVANCE: Final = 17
HOLD: Final = 18

PLACE_BITS: Final = 7
PLACE_MASK: Final = 127

# kinds of cards
CARD_MOVE: Final = 0
CARD_STAMPEDE: Final = 1
CARD_MANEUVER: Final = 2
CARD_TSUNAMI: Final = 3
CARD_UNDO: Final = 4
CARD_TENTACLES: Final = 5
CARD_RESCUE: Final = 6
ACTION_CARDS: Final = 7
FLOOD: Final = 7
EXPRESS: Final = 8
CARDS: Final = 9
CARD_OF: Final[List[int]] = [  # by verb
    0, 0, 0, 0, 0, CARD_MOVE, CARD_STAMPEDE, CARD_MANEUVER, CARD_TSUNAMI, CARD_TENTACLES, CARD_RESCUE,
]  # fmt: skip

# faces of the die
SUN: Final = 0
CLOUD: Final = 1
JOKER: Final = 2
FACES: Final = 3

LEFT: Final = 0
RIGHT: Final = 1
BOTH_WAYS: Final = 3  # as a mask

SIDE: Final = 7  # rows and columns of the jungle
SQUARES: Final = 49
RAFT: Final = 64  # a seat of the raft is 64 + its number
MOST_SEATS: Final = 35


def pair(verb: i64, one: i64, other: i64) -> i64:
    return (other << PLACE_BITS | one) << ARGUMENT | verb


BIT: Final[List[int]] = [1 << place for place in range(SQUARES)]
MANEUVERS: Final[List[List[int]]] = [  # by mask of directions
    [pack(MANEUVER, way) for way in (LEFT, RIGHT) if ways >> way & 1] for ways in range(4)
]
TSUNAMIS: Final[List[int]] = [pack(TSUNAMI, LEFT), pack(TSUNAMI, RIGHT)]
DROPS: Final[List[int]] = [pack(DROP, kind) for kind in range(ACTION_CARDS)]
SEATS: Final[List[int]] = [pack(SEAT, RAFT + seat) for seat in range(MOST_SEATS)]
RESCUES: Final[List[int]] = [pack(RESCUE, RAFT + seat) for seat in range(MOST_SEATS)]
ROLLS: Final[List[int]] = [pack(ROLL)]
MAY_UNDO: Final[List[int]] = [pack(UNDO), pack(PASS), pack(WAIVE)]
MAY_PASS: Final[List[int]] = [pack(PASS), pack(WAIVE)]
CLOSES: Final[List[int]] = [pack(CLOSE)]
JOKERS: Final[List[int]] = [pack(ADVANCE), pack(HOLD)]
