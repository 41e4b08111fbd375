"""`seaboard strength`: how often each bot wins Nautilion on every submarine and with every expansion."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from seaboard.bots.registry import bots_for
from seaboard.cli.commands.arena import command_line, write_page
from seaboard.cli.commands.localized import Command, lab_options, option, page_options, read_text
from seaboard.cli.pages.nautilion_strength_page import StrengthPage
from seaboard.cli.terminal.progress import progress_bar
from seaboard.lab.nautilion_strength import GAME, SETTINGS, Trial, strength
from seaboard.language import Language


def strength_command(language: Language) -> click.Command:
    def callback(**given: Any) -> None:
        run(language, given)

    known = bots_for(GAME)
    return Command(
        language,
        "strength",
        callback,
        [
            option(language, "--player", multiple=True, type=click.Choice(known), default=known),
            option(language, "--games", multiple=True, type=click.IntRange(1, 10_000_000), default=[100]),
            option(language, "--setting", multiple=True, type=click.Choice(list(SETTINGS)), default=list(SETTINGS)),
            *lab_options(language, 2**62),
            *page_options(language),
            option(language, "--to", metavar="….json"),
        ],
    )


def trials(given: dict[str, Any]) -> list[Trial]:
    """One for each `--player`; the last `--games` holds for all that follow."""
    games, edition = given["games"], read_text(given["edition"])
    return [
        Trial(bot, games[min(number, len(games) - 1)], given["seed"], edition)
        for number, bot in enumerate(given["player"])
    ]


def run(language: Language, given: dict[str, Any]) -> None:
    asked, settings = trials(given), given["setting"]
    total = len(settings) * sum(trial.games for trial in asked)
    with progress_bar(language.text("strength-playing"), total) as progress:
        figures = strength(asked, settings, given["workers"], progress)
    figures["command"] = command_line()
    parts = [figures, *(json.loads(read_text(name)) for name in given["also"])]
    page = StrengthPage(language, parts)
    if given["to"]:
        rows = [row for part in parts for row in part["rows"]]
        Path(given["to"]).write_text(json.dumps({**figures, "rows": rows}) + "\n", "utf-8")
    if given["out"]:
        write_page(Path(given["out"]), page)
    click.echo(json.dumps(figures) if given["json"] else page.text())
