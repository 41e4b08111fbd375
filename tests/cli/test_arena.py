"""`seaboard arena`: a table, a page, a picture, rows for a spreadsheet."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from seaboard.cli.main import run
from seaboard.language import LANGUAGES

CONTEST = ["arena", "diluvium", "--bots", "greedy,random", "--bots", "random", "--games", "2", "--boards", "A,dealt"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_and_its_picture_are_written_in_every_language(
    code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "balance.md"
    assert run(["--lang", code, *CONTEST, "--out", str(page)]) == 0
    written = page.read_text("utf-8")
    assert "![" in written
    assert "(balance.svg)" in written
    assert "## greedy : random" in written
    assert not [word for word in written.split() if word.startswith(("cli-", "web-"))]
    drawn = ET.parse(tmp_path / "balance.svg").getroot()
    assert drawn.tag.endswith("svg")
    assert "greedy" in capsys.readouterr().out


def test_the_figures_come_as_json_and_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = tmp_path / "rows.csv"
    assert run([*CONTEST, "--csv", str(rows), "--json"]) == 0
    duel, mirror = json.loads(capsys.readouterr().out)
    assert duel["bots"] == ["greedy", "random"]
    assert mirror["bots"] == ["random"]
    with rows.open(encoding="utf-8", newline="") as file:
        read = list(csv.DictReader(file))
    assert len(read) == 2 * 2 * 2 * 2
    assert sum(float(row["won"]) for row in read) == 8
    assert {row["board"] for row in read} > {"a"}


def test_a_bot_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "arena", "diluvium", "--bots", "oracle"]) == 1
    assert "oracle" in capsys.readouterr().err
