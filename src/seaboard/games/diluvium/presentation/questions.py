"""The pending question in words, and the settler it is about."""

from __future__ import annotations

from typing import Optional, Sequence

from seaboard.core.messages import Message
from seaboard.core.packing import argument_of
from seaboard.games.diluvium.rules.actions import CELLS, SECTION, SLOT_MASKS, SLOTS, TAKES
from seaboard.games.diluvium.rules.notation import ACTION_NAMES
from seaboard.games.diluvium.rules.scare import Scare
from seaboard.games.diluvium.rules.settlers import MoveSettler
from seaboard.games.diluvium.rules.state import DiluviumState


def prompt(state: DiluviumState, names: Sequence[str]) -> Message:
    """Nothing in it that only some may know."""
    ask = state.pending
    assert ask is not None
    settler = moving_settler(state, names)
    return Message(ask.prompt, {"settler": settler_name(settler)} if settler is not None else {})


def settler_name(space: str) -> Message:
    place, _, section = space.partition(".")
    if place == "board":
        return Message("diluvium-settler-of-board", {"action": Message(f"diluvium-{section}")})
    return Message("diluvium-settler-of-place", {"place": space})


def moving_settler(state: DiluviumState, names: Sequence[str]) -> Optional[str]:
    """The space, or the section of the board, of the settler a question is about."""
    rule, ask = (state.stack[-1] if state.stack else None), state.pending
    if isinstance(rule, MoveSettler) and rule.source >= 0 and ask is not None and ask.seat >= 0:
        return space_name(rule.source, names)
    if isinstance(rule, Scare) and ask is not None:
        return space_name(fleeing(state, rule, ask.seat), names)
    return None


def fleeing(state: DiluviumState, rule: Scare, seat: int) -> int:
    return argument_of(TAKES[rule.cell * SLOT_MASKS + state.mine[seat * CELLS + rule.cell]][0])


def space_name(space: int, names: Sequence[str]) -> str:
    if space >= SECTION:
        return f"board.{ACTION_NAMES[space - SECTION]}"
    return f"{names[space // SLOTS]}.{space % SLOTS + 1}"
