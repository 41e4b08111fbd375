"""What the build compiles, and that a compiled module never stands before a newer source."""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
from pathlib import Path

import pytest

from seaboard.core.writing import WRITTEN, written_into

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "seaboard"
PLAIN_SUBCLASSES = {"Game", "State", "Procedure", "Mind"}

sys.path.insert(0, str(ROOT))
try:
    from hatch_build import compiled_modules
finally:
    sys.path.remove(str(ROOT))

COMPILED = {f"seaboard.{name[:-3].replace('/', '.')}" for name in compiled_modules(PACKAGE)}


def engine_modules() -> list[str]:
    found = (path for room in ("core", "games", "bots") for path in (PACKAGE / room).rglob("*.py"))
    names = (path.relative_to(ROOT / "src").with_suffix("") for path in found)
    return [".".join(name.parts) for name in names if name.name != "__init__"]


@pytest.mark.parametrize(
    "name",
    ["core.engine", "core.seats", "games.nautilion.rules.ending", "games.diluvia.rules.turn", "bots.diluvium.plan"],
)
def test_the_hot_path_is_compiled(name: str) -> None:
    assert f"seaboard.{name}" in COMPILED


def test_nothing_of_presentation_is_compiled_and_nothing_above_the_bots() -> None:
    assert not [name for name in COMPILED if "presentation" in name.split(".")]
    assert {name.split(".")[1] for name in COMPILED} == {"core", "games", "bots"}


def test_every_rule_that_derives_from_a_native_class_is_compiled() -> None:
    """mypyc refuses subclasses in plain Python of any class that does not say it has some."""
    for name in engine_modules():
        module = importlib.import_module(name)
        for _, found in inspect.getmembers(module, inspect.isclass):
            bases = [base for base in found.__mro__[1:] if base.__module__ in COMPILED]
            if found.__module__ == name and bases and bases[0].__name__ not in PLAIN_SUBCLASSES:
                assert name in COMPILED, f"{found.__qualname__} derives from {bases[0].__qualname__}"


HAND_WRITTEN = {"seaboard.games.nautilion.rules.turn.Turn.run"}  # decision 12 has its figures
for compiled in COMPILED:
    importlib.import_module(compiled)
RULE_MODULES = sorted({rule.__module__ for rule in WRITTEN if rule.__module__ in COMPILED})


def test_no_procedure_writes_what_follows_from_its_steps_and_fields() -> None:
    found = {
        f"{rule.__module__}.{rule.__qualname__}.{name}"
        for rule, methods in WRITTEN.items()
        for name in ("run", "copy")
        if rule.__module__ in COMPILED and name in vars(rule) and name not in {method.name for method in methods}
    }
    assert found == HAND_WRITTEN


@pytest.mark.parametrize("name", RULE_MODULES)
def test_the_build_writes_the_text_that_made_the_methods_and_moves_no_line(name: str) -> None:
    module = importlib.import_module(name)
    source = Path(str(module.__file__)).read_text("utf-8")
    written = written_into(source, module)
    functions = {node.name: ast.unparse(node) for node in ast.parse(written).body if isinstance(node, ast.FunctionDef)}
    for rule in [rule for rule in WRITTEN if rule.__module__ == name]:
        for method in WRITTEN[rule]:
            assert functions[method.function] == ast.unparse(ast.parse(method.text))
            assert method.line in written.splitlines()
            assert vars(rule)[method.name].__code__.co_filename == f"<{method.name} of {name}.{rule.__name__}>"
    new = written.splitlines()
    changed = [line for number, line in enumerate(source.splitlines()) if line != new[number]]
    assert all(line == "" or "= step_number(" in line for line in changed)
    assert "= step_number(" not in written
