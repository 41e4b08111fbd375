"""What each card can do now, and does (DV-6, DV-7, DV-8, DV-10, DV-11, DV-13): an answer names card and target."""

from __future__ import annotations

from typing import Final, List

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
    SQUARES,
    TENTACLES,
    TSUNAMI,
    TSUNAMIS,
    VERB,
)
from seaboard.games.diluvia.state import NOBODY, DiluviaState
from seaboard.games.diluvia.tables import DIRECTIONS, places

NO_ACTIONS: Final[List[int]] = []


def open_plays(state: DiluviaState, seat: i64) -> List[int]:
    """DV-5.3: every card in hand with each of its targets; cards without any may be dropped."""
    found: List[int] = []
    kind: i64 = 0
    while kind < ACTION_CARDS:
        if state.hands[seat * ACTION_CARDS + kind]:
            plays = plays_of(state, seat, kind)
            if plays:
                found += plays
            else:
                found.append(DROPS[kind])
        kind += 1
    return found


def plays_of(state: DiluviaState, seat: i64, kind: i64) -> List[int]:
    if kind == CARD_MOVE:
        return moves(state, seat)
    if kind == CARD_STAMPEDE:
        return pushes(state, seat)
    if kind == CARD_MANEUVER:
        return maneuvers(state)
    if kind == CARD_TSUNAMI:
        return TSUNAMIS if state.on_the_raft() else NO_ACTIONS
    if kind == CARD_TENTACLES:
        return tentacles(state)
    if kind == CARD_RESCUE:
        return rescues(state, seat)
    return NO_ACTIONS


def moves(state: DiluviaState, seat: i64) -> List[int]:
    """DV-6.1."""
    tables = state.tables
    found: List[int] = []
    free = state.free_squares()
    for square in places(state.jungle[seat]):
        near: i64 = tables.near[square]
        if near & free:
            found += [tables.moves[square * SQUARES + goal] for goal in places(near & free)]
    aboard: i64 = state.aboard[seat]
    if aboard:
        free = tables.all_seats & ~state.on_the_raft()
        for place in places(aboard):
            near = tables.raft_near[place]
            if near & free:
                found += [tables.raft_moves[place * tables.seats + goal] for goal in places(near & free)]
    return found


def pushes(state: DiluviaState, seat: i64) -> List[int]:
    """DV-10.1: straight on, into a free space."""
    tables = state.tables
    found: List[int] = []
    own: i64 = state.jungle[seat]
    others = state.in_the_jungle() & ~own
    free = state.free_squares()
    add_pushes(found, own, others, free, tables.near, tables.step, tables.pushes)
    own = state.aboard[seat]
    all_aboard = state.on_the_raft()
    free = tables.all_seats & ~all_aboard
    add_pushes(found, own, all_aboard & ~own, free, tables.raft_near, tables.raft_step, tables.raft_pushes)
    return found


def add_pushes(
    found: List[int], own: i64, others: i64, free: i64, near: List[int], step: List[int], pushing: List[int]
) -> None:
    if own == 0 or others == 0:
        return
    for place in places(own):
        if near[place] & others:
            direction: i64 = 0
            while direction < DIRECTIONS:
                push = pushing[place * DIRECTIONS + direction]
                if push:
                    pushed: i64 = step[place * DIRECTIONS + direction]
                    beyond: i64 = step[pushed * DIRECTIONS + direction]
                    if others & BIT[pushed] and free & BIT[beyond]:
                        found.append(push)
                direction += 1


def maneuvers(state: DiluviaState) -> List[int]:
    """DV-8.1, DV-8.2: not off the board, and not onto an animal for which there is no seat."""
    column = state.raft % SIDE
    full = state.on_the_raft() == state.tables.all_seats
    animals = state.in_the_jungle() if full else 0
    ways: i64 = 0
    if column > 0 and not animals & BIT[state.raft - 1]:
        ways = 1
    if column < SIDE - 1 and not animals & BIT[state.raft + 1]:
        ways += 2
    return MANEUVERS[ways]


def tentacles(state: DiluviaState) -> List[int]:
    """DV-11.1: another free square of the raft's row, or of the whole dry jungle."""
    tables = state.tables
    here: i64 = BIT[state.raft]
    where: i64 = tables.dry[state.level] if tables.rules.free_tentacles else tables.row[state.level]
    where &= ~(state.in_the_jungle() | here)
    return [tables.tentacles[square] for square in places(where)]


def rescues(state: DiluviaState, seat: i64) -> List[int]:
    """DV-13.1."""
    if state.adrift[seat] == 0:
        return NO_ACTIONS
    return [RESCUES[place] for place in places(state.tables.edges & ~state.on_the_raft())]


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
