"""What a line of Diluvium's log sounds like and is about."""

from __future__ import annotations

from typing import Optional

from seaboard.core.cues import Cues, Spots, cues, places_in, spots, with_cue
from seaboard.core.messages import Line, Message
from seaboard.games.diluvium.presentation.names import who, whom
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
        "routine": ("diluvium-settler-taken", "diluvium-plays-no-card", "diluvium-trade-over"),
        "round": ("diluvium-last-round",),
        "battle": ("diluvium-battle",),
        "aftermath": ("diluvium-battle-won", "diluvium-engage-bonus", "diluvium-ship-flees"),
    },
)

GOLD = ("gold-{seat}",)
SPOTS: Spots = {
    **dict.fromkeys(
        (
            "diluvium-gains",
            "diluvium-sells",
            "diluvium-space-gold",
            "diluvium-placing-gold",
            "diluvium-settle-bonus-gold",
            "diluvium-produce-bonus",
            "diluvium-engage-bonus",
            "diluvium-battle-won",
        ),
        GOLD,
    ),
    **dict.fromkeys(("diluvium-strength", "diluvium-arms"), ("strength-{seat}",)),
    **dict.fromkeys(
        ("diluvium-card-drawn", "diluvium-card-drawn-hidden", "diluvium-reshuffled", "diluvium-no-card"), ("deck",)
    ),
}


def cue(state: DiluviumState, line: Line) -> Line:
    seat = seat_named(state, line.message)
    return with_cue(line, CUES, seat, (*places_in(line.message), *spots(line.message, SPOTS, seat=seat)))


def seat_named(state: DiluviumState, message: Message) -> Optional[int]:
    """The seat of the people the sentence is about."""
    people = message.args.get("who")
    return next((seat for seat in range(state.players) if people in (who(state, seat), whom(state, seat))), None)
