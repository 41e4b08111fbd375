"""`seaboard arena GAME`: bots against each other at every table; who won as text, JSON, CSV, Markdown and a picture."""

from __future__ import annotations

import csv
import json
import shlex
import sys
from functools import partial
from pathlib import Path
from typing import Any

import click

from seaboard.bots.registry import bots_for, levels_for
from seaboard.cli.commands.localized import chosen_options, for_each_game, lab_options, option, read_text
from seaboard.cli.pages.arena_page import Page
from seaboard.cli.pages.calibration_page import CalibrationPage
from seaboard.cli.pages.levels_page import LevelsPage
from seaboard.cli.pages.nautilion_strength_page import StrengthPage
from seaboard.cli.pages.survey_page import SurveyPage
from seaboard.cli.terminal.progress import progress_bar
from seaboard.games import load_game
from seaboard.lab.arena import Contest, Played, contest, hold, report
from seaboard.language import Language


def arena_command(language: Language) -> click.Command:
    return for_each_game(language, "arena", run, partial(_options, language))


def _options(language: Language, game: str) -> list[click.Parameter]:
    known, usual = bots_for(game), ",".join(levels_for(game)[:-3:-1])
    return [
        option(
            language,
            "--bots",
            multiple=True,
            metavar=f"{'|'.join(known)},…",
            default=[usual],
        ),
        option(language, "--games", multiple=True, type=click.IntRange(1, 10_000_000), default=[100]),
        *lab_options(language),
        option(language, "--csv", metavar="…"),
        option(language, "--out", metavar="….md"),
    ]


def run(language: Language, name: str, given: dict[str, Any]) -> None:
    jobs = contests(name, given)
    held = [play(language, job, given["workers"]) for job in jobs]
    figures = [report(job, played) for job, played in zip(jobs, held, strict=True)]
    if given["csv"]:
        write_rows(Path(given["csv"]), jobs, held)
    page = Page(language, name, figures, command_line())
    if given["out"]:
        write_page(Path(given["out"]), page)
    click.echo(json.dumps(figures) if given["json"] else page.text())


def contests(name: str, given: dict[str, Any]) -> list[Contest]:
    """One for each `--bots`; the last `--games` holds for all that follow."""
    edition = read_text(given["edition"])
    options = {key: str(value) for key, value in chosen_options(load_game(name, edition), given).items()}
    games: list[int] = list(given["games"])
    made = []
    for number, names in enumerate(given["bots"]):
        bots = tuple(bot.strip() for bot in names.split(","))
        made.append(contest(name, options, bots, games[min(number, len(games) - 1)], given["seed"], edition))
    return made


def play(language: Language, job: Contest, workers: int) -> list[Played]:
    label = language.text("cli-arena-playing", game=job.game, bots=", ".join(job.bots))
    with progress_bar(label, job.games * len(job.settings)) as progress:
        return hold(job, workers, progress)


def command_line() -> str:
    """As it was typed."""
    return shlex.join(["seaboard", *sys.argv[1:]])


def write_rows(path: Path, jobs: list[Contest], held: list[list[Played]]) -> None:
    """One row for each seat of each game."""
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        kinds = list(held[0][0].traits)
        options = [name for name, _ in jobs[0].settings[0]]
        rows.writerow(["seed", *options, "seat", "bot", "score", "won", *kinds])
        for job, played in zip(jobs, held, strict=True):
            for game in played:
                values = [value for _, value in job.settings[game.setting]]
                for seat, bot in enumerate(game.bots):
                    won = 1 / len(game.winners) if seat in game.winners else 0
                    own = [game.traits[kind][seat] for kind in kinds]
                    rows.writerow([job.seed + game.number, *values, seat + 1, bot, game.scores[seat], won, *own])


def write_page(path: Path, page: Page | SurveyPage | StrengthPage | LevelsPage | CalibrationPage) -> None:
    """The page, and its picture beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    picture = path.with_suffix(".svg")
    picture.write_text(page.picture(), "utf-8")
    path.write_text(page.markdown(picture.name), "utf-8")
