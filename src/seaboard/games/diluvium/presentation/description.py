"""The position in sentences: for a screen reader, the terminal and tests; from what a seat may know."""

from __future__ import annotations

from typing import Dict, List, Sequence

from seaboard.core.messages import Argument, Message
from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.components.loading import Components
from seaboard.games.diluvium.components.tables import HIDDEN
from seaboard.games.diluvium.presentation.names import free_spaces, tile_name, whom, whose
from seaboard.games.diluvium.presentation.names import who as named
from seaboard.games.diluvium.presentation.prospects import cells
from seaboard.games.diluvium.rules.actions import CELLS, HOW_MANY, KINDS, RESOURCES
from seaboard.games.diluvium.rules.notation import CARD_NAMES
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, UNDECIDED, WARSHIP, DiluviumState


def describe(box: Components, state: DiluviumState, seat: int) -> List[Message]:
    names = box.names[int(state.players)]
    if not state.rounds:
        return [Message("diluvium-see-setup")]
    sentences = [Message("diluvium-see-round", {"round": state.rounds, "who": whom(state, state.active)})]
    if state.last_round:
        sentences.append(Message("diluvium-see-last-round"))
    food, craft, weapons = state.tray
    sentences.append(Message("diluvium-see-trays", {"food": food, "craft": craft, "weapons": weapons}))
    if 0 <= seat < state.players:
        sentences += own_goods(state, seat)
    for who in range(state.players):
        sentences += _player(state, who, names)
    return sentences + [message for cell in cells(state, state.up) for message in _tile(state, cell, names)]


def own_goods(state: DiluviumState, seat: int) -> List[Message]:
    food, craft, weapons = state.held[seat * RESOURCES : (seat + 1) * RESOURCES]
    args: Dict[str, Argument] = {"gold": state.gold[seat], "food": food, "craft": craft, "weapons": weapons}
    sentences = [Message("diluvium-see-own", args)]
    return sentences + [
        Message("diluvium-see-card", {"card": Message(f"diluvium-card-{CARD_NAMES[kind]}")})
        for kind in kinds(state.cards[seat])
    ]


def _player(state: DiluviumState, who: int, names: Sequence[str]) -> List[Message]:
    if state.board[who] == UNDECIDED:
        return []
    args: Dict[str, Argument] = {
        "who": named(state, who),
        "explorer": tile_name(state, state.ships[who * SHIPS + EXPLORER], names),
        "warship": tile_name(state, state.ships[who * SHIPS + WARSHIP], names),
        "strength": state.strength[who],
        "markers": state.markers[who],
        "settlers": state.settlers_on_board(who),
        "resources": state.resources(who),
        "cards": len(kinds(state.cards[who])),
    }
    return [Message("diluvium-see-player", args)]


def hexagon(state: DiluviumState, cell: int, names: Sequence[str]) -> List[Message]:
    """One place with the ships on it."""
    hidden = state.tiles[cell] == HIDDEN and cell not in state.tables.city
    sentences = face_down(state, cell, names) if hidden else _tile(state, cell, names)
    return sentences + ships_at(state, cell)


def face_down(state: DiluviumState, cell: int, names: Sequence[str]) -> List[Message]:
    return [Message("board-dil-hex-down", {"place": names[cell], "food": state.tables.cost[cell]})]


def ships_at(state: DiluviumState, cell: int) -> List[Message]:
    """Exploration ships first."""
    return [
        Message(name, {"whose": whose(state, who)})
        for ship, name in ((EXPLORER, "board-dil-here-explorer"), (WARSHIP, "board-dil-here-warship"))
        for who in range(state.players)
        if state.ships[who * SHIPS + ship] == cell
    ]


def _tile(state: DiluviumState, cell: int, names: Sequence[str]) -> List[Message]:
    """What is free on a face-up tile, who has settlers there, and its monster."""
    tables, tile = state.tables, state.tiles[cell]
    free = state.free(cell)
    spaces = [HOW_MANY[free & tables.slots_of[tile * KINDS + kind]] for kind in range(KINDS)]
    args: Dict[str, Argument] = {"tile": tile_name(state, cell, names), "spaces": free_spaces(spaces)}
    args["marks"] = HOW_MANY[state.free_marks(cell)]
    sentences = [Message("diluvium-see-tile", args)]
    for who in range(state.players):
        settlers = HOW_MANY[state.mine[who * CELLS + cell]]
        if settlers:
            sentences.append(
                Message("diluvium-see-settlers", {"place": names[cell], "who": whom(state, who), "settlers": settlers})
            )
    if tables.monster[tile] and not state.slain >> cell & 1:
        strength, gold = tables.monster[tile], tables.monster_gold[tile]
        sentences.append(Message("diluvium-see-monster", {"place": names[cell], "strength": strength, "gold": gold}))
    return sentences
