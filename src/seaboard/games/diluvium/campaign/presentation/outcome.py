"""How a scenario came out, for people, records and the campaign log."""

from __future__ import annotations

from typing import Dict, Final, List, Optional, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.core.outcome import Outcome
from seaboard.games.diluvium.campaign.rules.state import (
    ADVERSARY,
    CITY_FALLEN,
    EXHAUSTED,
    FIRST_VICTORY,
    FORSAKEN,
    POORER,
    SWALLOWED,
    YOU,
    SoloState,
)
from seaboard.games.diluvium.campaign.scenarios import SCENARIOS

DEFEATS: Final[Dict[int, Tuple[str, Tuple[str, ...]]]] = {
    EXHAUSTED: ("exhausted", ("S-2.2", "S-2.5")),
    POORER: ("poorer", ("S-2.5",)),
    CITY_FALLEN: ("city-fallen", ("S-2.1",)),
    SWALLOWED: ("swallowed", ("S-32.5", "S-32.6")),
    FORSAKEN: ("forsaken", ("S-35.5",)),
}


def outcome(state: SoloState) -> Optional[Outcome]:
    if not state.ending:
        return None
    gold = (int(state.gold[YOU]), int(state.gold[ADVERSARY]))
    args: Dict[str, Argument] = {"gold": gold[0], "rival": gold[1], "round": int(state.rounds)}
    if state.ending < FIRST_VICTORY:
        name, rules = DEFEATS[state.ending]
        return Outcome(name, gold[:1], (), Message(f"solo-end-{name}", args), rules)
    title = state.story.titles[state.ending - FIRST_VICTORY]
    args["title"] = Message(f"solo-title-{title}")
    return Outcome(title, gold[:1], (YOU,), Message("solo-end-victory", args), ("S-2.5", f"S-{state.story.number}.1"))


def endings() -> List[str]:
    return [name for name, _ in DEFEATS.values()] + [title for story in SCENARIOS.values() for title in story.titles]
