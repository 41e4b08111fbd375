"""What leaves the server: built field by field for one seat, and nothing else does."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Dict, Optional, Tuple

from seaboard.core.messages import Message
from seaboard.core.outcome import Outcome

ASKS = "-ask-"  # what parts the game's name from the question in a prompt's id


@dataclass(frozen=True)
class Written:
    """A move by its notation, which is also given in parts, so that nobody takes it apart again."""

    do: str
    verb: str = field(init=False)
    words: Tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        verb, *words = self.do.split(" ")
        object.__setattr__(self, "verb", verb)
        object.__setattr__(self, "words", tuple(words))


@dataclass(frozen=True)
class Choice(Written):
    """A legal move: its notation, the parts of the board that select it, the rules that allow it, and its words."""

    targets: Tuple[str, ...]
    rules: Tuple[str, ...]
    label: Message


@dataclass(frozen=True)
class Refusal(Written):
    """A move a player might try, the rule that forbids it, the parts of the board that stand for it, and its words
    where it was not the player who wrote it.
    """

    reason: Message
    rules: Tuple[str, ...]
    targets: Tuple[str, ...] = ()
    label: Optional[Message] = None


@dataclass(frozen=True)
class AskView:
    """The pending question as this seat may see it. `mine` tells whether the seat is asked; `question` is what it is
    about, without the game's name. `on_board` is how it is put where a board is drawn, None where that is `prompt`.
    """

    prompt: Message
    seats: Tuple[int, ...]
    mine: bool
    sealed: bool
    rules: Tuple[str, ...]
    choices: Tuple[Choice, ...]
    refusals: Tuple[Refusal, ...]
    on_board: Optional[Message] = None
    question: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "question", self.prompt.id.partition(ASKS)[2])


@dataclass(frozen=True)
class View:
    """Common to all games; each adds its own fields."""

    seat: int
    ask: Optional[AskView]
    outcome: Optional[Outcome]


def plain(value: Any) -> Any:
    """A view, or any part of one, as JSON holds it."""
    if value is None or isinstance(value, (str, int)):  # first, as most parts are: measured twice as fast
        return value
    if isinstance(value, Message):
        return value.data()
    if is_dataclass(value) and not isinstance(value, type):
        shown: Dict[str, Any] = {f.name: plain(getattr(value, f.name)) for f in fields(value)}
        return shown
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    return value
