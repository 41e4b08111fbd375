"""What a player may well try at each question, legal or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Dict, List

from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.components.tables import BOARDS
from seaboard.games.diluvium.presentation.prospects import cells
from seaboard.games.diluvium.rules.actions import (
    ACTIONS,
    ARM,
    CHOOSE,
    COMMITS,
    DISCARDS,
    EXPLORE,
    FLEES,
    FLEES_TO_SECTION,
    GAINS,
    MARKS,
    PLACES,
    PLAYS,
    PRODUCES,
    RESOURCES,
    SAILS,
    SECTION,
    SELL,
    SLAY,
    SLOT_MASKS,
    STAY,
    TAKE,
    TAKES,
    WEAPONS,
    WEAPONS_IN_THE_BOX,
    WHEEL,
    pack,
)
from seaboard.games.diluvium.rules.explore import MARK_MASKS, Mark
from seaboard.games.diluvium.rules.state import SECTIONS, DiluviumState


@dataclass(frozen=True)
class Asked:
    state: DiluviumState
    seat: int


def near_moves(state: DiluviumState, seat: int) -> List[int]:
    ask = state.pending
    if ask is not None and ask.prompt in ALWAYS:
        return ALWAYS[ask.prompt]
    teller = NEAR.get(ask.prompt) if ask is not None else None
    return teller(Asked(state, seat)) if teller is not None else []


def _cards(asked: Asked) -> List[int]:
    return [PLAYS[kind] for kind in dict.fromkeys(kinds(asked.state.cards[asked.seat]))]


def _wheel(asked: Asked) -> List[int]:
    return [pack(WHEEL, action) for action in range(ACTIONS)] + _cards(asked)


def _sail(asked: Asked) -> List[int]:
    return [*SAILS[: asked.state.tables.cells], pack(STAY), *_cards(asked)]


def _mark(asked: Asked) -> List[int]:
    rule = asked.state.stack[-1]
    assert isinstance(rule, Mark)
    where = [rule.cell] if rule.cell >= 0 else cells(asked.state, asked.state.up & asked.state.tables.ocean)
    spaces = asked.state.tables.mark_slots
    return [action for cell in where for action in MARKS[cell * MARK_MASKS + spaces[asked.state.tiles[cell]]]]


def _rooms(asked: Asked) -> List[int]:
    board = asked.state.board[asked.seat]
    return asked.state.tables.settlers[board * SECTIONS : (board + 1) * SECTIONS]


def _take(asked: Asked) -> List[int]:
    on_map = [TAKES[cell * SLOT_MASKS + asked.state.taken[cell]] for cell in cells(asked.state, asked.state.up)]
    rooms = asked.state.tables.settlers[
        asked.state.board[asked.seat] * SECTIONS : (asked.state.board[asked.seat] + 1) * SECTIONS
    ]
    sections = [pack(TAKE, SECTION + section) for section in range(SECTIONS) if rooms[section]]
    return sections + [action for actions in on_map for action in actions]


def _place(asked: Asked) -> List[int]:
    slots = asked.state.tables.slots
    return [
        action
        for cell in cells(asked.state, asked.state.up)
        for action in PLACES[cell * SLOT_MASKS + slots[asked.state.tiles[cell]]]
    ]


def _produce(asked: Asked) -> List[int]:
    return [PRODUCES[cell] for cell in cells(asked.state, asked.state.up)]


def _commit(asked: Asked) -> List[int]:
    one_more = min(asked.state.held[asked.seat * RESOURCES + WEAPONS] + 1, WEAPONS_IN_THE_BOX)
    return COMMITS[one_more]


def _flee(asked: Asked) -> List[int]:
    city = asked.state.tables.city[asked.seat]
    rooms = asked.state.tables.settlers[
        asked.state.board[asked.seat] * SECTIONS : (asked.state.board[asked.seat] + 1) * SECTIONS
    ]
    sections = [FLEES_TO_SECTION[section] for section in range(EXPLORE, SECTIONS) if rooms[section]]
    return FLEES[city * SLOT_MASKS + asked.state.tables.slots[asked.state.tiles[city]]] + sections


ALWAYS: Dict[str, List[int]] = {
    "diluvium-ask-board": [pack(CHOOSE, board) for board in range(1, BOARDS)],
    "diluvium-ask-gain": GAINS,
    "diluvium-ask-trade": [pack(SELL), pack(ARM)],
    "diluvium-ask-monster": [pack(SLAY)],
    "diluvium-ask-discard": DISCARDS,
}
NEAR: Dict[str, Callable[[Asked], List[int]]] = {
    "diluvium-ask-wheel": _wheel,
    "diluvium-ask-end": _cards,
    "diluvium-ask-sail": _sail,
    "diluvium-ask-sail-to-war": _sail,
    "diluvium-ask-mark": _mark,
    "diluvium-ask-take": _take,
    "diluvium-ask-place": _place,
    "diluvium-ask-produce": _produce,
    "diluvium-ask-commit": _commit,
    "diluvium-ask-flee": _flee,
}
