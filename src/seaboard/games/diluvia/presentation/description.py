"""The position in sentences: for a screen reader, the terminal and tests; from what a seat may know."""

from __future__ import annotations

from typing import Dict, List

from seaboard.core.messages import Argument, Message
from seaboard.games.diluvia.components.tables import places
from seaboard.games.diluvia.presentation.names import card_name, place_name, seat_in_words, who, whom
from seaboard.games.diluvia.rules.actions import ACTION_CARDS
from seaboard.games.diluvia.rules.state import DiluviaState


def describe(state: DiluviaState, seat: int) -> List[Message]:
    if not state.turn:
        return [Message("diluvia-see-setup")]
    sentences = [
        Message("diluvia-see-turn", {"turn": state.turn, "who": whom(state.active)}),
        Message("diluvia-see-water", {"level": state.level, "raft": place_name(state, state.raft)}),
        Message("diluvia-see-meter", {"meter": state.meter, "spaces": int(state.tables.meter)}),
        Message("diluvia-see-deck", {"cards": sum(state.deck), "floods": sum(state.deck[ACTION_CARDS:])}),
    ]
    for one in range(state.players):
        sentences += _player(state, one)
    return sentences + (_hand(state, seat) if 0 <= seat < state.players else [])


def _player(state: DiluviaState, one: int) -> List[Message]:
    columns = int(state.tables.columns)
    jungle = ", ".join(place_name(state, square) for square in places(state.jungle[one]))
    aboard = ", ".join(seat_in_words(place, columns) for place in places(state.aboard[one]))
    args: Dict[str, Argument] = {"who": who(one), "adrift": state.adrift[one], "cards": state.cards_of(one)}
    sentences = [Message("diluvia-see-player", args)]
    if jungle:
        sentences.append(Message("diluvia-see-jungle", {"who": who(one), "squares": jungle}))
    if aboard:
        sentences.append(Message("diluvia-see-aboard", {"who": who(one), "seats": aboard}))
    return sentences


def _hand(state: DiluviaState, seat: int) -> List[Message]:
    numbers = state.hands[seat * ACTION_CARDS : (seat + 1) * ACTION_CARDS]
    return [
        Message("diluvia-see-card", {"number": number, "card": card_name(kind)})
        for kind, number in enumerate(numbers)
        if number
    ]
