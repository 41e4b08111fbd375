"""The width of the terminal: what is said is broken between words, never inside one."""

from __future__ import annotations

import re
import shutil
from typing import Any

import click

BETWEEN = " · "
HANGING = 3  # columns that a line gone on with is moved in
USUAL = (100, 24)
# A word with the spaces before it; marks that French sets off with a space stay with their word.
WORD = re.compile(r"( *)((?:« )*[^ ]+(?: [?!:;»%][.,:;)»?!]*(?= |$))*)")
TWO_COLUMNS = re.compile(r" +\S+(?: \S+)*? {2,}(?=\S)")


def terminal_columns() -> int:
    return shutil.get_terminal_size(USUAL).columns


def length(text: str) -> int:
    """Columns it takes, without its colours."""
    return len(click.unstyle(text))


def wrapped(text: str, columns: int, hang: int = HANGING) -> list[str]:
    """One line as several: broken between parts (a · b) where it has some, and between words. A word that is longer
    than the terminal is wide, as a file's name may be, has a line of its own.
    """
    below = " " * _hanging(text, columns, hang)
    lines: list[str] = []
    for number, part in enumerate(text.split(BETWEEN)):
        if number and length(lines[-1] + BETWEEN + part) <= columns:
            lines[-1] += BETWEEN + part
        else:
            lines += _words(below + part if number else part, below, columns)
    return lines


def _hanging(text: str, columns: int, hang: int) -> int:
    """Below the second column where a line has two; a little to the right of a small indent."""
    plain = click.unstyle(text)
    second = TWO_COLUMNS.match(plain)
    if second is not None and second.end() <= columns // 2:
        return second.end()
    indent = len(plain) - len(plain.lstrip(" "))
    return indent if indent >= HANGING else indent + 2 if indent else hang


def _words(text: str, hang: str, columns: int) -> list[str]:
    lines = [""]
    for gap, word in WORD.findall(text):
        if length(lines[-1] + gap + word) <= columns or not lines[-1].strip(" "):
            lines[-1] += gap + word
        else:
            lines.append(hang + word)
    return lines


def folded(text: str, columns: int | None = None) -> str:
    """Every line of a text, broken where it is too long."""
    width = terminal_columns() if columns is None else columns
    return "\n".join(line for paragraph in text.split("\n") for line in wrapped(paragraph, width, hang=0))


def echo(text: str = "", **style: Any) -> None:
    """Say it on the screen; lines that fit stay as they are."""
    shown = folded(text)
    click.echo(click.style(shown, **style) if style else shown)


def aside(text: str) -> None:
    echo(text, dim=True)
