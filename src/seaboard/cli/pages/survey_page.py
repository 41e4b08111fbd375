"""What the survey found, as tables for the terminal, a page of Markdown and a picture."""

from __future__ import annotations

from typing import Any

from seaboard.cli.pages.tables import aligned, interval, markdown_table, percent
from seaboard.core.messages import Message
from seaboard.games.diluvium.campaign.presentation.outcome import DEFEATS
from seaboard.lab.chart import Bar, svg
from seaboard.language import Language

COLUMNS = ("scenario", "title", "games", "won", "interval", "others", "lost", "rounds", "gold")
LOSSES = tuple(name for name, _ in DEFEATS.values())
NONE = "-"
EVEN = 0.5  # where the picture has its mark
Figures = dict[str, Any]


class SurveyPage:
    """`surveys` as `lab.survey.report` gives them, each with the `command` that gives it again; the first is the one in
    the picture.
    """

    def __init__(self, language: Language, surveys: list[Figures]) -> None:
        self.language = language
        self.surveys = surveys

    def text(self) -> str:
        """Columns for a terminal."""
        return "\n\n".join(self._table(figures) for figures in self.surveys)

    def _table(self, figures: Figures) -> str:
        rows = [self._headings(), *self._rows(figures, "branches"), *self._rows(figures, "scenarios")]
        return "\n".join([aligned(rows), *self._campaigns(figures)])

    def markdown(self, picture: str) -> str:
        title = self._say("survey-title")
        parts = [f"# {title}", f"![{title}]({picture})"]
        for figures in self.surveys:
            parts += self._section(figures)
        return "\n\n".join(parts) + "\n"

    def _section(self, figures: Figures) -> list[str]:
        heading = self._say("survey-heading-proof" if figures["proof"] else "survey-heading", bot=figures["bot"])
        parts = [f"## {heading}", self._how(figures), f"```sh\n{figures['command']}\n```"]
        for kind in ("branches", "scenarios"):
            table = markdown_table(self._headings(), self._rows(figures, kind))
            parts += [f"### {self._say(f'survey-{kind}')}", table]
        campaigns = self._campaigns(figures)
        if campaigns:
            parts += [f"### {self._say('survey-campaigns')}", "\n".join(f"- {line}" for line in campaigns)]
        return parts

    def picture(self) -> str:
        bars = [
            Bar(self._scenario(row), self._title(row), row["rate"], row["interval_95"][0], row["interval_95"][1], EVEN)
            for row in self.surveys[0]["branches"]
        ]
        return svg(self._say("survey-title"), self._say("survey-legend"), bars)

    def _say(self, message: str, **args: Any) -> str:
        return self.language.text(message, **args)

    def _how(self, figures: Figures) -> str:
        bot, level = figures["bot"], Message(f"web-choice-difficulty-{figures['difficulty']}")
        return self._say("survey-how-proof" if figures["proof"] else "survey-how", bot=bot, difficulty=level)

    def _scenario(self, row: Figures) -> str:
        return self._say(f"solo-scenario-{row['scenario']}")

    def _title(self, row: Figures) -> str:
        return self._say(f"solo-title-{row['title']}") if row["title"] else self._say("survey-any-title")

    def _headings(self) -> list[str]:
        return [self._say(f"survey-column-{name}") for name in COLUMNS]

    def _rows(self, figures: Figures, kind: str) -> list[list[str]]:
        return [self._line(row) for row in figures[kind]]

    def _line(self, row: Figures) -> list[str]:
        endings: dict[str, int] = row["endings"]
        others = [name for name in endings if name not in LOSSES and name != row["title"]]
        lost = [name for name in endings if name in LOSSES]
        return [
            self._scenario(row), self._title(row), str(row["games"]), percent(row["rate"], 0),
            interval(row["interval_95"], 0),
            ", ".join(f"{self._say(f'solo-title-{name}')} {endings[name]}" for name in others) or NONE,
            ", ".join(f"{self._say(f'survey-loss-{name}')} {endings[name]}" for name in lost) or NONE,
            f"{row['rounds']:.1f}", f"{row['gold']:.1f} : {row['rival']:.1f}",
        ]  # fmt: skip

    def _campaigns(self, figures: Figures) -> list[str]:
        whole: Figures = figures["campaigns"]
        if not whole:
            return []
        low, high = whole["interval_95"]
        shares = {"rate": percent(whole["rate"], 0), "low": percent(low, 0), "high": percent(high, 0)}
        gold, chapters = f"{whole['gold']:.0f}", f"{whole['chapters']:.1f}"
        lines = [self._say("survey-campaigns-won", games=whole["games"], wins=whole["wins"], **shares)]
        lines.append(self._say("survey-campaigns-gold", gold=gold, chapters=chapters))
        return lines + [f"{self._say(f'rank-{name}')}: {number}" for name, number in whole["ranks"].items()]
