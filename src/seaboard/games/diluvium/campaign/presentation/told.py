"""One moment of the campaign, and the names of its places, tokens and pieces in messages."""

from __future__ import annotations

from typing import Any, List, cast

from seaboard.core.messages import Message
from seaboard.core.trace import Moment
from seaboard.games.diluvium.campaign.components.loading import Chart
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios.flash_of_steel.rules import Earning
from seaboard.games.diluvium.components.tables import CITY, HIDDEN
from seaboard.games.diluvium.presentation.told import Told, kind_name, listed
from seaboard.games.diluvium.rules.notation import PEOPLE_NAMES

# Whose a city is that belongs to neither side at first.
OTHER_CITIES = {
    "path-of-the-lost": "chinese",
    "noose-in-troubled-waters": "chinese",
    "flash-of-steel": "egyptians",
}


class SoloTold(Told):
    """Nothing is hidden: all is told to whoever listens."""

    def __init__(self, chart: Chart, moment: Moment[SoloState]) -> None:
        super().__init__(chart, cast("Moment[Any]", moment), YOU)
        self.old: SoloState = moment.before
        self.new: SoloState = moment.after
        self.it = self.who(ADVERSARY) if moment.after.story.acts() else Message("")
        self.number = moment.after.story.number

    def gained(self, seat: int) -> int:
        """With the gold one has yet to decide about (S-33.3)."""
        return super().gained(seat) + (earned(self.new) - earned(self.old) if seat == YOU else 0)

    def tile(self, cell: int) -> Message:
        return place_name(self.new, cell, self.names)

    def places(self, cells: List[int]) -> Message:
        return listed([Message("solo-place", {"place": self.names[cell]}) for cell in cells])

    def clause(self, number: int) -> str:
        """A clause of the scenario's chapter."""
        return f"S-{self.number}.{number}"


def earned(state: SoloState) -> int:
    waiting = [rule for rule in state.stack if isinstance(rule, Earning) and not rule.done]
    return sum(int(rule.gold * rule.times) for rule in waiting)


def place_name(state: SoloState, cell: int, names: List[str]) -> Message:
    if cell == NOWHERE:
        return Message("solo-nowhere")
    tile = state.tiles[cell]
    if tile == HIDDEN:
        return Message("solo-face-down", {"place": names[cell]})
    if tile != CITY:
        return Message("diluvium-tile", {"place": names[cell], "tile": tile})
    return Message("diluvium-city", {"place": names[cell], "whose": Message(f"diluvium-of-{city_people(state, cell)}")})


def city_people(state: SoloState, cell: int) -> str:
    cities = state.tables.city
    seat = cities.index(cell) if cell in cities else ALLY
    if seat in (YOU, ADVERSARY):
        return PEOPLE_NAMES[state.people[seat]]
    return OTHER_CITIES[state.story.id]


def order_name(kinds: List[int]) -> Message:
    return listed([kind_name(kind) for kind in kinds])
