"""What the arena found, as tables for the terminal, a page of Markdown and a picture."""

from __future__ import annotations

from typing import Any

from seaboard.cli.pages.tables import aligned, interval, markdown_table, percent
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
        """Columns for a terminal."""
        return aligned([self._headings(), *[row for figures in self.figures for row in self._rows(figures)]])

    def markdown(self, picture: str) -> str:
        title = self._title()
        parts = [f"# {title}", f"![{title}]({picture})", self.language.text("cli-arena-how")]
        parts.append(f"```sh\n{self.command}\n```")
        for figures in self.figures:
            parts += [f"## {_bots(figures)}", markdown_table(self._headings(), self._rows(figures))]
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
            shares = [percent(rate["rate"]), interval(rate["interval_95"]), percent(rate["chance"])]
            name = self._name(kind, rate["name"])
            rows.append([table, name, str(rate["games"]), *shares, f"{rate['score']:.1f}"])
        return rows


def _bots(figures: dict[str, Any]) -> str:
    return " : ".join(figures["bots"])


def _bar(group: str, label: str, rate: Rate) -> Bar:
    low, high = rate["interval_95"]
    return Bar(group, label, rate["rate"], low, high, rate["chance"])
