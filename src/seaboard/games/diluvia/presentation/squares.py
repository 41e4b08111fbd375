"""Each square and seat in sentences, for whoever does not see the boards."""

from __future__ import annotations

from typing import Dict, List, Optional, Sequence, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.games.diluvia.components.tables import TOP, Tables, places
from seaboard.games.diluvia.presentation.risks import risks
from seaboard.games.diluvia.rules.actions import SIDE, SQUARES
from seaboard.games.diluvia.rules.notation import SPECIES_NAMES, seat_name, square_name
from seaboard.games.diluvia.rules.state import DiluviaState


def described(state: DiluviaState, seat: int) -> Dict[str, Tuple[Message, ...]]:
    """By its name who is there and in which danger."""
    columns = int(state.tables.columns)
    seats = [seat_name(place, columns) for place in range(columns * int(state.tables.rows))]
    squares = [square_name(square) for square in range(SQUARES)]
    animals, signs = standing(state), marks(state)
    return {
        at: (occupant(at, animals.get(at), seat, aboard=place >= SQUARES), *signs.get(at, []))
        for place, at in enumerate([*squares, *seats])
    }


def standing(state: DiluviaState) -> Dict[str, int]:
    columns = int(state.tables.columns)
    found: Dict[str, int] = {}
    for player in range(state.players):
        found.update({square_name(square): player for square in places(state.jungle[player])})
        found.update({seat_name(place, columns): player for place in places(state.aboard[player])})
    return found


def occupant(at: str, player: Optional[int], viewer: int, aboard: bool) -> Message:
    place = at.rpartition(".")[2]
    if player is None:
        return Message("board-dlv-seat-free" if aboard else "board-dlv-square-free", {"place": place})
    animal = Message(f"board-dlv-one-{SPECIES_NAMES[player]}")
    args: Dict[str, Argument] = {"place": place, "animal": animal, "own": int(player == viewer)}
    return Message("board-dlv-seat-of" if aboard else "board-dlv-square-of", args)


def marks(state: DiluviaState) -> Dict[str, List[Message]]:
    """What else is to be said of a place."""
    risk = risks(state)
    found: Dict[str, List[Message]] = {}
    signs: List[Tuple[Sequence[str], str]] = [
        ([vip_seat(state.tables)], "board-dlv-vip"),
        ([square_name(state.raft)] if state.level < TOP else [], "board-dlv-raft-here"),
        ([square_name(square) for square in range(min(SQUARES, SIDE * int(state.level)))], "board-dlv-flooded"),
        (risk.drown, "board-dlv-danger-rise"),
        (risk.left, "board-dlv-danger-left"),
        (risk.right, "board-dlv-danger-right"),
    ]
    for where, sentence in signs:
        for at in where:
            found.setdefault(at, []).append(Message(sentence))
    return found


def vip_seat(tables: Tables) -> str:
    """In the middle of the raft."""
    columns = int(tables.columns)
    return seat_name(columns // 2 + columns * (int(tables.rows) // 2), columns)
