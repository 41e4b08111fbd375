"""The position in sentences: the terminal and the generic board of the browser show these."""

from __future__ import annotations

from levee.presentation.view import LeveeView
from seaboard.core.messages import Message


def describe(view: LeveeView) -> list[Message]:
    river = {"flood": view.flood, "floods": view.floods, "forecast": view.forecast, "crest": view.crest}
    return [Message("levee-see-river", river), *[_village(view, seat) for seat in range(len(view.villages))]]


def _village(view: LeveeView, seat: int) -> Message:
    own = view.villages[seat]
    facts = {"seat": seat + 1, "fields": own.fields, "bags": own.bags, "harvests": own.harvests}
    if own.laid is not None:
        return Message("levee-see-village-laid", {**facts, "laid": own.laid})
    return Message("levee-see-village-ready" if own.ready else "levee-see-village", facts)
