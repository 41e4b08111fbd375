"""`seaboard simulate GAME`: many games between bots, with honest intervals."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import click

from seaboard.bots.registry import bots_for
from seaboard.cli.commands.localized import chosen_options, for_each_game, lab_options, option, read_text
from seaboard.cli.pages.tables import aligned, percent
from seaboard.cli.terminal.progress import progress_bar
from seaboard.games import load_game
from seaboard.lab.simulate import Job, report, simulate
from seaboard.language import Language


def simulate_command(language: Language) -> click.Command:
    return for_each_game(language, "simulate", run, partial(_options, language))


def _options(language: Language, game: str) -> list[click.Parameter]:
    return [
        option(language, "--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True),
        option(language, "--bot", multiple=True, metavar="|".join(bots_for(game)), default=["random"]),
        *lab_options(language),
    ]


def run(language: Language, name: str, given: dict[str, Any]) -> None:
    edition = read_text(given["edition"])
    options = chosen_options(load_game(name, edition), given)
    job = Job(name, options, tuple(given["bot"]), given["seed"], edition)
    with progress_bar(language.text("cli-simulating", game=name), given["games"]) as progress:
        tally = simulate(job, given["games"], given["workers"], progress)
    figures = report(job, tally)
    if given["json"]:
        click.echo(json.dumps(figures))
        return
    for line in _lines(language, figures):
        click.echo(line)


def _lines(language: Language, figures: dict[str, Any]) -> list[str]:
    counted = {"games": figures["games"], "decisions": figures["decisions"], "seed": str(figures["seed"])}
    lines = [language.text("cli-simulated", **counted)]
    for seat, bot in zip(figures["seats"], figures["bots"], strict=True):
        low, high = seat["interval_95"]
        share = {"rate": _percent(seat["win_rate"]), "low": _percent(low), "high": _percent(high)}
        lines.append(language.text("cli-win-rate", seat=seat["seat"], bot=bot, wins=seat["wins"], **share))
    shares = {ending: count / figures["games"] for ending, count in figures["endings"].items()}
    rows = [
        [ending, str(figures["endings"][ending]), percent(part), "█" * round(40 * part)]
        for ending, part in shares.items()
    ]
    return [*lines, aligned(rows, indent=2)]


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"
