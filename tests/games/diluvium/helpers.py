"""Any position of Diluvium in one call, by the names of places, and moves in notation.

The sea of two, with the cities of seat 0 (B1) and seat 1 (B7); cost 1 in rows A and C but for A3, A4, C2, C3 (cost 2):

       A1  A2  A3  A4  A5
     B1  B2  B3  B4  B5  B6  B7
       C1  C2  C3  C4  C5        (C1 lies below B2 and B3)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from seaboard.core.engine import advance
from seaboard.core.errors import IllegalAction
from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.core.outcome import Outcome
from seaboard.core.pieces.pile import added, kinds
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.trace import trace
from seaboard.games import load_game
from seaboard.games.diluvium.game import Diluvium
from seaboard.games.diluvium.presentation.view import DiluviumView
from seaboard.games.diluvium.rules.notation import ACTION_NAMES, BOARD_NAMES, CARD_NAMES, RESOURCE_NAMES
from seaboard.games.diluvium.rules.state import DiluviumState
from seaboard.games.diluvium.rules.turn import Turn

GAME = load_game("diluvium")
assert isinstance(GAME, Diluvium)
GREEKS, AZTECS = 0, 1  # with two players
FACE_UP = {2: {"B2": 1, "B6": 2}, 3: {"B2": 1, "D5": 2, "F2": 3}, 4: {"B1": 1, "B6": 2, "D1": 3, "D6": 4}}
CITY = {2: ("B1", "B7"), 3: ("A1", "E5", "F1"), 4: ("A1", "A7", "E7", "E1")}
SUPPLY = {2: 16, 3: 23, 4: 28}
# every place of two players' sea face up, without monsters
_ROWS = {"A": [5, 6, 18, 19, 7], "B": [30, 1, 21, 22, 23, 2], "C": [8, 20, 24, 9, 10]}
CALM_SEA = {f"{row}{n}": tile for row, tiles in _ROWS.items() for n, tile in enumerate(tiles, 1) if tile != 30}
LINE_OF_TILES = """
[edition]
name = "A sea in one line: A1 is the city of seat 0, A4 that of seat 1, A6 lies face down at cost 2"

[layout.2]
rows = ["0 0 : city1 0 0 city2 0 2"]
"""
Words = str | Iterable[str]


@dataclass(frozen=True)
class Refused:
    message: str
    rules: tuple[str, ...]
    args: Mapping[str, Any]


class Table:
    """A game in hand: whoever is asked answers in notation."""

    def __init__(self, state: DiluviumState, game: Game[DiluviumState] = GAME) -> None:
        self.state = state
        self.game = game
        assert isinstance(game, Diluvium)
        self.names = game.box.names[int(state.players)]

    @property
    def asked(self) -> int:
        ask = self.game.ask(self.state)
        assert ask is not None, "the game is over"
        return ask.seat

    @property
    def question(self) -> str:
        ask = self.game.ask(self.state)
        return "" if ask is None else ask.prompt.removeprefix("diluvium-ask-")

    @property
    def outcome(self) -> Outcome:
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome

    def see(self, seat: int = 0) -> DiluviumView:
        view = self.game.view(self.state, seat)
        assert isinstance(view, DiluviumView)
        return view

    def do(self, *moves: str) -> Table:
        for move in moves:
            self.game.apply(self.state, self.asked, self.game.read(self.state, move))
        return self

    def answer(self, seat: int, move: str) -> Table:
        """By one of several who are asked at once."""
        self.game.apply(self.state, seat, self.game.read(self.state, move))
        return self

    def copy(self) -> Table:
        return Table(self.state.copy(), self.game)

    def moves(self, verb: str = "") -> set[str]:
        """The legal moves of whoever is asked; with a verb, what may follow it."""
        written = {self.game.write(self.state, action) for action in self.game.legal(self.state, self.asked)}
        return {move.removeprefix(f"{verb} ") for move in written if not verb or move.split()[0] == verb}

    def chances(self) -> dict[str, int]:
        """What NATURE may answer, with weights."""
        return {self.game.write(self.state, action): weight for action, weight in self.game.outcomes(self.state)}

    # what lies where

    def at(self, place: str) -> int:
        return self.names.index(place)

    def gold(self, seat: int = 0) -> int:
        return self.state.gold[seat]

    def held(self, seat: int = 0) -> tuple[int, ...]:
        """Food, craft, weapons."""
        return tuple(self.state.held[3 * seat : 3 * seat + 3])

    def tray(self) -> tuple[int, ...]:
        return tuple(self.state.tray)

    def hand(self, seat: int = 0) -> list[str]:
        return [CARD_NAMES[kind] for kind in kinds(self.state.cards[seat])]

    def discards(self) -> list[str]:
        return [CARD_NAMES[kind] for kind in kinds(self.state.buried)]

    def board(self, seat: int = 0) -> tuple[int, ...]:
        """Settlers on Explore, Settle, Produce and Engage."""
        return tuple(self.state.sections[4 * seat : 4 * seat + 4])

    def settlers(self, seat: int = 0) -> set[str]:
        """The spaces of the map with a settler of this player."""
        sea = self.see(seat).sea
        return {f"{p.name}.{n}" for p in sea for n, space in enumerate(p.spaces, 1) if space.owner == seat}

    def marks(self, seat: int = 0) -> set[str]:
        sea = self.see(seat).sea
        return {f"{p.name}.{n}" for p in sea for n, mark in enumerate(p.marks, 1) if mark.owner == seat}

    def explorer(self, seat: int = 0) -> str:
        return self.names[self.state.ships[2 * seat]]

    def warship(self, seat: int = 0) -> str:
        return self.names[self.state.ships[2 * seat + 1]]

    def prices(self) -> dict[str, int]:
        """The food each place would cost whoever is to sail."""
        return dict(self.see(self.asked).prices)

    # refusals and the story

    def refused(self, move: str) -> Refused:
        """What is said against a player's move; trying it must change nothing."""
        before, pending = self.state.data(), self.state.pending
        action = self.game.read(self.state, move)
        with pytest.raises(IllegalAction) as refusal:
            self.game.apply(self.state, self.asked, action)
        assert self.state.data() == before
        assert self.state.pending is pending
        if self.asked != NATURE:
            why = self.game.why(self.state, self.asked, action)
            assert (why.do, why.reason, why.rules) == (move, refusal.value.message, refusal.value.rules)
        return _refused(refusal.value.message, refusal.value.rules)

    def near_refusals(self) -> dict[str, Refused]:
        listed = self.game.refusals(self.state, self.asked)
        return {refusal.do: _refused(refusal.reason, refusal.rules) for refusal in listed}

    def lines_of(self, move: str, listener: int = 0) -> dict[str, tuple[str, ...]]:
        """The narration a move would bring, each message with its clauses."""
        moments = trace(self.state, self.asked, self.game.read(self.state, move))
        lines = [line for moment in moments for line in self.game.narrate(moment, listener)]
        return {line.message.id: line.rules for line in lines}


def _refused(message: Message, rules: tuple[str, ...]) -> Refused:
    return Refused(message.id, rules, message.args)


def new_table(
    *,
    players: int = 2,
    boards: Mapping[int, str] | None = None,
    first: int = 0,
    tiles: Mapping[str, int] | None = None,
    game: Game[DiluviumState] = GAME,
) -> Table:
    """Set up with known tiles, before the first turn. Seats without a board get the A side, or with others' B sides the
    next of those that are left.
    """
    given = dict(boards or {})
    table = Table(game.new({"players": players, "boards": "dealt" if given else "A"}), game)
    wanted = {**FACE_UP[players], "A2": 1, "A3": 3, "A5": 4, **(tiles or {})}
    while table.question == "lay":
        place = next(iter(table.chances())).split()[1]
        table.do(f"~tile {place} {wanted[place]}")
    table.do(f"~first {first + 1}")
    left = [name for name in BOARD_NAMES[1:] if name not in given.values()]
    for seat in range(players if given else 0):
        table.do(f"~board {given[seat] if seat in given else left.pop(0)}")
    return table


def words(text: Words) -> list[str]:
    return text.split() if isinstance(text, str) else list(text)


def amounts(text: str) -> list[int]:
    """`food 2 weapons 1` as three numbers."""
    found = dict(zip(text.split()[::2], text.split()[1::2], strict=True))
    assert set(found) <= set(RESOURCE_NAMES)
    return [int(found.get(name, 0)) for name in RESOURCE_NAMES]


def pile(cards: Words) -> int:
    heap = 0
    for card in words(cards):
        heap = added(heap, CARD_NAMES.index(card))
    return heap


def position(  # noqa: C901 (a branch for each kind of piece)
    *,
    players: int = 2,
    boards: Mapping[int, str] | None = None,
    first: int = 0,
    active: int = 0,
    tiles: Mapping[str, int] | None = None,
    settlers: Mapping[int, Words] | None = None,
    sections: Mapping[int, tuple[int, int, int, int]] | None = None,
    marks: Mapping[int, Words] | None = None,
    explorer: Mapping[int, str] | None = None,
    warship: Mapping[int, str] | None = None,
    held: Mapping[int, str] | None = None,
    tray: str | None = None,
    cards: Mapping[int, Words] | None = None,
    deck: Words | None = None,
    discards: Words = "",
    strength: Mapping[int, int] | None = None,
    gold: Mapping[int, int] | None = None,
    wheel: Mapping[int, str] | None = None,
    slain: Words = "",
    rounds: int = 3,
    game: Game[DiluviumState] = GAME,
) -> Table:
    """A turn about to begin. `tiles` are those face up beside the ones of cost 0. `settlers` stand on spaces of the map
    (`B2.1`); they come from Settle, then Produce, then Engage (and Explore last), unless `sections` says how many are
    left where. `marks` are exploration spaces. Resources held come from the trays unless `tray` says what is left.
    """
    table = new_table(players=players, boards=boards, first=first, tiles=tiles, game=game)
    state = table.state
    for place, tile in (tiles or {}).items():
        lay(table, place, tile)
    for seat, spaces in (settlers or {}).items():
        settle(table, seat, words(spaces))
    for seat, left in (sections or {}).items():
        state.sections[4 * seat : 4 * seat + 4] = list(left)
    for seat, spaces in (marks or {}).items():
        mark(table, seat, words(spaces))
    for ship, where in ((0, explorer or {}), (1, warship or {})):
        for seat, place in where.items():
            state.ships[2 * seat + ship] = table.at(place)
    for seat, text in (held or {}).items():
        state.held[3 * seat : 3 * seat + 3] = amounts(text)
    state.tray[:] = [SUPPLY[players] - sum(state.held[kind::3]) for kind in range(3)]
    if tray is not None:
        state.tray[:] = amounts(tray)
    for seat, hand in (cards or {}).items():
        state.cards[seat] = pile(hand)
    state.buried = pile(discards)
    state.deck = state.deck - sum(state.cards) - state.buried if deck is None else pile(deck)
    for seat, value in (strength or {}).items():
        state.strength[seat] = value
    for seat, value in (gold or {}).items():
        state.gold[seat] = value
    for seat, action in (wheel or {}).items():
        state.wheel[seat] = ACTION_NAMES.index(action)
    state.slain = sum(1 << table.at(place) for place in words(slain))
    state.active, state.rounds = active, rounds - (active == first)
    state.stack = [Turn()]
    advance(state)
    return table


def lay(table: Table, place: str, tile: int) -> None:
    state, cell = table.state, table.at(place)
    if state.tiles[cell]:
        state.bag |= 1 << state.tiles[cell]
    state.tiles[cell] = tile
    state.bag &= ~(1 << tile)
    state.up |= 1 << cell


def settle(table: Table, seat: int, spaces: list[str]) -> None:
    state = table.state
    for space in spaces:
        place, slot = space.split(".")
        cell, bit = table.at(place), 1 << int(slot) - 1
        assert state.free(cell) & bit, f"{space} is no free space"
        section = next(section for section in (1, 2, 3, 0) if state.sections[4 * seat + section])
        state.sections[4 * seat + section] -= 1
        state.taken[cell] |= bit
        state.mine[36 * seat + cell] |= bit
        state.settled[seat] |= 1 << cell


def mark(table: Table, seat: int, spaces: list[str]) -> None:
    state = table.state
    for space in spaces:
        place, slot = space.split(".")
        cell = table.at(place)
        assert state.free_marks(cell) >> int(slot) - 1 & 1, f"{space} is no free exploration space"
        state.marks[cell] |= seat + 1 << 3 * (int(slot) - 1)
        state.explored[seat] |= 1 << cell
        state.markers[seat] -= 1


def random_play(options: Mapping[str, int | str], seed: int, most_events: int = 10_000) -> Play[DiluviumState]:
    """A game played at random, to its end or for so many events."""
    rng = Rng(seed)
    play: Play[DiluviumState] = Play(GAME, options)
    while (ask := GAME.ask(play.state)) is not None and len(play.events) < most_events:
        if ask.seat == NATURE:
            play.apply(NATURE, GAME.sample(play.state, rng))
        else:
            play.apply(ask.seat, rng.choice(GAME.legal(play.state, ask.seat)))
    return play
