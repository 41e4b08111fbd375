"""What a line of Diluvium's log sounds like and is about."""

from __future__ import annotations

from typing import Optional

from seaboard.core.cues import Cues, cues, places_in, with_cue
from seaboard.core.messages import Line, Message
from seaboard.games.diluvium.presentation.names import whom
from seaboard.games.diluvium.rules.state import DiluviumState

CUES: Cues = cues(
    sound={
        "move": (
            "diluvium-sails",
            "diluvium-sails-hidden",
            "diluvium-settles",
            "diluvium-settles-ruins",
        ),
        "taken": (
            "diluvium-gains",
            "diluvium-space-gold",
            "diluvium-sells",
            "diluvium-slays",
            "diluvium-battle-won",
            "diluvium-produces",
            "diluvium-card-drawn",
            "diluvium-explores",
        ),
        "lost": ("diluvium-flees-board", "diluvium-flees-city", "diluvium-ship-flees", "diluvium-discards"),
        "die": ("diluvium-tile-up", "diluvium-turns-wheel", "diluvium-strength", "diluvium-arms"),
    },
    topic={
        "turn": ("diluvium-turn",),
        "round": ("diluvium-last-round",),
        "battle": ("diluvium-battle",),
        "aftermath": ("diluvium-battle-won", "diluvium-engage-bonus", "diluvium-ship-flees"),
    },
)


def cue(state: DiluviumState, line: Line) -> Line:
    return with_cue(line, CUES, seat_named(state, line.message), places_in(line.message))


def seat_named(state: DiluviumState, message: Message) -> Optional[int]:
    """The seat of the people inside the sentence."""
    people = message.args.get("who")
    return next((seat for seat in range(state.players) if people == whom(state, seat)), None)
