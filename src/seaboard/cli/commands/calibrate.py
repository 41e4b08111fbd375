"""`seaboard calibrate`: what hints promise, held against what came of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from seaboard.cli.commands.arena import command_line, write_page
from seaboard.cli.commands.localized import Command, option
from seaboard.cli.pages.calibration_page import CalibrationPage
from seaboard.cli.terminal.progress import progress_bar
from seaboard.lab.calibration import SETTINGS, Promise, calibration
from seaboard.language import Language


def calibrate_command(language: Language) -> click.Command:
    def callback(**given: Any) -> None:
        run(language, given)

    games = list(SETTINGS)
    return Command(
        language,
        "calibrate",
        callback,
        [
            option(language, "--game", multiple=True, type=click.Choice(games), default=games),
            option(language, "--positions", type=click.IntRange(1, 1_000_000), default=2000),
            option(language, "--thinking", type=click.FloatRange(0.01, 10.0), default=0.6),
            option(language, "--seed", type=click.IntRange(0, 2**62), default=1),
            option(language, "--workers", type=click.IntRange(1, 256), default=1),
            option(language, "--out", metavar="….md"),
        ],
    )


def run(language: Language, given: dict[str, Any]) -> None:
    found: dict[str, list[Promise]] = {game: [] for game in given["game"]}
    with progress_bar(language.text("calibration-asking"), given["positions"] * len(found)) as progress:
        for place, (game, made) in enumerate(found.items()):
            for promise in calibration(game, given["positions"], given["thinking"], given["workers"], given["seed"]):
                made.append(promise)
                progress(place * given["positions"] + len(made))
    page = CalibrationPage(language, found, command_line())
    if given["out"]:
        write_page(Path(given["out"]), page)
    click.echo(page.text())
