"""`seaboard play GAME`: a game in the terminal."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import click

from seaboard.bots.bot import Bot
from seaboard.bots.registry import bot_for, levels_for
from seaboard.cli.boards.board import board_of
from seaboard.cli.commands.localized import chosen_options, for_each_game, option, read_text
from seaboard.cli.commands.records import load_record
from seaboard.cli.terminal.prompt import Terminal
from seaboard.cli.terminal.saves import autosave_path
from seaboard.cli.terminal.screen import echo
from seaboard.cli.terminal.terminal_dice import TerminalDice
from seaboard.core.errors import BadOptions, BadRecord
from seaboard.core.messages import Message
from seaboard.core.options import fitting_options
from seaboard.core.play import Play
from seaboard.games import load_game
from seaboard.language import Language
from seaboard.table.names import first_names

PERSON = "me"


def play_command(language: Language) -> click.Command:
    return for_each_game(language, "play", run, partial(_options, language))


def _options(language: Language, game: str) -> list[click.Parameter]:
    return [
        option(language, "--seats", metavar="me|" + "|".join(levels_for(game)) + ",…"),
        option(language, "--names", metavar="…"),
        option(language, "--seed", type=click.IntRange(0, 2**63)),
        option(language, "--resume", is_flag=True),
        option(language, "--load", metavar="…"),
        option(language, "--edition", metavar="…"),
    ]


def run(language: Language, name: str, given: dict[str, Any]) -> None:
    play, promised = _play(name, given)
    bots = seated_bots(name, given["seats"], play.game.seats(play.state))
    autosave = autosave_path(name)
    dice = TerminalDice(autosave, given["seed"], promised, begun=bool(play.events))
    echo(language.text("play-welcome"))
    if not dice.committed:
        echo(language.text("play-dice-unpromised"))
    called = language.called(seat_names(given["names"], play.game.seats(play.state)))
    Terminal(play, called, dice, bots, autosave).run(ask_at_the_prompt)


def ask_at_the_prompt(prompt: str) -> str:
    echo(prompt)
    return input("> ")


def _play(name: str, given: dict[str, Any]) -> tuple[Play[Any], str | None]:
    """The game, and what its record promised of the dice."""
    source = str(autosave_path(name)) if given["resume"] else given["load"]
    if source is None:
        game = load_game(name, read_text(given["edition"]))
        chosen = board_of(name).read_options(chosen_options(game, given))
        return Play(game, fitting_options(game.options(), chosen)), None
    if given["resume"] and not Path(source).exists():
        raise BadRecord(Message("play-nothing-kept"))
    record, play = load_record(source)
    if play.game.id != name:
        raise BadRecord(Message("play-other-game", {"game": play.game.id}))
    return play, record.dice.get("commitment")


def seat_names(names: str | None, count: int) -> list[str | None]:
    """`Ana,,Bo` names the first and the third seat."""
    wanted = names.split(",") if names else []
    if len(wanted) > count:
        raise BadOptions(Message("play-name-count", {"given": len(wanted), "wanted": count}))
    return first_names("", [PERSON] * count, wanted)


def seated_bots(game: str, seats: str | None, count: int) -> dict[int, Bot]:
    """`me,greedy` is a person in the first seat and a bot in the second."""
    names = [name.strip() for name in (seats or ",".join([PERSON] * count)).split(",")]
    if len(names) != count:
        raise BadOptions(Message("play-seat-count", {"given": len(names), "wanted": count}))
    if PERSON not in names:
        raise BadOptions(Message("play-no-person", {"person": PERSON}))
    return {seat: bot_for(game, name) for seat, name in enumerate(names) if name != PERSON}
