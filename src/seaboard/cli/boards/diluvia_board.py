"""A table of Diluvia drawn with characters, from a view alone: jungle and raft side by side, then what each has."""

from __future__ import annotations

from typing import Any

import click

from seaboard.cli.boards import diluvia_panel
from seaboard.cli.boards.board import Board
from seaboard.cli.boards.canvas import Canvas, Piece
from seaboard.cli.terminal.screen import terminal_columns, wrapped
from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.games.diluvia.presentation.view import DiluviaView
from seaboard.language import Language

SIDE = 7
COLUMNS = "abcdefg"
CELL = 4  # characters of a square; of a seat one more
SEAT = 5
MARGIN = 3  # for the number of a row
GAP = 5
LETTERS = {"capybara": "C", "crocodile": "R", "cheetah": "H", "parrot": "P", "monkey": "M", "snake": "S"}
FRAME, WATER, DANGER = "frame", "water", "danger"
STYLES: dict[str, dict[str, Any]] = {
    FRAME: {"dim": True},
    WATER: {"fg": "blue"},
    DANGER: {"fg": "bright_red", "bold": True},
    "token": {"bold": True},
    "capybara": {"fg": "yellow", "bold": True},
    "crocodile": {"fg": "green", "bold": True},
    "cheetah": {"fg": "bright_yellow", "bold": True},
    "parrot": {"fg": "red", "bold": True},
    "monkey": {"fg": "magenta", "bold": True},
    "snake": {"fg": "cyan", "bold": True},
}


def draw(view: DiluviaView, language: Language, columns: int) -> str:
    """Both boards, and what each player has."""
    beside = [line for fact in facts(view, language) for line in wrapped(fact, columns)]
    return "\n".join([*boards(view, columns), "", *beside])


def facts(view: DiluviaView, language: Language) -> list[str]:
    """What lies beside the boards, each fact a line."""
    marks = [click.style(letter, **STYLES[style]) for letter, style in animals(view)]
    return diluvia_panel.facts(view, marks, language)


def animals(view: DiluviaView) -> list[Piece]:
    """Each player's animals by letter and colour."""
    return [(LETTERS[player.species], player.species) for player in view.players]


def boards(view: DiluviaView, columns: int) -> list[str]:
    """The jungle with row 7 on top, and beside it the raft; below it where the terminal is narrow."""
    left = MARGIN + SIDE * CELL + GAP
    raft = MARGIN + view.columns * SEAT + 2
    if left + raft <= columns:
        canvas = Canvas(left + raft, SIDE + 1, STYLES)
        _raft(canvas, view, left, (SIDE - view.rows) // 2)
    else:
        canvas = Canvas(max(left, raft), SIDE + view.rows + 3, STYLES)
        _raft(canvas, view, 0, SIDE + 2)
    _jungle(canvas, view)
    return canvas.lines()


def _jungle(canvas: Canvas, view: DiluviaView) -> None:
    owners = {
        square: mark for player, mark in zip(view.players, animals(view), strict=True) for square in player.jungle
    }
    for row in range(1, SIDE + 1):
        y = SIDE - row
        canvas.put(0, y, f"{row:>2}", FRAME)
        for place, column in enumerate(COLUMNS):
            pieces = square_pieces(view, f"{column}{row}", owners)
            canvas.put_pieces(MARGIN + place * CELL, y, pieces)
    for place, column in enumerate(COLUMNS):
        canvas.put(MARGIN + place * CELL + 1, SIDE, column, FRAME)


def square_pieces(view: DiluviaView, square: str, owners: dict[str, Piece]) -> list[Piece]:
    """` C! ` an animal the next rise takes, `[ ]` the raft token, `~~~~` water."""
    if int(square[1]) <= view.level:
        return [("~" * CELL, WATER)]
    if square == view.raft:
        return [("[ ]", "token")]
    if square not in owners:
        return [(" . ", FRAME)]
    return [(" ", ""), owners[square], ("!" if square in view.risk.drown else " ", DANGER)]


def _raft(canvas: Canvas, view: DiluviaView, left: int, top: int) -> None:
    owners = {seat: mark for player, mark in zip(view.players, animals(view), strict=True) for seat in player.aboard}
    for row in range(1, view.rows + 1):
        y = top + view.rows - row
        canvas.put(left, y, f"{row:>2}", FRAME)
        for place, column in enumerate(COLUMNS[: view.columns]):
            pieces = seat_pieces(view, f"raft.{column}{row}", owners)
            canvas.put_pieces(left + MARGIN + place * SEAT, y, pieces)
    for place, column in enumerate(COLUMNS[: view.columns]):
        canvas.put(left + MARGIN + place * SEAT + 2, top + view.rows, column, FRAME)


def seat_pieces(view: DiluviaView, seat: str, owners: dict[str, Piece]) -> list[Piece]:
    """` <C  ` an animal that a wave to the left throws off, ` *  ` the VIP seat while it is free."""
    if seat not in owners:
        return [("  ", ""), ("*" if seat == view.vip else ".", FRAME)]
    left, right = "<" if seat in view.risk.left else " ", ">" if seat in view.risk.right else " "
    vip = seat == view.vip
    return [("(" if vip else " ", FRAME), (left, DANGER), owners[seat], (right, DANGER), (")" if vip else " ", FRAME)]


class DiluviaBoard(Board[DiluviaView]):
    def draw(self, game: Game[Any], state: Any, view: DiluviaView, language: Language) -> str:
        return draw(view, language, terminal_columns())

    def standing(self, game: Game[Any], state: Any, view: DiluviaView, language: Language) -> list[str]:
        return diluvia_panel.standing(view, language)

    def aims(self, view: DiluviaView, game: str) -> list[Message]:
        return [Message(f"goal-{game}-teams")] if view.teams else super().aims(view, game)

    def scene(self, view: DiluviaView) -> tuple[Any, ...]:
        pieces = [(player.jungle, player.aboard) for player in view.players if view.active != view.seat]
        return (view.turn, view.active, view.level, *pieces)

    def signs(self, language: Language, columns: int) -> list[str]:
        return wrapped(language.text("diluvia-signs"), columns)

    def note(self, view: DiluviaView, move: str, language: Language) -> str:
        return diluvia_panel.note(move, language)

    def heading(self, view: DiluviaView, move: str, language: Language) -> str:
        return diluvia_panel.heading(move, language)

    def player_name(self, view: DiluviaView, seat: int, language: Language) -> str:
        return diluvia_panel.player_name(view, seat, language)


BOARD = DiluviaBoard()
