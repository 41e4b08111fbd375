"""The clauses that allow each move of the campaign."""

from __future__ import annotations

from typing import Tuple

from seaboard.games.diluvium.campaign.rules.actions import DEED, TITLE, deed_of
from seaboard.games.diluvium.campaign.rules.state import SoloState
from seaboard.games.diluvium.presentation import transition as rule_ids
from seaboard.games.diluvium.rules.actions import COMMIT, PLAY, verb_of

# meet, bribe, corrupt, arm the ally, deliver, lift, barter, give, escort, pool
DEED_RULES: Tuple[Tuple[str, ...], ...] = (
    ("S-26.4",), ("S-27.5",), ("S-30.5",), ("S-33.6",), ("S-37.3",), ("S-32.3",), ("S-24.8",), ("S-25.9",),
    ("S-12.9",), ("S-33.3",),
)  # fmt: skip


def move_rules(state: SoloState, action: int) -> Tuple[str, ...]:
    verb = verb_of(action)
    if verb == COMMIT:
        return ("S-9.1",)
    if verb == DEED:
        return DEED_RULES[deed_of(action)]
    if verb == TITLE:
        return ("S-2.5", f"S-{state.story.number}.1")
    if verb in rule_ids.MOVE_RULES or verb == PLAY:
        return rule_ids.move_rules(action)
    return state.pending.rules if state.pending is not None else ()
