"""How far you are on the way to each victory, and what is left to do for it; and the counts that scenarios share."""

from __future__ import annotations

from typing import Callable, Optional

from seaboard.core.messages import Message
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.presentation.words import Aim, Steps, words_of
from seaboard.games.diluvium.campaign.rules.state import YOU, SoloState, resources_of, settlers_of
from seaboard.games.diluvium.campaign.rules.turn import is_richer
from seaboard.games.diluvium.components.tables import chosen
from seaboard.games.diluvium.rules.actions import WEAPONS


def progress(state: SoloState, title: int) -> Steps:
    """`title` counts in `Scenario.titles`."""
    have, need = _aim(state, title).count(state)
    return min(int(have), int(need)), int(need)


def still_to_do(state: SoloState, title: int) -> Optional[Message]:
    """None when the victory is met, or its number says enough."""
    left = _aim(state, title).left
    met = [*state.story.met(state), *state.titles_met()]
    return left(state) if left is not None and title not in met else None


def too_poor(state: SoloState, title: int) -> bool:
    """S-2.4, S-2.5: one step from the victory or there, and a defeat unless more gold comes first."""
    have, need = progress(state, title)
    return need - have <= 1 and not is_richer(state)


def _aim(state: SoloState, title: int) -> Aim:
    return words_of(state.story.id).aims[state.story.titles[title]]


def on_green(state: SoloState) -> Steps:
    """S-21.2, S-28.1: the Aztec settler (S-12.6) counts where it stands on a green tile only."""
    have = sum(
        int(state.settlers_at(YOU, cell)) for cell in chosen(state.tables.listed, state.settled[YOU] & green(state))
    )
    return have, int(state.settlers_on_board(YOU)) + int(settlers_of(state, YOU))


def weapons_to_bring(wanted: int, whom: str, delivered: Callable[[SoloState], bool]) -> Aim:
    """S-33.6, S-37.3."""

    def count(state: SoloState) -> Steps:
        return (wanted if delivered(state) else int(resources_of(state, WEAPONS))), wanted

    def left(state: SoloState) -> Message:
        missing = max(wanted - int(resources_of(state, WEAPONS)), 0)
        return Message(f"solo-left-{whom}", {"weapons": missing})

    return Aim(count, left)
