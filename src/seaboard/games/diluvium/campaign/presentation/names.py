"""The names of the campaign's places and orders in sentences."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Message
from seaboard.games.diluvium.campaign.presentation.words import words_of
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.components.tables import CITY, HIDDEN
from seaboard.games.diluvium.presentation.names import kind_name, listed
from seaboard.games.diluvium.rules.notation import PEOPLE_NAMES


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
    return words_of(state.story.id).whose_city


def order_name(kinds: List[int]) -> Message:
    return listed([kind_name(kind) for kind in kinds])
