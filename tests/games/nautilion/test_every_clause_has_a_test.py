"""Each clause of the register has a test that bears its number, in the file of its chapter."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from seaboard.core.rules import read_register

HERE = Path(__file__).parent
REGISTER = read_register((HERE.parents[2] / "docs" / "rules" / "nautilion.md").read_text("utf-8"))
NUMBERED = re.compile(r"test_n(\d+)_(\d+)_\w+")


def names_of_tests(file: Path) -> list[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


CHAPTERS = sorted(HERE.glob("test_n[0-9]*_*.py"))
TESTED = [(file, found) for file in CHAPTERS for name in names_of_tests(file) if (found := NUMBERED.fullmatch(name))]


def test_the_register_was_read() -> None:
    assert len(REGISTER) >= 40
    assert {rule.chapter for rule in REGISTER.values()} >= {"Aim", "Air ducts", "Two players"}


@pytest.mark.parametrize("clause", REGISTER)
def test_a_test_bears_the_number_of_the_clause(clause: str) -> None:
    assert clause in {f"N-{found[1]}.{found[2]}" for _, found in TESTED}


def test_no_test_bears_the_number_of_a_clause_that_does_not_exist() -> None:
    assert {f"N-{found[1]}.{found[2]}" for _, found in TESTED} <= set(REGISTER)


def test_a_numbered_test_stands_in_the_file_of_its_chapter() -> None:
    assert [found[0] for file, found in TESTED if not file.name.startswith(f"test_n{found[1]}_")] == []


def test_the_tests_of_a_chapter_are_all_numbered() -> None:
    unnumbered = [name for file in CHAPTERS for name in names_of_tests(file) if not NUMBERED.fullmatch(name)]
    assert unnumbered == []
