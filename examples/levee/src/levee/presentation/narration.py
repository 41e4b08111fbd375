"""What is said of each moment: dice, who has decided, whether the levee held and for whom it mattered."""

from __future__ import annotations

from levee.presentation.outcome import outcome
from levee.rules.actions import FORECAST
from levee.rules.state import LeveeState
from seaboard.core.messages import Line, line
from seaboard.core.seats import NATURE
from seaboard.core.trace import ANSWER, Moment


def narrate(moment: Moment[LeveeState], seat: int) -> list[Line]:
    if moment.step == ANSWER:
        return answered(moment, seat)
    if moment.step == "settle":
        return settled(moment.before, moment.after)
    ended = outcome(moment.after) if moment.step == "deliver" else None
    return [Line(ended.message, ended.rules)] if ended else []


def answered(moment: Moment[LeveeState], seat: int) -> list[Line]:
    number = moment.action >> 5
    if moment.actor == NATURE and moment.action & 31 == FORECAST:
        return [line("levee-forecast", "L-2.1", flood=moment.after.flood, water=number)]
    if moment.actor == NATURE:
        return [line("levee-crest", "L-2.3", crest=number, water=number + moment.after.forecast)]
    if moment.actor == seat:
        return [line("levee-you-lay", "L-2.2", bags=number)]
    return [line("levee-decided", "L-2.2", seat=moment.actor + 1)]


def settled(before: LeveeState, after: LeveeState) -> list[Line]:
    """The sealed numbers are open here."""
    lines = [line("levee-laid", "L-2.2", seat=seat + 1, bags=bags) for seat, bags in enumerate(before.laid)]
    total, water = sum(before.laid), before.forecast + before.crest
    name, clause = ("levee-holds", "L-2.4") if total >= water else ("levee-breaks", "L-2.5")
    lines.append(line(name, clause, bags=total, water=water))
    for seat in range(before.players):
        if after.harvests[seat] > before.harvests[seat]:
            lines.append(line("levee-harvests", "L-2.4", seat=seat + 1))
        if after.fields[seat] < before.fields[seat]:
            lines.append(line("levee-drowns", "L-2.5", seat=seat + 1, left=after.fields[seat]))
    return lines
