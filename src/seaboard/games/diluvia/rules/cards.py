"""What each card can do now, and does (DV-6, DV-7, DV-8, DV-10, DV-11, DV-13): an answer names card and target."""

from __future__ import annotations

from typing import List

from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB
from seaboard.games.diluvia.components.tables import (
    AROUND,
    IN_CHUNK,
    IN_CHUNK_RESCUES,
    IN_CHUNK_TENTACLES,
    Moves,
    Pushes,
    chosen,
    size,
)
from seaboard.games.diluvia.rules.actions import (
    ACTION_CARDS,
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
    RIGHT,
    SIDE,
    TENTACLES,
    TSUNAMI,
    TSUNAMIS,
)
from seaboard.games.diluvia.rules.state import NOBODY, DiluviaState


def add_open_plays(found: List[int], state: DiluviaState, seat: i64) -> None:
    """DV-5.3: every card in hand with each of its targets; cards without any may be dropped."""
    animals = state.in_the_jungle()
    aboard = state.on_the_raft()
    hands = state.hands
    at = seat * ACTION_CARDS
    kind: i64 = 0
    while kind < ACTION_CARDS:
        if hands[at + kind]:
            before = len(found)
            add_plays(found, state, seat, kind, animals, aboard)
            if len(found) == before:
                found.append(DROPS[kind])
        kind += 1


def add_plays(found: List[int], state: DiluviaState, seat: i64, kind: i64, animals: i64, aboard: i64) -> None:
    """`animals` are all in the jungle, `aboard` all on the raft."""
    tables = state.tables
    if kind == CARD_MOVE:
        add_moves(found, state.jungle[seat], open_squares(state, animals, aboard), tables.moves)
        add_moves(found, state.aboard[seat], tables.all_seats & ~aboard, tables.raft_moves)
    elif kind == CARD_STAMPEDE:
        own: i64 = state.jungle[seat]
        add_pushes(found, own, animals & ~own, open_squares(state, animals, aboard), tables.near, tables.pushes)
        own = state.aboard[seat]
        add_pushes(found, own, aboard & ~own, tables.all_seats & ~aboard, tables.raft_near, tables.raft_pushes)
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


def add_moves(found: List[int], own: i64, free: i64, moves: Moves) -> None:
    """DV-6.1: for each animal, row by row of the board, the free places around it."""
    near = moves.near
    chunk: i64 = 0
    while own:
        if own & 127:
            for place in IN_CHUNK[chunk + (own & 127)]:
                at: i64 = place
                goals: i64 = near[at]
                goals = (goals & free) * moves.scale >> at
                if goals:
                    around = goals & 7 | goals >> moves.gap & 56 | goals >> moves.gaps & 448
                    found += moves.lists[at * AROUND + around]
        own >>= 7
        chunk += 128


def add_pushes(found: List[int], own: i64, others: i64, free: i64, near: List[int], pushes: Pushes) -> None:
    """DV-10.1: straight on, into a free space."""
    if others == 0:
        return
    chunk: i64 = 0
    while own:
        if own & 127:
            for place in IN_CHUNK[chunk + (own & 127)]:
                if near[place] & others:
                    add_pushes_of(found, place, others, free, pushes)
        own >>= 7
        chunk += 128


def add_pushes_of(found: List[int], place: i64, others: i64, free: i64, pushes: Pushes) -> None:
    one: i64 = pushes.first[place]
    last: i64 = pushes.first[place + 1]
    pushed, beyond = pushes.pushed, pushes.beyond
    while one < last:
        if others & pushed[one] and free & beyond[one]:
            found.append(pushes.answers[one])
        one += 1


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
    return chosen(IN_CHUNK_TENTACLES, where)


def rescues(state: DiluviaState, aboard: i64) -> List[int]:
    """DV-13.1."""
    return chosen(IN_CHUNK_RESCUES, state.tables.edges & ~aboard)


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
        adrift: i64 = state.adrift[seat]
        state.adrift[seat] = adrift - 1
        flip(state.aboard, seat, BIT[argument - RAFT])
    return NOBODY


def move(state: DiluviaState, seat: i64, source: i64, goal: i64) -> i64:
    """DV-6.1, DV-3.1."""
    if source >= RAFT:
        shift(state.aboard, seat, source - RAFT, goal - RAFT)
        return NOBODY
    if goal == state.raft:
        flip(state.jungle, seat, BIT[source])
        return seat
    shift(state.jungle, seat, source, goal)
    return NOBODY


def shift(masks: List[int], seat: i64, source: i64, goal: i64) -> None:
    one: i64 = BIT[source]
    other: i64 = BIT[goal]
    flip(masks, seat, one | other)


def flip(masks: List[int], seat: i64, bits: i64) -> None:
    mask: i64 = masks[seat]
    masks[seat] = mask ^ bits


def push(state: DiluviaState, seat: i64, pusher: i64, pushed: i64) -> i64:
    """DV-10.1, DV-10.2: places are counted row by row, so the one behind is as far on again."""
    on_raft = pusher >= RAFT
    base: i64 = RAFT if on_raft else 0
    masks = state.aboard if on_raft else state.jungle
    victim = state.owner_at(masks, pushed - base)
    beyond = pushed + pushed - pusher - base
    boards: i64 = NOBODY
    if not on_raft and beyond == state.raft:
        flip(masks, victim, BIT[pushed])
        boards = victim
    else:
        shift(masks, victim, pushed - base, beyond)
    shift(masks, seat, pusher - base, pushed - base)
    return boards


def sail(state: DiluviaState, square: i64) -> i64:
    """DV-8.1, DV-8.2, DV-11.1: the raft token comes to a square; an animal there boards."""
    state.raft = square
    owner = state.owner_at(state.jungle, square)
    if owner != NOBODY:
        flip(state.jungle, owner, BIT[square])
    return owner


def wave(state: DiluviaState, way: i64) -> None:
    """DV-7.1, DV-7.2."""
    outer: i64 = state.tables.outer[way]
    masks = state.aboard
    seat: i64 = 0
    while seat < state.players:
        aboard: i64 = masks[seat]
        fallen = aboard & outer
        aboard ^= fallen
        masks[seat] = aboard >> 1 if way == LEFT else aboard * 2
        if fallen:
            adrift: i64 = state.adrift[seat]
            state.adrift[seat] = adrift + size(fallen)
        seat += 1
