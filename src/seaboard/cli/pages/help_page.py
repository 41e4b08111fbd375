"""Help pages whose lines are broken between words only."""

from __future__ import annotations

from collections.abc import Iterable

import click

from seaboard.cli.terminal.screen import length, wrapped

NARROWEST = 20  # columns of a help page's right side


class Page(click.HelpFormatter):
    """Lines broken between words only: click would break names of options and scenarios at their hyphens."""

    def write_text(self, text: str) -> None:
        indent = " " * self.current_indent
        self.write("\n".join(f"{indent}{line}" for line in _paragraph(text, self.width - self.current_indent)) + "\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Two columns; a term that is too long has a line of its own."""
        listed = list(rows)
        first = min(max(length(term) for term, _ in listed), col_max, self.width * 2 // 5) + col_spacing
        indent = " " * self.current_indent
        for term, meaning in listed:
            lines = _paragraph(meaning, max(self.width - first - self.current_indent, NARROWEST))
            if length(term) > first - col_spacing:
                self.write("\n".join(f"{indent}{part}" for part in _paragraph(term, self.width)) + "\n")
                term = ""  # noqa: PLW2901 (it stands on the line above)
            self.write(f"{indent}{term:{first}}{lines[0]}".rstrip() + "\n")
            self.write("".join(f"{indent}{'':{first}}{line}\n" for line in lines[1:]))


def _paragraph(text: str, columns: int) -> list[str]:
    """Without the indent of lines gone on with."""
    return [line.strip() for line in wrapped(" ".join(text.split()), columns)]


class PageContext(click.Context):
    formatter_class = Page
