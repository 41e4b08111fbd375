"""What a move would change on Nautilion's board, for ghosts and marks: from the states before and after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, Optional, Tuple

from seaboard.core.packing import argument_of, verb_of
from seaboard.core.pieces.pile import kinds
from seaboard.core.trace import ANSWER, Moment, trace
from seaboard.games.nautilion.components.kit import BLANK
from seaboard.games.nautilion.presentation.foresight import MOVES_NO_FIGURE, SAILING
from seaboard.games.nautilion.rules.actions import DISCARD, PLAN, RESERVE_PILE
from seaboard.games.nautilion.rules.currents import Translation
from seaboard.games.nautilion.rules.expansions.losses import Payment
from seaboard.games.nautilion.rules.expansions.machinations import bite
from seaboard.games.nautilion.rules.expansions.mercenaries import Collision
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.full import all_in_full
from seaboard.games.nautilion.rules.state import HAPPY_ISLES, VICTORY, NautilionState

LOSING = ("darkhouse", "lose")  # where a token may go without a question
FACE_TO_FACE = (0.4, 0.6)  # how far before their common place the Phantom and the Nautilion are drawn


@dataclass
class NautilionShows:
    """Places the figures would come to, and those whose token the Phantom `discarded` or the Nautilion has `taken`;
    whether the Darkhouse `bites`; the crew number or cabin that would be `placed` or `lost`, the token that would be
    `reserved`, come to the mage's cabin as a `guest` or leave it; the places of two tokens that would be `swapped`.
    Between two places (12.6) a figure stands where both `collides`.
    """

    phantom: Optional[float] = None
    nautilion: Optional[float] = None
    discarded: Optional[int] = None
    taken: Optional[int] = None
    bites: bool = False
    placed: Optional[int] = None
    lost: Optional[int] = None
    lost_reserve: bool = False
    reserved: Optional[int] = None
    guest: Optional[int] = None
    guest_lost: Optional[int] = None
    swapped: Optional[Tuple[int, int]] = None
    collides: bool = False
    ends: Optional[str] = None


Seen = Moment[ExpandedState]


def shows(state: NautilionState, seat: int, action: int) -> NautilionShows:
    """Up to the next question; a plan also behind the question which token is lost, for that moves no figure."""
    moments = trace(state, seat, action)
    found = NautilionShows()
    for moment in all_in_full(moments):
        _aboard(found, moment)
        _sailed(found, moment)
        _bitten(found, moment)
        _reserve(found, moment)
        _swapped(found, moment)
    after = moments[-1].after
    if after.ending:
        found.ends = "victory" if after.ending == VICTORY else "defeat"
    if verb_of(action) == PLAN:
        _sailed_on(found, after, seat)
    return found


def _sailed_on(found: NautilionShows, after: NautilionState, seat: int) -> None:
    while after.pending is not None and after.pending.prompt in MOVES_NO_FIGURE:
        moments = trace(after, seat, after.stack[-1].legal(after, seat)[-1])
        for moment in all_in_full(moments):
            if moment.step in SAILING:
                _sailed(found, moment)
        after = moments[-1].after


def _sailed(found: NautilionShows, moment: Seen) -> None:
    before, after = moment.before, moment.after
    if moment.step in SAILING and after.stack and isinstance(after.stack[-1], Collision):
        _met(found, moment)
        return
    if len(after.path) != len(before.path):  # a token was put back: places have other numbers
        return
    ends = (HAPPY_ISLES, len(after.path) - 1)
    if after.phantom != before.phantom:
        found.phantom = float(int(after.phantom))
        found.discarded = int(after.phantom) if after.phantom not in ends else found.discarded
    if after.nautilion != before.nautilion:
        found.nautilion = float(int(after.nautilion))
        found.taken = int(after.nautilion) if after.nautilion not in ends else found.taken


def _met(found: NautilionShows, moment: Seen) -> None:
    """The place where they meet comes into being only then."""
    found.collides = True
    if moment.step == "phantom":
        found.phantom = int(moment.after.phantom) - FACE_TO_FACE[0]
    else:
        found.nautilion = int(moment.after.nautilion) - FACE_TO_FACE[1]


def _bitten(found: NautilionShows, moment: Seen) -> None:
    if moment.step == "darkhouse" and bite(moment.before):
        found.bites = True


def _aboard(found: NautilionShows, moment: Seen) -> None:
    """Who comes aboard and who leaves."""
    old, new = moment.before, moment.after
    if old.aboard() != new.aboard():
        placed, lost = _difference(old.aboard(), new.aboard())
        found.placed = found.placed if placed is None else placed
        found.lost = found.lost if lost is None else lost
    if old.guests != new.guests:
        guest, guest_lost = _difference(old.guests, new.guests)
        found.guest = found.guest if guest is None else guest
        found.guest_lost = found.guest_lost if guest_lost is None else guest_lost


def _difference(before: int, after: int) -> Tuple[Optional[int], Optional[int]]:
    """The one bit that was added and the one that was taken away; None for none, or several at once."""
    return _only(after & ~before), _only(before & ~after)


def _only(mask: int) -> Optional[int]:
    return mask.bit_length() - 1 if mask and not mask & (mask - 1) else None


def _reserve(found: NautilionShows, moment: Seen) -> None:
    """Not what is spent. Which token of the reserve is lost may be asked afterwards."""
    before, after = moment.before, moment.after
    if after.reserve > before.reserve:
        found.reserved = _newly_held(before, after)
    if moment.step == ANSWER:
        given_up = verb_of(moment.action) == DISCARD and argument_of(moment.action) == RESERVE_PILE
    else:
        given_up = moment.step in LOSING and (after.reserve < before.reserve or isinstance(after.stack[-1], Payment))
    found.lost_reserve = found.lost_reserve or given_up


def _newly_held(before: ExpandedState, after: ExpandedState) -> int:
    rest: List[int] = list(kinds(after.held))
    for kind in kinds(before.held):
        if kind in rest:
            rest.remove(kind)
    return rest[0] if rest else BLANK


def _swapped(found: NautilionShows, moment: Seen) -> None:
    rule = moment.before.stack[-1]
    if moment.step == "swap" and isinstance(rule, Translation):
        found.swapped = (int(rule.one), int(rule.other))
