"""The names of peoples, places and things in sentences, and the clauses of cards and boards."""

from __future__ import annotations

from typing import List, Sequence

from seaboard.core.messages import Message
from seaboard.games.diluvium.components.tables import CITY
from seaboard.games.diluvium.rules.notation import ACTION_NAMES, CARD_NAMES, KIND_NAMES, PEOPLE_NAMES, RESOURCE_NAMES
from seaboard.games.diluvium.rules.state import EXPLORER, UNDECIDED, DiluviumState

CARD_RULES = ("D-15.4", "D-15.5", "D-15.6", "D-15.7", "D-15.8", "D-15.9", "D-15.10", "D-15.11")
BOARD_RULES = ("D-2.2", "D-17.1", "D-17.2", "D-17.3", "D-17.4")


def who(state: DiluviumState, seat: int) -> Message:
    """At the beginning of a sentence; by seat until the peoples are dealt."""
    if state.people[seat] == UNDECIDED:
        return Message("diluvium-player", {"seat": seat + 1})
    return Message(f"diluvium-people-{PEOPLE_NAMES[state.people[seat]]}")


def whom(state: DiluviumState, seat: int) -> Message:
    """Inside a sentence."""
    if state.people[seat] == UNDECIDED:
        return who(state, seat)
    return Message(f"diluvium-the-{PEOPLE_NAMES[state.people[seat]]}")


def whose(state: DiluviumState, seat: int) -> Message:
    """What belongs to a people: French draws its article together."""
    if state.people[seat] == UNDECIDED:
        return who(state, seat)
    return Message(f"diluvium-of-{PEOPLE_NAMES[state.people[seat]]}")


def tile_name(state: DiluviumState, cell: int, names: Sequence[str]) -> Message:
    tile = state.tiles[cell]
    if tile == CITY:
        return Message("diluvium-city", {"place": names[cell], "whose": whose(state, state.tables.city.index(cell))})
    return Message("diluvium-tile", {"place": names[cell], "tile": tile})


def ship_name(ship: int) -> Message:
    return Message("diluvium-explorer-ship" if ship == EXPLORER else "diluvium-warship")


def kind_name(kind: int) -> Message:
    return Message(f"diluvium-{KIND_NAMES[kind]}")


def card_name(kind: int) -> Message:
    return Message(f"diluvium-card-{CARD_NAMES[kind]}")


def card_rule(kind: int) -> str:
    return CARD_RULES[kind]


def board_rule(board: int) -> str:
    return BOARD_RULES[board]


def action_name(action: int) -> Message:
    return Message(f"diluvium-{ACTION_NAMES[action]}")


def amounts(numbers: List[int]) -> Message:
    """Food, craft and weapons, without those there are none of."""
    some = [
        Message(f"diluvium-some-{RESOURCE_NAMES[kind]}", {"number": number})
        for kind, number in enumerate(numbers)
        if number
    ]
    return listed(some) if some else Message("diluvium-nothing")


def free_spaces(numbers: List[int]) -> Message:
    """Of food, craft, weapons and ruins."""
    some = [
        Message("diluvium-spaces-of", {"kind": kind_name(kind), "number": number})
        for kind, number in enumerate(numbers)
        if number
    ]
    return listed(some) if some else Message("diluvium-no-spaces")


def listed(items: List[Message]) -> Message:
    if len(items) == 1:
        return items[0]
    return Message("diluvium-list", {"first": items[0], "rest": listed(items[1:])})
