"""How a game came out, for people and records."""

from __future__ import annotations

from typing import Dict, Optional, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.core.outcome import Outcome
from seaboard.games.diluvia.presentation.names import side_name
from seaboard.games.diluvia.rules.ending import count_of, winners
from seaboard.games.diluvia.rules.state import MOST_ANIMALS, NEAREST_VIP, SHARED, DiluviaState

ENDINGS: Dict[int, Tuple[str, Tuple[str, ...]]] = {
    MOST_ANIMALS: ("most-animals", ("DV-15.1", "DV-15.2")),
    NEAREST_VIP: ("nearest-vip", ("DV-15.1", "DV-15.2", "DV-15.3")),
    SHARED: ("shared-victory", ("DV-15.1", "DV-15.2", "DV-15.3", "DV-15.4")),
}


def outcome(state: DiluviaState) -> Optional[Outcome]:
    """Scores are animals aboard, in a team those of the team."""
    if not state.ending:
        return None
    ending, rules = ENDINGS[state.ending]
    sides = winners(state)
    of = state.tables.rules.side
    seats = range(state.players)
    won = tuple(seat for seat in seats if of(seat) in sides)
    scores = tuple(count_of(state, of(seat)) for seat in seats)
    args: Dict[str, Argument] = {"who": side_name(state, sides[0]), "animals": max(scores), "winners": len(sides)}
    team = state.tables.rules.team
    args["teams"] = int(state.players // team) if team else 0
    if team:
        rules = (*rules, "DV-16.5")
    return Outcome(ending, scores, won, Message(f"diluvia-end-{ending}", args), rules)
