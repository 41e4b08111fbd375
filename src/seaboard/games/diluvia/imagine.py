"""A full state a seat could be in: others' hands are drawn anew from the cards it has not seen (DV-9.1)."""

from __future__ import annotations

from typing import List

from seaboard.core.native import i64
from seaboard.core.rng import Rng
from seaboard.games.diluvia.actions import ACTION_CARDS, BIT, CARD_UNDO
from seaboard.games.diluvia.play import Play
from seaboard.games.diluvia.refill import drawn_from
from seaboard.games.diluvia.state import DiluviaState


def imagine(state: DiluviaState, seat: i64, rng: Rng) -> DiluviaState:
    world = state.copy()
    if state.ending:
        return world
    deal_hands(world, seat, rng)
    seal_answers(world, seat, rng)
    if world.pending is not None:
        world.stack[-1].run(world)  # the question stands; its answers depend on what was dealt
    return world


def deal_hands(world: DiluviaState, seat: i64, rng: Rng) -> None:
    """Any card not seen may be in any hand or in the deck."""
    pool: List[int] = world.deck[:ACTION_CARDS]
    sizes = [world.cards_of(who) for who in range(world.players)]
    total: i64 = 0
    for who in range(world.players):
        if who != seat:
            for kind in range(ACTION_CARDS):
                pool[kind] += world.hands[who * ACTION_CARDS + kind]
                world.hands[who * ACTION_CARDS + kind] = 0
    for number in pool:
        total += number
    for who in range(world.players):
        if who != seat:
            for _ in range(sizes[who]):
                kind = drawn_from(pool, rng.below(total))
                pool[kind] -= 1
                total -= 1
                world.hands[who * ACTION_CARDS + kind] += 1
    for kind in range(ACTION_CARDS):
        world.deck[kind] = pool[kind]


def seal_answers(world: DiluviaState, seat: i64, rng: Rng) -> None:
    """In a window nobody knows what the others have answered: only who could undo may have."""
    rule = world.stack[-1]
    if not isinstance(rule, Play) or world.pending is None or not world.pending.timed:
        return
    for who in range(world.players):
        bit: i64 = BIT[who]
        if who != seat and rule.answered & bit:
            rule.wanting &= ~bit
            if world.hands[who * ACTION_CARDS + CARD_UNDO] and rng.below(2):
                rule.wanting |= bit
