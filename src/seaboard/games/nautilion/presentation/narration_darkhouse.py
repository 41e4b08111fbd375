"""The Darkhouse and its cards in sentences (N-6, N-16)."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Line, line
from seaboard.core.packing import argument_of
from seaboard.core.trace import Moment
from seaboard.games.nautilion.components.kit import ASTERN, PUT_BACK, TOLL
from seaboard.games.nautilion.presentation.names import MACHINATION_RULES, machination, machination_text, shown_dice
from seaboard.games.nautilion.presentation.narration_losses import lost
from seaboard.games.nautilion.rules.expansions.losses import losable
from seaboard.games.nautilion.rules.expansions.machinations import PutBack, bite, unseatable
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

Seen = Moment[ExpandedState]


def walked(seen: Seen) -> List[Line]:
    """Phase 0."""
    before, after = seen.before, seen.after
    if not after.expansions.machinations:
        return []
    if before.silence:
        return [line("nautilion-darkhouse-stays", "N-16.3", "N-17.4")]
    effect, rules = after.scheme, ("N-16.1", "N-16.3", MACHINATION_RULES[after.scheme])
    card, text = machination(effect), machination_text(effect)
    there = line("nautilion-walked", *rules, place=after.walked + 1, card=card, text=text)
    return [there, *_without_effect(before, effect)]


def _without_effect(state: ExpandedState, effect: int) -> List[Line]:
    if effect == TOLL and not losable(state):
        return [line("nautilion-toll-nothing", "N-16.8", "N-6.3")]
    if effect == PUT_BACK and not unseatable(state):
        return [line("nautilion-put-back-nobody", "N-16.6")]
    if effect == ASTERN and state.turn == 1:
        return [line("nautilion-card-ignored-at-first", "N-16.10")]
    return []


def darkhouse(seen: Seen) -> List[Line]:
    """What its die does, and what goes at once because nothing else could."""
    return [_bite(seen.before), *lost(seen)]


def _bite(state: ExpandedState) -> Line:
    die = state.plan & 7
    if not state.tables.bites[die]:
        return line("nautilion-darkhouse-quiet", "N-6.2", die=die)
    if state.silence:
        return line("nautilion-darkhouse-silenced", "N-17.4", die=die)
    tokens = bite(state)
    if not tokens:
        return line("nautilion-darkhouse-only-on-four", "N-16.13", die=die)
    if not losable(state):
        return line("nautilion-darkhouse-nothing", "N-6.3", die=die)
    if tokens > 1:
        return line("nautilion-darkhouse-bites-twice", "N-6.1", "N-16.7", die=die)
    card = ("N-16.16",) if state.scheme else ()
    return line("nautilion-darkhouse-bites", "N-6.1", *card, die=die)


def unseated(seen: Seen) -> List[Line]:
    return [line("nautilion-unseated", "N-16.6", "N-9.3", token=argument_of(seen.action))]


def inserted(seen: Seen) -> List[Line]:
    rule = seen.before.stack[-1]
    assert isinstance(rule, PutBack)
    return [line("nautilion-inserted", "N-16.6", token=rule.token, place=argument_of(seen.action) + 1)]


def recovery_paid(seen: Seen) -> List[Line]:
    return [line("nautilion-recovery", "N-16.15", "N-4.3", cost=seen.before.tables.kit.recovery_cost)]


def once_more(seen: Seen) -> List[Line]:
    if seen.after.pass_ == seen.before.pass_:
        return []
    return [line("nautilion-once-more", "N-16.4", dice=shown_dice(seen.after.dice))]
