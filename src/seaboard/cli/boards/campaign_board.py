"""A scenario of the campaign drawn with characters: the sea of Diluvium with what the scenario lays on it."""

from __future__ import annotations

from typing import Any

from seaboard.cli.boards import diluvium_board
from seaboard.cli.boards.canvas import Piece, extent
from seaboard.cli.boards.diluvium_board import FRAME, LETTERS, DiluviumBoard
from seaboard.cli.boards.diluvium_panel import prospects
from seaboard.cli.terminal.scenario_names import scenario_of
from seaboard.cli.terminal.screen import terminal_columns, wrapped
from seaboard.core.game import Game
from seaboard.games.diluvium.campaign.game import Campaign
from seaboard.games.diluvium.campaign.presentation.description import aims, beside_the_sea, how_you_stand
from seaboard.games.diluvium.campaign.presentation.view import SoloView
from seaboard.games.diluvium.presentation.view import DiluviumView, PlaceView
from seaboard.language import Language

FACE_DOWN = 0
HEADING, ISLANDS, SHIPS = 0, 1, 3  # lines of a hexagon
OTHER_CITIES = {"foe2": "chinese", "ally": "egyptians", "found": "chinese"}


def facts(game: Game[Any], state: Any, view: SoloView, language: Language) -> list[str]:
    """What lies beside the sea, each fact a line."""
    assert isinstance(game, Campaign)
    sentences = [language.say(message) for message in beside_the_sea(game.chart(state), state)]
    return [*sentences, *prospects(view, language)]


def draw(view: SoloView, beside: list[str], columns: int) -> str:
    """The sea, then everything beside it in sentences."""
    lines = [line for fact in beside for line in wrapped(fact, columns)]
    return "\n".join([*diluvium_board.sea(view, columns, hexagon), "", *lines])


def hexagon(view: DiluviumView, place: PlaceView, width: int) -> list[list[Piece]]:
    """As in Diluvium; beside its name what is outlined or lies there, with the ships those of the story. What does not
    fit there goes where there is room.
    """
    assert isinstance(view, SoloView)
    heading, islands, spaces, ships = diluvium_board.hexagon(view, place, width)
    city = OTHER_CITIES.get(view.solo.cities.get(place.name, ""))
    if city is not None:
        heading = [(place.name, "name"), (" [", ""), (LETTERS[city], city), ("]", "")]
    lines = [heading, islands, spaces, ships]
    for piece in laid(view, place.name):
        fit_in(lines, piece, (HEADING, SHIPS, ISLANDS), width)
    for piece in others(view, place.name):
        fit_in(lines, piece, (SHIPS, HEADING, ISLANDS), width)
    return lines


def fit_in(lines: list[list[Piece]], piece: Piece, wanted: tuple[int, ...], width: int) -> None:
    """Onto the first of these lines that has room for it; where none has, its first sign (`see` tells the rest)."""
    text, style = piece
    for shown in (text, text.strip(" (")[:1]):
        roomy = [at for at in wanted if extent(lines[at]) + len(shown) <= width]
        if roomy:
            lines[roomy[0]].append((shown, style))
            return


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


class CampaignBoard(DiluviumBoard):
    def drawn(self, game: Game[Any], state: Any, view: DiluviumView, language: Language) -> str:
        assert isinstance(view, SoloView)
        return draw(view, facts(game, state, view, language), terminal_columns())

    def standing(self, game: Game[Any], state: Any, view: DiluviumView, language: Language) -> list[str]:
        return [language.say(message) for message in how_you_stand(state)]

    def goals(self, game: Game[Any], state: Any, view: DiluviumView, language: Language) -> list[str]:
        return [language.say(message) for message in aims(state)]

    def signs(self, language: Language, columns: int) -> list[str]:
        return [*super().signs(language, columns), *wrapped(language.text("solo-signs"), columns)]

    def read_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """A scenario may be called by its name in any language."""
        return {**options, "scenario": scenario_of(options["scenario"])} if "scenario" in options else options


BOARD = CampaignBoard()
