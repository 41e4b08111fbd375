"""Drawing ruins cards (D-15) in the campaign; S-23.3: one card of the deck may be kept for the end."""

from __future__ import annotations

from typing import Optional, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.pieces.pile import EMPTY, kinds
from seaboard.games.diluvium.campaign.rules.state import NOWHERE, SoloState
from seaboard.games.diluvium.rules.ruins import DrawCard


@final
class SoloDrawCard(DrawCard[SoloState]):
    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        """S-27.1: a card may make the hand full."""
        DrawCard.answer(self, state, seat, action)
        state.witness()

    def reshuffle(self, state: SoloState) -> Optional[Ask]:
        keep_the_last(state)
        return DrawCard.reshuffle(self, state)


def keep_the_last(state: SoloState) -> None:
    """S-23.3: the last card of the deck is the one kept, when one is (`Scenario.keeps_card`)."""
    if state.story.keeps_card and state.prize == NOWHERE and len(kinds(state.deck)) == 1:
        state.prize = kinds(state.deck)[0]
        state.deck = EMPTY
