"""`seaboard odds`: how often the quick bot wins Nautilion with every combination of options, into the table's data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from seaboard.cli.commands.localized import Command, option
from seaboard.cli.terminal.progress import progress_bar
from seaboard.lab.nautilion_odds import combinations, measure
from seaboard.lab.nautilion_strength import GAME
from seaboard.language import Language


def odds_command(language: Language) -> click.Command:
    def callback(**given: Any) -> None:
        run(language, given)

    return Command(
        language,
        "odds",
        callback,
        [
            option(language, "--games", type=click.IntRange(1, 100_000), default=100, show_default=True),
            option(language, "--seed", type=click.IntRange(0, 2**62), default=1, show_default=True),
            option(language, "--workers", type=click.IntRange(1, 256), default=1, show_default=True),
            option(language, "--to", metavar="….json"),
        ],
    )


def run(language: Language, given: dict[str, Any]) -> None:
    with progress_bar(language.text("odds-measuring"), len(combinations(GAME))) as progress:
        figures = measure(GAME, given["games"], given["seed"], given["workers"], progress)
    text = json.dumps(figures, separators=(",", ":")) + "\n"
    if given["to"]:
        Path(given["to"]).write_text(text, "utf-8")
        click.echo(language.text("odds-written", file=given["to"], count=len(figures["wins"])))
    else:
        click.echo(text, nl=False)
