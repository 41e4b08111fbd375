"""The clauses that allow each move of the campaign."""

from __future__ import annotations

from typing import Tuple

from seaboard.games.diluvium.campaign.presentation.narration import deed_row
from seaboard.games.diluvium.campaign.rules.actions import DEED, TITLE, deed_of
from seaboard.games.diluvium.campaign.rules.state import SoloState
from seaboard.games.diluvium.presentation import transition as rule_ids
from seaboard.games.diluvium.rules.actions import COMMIT, PLAY, verb_of


def move_rules(state: SoloState, action: int) -> Tuple[str, ...]:
    verb = verb_of(action)
    if verb == COMMIT:
        return ("S-9.1",)
    if verb == DEED:
        return deed_row(int(deed_of(action))).rules
    if verb == TITLE:
        return ("S-2.5", f"S-{state.story.number}.1")
    if verb in rule_ids.MOVE_RULES or verb == PLAY:
        return rule_ids.move_rules(action)
    return state.pending.rules if state.pending is not None else ()
