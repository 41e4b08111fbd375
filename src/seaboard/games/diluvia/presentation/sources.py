"""How animals came aboard and went overboard: the card that did it, or the water."""

from __future__ import annotations

from typing import Any, Dict, Final, List, cast

from seaboard.core.outcome import Gain
from seaboard.core.packing import VERB
from seaboard.core.trace import Moment
from seaboard.games.diluvia.components.tables import size
from seaboard.games.diluvia.rules.actions import MANEUVER, MOVE, PUSH, RESCUE, TENTACLES, TSUNAMI
from seaboard.games.diluvia.rules.state import DiluviaState

CARDS: Final[Dict[int, str]] = {
    MOVE: "move",
    PUSH: "stampede",
    MANEUVER: "maneuver",
    TSUNAMI: "tsunami",
    TENTACLES: "tentacles",
    RESCUE: "rescue",
}
WATER: Final = "water"


def gains(moment: Moment[DiluviaState]) -> List[Gain]:
    before, after = moment.before.aboard, moment.after.aboard
    changes = [(seat, int(size(after[seat]) - size(before[seat]))) for seat in range(len(after))]
    return [Gain(_source(moment), seat, change) for seat, change in changes if change]


def _source(moment: Moment[DiluviaState]) -> str:
    """DV-3.3: what no card did, the rising water did."""
    rule = cast("Any", moment.before.stack[-1])
    return CARDS[rule.action & VERB] if moment.rule == "Play" else WATER
