"""How good a position of Nautilion is, with expansions or without.

The weights were found by hill climbing over whole games (`scripts/tune_nautilion.py`); they say what a careful player
says: crew first, keep the missing numbers in reach, do not let the Phantom or the Abyss come too near too soon.
"""

from __future__ import annotations

from typing import Final, List, Optional, final

from seaboard.bots.nautilion.sketch import Sketch, bits, largest_group
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.games.nautilion.components.kit import MAGE_A, MAGE_C, MERCENARY, TRADES
from seaboard.games.nautilion.components.tables import Tables
from seaboard.games.nautilion.rules.ducts import CABINS, FULL_CREW

WON: Final = 1000.0
LOST: Final = -1000.0
WEIGHTS: Final[List[float]] = [
    5.87,  # 0 each crew member aboard
    1.905,  # 1 each token in the reserve
    1.0,  # 2 each missing number that a duct reaches
    -1.0,  # 3 each missing number with one copy ahead
    -17.496,  # 4 each missing number with no copy ahead
    4.2,  # 5 the chance that the next stop can be placed
    -1.05,  # 6 each space too few on the way to the Abyss for the crew still missing
    -1.372,  # 7 each space too few before the Phantom arrives for the crew still missing
    2.482,  # 8 spaces the Nautilion needs for each missing number
    3.3,  # 9 spaces the Phantom uses up for each missing number
    0.035,  # 10 each space left to the Abyss
    0.2,  # 11 each space left to the Phantom
    -0.928,  # 12 each space the Nautilion is behind in the race
    1.081,  # 13 spaces the Nautilion can make for each of the Phantom's
    4.693,  # 14 each Mage in the cabin
    2.628,  # 15 each partnership in the cabin
    0.391,  # 16 each partner that waits there for its Mage
    -3.229,  # 17 each Heroic Action card to be played
    1.818,  # 18 each harpoon ahead of the Phantom, up to two
    5.575,  # 19 each harpoon behind, more as the collision comes near
    -2.249,  # 20 each crew member that only a Mercenary joins to the others
    -4.2,  # 21 a turn lost at a Reef
    15.366,  # 22 a crew member lost to the Darkhouse
    7.088,  # 23 the token of a collision won
    -0.5,  # 24 each missing number with two copies ahead
    -0.5,  # 25 an empty reserve
    0.5,  # 26 a reserve that pays for a Translation
    0.2,  # 27 each missing number that a duct reaches and that lies beyond the next stops
]
NAMES: Final[List[str]] = [
    "crew", "reserve", "in-reach", "one-copy", "no-copy", "next-stop", "few-spaces", "phantom-near", "spaces-needed",
    "spaces-taken", "abyss", "phantom", "behind", "pace", "mage", "partnership", "partner", "heroic-card",
    "harpoon-ahead", "harpoon-behind", "joined-by-mercenary", "reef", "darkhouse-loss", "collision-won", "two-copies",
    "empty-reserve", "translation-paid", "beyond",
]  # fmt: skip
NEXT_STOP: Final[List[float]] = [0.35, 0.30, 0.20, 0.15]
NEAR: Final = 4
NEAR_COLLISION: Final = 9.0
ALL_MAGES: Final = 0b111 << MAGE_A


@final
class Judge:
    """The measure by certain weights; it remembers what follows from the components last seen."""

    def __init__(self, weights: List[float]) -> None:
        self.weights = weights
        self.known: Optional[Tables] = None
        self.rolls: List[List[int]] = [[], [], [], []]
        self.often: List[List[float]] = [[], [], [], []]
        self.held: List[float] = [0.0, 0.0]  # the chance that a Reef holds the Nautilion, without and with its crew

    def look_at(self, tables: Tables) -> None:
        if self.known is tables:
            return
        self.known = tables
        kit = tables.kit
        for number, listed in ((1, kit.rolls_of_one), (2, kit.rolls_of_two), (3, tables.rolls)):
            different = list(dict.fromkeys(listed))
            self.rolls[number] = [roll >> ARGUMENT for roll in different]
            self.often[number] = [listed.count(roll) / len(listed) for roll in different]
        for bonus in range(2):
            short = [roll for roll in kit.rolls_of_one if (roll >> ARGUMENT + 6) + bonus < kit.free_from]
            self.held[bonus] = len(short) / len(kit.rolls_of_one)

    def worth(
        self, sketch: Sketch, crew: i64, soldiers: i64, guests: i64, reserve: float, ahead: i64, before: i64,
        gone: i64, theirs: i64, armed: bool, cards: i64, beside: i64,
    ) -> float:  # fmt: skip
        """A position between two turns: as in the sketch but for these values; `gone` are tokens that have left."""
        weights = self.weights
        kinds = sketch.kinds
        joined = sketch.tables.joined
        aboard = crew | soldiers
        left = sketch.all & ~gone
        worth = weights[0] * float(bits(crew)) + weights[1] * reserve
        if reserve < 1.0:
            worth += weights[25]
        elif reserve >= float(sketch.tables.translation):
            worth += weights[26]
        worth += weights[5] * self.next_stop(sketch, aboard, guests, ahead, left, armed)
        missing = float(cards)
        cabin: i64 = 1
        while cabin <= CABINS:
            if not crew >> cabin & 1:
                missing += 1.0
                copies = (kinds[cabin] & left) >> ahead
                worth += self.worth_of_copies(copies)
                if joined[cabin] & aboard:
                    worth += weights[2]
                    if copies >> NEAR:
                        worth += weights[27]
            cabin += 1
        spaces = 1.0 + float(bits(left >> ahead))
        phantom_spaces = 1.0 + float(before - bits(gone & low_bits(before)))
        if sketch.mages:
            worth += self.worth_of_mages(sketch, guests, left, ahead)
            missing += float(TRADES - bits(guests & ALL_MAGES))
        if armed:
            worth += self.worth_of_arms(sketch, crew, soldiers, theirs, before - ahead)
        if beside:
            worth += weights[1] + weights[21] * self.held[crew >> beside & 1]
        worth += weights[17] * float(cards)
        worth += weights[10] * spaces + weights[11] * phantom_spaces
        worth += weights[6] * max(0.0, weights[8] * missing - spaces)
        worth += weights[7] * max(0.0, weights[9] * missing - phantom_spaces)
        worth += weights[12] * max(0.0, spaces - weights[13] * phantom_spaces)
        return worth

    def next_stop(self, sketch: Sketch, aboard: i64, guests: i64, ahead: i64, left: i64, armed: bool) -> float:
        """The chance that what the Nautilion stops on next has a place."""
        tokens = sketch.tokens
        joined = sketch.tables.joined
        admiral = sketch.next_admiral
        near = 0.0
        index = ahead
        step: i64 = 0
        rest = left >> ahead
        while rest and step < NEAR:
            if rest & 1:
                token: i64 = tokens[index]
                if token <= CABINS:
                    if not aboard >> token & 1 and admiral >> token & 1 and (aboard == 0 or joined[token] & aboard):
                        near += NEXT_STOP[step]
                elif (token == MERCENARY and armed) or (token <= MAGE_C and not guests >> token & 1):
                    near += NEXT_STOP[step]
                step += 1
            rest >>= 1
            index += 1
        return near

    def worth_of_copies(self, copies: i64) -> float:
        """What it is worth that so many copies of a missing token lie ahead; three are enough."""
        if not copies:
            return self.weights[4]
        copies &= copies - 1
        if not copies:
            return self.weights[3]
        return self.weights[24] if not copies & copies - 1 else 0.0

    def worth_of_mages(self, sketch: Sketch, guests: i64, left: i64, ahead: i64) -> float:
        weights = self.weights
        worth = 0.0
        trade: i64 = 0
        while trade < TRADES:
            mage = MAGE_A + trade
            partner = guests >> sketch.tables.kit.partners[trade] & 1 != 0
            if guests >> mage & 1:
                worth += weights[14]
                if partner:
                    worth += weights[15]
            else:
                copies = (sketch.kinds[mage] & left) >> ahead
                worth += self.worth_of_copies(copies)
                if partner:
                    worth += weights[16]
            trade += 1
        return worth

    def worth_of_arms(self, sketch: Sketch, crew: i64, soldiers: i64, theirs: i64, gap: i64) -> float:
        """Before the collision: who would win it, and who would have to leave."""
        weights = self.weights
        lead = float(sketch.harpoons(crew, soldiers) - theirs)
        worth = weights[18] * min(2.0, lead)
        if lead < 0.0:
            worth += weights[19] * lead * NEAR_COLLISION / (float(gap) + 2.0)
        if soldiers:
            worth += weights[20] * float(bits(crew) - largest_group(crew, sketch.tables.joined))
        return worth

    def worth_at_the_abyss(self, sketch: Sketch, crew: i64, guests: i64, cards: i64) -> float:
        if crew != FULL_CREW:
            return LOST + float(bits(crew))
        if sketch.mages and guests & ALL_MAGES != ALL_MAGES:
            return LOST + float(CABINS)
        return LOST + float(CABINS) if cards else WON


def low_bits(number: i64) -> i64:
    """A mask of so many."""
    return (0x80000000000000 >> 55 - number) - 1
