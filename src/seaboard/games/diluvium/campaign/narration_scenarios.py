"""What is told of the scenarios' own rules and deeds."""

from __future__ import annotations

from typing import Callable, Dict, List, Tuple

from seaboard.core.messages import Line
from seaboard.games.diluvium.campaign.told import SoloTold

Teller = Callable[[SoloTold], List[Line]]


def not_slain(told: SoloTold, cell: int) -> List[Line]:
    return []


TELLERS: Dict[Tuple[str, str], Teller] = {}
ANSWERS: Dict[Tuple[str, int], Teller] = {}
ANY_ANSWER: Dict[int, Teller] = {}
