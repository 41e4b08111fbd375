"""How a game came out, for people and records."""

from __future__ import annotations

from typing import Dict, Optional, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.core.outcome import Outcome
from seaboard.games.diluvium.presentation.names import who
from seaboard.games.diluvium.rules.ending import winners
from seaboard.games.diluvium.rules.state import FEWEST_SETTLERS, MOST_GOLD, SHARED, DiluviumState

ENDINGS: Dict[int, Tuple[str, Tuple[str, ...]]] = {
    MOST_GOLD: ("most-gold", ("D-16.1", "D-16.2")),
    FEWEST_SETTLERS: ("fewest-settlers", ("D-16.1", "D-16.2", "D-16.3")),
    SHARED: ("shared-victory", ("D-16.1", "D-16.2", "D-16.3", "D-16.4")),
}


def outcome(state: DiluviumState) -> Optional[Outcome]:
    """D-1.2: the most gold."""
    if not state.ending:
        return None
    ending, rules = ENDINGS[state.ending]
    won = winners(state)
    args: Dict[str, Argument] = {
        "gold": max(state.gold),
        "who": who(state, won[0]),
        "winners": len(won),
        "settlers": state.settlers_on_board(won[0]),
        "round": state.rounds,
    }
    return Outcome(ending, tuple(state.gold), tuple(won), Message(f"diluvium-end-{ending}", args), rules)
