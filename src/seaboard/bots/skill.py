"""What the bots of the house know of a game. An entry point of the group `seaboard.skills` names it, by the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Optional

from seaboard import entries
from seaboard.bots.hint import Guide
from seaboard.bots.mind import Mind


@dataclass(frozen=True)
class Skill:
    """`best` is the answer of the greedy bot: the best for a seat, one turn ahead; `mind` is what the search needs;
    `guide` is what the coach needs; `mind_with` is the mind of somebody to whom some things matter more or less, by the
    names of the weights. A game may lack any of them.
    """

    best: Optional[Callable[[Any, int], int]] = None
    mind: Optional[Mind[Any]] = None
    guide: Optional[Guide[Any]] = None
    mind_with: Optional[Callable[[Dict[str, float]], Mind[Any]]] = None


UNSKILLED = Skill()


def reweighed(names: List[str], weights: List[float], changes: Dict[str, float]) -> List[float]:
    """The weights with some of them changed. Raises KeyError for a name that is none."""
    unknown = changes.keys() - set(names)
    if unknown:
        raise KeyError(min(unknown))
    return [changes.get(name, weight) for name, weight in zip(names, weights, strict=True)]


def skill_of(game: str) -> Skill:
    return entries.find(entries.SKILLS, game, Skill) or UNSKILLED
