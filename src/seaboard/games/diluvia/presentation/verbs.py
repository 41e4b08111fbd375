"""The moves of Diluvia, one row a verb, in the order their refusals are listed in."""

from __future__ import annotations

from typing import List, Tuple

from seaboard.core.verbs import Targets, Verb, Word, one_of
from seaboard.games.diluvia.presentation import labels
from seaboard.games.diluvia.presentation import narration as say
from seaboard.games.diluvia.presentation import near_moves as near
from seaboard.games.diluvia.presentation import refusals as no
from seaboard.games.diluvia.rules.actions import (
    ACTION_CARDS,
    ADVANCE,
    CARD_OF,
    CLOSE,
    DIE,
    DRAW,
    DROP,
    FIRST,
    HAND,
    HOLD,
    MANEUVER,
    MOVE,
    PASS,
    PLACE,
    PLACE_BITS,
    PUSH,
    RESCUE,
    ROLL,
    SEAT,
    SIDE,
    SQUARES,
    TENTACLES,
    TSUNAMI,
    UNDO,
    WAIVE,
)
from seaboard.games.diluvia.rules.notation import CARD_NAMES, FACE_NAMES, WAY_NAMES, raft_seats, square_name
from seaboard.games.diluvia.rules.state import DiluviaState

Row = Verb[DiluviaState]
PLAYING = ("diluvia-ask-play", "diluvia-ask-play-or-roll")
WINDOW = ("diluvia-ask-undo",)
JOKER = ("diluvia-ask-joker",)
WAY = one_of(WAY_NAMES)
SQUARE = one_of([square_name(square) for square in range(SQUARES)])


def rows(columns: int, rows_of_seats: int) -> List[Row]:
    """The verbs with one raft."""
    seats = raft_seats(columns, rows_of_seats)
    aboard, anywhere = one_of(seats), one_of({**SQUARE.names, **seats})
    return [*chance(), *cards(aboard, anywhere), *answers(aboard)]


def chance() -> List[Row]:
    player = one_of({number: str(number + 1) for number in range(6)})
    return [
        Verb(PLACE, "~place", (Word(0, SIDE),) * SIDE, bits=3, rules=("DV-2.3",), lines=say.spread),
        Verb(FIRST, "~first", (player,), rules=("DV-2.6",), lines=say.first),
        Verb(HAND, "~hand", (Word(0, 7),) * ACTION_CARDS, bits=3, rules=("DV-2.5",), lines=say.dealt),
        Verb(DRAW, "~draw", (one_of(CARD_NAMES),), rules=("DV-5.5",), lines=say.drawn),
        Verb(DIE, "~die", (one_of(FACE_NAMES),), rules=("DV-5.4",), lines=say.rolled),
        Verb(CLOSE, "~close", rules=("DV-9.1",), quiet=say.nobody_undoes),
    ]


def cards(aboard: Word, anywhere: Word) -> List[Row]:
    """DV-5.3: a card and its target are one move."""
    return [
        Verb(
            DROP, "drop", (one_of(CARD_NAMES[:ACTION_CARDS]),), target=card_and_drop, rules=("DV-5.3",),
            asked=PLAYING, near=near.drops, reason=no.no_drop, lines=say.dropped, label=labels.drop,
        ),
        Verb(
            MANEUVER, "maneuver", (WAY,), target=card_at(MANEUVER, "way"), rules=("DV-8.1", "DV-8.2"),
            asked=PLAYING, near=near.maneuvers, reason=no.no_maneuver, lines=say.played, label=labels.play,
        ),
        Verb(
            TSUNAMI, "tsunami", (WAY,), target=card_at(TSUNAMI, "way"), rules=("DV-7.1", "DV-7.2"),
            asked=PLAYING, near=near.tsunamis, reason=no.no_tsunami, lines=say.played, label=labels.play,
        ),
        Verb(
            RESCUE, "rescue", (aboard,), PLACE_BITS, card_at(RESCUE), ("DV-13.1",),
            asked=PLAYING, near=near.rescues, reason=no.no_rescue, lines=say.played, label=labels.play,
        ),
        Verb(
            TENTACLES, "tentacles", (SQUARE,), PLACE_BITS, card_at(TENTACLES), ("DV-11.1",),
            asked=PLAYING, near=near.tentacles, reason=no.no_tentacles, lines=say.played, label=labels.play,
        ),
        Verb(
            MOVE, "move", (anywhere, anywhere), PLACE_BITS, card_at(MOVE), ("DV-6.1",),
            asked=PLAYING, near=near.moves, reason=no.no_move, lines=say.played, label=labels.play,
        ),
        Verb(
            PUSH, "push", (anywhere, anywhere), PLACE_BITS, card_at(PUSH), ("DV-10.1", "DV-10.2"),
            asked=PLAYING, reason=no.no_push, lines=say.played, label=labels.play,
        ),
    ]  # fmt: skip


def answers(aboard: Word) -> List[Row]:
    """A window betrays nothing: what came of an answer to it is told when it closes."""
    return [
        Verb(ROLL, "roll", rules=("DV-5.2",), asked=PLAYING[1:], label="do-diluvia-roll", quiet=say.no_second_card),
        Verb(
            UNDO, "undo-it", rules=("DV-9.1", "DV-9.2"), asked=WINDOW, near=near.undo, reason=no.no_undo,
            label="do-diluvia-undo", quiet=say.answered,
        ),
        Verb(PASS, "pass", rules=("DV-9.1",), asked=WINDOW, label="do-diluvia-pass", quiet=say.answered),
        Verb(WAIVE, "waive", rules=("DV-9.5",), asked=WINDOW, label="do-diluvia-waive", quiet=say.answered),
        Verb(
            SEAT, "seat", (aboard,), PLACE_BITS, "at", ("DV-3.1",),
            asked=("diluvia-ask-seat",), near=near.taken_seats, reason=no.no_seat, lines=say.boarded, label=labels.seat,
        ),
        Verb(ADVANCE, "advance", rules=("DV-5.4",), asked=JOKER, lines=say.advanced, label="do-diluvia-advance"),
        Verb(HOLD, "hold", rules=("DV-5.4",), asked=JOKER, lines=say.stayed, label="do-diluvia-hold"),
    ]  # fmt: skip


def card_at(verb: int, part: str = "at") -> Targets:
    """`card-move`, `at-c3`, `at-d4`; `card-tsunami`, `way-left`."""

    def targets(words: List[str]) -> Tuple[str, ...]:
        return (f"card-{CARD_NAMES[CARD_OF[verb]]}", *[f"{part}-{word}" for word in words])

    return targets


def card_and_drop(words: List[str]) -> Tuple[str, ...]:
    return (f"card-{words[0]}", "drop")
