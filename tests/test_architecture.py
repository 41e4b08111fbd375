"""What import-linter cannot see: purity of the rules, sizes, and words that belong in the catalogues."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.source
SOURCE = Path(__file__).parents[1] / "src" / "seaboard"
IMPURE = {
    "random", "secrets", "time", "datetime", "asyncio", "threading", "multiprocessing", "socket", "sqlite3", "logging",
    "os", "sys", "pathlib", "io", "subprocess", "urllib", "http", "tempfile", "uuid",
}  # fmt: skip
PURE_LAYERS = [path for layer in ("core", "games", "bots") for path in sorted((SOURCE / layer).rglob("*.py"))]
ALL_MODULES = sorted(SOURCE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("path", PURE_LAYERS, ids=lambda path: path.stem)
def test_rules_and_bots_touch_no_clock_chance_files_or_network(path: Path) -> None:
    assert imports(path) & IMPURE == set()


@pytest.mark.parametrize("path", PURE_LAYERS, ids=lambda path: path.stem)
def test_rules_need_only_the_standard_library(path: Path) -> None:
    allowed = set(sys.stdlib_module_names) | {"seaboard", "mypy_extensions"}
    assert imports(path) - allowed == set()


def test_only_components_and_levels_read_package_data() -> None:
    readers = {f"{path.parent.name}/{path.name}" for path in PURE_LAYERS if "importlib" in imports(path)}
    assert readers == {"components/loading.py", "scenarios/__init__.py", "levels/habits.py"}  # the second finds folders


PRESENTATION = [path for path in PURE_LAYERS if "presentation" in path.parts]


def kinds_asked_for(path: Path) -> list[str]:
    """The classes that `isinstance` and `issubclass` ask for."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    asking = [
        call for call in calls if isinstance(call.func, ast.Name) and call.func.id in ("isinstance", "issubclass")
    ]
    return [name.id for call in asking for name in ast.walk(call.args[1]) if isinstance(name, ast.Name)]


@pytest.mark.parametrize("path", PRESENTATION, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_presentation_does_not_ask_which_kind_of_state_it_reads(path: Path) -> None:
    assert [name for name in kinds_asked_for(path) if name.endswith("State")] == []


Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(path: Path) -> list[Function]:
    return [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, Function)]


def length(function: Function) -> int:
    """Lines of code, without signature and docstring."""
    body = function.body
    first = body[0]
    documented = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    start = body[1] if documented and len(body) > 1 else first
    return (function.end_lineno or 0) - start.lineno + 1


@pytest.mark.parametrize("path", ALL_MODULES, ids=lambda path: path.stem)
def test_functions_and_modules_stay_small(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 400
    long = [function.name for function in functions(path) if length(function) > 40]
    assert long == []


def docstrings(tree: ast.AST) -> set[int]:
    holders = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    first = [node.body[0] for node in ast.walk(tree) if isinstance(node, holders) and node.body]
    return {id(node.value) for node in first if isinstance(node, ast.Expr)}


def sentences(path: Path) -> list[str]:
    """String constants that look like words for people: two words or more, each of letters."""
    tree = ast.parse(path.read_text("utf-8"))
    skip = docstrings(tree)
    strings = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skip
    ]
    return [text for text in strings if sum(word.isalpha() and len(word) > 1 for word in text.split()) >= 2]


FOR_AUTHORS = ("conformance.py", "conformance_secrets.py", "writing.py")


@pytest.mark.parametrize(
    "path", [path for path in ALL_MODULES if path.name not in FOR_AUTHORS], ids=lambda path: path.stem
)
def test_no_sentence_for_people_is_written_in_code(path: Path) -> None:
    """The conformance kit speaks to the authors of games, `writing` writes Python; the census names its kinds of pieces
    for authors too.
    """
    spoken = [text for text in sentences(path) if text != "tokens of the reserve unaccounted for"]
    assert spoken == []
