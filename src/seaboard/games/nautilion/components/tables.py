"""What the components of one edition and one submarine imply, worked out once and shared by every state."""

# compiled

from __future__ import annotations

from typing import Final, List, Tuple

from seaboard.core.packing import pack
from seaboard.games.nautilion.components.kit import Kit
from seaboard.games.nautilion.rules.actions import (
    DICE,
    DISCARD,
    PLACE,
    PLAN,
    RESERVE,
    RESERVE_PILE,
    ROLL,
    TIDE,
    TRANSLATION,
    WHIRLWIND,
    dice_in_order,
    three,
)
from seaboard.games.nautilion.rules.ducts import CABINS, FULL_CREW, may_leave, neighbours

CAN_WHIRL: Final = 1
CAN_TIDE: Final = 2
CAN_TRANSLATE: Final = 4

SOLO_ADMIRAL: Final = FULL_CREW


class Tables:
    """Shared and never changed."""

    def __init__(
        self,
        submarine: str,
        faces: List[int],
        biting: List[int],
        costs: Tuple[int, int, int],
        ducts: List[Tuple[int, int]],
        admirals: List[int],
        kit: Kit,
    ) -> None:
        self.submarine = submarine
        self.whirlwind: int = costs[0]
        self.tide: int = costs[1]
        self.translation: int = costs[2]
        self.admirals = admirals
        self.kit = kit
        self.joined = neighbours(ducts)
        self.bites: List[bool] = [face in biting for face in range(8)]
        self.rolls = every_roll(faces)
        self.currents = every_currents_choice(sorted(set(faces)))
        self.discards = every_discard(self.joined)
        self.landings: List[List[int]] = [[pack(PLACE, n), pack(RESERVE, n)] for n in range(CABINS + 1)]


def every_roll(faces: List[int]) -> List[int]:
    """All equally likely results of three dice, as NATURE's answers."""
    return [pack(ROLL, dice_in_order(a, b, c)) for a in faces for b in faces for c in faces]


def every_currents_choice(faces: List[int]) -> List[List[int]]:
    """The answers open after a roll, by dice and by the spells that can be paid: index dice * 8 + spells."""
    choices: List[List[int]] = [[] for _ in range(DICE * 8)]
    for low in faces:
        for middle in faces:
            for high in faces:
                if low <= middle <= high:
                    for spells in range(8):
                        choices[three(low, middle, high) * 8 + spells] = plans(low, middle, high) + castable(
                            low, middle, high, spells, faces
                        )
    return choices


def plans(low: int, middle: int, high: int) -> List[int]:
    """N-5.1: the different ways to give out the three dice."""
    orders = (
        (low, middle, high),
        (low, high, middle),
        (middle, low, high),
        (middle, high, low),
        (high, low, middle),
        (high, middle, low),
    )
    return list(dict.fromkeys([pack(PLAN, three(a, b, c)) for a, b, c in orders]))


def castable(low: int, middle: int, high: int, spells: int, faces: List[int]) -> List[int]:
    """N-4.4 to N-4.6: the spells that can be paid. A Tide must turn up another face."""
    casts: List[int] = []
    if spells & CAN_WHIRL:
        casts.append(pack(WHIRLWIND))
    if spells & CAN_TIDE:
        shown = list(dict.fromkeys([low, middle, high]))
        casts += [pack(TIDE, old | new << 3) for old in shown for new in faces if new != old]
    if spells & CAN_TRANSLATE:
        casts.append(pack(TRANSLATION))
    return casts


def every_discard(joined: List[int]) -> List[List[int]]:
    """N-6.1: the tokens that may be given up, by crew and by whether there is a reserve: index crew * 2 + reserve."""
    choices: List[List[int]] = []
    for crew in range(FULL_CREW + 2):
        aboard = [cabin for cabin in range(1, CABINS + 1) if crew >> cabin & 1]
        leaving = [pack(DISCARD, cabin) for cabin in aboard if may_leave(cabin, crew, joined)]
        choices.append(leaving)
        choices.append([*leaving, pack(DISCARD, RESERVE_PILE)])
    return choices
