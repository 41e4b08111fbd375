"""How it ended."""

from __future__ import annotations

from levee.rules.ending import scores, winners
from levee.rules.state import LeveeState
from seaboard.core.messages import Message
from seaboard.core.outcome import Outcome

ENDINGS = ["last-flood", "swept-away"]


def outcome(state: LeveeState) -> Outcome | None:
    if state.stack:
        return None
    won, points = winners(state), scores(state)
    ending = "last-flood" if all(state.fields) else "swept-away"
    seats = ", ".join(str(seat + 1) for seat in won)
    message = Message(f"levee-ending-{ending}", {"seats": seats, "count": len(won), "points": max(points)})
    return Outcome(ending, points, won, message, ("L-3.1", "L-3.2", "L-3.3"))
