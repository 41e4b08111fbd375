"""Produce (D-9): one tile yields, then craft is sold and weapons are turned into strength."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple

from seaboard.core.ask import Ask, ask_of_each_seat
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB, pack
from seaboard.core.procedure import NO_OPTIONS, Procedure, Steps, step_number
from seaboard.games.diluvium.components.tables import chosen
from seaboard.games.diluvium.rules.actions import (
    ARM,
    BIT,
    CELLS,
    CRAFT,
    DONE,
    HOW_MANY,
    KINDS,
    PRODUCE,
    PRODUCING,
    RESOURCES,
    SELL,
    WEAPONS,
)
from seaboard.games.diluvium.rules.state import D, DiluviumState

PRODUCE_WHERE: Final = ask_of_each_seat("diluvium-ask-produce", ("D-9.1",))
TRADE: Final = ask_of_each_seat("diluvium-ask-trade", ("D-9.2", "D-9.3"))
NO_TILE: Final = -1
PRICE: Final = 2  # craft for gold, weapons for strength


TRADES: Final[List[List[int]]] = [
    [pack(DONE)],
    [pack(SELL), pack(DONE)],
    [pack(ARM), pack(DONE)],
    [pack(SELL), pack(ARM), pack(DONE)],
]


class Produce(Procedure[D]):
    STEPS: ClassVar[Steps] = {
        "choose_a_tile": ("D-9.1",),
        "yield_resources": ("D-9.1", "D-9.5", "D-10.4"),
        "trade": ("D-9.2", "D-9.3", "D-17.2"),
        "bonus": ("D-3.4", "D-9.4"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("cell", "done")
    SHARED: ClassVar[Tuple[str, ...]] = ("options",)
    cell: i64 = -1
    done: i64 = 0
    options: List[int] = NO_OPTIONS

    def choose_a_tile(self, state: D) -> Optional[Ask]:
        """D-9.1: a single tile is chosen without asking."""
        if self.cell != NO_TILE:
            return None
        self.options = chosen(state.tables.produces, state.settled[state.active])
        if len(self.options) > 1:
            return PRODUCE_WHERE[state.active]
        if self.options:
            self.cell = self.options[0] >> ARGUMENT
        return None

    def yield_resources(self, state: D) -> Optional[Ask]:
        """D-9.1, D-9.5: each settler one token, ruins none."""
        if self.cell == NO_TILE:
            return None
        seat = state.active
        kind: i64 = 0
        while kind < RESOURCES:
            tokens = yields(state, seat, self.cell, kind)
            if tokens:
                self.crop(state, kind, tokens)
            kind += 1
        return None

    def crop(self, state: D, kind: i64, tokens: i64) -> None:
        state.harvest(state.active, kind, tokens)

    def trade(self, state: D) -> Optional[Ask]:
        """D-9.2, D-9.3: asked of everybody who holds two resources, so that nobody learns of which kinds."""
        if self.done or state.resources(state.active) < PRICE:
            return None
        return TRADE[state.active]

    def bonus(self, state: D) -> Optional[Ask]:
        """D-9.4."""
        if state.bonus & BIT[PRODUCING]:
            state.earn(state.active, state.tables.produce_gold[state.board[state.active]])
        return None

    def legal(self, state: D, seat: i64) -> List[int]:
        return self.options if self.step == CHOOSE_A_TILE else open_trades(state, seat)

    def answer(self, state: D, seat: i64, action: i64) -> None:
        verb = action & VERB
        if verb == PRODUCE:
            self.cell = action >> ARGUMENT
        elif verb == SELL:
            state.spend(seat, CRAFT, PRICE)
            state.earn(seat, state.tables.craft_price[state.board[seat]])
        elif verb == ARM:
            state.spend(seat, WEAPONS, PRICE)
            state.strength[seat] += 1
        else:
            self.done = 1


CHOOSE_A_TILE: Final = step_number(Produce, "choose_a_tile")


def yields(state: DiluviumState, seat: i64, cell: i64, kind: i64) -> i64:
    """How many settlers of this player stand on such spaces of the tile."""
    slots: i64 = state.tables.slots_of[state.tiles[cell] * KINDS + kind]
    own: i64 = state.mine[seat * CELLS + cell]
    number: i64 = HOW_MANY[own & slots]
    return number


def open_trades(state: DiluviumState, seat: i64) -> List[int]:
    held = state.held
    trades: i64 = 0
    if held[seat * RESOURCES + CRAFT] >= PRICE:
        trades = 1
    if held[seat * RESOURCES + WEAPONS] >= PRICE and state.strength[seat] < state.tables.strongest:
        trades += 2
    return TRADES[trades]
