"""Who is in danger at the next rise and the next wave, and how near both are: for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Tuple

from seaboard.games.diluvia.components.tables import TOP, places
from seaboard.games.diluvia.rules.actions import ACTION_CARDS, LEFT, RIGHT
from seaboard.games.diluvia.rules.notation import seat_name, square_name
from seaboard.games.diluvia.rules.state import DiluviaState


@dataclass(frozen=True)
class Risk:
    """`drown`: squares with animals that the next rise reaches; `left`, `right`: seats whose animals such a wave throws
    off; `steps`: clouds until the meter raises the water; `flood`: the chance in percent that the next card is one.
    """

    drown: Tuple[str, ...]
    left: Tuple[str, ...]
    right: Tuple[str, ...]
    steps: int
    flood: int


def risks(state: DiluviaState) -> Risk:
    tables = state.tables
    columns = int(tables.columns)
    aboard = state.on_the_raft()
    cards = sum(state.deck)
    floods = sum(state.deck[ACTION_CARDS:])
    row = tables.row[state.level] if state.level < TOP else 0
    return Risk(
        drown=tuple(square_name(square) for square in places(state.in_the_jungle() & row)),
        left=tuple(seat_name(place, columns) for place in places(aboard & tables.outer[LEFT])),
        right=tuple(seat_name(place, columns) for place in places(aboard & tables.outer[RIGHT])),
        steps=int(tables.meter - state.meter),
        flood=round(100 * floods / cards) if cards else 0,
    )
