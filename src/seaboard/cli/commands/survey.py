"""`seaboard campaign survey`: bots play campaigns, or every title; tables, JSON, a page with a picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from seaboard.bots.registry import bots_for
from seaboard.cli.commands.arena import command_line, write_page
from seaboard.cli.commands.campaign import made
from seaboard.cli.commands.localized import lab_options, option, page_options, read_text
from seaboard.cli.pages.survey_page import SurveyPage
from seaboard.cli.terminal.progress import progress_bar
from seaboard.games.diluvium.campaign.game import LEVELS
from seaboard.lab.survey import Inquiry, report, survey, titles
from seaboard.language import Language


def survey_command(language: Language) -> click.Command:
    def callback(**given: Any) -> None:
        run(language, given)

    return made(language, "survey", callback, survey_options(language))


def survey_flag(language: Language) -> click.Option:
    """`seaboard campaign --survey N`: the survey with everything else as usual."""

    def callback(ctx: click.Context, _: click.Parameter, campaigns: int | None) -> None:
        if campaigns is not None and not ctx.resilient_parsing:
            usual = {param.name: param.get_default(ctx) for param in survey_options(language)}
            run(language, {**usual, "games": campaigns})
            ctx.exit()

    number = click.IntRange(1, 100_000)
    return option(language, "--survey", type=number, is_eager=True, expose_value=False, callback=callback)


def survey_options(language: Language) -> list[click.Parameter]:
    return [
        option(language, "--games", type=click.IntRange(1, 100_000), default=14, show_default=True),
        option(language, "--proof", is_flag=True),
        option(language, "--difficulty", type=click.Choice(LEVELS), default=LEVELS[0], show_default=True),
        option(language, "--bot", type=click.Choice(bots_for("campaign")), default="search", show_default=True),
        *lab_options(language, 2**62),
        *page_options(language),
    ]


def run(language: Language, given: dict[str, Any]) -> None:
    """What the command was given, by the names of its options."""
    inquiry = Inquiry(given["difficulty"], given["bot"], given["seed"], given["proof"], read_text(given["edition"]))
    total = given["games"] * (len(titles()) if inquiry.proof else 1)
    with progress_bar(language.text("survey-playing"), total) as progress:
        found = survey(inquiry, given["games"], given["workers"], progress)
    figures = {**report(inquiry, found), "command": command_line()}
    page = SurveyPage(language, [figures, *(json.loads(read_text(name)) for name in given["also"] or ())])
    if given["out"]:
        write_page(Path(given["out"]), page)
    click.echo(json.dumps(figures) if given["json"] else page.text())
