"""Any position of a scenario in one call, by the names of places, and moves in notation.

The sea of A Perilous Land, your city (B1) and the Egyptians' (B7), the same shape as the sea of two:

       A1  A2  A3  A4  A5
     B1  B2  B3  B4  B5  B6  B7
           C1  C2  C3  C4  C5        (C1 touches B2 and B3; B7 touches B6 and C5, B1 touches A1 and B2)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.core.engine import advance, answer
from seaboard.core.pieces.pile import added, kinds
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.diluvium.actions import CELLS, ENGAGE, EXPLORE, PRODUCING, SECTION, SETTLE
from seaboard.games.diluvium.campaign.adversary import AdversaryTurn
from seaboard.games.diluvium.campaign.components import booklet
from seaboard.games.diluvium.campaign.notation import TOKEN_NAMES
from seaboard.games.diluvium.campaign.results import outcome
from seaboard.games.diluvium.campaign.setup import Bonuses, set_up
from seaboard.games.diluvium.campaign.state import ADVERSARY, ALLY, YOU, SoloState
from seaboard.games.diluvium.campaign.turn import SoloTurn
from seaboard.games.diluvium.notation import ACTION_NAMES, CARD_NAMES, KIND_NAMES, RESOURCE_NAMES

ACTIONS = {"explore": EXPLORE, "settle": SETTLE, "produce": PRODUCING, "engage": ENGAGE}
# every place of the sea of A Perilous Land face up, without monsters and without tiles its map does not have there
CALM = {
    "A1": 6, "A2": 5, "A3": 8, "A4": 18, "A5": 7, "B2": 1, "B3": 21, "B4": 22, "B5": 23, "B6": 2,
    "C1": 9, "C2": 24, "C3": 10, "C4": 11, "C5": 14,
}  # fmt: skip


class Solo:
    """A scenario in hand: you and chance answer in notation."""

    def __init__(self, state: SoloState) -> None:
        self.state = state
        chart = booklet().chart(state.story.id)
        self.names = chart.names[2]
        self.notation = chart.notations[2]

    # asking and answering

    @property
    def question(self) -> str:
        ask = self.state.pending
        return "" if ask is None else ask.prompt.removeprefix("diluvium-ask-").removeprefix("solo-ask-")

    @property
    def asked(self) -> int:
        ask = self.state.pending
        assert ask is not None, "the game is over"
        return ask.seat

    def moves(self) -> list[str]:
        legal = self.state.stack[-1].legal(self.state, self.asked)
        return [self.notation.write(action) for action in dict.fromkeys(legal)]

    def do(self, *moves: str) -> Solo:
        for move in moves:
            action = self.notation.read(move)
            assert action in self.state.stack[-1].legal(self.state, self.asked), (move, self.question, self.moves())
            answer(self.state, self.asked, action)
        return self

    def chance(self, seed: int = 1) -> Solo:
        """Chance answers until you are asked, or the game is over."""
        rng = Rng(seed)
        while (ask := self.state.pending) is not None and ask.seat == NATURE:
            answer(self.state, NATURE, self.state.stack[-1].sample(self.state, rng))
        return self

    def it_does(self, action: str, *answers: str) -> Solo:
        """The adversary's turn with this action, answered as given; then your turn begins."""
        state = self.state
        state.stack = [SoloTurn(1), AdversaryTurn(3, token=1, action=ACTIONS[action])]
        state.active = ADVERSARY
        advance(state)
        return self.do(*answers)

    # what is where

    def cell(self, name: str) -> int:
        return self.names.index(name)

    def space(self, name: str) -> int:
        """`B2.1`, or `board.settle`."""
        place, _, rest = name.partition(".")
        return SECTION + ACTION_NAMES.index(rest) if place == "board" else self.cell(place) * 8 + int(rest) - 1

    def ship(self, seat: int, ship: int) -> str:
        at = self.state.ships[seat * 2 + ship]
        return self.names[at] if at >= 0 else ""

    def explorer(self, seat: int) -> str:
        return self.ship(seat, 0)

    def warship(self, seat: int) -> str:
        return self.ship(seat, 1)

    def settlers(self, seat: int) -> list[str]:
        """The spaces of the map with settlers of a seat."""
        found = []
        for cell, name in enumerate(self.names):
            mask = self.state.mine[seat * CELLS + cell]
            found += [f"{name}.{slot + 1}" for slot in range(5) if mask >> slot & 1]
        return found

    def explored(self, seat: int) -> list[str]:
        return [name for cell, name in enumerate(self.names) if self.state.explored[seat] >> cell & 1]

    def held(self) -> dict[str, int]:
        return {name: self.state.held[kind] for kind, name in enumerate(RESOURCE_NAMES) if self.state.held[kind]}

    def hand(self) -> list[str]:
        return [CARD_NAMES[kind] for kind in kinds(self.state.cards[YOU])]

    def column(self) -> str:
        return " ".join(KIND_NAMES[kind] for kind in self.state.column)

    def ending(self) -> str:
        result = outcome(self.state)
        return "" if result is None else result.ending


def scenario(name: str = "perilous-land", level: int = 0, seed: int = 1, **bonuses: int) -> Solo:
    """A scenario as its first turn begins."""
    chart = booklet().chart(name)
    given = Bonuses(**bonuses)
    return Solo(set_up(chart.solo_tables(given.limit), chart.story, chart.people, level, given)).chance(seed)


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
    _hold(state, held)
    for card in cards.split():
        state.cards[YOU] = added(state.cards[YOU], CARD_NAMES.index(card))
    if column:
        state.column = [KIND_NAMES.index(kind) for kind in column.split()]
    if combat or shown:
        state.combat, state.shown = _pile(combat), _pile(shown)
    for ship, places in enumerate((explorer, warship)):
        for seat, place in (places or {}).items():
            state.ships[seat * 2 + ship] = solo.cell(place)
    state.rounds = round_
    for field, value in fields.items():
        _set(state, field, value)
    state.stack = [SoloTurn(1)]
    advance(state)
    return solo


def _hold(state: SoloState, held: str) -> None:
    words = held.split()
    for kind, number in zip(words[::2], words[1::2], strict=True):
        state.held[RESOURCE_NAMES.index(kind)] = int(number)


def _each(given: Mapping[int, Sequence[str] | str] | None) -> list[tuple[int, str]]:
    return [
        (seat, space)
        for seat, spaces in (given or {}).items()
        for space in (spaces.split() if isinstance(spaces, str) else spaces)
    ]


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
