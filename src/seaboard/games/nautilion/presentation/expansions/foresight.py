"""What a move would do with expansions, as far as no die and no other choice decides it."""

from __future__ import annotations

from typing import Callable, List, cast

from seaboard.core.messages import Line
from seaboard.core.trace import Moment, trace
from seaboard.games.nautilion.rules.actions import PLAN, verb_of
from seaboard.games.nautilion.rules.expansions.losses import LOSE_WHICH, SPEND_WHICH
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import NautilionState

Narrator = Callable[[Moment[NautilionState]], List[Line]]
BESIDE_THE_POINT = (LOSE_WHICH[0].prompt, SPEND_WHICH[0].prompt)
SAILING = ("phantom", "nautilion")


def foresee(state: ExpandedState, seat: int, action: int, narrate: Narrator) -> List[Line]:
    """Up to the next question; a plan also behind the question which token is lost or spent, for that moves no figure.
    There only the moves are told: what is lost decides about cabins and harpoons.
    """
    moments = trace(state, seat, action)
    told = [line for moment in moments for line in narrate(cast("Moment[NautilionState]", moment))]
    if verb_of(action) != PLAN:
        return told
    after = moments[-1].after
    while after.pending is not None and after.pending.prompt in BESIDE_THE_POINT:
        moments = trace(after, seat, after.stack[-1].legal(after, seat)[-1])
        sailed = [moment for moment in moments if moment.step in SAILING]
        told += [narrate(cast("Moment[NautilionState]", moment))[0] for moment in sailed]
        after = moments[-1].after
    return told
