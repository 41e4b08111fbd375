"""Where tokens go, in sentences (N-8.3 to N-8.6; N-13.3, N-14.4, N-14.9, N-16.15)."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Line, at, line
from seaboard.core.packing import argument_of, verb_of
from seaboard.core.trace import Moment
from seaboard.games.nautilion.components.kit import MAGE_A, MERCENARY
from seaboard.games.nautilion.presentation.names import LETTERS, guest_place, in_mask, named
from seaboard.games.nautilion.rules.actions import CABIN, PLACE
from seaboard.games.nautilion.rules.ducts import CABINS, may_join
from seaboard.games.nautilion.rules.expansions.heroics import HeroicAction
from seaboard.games.nautilion.rules.expansions.landing import places_for
from seaboard.games.nautilion.rules.expansions.machinations import Recovery
from seaboard.games.nautilion.rules.expansions.mages import partnerships
from seaboard.games.nautilion.rules.expansions.mercenaries import Collision, harpoons_of_the_nautilion
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

Seen = Moment[ExpandedState]


def no_place(state: ExpandedState, token: int) -> Line:
    """Why the token went straight to the reserve."""
    shown = named(token)
    if token == MERCENARY:
        if state.rammed:
            return line("nautilion-reserved-mercenary", "N-14.12", "N-8.5")
        return line("nautilion-reserved-no-cabin", "N-14.4", "N-8.5")
    if token > CABINS:
        return line("nautilion-reserved-mage", "N-13.3", "N-8.5", token=shown)
    if state.crew >> token & 1:
        return line("nautilion-reserved-double", "N-8.4", "N-8.5", token=shown)
    if state.soldiers >> token & 1:
        return line("nautilion-reserved-taken", "N-14.4", "N-8.5", token=shown)
    if not may_join(token, state.aboard(), state.tables.joined):
        return line("nautilion-reserved-no-duct", "N-8.5", "N-9.1", token=shown)
    return line("nautilion-reserved-admiral", "N-8.5", "N-12.6", token=shown, seat=state.active + 1)


def without_a_place(seen: Seen) -> List[Line]:
    """A token in hand whose place went with what was lost for a Mercenary, or that never had one."""
    before = seen.before
    return [no_place(before, before.taken)] if before.taken and not seen.after.taken else []


def _allowing(state: ExpandedState) -> List[str]:
    """The clause by which a token is being put somewhere; none of its own for the one the Nautilion took."""
    rule = state.stack[-1]
    if isinstance(rule, Collision):
        return ["N-14.9"]
    if isinstance(rule, Recovery):
        return ["N-16.15"]
    return ["N-17.13"] if isinstance(rule, HeroicAction) else []


def put(seen: Seen) -> List[Line]:
    """Into a cabin of the Nautilion or into the mage's cabin."""
    return _put(seen, seen.action)


def put_unasked(seen: Seen) -> List[Line]:
    """The one place the recovered token could go."""
    before = seen.before
    if not before.taken or seen.after.taken:
        return []
    (place,) = places_for(before, before.taken)
    return _put(seen, place)


def _put(seen: Seen, action: int) -> List[Line]:
    before, after, argument = seen.before, seen.after, argument_of(action)
    if verb_of(action) == PLACE:
        ducts = "N-9.1" if before.aboard() else "N-9.2"
        rules, aboard = ["N-8.4", ducts, *_allowing(before)], len(in_mask(after.crew))
        return [line("nautilion-placed", *rules, token=argument, aboard=aboard)]
    if verb_of(action) == CABIN:
        return _entered(before, after, argument)
    harpoons = harpoons_of_the_nautilion(after)
    return [line("nautilion-stationed", "N-14.4", *_allowing(before), cabin=argument, harpoons=harpoons)]


def _entered(before: ExpandedState, after: ExpandedState, kind: int) -> List[Line]:
    entered = line("nautilion-cabin-entered", "N-13.3", "N-13.4", *_allowing(before), token=named(kind))
    lines = [at(entered, guest_place(after, kind))]
    if partnerships(after) > partnerships(before):
        partners = after.tables.kit.partners
        trade = kind - MAGE_A if kind >= MAGE_A else partners.index(kind)
        joined = line("nautilion-partnership", "N-13.5", letter=LETTERS[trade], partner=partners[trade])
        lines.append(at(joined, f"guest-{MAGE_A + trade}", f"guest-partner-{trade}"))
    return lines


def reserved(seen: Seen) -> List[Line]:
    token, rules = named(argument_of(seen.action)), ["N-8.5", *_allowing(seen.before)]
    return [line("nautilion-reserved", *rules, token=token, reserve=seen.after.reserve)]
