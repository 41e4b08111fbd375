"""What is told of Heroic Actions, of the cards that move tokens, and of the collision."""

from __future__ import annotations

from typing import Dict, List, Tuple

from seaboard.core.messages import Argument, Line
from seaboard.core.pieces.pile import count, kinds
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
from seaboard.games.nautilion.presentation.expansions.logbook import cabin_lines, ending, placed_line, station_line
from seaboard.games.nautilion.presentation.names import (
    heroic,
    heroic_text,
    in_mask,
    line,
    named,
    plain_crew,
    shown_dice,
)
from seaboard.games.nautilion.rules.actions import CABIN, PLACE, argument_of, verb_of
from seaboard.games.nautilion.rules.expansions.heroics import HeroicAction, lasts
from seaboard.games.nautilion.rules.expansions.landing import places_for
from seaboard.games.nautilion.rules.expansions.machinations import PutBack
from seaboard.games.nautilion.rules.expansions.mercenaries import (
    Collision,
    harpoons_of_the_nautilion,
    harpoons_of_the_phantom,
)
from seaboard.games.nautilion.rules.expansions.setup import ExpandedSetup
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

Seen = Moment[ExpandedState]

DEED_RULES: Tuple[str, ...] = (
    "", "N-17.4", "N-17.5", "N-17.6", "N-17.7", "N-17.8", "N-17.9", "N-17.10", "N-17.11", "N-17.12", "N-17.13",
    "N-17.14", "N-17.15",
)  # fmt: skip


def action_of(state: ExpandedState) -> HeroicAction:
    rule = state.stack[-1]
    assert isinstance(rule, HeroicAction)
    return rule


# Heroic Actions


def revealed(seen: Seen) -> List[Line]:
    card = argument_of(seen.action)
    effect = seen.after.tables.kit.heroics[card]
    rules = ("N-17.1", "N-17.2") if isinstance(seen.before.stack[-1], ExpandedSetup) else ("N-17.7",)
    return [line("nautilion-revealed", *rules, card=heroic(effect), text=heroic_text(effect, lasts(card)))]


def played(seen: Seen) -> List[Line]:
    argument = argument_of(seen.action)
    card = argument & 15
    effect = seen.before.tables.kit.heroics[card]
    text = heroic_text(effect, lasts(card))
    args: Dict[str, Argument] = {"card": heroic(effect), "text": text, "token": argument >> 4}
    return [line("nautilion-heroic-played", "N-17.3", "N-9.3", DEED_RULES[effect], **args)]


def lasted(seen: Seen) -> List[Line]:
    """N-17.3: card 1 of the turn before."""
    effect = seen.before.due & 15
    if not effect:
        return []
    return [line("nautilion-heroic-again", "N-17.3", DEED_RULES[effect], card=heroic(effect), text=heroic_text(effect))]


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
        return [line("nautilion-nobody-back", DEED_RULES[action.deed])]
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
    return [line("nautilion-left-alone", DEED_RULES[action_of(seen.before).deed])]


# cards of the Darkhouse


def unseated(seen: Seen) -> List[Line]:
    return [line("nautilion-unseated", "N-16.6", "N-9.3", token=argument_of(seen.action))]


def inserted(seen: Seen) -> List[Line]:
    rule = seen.before.stack[-1]
    assert isinstance(rule, PutBack)
    return [line("nautilion-inserted", "N-16.6", token=rule.token, place=argument_of(seen.action) + 1)]


def recovery_paid(seen: Seen) -> List[Line]:
    return [line("nautilion-recovery", "N-16.15", "N-4.3", cost=seen.before.tables.kit.recovery_cost)]


def put_unasked(seen: Seen) -> List[Line]:
    """The one place the recovered token could go."""
    before, after = seen.before, seen.after
    if not before.taken or after.taken:
        return []
    (place,) = places_for(before, before.taken)
    if verb_of(place) == PLACE:
        return [placed_line(before, after, before.taken)]
    if verb_of(place) == CABIN:
        return cabin_lines(before, after, before.taken)
    return [station_line(before, after, argument_of(place))]


# tokens that come back


def taken(seen: Seen) -> List[Line]:
    rule, token = seen.before.stack[-1], argument_of(seen.action)
    if isinstance(rule, HeroicAction):
        aboard = len(in_mask(seen.after.crew))
        source = "reserve" if rule.deed == FROM_RESERVE else "discard"
        return [line("nautilion-crew-back", DEED_RULES[rule.deed], token=token, source=source, aboard=aboard)]
    if isinstance(rule, Collision):
        return [_recovered(seen.after, token)]
    return [line("nautilion-recovered-hand", "N-16.15", token=named(token))]


def _recovered(after: ExpandedState, token: int) -> Line:
    if after.taken:
        return line("nautilion-recovered-hand", "N-14.8", "N-14.9", token=named(token))
    return line("nautilion-recovered-reserve", "N-14.8", token=named(token), reserve=after.reserve)


def taken_unasked(seen: Seen) -> List[Line]:
    """The collision's token where the discard pile leaves no choice."""
    pile = seen.before.discard_pile()
    if not pile:
        return [line("nautilion-nothing-to-take", "N-14.8")]
    return [_recovered(seen.after, pile[0])] if len(pile) == 1 and not seen.before.taken else []


# the collision


def compared(seen: Seen) -> List[Line]:
    """The harpoons on both sides and what follows."""
    before, after = seen.before, seen.after
    ours, theirs = harpoons_of_the_nautilion(before), harpoons_of_the_phantom(before)
    args: Dict[str, Argument] = {"ours": ours, "theirs": theirs}
    if theirs > ours:
        return [line("nautilion-collision-lost", "N-14.6", "N-14.7", **args), *ending(after)]
    if ours > theirs:
        return [line("nautilion-collision-won", "N-14.6", "N-14.9", **args)]
    return [line("nautilion-collision-tied", "N-14.6", "N-14.8", **args)]


def cleared(seen: Seen) -> List[Line]:
    before = seen.before
    slaves, soldiers = len(kinds(before.slaves)), len(in_mask(before.soldiers))
    return [line("nautilion-collision-clears", "N-14.8", slaves=slaves, soldiers=soldiers)]


def group_kept(seen: Seen) -> List[Line]:
    before, after = seen.before, seen.after
    gone = before.crew & ~after.crew
    args: Dict[str, Argument] = {"kept": plain_crew(after.crew), "gone": plain_crew(gone), "count": len(in_mask(gone))}
    return [line("nautilion-group-kept", "N-14.10", **args)]
