"""How strong the bots are, as a table for the terminal, a page of Markdown and a picture."""

from __future__ import annotations

from typing import Any

from seaboard.cli.pages.tables import aligned, interval, markdown_table, percent
from seaboard.lab.chart import Bar, svg
from seaboard.language import Language

COLUMNS = ("setting", "bot", "games", "won", "interval", "lost")
EVEN = 0.5  # where the picture has its mark
NONE = "-"
Figures = dict[str, Any]


class StrengthPage:
    """`parts` as `lab.nautilion_strength.strength` gives them, each with the `command` that gives it again."""

    def __init__(self, language: Language, parts: list[Figures]) -> None:
        self.language = language
        self.parts = parts

    def text(self) -> str:
        """Columns for a terminal."""
        return aligned([self._headings(), *self._cells()])

    def markdown(self, picture: str) -> str:
        title = self._say("strength-title")
        table = markdown_table(self._headings(), self._cells())
        commands = "\n".join(part["command"] for part in self.parts)
        parts = [f"# {title}", f"![{title}]({picture})", self._say("strength-how", reserve=self.parts[0]["reserve"])]
        parts += [f"```sh\n{commands}\n```", table, f"## {self._say('strength-limits')}"]
        parts += [self._say(f"strength-limit-{number}") for number in (1, 2, 3)]
        return "\n\n".join(parts) + "\n"

    def picture(self) -> str:
        bars = [
            Bar(self._setting(row), row["bot"], row["rate"], row["interval_95"][0], row["interval_95"][1], EVEN)
            for row in self._rows()
        ]
        return svg(self._say("strength-title"), self._say("strength-legend"), bars)

    def _say(self, message: str, **args: Any) -> str:
        return self.language.text(message, **args)

    def _setting(self, row: Figures) -> str:
        return self._say(f"strength-setting-{row['setting'].lower()}")

    def _headings(self) -> list[str]:
        return [self._say(f"strength-column-{name}") for name in COLUMNS]

    def _rows(self) -> list[Figures]:
        """A setting's rows stand together, in the order in which they first came."""
        rows: list[Figures] = [row for part in self.parts for row in part["rows"]]
        settings = list(dict.fromkeys(row["setting"] for row in rows))
        return sorted(rows, key=lambda row: settings.index(row["setting"]))

    def _cells(self) -> list[list[str]]:
        return [self._line(row) for row in self._rows()]

    def _line(self, row: Figures) -> list[str]:
        lost = {name: number for name, number in row["endings"].items() if name != "victory"}
        losses = ", ".join(f"{self._say(f'strength-loss-{name}')} {number}" for name, number in lost.items())
        shares = [percent(row["rate"]), interval(row["interval_95"])]
        return [self._setting(row), row["bot"], str(row["games"]), *shares, losses or NONE]
