"""Each clause of each register has a test that bears its number, in the file of its chapter."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from seaboard.core.rules import read_register
from seaboard.games import game_names

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules"
REGISTERS = {game: read_register((RULES / f"{game}.md").read_text("utf-8")) for game in game_names()}
PREFIX = {game: next(iter(register)).split("-")[0] for game, register in REGISTERS.items()}
CLAUSES = [(game, clause) for game in game_names() for clause in REGISTERS[game]]
EVERY_GAME = pytest.mark.parametrize("game", game_names())


def names_of_tests(file: Path) -> list[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def chapters(game: str) -> list[Path]:
    return sorted((HERE / game).glob(f"test_{PREFIX[game].lower()}[0-9]*_*.py"))


def numbered(game: str, name: str) -> re.Match[str] | None:
    return re.fullmatch(rf"test_{PREFIX[game].lower()}(\d+)_(\d+)_\w+", name)


TESTED = {
    game: [(file, found) for file in chapters(game) for name in names_of_tests(file) if (found := numbered(game, name))]
    for game in game_names()
}
BORNE = {game: {f"{PREFIX[game]}-{found[1]}.{found[2]}" for _, found in TESTED[game]} for game in game_names()}


@EVERY_GAME
def test_the_register_was_read(game: str) -> None:
    assert len(REGISTERS[game]) >= 40
    assert {"Aim", "Set-up"} & {rule.chapter for rule in REGISTERS[game].values()}


@pytest.mark.parametrize(("game", "clause"), CLAUSES)
def test_a_test_bears_the_number_of_the_clause(game: str, clause: str) -> None:
    assert clause in BORNE[game]


@EVERY_GAME
def test_no_test_bears_the_number_of_a_clause_that_does_not_exist(game: str) -> None:
    assert BORNE[game] <= set(REGISTERS[game])


@EVERY_GAME
def test_a_numbered_test_stands_in_the_file_of_its_chapter(game: str) -> None:
    start = f"test_{PREFIX[game].lower()}"
    assert [found[0] for file, found in TESTED[game] if not file.name.startswith(f"{start}{found[1]}_")] == []


@EVERY_GAME
def test_the_tests_of_a_chapter_are_all_numbered(game: str) -> None:
    assert [name for file in chapters(game) for name in names_of_tests(file) if not numbered(game, name)] == []
