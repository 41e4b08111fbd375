"""Characters on a grid, each with a style: drawn in any order, read off line by line."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import click

Piece = tuple[str, str]  # a text and the name of its style


def extent(pieces: list[Piece]) -> int:
    """Columns that they take in a row."""
    return sum(len(text) for text, _ in pieces)


class Canvas:
    """`styles` gives for each name what `click.style` takes."""

    def __init__(self, width: int, height: int, styles: dict[str, dict[str, Any]]) -> None:
        self._cells = [[(" ", "")] * width for _ in range(height)]
        self._styles = styles

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for place, char in enumerate(text, x):
            self._cells[y][place] = (char, style)

    def put_pieces(self, x: int, y: int, pieces: list[Piece]) -> None:
        for text, style in pieces:
            self.put(x, y, text, style)
            x += len(text)

    def box(self, left: int, top: int, right: int, bottom: int, style: str) -> None:
        """A frame; a corner that stands already stays."""
        for y in (top, bottom):
            for x in range(left + 1, right):
                if self._cells[y][x][0] != "+":
                    self.put(x, y, "-", style)
        for y in range(top + 1, bottom):
            self.put(left, y, "|", style)
            self.put(right, y, "|", style)
        for x, y in ((left, top), (right, top), (left, bottom), (right, bottom)):
            self.put(x, y, "+", style)

    def lines(self) -> list[str]:
        return [self._line(row) for row in self._cells]

    def _line(self, row: list[Piece]) -> str:
        used = max((place for place, (char, _) in enumerate(row, 1) if char != " "), default=0)
        runs = [(style, "".join(char for char, _ in run)) for style, run in groupby(row[:used], key=lambda at: at[1])]
        return "".join(click.style(text, **self._styles[style]) if style else text for style, text in runs)
