"""What hints promised and what came of them, as a table for the terminal, a page of Markdown and a picture."""

from __future__ import annotations

from seaboard.cli.pages.tables import aligned, interval, markdown_table, percent
from seaboard.lab.calibration import Bin, Promise, bins
from seaboard.lab.chart import Bar, svg
from seaboard.language import Language

COLUMNS = ("game", "positions", "promised", "kept", "interval")


class CalibrationPage:
    """`found` has the promises of each game; `command` gives such a page again."""

    def __init__(self, language: Language, found: dict[str, list[Promise]], command: str) -> None:
        self.language = language
        self.bins = {game: bins(made) for game, made in found.items()}
        self.number = {game: len(made) for game, made in found.items()}
        self.command = command

    def text(self) -> str:
        """Columns for a terminal."""
        return aligned([self._headings(), *self._cells()])

    def markdown(self, picture: str) -> str:
        title = self.language.text("calibration-title")
        numbers = ", ".join(f"{self._name(game)} {number}" for game, number in self.number.items())
        parts = [f"# {title}", f"![{title}]({picture})", self.language.text("calibration-how", numbers=numbers)]
        parts += [f"```sh\n{self.command}\n```", markdown_table(self._headings(), self._cells())]
        return "\n\n".join([*parts, self.language.text("calibration-limits")]) + "\n"

    def picture(self) -> str:
        bars = [
            Bar(self._name(game), f"{percent(one.promised)} ({one.hints})", one.kept, one.low, one.high, one.promised)
            for game, found in self.bins.items()
            for one in found
        ]
        return svg(self.language.text("calibration-title"), self.language.text("calibration-legend"), bars)

    def _name(self, game: str) -> str:
        return self.language.text(f"web-game-{game}")

    def _headings(self) -> list[str]:
        return [self.language.text(f"calibration-column-{name}") for name in COLUMNS]

    def _cells(self) -> list[list[str]]:
        return [self._line(game, one) for game, found in self.bins.items() for one in found]

    def _line(self, game: str, one: Bin) -> list[str]:
        return [
            self._name(game),
            str(one.hints),
            percent(one.promised),
            percent(one.kept),
            interval([one.low, one.high]),
        ]
