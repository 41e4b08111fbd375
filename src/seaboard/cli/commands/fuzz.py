"""`seaboard fuzz GAME`: random play that looks for faults in the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from seaboard.cli.commands.localized import Command, option, read_text
from seaboard.cli.terminal.progress import progress_bar
from seaboard.games import load_game
from seaboard.lab.fuzz import fuzz
from seaboard.language import Language


def fuzz_command(language: Language) -> click.Command:
    def callback(game: str, games: int, seed: int, dumps: str, edition: str | None) -> int:
        rules = load_game(game, read_text(edition))
        with progress_bar(language.text("cli-fuzzing", game=game), games) as progress:
            found = fuzz(rules, games, seed, Path(dumps), progress)
        click.echo(language.text("cli-fuzzed", games=games, positions=found.report.positions, faults=len(found.dumps)))
        for path in found.dumps:
            click.echo(language.text("cli-dumped", file=str(path)))
        return 1 if found.dumps else 0

    params: list[click.Parameter] = [
        click.Argument(["game"]),
        option(language, "--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True),
        option(language, "--seed", type=click.IntRange(0, 2**63), default=1, show_default=True),
        option(language, "--dumps", default="fuzz-dumps", show_default=True),
        option(language, "--edition", metavar="…"),
    ]
    made: Any = callback
    return Command(language, "fuzz", made, params)
