"""`make quick` runs the tests that a change asks for, the nearest first."""

from __future__ import annotations

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.source
ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def quick() -> Any:
    loader = SourceFileLoader("quick_script", str(ROOT / "scripts" / "quick"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules[loader.name] = module  # where dataclasses look
    sys.dont_write_bytecode, before = True, sys.dont_write_bytecode
    loader.exec_module(module)
    sys.dont_write_bytecode = before
    return module


@pytest.mark.parametrize(
    ("changed", "first"),
    [
        ("src/seaboard/games/nautilion/rules/turn.py", "tests/games/nautilion"),
        ("src/seaboard/games/diluvium/rules/turn.py", "tests/games/diluvium"),
        ("src/seaboard/games/diluvium/campaign/rules/turn.py", "tests/games/campaign"),
        ("src/seaboard/bots/diluvia/plan.py", "tests/bots"),
        ("src/seaboard/table/worker.py", "tests/table"),
        ("src/seaboard/language.py", "tests/language"),
        ("locales/es/diluvia.ftl", "tests/language"),
        ("tests/core/test_rng.py", "tests/core/test_rng.py"),
        ("tests/table/server.py", "tests/table"),
        ("building/engine.py", "tests/test_build.py"),
        ("client/src/app.ts", None),
    ],
)
def test_a_file_asks_for_its_tests(quick: Any, changed: str, first: str | None) -> None:
    assert next(iter(quick.tests_for(changed)), None) == first


def test_every_source_asks_for_some_test_and_every_rule_names_what_is_there(quick: Any) -> None:
    sources = [path.relative_to(ROOT).as_posix() for path in (ROOT / "src").rglob("*.py")]
    assert [name for name in sources if not quick.tests_for(name)] == []
    assert [test for tests in quick.RULES.values() for test in tests if not (ROOT / test).exists()] == []


def test_what_changed_itself_is_first_and_nothing_is_run_twice(quick: Any) -> None:
    names = ["src/seaboard/table/room.py", "tests/cli/test_play.py", "tests/table/test_api.py"]
    assert quick.wanted_tests(names) == ["tests/cli/test_play.py", "tests/table", "tests/test_architecture.py"]
    assert quick.wanted_tests([]) == []


def test_no_folder_is_begun_when_the_minute_is_over(quick: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    report = quick.Report(began=-1000.0)
    ran = list[str]()
    monkeypatch.setattr(quick.Report, "run", lambda _, name, *command, **more: ran.append(name))
    quick.test(report, ["src/seaboard/table/room.py"])
    assert ran == []
    assert any("tests/table" in line and "not begun" in line for line in report.lines)
