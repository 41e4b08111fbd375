"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, Tuple

from seaboard.core.messages import Message


@dataclass(frozen=True)
class Gain:
    """What a moment of the rules brought a seat, or cost it; `source` is the game's own name for where it is from."""

    source: str
    seat: int
    amount: int


@dataclass(frozen=True)
class Outcome:
    """`ending` names the way it ended, `scores` has one number for each seat: for games without points 1 or 0."""

    ending: str
    scores: Tuple[int, ...]
    winners: Tuple[int, ...]
    message: Message
    rules: Tuple[str, ...]

    def data(self) -> Dict[str, Any]:
        return {
            "ending": self.ending,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "message": self.message.data(),
            "rules": list(self.rules),
        }
