"""The parts of the board that stand for a move of the campaign."""

from __future__ import annotations

from typing import Tuple

from seaboard.core.verbs import Notation
from seaboard.games.diluvium.campaign.rules.actions import DEED, PICK, SKIP, TITLE
from seaboard.games.diluvium.presentation.transition import targets as base_targets
from seaboard.games.diluvium.rules.actions import TAKE, verb_of


def targets(notation: Notation, action: int) -> Tuple[str, ...]:
    """Besides Diluvium's: `settler-allies`, `settler-aztec`, `deed-give`, `place-C2` for a pick, `title-conqueror`."""
    verb = verb_of(action)
    _, _, argument = notation.write(action).partition(" ")
    if verb == TAKE and argument in ("allies", "aztec"):
        return (f"settler-{argument}",)
    if verb == DEED:
        return (f"deed-{argument.split()[0]}",)
    if verb == PICK:
        return (f"place-{argument}",)
    if verb == TITLE:
        return (f"title-{argument}",)
    return ("skip",) if verb == SKIP else base_targets(notation, action)
