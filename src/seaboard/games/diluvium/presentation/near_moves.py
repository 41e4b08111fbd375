"""What a player may well try with each verb, legal or not."""

from __future__ import annotations

from typing import List

from seaboard.core.packing import pack
from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.components.tables import BOARDS, chosen
from seaboard.games.diluvium.rules.actions import (
    ACTIONS,
    CHOOSE,
    COMMITS,
    DISCARDS,
    FLEES,
    FLEES_TO_SECTION,
    GAINS,
    MARKS,
    PLACES,
    PLAYS,
    PRODUCES,
    RESOURCES,
    SAILS,
    SLOT_MASKS,
    TAKES,
    TAKES_SECTION,
    WEAPONS,
    WEAPONS_IN_THE_BOX,
    WHEEL,
)
from seaboard.games.diluvium.rules.explore import MARK_MASKS, Mark
from seaboard.games.diluvium.rules.state import SECTIONS, DiluviumState


def boards(_state: DiluviumState, _seat: int) -> List[int]:
    return [pack(CHOOSE, board) for board in range(1, BOARDS)]


def actions(_state: DiluviumState, _seat: int) -> List[int]:
    return [pack(WHEEL, action) for action in range(ACTIONS)]


def voyages(state: DiluviumState, _seat: int) -> List[int]:
    return SAILS[: state.tables.cells]


def marks(state: DiluviumState, _seat: int) -> List[int]:
    rule = state.stack[-1]
    assert isinstance(rule, Mark)
    where = [rule.cell] if rule.cell >= 0 else chosen(state.tables.listed, state.up & state.tables.ocean)
    spaces = state.tables.mark_slots
    return [action for cell in where for action in MARKS[cell * MARK_MASKS + spaces[state.tiles[cell]]]]


def settlers(state: DiluviumState, seat: int) -> List[int]:
    """Anybody's on the map, and those of one's own board."""
    found = [TAKES_SECTION[section] for section in _sections_with_settlers(state, seat)]
    for cell in _face_up(state):
        found += TAKES[cell * SLOT_MASKS + state.taken[cell]]
    return found


def spaces(state: DiluviumState, _seat: int) -> List[int]:
    slots = state.tables.slots
    return [action for cell in _face_up(state) for action in PLACES[cell * SLOT_MASKS + slots[state.tiles[cell]]]]


def resources(_state: DiluviumState, _seat: int) -> List[int]:
    return GAINS


def discards(_state: DiluviumState, _seat: int) -> List[int]:
    return DISCARDS


def tiles_to_produce(state: DiluviumState, _seat: int) -> List[int]:
    return [PRODUCES[cell] for cell in _face_up(state)]


def weapons(state: DiluviumState, seat: int) -> List[int]:
    """Up to one more than there are."""
    return COMMITS[min(state.held[seat * RESOURCES + WEAPONS] + 1, WEAPONS_IN_THE_BOX)]


def refuges(state: DiluviumState, seat: int) -> List[int]:
    city = state.tables.city[seat]
    sections = [FLEES_TO_SECTION[section] for section in _sections_with_settlers(state, seat)]
    return FLEES[city * SLOT_MASKS + state.tables.slots[state.tiles[city]]] + sections


def cards(state: DiluviumState, seat: int) -> List[int]:
    return [PLAYS[kind] for kind in dict.fromkeys(kinds(state.cards[seat]))]


def _face_up(state: DiluviumState) -> List[int]:
    return chosen(state.tables.listed, state.up)


def _sections_with_settlers(state: DiluviumState, seat: int) -> List[int]:
    """The sections of the player's board where settlers begin."""
    board = state.board[seat]
    rooms = state.tables.settlers[board * SECTIONS : (board + 1) * SECTIONS]
    return [section for section in range(SECTIONS) if rooms[section]]
