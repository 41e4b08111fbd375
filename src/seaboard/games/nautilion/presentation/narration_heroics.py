"""Heroic Actions in sentences (N-17)."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Line, at, line
from seaboard.core.packing import argument_of
from seaboard.core.pieces.pile import count
from seaboard.core.trace import Moment
from seaboard.games.nautilion.components.kit import (
    CLEAR_REEFS,
    DISARM,
    FROM_DISCARD,
    FROM_RESERVE,
    MERCENARY,
    REPLACE,
    TRADE,
)
from seaboard.games.nautilion.presentation.names import HEROIC_RULES, heroic, heroic_text, in_mask, shown_dice
from seaboard.games.nautilion.rules.expansions.heroics import HeroicAction, lasts
from seaboard.games.nautilion.rules.expansions.mercenaries import harpoons_of_the_phantom
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

Seen = Moment[ExpandedState]


def action_of(state: ExpandedState) -> HeroicAction:
    rule = state.stack[-1]
    assert isinstance(rule, HeroicAction)
    return rule


def revealed(seen: Seen) -> List[Line]:
    """At set-up, or in place of a card removed."""
    card = argument_of(seen.action)
    effect = seen.after.tables.kit.heroics[card]
    replaces = isinstance(seen.before.stack[-1], HeroicAction)
    rules = ("N-17.7",) if replaces else ("N-17.1", "N-17.2")
    shown = line("nautilion-revealed", *rules, card=heroic(effect), text=heroic_text(effect, lasts(card)))
    return [at(shown, f"heroic-{card}")]


def played(seen: Seen) -> List[Line]:
    card, payer = argument_of(seen.action) & 15, argument_of(seen.action) >> 4
    effect = seen.before.tables.kit.heroics[card]
    rules, text = ("N-17.3", "N-9.3", HEROIC_RULES[effect]), heroic_text(effect, lasts(card))
    told = line("nautilion-heroic-played", *rules, card=heroic(effect), text=text, token=payer)
    return [at(told, f"heroic-{card}", f"cabin-{payer}")]


def lasted(seen: Seen) -> List[Line]:
    """N-17.3: card 1 of the turn before."""
    effect = seen.before.due & 15
    if not effect:
        return []
    card, text = heroic(effect), heroic_text(effect)
    return [line("nautilion-heroic-again", "N-17.3", HEROIC_RULES[effect], card=card, text=text)]


def wrong_price(seen: Seen) -> List[Line]:
    """N-17.13: the card is gone all the same."""
    action = action_of(seen.after)
    if action.deed == TRADE and not action.left:
        return [line("nautilion-heroic-wasted", "N-17.13", token=action.paid)]
    return []


def acted(seen: Seen) -> List[Line]:
    before, after = seen.before, seen.after
    action = action_of(before)
    if action.deed == DISARM:
        return [_disarmed(before, after, action.paid)]
    if action.deed == CLEAR_REEFS:
        return [_reefs_cleared(before, after, action.paid)]
    if action.deed in (FROM_DISCARD, FROM_RESERVE) and action.left and not action.comers(before):
        return [line("nautilion-nobody-back", HEROIC_RULES[action.deed])]
    if action.deed == TRADE and len(in_mask(action.left)) > 1 and not action.trades(before):
        return [line("nautilion-no-trade", "N-17.13")]
    if action.deed == REPLACE and action.left and not before.shown:
        return [line("nautilion-nothing-to-banish", "N-17.7")]
    return []


def _disarmed(before: ExpandedState, after: ExpandedState, paid: int) -> Line:
    if paid not in before.tables.kit.armed:
        return line("nautilion-heroic-wasted", "N-17.14", token=paid)
    gone = count(before.slaves, MERCENARY)
    return line("nautilion-disarmed", "N-17.14", count=gone, harpoons=harpoons_of_the_phantom(after))


def _reefs_cleared(before: ExpandedState, after: ExpandedState, paid: int) -> Line:
    if paid not in before.tables.kit.reef_numbers:
        return line("nautilion-heroic-wasted", "N-17.15", token=paid)
    return line("nautilion-reefs-cleared", "N-17.15", number=paid, count=after.lost - before.lost)


def dice_set(seen: Seen) -> List[Line]:
    return [line("nautilion-dice-set", "N-17.6", dice=shown_dice(seen.after.dice))]


def banished(seen: Seen) -> List[Line]:
    effect = seen.before.tables.kit.heroics[argument_of(seen.action)]
    return [line("nautilion-banished", "N-17.7", card=heroic(effect))]


def left_alone(seen: Seen) -> List[Line]:
    return [line("nautilion-left-alone", HEROIC_RULES[action_of(seen.before).deed])]
