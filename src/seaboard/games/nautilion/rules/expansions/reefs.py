"""Expansion 3, the Reefs: a roll before phase 1, or a turn in place (N-15)."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.ask import ask_of_nature
from seaboard.core.native import i64
from seaboard.core.packing import argument_of, pack, verb_of
from seaboard.core.rng import Rng
from seaboard.games.nautilion.components.kit import REEF
from seaboard.games.nautilion.rules.actions import REEFS, REEFS_AT_ONCE
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

LAY_REEFS: Final = ask_of_nature("nautilion-ask-reefs", ("N-15.1",))
ROLL_FOR_THE_REEF: Final = ask_of_nature("nautilion-ask-reef", ("N-15.3",))


def next_reef_place(state: ExpandedState) -> i64:
    """N-15.1: beside the first token after the Happy Isles and every third from there; 0 when all lie there."""
    if not state.expansions.reefs:
        return 0
    place: i64 = 1
    every: i64 = state.tables.kit.reef_every
    abyss = state.abyss()
    while place < abyss:
        reef: i64 = state.reefs[place]
        if reef == 0:
            return place
        place += every
    return 0


def reefs_left(state: ExpandedState) -> List[int]:
    """The tokens that have not been laid."""
    kit = state.tables.kit
    return [number for number in kit.reef_numbers for _ in range(kit.reef_copies - state.reefs.count(number))]


def lay_reefs(state: ExpandedState, tokens: i64) -> None:
    for _ in range(REEFS_AT_ONCE):
        state.reefs[next_reef_place(state)] = tokens & 15
        tokens >>= 4


def sample_reefs(state: ExpandedState, rng: Rng) -> i64:
    left = reefs_left(state)
    tokens: i64 = 0
    for place in range(REEFS_AT_ONCE):
        tokens |= left.pop(rng.below(len(left))) << 4 * place
    return pack(REEFS, tokens)


def every_reefs(state: ExpandedState) -> List[int]:
    """All orders of three of the tokens left, each as often as it is likely."""
    left = reefs_left(state)
    return [
        pack(REEFS, left[a] | left[b] << 4 | left[c] << 8)
        for a in range(len(left))
        for b in range(len(left))
        for c in range(len(left))
        if a not in (b, c) and b != c
    ]


def could_be_laid(state: ExpandedState, action: i64) -> bool:
    if verb_of(action) != REEFS:
        return False
    left = reefs_left(state)
    tokens = argument_of(action)
    for _ in range(REEFS_AT_ONCE):
        if tokens & 15 not in left:
            return False
        left.remove(tokens & 15)
        tokens >>= 4
    return tokens == 0


def reef_beside(state: ExpandedState) -> i64:
    """N-15.3: the number of the Reef the Nautilion lies at, or 0."""
    return state.reefs[state.nautilion]


def escapes(state: ExpandedState, die: i64) -> bool:
    """N-15.3, N-15.4: one more with the crew member of that number on the Nautilion."""
    if state.crew >> reef_beside(state) & 1:
        die += 1
    return die >= state.tables.kit.free_from


def take_the_reef(state: ExpandedState) -> None:
    """N-15.4, N-15.5: into the reserve."""
    if reef_beside(state):
        state.reefs[state.nautilion] = 0
        state.put_in_reserve(REEF)


def lose_reef(state: ExpandedState, place: i64) -> None:
    """N-15.2: discarded with the token the Phantom stops on."""
    if state.reefs[place]:
        state.reefs[place] = 0
        state.reefs_gone += 1
