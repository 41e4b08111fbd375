"""What a move would do, as far as no die and no other choice decides it."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Line
from seaboard.core.packing import verb_of
from seaboard.core.trace import trace
from seaboard.games.nautilion.presentation.narration import lines_of
from seaboard.games.nautilion.rules.actions import PLAN
from seaboard.games.nautilion.rules.darkhouse import DISCARD_WHICH
from seaboard.games.nautilion.rules.expansions.losses import LOSE_WHICH, SPEND_WHICH
from seaboard.games.nautilion.rules.full import all_in_full
from seaboard.games.nautilion.rules.state import NautilionState

MOVES_NO_FIGURE = (DISCARD_WHICH[0].prompt, LOSE_WHICH[0].prompt, SPEND_WHICH[0].prompt)
SAILING = ("phantom", "nautilion")


def foresee(state: NautilionState, seat: int, action: int) -> List[Line]:
    """Up to the next question; a plan also behind the question which token is lost or spent, for that moves no figure.
    From there on only the moves are shown: what is lost decides about cabins and harpoons.
    """
    moments = trace(state, seat, action)
    lines = [line for seen in all_in_full(moments) for line in lines_of(seen)]
    if verb_of(action) != PLAN:
        return lines
    after = moments[-1].after
    while after.pending is not None and after.pending.prompt in MOVES_NO_FIGURE:
        moments = trace(after, seat, after.stack[-1].legal(after, seat)[-1])
        lines += [lines_of(seen)[0] for seen in all_in_full(moments) if seen.step in SAILING]
        after = moments[-1].after
    return lines
