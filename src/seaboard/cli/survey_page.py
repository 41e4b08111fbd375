"""What the survey found, as tables for the terminal, a page of Markdown and a picture."""

from __future__ import annotations

from typing import Any

from seaboard.core.messages import Message
from seaboard.games.diluvium.campaign.results import DEFEATS
from seaboard.lab.chart import Bar, svg
from seaboard.language import Language

COLUMNS = ("scenario", "title", "games", "won", "interval", "others", "lost", "rounds", "gold")
LOSSES = tuple(name for name, _ in DEFEATS.values())
NONE = "-"
EVEN = 0.5  # where the picture has its mark
Figures = dict[str, Any]


class SurveyPage:
    """`figures` as `lab.survey.report` gives them, `command` the line that gives them again."""

    def __init__(self, language: Language, figures: Figures, command: str) -> None:
        self.language = language
        self.figures = figures
        self.command = command

    def text(self) -> str:
        """Aligned columns for a terminal."""
        rows = [self._headings(), *self._rows("branches"), *self._rows("scenarios")]
        widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
        return "\n".join([*lines, *self._campaigns()])

    def markdown(self, picture: str) -> str:
        title = self._say("survey-title")
        parts = [f"# {title}", f"![{title}]({picture})", self._how(), f"```sh\n{self.command}\n```"]
        for kind in ("branches", "scenarios"):
            rows = [_row(self._headings()), "|" + "---|" * len(COLUMNS), *map(_row, self._rows(kind))]
            parts += [f"## {self._say(f'survey-{kind}')}", "\n".join(rows)]
        told = self._campaigns()
        if told:
            parts += [f"## {self._say('survey-campaigns')}", "\n".join(f"- {line}" for line in told)]
        return "\n\n".join(parts) + "\n"

    def picture(self) -> str:
        bars = [
            Bar(self._scenario(row), self._title(row), row["rate"], row["interval_95"][0], row["interval_95"][1], EVEN)
            for row in self.figures["branches"]
        ]
        return svg(self._say("survey-title"), self._say("survey-legend"), bars)

    def _say(self, message: str, **args: Any) -> str:
        return self.language.text(message, **args)

    def _how(self) -> str:
        bot, level = self.figures["bot"], Message(f"web-choice-difficulty-{self.figures['difficulty']}")
        return self._say("survey-how-proof" if self.figures["proof"] else "survey-how", bot=bot, difficulty=level)

    def _scenario(self, row: Figures) -> str:
        return self._say(f"solo-scenario-{row['scenario']}")

    def _title(self, row: Figures) -> str:
        return self._say(f"solo-title-{row['title']}") if row["title"] else self._say("survey-any-title")

    def _headings(self) -> list[str]:
        return [self._say(f"survey-column-{name}") for name in COLUMNS]

    def _rows(self, kind: str) -> list[list[str]]:
        return [self._line(row) for row in self.figures[kind]]

    def _line(self, row: Figures) -> list[str]:
        low, high = row["interval_95"]
        endings: dict[str, int] = row["endings"]
        others = [name for name in endings if name not in LOSSES and name != row["title"]]
        lost = [name for name in endings if name in LOSSES]
        return [
            self._scenario(row), self._title(row), str(row["games"]), _percent(row["rate"]),
            f"{_percent(low)} … {_percent(high)}",
            ", ".join(f"{self._say(f'solo-title-{name}')} {endings[name]}" for name in others) or NONE,
            ", ".join(f"{self._say(f'survey-loss-{name}')} {endings[name]}" for name in lost) or NONE,
            f"{row['rounds']:.1f}", f"{row['gold']:.1f} : {row['rival']:.1f}",
        ]  # fmt: skip

    def _campaigns(self) -> list[str]:
        whole: Figures = self.figures["campaigns"]
        if not whole:
            return []
        low, high = whole["interval_95"]
        shares = {"rate": _percent(whole["rate"]), "low": _percent(low), "high": _percent(high)}
        gold, chapters = f"{whole['gold']:.0f}", f"{whole['chapters']:.1f}"
        told = [self._say("survey-campaigns-won", games=whole["games"], wins=whole["wins"], **shares)]
        told.append(self._say("survey-campaigns-gold", gold=gold, chapters=chapters))
        return told + [f"{self._say(f'rank-{name}')}: {number}" for name, number in whole["ranks"].items()]


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
