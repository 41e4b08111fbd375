"""Why a move may not be made now: every refusal with its reason and the clause behind it."""

from __future__ import annotations

from typing import Dict, List, Tuple

from seaboard.core.messages import Message
from seaboard.core.view import Refusal
from seaboard.games.diluvia.components.loading import Components
from seaboard.games.diluvia.components.tables import places
from seaboard.games.diluvia.presentation.names import card_name
from seaboard.games.diluvia.presentation.rule_ids import CARD_RULES
from seaboard.games.diluvia.rules.actions import (
    ACTION_CARDS,
    ADVANCE,
    BIT,
    CARD_OF,
    CARD_UNDO,
    CLOSE,
    DIE,
    DRAW,
    DROP,
    DROPS,
    FIRST,
    HAND,
    HOLD,
    MANEUVER,
    MOVE,
    PASS,
    PLACE,
    PLACE_BITS,
    PLACE_MASK,
    PUSH,
    RAFT,
    RESCUE,
    ROLL,
    SEAT,
    SIDE,
    SQUARES,
    TENTACLES,
    TSUNAMI,
    TSUNAMIS,
    UNDO,
    WAIVE,
    argument_of,
    pack,
    pair,
    verb_of,
)
from seaboard.games.diluvia.rules.state import DiluviaState

Reason = Tuple[Message, Tuple[str, ...]]

CHANCE: Dict[int, str] = {
    PLACE: "DV-2.3",
    FIRST: "DV-2.6",
    HAND: "DV-2.5",
    DRAW: "DV-5.5",
    DIE: "DV-5.4",
    CLOSE: "DV-9.1",
}
PLAYING = (MOVE, PUSH, MANEUVER, TSUNAMI, TENTACLES, RESCUE, DROP)
ASKED: Dict[str, Tuple[int, ...]] = {
    "diluvia-ask-play": PLAYING,
    "diluvia-ask-play-or-roll": (*PLAYING, ROLL),
    "diluvia-ask-undo": (UNDO, PASS, WAIVE),
    "diluvia-ask-seat": (SEAT,),
    "diluvia-ask-joker": (ADVANCE, HOLD),
}


def why(box: Components, state: DiluviaState, seat: int, action: int) -> Refusal:
    """The reason against a move that is not legal."""
    move = box.notation.write(action)
    reason, rules = _reason(state, seat, action)
    return Refusal(move, reason, rules)


def refusals(box: Components, state: DiluviaState, seat: int) -> List[Refusal]:
    """Near-moves that are not legal now."""
    legal = set(state.stack[-1].legal(state, seat))
    near = [action for action in near_moves(state, seat) if action not in legal]
    return [why(box, state, seat, action) for action in near]


def near_moves(state: DiluviaState, seat: int) -> List[int]:
    ask = state.pending
    assert ask is not None
    if ask.prompt == "diluvia-ask-undo":
        return [pack(UNDO)]
    if ask.prompt == "diluvia-ask-seat":
        return [pack(SEAT, RAFT + place) for place in places(state.on_the_raft())]
    if ROLL in ASKED[ask.prompt] or MOVE in ASKED[ask.prompt]:
        return near_plays(state, seat)
    return []


def near_plays(state: DiluviaState, seat: int) -> List[int]:
    """Dropping what can be played, steering off the board, stepping onto others, rescuing to taken seats."""
    tables = state.tables
    found = [DROPS[kind] for kind in range(ACTION_CARDS) if state.hands[seat * ACTION_CARDS + kind]]
    if state.hands[seat * ACTION_CARDS + CARD_OF[MANEUVER]]:
        found += [pack(MANEUVER, 0), pack(MANEUVER, 1)]
    if state.hands[seat * ACTION_CARDS + CARD_OF[TSUNAMI]]:
        found += TSUNAMIS
    if state.hands[seat * ACTION_CARDS + CARD_OF[RESCUE]]:
        found += [pack(RESCUE, RAFT + place) for place in range(tables.seats)]
    if state.hands[seat * ACTION_CARDS + CARD_OF[TENTACLES]]:
        found += [pack(TENTACLES, square) for square in range(SQUARES)]
    if state.hands[seat * ACTION_CARDS + CARD_OF[MOVE]]:
        for square in places(state.jungle[seat]):
            found += [pair(MOVE, square, goal) for goal in places(tables.near[square])]
    return found


def _reason(state: DiluviaState, seat: int, action: int) -> Reason:
    verb = verb_of(action)
    if verb in CHANCE:
        return Message("move-only-chance"), (CHANCE[verb],)
    ask = state.pending
    assert ask is not None
    if verb not in ASKED.get(ask.prompt, ()):
        return Message("move-not-now"), ask.rules
    if verb == UNDO:
        return Message("diluvia-card-not-held", {"card": card_name(CARD_UNDO)}), ("DV-9.1",)
    if verb == SEAT:
        return Message("diluvia-seat-taken"), ("DV-3.1",)
    if verb == DROP:
        return _no_drop(state, seat, argument_of(action))
    kind = CARD_OF[verb]
    if not state.hands[seat * ACTION_CARDS + kind]:
        return Message("diluvia-card-not-held", {"card": card_name(kind)}), ("DV-5.3",)
    return _no_play(state, seat, verb, argument_of(action), CARD_RULES[kind])


def _no_drop(state: DiluviaState, seat: int, kind: int) -> Reason:
    if not state.hands[seat * ACTION_CARDS + kind]:
        return Message("diluvia-card-not-held", {"card": card_name(kind)}), ("DV-5.3",)
    return Message("diluvia-must-have-effect", {"card": card_name(kind)}), ("DV-5.3", CARD_RULES[kind])


def _no_play(state: DiluviaState, seat: int, verb: int, argument: int, rule: str) -> Reason:
    if verb == MANEUVER:
        beyond = state.raft % SIDE == (0 if argument == 0 else SIDE - 1)
        return (Message("diluvia-off-board"), (rule,)) if beyond else (Message("diluvia-raft-full"), ("DV-3.1", rule))
    if verb == TSUNAMI:
        return Message("diluvia-raft-empty"), (rule,)
    if verb == TENTACLES:
        return _no_tentacles(state, argument)
    if verb == RESCUE:
        return _no_rescue(state, seat, argument)
    if verb == PUSH:
        return Message("diluvia-no-push"), ("DV-10.1",)
    return _no_move(state, seat, argument & PLACE_MASK, argument >> PLACE_BITS)


def _no_tentacles(state: DiluviaState, square: int) -> Reason:
    if square < SQUARES and state.in_the_jungle() & BIT[square]:
        return Message("diluvia-square-taken"), ("DV-11.1",)
    if not state.tables.dry[state.level] >> square & 1:
        return Message("diluvia-under-water"), ("DV-3.4",)
    if square == state.raft:
        return Message("diluvia-raft-there"), ("DV-11.1",)
    return Message("diluvia-raft-row"), ("DV-3.5", "DV-11.1")


def _no_rescue(state: DiluviaState, seat: int, place: int) -> Reason:
    if not state.adrift[seat]:
        return Message("diluvia-nobody-adrift"), ("DV-13.1",)
    if state.on_the_raft() >> place - RAFT & 1:
        return Message("diluvia-seat-taken"), ("DV-13.1",)
    return Message("diluvia-edges-only"), ("DV-13.1",)


def _no_move(state: DiluviaState, seat: int, source: int, goal: int) -> Reason:
    masks, base = (state.aboard, RAFT) if source >= RAFT else (state.jungle, 0)
    if not masks[seat] >> source - base & 1:
        return Message("diluvia-not-your-animal"), ("DV-6.1", "DV-16.3")
    if (source >= RAFT) != (goal >= RAFT):
        return Message("diluvia-not-between"), ("DV-6.1",)
    near = state.tables.raft_near if base else state.tables.near
    if not near[source - base] >> goal - base & 1:
        return Message("diluvia-one-space"), ("DV-6.1",)
    if base:
        return Message("diluvia-seat-taken"), ("DV-6.1",)
    if not state.tables.dry[state.level] >> goal & 1:
        return Message("diluvia-under-water"), ("DV-3.4",)
    if goal == state.raft:
        return Message("diluvia-raft-full"), ("DV-3.1",)
    return Message("diluvia-square-taken"), ("DV-6.1",)
