"""`seaboard levels`: every level of bots against the one below at every table, and how often each wins alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from seaboard.cli.commands.arena import command_line, write_page
from seaboard.cli.commands.localized import Command, option, page_options, read_text
from seaboard.cli.pages.levels_page import LevelsPage
from seaboard.cli.terminal.progress import progress_bar
from seaboard.lab.levels import GAMES, measure, rows
from seaboard.language import Language


def levels_command(language: Language) -> click.Command:
    def callback(**given: Any) -> None:
        run(language, given)

    return Command(
        language,
        "levels",
        callback,
        [
            option(language, "--of", multiple=True, type=click.Choice(GAMES), default=GAMES),
            option(language, "--games", multiple=True, type=click.IntRange(0, 10_000_000), default=[200, 200, 60]),
            option(language, "--seed", type=click.IntRange(0, 2**62), default=1, show_default=True),
            option(language, "--workers", type=click.IntRange(1, 256), default=1, show_default=True),
            option(language, "--json", is_flag=True),
            *page_options(language),
        ],
    )


def run(language: Language, given: dict[str, Any]) -> None:
    asked = rows(given["of"], list(given["games"]), given["seed"])
    with progress_bar(language.text("levels-playing"), sum(row.games for row in asked)) as progress:
        figures = measure(asked, given["workers"], progress)
    figures["command"] = command_line()
    page = LevelsPage(language, [figures, *(json.loads(read_text(name)) for name in given["also"])])
    if given["out"]:
        write_page(Path(given["out"]), page)
    click.echo(json.dumps(figures) if given["json"] else page.text())
