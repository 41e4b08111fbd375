"""Species, teams, cards and places in sentences."""

from __future__ import annotations

from seaboard.core.messages import Message
from seaboard.games.diluvia.actions import RAFT
from seaboard.games.diluvia.notation import CARD_NAMES, SPECIES_NAMES, seat_name, square_name
from seaboard.games.diluvia.state import DiluviaState


def who(seat: int) -> Message:
    """At the beginning of a sentence."""
    return Message(f"diluvia-people-{SPECIES_NAMES[seat]}")


def whom(seat: int) -> Message:
    """Inside a sentence."""
    return Message(f"diluvia-the-{SPECIES_NAMES[seat]}")


def side_name(state: DiluviaState, side: int) -> Message:
    """A player, or a team by its number."""
    return Message("diluvia-team", {"team": side + 1}) if state.tables.rules.team else who(side)


def card_name(kind: int) -> Message:
    return Message(f"diluvia-card-{CARD_NAMES[kind]}")


def place_name(state: DiluviaState, place: int) -> str:
    """A square, or a seat of the raft."""
    return seat_name(place - RAFT, int(state.tables.columns)) if place >= RAFT else square_name(place)
