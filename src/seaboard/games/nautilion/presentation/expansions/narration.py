"""What is told of a game with expansions: answers, phase 0, the Currents, the Plan and the Darkhouse.

How the submarines move is in `logbook.py`, what cards and the collision do in `deeds.py`.
"""

from __future__ import annotations

from typing import Callable, Dict, List, Optional, Tuple, cast

from seaboard.core.messages import Argument, Line
from seaboard.core.procedure import step_name
from seaboard.core.trace import ANSWER, Moment
from seaboard.games.nautilion.components.kit import ASTERN, EXCHANGE, NAUTILION_FIRST, ONE_BY_ONE, PUT_BACK, TOLL
from seaboard.games.nautilion.presentation.expansions import deeds, logbook
from seaboard.games.nautilion.presentation.names import line, machination, machination_text, named, shown_dice, signs
from seaboard.games.nautilion.rules.actions import (
    BANISH,
    CABIN,
    DISCARD,
    HEROIC,
    INSERT,
    KEEP,
    LEAVE,
    MACHINATION,
    NAUTILIONS_DIE,
    PLACE,
    PLAN,
    RECOVER,
    REEFS,
    REROLL,
    RESERVE,
    REVEAL,
    ROLL,
    SET,
    SPEND,
    STATION,
    STREW,
    TAKE,
    TIDE,
    TRANSLATION,
    UNSEAT,
    WHIRLWIND,
    argument_of,
    verb_of,
)
from seaboard.games.nautilion.rules.currents import Translation
from seaboard.games.nautilion.rules.expansions.losses import losable
from seaboard.games.nautilion.rules.expansions.machinations import bite, unseatable
from seaboard.games.nautilion.rules.expansions.reefs import reef_beside
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.expansions.turn import ExpandedTurn
from seaboard.games.nautilion.rules.state import NautilionState

Seen = Moment[ExpandedState]
Teller = Callable[[Seen], List[Line]]

CARD_RULES: Tuple[str, ...] = (
    "", "N-16.4", "N-16.5", "N-16.6", "N-16.7", "N-16.8", "N-16.9", "N-16.10", "N-16.11", "N-16.12", "N-16.13",
    "N-16.14", "N-16.15",
)  # fmt: skip
ROLES = ("darkhouse", "phantom", "nautilion")


def narrate(moment: Moment[NautilionState]) -> Optional[List[Line]]:
    """None where it is told as in the base game."""
    answered = moment.step == ANSWER
    teller = ANSWERS.get(verb_of(moment.action)) if answered else STEPS.get((moment.rule, moment.step))
    return teller(cast("Seen", moment)) if teller is not None else None


# set-up


def _strewn(seen: Seen) -> List[Line]:
    before, after = seen.before, seen.after
    first = before.laid + 1
    rules = ["N-2.1", "N-2.2"]
    rules += ["N-13.1"] if after.expansions.mages else []
    rules += ["N-14.1"] if after.expansions.harpoons else []
    tokens = signs(after.path[first : after.laid + 1])
    return [line("nautilion-laid", *rules, first=first, last=after.laid, tokens=tokens)]


def _reefs(seen: Seen) -> List[Line]:
    before, after = seen.before, seen.after
    new = [place for place, number in enumerate(after.reefs) if number and not before.reefs[place]]
    numbers = " ".join(str(after.reefs[place]) for place in new)
    places = ", ".join(str(place) for place in new)
    return [line("nautilion-reefs-laid", "N-15.1", places=places, numbers=numbers)]


def _card_added(seen: Seen) -> List[Line]:
    kit, card = seen.after.tables.kit, argument_of(seen.action)
    colour = "red" if kit.red[card] else "blue"
    args: Dict[str, Argument] = {"card": machination(kit.machinations[card]), "colour": colour}
    return [line("nautilion-card-laid", "N-16.2", place=len(seen.after.row), **args)]


# phase 0 and the Reef


def _walked(seen: Seen) -> List[Line]:
    before, after = seen.before, seen.after
    if not after.expansions.machinations:
        return []
    if before.silence:
        return [line("nautilion-darkhouse-stays", "N-16.3", "N-17.4")]
    effect = after.scheme
    args: Dict[str, Argument] = {"card": machination(effect), "text": machination_text(effect)}
    told = [line("nautilion-walked", "N-16.1", "N-16.3", CARD_RULES[effect], place=after.walked + 1, **args)]
    return told + _without_effect(before, effect)


def _without_effect(state: ExpandedState, effect: int) -> List[Line]:
    if effect == TOLL and not losable(state):
        return [line("nautilion-toll-nothing", "N-16.8", "N-6.3")]
    if effect == PUT_BACK and not unseatable(state):
        return [line("nautilion-put-back-nobody", "N-16.6")]
    if effect == ASTERN and state.turn == 1:
        return [line("nautilion-card-ignored-at-first", "N-16.10")]
    return []


def _met_the_reef(seen: Seen) -> List[Line]:
    """N-15.3 to N-15.5; N-15.8: whoever plays."""
    before, after = seen.before, seen.after
    number, die = reef_beside(before), argument_of(seen.action) >> 6
    helped = before.crew >> number & 1
    args: Dict[str, Argument] = {"number": number, "die": die, "result": die + helped, "helped": helped}
    if not after.stuck:
        return [line("nautilion-reef-free", "N-15.3", "N-15.4", reserve=after.reserve, **args)]
    told = [line("nautilion-reef-holds", "N-15.3", "N-15.5", **args)]
    if before.scheme in (EXCHANGE, ASTERN, NAUTILION_FIRST):
        told.append(line("nautilion-card-ignored", CARD_RULES[before.scheme], card=machination(before.scheme)))
    return told


# the Currents and the Plan


def _rolled(seen: Seen) -> List[Line]:
    rule, after = seen.before.stack[-1], seen.after
    assert isinstance(rule, ExpandedTurn)
    if step_name(rule) == "reef":
        return _met_the_reef(seen)
    dice = shown_dice(after.dice)
    if rule.lying:
        return [line("nautilion-rerolled", "N-13.5", die=argument_of(seen.action) >> 6, dice=dice)]
    rules = ["N-4.1"]
    if after.scheme in (ONE_BY_ONE, NAUTILION_FIRST):
        rules.append(CARD_RULES[after.scheme])
    elif after.stuck:
        rules.append("N-15.5")
    name = "nautilion-rolled" if len(dice) > 1 else "nautilion-rolled-one"
    return [line(name, *rules, dice=dice, turn=after.turn)]


def _dice_laid(seen: Seen) -> List[Line]:
    if seen.after.dice == seen.before.dice:
        return []
    return [line("nautilion-dice-laid", "N-16.12", dice=shown_dice(seen.after.dice), turn=seen.after.turn)]


def _whirlwind(seen: Seen) -> List[Line]:
    before = seen.before
    free = before.free_whirls
    rules = ["N-4.4", "N-16.14"] if free else ["N-4.3", "N-4.4"]
    rules += [CARD_RULES[before.scheme]] if before.scheme in (ONE_BY_ONE, NAUTILION_FIRST) else []
    dice = len(shown_dice(before.dice).split())
    cost = 0 if free else before.tables.whirlwind
    return [line("nautilion-whirled", *rules, dice=dice, cost=cost)]


def _tide(seen: Seen) -> List[Line]:
    before, argument = seen.before, argument_of(seen.action)
    args: Dict[str, Argument] = {"new": argument >> 3, "cost": before.tables.tide}
    if argument & 7 == NAUTILIONS_DIE:
        old = before.plan >> 6
        return [line("nautilion-cast-tide-on-its-die", "N-4.3", "N-4.5", "N-16.11", old=old, **args)]
    dice = shown_dice(seen.after.dice)
    return [line("nautilion-cast-tide", "N-4.3", "N-4.5", old=argument & 7, dice=dice, **args)]


def _translation(seen: Seen) -> List[Line]:
    before = seen.before
    if before.free_swaps:
        return [line("nautilion-free-translation", "N-4.6", "N-17.12", left=seen.after.free_swaps)]
    return [line("nautilion-cast-translation", "N-4.3", "N-4.6", cost=before.tables.translation)]


def _swapped(seen: Seen) -> List[Line]:
    rule, path = seen.before.stack[-1], seen.before.path
    assert isinstance(rule, Translation)
    args: Dict[str, Argument] = {"one": rule.one, "other": rule.other}
    rules = ["N-4.6"] + (["N-15.7"] if seen.before.expansions.reefs else [])
    return [line("nautilion-swapped", *rules, token=named(path[rule.one]), token2=named(path[rule.other]), **args)]


def _reroll(seen: Seen) -> List[Line]:
    return [line("nautilion-partnership-rolls", "N-13.5", face=argument_of(seen.action))]


def _planned(seen: Seen) -> List[Line]:
    before, after = seen.before, seen.after
    given = {role: after.plan >> 3 * index & 7 for index, role in enumerate(ROLES)}
    if all(given.values()):
        return [line("nautilion-planned", "N-5.1", **given)]
    if after.stuck and given["darkhouse"] and given["phantom"]:
        return [line("nautilion-planned-held", "N-5.1", "N-15.5", **given)]
    new = [role for index, role in enumerate(ROLES) if given[role] and not before.plan >> 3 * index & 7]
    return [line("nautilion-die-given", "N-5.1", CARD_RULES[after.scheme], die=given[new[0]], role=new[0])]


# the Darkhouse, what is lost and what is spent


def _darkhouse(seen: Seen) -> List[Line]:
    before = seen.before
    die = before.plan & 7
    if not before.tables.bites[die]:
        return [line("nautilion-darkhouse-quiet", "N-6.2", die=die)]
    if before.silence:
        return [line("nautilion-darkhouse-silenced", "N-17.4", die=die)]
    tokens = bite(before)
    if not tokens:
        return [line("nautilion-darkhouse-only-on-four", "N-16.13", die=die)]
    if not losable(before):
        return [line("nautilion-darkhouse-nothing", "N-6.3", die=die)]
    if tokens > 1:
        return [line("nautilion-darkhouse-bites-twice", "N-6.1", "N-16.7", die=die)]
    card = ("N-16.16",) if before.scheme else ()
    return [line("nautilion-darkhouse-bites", "N-6.1", *card, die=die)]


def _once_more(seen: Seen) -> List[Line]:
    if seen.after.pass_ == seen.before.pass_:
        return []
    return [line("nautilion-once-more", "N-16.4", dice=shown_dice(seen.after.dice))]


ANSWERS: Dict[int, Teller] = {
    STREW: _strewn,
    REEFS: _reefs,
    MACHINATION: _card_added,
    REVEAL: deeds.revealed,
    ROLL: _rolled,
    WHIRLWIND: _whirlwind,
    TIDE: _tide,
    TRANSLATION: _translation,
    REROLL: _reroll,
    PLAN: _planned,
    HEROIC: deeds.played,
    SET: deeds.dice_set,
    BANISH: deeds.banished,
    LEAVE: deeds.left_alone,
    RECOVER: deeds.recovery_paid,
    UNSEAT: deeds.unseated,
    INSERT: deeds.inserted,
    TAKE: deeds.taken,
    KEEP: deeds.group_kept,
    DISCARD: logbook.given_up,
    SPEND: logbook.spent,
    PLACE: logbook.placed,
    CABIN: logbook.entered_the_cabin,
    STATION: logbook.stationed,
    RESERVE: logbook.reserved,
}
STEPS: Dict[Tuple[str, str], Teller] = {
    ("ExpandedTurn", "machinations"): _walked,
    ("ExpandedTurn", "roll_the_dice"): _dice_laid,
    ("ExpandedTurn", "heroic_lasts"): deeds.lasted,
    ("ExpandedTurn", "darkhouse"): _darkhouse,
    ("ExpandedTurn", "phantom"): logbook.phantom,
    ("ExpandedTurn", "nautilion"): logbook.nautilion,
    ("ExpandedTurn", "place_or_reserve"): logbook.without_a_place,
    ("ExpandedTurn", "once_more"): _once_more,
    ("Translation", "swap"): _swapped,
    ("Loss", "lose"): logbook.lost,
    ("Payment", "spend"): logbook.spent_the_rest,
    ("Collision", "compare"): deeds.compared,
    ("Collision", "clear"): deeds.cleared,
    ("Collision", "take"): deeds.taken_unasked,
    ("Recovery", "put"): deeds.put_unasked,
    ("HeroicAction", "pay"): deeds.wrong_price,
    ("HeroicAction", "act"): deeds.acted,
}
