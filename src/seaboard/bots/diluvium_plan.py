"""What to answer in Diluvium: every kind of answer is followed to the end of the turn, and the best position wins."""

from __future__ import annotations

from typing import Final, List, Tuple

from seaboard.bots.diluvium_value import CARD_DRAWN, score, value
from seaboard.core.engine import answer
from seaboard.core.native import i64
from seaboard.core.seats import NATURE
from seaboard.games.diluvium.actions import (
    ARGUMENT,
    CARD,
    CHOOSE,
    COMMIT,
    DISCARD,
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
    VERB,
    WEAPONS,
    pack,
)
from seaboard.games.diluvium.battle import Battle
from seaboard.games.diluvium.state import DiluviumState

WORST: Final = -100000.0
TAKES_WEIGHED: Final = 3
TILES_WEIGHED: Final = 2
BOARD_WORTH: Final[List[float]] = [0.0, 1.0, 3.0, 4.0, 2.0]  # A, Warmonger, Artisan, Explorer, Settler


def best_action(state: DiluviumState, seat: i64, weights: List[float]) -> int:
    """The answer that leads to the best position at the end of the turn."""
    options = alternatives(state, state.stack[-1].legal(state, seat))
    if len(options) == 1:
        return options[0]
    if options[0] & VERB == TAKE:
        return best_move(state, seat, weights)[0]
    best, chosen = WORST, options[0]
    for action in options:
        worth = worth_after(state, seat, action, weights)
        if worth > best:
            best, chosen = worth, action
    return chosen


def ranking(state: DiluviumState, seat: i64, weights: List[float]) -> List[int]:
    """The answers that differ in something, the best first."""
    options = alternatives(state, state.stack[-1].legal(state, seat))
    if len(options) == 1:
        return options
    taking = options[0] & VERB == TAKE
    weighed: List[Tuple[float, int]] = []
    for action in options:
        worth = best_place(state, seat, action, weights)[0] if taking else worth_after(state, seat, action, weights)
        weighed.append((-worth, action))
    weighed.sort()
    return [action for _, action in weighed]


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


def worth_after(state: DiluviumState, seat: i64, action: i64, weights: List[float]) -> float:
    """What the position is worth when this answer is followed by the best ones to the end of the turn."""
    verb = action & VERB
    if verb == COMMIT:
        return worth_of_commitment(state, seat, action >> ARGUMENT, weights)
    if verb == CHOOSE:
        return BOARD_WORTH[action >> ARGUMENT]
    after = state.copy()
    answer(after, seat, action)
    if verb in (FLEE, DISCARD, PLACE):
        return at_rest(after, seat, weights)
    return to_the_end(after, seat, state.active, weights)


def at_rest(state: DiluviumState, seat: i64, weights: List[float]) -> float:
    """The worth of a position in the middle of a turn; a card about to be drawn counts as an average one."""
    ask = state.pending
    worth = value(state, seat, weights)
    if ask is not None and ask.seat == NATURE and state.stack[-1].legal(state, NATURE)[0] & VERB == CARD:
        worth += weights[CARD_DRAWN]
    return worth


def to_the_end(state: DiluviumState, seat: i64, active: i64, weights: List[float]) -> float:
    """Plays the turn to its end, in place, with the best answers of the seat and simple ones of the others."""
    while True:
        ask = state.pending
        if ask is None or state.active != active:
            return value(state, seat, weights)
        legal = state.stack[-1].legal(state, ask.seat)
        verb = legal[0] & VERB
        if ask.seat == NATURE:
            return after_a_tile(state, seat, active, legal, weights) if verb == TILE else at_rest(state, seat, weights)
        if ask.seat != seat and verb != COMMIT:
            answer(state, ask.seat, usual(state, ask.seat, legal, verb))
            continue
        if verb == COMMIT:
            return best_commitment(state, seat, weights)
        options = [action for action in alternatives(state, legal) if action & VERB != PLAY]
        if len(options) == 1:
            answer(state, seat, options[0])
        elif verb == TAKE:
            take, place = best_move(state, seat, weights)
            answer(state, seat, take)
            answer(state, seat, place)
        elif verb == DISCARD:
            answer(state, seat, usual(state, seat, legal, verb))
        else:
            return best_of(state, seat, options, weights)


def best_of(state: DiluviumState, seat: i64, options: List[int], weights: List[float]) -> float:
    best = WORST
    for action in options:
        best = max(best, worth_after(state, seat, action, weights))
    return best


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


def after_a_tile(state: DiluviumState, seat: i64, active: i64, tiles: List[int], weights: List[float]) -> float:
    """The average over tiles that may be turned up, taken evenly from those left."""
    number = min(TILES_WEIGHED, len(tiles))
    total = 0.0
    for sample in range(number):
        after = state.copy()
        answer(after, NATURE, tiles[(2 * sample + 1) * len(tiles) // (2 * number)])
        total += to_the_end(after, seat, active, weights)
    return total / float(number)


def best_move(state: DiluviumState, seat: i64, weights: List[float]) -> Tuple[int, int]:
    """The settler to take and the space to put it on: the settlers missed least are tried on every space."""
    takes = alternatives(state, state.stack[-1].legal(state, seat))
    if len(takes) > TAKES_WEIGHED:
        takes = missed_least(state, seat, takes, weights)
    best, chosen, where = WORST, takes[0], 0
    for take in takes:
        worth, place = best_place(state, seat, take, weights)
        if worth > best:
            best, chosen, where = worth, take, place
    return chosen, where


def best_place(state: DiluviumState, seat: i64, take: i64, weights: List[float]) -> Tuple[float, int]:
    """What taking this settler is worth, and the space to put it on."""
    taken = state.copy()
    answer(taken, seat, take)
    best, where = WORST, 0
    for place in alternatives(taken, taken.stack[-1].legal(taken, seat)):
        after = taken.copy()
        answer(after, seat, place)
        worth = own_at_rest(after, seat, weights)
        if worth > best:
            best, where = worth, place
    return best, where


def own_at_rest(state: DiluviumState, seat: i64, weights: List[float]) -> float:
    ask = state.pending
    worth = score(state, seat, weights)
    if ask is not None and ask.seat == NATURE and state.stack[-1].legal(state, NATURE)[0] & VERB == CARD:
        worth += weights[CARD_DRAWN]
    return worth


def missed_least(state: DiluviumState, seat: i64, takes: List[int], weights: List[float]) -> List[int]:
    """The settlers whose leaving costs least. The state is changed and put right again."""
    weighed: List[Tuple[float, int]] = []
    for take in takes:
        space = take >> ARGUMENT
        state.remove(seat, space)
        weighed.append((-score(state, seat, weights), take))
        state.put(seat, space)
    weighed.sort()
    return [take for _, take in weighed[:TAKES_WEIGHED]]


def best_commitment(state: DiluviumState, seat: i64, weights: List[float]) -> float:
    most: i64 = state.held[seat * RESOURCES + WEAPONS]
    best = WORST
    weapons: i64 = 0
    while weapons <= most:
        best = max(best, worth_of_commitment(state, seat, weapons, weights))
        weapons += 1
    return best


def worth_of_commitment(state: DiluviumState, seat: i64, weapons: i64, weights: List[float]) -> float:
    """D-12.2: against each number the other could seal with the weapons imagined, all as likely."""
    rule = state.stack[-1]
    assert isinstance(rule, Battle)
    other = state.active if seat == rule.defender else rule.defender
    most: i64 = state.held[other * RESOURCES + WEAPONS]
    total = 0.0
    sealed: i64 = 0
    while sealed <= most:
        after = state.copy()
        battle = after.stack[-1]
        assert isinstance(battle, Battle)
        if after.resources(other) > 0:
            if other == battle.defender:
                battle.defence = sealed
            else:
                battle.attack = sealed
        answer(after, seat, pack(COMMIT, weapons))
        total += to_the_end(after, seat, state.active, weights)
        sealed += 1
    return total / float(most + 1)
