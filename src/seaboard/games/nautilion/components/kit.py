"""What the expansions' components imply, shared by every state and never changed."""

# compiled

from __future__ import annotations

from typing import Final, List, final

from seaboard.core.packing import pack
from seaboard.games.nautilion.rules.actions import ROLL, dice_in_order

# kinds of tokens beside the crew numbers 1 to 9
MAGE_A: Final = 10
MAGE_C: Final = 12
MERCENARY: Final = 13
REEF: Final = 14  # in the reserve and the discard pile; beside the path it has its number
BLANK: Final = 0  # a Reserve token of the start

TRADES: Final = 3  # Mages A, B, C and their partners
CARDS: Final = 12

# what a card of the Darkhouse does
TWICE: Final = 1
ONE_BY_ONE: Final = 2
PUT_BACK: Final = 3
TWO_TOKENS: Final = 4
TOLL: Final = 5
EXCHANGE: Final = 6
ASTERN: Final = 7
NAUTILION_FIRST: Final = 8
FIXED_DICE: Final = 9
ONLY_ON_FOUR: Final = 10
FREE_WHIRLWIND: Final = 11
RECOVERY: Final = 12
MACHINATIONS: Final[List[str]] = [
    "", "twice", "one-by-one", "put-back", "two-tokens", "toll", "exchange", "astern", "nautilion-first", "fixed-dice",
    "only-on-four", "free-whirlwind", "recovery",
]  # fmt: skip

# what a Heroic Action card does
SILENCE: Final = 1
PHANTOM_ASTERN: Final = 2
SET_DICE: Final = 3
REPLACE: Final = 4
PHANTOM_STILL: Final = 5
FROM_DISCARD: Final = 6
FROM_RESERVE: Final = 7
NET: Final = 8
TRANSLATIONS: Final = 9
TRADE: Final = 10
DISARM: Final = 11
CLEAR_REEFS: Final = 12
HEROICS: Final[List[str]] = [
    "", "silence", "phantom-astern", "set-dice", "replace", "phantom-still", "from-discard", "from-reserve", "net",
    "translations", "trades", "disarm", "clear-reefs",
]  # fmt: skip
NEEDS: Final[List[str]] = ["", "mages", "mercenaries", "reefs"]


@final
class Kit:
    """`partners` are the crew numbers beside the Mages A, B and C; `machinations` and `heroics` say for each card by
    its number what it does, `needs` which expansion a Heroic Action card belongs to (an index of NEEDS).
    """

    def __init__(
        self,
        faces: List[int],
        mages: int,
        partners: List[int],
        mercenaries: int,
        harpoons: int,
        armed: List[int],
        berths: int,
        reef_numbers: List[int],
        reef_copies: int,
        reef_every: int,
        free_from: int,
        row: int,
        reds: List[int],
        colours: List[str],
        machinations: List[int],
        fixed_dice: List[int],
        recovery_cost: int,
        heroics: List[int],
        needs: List[int],
        shown: int,
    ) -> None:
        self.rolls_of_one: List[int] = [pack(ROLL, dice_in_order(0, 0, face)) for face in faces]
        self.rolls_of_two: List[int] = [pack(ROLL, dice_in_order(0, one, two)) for one in faces for two in faces]
        self.faces: List[int] = sorted(set(faces))
        self.mages = mages
        self.partners = partners
        self.mercenaries = mercenaries
        self.harpoons = harpoons
        self.armed = armed
        self.berths = berths
        self.reef_numbers = reef_numbers
        self.reef_copies = reef_copies
        self.reef_every = reef_every
        self.free_from = free_from
        self.row = row
        self.reds = reds  # by difficulty: Intro, Normal, Difficult
        self.red: List[bool] = [colour == "red" for colour in colours]
        self.machinations = machinations
        self.fixed_dice: int = dice_in_order(fixed_dice[0], fixed_dice[1], fixed_dice[2])
        self.recovery_cost = recovery_cost
        self.heroics = heroics
        self.needs = needs
        self.shown = shown
