"""How good a position of Nautilion is, and the move that leads to the best one: one turn ahead, every spell weighed.

The weights were found by hill climbing over whole games (`scripts/tune_nautilion.py`); they say what a careful player
says: crew first, keep the missing numbers in reach, do not let the Phantom or the Abyss come too near too soon.
"""

from __future__ import annotations

from typing import Final, List, Tuple

from seaboard.core.engine import answer
from seaboard.core.native import i64
from seaboard.games.nautilion.actions import (
    ARGUMENT,
    PLAN,
    ROLL,
    START,
    SWAP,
    TIDE,
    TRANSLATION,
    VERB,
    WHIRLWIND,
    WITH,
    pack,
)
from seaboard.games.nautilion.ducts import CABINS
from seaboard.games.nautilion.state import ABYSS, GONE, VICTORY, NautilionState
from seaboard.games.nautilion.voyage import nautilion_lands_on

WON: Final = 1000.0
LOST: Final = -1000.0
WEIGHTS: Final[List[float]] = [
    7.0,  # each crew member aboard
    1.8,  # each token in the reserve
    1.0,  # each missing number that a duct reaches
    0.5,  # each copy ahead of a missing number, up to three
    -21.0,  # each missing number with no copy ahead
    4.2,  # the chance that the next stop can be placed
    -1.05,  # each space too few on the way to the Abyss for the crew still missing
    -1.26,  # each space too few before the Phantom arrives for the crew still missing
    2.2,  # spaces the Nautilion needs for each missing number
    3.3,  # spaces the Phantom uses up for each missing number
    0.035,  # each space left to the Abyss
    0.2,  # each space left to the Phantom
    -1.0,  # each space the Nautilion is behind in the race
    1.19,  # spaces the Nautilion can make for each of the Phantom's
]
NEXT_STOP: Final[List[float]] = [0.35, 0.30, 0.20, 0.15]


def value(state: NautilionState, weights: List[float]) -> float:
    """The worth of a position between two turns."""
    if state.ending:
        return WON if state.ending == VICTORY else LOST + count_aboard(state.crew)
    path = state.path
    crew = state.crew
    joined = state.tables.joined
    ahead: List[int] = [0] * 16
    near = 0.0
    spaces: i64 = 1
    place: i64 = state.nautilion + 1
    admiral = state.admiral()
    while place < ABYSS:
        token: i64 = path[place]
        if token != GONE:
            ahead[token] += 1
            if spaces <= 4 and not crew >> token & 1 and admiral >> token & 1 and (crew == 0 or joined[token] & crew):
                near += NEXT_STOP[spaces - 1]
            spaces += 1
        place += 1
    worth = weights[0] * count_aboard(crew) + weights[1] * float(state.reserve) + weights[5] * near
    missing = 0.0
    cabin: i64 = 1
    while cabin <= CABINS:
        if not crew >> cabin & 1:
            missing += 1.0
            copies = ahead[cabin]
            worth += weights[3] * min(copies, 3) if copies else weights[4]
            if joined[cabin] & crew:
                worth += weights[2]
        cabin += 1
    phantom_spaces = 1.0 + tokens_before(path, state.phantom)
    worth += weights[10] * float(spaces) + weights[11] * phantom_spaces
    worth += weights[6] * max(0.0, weights[8] * missing - float(spaces))
    worth += weights[7] * max(0.0, weights[9] * missing - phantom_spaces)
    worth += weights[12] * max(0.0, float(spaces) - weights[13] * phantom_spaces)
    return worth


def count_aboard(crew: i64) -> float:
    aboard = 0.0
    while crew:
        crew &= crew - 1
        aboard += 1.0
    return aboard


def tokens_before(path: List[int], end: i64) -> float:
    tokens = 0.0
    place: i64 = 1
    while place < end:
        if path[place] != GONE:
            tokens += 1.0
        place += 1
    return tokens


def value_after(state: NautilionState, action: i64, weights: List[float]) -> float:
    """The best position this answer can lead to before the next roll."""
    after = state.copy()
    ask = after.pending
    assert ask is not None
    answer(after, ask.seat, action)
    ask = after.pending
    if ask is None or ask.seat < 0:
        return value(after, weights)
    return max([value_after(after, then, weights) for then in after.stack[-1].legal(after, ask.seat)])


def best_plan(state: NautilionState, weights: List[float]) -> float:
    """The worth of a roll when no spell is cast."""
    best = LOST * 2
    for action in state.stack[-1].legal(state, state.active):
        if action & VERB == PLAN:
            best = max(best, value_after(state, action, weights))
    return best


def worth_of(state: NautilionState, action: i64, weights: List[float]) -> float:
    """What an answer to `cast or plan` is worth."""
    verb = action & VERB
    if verb == WHIRLWIND:
        return after_whirlwind(state, weights)
    if verb == TRANSLATION:
        return best_swap(state, weights)[0]
    if verb == TIDE:
        after = state.copy()
        answer(after, state.active, action)
        return best_plan(after, weights)
    return value_after(state, action, weights)


def after_whirlwind(state: NautilionState, weights: List[float]) -> float:
    """The average over all rolls of the best plan for each."""
    rolls = state.tables.rolls
    cast = state.copy()
    answer(cast, state.active, pack(WHIRLWIND))
    total = 0.0
    known: List[float] = [LOST * 2] * 512
    for roll in rolls:
        dice = roll >> ARGUMENT
        if known[dice] <= LOST * 2:
            rolled = cast.copy()
            answer(rolled, -1, pack(ROLL, dice))
            known[dice] = best_plan(rolled, weights)
        total += known[dice]
    return total / len(rolls)


def best_swap(state: NautilionState, weights: List[float]) -> Tuple[float, int, int]:
    """The best exchange of a token the Nautilion could stop on for a missing one, and what it is worth."""
    best, one, other = LOST * 2, 0, 0
    dice = state.dice
    for die in dict.fromkeys([dice & 7, dice >> 3 & 7, dice >> 6]):
        place = nautilion_lands_on(state, die)
        if place >= ABYSS:
            continue
        for source in swap_sources(state, state.path[place]):
            worth = worth_of_swap(state, place, source, weights)
            if worth > best:
                best, one, other = worth, place, source
    return best, one, other


def swap_sources(state: NautilionState, token: int) -> List[int]:
    """For each missing number a duct reaches, the copy on the path that is missed least: behind, else far ahead."""
    sources: List[int] = []
    for number in range(1, CABINS + 1):
        if number != token and not state.crew >> number & 1 and state.admiral() >> number & 1:
            copies = [place for place in range(1, ABYSS) if state.path[place] == number]
            if copies:
                sources.append(copies[0] if copies[0] < state.nautilion else copies[-1])
    return sources


def worth_of_swap(state: NautilionState, one: int, other: int, weights: List[float]) -> float:
    swapped = state.copy()
    if swapped.path[one] == swapped.path[other]:
        return LOST * 2
    answer(swapped, state.active, pack(TRANSLATION))
    answer(swapped, state.active, pack(SWAP, one))
    answer(swapped, state.active, pack(WITH, other))
    return best_plan(swapped, weights)


def best_action(state: NautilionState, seat: i64, weights: List[float]) -> int:
    """The answer that leads to the best position one turn ahead."""
    options = state.stack[-1].legal(state, seat)
    verb = options[0] & VERB
    if verb == SWAP:
        one = best_swap_first(state, weights)
        return pack(SWAP, one) if one else options[0]
    best, chosen = LOST * 4, options[0]
    for action in options:
        if verb == PLAN:
            worth = worth_of(state, action, weights)
        elif verb in (WITH, START):
            after = state.copy()
            answer(after, seat, action)
            worth = best_plan(after, weights)
        else:
            worth = value_after(state, action, weights)
        if worth > best:
            best, chosen = worth, action
    return chosen


def best_swap_first(state: NautilionState, weights: List[float]) -> int:
    """The token to swap once the Translation is paid for: as `best_swap` chose it before."""
    before = state.copy()
    before.stack.pop()
    before.reserve += before.tables.translation
    before.spare += before.tables.translation
    return best_swap(before, weights)[1]
