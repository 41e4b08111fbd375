"""Species, teams, cards and places in sentences, and the clauses of cards."""

from __future__ import annotations

from typing import Dict, Final

from seaboard.core.messages import Message
from seaboard.core.packing import argument_of, verb_of
from seaboard.games.diluvia.rules.actions import (
    LEFT,
    MANEUVER,
    MOVE,
    PLACE_BITS,
    PLACE_MASK,
    PUSH,
    RAFT,
    RESCUE,
    TENTACLES,
    TSUNAMI,
)
from seaboard.games.diluvia.rules.notation import CARD_NAMES, SPECIES_NAMES, seat_name, square_name
from seaboard.games.diluvia.rules.state import DiluviaState

CARD_RULES: Final = ("DV-6.1", "DV-10.1", "DV-8.1", "DV-7.1", "DV-9.1", "DV-11.1", "DV-13.1", "DV-12.1", "DV-17.2")


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


def card_rule(kind: int) -> str:
    return CARD_RULES[kind]


def place_name(state: DiluviaState, place: int) -> str:
    """A square, or a seat of the raft without the word that sets it apart in a move."""
    return seat_in_words(place - RAFT, int(state.tables.columns)) if place >= RAFT else square_name(place)


def seat_in_words(seat: int, columns: int) -> str:
    return seat_name(seat, columns).partition(".")[2]


BETWEEN: Final[Dict[int, str]] = {MOVE: "diluvia-target-move", PUSH: "diluvia-target-push"}
BETWEEN_SEATS: Final[Dict[int, str]] = {MOVE: "diluvia-target-move-aboard", PUSH: "diluvia-target-push-aboard"}
ONE_PLACE: Final[Dict[int, str]] = {TENTACLES: "diluvia-target-tentacles", RESCUE: "diluvia-target-rescue"}


def target_name(state: DiluviaState, action: int) -> Message:
    """What a declared card is played at."""
    verb, argument = verb_of(action), argument_of(action)
    if verb in (MANEUVER, TSUNAMI):
        return Message("diluvia-target-left" if argument == LEFT else "diluvia-target-right")
    first, second = argument & PLACE_MASK, argument >> PLACE_BITS
    if verb in ONE_PLACE:
        return Message(ONE_PLACE[verb], {"place": place_name(state, first)})
    sentences = BETWEEN_SEATS if first >= RAFT else BETWEEN
    return Message(sentences[verb], {"from": place_name(state, first), "to": place_name(state, second)})
