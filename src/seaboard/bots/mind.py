"""What a search needs to know of a game: which answers are worth a thought, and how one of them may turn out."""

from __future__ import annotations

from typing import Generic, List, Tuple

from seaboard.core.native import i64, mypyc_attr
from seaboard.core.procedure import S
from seaboard.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """At most `width` answers are tried, each in at most `worlds` before the weaker half is dropped."""

    def __init__(self, width: int, worlds: int) -> None:
        self.width = width
        self.worlds = worlds

    def trials(self, state: S) -> int:
        """How many trials a decision may take: the only measure of time a bot has."""
        raise NotImplementedError

    def ranking(self, state: S, seat: i64) -> List[int]:
        """The answers that differ in something, the most promising first."""
        raise NotImplementedError

    def promises(self, state: S, seat: i64) -> List[Tuple[float, int]]:
        """The same answers with what each promises at first sight; without a measure, by their places."""
        return [(-float(place), action) for place, action in enumerate(self.ranking(state, seat))]

    def head_start(self, state: S, seat: i64, answers: List[int]) -> List[float]:
        """What each answer has before the first trial, in the measure of the sum of its trials."""
        return [0.0 for _ in answers]

    def trial(self, state: S, seat: i64, action: i64, rng: Rng) -> float:
        """The worth for the seat of one way the game may go on after this answer. The state is used up."""
        raise NotImplementedError
