"""Game end with expansions (N-10, N-13.2, N-17.16)."""

# compiled

from __future__ import annotations

from seaboard.games.nautilion.rules.ducts import FULL_CREW
from seaboard.games.nautilion.rules.expansions.mages import all_mages_aboard
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import CREW_INCOMPLETE, HEROICS_LEFT, MAGES_MISSING, VICTORY


def reach_the_abyss(state: ExpandedState) -> None:
    """N-10.1: a full crew, a Mage of each letter and no Heroic Action card left win; what is missing first loses."""
    if state.crew != FULL_CREW:
        state.finish(CREW_INCOMPLETE)
    elif state.expansions.mages and not all_mages_aboard(state):
        state.finish(MAGES_MISSING)
    elif state.shown:
        state.finish(HEROICS_LEFT)
    else:
        state.finish(VICTORY)
