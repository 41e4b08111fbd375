"""A table of Diluvium drawn with characters, from a view alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

import click

from seaboard.cli.boards import diluvium_panel
from seaboard.cli.boards.board import Board
from seaboard.cli.boards.canvas import Canvas, Piece
from seaboard.cli.terminal.screen import terminal_columns, wrapped
from seaboard.core.game import Game
from seaboard.games.diluvium.presentation.view import DiluviumView, PlaceView, SpaceView
from seaboard.language import Language

WIDE, NARROW = 14, 11  # columns from one hexagon to the next
WIDE_ENOUGH = 100
INSIDE = 4  # lines in a hexagon
FRAME = "frame"
LETTERS = {"greeks": "G", "egyptians": "E", "aztecs": "A", "chinese": "C"}
STYLES: dict[str, dict[str, Any]] = {
    FRAME: {"dim": True},
    "name": {"bold": True},
    "price": {"reverse": True},
    "greeks": {"fg": "bright_blue", "bold": True},
    "egyptians": {"fg": "yellow", "bold": True},
    "aztecs": {"fg": "green", "bold": True},
    "chinese": {"fg": "red", "bold": True},
}

Inside = Callable[[DiluviumView, PlaceView, int], list[list[Piece]]]  # what is written in a hexagon so wide


def in_words(game: Game[Any], state: Any, view: DiluviumView, language: Language) -> str:
    """For a terminal that the sea does not fit into."""
    columns = terminal_columns()
    lines = [language.text("diluvium-panel-narrow", columns=sea_width(view, NARROW))]
    lines += [language.say(message) for message in game.describe(state, view.seat)]
    lines += diluvium_panel.prospects(view, language)
    return "\n".join(line for fact in lines for line in wrapped(fact, columns))


def draw(view: DiluviumView, language: Language, columns: int) -> str:
    """The sea, and what each player has."""
    beside = [line for fact in facts(view, language) for line in wrapped(fact, columns)]
    return "\n".join([*sea(view, columns), "", *beside])


def facts(view: DiluviumView, language: Language) -> list[str]:
    """What lies beside the sea, each fact a line."""
    players = [mark(view, player.seat) for player in view.players]
    styled = [click.style(letter, **STYLES[style]) if style else letter for letter, style in players]
    return diluvium_panel.facts(view, styled, language)


def sea_width(view: DiluviumView, step: int) -> int:
    lefts = [2 * place.q + place.r for place in view.sea]
    return (max(lefts) - min(lefts)) * step // 2 + step + 1


def sea(view: DiluviumView, columns: int, inside: Inside | None = None) -> list[str]:
    """Rows of hexagons, each shifted by half a hexagon; narrower on a narrow terminal."""
    written = inside or hexagon
    step = WIDE if columns >= WIDE_ENOUGH else NARROW
    lefts = [2 * place.q + place.r for place in view.sea]
    rows = [place.r for place in view.sea]
    canvas = Canvas(sea_width(view, step), (max(rows) - min(rows) + 1) * (INSIDE + 1) + 1, STYLES)
    for place, left in zip(view.sea, lefts, strict=True):
        x, y = (left - min(lefts)) * step // 2, (place.r - min(rows)) * (INSIDE + 1)
        canvas.box(x, y, x + step, y + INSIDE + 1, FRAME)
        for line, pieces in enumerate(written(view, place, step - 1), 1):
            canvas.put_pieces(x + 1, y + line, pieces)
    return canvas.lines()


def hexagon(view: DiluviumView, place: PlaceView, width: int) -> list[list[Piece]]:
    """What is written in one: its name, its islands, its exploration spaces and the price to sail there, ships."""
    price = f"={view.prices[place.name]}" if place.name in view.prices else ""
    marks = exploration(view, place)
    gap = width - sum(len(text) for text, _ in marks) - len(price)
    spaces = [*marks, (" " * gap, ""), (price, "price")]
    return [heading(view, place, width), islands(view, place.spaces), spaces, ships(view, place)]


def heading(view: DiluviumView, place: PlaceView, width: int) -> list[Piece]:
    named: list[Piece] = [(place.name, "name"), (" ", "")]
    if place.city is not None:
        letter, style = mark(view, place.city)
        return [*named, ("[", ""), (letter, style), ("]", "")]
    if place.tile is None:
        return [*named, (f"?{place.cost}", FRAME)]
    tile = (f"#{place.tile}" if width >= WIDE - 1 else str(place.tile), FRAME)
    monster = place.monster
    if monster is None:
        return [*named, tile]
    sign = (" Mx", FRAME) if monster.slain else (f" M{monster.strength}/{monster.gold}", "name")
    return [*named, tile, sign]


def islands(view: DiluviumView, spaces: tuple[SpaceView, ...]) -> list[Piece]:
    """`f.G c.`: two food spaces, one of them with a settler, and a free craft space."""
    pieces: list[Piece] = []
    for kind, island in groupby(spaces, key=lambda space: space.kind):
        pieces.append((f" {kind[0]}" if pieces else kind[0], ""))
        pieces += [mark(view, space.owner) if space.owner is not None else (".", "") for space in island]
    return pieces


def exploration(view: DiluviumView, place: PlaceView) -> list[Piece]:
    """`1G 2 S`: a space of 1 gold with a marker, one of 2 gold and one to settle, both free."""
    pieces: list[Piece] = []
    for space in place.marks:
        value = str(space.gold) if space.gold else "S"
        pieces.append((f" {value}" if pieces else value, "" if space.owner is None else FRAME))
        pieces += [mark(view, space.owner)] if space.owner is not None else []
    return pieces


def ships(view: DiluviumView, place: PlaceView) -> list[Piece]:
    here = [("~", player.seat) for player in view.players if player.explorer == place.name]
    here += [("!", player.seat) for player in view.players if player.warship == place.name]
    return [(sign + mark(view, seat)[0], mark(view, seat)[1]) for sign, seat in here]


def mark(view: DiluviumView, seat: int) -> Piece:
    """A people by letter and colour; by seat until the peoples are dealt."""
    people = view.players[seat].people if seat < len(view.players) else None
    return (LETTERS[people], people) if people is not None else (str(seat + 1), "")


class DiluviumBoard(Board[DiluviumView]):
    def draw(self, game: Game[Any], state: Any, view: DiluviumView, language: Language) -> str:
        if sea_width(view, NARROW) > terminal_columns():
            return in_words(game, state, view, language)
        return self.drawn(game, state, view, language)

    def drawn(self, game: Game[Any], state: Any, view: DiluviumView, language: Language) -> str:
        """Where the sea fits into the terminal."""
        return draw(view, language, terminal_columns())

    def standing(self, game: Game[Any], state: Any, view: DiluviumView, language: Language) -> list[str]:
        return diluvium_panel.standing(view, language)

    def scene(self, view: DiluviumView) -> tuple[Any, ...]:
        return (view.round, view.active)

    def signs(self, language: Language, columns: int) -> list[str]:
        return wrapped(language.text("diluvium-signs"), columns)

    def note(self, view: DiluviumView, move: str, language: Language) -> str:
        return diluvium_panel.note(view, move, language)

    def player_name(self, view: DiluviumView, seat: int, language: Language) -> str:
        return diluvium_panel.player_name(view, seat, language)


BOARD = DiluviumBoard()
