"""L-2: one flood after the other, until the last or until a village has no field left."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from levee.rules.actions import CRESTS, FORECAST, FORECASTS, LAYS
from levee.rules.state import OWED, LeveeState
from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE

ROLL_THE_FORECAST = ask_of_nature("levee-ask-forecast", ("L-2.1",))
ROLL_THE_CREST = ask_of_nature("levee-ask-crest", ("L-2.3",))
LAY_SANDBAGS = {
    seats: Ask("levee-ask-lay", seats, ("L-2.2",), sealed=True)
    for size in (1, 2, 3, 4)
    for seats in combinations(range(4), size)
}


class Flood(Procedure[LeveeState]):
    STEPS: ClassVar[Steps] = {
        "forecast": ("L-2.1",),
        "lay": ("L-2.2",),
        "crest": ("L-2.3",),
        "settle": ("L-2.4", "L-2.5"),
        "deliver": ("L-2.6", "L-3.1"),
    }

    def forecast(self, state: LeveeState) -> Ask | None:
        return None if state.forecast else ROLL_THE_FORECAST

    def lay(self, state: LeveeState) -> Ask | None:
        owed = tuple(seat for seat, bags in enumerate(state.laid) if bags == OWED)
        return LAY_SANDBAGS[owed] if owed else None

    def crest(self, state: LeveeState) -> Ask | None:
        return None if state.crest else ROLL_THE_CREST

    def settle(self, state: LeveeState) -> None:
        """L-2.4, L-2.5: the most generous harvest, or the stingiest lose a field."""
        holds = sum(state.laid) >= state.forecast + state.crest
        marked = max(state.laid) if holds else min(state.laid)
        for seat, bags in enumerate(state.laid):
            state.bags[seat] -= bags
            if bags == marked and holds:
                state.harvests[seat] += 1
            elif bags == marked:
                state.fields[seat] -= 1

    def deliver(self, state: LeveeState) -> None:
        """L-2.6, L-3.1: sandbags for the next flood, unless this was the last."""
        if state.flood == state.box.number("river.floods") or not all(state.fields):
            state.stop()
            return
        room, delivery = state.box.number("levee.room"), state.box.number("levee.delivery")
        state.bags = [max(bags, min(room, bags + delivery)) for bags in state.bags]
        state.laid = [OWED] * state.players
        state.forecast = 0
        state.flood += 1
        self.go_to(FORECASTING)

    def legal(self, state: LeveeState, seat: int) -> list[int]:
        if seat != NATURE:
            return LAYS[state.most(seat)]
        if not state.forecast:
            return FORECASTS[state.box.number("river.forecast")]
        return CRESTS[state.box.crest(state.players)]

    def answer(self, state: LeveeState, seat: int, action: int) -> None:
        verb, number = action & 31, action >> 5
        if seat != NATURE:
            state.laid[seat] = number
        elif verb == FORECAST:
            state.forecast, state.crest = number, 0
        else:
            state.crest = number

    def sample(self, state: LeveeState, rng: Rng) -> int:
        return rng.choice(self.legal(state, NATURE))


FORECASTING = step_number(Flood, "forecast")
