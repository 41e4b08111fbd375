"""What the bots of the house know of a game. An entry point of the group `seaboard.skills` names it, by the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Optional

from seaboard import entries
from seaboard.bots.hint import Guide
from seaboard.bots.mind import Mind


@dataclass(frozen=True)
class Skill:
    """`best` is the answer of the greedy bot: the best for a seat, one turn ahead; `mind` is what the search needs;
    `guide` is what the coach needs. A game may lack any of them.
    """

    best: Optional[Callable[[Any, int], int]] = None
    mind: Optional[Mind[Any]] = None
    guide: Optional[Guide[Any]] = None


UNSKILLED = Skill()


def skill_of(game: str) -> Skill:
    return entries.find(entries.SKILLS, game, Skill) or UNSKILLED
