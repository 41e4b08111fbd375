"""A table of Nautilion drawn with characters, from a view alone."""

from __future__ import annotations

from typing import Any

import click

from seaboard.cli.boards import nautilion_panel
from seaboard.cli.boards.board import Board
from seaboard.cli.terminal.screen import terminal_columns, wrapped
from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.games.nautilion.components.loading import Submarine
from seaboard.games.nautilion.game import Nautilion
from seaboard.games.nautilion.presentation.names import named, sign, signs
from seaboard.games.nautilion.presentation.view import NautilionView
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.language import Language

ROW = 12
CELL = 5
HORIZONTAL, VERTICAL = "─", "│"


def draw(view: NautilionView, submarine: Submarine, language: Language, columns: int) -> str:
    """The path from the Happy Isles to the Abyss, the submarine, the reserve and the dice."""
    table = beside(cabins(view, submarine), at_hand(view, language), columns)
    cards = [line for card in nautilion_panel.cards(view, language) for line in wrapped(card, columns)]
    return "\n".join([*path_rows(view, language, columns), "", *table, *cards])


def standing(view: NautilionView, language: Language) -> list[str]:
    """The reserve and the dice, and what the expansions have at hand."""
    lines = [language.text("nautilion-see-reserve", count=view.reserve), *nautilion_panel.standing(view, language)]
    return [*lines, language.text("nautilion-see-dice", dice=" ".join(map(str, view.dice)))] if view.dice else lines


def at_hand(view: NautilionView, language: Language) -> list[str]:
    return [*basic_facts(view, language), *nautilion_panel.facts(view, language)]


def path_rows(view: NautilionView, language: Language, columns: int) -> list[str]:
    each = min(ROW, (columns - 2) // CELL)
    rows = [f"  {figure(view, 0)}{language.text('nautilion-happy-isles')}"]
    for first in range(1, len(view.path) - 1, each):
        places = range(first, min(first + each, len(view.path) - 1))
        rows.append(click.style("  " + "".join(f"{place:^{CELL}}" for place in places), dim=True))
        rows.append("  " + "".join(cell(view, place) for place in places))
        rows += reefs_row(view, places)
    end = len(view.path) - 1
    rows.append(f"{'':{2 + CELL * (each - 3)}}{figure(view, end)}{language.text('nautilion-abyss')}")
    legend = [line for sentence in nautilion_panel.legend(view, language) for line in wrapped(sentence, columns)]
    return rows + legend


def reefs_row(view: NautilionView, places: range) -> list[str]:
    """The Reefs below the tokens they lie beside; no row where there are none."""
    reefs = view.expansions.reefs if view.expansions else ()
    beside_them = [f"{f'~{reefs[place]}~' if reefs[place] else '':^{CELL}}" for place in places if reefs]
    drawn = "".join(beside_them).rstrip()
    return [click.style(f"  {drawn}", fg="green")] if drawn else []


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
    spare = useless(view, token)
    return click.style(f"{f'({sign(token)})':^{CELL}}", dim=spare, bold=not spare)


def useless(view: NautilionView, token: int) -> bool:
    """Whether its cabin, and its space in the mage's cabin, are taken."""
    cabin = view.expansions.cabin if view.expansions else None
    taken = [token in view.crew] if token <= CABINS else []
    if cabin and token in (*cabin.letters, *cabin.partners):
        taken.append(token in cabin.guests)
    return bool(taken) and all(taken)


def cabins(view: NautilionView, submarine: Submarine) -> list[str]:
    """The cabins with the ducts between them; crew aboard stands in brackets."""
    width, height = max(len(row) for row in submarine.rows), len(submarine.rows)
    where = {cabin: (r, c) for r, row in enumerate(submarine.rows) for c, cabin in enumerate(row) if cabin}
    canvas = [[" "] * (6 * width - 3) for _ in range(2 * height - 1)]
    slanted = [duct for duct in submarine.ducts if not _draw_duct(canvas, where[duct[0]], where[duct[1]])]
    for cabin, (r, c) in where.items():
        canvas[2 * r][6 * c : 6 * c + 3] = occupied(view, cabin)
    drawn = ["".join(line) for line in canvas]
    return [*drawn, " ".join(f"{one}-{other}" for one, other in slanted)] if slanted else drawn


def occupied(view: NautilionView, cabin: int) -> str:
    """A crew member in brackets, a Mercenary in others."""
    if view.expansions and cabin in view.expansions.soldiers:
        return f"<{cabin}>"
    return f"[{cabin}]" if cabin in view.crew else f" {cabin} "


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


def basic_facts(view: NautilionView, language: Language) -> list[str]:
    pile = [*view.discarded, *nautilion_panel.more_discarded(view)]
    lines = [
        language.text("nautilion-board-title", submarine=view.submarine, turn=view.turn),
        language.text("nautilion-see-crew", count=len(view.crew), tokens=" ".join(map(str, view.crew))),
        language.text("nautilion-see-reserve", count=view.reserve),
        language.text("nautilion-see-discarded", count=len(pile), tokens=signs(pile)),
    ]
    if view.dice:
        lines.append(language.text("nautilion-see-dice", dice=" ".join(map(str, view.dice))))
    if view.taken:
        lines.append(language.text("nautilion-see-taken", token=named(view.taken)))
    for seat, card in enumerate(view.admirals, 1):
        lines.append(language.text("nautilion-see-admiral", seat=seat, tokens=" ".join(map(str, card))))
    return lines


def beside(left: list[str], facts: list[str], columns: int) -> list[str]:
    """Two columns; what is too long for the right one goes on below itself."""
    width = max(map(len, left))
    right = [line for fact in facts for line in wrapped(fact, columns - width - 6)]
    rows = max(len(left), len(right))
    left, right = left + [""] * (rows - len(left)), right + [""] * (rows - len(right))
    return [f"  {one:{width}}    {other}".rstrip() for one, other in zip(left, right, strict=True)]


class NautilionBoard(Board[NautilionView]):
    def draw(self, game: Game[Any], state: Any, view: NautilionView, language: Language) -> str:
        assert isinstance(game, Nautilion)
        return draw(view, game.box.submarines[view.submarine], language, terminal_columns())

    def standing(self, game: Game[Any], state: Any, view: NautilionView, language: Language) -> list[str]:
        return standing(view, language)

    def aims(self, view: NautilionView, game: str) -> list[Message]:
        """What the expansions add comes after it."""
        extra = view.expansions
        parts = {"mages": extra.cabin, "mercenaries": extra.phantom_board, "heroics": extra.heroics} if extra else {}
        added = [Message(f"goal-{game}-{name}") for name, part in parts.items() if part is not None]
        return [*super().aims(view, game), *added]

    def scene(self, view: NautilionView) -> tuple[Any, ...]:
        return (view.turn,)

    def note(self, view: NautilionView, move: str, language: Language) -> str:
        return nautilion_panel.note(view, move, language)

    def heading(self, view: NautilionView, move: str, language: Language) -> str:
        return nautilion_panel.heading(view, move, language)


BOARD = NautilionBoard()
