"""Everything that can be refused. Each error carries a message for people and the rules it rests on."""

from __future__ import annotations

from typing import List, Tuple

from seaboard.core.messages import Message


class SeaboardError(Exception):
    """Nothing has changed when one of these is raised."""

    def __init__(self, message: Message, rules: Tuple[str, ...] = ()) -> None:
        super().__init__(message, rules)
        self.message = message
        self.rules = rules

    def __str__(self) -> str:
        return f"{self.message} [{', '.join(self.rules)}]" if self.rules else str(self.message)


class UnreadableAction(SeaboardError):
    """The text is not a move of this game."""


class IllegalAction(SeaboardError):
    """A move of this game, but not one that may be made now."""


class NotYourDecision(SeaboardError):
    """Somebody else is asked, or nobody."""


class BadOptions(SeaboardError):
    """A game cannot be set up like this."""


class BadRecord(SeaboardError):
    """A game file that cannot be read, or whose events do not give what it claims."""


class TooManyOutcomes(SeaboardError):
    """NATURE's answers cannot be listed here; they can be sampled."""


class BadEdition(SeaboardError):
    """An edition file with values that cannot be used; `problems` has one message for each of them."""

    def __init__(self, message: Message, problems: List[Message]) -> None:
        super().__init__(message)
        self.problems = problems

    def __str__(self) -> str:
        return "; ".join(str(problem) for problem in self.problems) or str(self.message)
