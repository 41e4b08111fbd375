"""A scenario of the campaign drawn with characters: the sea of Diluvium with what the scenario lays on it."""

from __future__ import annotations

import shutil
from typing import Any

from seaboard.cli import diluvium_board
from seaboard.cli.canvas import Piece
from seaboard.cli.diluvium_board import FRAME, LETTERS, WIDE_ENOUGH
from seaboard.cli.diluvium_panel import prospects, wrapped
from seaboard.core.game import Game
from seaboard.games.diluvium.campaign.description import beside_the_sea
from seaboard.games.diluvium.campaign.game import Campaign
from seaboard.games.diluvium.campaign.view import SoloView
from seaboard.games.diluvium.view import DiluviumView, PlaceView
from seaboard.language import Language

FACE_DOWN = 0
OTHER_CITIES = {"foe2": "chinese", "ally": "egyptians", "found": "chinese"}


def draw_table(game: Game[Any], state: Any, seat: int, language: Language) -> str:
    assert isinstance(game, Campaign)
    columns = shutil.get_terminal_size((WIDE_ENOUGH, 24)).columns
    view = game.view(state, seat)
    told = [language.say(message) for message in beside_the_sea(game.chart(state), state)]
    return draw(view, told, language, columns)


def draw(view: SoloView, told: list[str], language: Language, columns: int) -> str:
    """The sea, then everything beside it in sentences."""
    hopes = prospects(view, language)
    lines = [line for fact in [*told, *hopes] for line in wrapped(fact, columns) or [""]]
    return "\n".join([*diluvium_board.sea(view, columns, hexagon), "", *lines])


def signs(language: Language, columns: int) -> list[str]:
    """What the letters and signs mean."""
    return [*diluvium_board.signs(language, columns), *wrapped(language.text("solo-signs"), columns)]


def hexagon(view: DiluviumView, place: PlaceView, width: int) -> list[list[Piece]]:
    """As in Diluvium; beside its name what is outlined or lies there, with the ships those of the story."""
    assert isinstance(view, SoloView)
    heading, islands, spaces, ships = diluvium_board.hexagon(view, place, width)
    city = OTHER_CITIES.get(view.solo.cities.get(place.name, ""))
    if city is not None:
        heading = [(place.name, "name"), (" [", ""), (LETTERS[city], city), ("]", "")]
    return [heading + laid(view, place.name), islands, spaces, ships + others(view, place.name)]


def laid(view: SoloView, name: str) -> list[Piece]:
    """`*` outlined in green, `(?)` and `(3)` an objective token."""
    solo = view.solo
    found: list[Piece] = [("*", "greeks")] if name in solo.green else []
    if name in solo.tokens:
        token = solo.tokens[name]
        found.append(("(?)" if token == FACE_DOWN else f"({token})", "name"))
    return found


def others(view: SoloView, name: str) -> list[Piece]:
    """The second enemy warship, the Aztec one, an exile, resources that lie on the tile."""
    solo = view.solo
    found: list[Piece] = []
    if solo.adversary is not None and solo.adversary.second == name:
        found.append((f"!{LETTERS['chinese']}", "chinese"))
    if solo.escort == name:
        found.append((f"!{LETTERS['aztecs']}", "aztecs"))
    if solo.exile == name:
        found.append((" x", "chinese"))
    if name in solo.stores:
        shown = [f"{kind}{number}" for kind, number in zip("fcw", solo.stores[name], strict=True) if number]
        found.append((f" +{''.join(shown)}", FRAME))
    return found
