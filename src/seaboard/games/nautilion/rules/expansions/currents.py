"""Phase 1 and 2 with expansions: which dice are rolled, what may be done with them, and how they are given out.

The dice in hand are lowest first, 0 for a die that is not there; `plan` holds the dice given out so far.
"""

from __future__ import annotations

from typing import Dict, Final, List, Tuple

from seaboard.core.native import i64
from seaboard.core.packing import argument_of, pack, verb_of
from seaboard.games.nautilion.components.kit import FIXED_DICE, NAUTILION_FIRST, ONE_BY_ONE, RECOVERY, TWICE
from seaboard.games.nautilion.rules.actions import (
    NAUTILIONS_DIE,
    PLAN,
    RECOVER,
    REROLL,
    TIDE,
    TRANSLATION,
    WHIRLWIND,
    dice_in_order,
    three,
)
from seaboard.games.nautilion.rules.currents import turned, two_kinds_left
from seaboard.games.nautilion.rules.expansions.heroics import playable
from seaboard.games.nautilion.rules.expansions.losses import pay
from seaboard.games.nautilion.rules.expansions.machinations import something_returns
from seaboard.games.nautilion.rules.expansions.mages import partnerships
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

ROLES: Final = 3
NAUTILION: Final = 2

PLANS: Final[Dict[Tuple[int, int, int, bool], List[int]]] = {}


def dice_to_roll(state: ExpandedState) -> i64:
    """N-4.1, N-15.5, N-16.5, N-16.11: three dice, or those the Reef or a card leaves."""
    if state.scheme == ONE_BY_ONE:
        return 1
    if state.scheme == NAUTILION_FIRST:
        return 2 if state.plan else 1
    return 2 if state.stuck and state.scheme not in (TWICE, FIXED_DICE) else 3


def rolls(state: ExpandedState) -> List[int]:
    """All results of as many dice as are to be rolled now."""
    number = dice_to_roll(state)
    if number == 1:
        return state.tables.kit.rolls_of_one
    return state.tables.kit.rolls_of_two if number == 2 else state.tables.rolls


def is_planned(state: ExpandedState) -> bool:
    """N-5.1: whether everybody who gets a die has one; a Nautilion held by a Reef gets none."""
    plan = state.plan
    return plan & 7 != 0 and plan >> 3 & 7 != 0 and (plan >> 6 != 0 or state.stuck != 0)


def plans(state: ExpandedState) -> List[int]:
    """N-5.1: every way to give out the dice in hand."""
    key = (int(state.dice), int(state.plan), int(state.scheme), state.stuck != 0)
    if key not in PLANS:
        PLANS[key] = every_plan(state)
    return PLANS[key]


def every_plan(state: ExpandedState) -> List[int]:
    dice = [face for face in (state.dice & 7, state.dice >> 3 & 7, state.dice >> 6) if face]
    given = [state.plan & 7, state.plan >> 3 & 7, state.plan >> 6]
    roles = [role for role in range(ROLES) if not given[role] and not (role == NAUTILION and state.stuck)]
    if state.scheme == NAUTILION_FIRST and not state.plan:
        roles = [NAUTILION]
    found: List[int] = []
    give(dice, roles, given, found, state.scheme == ONE_BY_ONE)
    return list(dict.fromkeys(found))


def give(dice: List[int], roles: List[int], given: List[int], found: List[int], one_only: bool) -> None:
    """Adds every plan that gives dice to these roles; with `one_only` a single die to any of them."""
    if one_only:
        for role in roles:
            plan = given[:]
            plan[role] = dice[0]
            found.append(pack(PLAN, three(plan[0], plan[1], plan[2])))
        return
    if not roles:
        found.append(pack(PLAN, three(given[0], given[1], given[2])))
        return
    for index, face in enumerate(dice):
        plan = given[:]
        plan[roles[0]] = face
        give(dice[:index] + dice[index + 1 :], roles[1:], plan, found, False)


def open_choices(state: ExpandedState) -> List[int]:
    """N-4.2, N-5.1, N-13.5, N-17.3: the plan, the spells, a partnership's die, a Heroic Action, a recovery."""
    if state.pass_:
        return plans(state)
    found = plans(state) + spells(state)
    if state.expansions.mages and partnerships(state) > state.rerolled:
        found += [pack(REROLL, face) for face in faces(state.dice)]
    if state.shown:
        found += playable(state)
    if may_recover(state):
        found.append(pack(RECOVER))
    return found


def faces(dice: i64) -> List[int]:
    return list(dict.fromkeys([int(face) for face in (dice & 7, dice >> 3 & 7, dice >> 6) if face]))


def spells(state: ExpandedState) -> List[int]:
    """N-4.4 to N-4.6, N-16.14, N-17.12: the spells that can be paid or are free."""
    tables = state.tables
    reserve = state.reserve
    found: List[int] = []
    if state.free_whirls or reserve >= tables.whirlwind:
        found.append(pack(WHIRLWIND))
    if reserve >= tables.tide:
        found += tides(state)
    if (state.free_swaps or reserve >= tables.translation) and two_kinds_left(state.path):
        found.append(pack(TRANSLATION))
    return found


def tides(state: ExpandedState) -> List[int]:
    """N-4.5: any die in hand; N-16.11: and the one a card has given to the Nautilion."""
    every = state.tables.kit.faces
    found = [pack(TIDE, old | new << 3) for old in faces(state.dice) for new in every if new != old]
    if state.scheme == NAUTILION_FIRST and state.plan:
        found += [pack(TIDE, NAUTILIONS_DIE | new << 3) for new in every if new != state.plan >> 6]
    return found


def turn_a_die(state: ExpandedState, old: i64, new: i64) -> None:
    if old == NAUTILIONS_DIE:
        state.plan = new << 6
    else:
        state.dice = turned(state.dice, old, new)


def may_recover(state: ExpandedState) -> bool:
    """N-16.15: once this turn."""
    return (
        state.scheme == RECOVERY
        and not state.recovered
        and state.reserve >= state.tables.kit.recovery_cost
        and something_returns(state)
    )


def cast(state: ExpandedState, action: i64) -> None:
    """N-4.3 to N-4.6: pay, and change the dice; a Translation goes on by itself."""
    verb = verb_of(action)
    tables = state.tables
    if verb == WHIRLWIND:
        state.dice = 0
        if state.free_whirls:
            state.free_whirls -= 1
        else:
            pay(state, tables.whirlwind)
    elif verb == TIDE:
        argument = argument_of(action)
        turn_a_die(state, argument & 7, argument >> 3)
        pay(state, tables.tide)
    elif state.free_swaps:
        state.free_swaps -= 1
    else:
        pay(state, tables.translation)


def without(dice: i64, face: i64) -> i64:
    """The dice in hand but one that shows this face: it is being rolled again."""
    return turned(dice, face, 0)


def together(dice: i64, die: i64) -> i64:
    """One more die beside those in hand."""
    return dice_in_order(die, dice >> 3 & 7, dice >> 6)
