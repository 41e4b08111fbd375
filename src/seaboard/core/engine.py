"""The only driver: it runs steps until one of them asks."""

from __future__ import annotations

from typing import List

from seaboard.core.native import i64
from seaboard.core.procedure import State
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE


def advance(state: State) -> None:
    """Run the rules up to the next question or to the end of the game."""
    stack = state.stack
    while stack:
        ask = stack[-1].run(state)
        if ask is not None:
            state.pending = ask
            return
    state.pending = None


def answer(state: State, seat: i64, action: i64) -> None:
    """Give a legal answer, unchecked: `Game.apply` is the door that checks."""
    state.stack[-1].answer(state, seat, action)
    advance(state)


def legal(state: State, seat: i64) -> List[int]:
    return state.stack[-1].legal(state, seat)


def playout(state: State, rng: Rng) -> int:
    """Play on with random legal answers to the end; the number of decisions made by players."""
    decisions = 0
    stack = state.stack
    while True:
        ask = state.pending
        if ask is None:
            return decisions
        seat = ask.seat
        rule = stack[-1]
        if seat == NATURE:
            rule.answer(state, seat, rule.sample(state, rng))
        else:
            options = rule.legal(state, seat)
            rule.answer(state, seat, options[rng.below(len(options))])
            decisions += 1
        advance(state)
