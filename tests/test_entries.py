"""Games, bots and boards are found by entry points: one row each, and no list of them anywhere else."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from seaboard import entries
from seaboard.bots.bot import BotRow
from seaboard.bots.registry import bots_for, load_bot
from seaboard.bots.skill import Skill
from seaboard.cli.boards.board import IN_WORDS, Board, board_of
from seaboard.core.errors import BadOptions
from seaboard.games import all_games, game_names, game_row, load_game
from seaboard.games.row import GameRow
from seaboard.language import clauses

ROOT = Path(__file__).parents[1]
KINDS: dict[str, type[Any]] = {
    entries.GAMES: GameRow,
    entries.SKILLS: Skill,
    entries.BOTS: BotRow,
    entries.BOARDS: Board,
}
OURS = ("nautilion", "diluvium", "diluvia", "campaign")


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, str, str]]]:
    """What other packages announce in the group of games: package, name, object."""
    found: list[tuple[str, str, str]] = []
    monkeypatch.setattr(entries, "_of_others", lambda group: found if group == entries.GAMES else [])
    entries.entries.cache_clear()
    yield found
    entries.entries.cache_clear()


@pytest.mark.source
def test_the_project_file_has_every_row() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    assert {group: entries.own_entries(group) for group in KINDS} == declared


@pytest.mark.parametrize("group", KINDS)
def test_every_entry_is_what_its_group_wants(group: str) -> None:
    found = entries.find_all(group, KINDS[group])
    assert set(found) >= set(entries.own_entries(group))
    assert all(isinstance(row, KINDS[group]) for row in found.values())


def test_our_games_come_first_and_have_their_names() -> None:
    assert game_names()[:4] == OURS
    assert [load_game(name).id for name in OURS] == list(OURS)
    assert {game.id for game in all_games()} >= set(OURS)


@pytest.mark.parametrize("game", OURS)
def test_every_bot_and_a_board_for_each_of_our_games(game: str) -> None:
    assert bots_for(game) == ("random", "novice", "sailor", "greedy", "mate", "search", "captain")
    assert board_of(game) is not IN_WORDS


def test_whatever_nobody_announces() -> None:
    with pytest.raises(BadOptions, match="game-unknown"):
        game_row("atlantis")
    with pytest.raises(BadOptions, match="bot-unknown"):
        load_bot("oracle")
    assert bots_for("atlantis") == ("random",)
    assert board_of("atlantis") is IN_WORDS


def test_a_broken_package_does_not_take_the_others_with_it(others: list[tuple[str, str, str]]) -> None:
    others += [("x", "absent", "no_such_package:ROW"), ("x", "wrong", "json:dumps"), ("x", "hollow", f"{__name__}:ROW")]
    sys.modules.setdefault(__name__, sys.modules[test_whatever_nobody_announces.__module__])
    assert set(game_names()) == {*OURS, "hollow"}
    assert {game.id for game in all_games()} == set(OURS)
    for name in ("absent", "wrong"):
        with pytest.raises(entries.BrokenEntry):
            game_row(name)
    with pytest.raises(entries.BrokenEntry):
        load_game("hollow")


ROW = GameRow("no_such_package.game:hollow")


def test_nobody_takes_a_name_of_ours(others: list[tuple[str, str, str]]) -> None:
    others += [("b", "levee", "b:ROW"), ("a", "levee", "a:ROW"), ("a", "nautilion", "a:ROW")]
    found = entries.entries(entries.GAMES)
    assert (found["nautilion"], found["levee"]) == ("seaboard.games.nautilion:ROW", "a:ROW")


def test_an_installed_wheel_of_another_day_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = [EntryPoint("atlantis", "seaboard.games.atlantis:ROW", entries.GAMES)]
    stale = SimpleNamespace(metadata={"Name": "seaboard"}, entry_points=listed)
    monkeypatch.setattr(entries, "distributions", lambda: [stale])
    assert list(entries._of_others(entries.GAMES)) == []


def test_a_game_may_cite_the_game_it_builds_on() -> None:
    assert {"S-1.1", "D-1.1"} <= set(clauses("campaign"))
    assert "S-1.1" not in clauses("diluvium")


@pytest.mark.source
def test_no_list_of_games_is_kept_in_code() -> None:
    """A module that names games names one of them: its own."""
    source = ROOT / "src" / "seaboard"
    for path in sorted(source.rglob("*.py")):
        words = [node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)]
        named = {word for word in words if word in OURS}
        shown = path.relative_to(source).as_posix()
        assert len(named) <= 1, shown
        assert all(name in shown or name in ("nautilion", "campaign") for name in named), (shown, named)
