"""The position inside the rules: a stack of Procedures stored in the state.

A step does its work and returns None, or returns an Ask; after each answer the same step is called again until it has
nothing left to ask; then the next step runs. Calling a sub-rule is pushing a Procedure; it returns by finishing.
The constructor, `run` and `copy` follow from what a class says of itself: nobody writes them by hand (decision 15).
"""

from __future__ import annotations

from typing import Any, ClassVar, Dict, Final, Generic, List, Optional, Tuple, Type, TypeVar, cast

from seaboard.core.ask import Ask
from seaboard.core.native import i64, mypyc_attr
from seaboard.core.rng import Rng
from seaboard.core.writing import give_methods_to_rules_of

S = TypeVar("S", bound="State")
Steps = Dict[str, Tuple[str, ...]]

DONE: Final = "done"
NO_OPTIONS: Final[List[int]] = []  # what rules that list open answers begin with


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Generic[S]):
    """One rule in progress. STEPS has its paragraphs in order, each with the clauses it carries out.

    FIELDS names what the rule remembers between questions (whole numbers only), in the order of the constructor; SHARED
    what a copy has in common with it and no saved form needs: lists that follow from the state and never change. The
    class gives each of them the value it begins with.
    """

    STEPS: ClassVar[Steps] = {}
    FIELDS: ClassVar[Tuple[str, ...]] = ()
    SHARED: ClassVar[Tuple[str, ...]] = ()

    def __init__(self, step: int = 0, *fields: int) -> None:
        self.step: i64 = step
        for place, value in enumerate(fields):
            setattr(self, self.FIELDS[place], value)

    def run(self, state: S) -> Optional[Ask]:
        """Carry on from the current step: one of them at least, more as long as none asks or calls another rule."""
        return one_step(self, state)

    def legal(self, state: S, seat: i64) -> List[int]:
        """The actions that answer the pending ask. A shared list: read it, don't keep or change it."""
        raise NotImplementedError

    def answer(self, state: S, seat: i64, action: i64) -> None:
        """Note a legal answer."""
        raise NotImplementedError

    def sample(self, state: S, rng: Rng) -> i64:
        """NATURE's answer to the pending ask."""
        raise NotImplementedError

    def copy(self) -> Procedure[S]:
        rule = cast("Any", type(self))
        twin: Procedure[S] = rule(self.step, *[getattr(self, field) for field in self.FIELDS])
        for name in self.SHARED:
            setattr(twin, name, getattr(self, name))
        return twin

    def call(self, state: S, rule: Procedure[S]) -> Optional[Ask]:
        """Let another rule run now; this one goes on with its next step."""
        state.stack.append(cast("Procedure[Any]", rule))
        return None

    def hand_over(self, state: S, rule: Procedure[S]) -> Optional[Ask]:
        """Let another rule take the place of this one, which has nothing left to do."""
        state.stack[-1] = cast("Procedure[Any]", rule)
        self.step = len(self.STEPS)
        return None

    def go_to(self, step: i64) -> Optional[Ask]:
        """Say which step comes next when it is not the one written below."""
        self.step = step - 1
        return None

    def data(self) -> Dict[str, Any]:
        """The saved form names the step, so that a step added later renumbers nothing."""
        saved: Dict[str, Any] = {"rule": type(self).__name__, "step": step_name(self)}
        for field in self.FIELDS:
            saved[field] = getattr(self, field)
        return saved


def one_step(rule: Procedure[Any], state: State) -> Optional[Ask]:
    """The protocol itself: call the step by its name; finish the rule when no step is left."""
    if rule.step == len(rule.STEPS):
        state.stack.pop()
        return None
    ask: Optional[Ask] = getattr(rule, step_name(rule))(state)
    if ask is None:
        rule.step += 1
    return ask


def step_name(rule: Procedure[Any]) -> str:
    """The name of the pending step; DONE when a called rule will return to a rule with no step left."""
    return [*rule.STEPS, DONE][rule.step]


def step_number(rule: Type[Procedure[Any]], name: str) -> int:
    """Where the rule has this step; for DONE, which is no step, how many it has."""
    return [*rule.STEPS, DONE].index(name)


give_methods_to_rules_of(Procedure)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: the stack of rules in progress and the question they wait on."""

    def __init__(self, stack: List[Procedure[Any]], pending: Optional[Ask]) -> None:
        self.stack = stack
        self.pending = pending

    def copy(self) -> State:
        raise NotImplementedError

    def data(self) -> Dict[str, Any]:
        """Everything in the state as JSON would hold it; two states are equal when their data are."""
        raise NotImplementedError

    def stop(self) -> None:
        """The game is over: no rule goes on."""
        self.stack.clear()
