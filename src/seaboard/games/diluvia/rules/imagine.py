"""A full state a seat could be in: others' hands are drawn anew from the cards it has not seen (DV-9.1)."""

from __future__ import annotations

from typing import List

from seaboard.core.engine import advance
from seaboard.core.native import i64
from seaboard.core.rng import Rng
from seaboard.games.diluvia.rules.actions import ACTION_CARDS, BIT, CARD_UNDO
from seaboard.games.diluvia.rules.play import WINDOW, Play
from seaboard.games.diluvia.rules.refill import drawn_from
from seaboard.games.diluvia.rules.state import NOBODY, DiluviaState


def imagine(state: DiluviaState, seat: i64, rng: Rng) -> DiluviaState:
    world = state.copy()
    if state.ending:
        return world
    deal_hands(world, seat, rng)
    seal_answers(world, seat, rng)
    advance(world)  # the question stands; its answers depend on what was dealt
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
    """DV-9.1: in a window nobody knows who else has answered, so nobody else has; nor, while one rolls, who of those
    after them would: only who could undo.
    """
    rule = world.stack[-1]
    if not isinstance(rule, Play) or world.pending is None:
        return
    own: i64 = BIT[seat] if seat >= 0 else 0
    rule.wanting &= own
    rule.waiving &= own
    if world.pending.timed:
        rule.answered &= own
        rule.step = WINDOW
    elif rule.roller != NOBODY:
        rule.wanting |= others_wanting(world, rule, seat, rng)


def others_wanting(world: DiluviaState, rule: Play, seat: i64, rng: Rng) -> i64:
    """DV-9.3: they roll clockwise, so only those between the roller and the player whose turn it is still may."""
    wanting: i64 = 0
    who = rule.roller
    while True:
        who = who + 1 if who + 1 < world.players else 0
        if who == world.active:
            return wanting
        bit: i64 = BIT[who]
        may = rule.asked & bit & ~world.waived and world.hands[who * ACTION_CARDS + CARD_UNDO]
        if may and who != seat and rng.below(2):
            wanting |= bit
