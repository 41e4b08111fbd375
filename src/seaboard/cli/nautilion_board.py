"""A table of Nautilion drawn with characters, from a view alone."""

from __future__ import annotations

from typing import Any

import click

from seaboard.core.game import Game
from seaboard.games.nautilion.components import Submarine
from seaboard.games.nautilion.game import Nautilion
from seaboard.games.nautilion.view import NautilionView
from seaboard.language import Language

ROW = 12
CELL = 5
HORIZONTAL, VERTICAL = "─", "│"


def draw_table(game: Game[Any], state: Any, seat: int, language: Language) -> str:
    view = game.view(state, seat)
    assert isinstance(game, Nautilion)
    assert isinstance(view, NautilionView)
    return draw(view, game.box.submarines[view.submarine], language)


def draw(view: NautilionView, submarine: Submarine, language: Language) -> str:
    """The path from the Happy Isles to the Abyss, the submarine, the reserve and the dice."""
    return "\n".join([*path_rows(view, language), "", *beside(cabins(view, submarine), facts(view, language))])


def path_rows(view: NautilionView, language: Language) -> list[str]:
    rows = [f"  {figure(view, 0)}{language.text('nautilion-happy-isles')}"]
    for first in range(1, len(view.path) - 1, ROW):
        places = range(first, min(first + ROW, len(view.path) - 1))
        rows.append(click.style("  " + "".join(f"{place:^{CELL}}" for place in places), dim=True))
        rows.append("  " + "".join(cell(view, place) for place in places))
    end = len(view.path) - 1
    rows.append(f"{'':{2 + CELL * (ROW - 3)}}{figure(view, end)}{language.text('nautilion-abyss')}")
    return rows


def figure(view: NautilionView, place: int) -> str:
    figures = ("N>" if view.nautilion == place else "") + ("<P" if view.phantom == place else "")
    return click.style(f"{figures} ", bold=True) if figures else ""


def cell(view: NautilionView, place: int) -> str:
    """A token in brackets, dim when its cabin is taken; a figure; or a dot where the token is gone."""
    if view.nautilion == place:
        return click.style(f"{'N>':^{CELL}}", fg="cyan", bold=True)
    if view.phantom == place:
        return click.style(f"{'<P':^{CELL}}", fg="red", bold=True)
    token = view.path[place]
    if not token:
        return f"{'·':^{CELL}}"
    return click.style(f"{f'({token})':^{CELL}}", dim=token in view.crew, bold=token not in view.crew)


def cabins(view: NautilionView, submarine: Submarine) -> list[str]:
    """The cabins with the ducts between them; crew aboard stands in brackets."""
    width, height = max(len(row) for row in submarine.rows), len(submarine.rows)
    where = {cabin: (r, c) for r, row in enumerate(submarine.rows) for c, cabin in enumerate(row) if cabin}
    canvas = [[" "] * (6 * width - 3) for _ in range(2 * height - 1)]
    slanted = [duct for duct in submarine.ducts if not _draw_duct(canvas, where[duct[0]], where[duct[1]])]
    for cabin, (r, c) in where.items():
        canvas[2 * r][6 * c : 6 * c + 3] = f"[{cabin}]" if cabin in view.crew else f" {cabin} "
    drawn = ["".join(line) for line in canvas]
    return [*drawn, " ".join(f"{one}-{other}" for one, other in slanted)] if slanted else drawn


def _draw_duct(canvas: list[list[str]], one: tuple[int, int], other: tuple[int, int]) -> bool:
    """A straight duct; False when it would be slanted."""
    (top, left), (bottom, right) = sorted((one, other))
    if top == bottom:
        for x in range(6 * left + 3, 6 * right):
            canvas[2 * top][x] = HORIZONTAL
    elif left == right:
        for y in range(2 * top + 1, 2 * bottom):
            canvas[y][6 * left + 1] = VERTICAL
    return top == bottom or left == right


def facts(view: NautilionView, language: Language) -> list[str]:
    told = [
        language.text("nautilion-board-title", submarine=view.submarine, turn=view.turn),
        language.text("nautilion-see-crew", count=len(view.crew), tokens=" ".join(map(str, view.crew))),
        language.text("nautilion-see-reserve", count=view.reserve),
        language.text("nautilion-see-discarded", count=len(view.discarded), tokens=" ".join(map(str, view.discarded))),
    ]
    if view.dice:
        told.append(language.text("nautilion-see-dice", dice=" ".join(map(str, view.dice))))
    if view.taken:
        told.append(language.text("nautilion-see-taken", token=view.taken))
    for seat, card in enumerate(view.admirals, 1):
        told.append(language.text("nautilion-see-admiral", seat=seat, tokens=" ".join(map(str, card))))
    return told


def beside(left: list[str], right: list[str]) -> list[str]:
    width = max(map(len, left))
    rows = max(len(left), len(right))
    left, right = left + [""] * (rows - len(left)), right + [""] * (rows - len(right))
    return [f"  {one:{width}}    {other}".rstrip() for one, other in zip(left, right, strict=True)]
