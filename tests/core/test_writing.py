"""The build writes into the sources what makes the methods of procedures here, and nobody writes it by hand."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

from seaboard.checkout import compiled_modules
from seaboard.core.writing import CONSTRUCTORS, WRITTEN, written_into
from seaboard.games.diluvium.rules.settlers import MoveSettler
from seaboard.games.diluvium.rules.state import DiluviumState

pytestmark = pytest.mark.source

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "seaboard"
COMPILED = {f"seaboard.{name[:-3].replace('/', '.')}" for name in compiled_modules(PACKAGE)}
HAND_WRITTEN = {"seaboard.games.nautilion.rules.turn.Turn.run"}  # decision 15 has its figures
FIELD = re.compile(r"    \w+: i64 = -?\d+")
for compiled in COMPILED:
    importlib.import_module(compiled)
RULE_MODULES = sorted({rule.__module__ for rule in WRITTEN if rule.__module__ in COMPILED})


def test_no_procedure_writes_what_follows_from_its_steps_and_fields() -> None:
    found = {
        f"{rule.__module__}.{rule.__qualname__}.{name}"
        for rule, methods in WRITTEN.items()
        for name in ("__init__", "run", "copy")
        if rule.__module__ in COMPILED
        and name in vars(rule)
        and name not in {method.name for method in [*methods, *CONSTRUCTORS[rule]]}
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
        for constructor in CONSTRUCTORS[rule]:
            assert constructor.line in written.splitlines()
            assert vars(rule)["__init__"].__code__.co_filename == f"<__init__ of {name}.{rule.__name__}>"
    new = written.splitlines()
    changed = [line for number, line in enumerate(source.splitlines()) if line != new[number]]
    assert all(line == "" or "= step_number(" in line or FIELD.fullmatch(line) for line in changed)
    assert "= step_number(" not in written


def test_a_field_begins_with_what_its_class_says_and_a_later_value_is_its_own() -> None:
    rule = MoveSettler[DiluviumState](0, 3)
    assert (rule.step, rule.only, rule.barred, rule.goal, rule.options) == (0, 3, -1, -1, [])
    rule.goal = 5
    twin = rule.copy()
    assert isinstance(twin, MoveSettler)
    assert (twin.only, twin.goal, MoveSettler.goal) == (3, 5, -1)
    with pytest.raises(TypeError):
        MoveSettler[DiluviumState](0, 1, 2, 3, 4, 5)
