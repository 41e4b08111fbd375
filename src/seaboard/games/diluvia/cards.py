"""What each card can do now, and does (DV-6, DV-7, DV-8, DV-10, DV-11, DV-13): an answer names card and target."""

from __future__ import annotations

from typing import List

from seaboard.core.native import i64
from seaboard.games.diluvia.actions import (
    ACTION_CARDS,
    ARGUMENT,
    BIT,
    CARD_MANEUVER,
    CARD_MOVE,
    CARD_RESCUE,
    CARD_STAMPEDE,
    CARD_TENTACLES,
    CARD_TSUNAMI,
    DROPS,
    LEFT,
    MANEUVER,
    MANEUVERS,
    MOVE,
    PLACE_BITS,
    PLACE_MASK,
    PUSH,
    RAFT,
    RESCUES,
    RIGHT,
    SIDE,
    TENTACLES,
    TSUNAMI,
    TSUNAMIS,
    VERB,
)
from seaboard.games.diluvia.state import NOBODY, DiluviaState
from seaboard.games.diluvia.tables import DIRECTIONS, places


def open_plays(state: DiluviaState, seat: i64) -> List[int]:
    """DV-5.3: every card in hand with each of its targets; cards without any may be dropped."""
    found: List[int] = []
    animals = state.in_the_jungle()
    aboard = state.on_the_raft()
    kind: i64 = 0
    while kind < ACTION_CARDS:
        if state.hands[seat * ACTION_CARDS + kind]:
            before = len(found)
            add_plays(found, state, seat, kind, animals, aboard)
            if len(found) == before:
                found.append(DROPS[kind])
        kind += 1
    return found


def add_plays(found: List[int], state: DiluviaState, seat: i64, kind: i64, animals: i64, aboard: i64) -> None:
    """`animals` are all in the jungle, `aboard` all on the raft."""
    tables = state.tables
    if kind == CARD_MOVE:
        add_moves(found, state.jungle[seat], open_squares(state, animals, aboard), tables.near, tables.moves)
        add_moves(found, state.aboard[seat], tables.all_seats & ~aboard, tables.raft_near, tables.raft_moves)
    elif kind == CARD_STAMPEDE:
        own: i64 = state.jungle[seat]
        free = open_squares(state, animals, aboard)
        add_pushes(found, own, animals & ~own, free, tables.near, tables.step, tables.pushes)
        own = state.aboard[seat]
        free = tables.all_seats & ~aboard
        add_pushes(found, own, aboard & ~own, free, tables.raft_near, tables.raft_step, tables.raft_pushes)
    elif kind == CARD_MANEUVER:
        found += maneuvers(state, animals, aboard)
    elif kind == CARD_TSUNAMI:
        if aboard:
            found += TSUNAMIS
    elif kind == CARD_TENTACLES:
        found += tentacles(state, animals)
    elif kind == CARD_RESCUE and state.adrift[seat]:
        found += rescues(state, aboard)


def open_squares(state: DiluviaState, animals: i64, aboard: i64) -> i64:
    """DV-3.1, DV-3.4: where an animal may go: dry, empty, and the raft's square only while a seat is free."""
    dry: i64 = state.tables.dry[state.level]
    free = dry & ~animals
    if aboard == state.tables.all_seats:
        raft: i64 = BIT[state.raft]
        free &= ~raft
    return free


def add_moves(found: List[int], own: i64, free: i64, near: List[int], moves: List[List[int]]) -> None:
    """DV-6.1: for each animal, row by row of the board, the free places around it."""
    for place in places(own):
        around: i64 = near[place]
        goals = around & free
        at: i64 = place * 7 * 128
        while goals:
            if goals & 127:
                found += moves[at + (goals & 127)]
            goals >>= 7
            at += 128


def add_pushes(
    found: List[int], own: i64, others: i64, free: i64, near: List[int], step: List[int], pushing: List[int]
) -> None:
    """DV-10.1: straight on, into a free space."""
    if own == 0 or others == 0:
        return
    for place in places(own):
        if near[place] & others:
            direction: i64 = place * DIRECTIONS
            last = direction + DIRECTIONS
            while direction < last:
                push = pushing[direction]
                if push:
                    pushed: i64 = step[direction]
                    beyond: i64 = step[pushed * DIRECTIONS + direction % DIRECTIONS]
                    if others & BIT[pushed] and free & BIT[beyond]:
                        found.append(push)
                direction += 1


def maneuvers(state: DiluviaState, animals: i64, aboard: i64) -> List[int]:
    """DV-8.1, DV-8.2: not off the board, and not onto an animal for which there is no seat."""
    column = state.raft % SIDE
    barred = animals if aboard == state.tables.all_seats else 0
    ways: i64 = 0
    if column > 0 and not barred & BIT[state.raft - 1]:
        ways = 1
    if column < SIDE - 1 and not barred & BIT[state.raft + 1]:
        ways += 2
    return MANEUVERS[ways]


def tentacles(state: DiluviaState, animals: i64) -> List[int]:
    """DV-11.1: another free square of the raft's row, or of the whole dry jungle."""
    tables = state.tables
    here: i64 = BIT[state.raft]
    where: i64 = tables.dry[state.level] if tables.rules.free_tentacles else tables.row[state.level]
    where &= ~(animals | here)
    return [tables.tentacles[square] for square in places(where)]


def rescues(state: DiluviaState, aboard: i64) -> List[int]:
    """DV-13.1."""
    return [RESCUES[place] for place in places(state.tables.edges & ~aboard)]


def carry_out(state: DiluviaState, seat: i64, action: i64) -> i64:
    """The effect of a declared card; whose animal boards now, or NOBODY."""
    verb = action & VERB
    argument = action >> ARGUMENT
    if verb == MOVE:
        return move(state, seat, argument & PLACE_MASK, argument >> PLACE_BITS)
    if verb == PUSH:
        return push(state, seat, argument & PLACE_MASK, argument >> PLACE_BITS)
    if verb == MANEUVER:
        return sail(state, state.raft + 1 if argument == RIGHT else state.raft - 1)
    if verb == TENTACLES:
        return sail(state, argument)
    if verb == TSUNAMI:
        wave(state, argument)
    else:
        seat_taken: i64 = BIT[argument - RAFT]
        state.adrift[seat] -= 1
        state.aboard[seat] |= seat_taken
    return NOBODY


def move(state: DiluviaState, seat: i64, source: i64, goal: i64) -> i64:
    """DV-6.1, DV-3.1."""
    if source >= RAFT:
        shift(state.aboard, seat, source - RAFT, goal - RAFT)
        return NOBODY
    if goal == state.raft:
        left: i64 = BIT[source]
        state.jungle[seat] ^= left
        return seat
    shift(state.jungle, seat, source, goal)
    return NOBODY


def shift(masks: List[int], seat: i64, source: i64, goal: i64) -> None:
    one: i64 = BIT[source]
    other: i64 = BIT[goal]
    masks[seat] ^= one | other


def push(state: DiluviaState, seat: i64, pusher: i64, pushed: i64) -> i64:
    """DV-10.1, DV-10.2."""
    tables = state.tables
    on_raft = pusher >= RAFT
    base: i64 = RAFT if on_raft else 0
    masks = state.aboard if on_raft else state.jungle
    step = tables.raft_step if on_raft else tables.step
    victim = state.owner_at(masks, pushed - base)
    direction = direction_to(step, pusher - base, pushed - base)
    beyond: i64 = step[(pushed - base) * DIRECTIONS + direction]
    boards: i64 = NOBODY
    if not on_raft and beyond == state.raft:
        left: i64 = BIT[pushed]
        masks[victim] ^= left
        boards = victim
    else:
        shift(masks, victim, pushed - base, beyond)
    shift(masks, seat, pusher - base, pushed - base)
    return boards


def direction_to(step: List[int], place: i64, other: i64) -> i64:
    direction: i64 = 0
    while step[place * DIRECTIONS + direction] != other:
        direction += 1
    return direction


def sail(state: DiluviaState, square: i64) -> i64:
    """DV-8.1, DV-8.2, DV-11.1: the raft token comes to a square; an animal there boards."""
    state.raft = square
    owner = state.owner_at(state.jungle, square)
    if owner != NOBODY:
        left: i64 = BIT[square]
        state.jungle[owner] ^= left
    return owner


def wave(state: DiluviaState, way: i64) -> None:
    """DV-7.1, DV-7.2."""
    tables = state.tables
    seat: i64 = 0
    while seat < state.players:
        aboard: i64 = state.aboard[seat]
        fallen: i64 = aboard & tables.outer[way]
        aboard ^= fallen
        state.aboard[seat] = aboard >> 1 if way == LEFT else aboard * 2
        while fallen:
            state.adrift[seat] += 1
            fallen &= fallen - 1
        seat += 1
