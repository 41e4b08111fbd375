"""What a seat cannot know: how many sandbags the others have sealed."""

from __future__ import annotations

from levee.rules.state import OWED, LeveeState
from seaboard.core.rng import Rng


def imagine(state: LeveeState, seat: int, rng: Rng) -> LeveeState:
    twin = state.copy()
    if not twin.open:
        for other, bags in enumerate(twin.laid):
            if other != seat and bags != OWED:
                twin.laid[other] = rng.below(twin.most(other) + 1)
    return twin
