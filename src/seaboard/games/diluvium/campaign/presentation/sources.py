"""Where gold came from in the campaign: yours, and the adversary's beside it."""

from __future__ import annotations

from typing import Dict, Final, List, Tuple

from seaboard.core.outcome import Gain
from seaboard.core.trace import ANSWER, Moment
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState
from seaboard.games.diluvium.presentation.sources import (
    BATTLES,
    CRAFT,
    EXPLORED,
    MONSTERS,
    PRODUCED,
    RUINS,
    SCARED,
    SETTLED,
    TRACK,
)

SPENT: Final = "spent"
STORY: Final = "story"

STEPS: Final[Dict[Tuple[str, str], str]] = {
    ("SoloMark", "mark_it"): TRACK,
    ("SoloProduce", "bonus"): PRODUCED,
    ("SoloProduce", ANSWER): CRAFT,
}
RULES: Final[Dict[str, str]] = {
    "SoloMark": EXPLORED,
    "SoloMoveSettler": SETTLED,
    "SoloSettle": SETTLED,
    "SoloProduce": CRAFT,
    "SoloBattle": BATTLES,
    "SoloScare": SCARED,
    "SoloEngage": MONSTERS,
    "SoloTurn": RUINS,
    "AdversaryExplore": EXPLORED,
    "AdversarySettle": SETTLED,
    "AdversaryCard": RUINS,
    "AdversaryTurn": CRAFT,
    "AdversaryEngage": MONSTERS,
}
EARNING: Final = "Earning"  # S-33.3: gold that waits until you say where it goes


def gains(moment: Moment[SoloState]) -> List[Gain]:
    before, after = moment.before.gold, moment.after.gold
    changes = [(seat, int(after[seat] - before[seat])) for seat in (YOU, ADVERSARY)]
    return [Gain(_source(moment, change), seat, change) for seat, change in changes if change]


def _source(moment: Moment[SoloState], change: int) -> str:
    """A price or a theft is spent gold, whoever takes it; what only one scenario has is its story."""
    if change < 0:
        return SPENT
    if moment.rule == EARNING and len(moment.before.stack) > 1:
        return RULES.get(type(moment.before.stack[-2]).__name__, STORY)
    return STEPS.get((moment.rule, moment.step)) or RULES.get(moment.rule, STORY)
