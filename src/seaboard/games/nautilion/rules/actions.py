"""The verbs of Nautilion and what their arguments are: the rules only build and take apart numbers.

`notation.py` has the words, `presentation/verbs.py` a row for each verb.
"""

from __future__ import annotations

from typing import Final

from seaboard.core.native import i64

# NATURE's answers
ROLL: Final = 0  # three dice, lowest first, three bits each
LAY: Final = 1  # twelve crew tokens of the path, four bits each
ADMIRALS: Final = 2  # which card the first player gets

# the players' answers
START: Final = 3  # the seat that plays the first turn
WHIRLWIND: Final = 4
TIDE: Final = 5  # the face a die shows, or NAUTILIONS_DIE, and the face it gets, three bits each
TRANSLATION: Final = 6
SWAP: Final = 7  # a place on the path
WITH: Final = 8  # the other place
PLAN: Final = 9  # the dice of the Darkhouse, the Phantom and the Nautilion, three bits each
DISCARD: Final = 10  # a cabin, or RESERVE_PILE
PLACE: Final = 11  # the crew number of the token taken
RESERVE: Final = 12  # likewise

# with expansions, NATURE's
STREW: Final = 13  # nine tokens of the path, four bits each
REEFS: Final = 14  # three Reef tokens, four bits each
MACHINATION: Final = 15  # the next card of the Darkhouse's row
REVEAL: Final = 16  # a Heroic Action card

# and the players'
REROLL: Final = 17  # the face of the die a partnership rolls again
HEROIC: Final = 18  # the card and the cabin of the crew member that pays for it, four bits each
RECOVER: Final = 19
SPEND: Final = 20  # the kind of token of the reserve
STATION: Final = 21  # the cabin a Mercenary gets
CABIN: Final = 22  # the kind of token for the mage's cabin
TAKE: Final = 23  # the kind of token
KEEP: Final = 24  # the lowest cabin of the group that stays
SET: Final = 25  # three faces, three bits each
UNSEAT: Final = 26  # the cabin of the crew member that goes back to the path
INSERT: Final = 27  # the place after which it comes
BANISH: Final = 28  # another Heroic Action card
LEAVE: Final = 29

DICE: Final = 512  # three faces of three bits each

RESERVE_PILE: Final = 0
NAUTILIONS_DIE: Final = 0  # given by a card before the Plan
CABIN_CREW: Final = 13  # from here on `discard` means the 1, 4 and 7 of the mage's cabin; a Mage is its own kind
LAID_AT_ONCE: Final = 12
STREWN_AT_ONCE: Final = 9
REEFS_AT_ONCE: Final = 3


def three(first: i64, second: i64, third: i64) -> i64:
    """Three faces in one argument."""
    return first | second << 3 | third << 6


def dice_in_order(first: i64, second: i64, third: i64) -> i64:
    """Three faces, lowest first: the dice are alike, so their order on the table says nothing."""
    if first > second:
        first, second = second, first
    if second > third:
        second, third = third, second
        if first > second:
            first, second = second, first
    return three(first, second, third)
