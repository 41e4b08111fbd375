"""What a scenario offers where one of your ships has stopped."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB
from seaboard.core.procedure import Procedure, Steps
from seaboard.core.rng import Rng
from seaboard.games.diluvium.campaign.rules.actions import NUMBERS, SKIP, SKIPS
from seaboard.games.diluvium.campaign.rules.state import YOU, SoloState
from seaboard.games.diluvium.rules.actions import BIT

OFFERED: Final = Ask("solo-ask-offer", (YOU,), ("S-1.7",))
ALL_NUMBERS: Final = 0b11110  # in `numbers`: 1 to 4
TURN_UP_NUMBER: Final = ask_of_nature("solo-ask-number", ("S-1.8",))


@final
class Offer(Procedure[SoloState]):
    """As long as the scenario lists any, and you like."""

    STEPS: ClassVar[Steps] = {"offer": ("S-1.7",)}
    FIELDS: ClassVar[Tuple[str, ...]] = ("done",)
    done: i64 = 0

    def offer(self, state: SoloState) -> Optional[Ask]:
        if self.done or not state.story.offers(state):
            return None
        return OFFERED

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return state.story.offers(state) + SKIPS

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        if action & VERB == SKIP:
            self.done = 1
            return
        rule = state.story.do(state, action)
        if rule is not None:
            state.stack.append(rule)


@final
class TurnUpNumber(Procedure[SoloState]):
    """S-1.8: an objective token that lies face down is turned up."""

    STEPS: ClassVar[Steps] = {"turn_up": ("S-1.8",)}
    FIELDS: ClassVar[Tuple[str, ...]] = ("cell",)
    cell: i64 = 0

    def turn_up(self, state: SoloState) -> Optional[Ask]:
        return TURN_UP_NUMBER if state.is_face_down(self.cell) else None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return [NUMBERS[number] for number in range(1, 5) if state.numbers & BIT[number]]

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        number = action >> ARGUMENT
        bit: i64 = BIT[number]
        state.tokens[self.cell] = number
        state.numbers ^= bit
        state.witness()

    def sample(self, state: SoloState, rng: Rng) -> i64:
        return rng.choice(self.legal(state, -1))
