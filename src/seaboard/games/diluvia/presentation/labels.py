"""Every move of Diluvia in a few words: what lists of moves, hints and buttons say."""

from __future__ import annotations

from seaboard.core.messages import Message
from seaboard.core.packing import verb_of
from seaboard.core.verbs import Attempt
from seaboard.games.diluvia.presentation.names import card_name, place_name, target_name
from seaboard.games.diluvia.rules.actions import CARD_OF
from seaboard.games.diluvia.rules.state import DiluviaState

Tried = Attempt[DiluviaState]


def play(tried: Tried) -> Message:
    card = card_name(CARD_OF[verb_of(tried.action)])
    return Message("do-diluvia-play", {"card": card, "target": target_name(tried.state, tried.action)})


def drop(tried: Tried) -> Message:
    return Message("do-diluvia-drop", {"card": card_name(tried.argument)})


def seat(tried: Tried) -> Message:
    return Message("do-diluvia-seat", {"place": place_name(tried.state, tried.argument)})
