"""The collision, and tokens that come back from a pile, in sentences (N-14; N-16.15, N-17.9, N-17.10)."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Line, at, line
from seaboard.core.packing import argument_of
from seaboard.core.pieces.pile import kinds
from seaboard.core.trace import Moment
from seaboard.games.nautilion.components.kit import FROM_RESERVE
from seaboard.games.nautilion.presentation.names import HEROIC_RULES, in_mask, named, signs
from seaboard.games.nautilion.presentation.outcome import ending
from seaboard.games.nautilion.rules.expansions.heroics import HeroicAction
from seaboard.games.nautilion.rules.expansions.mercenaries import (
    Collision,
    harpoons_of_the_nautilion,
    harpoons_of_the_phantom,
)
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

Seen = Moment[ExpandedState]


def compared(seen: Seen) -> List[Line]:
    """The harpoons on both sides and what follows."""
    ours, theirs = harpoons_of_the_nautilion(seen.before), harpoons_of_the_phantom(seen.before)
    if theirs > ours:
        defeat = line("nautilion-collision-lost", "N-14.6", "N-14.7", ours=ours, theirs=theirs)
        return [defeat, *ending(seen.after)]
    if ours > theirs:
        return [line("nautilion-collision-won", "N-14.6", "N-14.9", ours=ours, theirs=theirs)]
    return [line("nautilion-collision-tied", "N-14.6", "N-14.8", ours=ours, theirs=theirs)]


def cleared(seen: Seen) -> List[Line]:
    before = seen.before
    slaves, soldiers = len(kinds(before.slaves)), len(in_mask(before.soldiers))
    return [line("nautilion-collision-clears", "N-14.8", slaves=slaves, soldiers=soldiers)]


def taken(seen: Seen) -> List[Line]:
    rule, token = seen.before.stack[-1], argument_of(seen.action)
    if isinstance(rule, HeroicAction):
        aboard = len(in_mask(seen.after.crew))
        source = "reserve" if rule.deed == FROM_RESERVE else "discard"
        return [line("nautilion-crew-back", HEROIC_RULES[rule.deed], token=token, source=source, aboard=aboard)]
    if isinstance(rule, Collision):
        return [_recovered(seen.after, token)]
    return [line("nautilion-recovered-hand", "N-16.15", token=named(token))]


def taken_unasked(seen: Seen) -> List[Line]:
    """The collision's token where the discard pile leaves no choice."""
    pile = seen.before.discard_pile()
    if not pile:
        return [line("nautilion-nothing-to-take", "N-14.8")]
    return [_recovered(seen.after, pile[0])] if len(pile) == 1 and not seen.before.taken else []


def _recovered(after: ExpandedState, token: int) -> Line:
    if after.taken:
        return line("nautilion-recovered-hand", "N-14.8", "N-14.9", token=named(token))
    return line("nautilion-recovered-reserve", "N-14.8", token=named(token), reserve=after.reserve)


def group_kept(seen: Seen) -> List[Line]:
    kept, gone = in_mask(seen.after.crew), in_mask(seen.before.crew & ~seen.after.crew)
    told = line("nautilion-group-kept", "N-14.10", kept=signs(kept), gone=signs(gone), count=len(gone))
    return [at(told, *[f"cabin-{cabin}" for cabin in gone])]
