"""Boarding (DV-3.1): which seat, and the cards that an empty jungle makes useless (DV-14)."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.ask import ask_of_each_seat
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.games.diluvia.components.tables import IN_CHUNK_SEATS, TOP, chosen
from seaboard.games.diluvia.rules.actions import ACTION_CARDS, BIT, CARD_MANEUVER, CARD_TENTACLES, RAFT
from seaboard.games.diluvia.rules.state import DiluviaState

WHICH_SEAT: Final = ask_of_each_seat("diluvia-ask-seat", ("DV-3.1",))


def chooser(state: DiluviaState, owner: i64) -> i64:
    """DV-3.1: whoever acts, or by option the animal's owner."""
    return owner if state.tables.rules.owner_seats else state.active


def free_seats(state: DiluviaState) -> List[int]:
    return chosen(IN_CHUNK_SEATS, seats_left(state))


def seats_left(state: DiluviaState) -> i64:
    """The seats with no animal, as a mask."""
    return state.tables.all_seats & ~state.on_the_raft()


def board(state: DiluviaState, owner: i64, action: i64) -> None:
    seat: i64 = BIT[(action >> ARGUMENT) - RAFT]
    aboard: i64 = state.aboard[owner]
    state.aboard[owner] = aboard | seat


def empty_jungle(state: DiluviaState) -> None:
    """DV-14.1."""
    if state.emptied or state.level >= TOP or state.in_the_jungle():
        return
    state.emptied = 1
    for kind in (CARD_MANEUVER, CARD_TENTACLES):
        state.deck[kind] = 0
        state.discard[kind] = 0
        for seat in range(state.players):
            state.hands[seat * ACTION_CARDS + kind] = 0
