"""What the dice are worth in a position: where each of them would take the two submarines, and the best way to give
them out; spells and rolls to come by exact enumeration, for all of them look up the same few landings.
"""

from __future__ import annotations

from typing import Final, List, Tuple, final

from seaboard.bots.nautilion.sketch import Sketch, bit, bits, largest_group
from seaboard.bots.nautilion.value import LOST, WON, Judge
from seaboard.core.native import i64
from seaboard.games.nautilion.components.kit import (
    FIXED_DICE,
    MAGE_C,
    MERCENARY,
    NAUTILION_FIRST,
    ONE_BY_ONE,
    ONLY_ON_FOUR,
    TWICE,
    TWO_TOKENS,
)
from seaboard.games.nautilion.rules.actions import NAUTILIONS_DIE, dice_in_order
from seaboard.games.nautilion.rules.currents import turned
from seaboard.games.nautilion.rules.ducts import CABINS

UNKNOWN: Final = -99999.0
NOWHERE: Final = -1
NETTED: Final = 3  # tokens of a net


@final
class Chart:
    """`plan` holds the dice given out already, where a card has them rolled one after the other."""

    def __init__(self, judge: Judge, sketch: Sketch, plan: i64 = 0) -> None:
        judge.look_at(sketch.tables)
        self.judge = judge
        self.sketch = sketch
        self.plan: i64 = plan
        self.known: List[float] = [UNKNOWN] * 64
        self.before: i64 = 0
        self.stop: i64 = NOWHERE
        self.crew: i64 = 0
        self.soldiers: i64 = 0
        self.guests: i64 = 0
        self.reserve: i64 = 0

    # where the dice lead

    def landing(self, phantom: i64, nautilion: i64) -> float:
        """The worth of the position when the Phantom gets one die and the Nautilion the other."""
        key = phantom << 3 | nautilion
        worth: float = self.known[key]
        if worth == UNKNOWN:
            worth = self.sail(phantom, nautilion)
            self.known[key] = worth
        return worth

    def sail(self, phantom: i64, nautilion: i64) -> float:
        sketch = self.sketch
        self.move_the_phantom(phantom)
        before = self.before
        if sketch.armed and before < sketch.ahead:
            return self.collide(sketch.ahead, 0, 0)
        if before < 0:
            return LOST + float(bits(sketch.crew))
        stop = self.stop
        gone: i64 = 0
        theirs = sketch.theirs
        if stop >= 0:
            gone = bit(stop)
            theirs += sketch.catch(sketch.tokens[stop])
        if sketch.stuck or nautilion == 0:
            return self.settled(NOWHERE, sketch.ahead, gone, theirs)
        if sketch.backwards:
            place = self.astern(nautilion)
            return self.settled(place, max(place, 0), gone, theirs)
        place = sketch.ahead + nautilion - 1
        if sketch.armed and place >= before:
            return self.collide(before, gone, theirs - sketch.theirs)
        if sketch.ahead <= stop <= place:
            place += 1
        if place >= len(sketch.tokens):
            return self.judge.worth_at_the_abyss(sketch, sketch.crew, sketch.guests, sketch.cards)
        return self.settled(place, place + 1, gone, theirs)

    def move_the_phantom(self, die: i64) -> None:
        """`before` as in the sketch, below 0 when it has arrived; `stop` is the token it stops on, or NOWHERE."""
        sketch = self.sketch
        self.before = sketch.before
        self.stop = NOWHERE
        if die == 0 or sketch.phantom_still:
            return
        if sketch.phantom_back:
            total: i64 = len(sketch.tokens)
            self.before = min(total, sketch.before + die - 1)
            self.stop = self.before if self.before < total else NOWHERE
        else:
            self.before = sketch.before - die
            self.stop = self.before

    def astern(self, die: i64) -> i64:
        """The token the Nautilion reaches when it sails for the Happy Isles; below 0 is the Isles."""
        place = self.sketch.ahead - die
        if place <= self.stop < self.sketch.ahead:
            place -= 1
        return place

    def settled(self, place: i64, ahead: i64, gone: i64, theirs: i64) -> float:
        """With the token at `place` where it does most good, as a rule of thumb has it."""
        sketch = self.sketch
        self.crew = sketch.crew
        self.soldiers = sketch.soldiers
        self.guests = sketch.guests
        self.reserve = sketch.reserve
        beside: i64 = 0
        if place >= 0:
            gone |= bit(place)
            token: i64 = sketch.tokens[place]
            if sketch.reefs:
                beside = sketch.reefs[place]
            if sketch.exchange and self.stop >= 0:
                caught = token
                token = sketch.tokens[self.stop]
                theirs += sketch.catch(caught) - sketch.catch(token)
            self.take(token, theirs)
        elif sketch.stuck:
            self.reserve += 1
        return self.judge.worth(
            sketch, self.crew, self.soldiers, self.guests, float(self.reserve), ahead, self.before, gone, theirs,
            sketch.armed, sketch.cards, beside,
        )  # fmt: skip

    def take(self, token: i64, theirs: i64) -> None:
        """Aboard if it may, else to the mage's cabin, else to the reserve."""
        sketch = self.sketch
        if sketch.net:
            self.reserve += NETTED
        elif token <= CABINS and self.may_board(token):
            self.crew |= bit(token)
        elif token <= MAGE_C and self.may_enter(token):
            self.guests |= bit(token)
        elif token == MERCENARY and sketch.armed and not self.is_strong(theirs):
            cabin = self.free_cabin()
            if cabin:
                self.soldiers |= bit(cabin)
            else:
                self.reserve += 1
        else:
            self.reserve += 1

    def may_board(self, token: i64) -> bool:
        sketch = self.sketch
        aboard = sketch.crew | sketch.soldiers
        if aboard >> token & 1 or not sketch.admiral >> token & 1:
            return False
        return aboard == 0 or sketch.tables.joined[token] & aboard != 0

    def may_enter(self, token: i64) -> bool:
        sketch = self.sketch
        if not sketch.mages or sketch.guests >> token & 1:
            return False
        return token > CABINS or (token in sketch.tables.kit.partners and sketch.admiral >> token & 1 != 0)

    def is_strong(self, theirs: i64) -> bool:
        """Whether no more Mercenaries are needed for now."""
        return self.sketch.harpoons(self.sketch.crew, self.sketch.soldiers) > theirs + 2

    def free_cabin(self) -> i64:
        """For a Mercenary: an empty cabin that a duct reaches, with the fewest copies before the collision."""
        sketch = self.sketch
        aboard = sketch.crew | sketch.soldiers
        best: i64 = 0
        fewest: i64 = 99
        cabin: i64 = 1
        between = bit(max(sketch.before, sketch.ahead)) - bit(sketch.ahead)
        while cabin <= CABINS:
            if not aboard >> cabin & 1 and (aboard == 0 or sketch.tables.joined[cabin] & aboard):
                copies = bits(sketch.kinds[cabin] & between)
                if copies < fewest:
                    best, fewest = cabin, copies
            cabin += 1
        return best

    def collide(self, meeting: i64, gone: i64, gained: i64) -> float:
        """The two submarines meet with so many tokens behind them."""
        sketch = self.sketch
        judge = self.judge
        theirs = sketch.theirs + gained
        ours = sketch.harpoons(sketch.crew, sketch.soldiers)
        if theirs > ours:
            return LOST + float(bits(sketch.crew))
        lost = float(bits(sketch.crew) - largest_group(sketch.crew, sketch.tables.joined)) if sketch.soldiers else 0.0
        reward = judge.weights[23] if ours > theirs else judge.weights[1]
        worth = judge.worth(
            sketch, sketch.crew, 0, sketch.guests, float(sketch.reserve), meeting, meeting, gone, 0, False,
            sketch.cards, 0,
        )  # fmt: skip
        return worth + reward - judge.weights[0] * lost

    # giving out the dice

    def price(self, die: i64, worth: float, spent: i64) -> float:
        """What is left of `worth` when the Darkhouse gets this die and so many tokens have been spent."""
        sketch = self.sketch
        weights = self.judge.weights
        tokens = self.bite(die)
        left = sketch.reserve - spent
        worth -= weights[1] * float(spent)
        while tokens:
            tokens -= 1
            if left > 0:
                left -= 1
                worth -= weights[1]
            elif sketch.crew:
                worth -= 2.0 * WON if worth > WON / 2.0 else weights[22]
        return worth

    def bite(self, die: i64) -> i64:
        sketch = self.sketch
        if sketch.silent or not sketch.tables.bites[die]:
            return 0
        if sketch.scheme == ONLY_ON_FOUR:
            return 1 if die >= 4 else 0
        return 2 if sketch.scheme == TWO_TOKENS else 1

    def given(self, plan: i64, spent: i64) -> float:
        """A plan, perhaps with dice still to come: the average over them."""
        darkhouse = plan & 7
        phantom = plan >> 3 & 7
        nautilion = plan >> 6
        if darkhouse and phantom and (nautilion or self.sketch.stuck):
            return self.price(darkhouse, self.landing(phantom, nautilion), spent)
        if self.sketch.scheme == NAUTILION_FIRST:
            return self.average(2, plan, spent)
        return self.average(1, plan, spent)

    def average(self, number: i64, plan: i64, spent: i64) -> float:
        rolls = self.judge.rolls[number]
        often = self.judge.often[number]
        total = 0.0
        for index in range(len(rolls)):
            total += often[index] * self.best(rolls[index], plan, spent)
        return total

    def best(self, dice: i64, plan: i64, spent: i64) -> float:
        """The best way to give these dice to those who have none."""
        low = dice & 7
        middle = dice >> 3 & 7
        high = dice >> 6
        if plan == 0 and low and not self.sketch.stuck:
            return max(
                self.two_ways(low, middle, high, spent),
                self.two_ways(middle, low, high, spent),
                self.two_ways(high, low, middle, spent),
            )
        found = UNKNOWN
        for one in self.plans(dice, plan):
            found = max(found, self.given(one, spent))
        return found

    def two_ways(self, darkhouse: i64, one: i64, other: i64, spent: i64) -> float:
        found = self.landing(one, other)
        if one != other:
            found = max(found, self.landing(other, one))
        return self.price(darkhouse, found, spent)

    def plans(self, dice: i64, plan: i64) -> List[int]:
        """Every way to give out dice that are rolled in parts, or without one for the Nautilion."""
        faces = [face for face in (dice >> 6, dice >> 3 & 7, dice & 7) if face]
        stuck = self.sketch.stuck
        if len(faces) == 1:
            roles = [role for role in (0, 3, 6) if not plan >> role & 7 and not (stuck and role == 6)]
            if self.sketch.scheme == NAUTILION_FIRST and not plan:
                roles = [6]
            return [plan | faces[0] << role for role in roles]
        return [
            plan | one << 0 | other << 3
            for index, one in enumerate(faces)
            for place, other in enumerate(faces)
            if index != place
        ]

    # what changes the dice

    def after_whirlwind(self, spent: i64) -> float:
        """The average over all rolls of the best plan for each."""
        return self.average(self.dice_to_roll(), self.plan, spent)

    def dice_to_roll(self) -> i64:
        scheme = self.sketch.scheme
        if scheme == ONE_BY_ONE:
            return 1
        if scheme == NAUTILION_FIRST:
            return 2 if self.plan else 1
        return 2 if self.sketch.stuck and scheme not in (TWICE, FIXED_DICE) else 3

    def after_reroll(self, dice: i64, face: i64) -> float:
        """One die again, the others lie."""
        lying = turned(dice, face, 0)
        rolls = self.judge.rolls[1]
        often = self.judge.often[1]
        total = 0.0
        for index in range(len(rolls)):
            together = dice_in_order(rolls[index] >> 6, lying >> 3 & 7, lying >> 6)
            total += often[index] * self.best(together, self.plan, 0)
        return total

    def after_tide(self, dice: i64, old: i64, new: i64, spent: i64) -> float:
        if old == NAUTILIONS_DIE:
            return self.best(dice, new << 6, spent)
        return self.best(turned(dice, old, new), self.plan, spent)

    # Translation

    def swaps(self, dice: i64, spent: i64) -> List[Tuple[float, int, int]]:
        """Exchanges of a token the Nautilion could stop on for a missing one, as indexes of tokens, the best first."""
        sketch = self.sketch
        found: List[Tuple[float, int, int]] = []
        total = len(sketch.tokens)
        sign = -1 if sketch.backwards else 1
        for die in dict.fromkeys([dice & 7, dice >> 3 & 7, dice >> 6]):
            place = sketch.ahead - die if sign < 0 else sketch.ahead + die - 1
            if die and 0 <= place < total:
                found += [
                    (self.worth_of_swap(place, source, dice, spent), place, source)
                    for source in self.sources(sketch.tokens[place])
                ]
        return sorted(found, key=lambda swap: -swap[0])

    def sources(self, token: i64) -> List[int]:
        """For each kind that is missing, the copy that is missed least: behind, else far ahead."""
        sketch = self.sketch
        found: List[int] = []
        kind: i64 = 1
        while kind <= MAGE_C:
            wanted = not (sketch.crew if kind <= CABINS else sketch.guests) >> kind & 1
            if wanted and kind != token and sketch.kinds[kind]:
                copies = [index for index in range(len(sketch.tokens)) if sketch.tokens[index] == kind]
                found.append(copies[0] if copies[0] < sketch.ahead else copies[-1])
            kind += 1
        return found

    def worth_of_swap(self, one: i64, other: i64, dice: i64, spent: i64) -> float:
        known = self.known
        self.sketch.swap(one, other)
        self.known = [UNKNOWN] * 64
        worth = self.best(dice, self.plan, spent)
        self.sketch.swap(one, other)
        self.known = known
        return worth
