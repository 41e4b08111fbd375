"""Green means green: every leg runs, and the end names every failure. And the order of tests can be shuffled."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.source
ROOT = Path(__file__).parents[1]


@pytest.fixture
def script() -> Any:
    loader = SourceFileLoader("test_legs_script", str(ROOT / "scripts" / "test-legs"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules[loader.name] = module  # where dataclasses look
    sys.dont_write_bytecode, before = True, sys.dont_write_bytecode
    loader.exec_module(module)
    sys.dont_write_bytecode = before
    return module


def test_a_leg_that_fails_keeps_no_other_from_running(
    script: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    fails = "print('FAILED tests/a.py::test_x[1 2] - why'); print('ERROR tests/b.py::test_y'); raise SystemExit(3)"
    chosen = [("first", fails), ("second", "print('second ran')"), ("third", "raise SystemExit(1)")]
    made = [script.Leg(name, [sys.executable, "-c", program], tmp_path) for name, program in chosen]
    monkeypatch.setattr(script, "legs", lambda _: made)
    assert script.main() == 1
    told = capsys.readouterr().out
    end = told.rpartition("\n\n")[2].splitlines()
    assert "second ran" in told
    named = ["first", "tests/a.py::test_x[1", "tests/b.py::test_y", "second", "third", "all"]
    assert [line.split()[0] for line in end] == named
    assert end[0].endswith("failed (3)")
    assert end[3].endswith("well")
    monkeypatch.setattr(script, "legs", lambda _: made[1:2])
    assert script.main() == 0


def leg_of_the_wheel(script: Any, folder: Path, program: str) -> Any:
    return script.Leg("wheel", [sys.executable, "-c", program], folder, script.WHEEL)


def test_legs_of_the_wheel_wait_until_it_is_built_behind_the_others(
    script: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    built, ran = tmp_path / "built", tmp_path / "ran"
    build = f"import pathlib, time; time.sleep(1); pathlib.Path({str(built)!r}).touch()"
    monkeypatch.setattr(script, "BUILD", [sys.executable, "-c", build])
    monkeypatch.setattr(script, "LOG", tmp_path / "wheel.log")
    early = f"import pathlib, sys; sys.exit(pathlib.Path({str(built)!r}).exists())"
    late = f"import pathlib; assert pathlib.Path({str(built)!r}).exists(); pathlib.Path({str(ran)!r}).touch()"
    sources = script.Leg("sources", [sys.executable, "-c", early], tmp_path)
    monkeypatch.setattr(script, "legs", lambda _: [sources, leg_of_the_wheel(script, tmp_path, late)])
    assert script.main() == 0
    assert ran.exists()


def test_without_a_wheel_its_legs_fail_and_say_why(
    script: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(script, "BUILD", [sys.executable, "-c", "print('the reason'); raise SystemExit(1)"])
    monkeypatch.setattr(script, "LOG", tmp_path / "wheel.log")
    monkeypatch.setattr(script, "legs", lambda _: [leg_of_the_wheel(script, tmp_path, "print('ran')")])
    assert script.main() == 1
    shown = capsys.readouterr().out
    assert "the reason" in shown
    assert "ran" not in shown


def test_the_legs_cover_every_test(script: Any) -> None:
    """Every module with tests runs in a leg; what plays thousands of games runs with the wheel."""
    left = {str(path.relative_to(ROOT)) for path in (ROOT / "tests").rglob("test_*.py")}
    for leg in script.legs(["-x"]):
        named = [word for word in leg.command if word.startswith("tests")]
        apart = [word.partition("=")[2] for word in leg.command if word.startswith("--ignore=")]
        for path in sorted(left):
            asked = [name for name in named if path == name or path.startswith(f"{name}/")]
            if path in named or (asked and not any(path.startswith(f"{folder}/") for folder in apart)):
                left.discard(path)
    assert left == set()


def test_the_order_is_shuffled_and_can_be_had_again(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text("utf-8"))
    for name in "ab":
        tests = "".join(f"def test_{name}{number}(): pass\n" for number in range(10))
        (tmp_path / f"test_{name}.py").write_text(tests)

    def order(*words: str) -> list[str]:
        plain = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-c", os.devnull]
        alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # other plugins take seconds to be there
        ended = subprocess.run(
            [*plain, *words, str(tmp_path)], capture_output=True, text=True, check=True, cwd=tmp_path, env=alone
        )
        assert ("--random-order=" in ended.stdout) == any("random" in word for word in words)
        return [line.split()[0] for line in ended.stdout.splitlines() if "PASSED" in line]

    usual, one, again, other = order(), *(order(f"--random-order={number}") for number in (5, 5, 6))
    assert one == again
    assert len({tuple(usual), tuple(one), tuple(other)}) == 3
    assert sorted(one) == sorted(usual)
    assert len({name.partition("::")[0] for name in one[:10]}) == 1  # a module's tests stay together
