"""The places of a scenario as they are drawn and said: Diluvium's, and what the scenario has there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Dict, List, Optional, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.games.diluvium.campaign.components.loading import Chart
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.presentation.description import tile
from seaboard.games.diluvium.campaign.presentation.names import city_people, place_name
from seaboard.games.diluvium.campaign.presentation.signs import signs
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, FACE_DOWN, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.components.tables import CITY, HIDDEN
from seaboard.games.diluvium.presentation.description import face_down, ships_at
from seaboard.games.diluvium.presentation.view import FactView, PlaceView, SpaceView, place
from seaboard.games.diluvium.rules.actions import RESOURCES, SECTION, SLOTS
from seaboard.games.diluvium.rules.notation import PEOPLE_NAMES

NO_PLAYERS = -1  # whose city it is where it is no player's
SIDES = (YOU, ADVERSARY)
AZTECS = PEOPLE_NAMES[2]


@dataclass(frozen=True)
class Sea:
    """What is asked of every place: masks of those outlined in green, conquered, and within reach of its warships."""

    state: SoloState
    names: List[str]
    green: int
    conquered: int
    bound: int
    signs: Dict[int, str]


def sea(chart: Chart, state: SoloState, names: List[str], bound: int) -> Tuple[PlaceView, ...]:
    """Without the places where there is no sea."""
    gone = state.story.void(state)
    conquered = sum(1 << cell for _, cell in chart.cities() if state.story.is_conquered(state, cell))
    seen = Sea(state, names, green(state) & ~gone, conquered, bound, signs(state))
    return tuple(_place(seen, cell) for cell in range(state.tables.cells) if not gone >> cell & 1)


def _place(seen: Sea, cell: int) -> PlaceView:
    state, facts = seen.state, tuple(_facts(seen, cell))
    up = bool(state.tiles[cell] != HIDDEN)
    sentences = tile(state, cell, seen.names) if up else face_down(state, cell, seen.names)
    description = (*sentences, *ships_at(state, cell), *(fact.message for fact in facts))
    title = place_name(state, cell, seen.names) if up else None
    shown = place(state, cell, seen.names, title, description)
    city, people, number = _city(state, cell, shown)
    spaces = tuple(_space(state, cell, slot, space) for slot, space in enumerate(shown.spaces))
    outlined = bool(seen.green >> cell & 1)
    return replace(shown, city=city, people=people, tile=number, spaces=spaces, outlined=outlined, facts=facts)


def _city(state: SoloState, cell: int, shown: PlaceView) -> Tuple[Optional[int], Optional[str], Optional[int]]:
    """Whose city it is, of which people where no player's, and the tile: one in the place of your city is shown."""
    number = int(state.tiles[cell])
    if cell == state.found:
        return NO_PLAYERS, city_people(state, cell), None
    if shown.city is not None and number != CITY:
        return shown.city, None, number
    if number != CITY:
        return shown.city, None, shown.tile
    city = shown.city if shown.city is not None else len(state.tables.city)
    return city, None if shown.city in SIDES else city_people(state, cell), None


def _space(state: SoloState, cell: int, slot: int, space: SpaceView) -> SpaceView:
    """S-12.6: the Aztec settler."""
    return replace(space, people=AZTECS) if state.veteran == cell * SLOTS + slot else space


def _facts(seen: Sea, cell: int) -> List[FactView]:
    """In the order in which they are said."""
    state = seen.state
    found: List[FactView] = []
    if state.tables.city[YOU] == cell and state.tiles[cell] not in (CITY, HIDDEN):
        found.append(_fact("city", "board-solo-here-home", tile=int(state.tiles[cell])))
    if seen.conquered >> cell & 1:
        found.append(_fact("laurel", "board-solo-here-conquered"))
    if cell in seen.signs:
        found.append(_fact(seen.signs[cell], f"solo-sign-{seen.signs[cell]}"))
    if seen.green >> cell & 1:
        found.append(_fact("green", "board-solo-here-green"))
    bound = [_fact("bound", "board-solo-here-bound")] if seen.bound >> cell & 1 else []
    return [*found, *_lying_there(state, cell), *_visitors(state, cell), *bound]


def _lying_there(state: SoloState, cell: int) -> List[FactView]:
    found: List[FactView] = []
    if state.tokens[cell]:
        number = 0 if state.tokens[cell] == FACE_DOWN else int(state.tokens[cell])
        found.append(_fact("token", f"solo-token-{state.story.id}", number=number))
    food, craft, weapons = state.stores[cell * RESOURCES : (cell + 1) * RESOURCES]
    if food or craft or weapons:
        found.append(_fact("stores", "board-solo-here-stores", food=food, craft=craft, weapons=weapons))
    return found


def _visitors(state: SoloState, cell: int) -> List[FactView]:
    here = (
        (state.exile, "exile", "board-solo-here-exile"),
        (state.found, "city", "board-solo-here-found"),
        (state.rival if state.story.acts() else NOWHERE, "ship", "board-solo-here-second"),
        (state.escort, "ship", "board-solo-here-escort"),
    )
    found = [_fact(sign, name) for place_, sign, name in here if place_ == cell]
    if NOWHERE != state.veteran < SECTION and state.veteran // SLOTS == cell:
        found.append(_fact("settler", "board-solo-here-veteran", space=str(state.veteran % SLOTS + 1)))
    return found


def _fact(sign: str, name: str, **args: Argument) -> FactView:
    return FactView(sign, Message(name, args))
