"""The peoples in sentences."""

from __future__ import annotations

from seaboard.core.messages import Message
from seaboard.games.diluvium.rules.notation import PEOPLE_NAMES
from seaboard.games.diluvium.rules.state import UNDECIDED, DiluviumState


def who(state: DiluviumState, seat: int) -> Message:
    """At the beginning of a sentence; by seat until the peoples are dealt."""
    if state.people[seat] == UNDECIDED:
        return Message("diluvium-player", {"seat": seat + 1})
    return Message(f"diluvium-people-{PEOPLE_NAMES[state.people[seat]]}")


def whom(state: DiluviumState, seat: int) -> Message:
    """Inside a sentence, once the peoples are dealt."""
    return Message(f"diluvium-the-{PEOPLE_NAMES[state.people[seat]]}")


def whose(state: DiluviumState, seat: int) -> Message:
    """What belongs to a people: French draws its article together."""
    return Message(f"diluvium-of-{PEOPLE_NAMES[state.people[seat]]}")
