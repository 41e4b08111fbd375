"""Every move of Nautilion in a few words: what lists of moves, hints and buttons say."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Message
from seaboard.core.verbs import Attempt
from seaboard.games.nautilion.presentation.names import (
    by_role,
    guest_named,
    heroic,
    named,
    shown_dice,
)
from seaboard.games.nautilion.rules.actions import NAUTILIONS_DIE, RESERVE_PILE
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.games.nautilion.rules.full import in_full
from seaboard.games.nautilion.rules.state import HAPPY_ISLES, NautilionState

Tried = Attempt[NautilionState]
DICE = ("do-nautilion-darkhouse", "do-nautilion-phantom", "do-nautilion-nautilion")  # in the order of a plan


def start(tried: Tried) -> Message:
    return Message("do-nautilion-start", {"seat": tried.argument + 1})


def tide(tried: Tried) -> Message:
    old, new = tried.argument & 7, tried.argument >> 3
    if old == NAUTILIONS_DIE:
        return Message("do-nautilion-tide-its-die", {"new": new})
    return Message("do-nautilion-tide", {"old": old, "new": new})


def swap(tried: Tried) -> Message:
    place = tried.argument
    return Message("do-nautilion-swap", {"token": named(tried.state.path[place]), "place": place})


def swap_with(tried: Tried) -> Message:
    place = tried.argument
    return Message("do-nautilion-with", {"token": named(tried.state.path[place]), "place": place})


def plan(tried: Tried) -> Message:
    """Who gets which die; nobody is named who gets none."""
    given = zip(DICE, by_role(tried.argument))  # noqa: B905 (PyPy's 3.9 has no `strict`)
    return _listed([Message(name, {"die": die}) for name, die in given if die])


def _listed(parts: List[Message]) -> Message:
    if len(parts) == 1:
        return parts[0]
    return Message("do-list", {"first": parts[0], "rest": _listed(parts[1:])})


def discard(tried: Tried) -> Message:
    source, state = tried.argument, in_full(tried.state)
    if source == RESERVE_PILE:
        return Message("do-nautilion-discard-reserve")
    if source > CABINS:
        return Message("do-nautilion-discard-guest", {"token": guest_named(state, source)})
    if state.soldiers >> source & 1:
        return Message("do-nautilion-discard-mercenary", {"cabin": source})
    return Message("do-nautilion-discard", {"token": source})


def place(tried: Tried) -> Message:
    return Message("do-nautilion-place", {"token": tried.argument})


def reroll(tried: Tried) -> Message:
    return Message("do-nautilion-reroll", {"face": tried.argument})


def play_heroic(tried: Tried) -> Message:
    card, payer = tried.argument & 15, tried.argument >> 4
    effect = in_full(tried.state).tables.kit.heroics[card]
    return Message("do-nautilion-heroic", {"card": heroic(effect), "token": payer})


def banish(tried: Tried) -> Message:
    return Message("do-nautilion-banish", {"card": heroic(in_full(tried.state).tables.kit.heroics[tried.argument])})


def spend(tried: Tried) -> Message:
    return Message("do-nautilion-spend", {"token": named(tried.argument)})


def station(tried: Tried) -> Message:
    return Message("do-nautilion-station", {"cabin": tried.argument})


def to_the_mages(tried: Tried) -> Message:
    return Message("do-nautilion-cabin", {"token": named(tried.argument)})


def take(tried: Tried) -> Message:
    return Message("do-nautilion-take", {"token": named(tried.argument)})


def keep(tried: Tried) -> Message:
    return Message("do-nautilion-keep", {"cabin": tried.argument})


def set_dice(tried: Tried) -> Message:
    return Message("do-nautilion-set", {"dice": shown_dice(tried.argument)})


def unseat(tried: Tried) -> Message:
    return Message("do-nautilion-unseat", {"token": tried.argument})


def insert(tried: Tried) -> Message:
    after = tried.argument
    if after == HAPPY_ISLES:
        return Message("do-nautilion-insert-first")
    return Message("do-nautilion-insert", {"place": after})
