"""The clauses that allow each move of the campaign."""

from __future__ import annotations

from typing import Tuple

from seaboard.games.diluvium import rule_ids
from seaboard.games.diluvium.actions import COMMIT, PLAY, verb_of
from seaboard.games.diluvium.campaign.actions import DEED, TITLE, deed_of
from seaboard.games.diluvium.campaign.state import SoloState


def move_rules(state: SoloState, action: int) -> Tuple[str, ...]:
    verb = verb_of(action)
    if verb == COMMIT:
        return ("S-9.1",)
    if verb == DEED:
        return deed_rules(state, deed_of(action))
    if verb == TITLE:
        return ("S-2.5", f"S-{state.story.number}.1")
    if verb in rule_ids.MOVE_RULES or verb == PLAY:
        return rule_ids.move_rules(action)
    return state.pending.rules if state.pending is not None else ()


def deed_rules(state: SoloState, deed: int) -> Tuple[str, ...]:
    """The clause of the scenario a deed belongs to."""
    return ("S-1.7", f"S-{state.story.number}.1")
