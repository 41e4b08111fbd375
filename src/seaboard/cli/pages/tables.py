"""Rows of cells as a table: for a terminal, laid out by rich, and in Markdown."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

from seaboard.cli.terminal.screen import terminal_columns

ENDLESS = 10_000  # columns of a pipe or a file: there a row is one line, however long
Row = Sequence[str]


def aligned(rows: Sequence[Row], indent: int = 0) -> str:
    """Columns two spaces apart; what is too wide for the terminal goes on below itself, in its column."""
    from rich.console import Console  # noqa: PLC0415 (slow to import, and most commands print no table)
    from rich.table import Table  # noqa: PLC0415

    width = terminal_columns() if sys.stdout.isatty() else ENDLESS
    table = Table(box=None, show_header=False, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*row)
    page = io.StringIO()
    console = Console(file=page, width=width - indent, color_system=None, markup=False, emoji=False, highlight=False)
    console.print(table)
    return "\n".join(" " * indent + line.rstrip() for line in page.getvalue().splitlines())


def markdown_table(headings: Row, rows: Sequence[Row]) -> str:
    return "\n".join([_row(headings), "|" + "---|" * len(headings), *map(_row, rows)])


def _row(cells: Row) -> str:
    return "| " + " | ".join(cells) + " |"


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def interval(ends: Sequence[float], digits: int = 1) -> str:
    return " … ".join(percent(end, digits) for end in ends)
