"""How the levels of bots are spaced, as tables for the terminal, a page of Markdown and a picture."""

from __future__ import annotations

from typing import Any

from seaboard.cli.pages.tables import aligned, interval, markdown_table, percent
from seaboard.lab.chart import Bar, svg
from seaboard.lab.levels import AIM, GAMES, verdict
from seaboard.language import Language

COLUMNS = ("table", "levels", "games", "won", "interval")
FOR_RIVALS = ("luck", "two", "two-interval", "aim")
EVEN = 0.5  # where the picture has its mark
Figures = dict[str, Any]


class LevelsPage:
    """`parts` as `lab.levels.measure` gives them, each with the `command` that gives it again."""

    def __init__(self, language: Language, parts: list[Figures]) -> None:
        self.language = language
        self.parts = parts

    def text(self) -> str:
        """Columns for a terminal."""
        return "\n\n".join(f"{self._name(game)}\n{aligned(self._table(game))}" for game in self._games())

    def markdown(self, picture: str) -> str:
        title = self._say("levels-title")
        commands = "\n".join(part["command"] for part in self.parts)
        aim = {"low": percent(AIM[0], 0), "high": percent(AIM[1], 0)}
        parts = [f"# {title}", f"![{title}]({picture})", self._say("levels-how"), self._say("levels-aim", **aim)]
        parts.append(f"```sh\n{commands}\n```")
        for game in self._games():
            headings, *lines = self._table(game)
            parts += [f"## {self._name(game)}", markdown_table(headings, lines)]
        parts += [f"## {self._say('levels-habits')}", self._say("levels-habits-about"), self._say("levels-more")]
        return "\n\n".join(parts) + "\n"

    def picture(self) -> str:
        """Of rivals what it comes to for two, so that tables can be compared."""
        return svg(self._say("levels-title"), self._say("levels-legend"), [self._bar(row) for row in self._rows()])

    def _bar(self, row: Figures) -> Bar:
        rivals = "as_two" in row
        rate = row["as_two"] if rivals else row["rate"]
        low, high = row["as_two_interval_95"] if rivals else row["interval_95"]
        return Bar(f"{self._name(row['game'])}: {self._options(row)}", self._bots(row), rate, low, high, EVEN)

    def _say(self, message: str, **args: Any) -> str:
        return self.language.text(message, **args)

    def _name(self, game: str) -> str:
        return self._say(f"web-game-{game}")

    def _rows(self) -> list[Figures]:
        rows: list[Figures] = [row for part in self.parts for row in part["rows"]]
        return sorted(rows, key=lambda row: GAMES.index(row["game"]))

    def _games(self) -> list[str]:
        return list(dict.fromkeys(row["game"] for row in self._rows()))

    def _table(self, game: str) -> list[list[str]]:
        """The headings, then a line for each row."""
        rows = [row for row in self._rows() if row["game"] == game]
        columns = (*COLUMNS, *FOR_RIVALS) if "as_two" in rows[0] else COLUMNS
        return [[self._say(f"levels-column-{name}") for name in columns], *map(self._line, rows)]

    def _line(self, row: Figures) -> list[str]:
        line = [self._options(row), self._bots(row), str(row["games"]), percent(row["rate"])]
        line.append(interval(row["interval_95"]))
        if "as_two" in row:
            line += [percent(row["chance"]), percent(row["as_two"]), interval(row["as_two_interval_95"])]
            line.append(self._say(f"levels-aim-{verdict(row)}"))
        return line

    def _bots(self, row: Figures) -> str:
        return " : ".join(self._say(f"levels-name-{name}") for name in row["bots"])

    def _options(self, row: Figures) -> str:
        return ", ".join(self._option(name, value) for name, value in row["options"].items())

    def _option(self, name: str, value: int | str) -> str:
        """An expansion of Nautilion by its name, anything else by what was chosen."""
        for message in (f"strength-setting-{name}", f"web-choice-{name}-{str(value).lower()}"):
            if self.language.knows(message):
                return self._say(message)
        return self._say(f"web-option-{name}", value=value)
