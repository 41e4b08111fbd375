"""How a game ended, and for whom."""

from __future__ import annotations

from typing import Dict, List, Optional, Tuple

from seaboard.core.messages import Line, Message
from seaboard.core.outcome import Outcome
from seaboard.games.nautilion.rules.state import (
    CREW_INCOMPLETE,
    HARPOONED,
    HEROICS_LEFT,
    MAGES_MISSING,
    PHANTOM_ARRIVED,
    VICTORY,
    NautilionState,
)

ENDINGS: Dict[int, Tuple[str, Tuple[str, ...]]] = {
    VICTORY: ("victory", ("N-10.1",)),
    PHANTOM_ARRIVED: ("phantom-arrived", ("N-7.4", "N-10.2")),
    CREW_INCOMPLETE: ("crew-incomplete", ("N-10.3",)),
    MAGES_MISSING: ("mages-missing", ("N-13.2",)),
    HEROICS_LEFT: ("heroics-left", ("N-17.16",)),
    HARPOONED: ("harpooned", ("N-14.7",)),
}


def outcome(state: NautilionState) -> Optional[Outcome]:
    if not state.ending:
        return None
    ending, rules = ENDINGS[state.ending]
    won = state.ending == VICTORY
    seats = tuple(range(state.players))
    message = Message(f"nautilion-end-{ending}", {"turn": state.turn, "crew": f"{state.crew:b}".count("1")})
    return Outcome(ending, tuple(1 if won else 0 for _ in seats), seats if won else (), message, rules)


def ending(state: NautilionState) -> List[Line]:
    result = outcome(state)
    return [Line(result.message, result.rules)] if result is not None else []
