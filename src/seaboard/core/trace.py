"""One event told step by step: the driver in slow motion, for narration. The hot path never comes here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, List, Tuple, cast

from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import Procedure, S, one_step, step_name

ANSWER = "answer"


@dataclass(frozen=True)
class Moment(Generic[S]):
    """What the answer itself (`step` is ANSWER) or one step of the rules did to the state."""

    rule: str
    step: str
    actor: int
    action: int
    before: S
    after: S
    rules: Tuple[str, ...]


class Scene(Generic[S]):
    """A moment for one listener: what narration is made from. Games add what their sentences need."""

    before: S
    after: S

    def __init__(self, moment: Moment[S], listener: int) -> None:
        self.before = moment.before
        self.after = moment.after
        self.action = moment.action
        self.argument = moment.action >> ARGUMENT
        self.actor = moment.actor
        self.listener = listener
        self.rule = moment.before.stack[-1]


def trace(state: S, seat: int, action: int) -> List[Moment[S]]:
    """Apply a legal action to a copy, one moment at a time; the last `after` is what `Game.apply` makes of it."""
    now = cast("S", state.copy())
    rule = now.stack[-1]
    rules = _clauses(rule)
    rule.answer(now, seat, action)
    moments = [Moment(type(rule).__name__, ANSWER, seat, action, state, now, rules)]
    asked = None
    while now.stack and asked is None:
        before, now = now, cast("S", now.copy())
        rule = now.stack[-1]
        step, rules = step_name(rule), _clauses(rule)
        asked = one_step(rule, now)
        moments.append(Moment(type(rule).__name__, step, seat, action, before, now, rules))
    now.pending = asked
    return moments


def _clauses(rule: Procedure[Any]) -> Tuple[str, ...]:
    return rule.STEPS.get(step_name(rule), ())
