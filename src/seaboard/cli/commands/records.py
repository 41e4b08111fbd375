"""`seaboard verify FILE` and `seaboard replay FILE`: a game file checked, and told again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from seaboard.cli.commands.localized import Command
from seaboard.cli.terminal.screen import echo
from seaboard.core.play import Play
from seaboard.core.record import Record, read_record, replay
from seaboard.core.seats import WATCHER, seat_name
from seaboard.core.telling import event_lines, event_text
from seaboard.games import load_game
from seaboard.language import Language
from seaboard.table.dice import check_dice


def load_record(path: str) -> tuple[Record, Play[Any]]:
    """A record from a file, replayed and compared. Raises BadRecord."""
    record = read_record(Path(path).read_text("utf-8"))
    return record, replay(load_game(record.game, record.edition), record)


def verify_command(language: Language) -> click.Command:
    def callback(file: str) -> None:
        record, play = load_record(file)
        checked = check_dice(play, record)
        outcome = play.game.outcome(play.state)
        echo(language.text("cli-verified", events=len(play.events)))
        echo(dice_sentence(language, record, checked))
        echo(language.say(outcome.message) if outcome else language.text("cli-unfinished"))

    return Command(language, "verify", callback, [click.Argument(["file"])])


def dice_sentence(language: Language, record: Record, checked: int | None) -> str:
    if checked is not None:
        return language.text("dice-kept", count=checked)
    return language.text("dice-promised" if record.dice else "dice-unpromised")


def story_of(language: Language, play: Play[Any], seat: int | None = None) -> list[str]:
    """The story of a game, line by line, each with its rules: as a seat may know it, or with every move as it was."""
    story: list[str] = []
    listener = WATCHER if seat is None else seat
    for number, event in enumerate(play.events, 1):
        text = event.text if seat is None else event_text(play, number, seat)
        story.append(_numbered(number, event.seat, text))
        story += [f"         {language.line(line)}" for line in event_lines(play, number, listener)]
    return story


def _numbered(number: int, seat: int, text: str) -> str:
    return f"{number:>4}  {seat_name(seat)}  {text}"


def replay_command(language: Language) -> click.Command:
    def callback(file: str) -> None:
        for line in story_of(language, load_record(file)[1]):
            echo(line)

    return Command(language, "replay", callback, [click.Argument(["file"])])
