"""The Currents and the Plan in sentences (N-4, N-5; N-13.5, N-15.3)."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Line, line
from seaboard.core.packing import argument_of
from seaboard.core.procedure import step_name
from seaboard.core.trace import Moment
from seaboard.games.nautilion.components.kit import ASTERN, EXCHANGE, NAUTILION_FIRST, ONE_BY_ONE
from seaboard.games.nautilion.presentation.names import (
    MACHINATION_RULES,
    ROLES,
    by_role,
    faces,
    machination,
    named,
    shown_dice,
)
from seaboard.games.nautilion.rules.actions import NAUTILIONS_DIE
from seaboard.games.nautilion.rules.currents import Translation
from seaboard.games.nautilion.rules.expansions.reefs import reef_beside
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

Seen = Moment[ExpandedState]

ONE_AFTER_THE_OTHER = (ONE_BY_ONE, NAUTILION_FIRST)  # cards that have some dice rolled later


def rolled(seen: Seen) -> List[Line]:
    after, roll = seen.after, argument_of(seen.action)
    if step_name(seen.before.stack[-1]) == "reef":
        return _reef_met(seen)
    dice = shown_dice(after.dice)
    if after.dice != roll:  # the others lay there
        return [line("nautilion-rerolled", "N-13.5", die=roll >> 6, dice=dice)]
    rules = ["N-4.1"]
    if after.scheme in ONE_AFTER_THE_OTHER:
        rules.append(MACHINATION_RULES[after.scheme])
    elif after.stuck:
        rules.append("N-15.5")
    name = "nautilion-rolled" if len(dice) > 1 else "nautilion-rolled-one"
    return [line(name, *rules, dice=dice, turn=after.turn)]


def _reef_met(seen: Seen) -> List[Line]:
    """N-15.3 to N-15.5; N-15.8: whoever plays."""
    before, after = seen.before, seen.after
    number, die = reef_beside(before), argument_of(seen.action) >> 6
    helped = before.crew >> number & 1
    rolled_for = {"number": number, "die": die, "result": die + helped, "helped": helped}
    if not after.stuck:
        return [line("nautilion-reef-free", "N-15.3", "N-15.4", reserve=after.reserve, **rolled_for)]
    lines = [line("nautilion-reef-holds", "N-15.3", "N-15.5", **rolled_for)]
    if before.scheme in (EXCHANGE, ASTERN, NAUTILION_FIRST):
        card, rule = machination(before.scheme), MACHINATION_RULES[before.scheme]
        lines.append(line("nautilion-card-ignored", rule, card=card))
    return lines


def dice_laid(seen: Seen) -> List[Line]:
    if seen.after.dice == seen.before.dice:
        return []
    return [line("nautilion-dice-laid", "N-16.12", dice=shown_dice(seen.after.dice), turn=seen.after.turn)]


def whirlwind(seen: Seen) -> List[Line]:
    before = seen.before
    if not before.expansions.any():
        return [line("nautilion-cast-whirlwind", "N-4.3", "N-4.4", cost=before.tables.whirlwind)]
    free = before.free_whirls
    rules = ["N-4.4", "N-16.14"] if free else ["N-4.3", "N-4.4"]
    rules += [MACHINATION_RULES[before.scheme]] if before.scheme in ONE_AFTER_THE_OTHER else []
    cost = 0 if free else before.tables.whirlwind
    return [line("nautilion-whirled", *rules, dice=len(faces(before.dice)), cost=cost)]


def tide(seen: Seen) -> List[Line]:
    before, argument = seen.before, argument_of(seen.action)
    new, cost = argument >> 3, before.tables.tide
    if argument & 7 == NAUTILIONS_DIE:
        old, rules = before.plan >> 6, ("N-4.3", "N-4.5", "N-16.11")
        return [line("nautilion-cast-tide-on-its-die", *rules, old=old, new=new, cost=cost)]
    dice = shown_dice(seen.after.dice)
    return [line("nautilion-cast-tide", "N-4.3", "N-4.5", cost=cost, old=argument & 7, new=new, dice=dice)]


def translation(seen: Seen) -> List[Line]:
    before = seen.before
    if before.free_swaps:
        return [line("nautilion-free-translation", "N-4.6", "N-17.12", left=seen.after.free_swaps)]
    return [line("nautilion-cast-translation", "N-4.3", "N-4.6", cost=before.tables.translation)]


def swap_begun(seen: Seen) -> List[Line]:
    place = argument_of(seen.action)
    return [line("nautilion-swap-begun", "N-4.6", token=named(seen.before.path[place]), place=place)]


def swapped(seen: Seen) -> List[Line]:
    rule, path = seen.before.stack[-1], seen.before.path
    assert isinstance(rule, Translation)
    rules = ["N-4.6"] + (["N-15.7"] if seen.before.expansions.reefs else [])
    tokens = {"token": named(path[rule.one]), "token2": named(path[rule.other])}
    return [line("nautilion-swapped", *rules, one=rule.one, other=rule.other, **tokens)]


def reroll(seen: Seen) -> List[Line]:
    return [line("nautilion-partnership-rolls", "N-13.5", face=argument_of(seen.action))]


def planned(seen: Seen) -> List[Line]:
    before, after = by_role(seen.before.plan), by_role(seen.after.plan)
    given = dict(zip(ROLES, after))  # noqa: B905 (PyPy's 3.9 has no `strict`)
    if all(after):
        return [line("nautilion-planned", "N-5.1", **given)]
    if seen.after.stuck and given["darkhouse"] and given["phantom"]:
        return [line("nautilion-planned-held", "N-5.1", "N-15.5", **given)]
    new = next(role for index, role in enumerate(ROLES) if after[index] and not before[index])
    return [line("nautilion-die-given", "N-5.1", MACHINATION_RULES[seen.after.scheme], die=given[new], role=new)]
