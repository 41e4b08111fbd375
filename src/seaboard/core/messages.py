"""What is said to people: a message id and typed arguments. The sentences are in `locales/`."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Dict, Mapping, Optional, Tuple, Union

Argument = Union[int, str, "Message"]


@dataclass(frozen=True)
class Message:
    """`Message("nautilion-placed", {"token": 4})`. An argument may itself be a message."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)

    def data(self) -> Dict[str, Any]:
        shown = {name: arg.data() if isinstance(arg, Message) else arg for name, arg in self.args.items()}
        return {"id": self.id, "args": shown} if shown else {"id": self.id}

    def __str__(self) -> str:
        """For tracebacks: people get the sentence from `seaboard.language`."""
        args = ", ".join(f"{name}={arg}" for name, arg in self.args.items())
        return f"{self.id}({args})" if args else self.id


@dataclass(frozen=True)
class Line:
    """A sentence and the clauses of the rules it rests on; for who draws it, what `Game.cue` adds (`core/cues.py`)."""

    message: Message
    rules: Tuple[str, ...]
    cue: str = ""
    topic: str = ""
    seat: Optional[int] = None
    places: Tuple[str, ...] = ()


def line(name: str, *rules: str, **args: Argument) -> Line:
    """`line("nautilion-placed", "N-4.1", token=4)`."""
    return Line(Message(name, args), rules)


def at(told: Line, *places: str) -> Line:
    """The line with places of the board it speaks of, where its arguments do not name them."""
    return replace(told, places=(*told.places, *places))
