"""The pending question in words: which token, how many, which dice."""

from __future__ import annotations

from typing import Callable, Dict, Optional, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.core.packing import verb_of
from seaboard.games.nautilion.components.kit import FROM_RESERVE, NAUTILION_FIRST, ONE_BY_ONE
from seaboard.games.nautilion.presentation.names import named
from seaboard.games.nautilion.rules.actions import CABIN, PLACE, RESERVE, STATION
from seaboard.games.nautilion.rules.expansions.heroics import HeroicAction
from seaboard.games.nautilion.rules.expansions.losses import Loss, Payment
from seaboard.games.nautilion.rules.expansions.machinations import PutBack
from seaboard.games.nautilion.rules.expansions.reefs import reef_beside
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

# how a landing is put in words, by the verbs that are open
WAYS: Dict[Tuple[int, ...], str] = {
    (PLACE, RESERVE): "crew",
    (PLACE, RESERVE, CABIN): "either",
    (RESERVE, CABIN): "cabin",
    (RESERVE, STATION): "mercenary",
    (PLACE, CABIN): "recovered",
    (STATION,): "station",
}


def question(state: ExpandedState) -> Message:
    ask = state.pending
    assert ask is not None
    arguments = ARGUMENTS.get(ask.prompt)
    shown: Dict[str, Argument] = {"seat": ask.seat + 1}
    return Message(ask.prompt, {**shown, **arguments(state)} if arguments is not None else shown)


def _landing(state: ExpandedState) -> Dict[str, Argument]:
    verbs = sorted({verb_of(action) for action in state.stack[-1].legal(state, state.active)})
    return {"token": named(state.taken), "way": WAYS[tuple(verbs)]}


def _plan(state: ExpandedState) -> Dict[str, Argument]:
    """Which dice there are: all three, the second time, one by one, the Nautilion's first, or two without it; and
    whether more can be done about them than to cast a spell.
    """
    if not state.expansions.any():
        return {"dice": "three"}
    if state.pass_:
        return {"dice": "again"}
    if state.scheme == ONE_BY_ONE:
        return {"dice": "one"}
    if state.scheme == NAUTILION_FIRST:
        return {"dice": "rest" if state.plan else "first"}
    return {"dice": "held" if state.stuck else "more"}


def _lose(state: ExpandedState) -> Dict[str, Argument]:
    rule = state.stack[-1]
    assert isinstance(rule, Loss)
    return {"owed": rule.owed, "where": "cabin" if state.expansions.mages else "ship"}


def _spend(state: ExpandedState) -> Dict[str, Argument]:
    rule = state.stack[-1]
    assert isinstance(rule, Payment)
    return {"owed": rule.owed}


def _insert(state: ExpandedState) -> Dict[str, Argument]:
    rule = state.stack[-1]
    assert isinstance(rule, PutBack)
    return {"token": rule.token}


def _crew_back(state: ExpandedState) -> Dict[str, Argument]:
    rule = state.stack[-1]
    assert isinstance(rule, HeroicAction)
    return {"source": "reserve" if rule.deed == FROM_RESERVE else "discard"}


def _reef(state: ExpandedState) -> Dict[str, Argument]:
    return {"number": reef_beside(state)}


ARGUMENTS: Dict[str, Callable[[ExpandedState], Dict[str, Argument]]] = {
    "nautilion-ask-landing": _landing,
    "nautilion-ask-plan": _plan,
    "nautilion-ask-lose": _lose,
    "nautilion-ask-spend": _spend,
    "nautilion-ask-insert": _insert,
    "nautilion-ask-crew-back": _crew_back,
    "nautilion-ask-reef": _reef,
}


USUAL_DICE = ("three", "more")  # they are dragged: the words for the terminal would name the notation
ON_BOARD = {
    "nautilion-ask-plan": "board-ask-plan",
    "nautilion-ask-keep": "board-ask-keep",
    "nautilion-ask-set": "board-ask-set",
}


def on_board(asked: Message) -> Optional[Message]:
    """How the question is put where the board is drawn, if otherwise."""
    usual = asked.args.get("dice", USUAL_DICE[0]) in USUAL_DICE
    return Message(ON_BOARD[asked.id]) if asked.id in ON_BOARD and usual else None
