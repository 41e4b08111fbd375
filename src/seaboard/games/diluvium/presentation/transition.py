"""Diluvium's rows as the tables the campaign still reads; goes when the campaign has rows of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Tuple

from seaboard.core.messages import Line
from seaboard.core.verbs import Notation, Reason, Verbs
from seaboard.games.diluvium.presentation.refusals import own_settler
from seaboard.games.diluvium.presentation.verbs import rows
from seaboard.games.diluvium.rules.actions import verb_of
from seaboard.games.diluvium.rules.notation import SeaWords
from seaboard.games.diluvium.rules.state import DiluviumState

__all__ = ["ANSWERS", "ASKED", "MOVE_RULES", "REASONS", "Try", "move_rules", "near_moves", "own_settler", "targets"]

VERBS: Verbs[Any] = Verbs(rows(SeaWords([])))
PROMPTS = list(dict.fromkeys(prompt for verb in VERBS.verbs for prompt in verb.asked))
ASKED: Dict[str, Tuple[int, ...]] = {
    prompt: tuple(verb.code for verb in VERBS.verbs if prompt in verb.asked) for prompt in PROMPTS
}
ANSWERS: Dict[int, Callable[[Any], List[Line]]] = {verb.code: verb.lines for verb in VERBS.verbs if verb.lines}
REASONS: Dict[int, Callable[[Any], Reason]] = {verb.code: verb.reason for verb in VERBS.verbs if verb.reason}
MOVE_RULES = {verb.code: verb.rules for verb in VERBS.verbs if not verb.name.startswith("~")}


@dataclass(frozen=True)
class Try:
    names: List[str]
    state: DiluviumState
    seat: int
    argument: int

    @property
    def rule(self) -> Any:
        return self.state.stack[-1]


def near_moves(state: DiluviumState, seat: int) -> List[int]:
    return VERBS.near_moves(state, seat)


def move_rules(action: int) -> Tuple[str, ...]:
    return VERBS.rules_of(None, action)


def targets(notation: Notation, action: int) -> Tuple[str, ...]:
    row = VERBS.of(verb_of(action))
    name, *words = notation.write(action).split()
    if isinstance(row.target, str):
        return (f"{row.target}-{words[0]}",) if row.target else (name,)
    return row.target(words)
