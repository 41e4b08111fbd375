"""The documents say what is true: code in them runs, commands in them exist, nothing of this machine is in the tree."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import click
import pytest

import seaboard
from seaboard.cli.main import build
from seaboard.games import game_names, load_game
from seaboard.language import language, register
from tests.golden.goldens import verbs_of

pytestmark = pytest.mark.source
ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def fenced(language_name: str, text: str) -> list[str]:
    return re.findall(rf"```{language_name}\n(.*?)```", text, re.DOTALL)


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    return [ROOT / name for name in listed.decode().split("\0") if name and (ROOT / name).is_file()]


def test_the_game_in_python_runs_and_is_about_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = fenced("python", README)
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.splitlines()[-1] in load_game("nautilion").endings()
    assert len([line for line in example.splitlines() if line.strip()]) <= 11


def test_the_edition_in_the_readme_is_valid() -> None:
    (example,) = fenced("toml", README)
    assert load_game("nautilion", example).components().name == "My box, 2016"


def test_every_command_is_in_the_readme() -> None:
    group = build(language("en"))
    commands = group.list_commands(click.Context(group))
    assert {"play", "rules"} <= set(commands)
    assert [name for name in commands if not re.search(rf"`seaboard {name}\b", README)] == []


def test_the_api_page_is_current() -> None:
    """`PYTHONPATH=src .venv/bin/python scripts/api_docs.py` writes it."""
    spec = spec_from_file_location("api_docs", ROOT / "scripts" / "api_docs.py")
    assert spec is not None
    assert spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    assert (ROOT / "docs" / "api.md").read_text("utf-8") == script.page()
    assert sorted(name for names in script.CHAPTERS.values() for name in names) == sorted(seaboard.__all__)


def test_the_public_names_are_those_of_their_modules_and_cost_nothing_before() -> None:
    program = "import sys, seaboard; print([name for name in sys.modules if name.startswith('seaboard.')])"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    shown = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "['seaboard.checkout']"  # finds the compiled rules, and imports none
    assert seaboard.load_game is load_game
    assert set(seaboard.__all__) <= set(dir(seaboard))
    with pytest.raises(AttributeError):
        getattr(seaboard, "atlantis")  # noqa: B009


def test_every_folder_of_the_package_is_in_the_readme() -> None:
    for folder in (ROOT / "src" / "seaboard").iterdir():
        if folder.is_dir() and not folder.name.startswith("_"):
            assert f"  {folder.name}/" in README


@pytest.mark.parametrize(
    "document",
    [
        *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "examples/levee/README.md"),
        *("docs/notation.md", "docs/architecture.md", "docs/api.md", "docs/decisions/0013-rows-and-entry-points.md"),
    ],
)
def test_files_named_in_documents_exist(document: str) -> None:
    """From the top, from the package, from a game's or its bots' folder, or beside the document."""
    text, house = (ROOT / document).read_text("utf-8"), ROOT / "src" / "seaboard"
    folders = [ROOT, house, house / "games" / "nautilion", house / "bots" / "nautilion", (ROOT / document).parent]
    folders.append(ROOT / "examples" / "levee" / "src" / "levee")
    named = re.findall(r"`([\w/.-]+\.(?:py|md|toml))`", text)
    links = re.findall(r"\]\(([\w/.-]+)\)", text)
    for name in {*named, *links}:
        places = [*(folder / name for folder in folders), ROOT / "src" / "seaboard" / "games" / name]
        assert any(place.exists() for place in places), name


def test_every_verb_is_in_the_notation_page() -> None:
    page = (ROOT / "docs" / "notation.md").read_text("utf-8")
    for game in game_names():
        chapter = page.split(f"\n## {game.capitalize()}\n")[1].split("\n## ")[0]
        for verb in verbs_of(game):
            assert re.search(rf"`{verb}[ `]", chapter), f"{game}: {verb}"


def test_rule_ids_in_documents_exist() -> None:
    known = {rule for game in game_names() for rule in register(game)}
    for path in [ROOT / "docs" / "notation.md", ROOT / "README.md"]:
        cited = set(re.findall(r"\b[A-Z]+-\d+\.\d+\b", path.read_text("utf-8")))
        assert cited <= known


def test_locks_name_no_host() -> None:
    for path in tracked():
        if path.name == "package-lock.json":
            assert '"resolved"' not in path.read_text("utf-8")
        elif "lock" in path.name:
            assert "://" not in path.read_text("utf-8"), path.name


def test_no_path_of_a_machine_is_in_the_tree() -> None:
    homes = re.compile(rf"{re.escape(str(ROOT.parent))}/|/(?:root|home/\w+)/\.")
    for path in tracked():
        text = path.read_bytes().decode("utf-8", "ignore")
        assert not homes.search(text), path.name


def test_the_python_floor_is_met() -> None:
    assert sys.version_info >= (3, 11)
