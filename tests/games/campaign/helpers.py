"""Any position of a scenario in one call, by the names of places, and moves in notation.

The sea of A Perilous Land, your city (B1) and the Egyptians' (B7), the same shape as the sea of two:

       A1  A2  A3  A4  A5
     B1  B2  B3  B4  B5  B6  B7
           C1  C2  C3  C4  C5        (C1 touches B2 and B3; B7 touches B6 and C5, B1 touches A1 and B2)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.core.engine import advance
from seaboard.core.pieces.pile import added
from seaboard.games.diluvium.campaign.rules.adversary import AdversaryTurn
from seaboard.games.diluvium.campaign.rules.notation import TOKEN_NAMES
from seaboard.games.diluvium.campaign.rules.setup import Bonuses
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, SoloState
from seaboard.games.diluvium.campaign.rules.turn import SoloTurn
from seaboard.games.diluvium.rules.actions import CELLS, ENGAGE, EXPLORE, PRODUCING, SECTION, SETTLE
from seaboard.games.diluvium.rules.notation import ACTION_NAMES, KIND_NAMES, RESOURCE_NAMES
from seaboard.games.diluvium.rules.state import EXPLORER, WARSHIP
from tests.games.campaign.in_hand import InHand, set_out, words

ACTIONS = {"explore": EXPLORE, "settle": SETTLE, "produce": PRODUCING, "engage": ENGAGE}
# every place of the sea of A Perilous Land face up, without monsters and without tiles its map does not have there
CALM = {
    "A1": 6, "A2": 5, "A3": 8, "A4": 18, "A5": 7, "B2": 1, "B3": 21, "B4": 22, "B5": 23, "B6": 2,
    "C1": 9, "C2": 24, "C3": 10, "C4": 11, "C5": 14,
}  # fmt: skip


class Solo(InHand):
    """A scenario in hand."""

    def moves(self) -> list[str]:
        return self.written()

    def it_does(self, action: str, *answers: str) -> Solo:
        """The adversary's turn with this action, answered as given; then your turn begins."""
        state = self.state
        state.stack = [SoloTurn(1), AdversaryTurn(3, 1, -1, ACTIONS[action])]
        state.active = ADVERSARY
        advance(state)
        return self.do(*answers)

    # what is where

    def space(self, name: str) -> int:
        """`B2.1`, or `board.settle`."""
        place, _, rest = name.partition(".")
        return SECTION + ACTION_NAMES.index(rest) if place == "board" else self.cell(place) * 8 + int(rest) - 1

    def settlers(self, seat: int) -> list[str]:
        return self.spaces_of(seat)

    def explored(self, seat: int) -> list[str]:
        return [name for cell, name in enumerate(self.names) if self.state.explored[seat] >> cell & 1]

    def held(self) -> dict[str, int]:
        return {name: self.state.held[kind] for kind, name in enumerate(RESOURCE_NAMES) if self.state.held[kind]}

    def column(self) -> str:
        return " ".join(KIND_NAMES[kind] for kind in self.state.column)

    def ending(self) -> str:
        return self.result()


def scenario(name: str = "perilous-land", level: int = 0, seed: int = 1, **bonuses: int) -> Solo:
    """A scenario as its first turn begins."""
    return Solo(set_out(name, level, Bonuses(**bonuses))).chance(seed)


def position(
    name: str = "perilous-land",
    *,
    tiles: Mapping[str, int] | None = None,
    settlers: Mapping[int, Sequence[str] | str] | None = None,
    marks: Mapping[int, Sequence[str] | str] | None = None,
    held: str = "",
    cards: str = "",
    column: str = "",
    combat: str = "",
    shown: str = "",
    explorer: Mapping[int, str] | None = None,
    warship: Mapping[int, str] | None = None,
    round_: int = 5,
    level: int = 0,
    bonuses: Mapping[str, int] | None = None,
    **fields: Any,
) -> Solo:
    """A position at the beginning of your turn; settlers named leave your board, or its reserve.

    Lists by seat (gold, strength, markers, …) and plain numbers (coins, rival, …) are given by name.
    """
    solo = scenario(name, level, **(bonuses or {}))
    state = solo.state
    for place, tile in (tiles or {}).items():
        _lay(solo, place, tile)
    for seat, space in _each(settlers):
        _leave_the_board(state, seat)
        state.put(seat, solo.space(space))
    for seat, space in _each(marks):
        _mark(solo, seat, space)
    solo.hold(held)
    solo.draw(cards.split())
    if column:
        state.column = [KIND_NAMES.index(kind) for kind in column.split()]
    if combat or shown:
        state.combat, state.shown = _pile(combat), _pile(shown)
    solo.moor(EXPLORER, dict(explorer or {}))
    solo.moor(WARSHIP, dict(warship or {}))
    state.rounds = round_
    for field, value in fields.items():
        _set(state, field, value)
    state.stack = [SoloTurn(1)]
    advance(state)
    return solo


def _each(given: Mapping[int, Sequence[str] | str] | None) -> list[tuple[int, str]]:
    return [(seat, space) for seat, spaces in (given or {}).items() for space in words(spaces)]


def _lay(solo: Solo, place: str, tile: int) -> None:
    """The tile comes to this place, wherever it was; the one that lay there goes back into the bag."""
    state, cell = solo.state, solo.cell(place)
    if state.tiles[cell] and state.tiles[cell] != tile:
        state.bag |= 1 << state.tiles[cell]
    for other in range(CELLS):
        if state.tiles[other] == tile and other != cell:
            state.tiles[other] = 0
            state.up &= ~(1 << other)
    state.tiles[cell] = tile
    state.up |= 1 << cell
    state.bag &= ~(1 << tile)


def _mark(solo: Solo, seat: int, space: str) -> None:
    place, _, slot = space.partition(".")
    cell = solo.cell(place)
    solo.state.explored[seat] |= 1 << cell
    solo.state.marks[cell] |= (seat + 1) << 3 * (int(slot) - 1)
    solo.state.markers[seat] -= 1


def _set(state: SoloState, field: str, value: Any) -> None:
    if not isinstance(value, dict):
        setattr(state, field, value)
        return
    for at, number in value.items():
        getattr(state, field)[at] = number


def _leave_the_board(state: SoloState, seat: int) -> None:
    if seat == ALLY:
        return
    section = next(at for at in range(4) if state.sections[seat * 4 + at])
    state.sections[seat * 4 + section] -= 1


def _pile(tokens: str) -> int:
    pile = 0
    for token in tokens.split():
        pile = added(pile, TOKEN_NAMES.index(token))
    return pile
