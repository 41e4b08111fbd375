"""The game has two engines. `rules/` plays the base game alone, three times as fast and more: it is what a search runs
through. `rules/expansions/` plays the game with any of the expansions, also with none of them: then every answer has
the same consequences on both (`tests/games/nautilion/test_no_expansion.py`). Whatever is not on the hot path reads the
position in full, and so knows but one kind of position.
"""

from __future__ import annotations

from typing import Final, List

from seaboard.core.trace import Moment
from seaboard.games.nautilion.rules.expansions.state import ExpandedState, Expansions
from seaboard.games.nautilion.rules.state import NautilionState

NONE_OF_THEM: Final = Expansions(0, 0, 0, 0, 0)


def in_full(state: NautilionState) -> ExpandedState:
    """The position as the engine of the expansions holds it: to read, not to play on."""
    if isinstance(state, ExpandedState):
        return state
    full = ExpandedState(state.tables, NONE_OF_THEM, state.players, state.reserve)
    full.take_over(state)
    full.stack = state.stack
    full.pending = state.pending
    return full


def all_in_full(moments: List[Moment[NautilionState]]) -> List[Moment[ExpandedState]]:
    """The moments of a move: each begins where the last has ended, so that each position is read once."""
    found: List[Moment[ExpandedState]] = []
    before = in_full(moments[0].before)
    for moment in moments:
        after = in_full(moment.after)
        found.append(Moment(moment.rule, moment.step, moment.actor, moment.action, before, after, moment.rules))
        before = after
    return found
