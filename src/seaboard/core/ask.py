"""A question the rules put to one seat, or to several at once."""

from __future__ import annotations

from typing import List, Tuple, final

from seaboard.core.native import i64
from seaboard.core.seats import MOST_SEATS, NATURE


@final
class Ask:
    """Shared and never changed: a step that asks hands out one of the asks prepared when its module was loaded.

    `seats` are those that still owe an answer, `seat` is the first of them (the order in which a search lets them
    answer). A sealed ask keeps the answers given so far from the other seats. A timed ask is one of a window that a
    table keeps open for a while, the same for everybody: NATURE closes it, and silence is an answer (`Game.silence`).
    """

    def __init__(
        self, prompt: str, seats: Tuple[int, ...], rules: Tuple[str, ...], sealed: bool = False, timed: bool = False
    ) -> None:
        self.prompt = prompt
        self.seats = seats
        self.seat: i64 = seats[0]
        self.rules = rules
        self.sealed = sealed
        self.timed = timed

    def __repr__(self) -> str:
        return f"Ask({self.prompt!r}, seats={self.seats}, rules={self.rules}, sealed={self.sealed})"


def ask_of_each_seat(prompt: str, rules: Tuple[str, ...]) -> List[Ask]:
    """The same question prepared for every seat, to be indexed by seat."""
    return [Ask(prompt, (seat,), rules) for seat in range(MOST_SEATS)]


def ask_of_nature(prompt: str, rules: Tuple[str, ...]) -> Ask:
    return Ask(prompt, (NATURE,), rules)
