"""Every piece is somewhere exactly once."""

from __future__ import annotations

from typing import Dict

from seaboard.core.pieces.pile import count
from seaboard.games.diluvium.components.tables import CITY, HIDDEN
from seaboard.games.diluvium.rules.actions import CARDS, CELLS, HOW_MANY, RESOURCES
from seaboard.games.diluvium.rules.notation import CARD_NAMES, RESOURCE_NAMES
from seaboard.games.diluvium.rules.state import DiluviumState
from seaboard.games.diluvium.rules.turn import Turn


def census(state: DiluviumState) -> Dict[str, int]:
    """Every settler, marker, card, tile and token, wherever it is."""
    players, tables = int(state.players), state.tables
    found: Dict[str, int] = {}
    for seat in range(players):
        on_map = sum(HOW_MANY[mask] for mask in state.mine[seat * CELLS : (seat + 1) * CELLS])
        fresh = state.board[seat] < 0
        found[f"settlers {seat}"] = 9 if fresh else on_map + state.settlers_on_board(seat)
        placed = sum(marks >> shift & 7 == seat + 1 for marks in state.marks for shift in (0, 3, 6))
        found[f"markers {seat}"] = placed + state.markers[seat]
    for kind, name in enumerate(RESOURCE_NAMES):
        found[name] = state.tray[kind] + sum(state.held[kind::RESOURCES]) + max(0, spent(state, kind))
    for kind in range(CARDS):
        piles = [state.deck, state.buried, *state.cards]
        found[CARD_NAMES[kind]] = sum(count(pile, kind) for pile in piles) + (kind == being_played(state))
    for tile in range(1, CITY):
        found[f"tile {tile}"] = (state.bag >> tile & 1) + state.tiles.count(tile)
    found["places"] = len(
        [cell for cell in range(tables.cells) if state.tiles[cell] != HIDDEN or not state.up >> cell & 1]
    )
    crowded = [cell for cell in range(CELLS) if state.taken[cell] != _together(state, cell)]
    found["miscounted"] = len(crowded)
    return found


def being_played(state: DiluviumState) -> int:
    """The ruins card between a hand and the discards (D-15.2); -1 when there is none."""
    turn = state.stack[0] if state.stack else None
    return turn.playing if isinstance(turn, Turn) else -1


def _together(state: DiluviumState, cell: int) -> int:
    """The spaces of a tile with a settler of anybody; two on one space would show as a lost settler."""
    taken = 0
    for seat in range(state.players):
        taken |= state.mine[seat * CELLS + cell]
    return taken


def spent(state: DiluviumState, kind: int) -> int:
    """The tokens of this kind in the discard tray."""
    return state.tables.trays[kind] - state.tray[kind] - sum(state.held[kind::RESOURCES])
