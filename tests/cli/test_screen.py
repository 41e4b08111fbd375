"""Lines broken between words, at any width and in any language."""

from __future__ import annotations

import re

import click
import pytest

from seaboard.cli.main import run
from seaboard.cli.terminal.screen import folded, length, wrapped
from seaboard.language import LANGUAGES, catalogue


def sentences(code: str) -> list[str]:
    return [line.partition(" = ")[2] for line in catalogue(code).splitlines() if " = " in line and len(line) > 60]


@pytest.mark.parametrize("columns", [40, 60, 80])
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_is_torn_and_none_is_lost(code: str, columns: int) -> None:
    for text in sentences(code):
        lines = wrapped(text, columns)
        assert " ".join(lines).replace("·", " ").split() == text.replace("·", " ").split()
        assert [line for line in lines if len(line) > columns and " " in line.strip()] == []


def test_a_long_name_has_a_line_of_its_own() -> None:
    name = "/a/very/long/name/" + "x" * 50
    assert wrapped(f"It is kept in {name} now.", 40)[1].strip() == name


def test_colours_take_no_room() -> None:
    text = click.style("red", fg="red") + " and " + click.style("blue", fg="blue")
    assert wrapped(text, 12) == [text]
    assert length(text) == 12


def test_marks_that_french_sets_off_stay_with_their_word() -> None:
    assert wrapped("Voulez-vous bien ?", 16, hang=0) == ["Voulez-vous", "bien ?"]
    assert wrapped("le coup « plan »", 12, hang=0) == ["le coup", "« plan »"]


def test_the_second_column_of_a_list_goes_on_below_itself() -> None:
    assert folded("  hint   the best moves there are", 24) == "  hint   the best moves\n         there are"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80])
def test_help_pages_break_no_name_at_its_hyphen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    assert run(["play", "campaign", "--help", "--lang", code]) == 0
    shown = capsys.readouterr().out
    assert "whispers-from-the-east" in shown
    assert not re.search(r"[a-z]-$", shown, re.MULTILINE)
    assert max(map(len, shown.splitlines())) <= columns
