"""One folder a scenario: what each must have, and the census of the maps."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from seaboard.core.edition import PROVENANCES
from seaboard.games.diluvium.campaign.components.loading import booklet, printed
from seaboard.games.diluvium.campaign.presentation.words import words_of
from seaboard.games.diluvium.campaign.rules.actions import DEEDS, ESCORT
from seaboard.games.diluvium.campaign.scenarios import FOLDERS, IDS, SCENARIOS, folder_of

HERE = Path(__file__).parents[3] / "src" / "seaboard" / "games" / "diluvium" / "campaign" / "scenarios"
PARTS = ("__init__.py", "map.toml", "rules.py", "words.py")
VALUES = ("people", "resources", "column", "rows", "groups", "allied")


@pytest.mark.source
@pytest.mark.parametrize(
    "folder", sorted(path.name for path in HERE.iterdir() if path.is_dir() and path.name[0] != "_")
)
def test_a_folder_has_every_part_of_a_scenario(folder: str) -> None:
    assert [part for part in PARTS if not (HERE / folder / part).is_file()] == []
    assert folder in FOLDERS


def test_every_folder_is_a_scenario_under_its_own_name() -> None:
    assert sorted(folder_of(name) for name in IDS) == FOLDERS


def test_scenarios_stand_in_the_order_of_the_booklet() -> None:
    assert [story.number for story in SCENARIOS.values()] == list(range(21, 38))


@pytest.mark.parametrize("name", IDS)
def test_every_value_of_a_map_has_a_provenance(name: str) -> None:
    named = [key for key in printed().values if key.startswith(f"scenario.{name}.")]
    assert named == [f"scenario.{name}.{value}" for value in VALUES]
    assert {printed().provenance[key] for key in named} <= set(PROVENANCES)


def test_the_maps_are_listed_in_the_order_of_the_booklet() -> None:
    listed = [key.split(".")[1] for key in printed().values if key.startswith("scenario.") and key.endswith(".rows")]
    assert tuple(listed) == IDS


@pytest.mark.parametrize("name", IDS)
def test_an_owner_replaces_a_value_by_its_dotted_name(name: str) -> None:
    owned = booklet(f'[edition]\nname = "Mine"\n[scenario.{name}]\nresources = [20, 20, 20, 40]\n')
    assert owned.edition.provenance[f"scenario.{name}.resources"] == "edition"
    tables = owned.chart(name).solo_tables(6)
    assert (tables.trays, tables.purse) == ([20, 20, 20], 40)


@pytest.mark.parametrize("name", IDS)
def test_every_victory_has_its_aim(name: str) -> None:
    assert tuple(words_of(name).aims) == SCENARIOS[name].titles


def test_every_deed_belongs_to_one_scenario_or_to_all() -> None:
    codes = [deed.code for name in IDS for deed in words_of(name).deeds]
    assert sorted([*codes, ESCORT]) == list(range(DEEDS))


@pytest.mark.source
def test_what_a_scenario_counts_has_a_name_in_its_rules() -> None:
    """Two functions of its rules, one that reads the counter and one that writes it; elsewhere only the view has it."""
    source = HERE.parents[3]
    where = [path for path in sorted(source.rglob("*.py")) if re.search(r"\.tally\b", path.read_text("utf-8"))]
    others = [path.relative_to(source).as_posix() for path in where if path.parts[-3] != "scenarios"]
    assert others == ["games/diluvium/campaign/presentation/view.py", "games/diluvium/campaign/rules/state.py"]
    for path in where:
        if path.parts[-3] == "scenarios":
            holders = [
                node
                for node in ast.parse(path.read_text("utf-8")).body
                if any(isinstance(part, ast.Attribute) and part.attr == "tally" for part in ast.walk(node))
            ]
            assert path.name == "rules.py"
            assert [type(holder) for holder in holders] == [ast.FunctionDef] * 2
