"""`run` and `copy` as they follow from a class: by text where there is one, by name where there is none."""

from __future__ import annotations

from typing import Any, ClassVar, Optional

import pytest

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.procedure import Procedure, State, Steps, step_name, step_number

WHICH = ask_of_nature("toy-which", ("T-1.1",))


class Sea(State):
    def __init__(self, *rules: Procedure[Any]) -> None:
        super().__init__([*rules], None)
        self.seen: list[str] = []


class Voyage(Procedure[Sea]):
    STEPS: ClassVar[Steps] = {"leave": ("T-1.1",), "call_at_port": ("T-1.2",), "ask_the_way": ("T-1.3",), "turn": ()}
    FIELDS: ClassVar[tuple[str, ...]] = ("legs",)
    SHARED: ClassVar[tuple[str, ...]] = ("options",)

    def __init__(self, step: int = 0, legs: int = 1) -> None:
        super().__init__(step)
        self.legs = legs
        self.options: list[int] = []

    def leave(self, state: Sea) -> Optional[Ask]:
        state.seen.append("leave")
        return None

    def call_at_port(self, state: Sea) -> Optional[Ask]:
        state.seen.append("port")
        return self.call(state, Landing())

    def ask_the_way(self, state: Sea) -> Optional[Ask]:
        return None if self.options else WHICH

    def turn(self, state: Sea) -> Optional[Ask]:
        self.legs -= 1
        return self.go_to(LEAVING) if self.legs else None


LEAVING = step_number(Voyage, "leave")


class Landing(Procedure[Sea]):
    STEPS: ClassVar[Steps] = {"land": ("T-2.1",)}

    def land(self, state: Sea) -> Optional[Ask]:
        state.seen.append("land")
        return None


class Shipwreck(Voyage):
    def leave(self, state: Sea) -> Optional[Ask]:
        state.stop()
        return None


def until_asked(state: Sea, by_name: bool) -> Optional[Ask]:
    while state.stack:
        rule = state.stack[-1]
        ask = Procedure.run(rule, state) if by_name else rule.run(state)
        if ask is not None:
            return ask
    return None


@pytest.mark.parametrize("by_name", [True, False])
def test_a_rule_goes_on_until_it_asks_and_waits_for_those_it_calls(by_name: bool) -> None:
    voyage = Voyage(0, 2)
    state = Sea(voyage)
    assert until_asked(state, by_name) is WHICH
    assert (state.seen, step_name(voyage)) == (["leave", "port", "land"], "ask_the_way")
    voyage.options = [1]
    assert until_asked(state, by_name) is None
    assert (state.seen, voyage.legs) == (["leave", "port", "land"] * 2, 0)


@pytest.mark.parametrize("by_name", [True, False])
def test_a_step_that_ends_the_game_is_the_last(by_name: bool) -> None:
    state = Sea(Landing(), Shipwreck())
    assert until_asked(state, by_name) is None
    assert (state.seen, state.stack) == ([], [])


@pytest.mark.parametrize("by_name", [True, False])
def test_a_copy_has_the_fields_and_shares_the_lists(by_name: bool) -> None:
    rule = Shipwreck(2, 5)
    rule.options = [3]
    twin = Procedure.copy(rule) if by_name else rule.copy()
    assert isinstance(twin, Shipwreck)
    assert (twin.step, twin.legs, twin.options is rule.options) == (2, 5, True)
    assert twin is not rule


def test_a_rule_with_no_step_left_is_done() -> None:
    assert (step_number(Voyage, "done"), step_name(Voyage(4))) == (4, "done")
    with pytest.raises(ValueError, match="sink"):
        step_number(Voyage, "sink")
