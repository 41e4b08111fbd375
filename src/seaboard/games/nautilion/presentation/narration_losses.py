"""What is lost and what is spent, in sentences (N-4.3, N-6.1, N-13.6)."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Line, at, line
from seaboard.core.packing import argument_of
from seaboard.core.pieces.pile import count, kinds
from seaboard.core.trace import Moment
from seaboard.games.nautilion.components.kit import BLANK, MAGE_A, TRADES
from seaboard.games.nautilion.presentation.names import guest_named, in_mask, named
from seaboard.games.nautilion.rules.actions import CABIN_CREW, RESERVE_PILE
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.games.nautilion.rules.expansions.losses import Payment
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

Seen = Moment[ExpandedState]


def given_up(seen: Seen) -> List[Line]:
    return [_gone(seen.before, argument_of(seen.action), "N-9.3")]


def _gone(state: ExpandedState, source: int, *ducts: str) -> Line:
    if source == RESERVE_PILE:
        return line("nautilion-lost-reserve", "N-6.1")
    if source > CABINS:
        gone = line("nautilion-lost-guest", "N-6.1", "N-13.6", token=guest_named(state, source))
        return at(gone, f"guest-{source}" if source < CABIN_CREW else f"guest-partner-{source - CABIN_CREW}")
    if state.soldiers >> source & 1:
        return line("nautilion-lost-mercenary", "N-6.1", *ducts, cabin=source)
    return line("nautilion-lost-crew", "N-6.1", *ducts, token=source)


def lost(seen: Seen) -> List[Line]:
    """What went without a question, because nothing else could: whoever was alone aboard, for one."""
    before, after = seen.before, seen.after
    sources = in_mask(before.aboard() & ~after.aboard())
    gone, partners = before.guests & ~after.guests, before.tables.kit.partners
    sources += [MAGE_A + trade for trade in range(TRADES) if gone >> MAGE_A + trade & 1]
    sources += [CABIN_CREW + trade for trade in range(TRADES) if gone >> partners[trade] & 1]
    asked = isinstance(after.stack[-1], Payment)
    sources += [RESERVE_PILE] * (1 if asked else before.reserve - after.reserve)
    return [_gone(before, source) for source in sources]


def spent(seen: Seen) -> List[Line]:
    return [line("nautilion-spent", "N-4.3", token=named(argument_of(seen.action)))]


def spent_the_rest(seen: Seen) -> List[Line]:
    """What is left to pay when there is no choice any more."""
    before, after = seen.before, seen.after
    blanks = before.spare + before.reefs_held - after.spare - after.reefs_held
    crew = [kind for kind in dict.fromkeys(kinds(before.held)) for _ in range(_fewer(before, after, kind))]
    return [line("nautilion-spent", "N-4.3", token=named(kind)) for kind in [BLANK] * blanks + crew]


def _fewer(before: ExpandedState, after: ExpandedState, kind: int) -> int:
    return count(before.held, kind) - count(after.held, kind)
