"""Drawing ruins cards (D-15) in the campaign; S-23.2: one card of the deck may be kept for the end."""

from __future__ import annotations

from typing import ClassVar, Dict, Optional, Tuple, cast

from seaboard.core.ask import Ask
from seaboard.core.pieces.pile import EMPTY, kinds
from seaboard.games.diluvium.campaign.state import NOWHERE, SoloState
from seaboard.games.diluvium.ruins import DrawCard
from seaboard.games.diluvium.state import DiluviumState


class SoloDrawCard(DrawCard):
    STEPS: ClassVar[Tuple[str, ...]] = ("reshuffle", "draw")
    RULES: ClassVar[Dict[str, Tuple[str, ...]]] = DrawCard.RULES

    def copy(self) -> SoloDrawCard:
        return SoloDrawCard(self.step, self.seat, self.drawn)

    def reshuffle(self, state: DiluviumState) -> Optional[Ask]:
        """The last card of the deck is the one kept, when one is (`Scenario.keeps_card`)."""
        solo = cast(SoloState, state)
        if solo.story.keeps_card and solo.prize == NOWHERE and len(kinds(state.deck)) == 1:
            solo.prize = kinds(state.deck)[0]
            state.deck = EMPTY
        return DrawCard.reshuffle(self, state)
