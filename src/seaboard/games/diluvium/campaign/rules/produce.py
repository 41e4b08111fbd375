"""Produce (D-9) in the campaign: the trades may include deeds of the scenario."""

from __future__ import annotations

from typing import ClassVar, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import VERB
from seaboard.games.diluvium.campaign.rules.actions import DEED
from seaboard.games.diluvium.campaign.rules.state import YOU, SoloState
from seaboard.games.diluvium.rules.produce import CHOOSE_A_TILE, TRADE, Produce, open_trades


@final
class SoloProduce(Produce[SoloState]):
    """`deeds` counts those of the scenario done in this action."""

    FIELDS: ClassVar[Tuple[str, ...]] = ("cell", "done", "deeds")
    deeds: i64 = 0

    def crop(self, state: SoloState, kind: i64, tokens: i64) -> None:
        state.story.crop(state, self.cell, kind, tokens)

    def trade(self, state: SoloState) -> Optional[Ask]:
        """D-9.2, D-9.3: asked while there is anything to trade."""
        if self.done or len(self.trades(state)) == 1:
            return None
        return TRADE[YOU]

    def trades(self, state: SoloState) -> List[int]:
        return state.story.deeds(state, self.deeds) + open_trades(state, YOU)

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return self.options if self.step == CHOOSE_A_TILE else self.trades(state)

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        if action & VERB != DEED:
            Produce.answer(self, state, seat, action)
            return
        self.deeds += 1
        rule = state.story.do(state, action)
        if rule is not None:
            state.stack.append(rule)
