"""Every place of every scenario as it is drawn and said, while a random game goes on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.presentation.view import SoloView
from seaboard.games.diluvium.presentation.view import PlaceView

GAME = load_game("campaign")
SCENARIOS = next(option.values for option in GAME.options() if option.name == "scenario")
OTHERS = {"foe2": "chinese", "ally": "egyptians", "found": "chinese"}
MOVES = 60


def seen(scenario: Any, **options: Any) -> list[SoloView]:
    """The view after each move of a random game."""
    state, rng, chance = GAME.new({"scenario": scenario, **options}), Rng(4), Random(4)
    views: list[SoloView] = []
    while (ask := GAME.ask(state)) is not None and len(views) < MOVES:
        if ask.seat == NATURE:
            GAME.apply(state, NATURE, GAME.sample(state, rng))
            continue
        GAME.apply(state, ask.seat, chance.choice(list(GAME.legal(state, ask.seat))))
        view = GAME.view(state, 0)
        assert isinstance(view, SoloView)
        views.append(view)
    return views


def holds(view: SoloView, place: PlaceView) -> None:
    solo, signs = view.solo, [fact.sign for fact in place.facts]
    assert (place.title is None) == (place.tile is None and place.city is None), place.name
    assert place.description
    assert place.people == OTHERS.get(solo.cities.get(place.name, "")), place.name
    assert (place.city == -1) == (solo.found == place.name)
    assert place.outlined == (place.name in solo.green)
    assert ("green" in signs) == place.outlined
    assert ("token" in signs) == (place.name in solo.tokens)
    assert ("stores" in signs) == (place.name in solo.stores)
    assert ("exile" in signs) == (solo.exile == place.name)
    assert ("laurel" in signs) == (place.name in solo.conquered)
    assert (solo.signs.get(place.name, "green") in signs) or place.name not in solo.signs
    if solo.adversary is not None:
        assert ("bound" in signs) == (place.name in solo.adversary.bound)
        second = solo.adversary.second == place.name
        assert signs.count("ship") == second + (solo.escort == place.name)
    for number, space in enumerate(place.spaces, 1):
        assert (space.people == "aztecs") == (solo.veteran == f"{place.name}.{number}")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_places_say_what_the_scenario_has_there(scenario: Any) -> None:
    for view in seen(scenario):
        for place in view.sea:
            holds(view, place)


def test_the_aztec_settler_and_the_escort_are_drawn_where_they_are() -> None:
    views = seen("perilous-land", aztec="settle", warship="yes")
    assert any(view.players[0].guest == "settle" for view in views)
    for view in views:
        board = view.solo.veteran is not None and view.solo.veteran.startswith("board.")
        assert (view.players[0].guest is not None) == board
        for place in view.sea:
            holds(view, place)
