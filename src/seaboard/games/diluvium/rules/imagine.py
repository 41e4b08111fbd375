"""A full state a seat could be in: what it cannot know is drawn anew (D-10.1, D-10.5, D-12.2, D-15.3)."""

from __future__ import annotations

from typing import List

from seaboard.core.native import i64
from seaboard.core.pieces.pile import EMPTY, added, kinds
from seaboard.core.rng import Rng
from seaboard.games.diluvium.rules.actions import RESOURCES, WEAPONS
from seaboard.games.diluvium.rules.battle import Battle
from seaboard.games.diluvium.rules.state import DiluviumState


def imagine(state: DiluviumState, seat: i64, rng: Rng) -> DiluviumState:
    world = state.copy()
    if state.ending:
        return world
    deal_resources(world, seat, rng)
    deal_cards(world, seat, rng)
    count_gold(world, seat, rng)
    seal_weapons(world, seat, rng)
    if world.pending is not None:
        world.stack[-1].run(world)  # the question stands; its answers depend on what was dealt
    return world


def shuffle(items: List[int], rng: Rng) -> None:
    last: i64 = len(items) - 1
    while last > 0:
        other = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]
        last -= 1


def deal_resources(world: DiluviumState, seat: i64, rng: Rng) -> None:
    """The trays tell what the others hold together, the racks how many each of them holds."""
    pool: List[int] = []
    others = [who for who in range(world.players) if who != seat]
    sizes = [world.resources(who) for who in others]
    for who in others:
        for kind in range(RESOURCES):
            pool += [kind] * world.held[who * RESOURCES + kind]
            world.held[who * RESOURCES + kind] = 0
    pool.sort()  # who holds what must not show in the order
    shuffle(pool, rng)
    for place in range(len(others)):
        for _ in range(sizes[place]):
            world.held[others[place] * RESOURCES + pool.pop()] += 1


def deal_cards(world: DiluviumState, seat: i64, rng: Rng) -> None:
    """Any card not seen may be in any hand or in the deck."""
    pool = kinds(world.deck)
    others = [who for who in range(world.players) if who != seat]
    sizes = [len(kinds(world.cards[who])) for who in others]
    if sum(sizes) == 0:
        return
    for who in others:
        pool += kinds(world.cards[who])
    pool.sort()
    shuffle(pool, rng)
    for place in range(len(others)):
        hand: i64 = EMPTY
        for _ in range(sizes[place]):
            hand = added(hand, pool.pop())
        world.cards[others[place]] = hand
    deck: i64 = EMPTY
    for kind in pool:
        deck = added(deck, kind)
    world.deck = deck


def count_gold(world: DiluviumState, seat: i64, rng: Rng) -> None:
    """Face-down coins tell nothing: anything between nothing and twice what a steady player has by now."""
    steady = 3 * world.rounds
    for who in range(world.players):
        if who != seat:
            world.gold[who] = rng.below(2 * steady + 1)


def seal_weapons(world: DiluviumState, seat: i64, rng: Rng) -> None:
    """A number another player has sealed could be any that player could seal."""
    rule = world.stack[-1]
    if not isinstance(rule, Battle):
        return
    if rule.attack >= 0 and world.active != seat:
        rule.attack = rng.below(world.held[world.active * RESOURCES + WEAPONS] + 1)
    if rule.defence >= 0 and rule.defender != seat:
        rule.defence = rng.below(world.held[rule.defender * RESOURCES + WEAPONS] + 1)
