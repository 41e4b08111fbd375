"""What to answer in Diluvium: every kind of answer is followed to the end of the turn, and the best position wins."""

from __future__ import annotations

from typing import Any, Final, List, Tuple, final

from seaboard.bots.diluvium.value import CARD_DRAWN, score, urge, worth_of_others
from seaboard.core.engine import advance, answer
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB, pack
from seaboard.core.procedure import Procedure
from seaboard.core.seats import NATURE
from seaboard.games.diluvium.rules.actions import (
    CARD,
    CHOOSE,
    COMMIT,
    DISCARD,
    ENGAGE,
    FLEE,
    MARK,
    MARK_SLOTS,
    PLACE,
    PLAY,
    RESOURCES,
    SECTION,
    SELL,
    SLAY,
    SLOTS,
    TAKE,
    TILE,
    WEAPONS,
)
from seaboard.games.diluvium.rules.battle import Battle
from seaboard.games.diluvium.rules.state import SECTIONS, DiluviumState

WORST: Final = -100000.0
TAKES_WEIGHED: Final = 3
TILES_WEIGHED: Final = 2
DEAREST: Final[List[int]] = [0, 2, 1, 3]  # food, craft, weapons, ruins
BOARD_WORTH: Final[List[float]] = [0.0, 3.0, 1.0, 2.0, 4.0]  # A, Warmonger, Artisan, Explorer, Settler: by games won


def best_action(state: DiluviumState, seat: i64, weights: List[float], hasty: bool = False) -> int:
    """The answer that leads to the best position at the end of the turn; a hasty one looks at fewer settlers."""
    options = alternatives(state, state.stack[-1].legal(state, seat))
    if len(options) == 1:
        return options[0]
    plan = Plan(state, seat, weights, hasty)
    if options[0] & VERB == TAKE:
        return plan.best_move(state)[0]
    best, chosen = WORST, options[0]
    for action in options:
        worth = plan.worth_after(state, action)
        if worth > best:
            best, chosen = worth, action
    return chosen


def ranking(state: DiluviumState, seat: i64, weights: List[float]) -> List[int]:
    """The answers that differ in something, the best first; of the boards the one that has won most."""
    options = alternatives(state, state.stack[-1].legal(state, seat))
    if len(options) == 1:
        return options
    if options[0] & VERB == CHOOSE:
        return [best_action(state, seat, weights)]
    weighed = [(-worth, action) for worth, action in promises(state, seat, weights)]
    weighed.sort()
    return [action for _, action in weighed]


def promises(state: DiluviumState, seat: i64, weights: List[float]) -> List[Tuple[float, int]]:
    """The answers that differ in something, each with the worth of the position it leads to."""
    options = alternatives(state, state.stack[-1].legal(state, seat))
    plan = Plan(state, seat, weights, hasty=False)
    taking = options[0] & VERB == TAKE
    found: List[Tuple[float, int]] = []
    for action in options:
        worth = plan.best_place(state, action)[0] if taking else plan.worth_after(state, action)
        found.append((worth, action))
    return found


def alternatives(state: DiluviumState, legal: List[int]) -> List[int]:
    """The answers that differ in something: one space of each kind, no craft kept, no monster spared."""
    first = legal[0]
    if len(legal) == 1:
        return legal
    verb = first & VERB
    if verb in (SELL, SLAY):
        return legal[:1]
    if verb not in (TAKE, PLACE, MARK):
        return legal
    seen: List[int] = []
    found: List[int] = []
    for action in legal:
        alike = likeness(state, action)
        if alike not in seen:
            seen.append(alike)
            found.append(action)
    return found


def likeness(state: DiluviumState, action: i64) -> i64:
    """The same number for two spaces of a tile that are as good as each other."""
    space = action >> ARGUMENT
    if action & VERB == MARK:
        cell = space // MARK_SLOTS
        return cell * SLOTS + state.tables.mark_gold[state.tiles[cell] * MARK_SLOTS + space % MARK_SLOTS]
    if space >= SECTION:
        return space
    cell = space // SLOTS
    return cell * SLOTS + state.tables.kind_at[state.tiles[cell] * SLOTS + space % SLOTS]


def usual(state: DiluviumState, seat: i64, legal: List[int], verb: i64) -> i64:
    """A quick answer: flee to the city, discard what one has most of."""
    first: i64 = legal[0]
    if verb != DISCARD:
        return first
    most: i64 = 0
    for action in legal:
        number: i64 = state.held[seat * RESOURCES + (action >> ARGUMENT)]
        if number > most:
            most = number
            first = action
    return first


def from_the_emptiest(state: DiluviumState, seat: i64) -> int:
    """A settler from the section with the fewest; from the map when the board is empty."""
    takes = state.stack[-1].legal(state, seat)
    chosen: i64 = takes[0]
    fewest: i64 = 9
    for take in takes:
        space = take >> ARGUMENT
        if space >= SECTION:
            here: i64 = state.sections[seat * SECTIONS + space - SECTION]
            if here < fewest:
                fewest, chosen = here, take
    return chosen


def to_the_dearest(state: DiluviumState, places: List[int]) -> int:
    """A space of the kind that is usually worth most."""
    chosen: i64 = places[0]
    best: i64 = -1
    for place in places:
        space = place >> ARGUMENT
        worth: i64 = DEAREST[state.tables.kind_at[state.tiles[space // SLOTS] * SLOTS + space % SLOTS]]
        if worth > best:
            best, chosen = worth, place
    return chosen


def draws_a_card(state: DiluviumState) -> bool:
    ask = state.pending
    return ask is not None and ask.seat == NATURE and state.stack[-1].legal(state, NATURE)[0] & VERB == CARD


@final
class Plan:
    """What a seat thinks about one decision. `before` is what the others had when it began: only Engage changes much
    of that, so that otherwise it is not weighed again (measured: half the time for two players, a third for four).
    """

    def __init__(self, state: DiluviumState, seat: i64, weights: List[float], hasty: bool) -> None:
        self.seat: i64 = seat
        self.weights = weights
        self.hasty = hasty
        self.before = worth_of_others(state, seat, weights)

    def worth_after(self, state: DiluviumState, action: i64) -> float:
        """What the position is worth when this answer is followed by the best ones to the end of the turn."""
        verb = action & VERB
        if verb == COMMIT:
            return self.worth_of_commitment(state, action >> ARGUMENT)
        if verb == CHOOSE:
            return BOARD_WORTH[action >> ARGUMENT]
        after = state.copy()
        answer(after, self.seat, action)
        if verb in (FLEE, DISCARD, PLACE):
            return self.at_rest(after)
        return self.to_the_end(after, state.active)

    def at_rest(self, state: DiluviumState) -> float:
        """The own worth in the middle of a turn; a card about to be drawn counts as an average one."""
        worth = score(state, self.seat, self.weights) + urge(state)
        return worth + self.weights[CARD_DRAWN] if draws_a_card(state) else worth

    def at_the_end(self, state: DiluviumState, active: i64) -> float:
        """The worth when the turn of `active` is over."""
        others = self.before
        if state.wheel[active] == ENGAGE:
            others = worth_of_others(state, self.seat, self.weights)
        return score(state, self.seat, self.weights) - others + urge(state)

    def to_the_end(self, state: DiluviumState, active: i64) -> float:
        """Plays the turn to its end, in place, with the best answers of the seat and simple ones of the others."""
        seat = self.seat
        extra = 0.0
        while True:
            ask = state.pending
            if ask is None or state.active != active:
                return extra + self.at_the_end(state, active)
            legal = state.stack[-1].legal(state, ask.seat)
            verb = legal[0] & VERB
            if verb == COMMIT:
                return extra + self.best_commitment(state)
            if verb == TILE:
                return extra + self.after_a_tile(state, active, legal)
            if verb == CARD:
                extra += self.weights[CARD_DRAWN]
                state.stack.pop()
                advance(state)
            elif ask.seat == NATURE:
                return extra + self.at_rest(state)
            elif ask.seat != seat or verb == DISCARD:
                answer(state, ask.seat, usual(state, ask.seat, legal, verb))
            elif verb == TAKE:
                self.move_a_settler(state)
            else:
                options = [action for action in alternatives(state, legal) if action & VERB != PLAY]
                if len(options) > 1:
                    return extra + self.best_of(state, options)
                answer(state, seat, options[0])

    def move_a_settler(self, state: DiluviumState) -> None:
        if self.hasty:
            answer(state, self.seat, from_the_emptiest(state, self.seat))
            answer(state, self.seat, to_the_dearest(state, state.stack[-1].legal(state, self.seat)))
            return
        take, place = self.best_move(state)
        answer(state, self.seat, take)
        answer(state, self.seat, place)

    def best_of(self, state: DiluviumState, options: List[int]) -> float:
        best = WORST
        for action in options:
            best = max(best, self.worth_after(state, action))
        return best

    def after_a_tile(self, state: DiluviumState, active: i64, tiles: List[int]) -> float:
        """The average over tiles that may be turned up, taken evenly from those left."""
        number = min(TILES_WEIGHED, len(tiles))
        total = 0.0
        for sample in range(number):
            after = state.copy()
            answer(after, NATURE, tiles[(2 * sample + 1) * len(tiles) // (2 * number)])
            total += self.to_the_end(after, active)
        return total / float(number)

    def best_move(self, state: DiluviumState) -> Tuple[int, int]:
        """The settler to take and the space to put it on: the settlers missed least are tried on every space."""
        takes = alternatives(state, state.stack[-1].legal(state, self.seat))
        if len(takes) > (1 if self.hasty else TAKES_WEIGHED):
            takes = self.missed_least(state, takes)
        best, chosen, where = WORST, takes[0], 0
        for take in takes:
            worth, place = self.best_place(state, take)
            if worth > best:
                best, chosen, where = worth, take, place
        return chosen, where

    def missed_least(self, state: DiluviumState, takes: List[int]) -> List[int]:
        """The settlers whose leaving costs least. The state is changed and put right again."""
        weighed: List[Tuple[float, int]] = []
        for take in takes:
            space = take >> ARGUMENT
            state.remove(self.seat, space)
            weighed.append((-score(state, self.seat, self.weights), take))
            state.put(self.seat, space)
        weighed.sort()
        return [take for _, take in weighed[: 1 if self.hasty else TAKES_WEIGHED]]

    def best_place(self, state: DiluviumState, take: i64) -> Tuple[float, int]:
        """What taking this settler is worth, and the space to put it on."""
        taken = state.copy()
        answer(taken, self.seat, take)
        best, where = WORST, 0
        for place in alternatives(taken, taken.stack[-1].legal(taken, self.seat)):
            after = taken.copy()
            answer(after, self.seat, place)
            worth = self.at_rest(after)
            if worth > best:
                best, where = worth, place
        return best, where

    def best_commitment(self, state: DiluviumState) -> float:
        most: i64 = state.held[self.seat * RESOURCES + WEAPONS]
        best = WORST
        weapons: i64 = 0
        while weapons <= most:
            best = max(best, self.worth_of_commitment(state, weapons))
            weapons += 1
        return best

    def worth_of_commitment(self, state: DiluviumState, weapons: i64) -> float:
        """D-12.2: against each number the other could seal with the weapons imagined, all as likely."""
        rule = state.stack[-1]
        assert isinstance(rule, Battle)
        other = state.active if self.seat == rule.defender else rule.defender
        most: i64 = state.held[other * RESOURCES + WEAPONS]
        total = 0.0
        sealed: i64 = 0
        while sealed <= most:
            after = state.copy()
            if after.resources(other) > 0:
                seal(after.stack[-1], other, sealed)
            answer(after, self.seat, pack(COMMIT, weapons))
            total += self.to_the_end(after, state.active)
            sealed += 1
        return total / float(most + 1)


def seal(rule: Procedure[Any], seat: i64, weapons: i64) -> None:
    assert isinstance(rule, Battle)
    if seat == rule.defender:
        rule.defence = weapons
    else:
        rule.attack = weapons
