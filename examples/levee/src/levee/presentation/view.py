"""What a seat may see, field by field."""

from __future__ import annotations

from dataclasses import dataclass

from levee.presentation.outcome import outcome
from levee.presentation.verbs import VERBS
from levee.rules.state import OWED, LeveeState
from seaboard.core.messages import Message
from seaboard.core.view import View


@dataclass(frozen=True)
class VillageView:
    """`laid` is None while this seat may not know it; `ready` tells that the village has decided."""

    seat: int
    fields: int
    bags: int
    harvests: int
    ready: bool
    laid: int | None


@dataclass(frozen=True)
class LeveeView(View):
    flood: int
    floods: int
    forecast: int
    crest: int
    villages: tuple[VillageView, ...]


def view(state: LeveeState, seat: int) -> LeveeView:
    prompt = Message(state.pending.prompt, {"forecast": state.forecast}) if state.pending else Message("levee-over")
    villages = tuple(village(state, other, seat) for other in range(state.players))
    asked = VERBS.ask_view(state, seat, prompt)
    floods = state.box.number("river.floods")
    return LeveeView(seat, asked, outcome(state), state.flood, floods, state.forecast, state.crest, villages)


def village(state: LeveeState, other: int, seat: int) -> VillageView:
    laid = state.laid[other]
    known = laid if laid != OWED and (state.open or other == seat) else None
    return VillageView(other, state.fields[other], state.bags[other], state.harvests[other], laid != OWED, known)
