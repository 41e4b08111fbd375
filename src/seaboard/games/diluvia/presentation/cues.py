"""What a line of Diluvia's log sounds like and is about."""

from __future__ import annotations

from typing import Optional, Tuple

from seaboard.core.cues import Cues, Spots, cues, spots, with_cue
from seaboard.core.messages import Line, Message
from seaboard.games.diluvia.presentation.names import BETWEEN_SEATS, who, whom
from seaboard.games.diluvia.rules.state import DiluviaState

WINDOW = ("diluvia-answered", "diluvia-stands", "diluvia-you-undo", "diluvia-you-pass", "diluvia-you-waive")
CUES: Cues = cues(
    sound={
        "move": ("diluvia-plays", "diluvia-drops"),
        "taken": ("diluvia-boards", "diluvia-undone"),
        "lost": ("diluvia-overboard", "diluvia-caught", "diluvia-no-seat", "diluvia-rises", "diluvia-flood-drawn"),
        "die": ("diluvia-rolled", "diluvia-undo-failed", "diluvia-tries-undo", "diluvia-meter"),
    },
    topic={
        "turn": ("diluvia-turn",),
        "routine": (
            "diluvia-dealt",
            "diluvia-drawn",
            "diluvia-drawn-hidden",
            "diluvia-spread",
            "diluvia-first",
            *WINDOW,
        ),
        "joker": ("diluvia-joker-advance", "diluvia-joker-hold"),
    },
)
SPOTS: Spots = {
    **dict.fromkeys(("diluvia-meter", "diluvia-meter-full", "diluvia-joker-advance", "diluvia-joker-hold"), ("meter",)),
    **dict.fromkeys(("diluvia-rolled", "diluvia-undone", "diluvia-undo-failed"), ("die",)),
    "diluvia-rises": ("row-{level}",),
    "diluvia-overboard": ("raft",),
    **dict.fromkeys(("diluvia-dealt", "diluvia-drawn", "diluvia-drawn-hidden", "diluvia-drops"), ("hand-{seat}",)),
    "diluvia-tries-undo": ("hand-{seat}",),
    **dict.fromkeys(
        ("diluvia-flood-drawn", "diluvia-deck-empty", "diluvia-reshuffled", "diluvia-discards-shuffled"), ("deck",)
    ),
}
BOARDS = "diluvia-boards"
WAYS = ("diluvia-target-left", "diluvia-target-right")  # of the raft and of a wave over it
ABOARD = (*BETWEEN_SEATS.values(), "diluvia-target-rescue")  # targets whose places are seats of the raft


def cue(state: DiluviaState, line: Line) -> Line:
    seat = seat_named(state, line.message)
    return with_cue(line, CUES, seat, (*places_in(line.message), *spots(line.message, SPOTS, seat=seat)))


def seat_named(state: DiluviaState, message: Message) -> Optional[int]:
    species = message.args.get("who")
    return next((seat for seat in range(state.players) if species in (who(seat), whom(seat))), None)


def places_in(message: Message) -> Tuple[str, ...]:
    """Where something came to, as the view names squares and seats."""
    if message.id == BOARDS:
        return (f"raft.{message.args['seat']}",)
    target = message.args.get("target")
    if not isinstance(target, Message):
        return ()
    if target.id in WAYS:
        return ("raft",)
    raft = "raft." if target.id in ABOARD else ""
    return tuple(f"{raft}{target.args[name]}" for name in ("to", "place") if name in target.args)
