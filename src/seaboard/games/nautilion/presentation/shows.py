"""What a move would change on Nautilion's board, for ghosts and marks: from the states before and after it."""

from __future__ import annotations

from dataclasses import dataclass, replace
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


@dataclass(frozen=True)
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


def shows(state: NautilionState, seat: int, action: int) -> NautilionShows:
    """Up to the next question; a plan also behind the question which token is lost, for that moves no figure."""
    moments = trace(state, seat, action)
    seen = NautilionShows()
    for moment in all_in_full(moments):
        seen = _ended(_swapped(_bitten(_tokens(_sailed(seen, moment), moment), moment), moment), moment)
    after = moments[-1].after
    while verb_of(action) == PLAN and after.pending is not None and after.pending.prompt in MOVES_NO_FIGURE:
        moments = trace(after, seat, after.stack[-1].legal(after, seat)[-1])
        for moment in all_in_full(moments):
            seen = _sailed(seen, moment) if moment.step in SAILING else seen
        after = moments[-1].after
    return seen


Seen = Moment[ExpandedState]


def _sailed(seen: NautilionShows, moment: Seen) -> NautilionShows:
    before, after = moment.before, moment.after
    if moment.step in SAILING and after.stack and isinstance(after.stack[-1], Collision):
        return _met(seen, moment)
    if len(after.path) != len(before.path):  # a token was put back: places have other numbers
        return seen
    ends = (HAPPY_ISLES, len(after.path) - 1)
    if after.phantom != before.phantom:
        caught = int(after.phantom) if after.phantom not in ends else seen.discarded
        seen = replace(seen, phantom=float(int(after.phantom)), discarded=caught)
    if after.nautilion != before.nautilion:
        took = int(after.nautilion) if after.nautilion not in ends else seen.taken
        seen = replace(seen, nautilion=float(int(after.nautilion)), taken=took)
    return seen


def _met(seen: NautilionShows, moment: Seen) -> NautilionShows:
    """The place where they meet comes into being only then."""
    if moment.step == "phantom":
        return replace(seen, phantom=int(moment.after.phantom) - FACE_TO_FACE[0], collides=True)
    return replace(seen, nautilion=int(moment.after.nautilion) - FACE_TO_FACE[1], collides=True)


def _bitten(seen: NautilionShows, moment: Seen) -> NautilionShows:
    if moment.step != "darkhouse":
        return seen
    return replace(seen, bites=seen.bites or bite(moment.before) > 0)


def _tokens(seen: NautilionShows, moment: Seen) -> NautilionShows:
    before, after = moment.before, moment.after
    placed, lost = _difference(before.aboard(), after.aboard())
    guest, guest_lost = _difference(before.guests, after.guests)
    return replace(
        seen,
        placed=seen.placed if placed is None else placed,
        lost=seen.lost if lost is None else lost,
        lost_reserve=seen.lost_reserve or _reserve_lost(moment),
        reserved=_reserved(before, after) if after.reserve > before.reserve else seen.reserved,
        guest=seen.guest if guest is None else guest,
        guest_lost=seen.guest_lost if guest_lost is None else guest_lost,
    )


def _reserve_lost(moment: Seen) -> bool:
    """Not what is spent. Which token of the reserve it is may be asked afterwards."""
    before, after = moment.before, moment.after
    if moment.step == ANSWER:
        return verb_of(moment.action) == DISCARD and argument_of(moment.action) == RESERVE_PILE
    if moment.step not in LOSING:
        return False
    return after.reserve < before.reserve or isinstance(after.stack[-1], Payment)


def _difference(before: int, after: int) -> Tuple[Optional[int], Optional[int]]:
    """The one bit that was added and the one that was taken away; None for none, or several at once."""
    return _only(after & ~before), _only(before & ~after)


def _only(mask: int) -> Optional[int]:
    return mask.bit_length() - 1 if mask and not mask & (mask - 1) else None


def _reserved(before: ExpandedState, after: ExpandedState) -> int:
    rest: List[int] = list(kinds(after.held))
    for kind in kinds(before.held):
        if kind in rest:
            rest.remove(kind)
    return rest[0] if rest else BLANK


def _swapped(seen: NautilionShows, moment: Seen) -> NautilionShows:
    rule = moment.before.stack[-1]
    if moment.step != "swap" or not isinstance(rule, Translation):
        return seen
    return replace(seen, swapped=(int(rule.one), int(rule.other)))


def _ended(seen: NautilionShows, moment: Seen) -> NautilionShows:
    ending = moment.after.ending
    return replace(seen, ends="victory" if ending == VICTORY else "defeat") if ending else seen
