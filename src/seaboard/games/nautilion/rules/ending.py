"""Game end (N-10): what the aim of N-1.2 comes to."""

# compiled

from __future__ import annotations

from seaboard.games.nautilion.rules.ducts import FULL_CREW
from seaboard.games.nautilion.rules.state import CREW_INCOMPLETE, VICTORY, NautilionState


def reach_the_abyss(state: NautilionState) -> None:
    """N-10.1, N-10.3: at the Abyss a full crew wins, any other loses."""
    state.finish(VICTORY if state.crew == FULL_CREW else CREW_INCOMPLETE)
