"""What the arena found, as tables for the terminal, a page of Markdown and a picture."""

from __future__ import annotations

from typing import Any

from seaboard.core.messages import Message
from seaboard.lab.chart import Bar, svg
from seaboard.language import Language

COLUMNS = ("table", "who", "games", "won", "interval", "luck", "score")
Rate = dict[str, Any]


class Page:
    """`figures` are those of each contest, `command` the line that gives them again."""

    def __init__(self, language: Language, game: str, figures: list[dict[str, Any]], command: str) -> None:
        self.language = language
        self.game = game
        self.figures = figures
        self.command = command

    def text(self) -> str:
        """Aligned columns for a terminal."""
        rows = [self._headings(), *[row for figures in self.figures for row in self._rows(figures)]]
        widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
        return "\n".join(line.rstrip() for line in lines)

    def markdown(self, picture: str) -> str:
        title = self._title()
        parts = [f"# {title}", f"![{title}]({picture})", self.language.text("cli-arena-how")]
        parts.append(f"```sh\n{self.command}\n```")
        for figures in self.figures:
            rows = [_row(self._headings()), "|" + "---|" * len(COLUMNS), *map(_row, self._rows(figures))]
            parts += [f"## {_bots(figures)}", "\n".join(rows)]
        return "\n\n".join(parts) + "\n"

    def picture(self) -> str:
        """Of bots against each other the first alone: the others have what it leaves. Turns are in the tables."""
        bars: list[Bar] = []
        for figures in self.figures:
            for table, kind, rate in self._rates(figures):
                if kind == "bots" and rate["name"] == figures["bots"][0]:
                    bars.append(_bar(_bots(figures), table, rate))
                elif kind in ("seats", "board"):
                    bars.append(_bar(f"{_bots(figures)}: {table}", self._name(kind, rate["name"]), rate))
        return svg(self._title(), self.language.text("cli-arena-legend"), bars)

    def _title(self) -> str:
        return self.language.text("cli-arena-title", game=Message(f"web-game-{self.game}"))

    def _rates(self, figures: dict[str, Any]) -> list[tuple[str, str, Rate]]:
        """Of each table the bots; where all have the same bot, what the seats were given and did not share."""
        found: list[tuple[str, str, Rate]] = []
        for setting in figures["settings"]:
            table = self._table(figures, setting)
            for kind, rates in setting.items():
                if isinstance(rates, list) and len(rates) > 1 and (kind == "bots") == (len(figures["bots"]) > 1):
                    found += [(table, kind, rate) for rate in rates]
        return found

    def _table(self, figures: dict[str, Any], setting: dict[str, Any]) -> str:
        """The options in which the tables differ; all of them when there is one table."""
        tables = [other["options"] for other in figures["settings"]]
        differing = [name for name in tables[0] if len(tables) == 1 or len({str(table[name]) for table in tables}) > 1]
        return ", ".join(self._option(name, setting["options"][name]) for name in differing)

    def _option(self, name: str, value: int | str) -> str:
        choice = f"web-choice-{name}-{str(value).lower()}"
        if self.language.knows(choice):
            return self.language.text(choice)
        return self.language.text(f"web-option-{name}", value=value)

    def _name(self, kind: str, name: str) -> str:
        if kind == "board":
            return self.language.text(f"{self.game}-board-{name}")
        return name if kind == "bots" else self.language.text(f"cli-arena-{kind}", number=name)

    def _headings(self) -> list[str]:
        return [self.language.text(f"cli-arena-column-{name}") for name in COLUMNS]

    def _rows(self, figures: dict[str, Any]) -> list[list[str]]:
        rows = []
        for table, kind, rate in self._rates(figures):
            low, high = rate["interval_95"]
            shares = [_percent(rate["rate"]), f"{_percent(low)} … {_percent(high)}", _percent(rate["chance"])]
            name = self._name(kind, rate["name"])
            rows.append([table, name, str(rate["games"]), *shares, f"{rate['score']:.1f}"])
        return rows


def _bots(figures: dict[str, Any]) -> str:
    return " : ".join(figures["bots"])


def _bar(group: str, label: str, rate: Rate) -> Bar:
    low, high = rate["interval_95"]
    return Bar(group, label, rate["rate"], low, high, rate["chance"])


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
