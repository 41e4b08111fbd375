"""What the build compiles, that it compiles no more than it must, and that no compiled module outlives its source."""

from __future__ import annotations

import importlib
import inspect
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from building import engine
from building.objects import Objects, has_compiler
from seaboard.checkout import SUFFIX, compiled_modules, engine_folder, fingerprint

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "seaboard"
PLAIN_SUBCLASSES = {"Game", "State", "Procedure", "Mind"}

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


def test_each_game_is_a_unit_of_its_own_with_its_bots() -> None:
    made = {name: unit for names, unit in engine.units(compiled_modules(PACKAGE)) for name in names}
    assert made["seaboard/core/engine.py"] == made["seaboard/bots/mind.py"] == "seaboard_core"
    assert made["seaboard/games/diluvia/rules/turn.py"] == made["seaboard/bots/diluvia/plan.py"] == "seaboard_diluvia"
    assert made["seaboard/games/diluvium/campaign/rules/turn.py"] == "seaboard_campaign"
    assert made["seaboard/games/diluvium/rules/turn.py"] == "seaboard_diluvium"


# kept objects


def test_an_object_is_kept_by_all_it_was_made_from(tmp_path: Path) -> None:
    text = tmp_path / "unit.c"
    text.write_text("int a;")
    gcc, clang = Objects(tmp_path / "o", "gcc 12"), Objects(tmp_path / "o", "clang 16")
    first = gcc.key("unit", [str(text)], ["-O3"])
    assert first == gcc.key("unit", [str(text)], ["-O3"])
    others = [clang.key("unit", [str(text)], ["-O3"]), gcc.key("unit", [str(text)], ["-O1"])]
    text.write_text("int b;")
    others.append(gcc.key("unit", [str(text)], ["-O3"]))
    assert len({first, *others}) == 4


def test_a_damaged_object_is_not_found_and_can_be_put_again(tmp_path: Path) -> None:
    objects, made = Objects(tmp_path / "o", ""), tmp_path / "made.so"
    made.write_bytes(b"whole")
    kept = objects.put("key", made)
    assert objects.find("key") == kept
    kept.write_bytes(b"who")
    assert objects.find("key") is None
    assert objects.put("key", made) == objects.find("key")
    objects.forget(before=kept.stat().st_mtime + 1)
    assert objects.find("key") is None


# a small checkout, compiled

SMALL = {
    "__init__.py": "from seaboard.checkout import use_compiled\nuse_compiled()\n",
    "py.typed": "",
    "core/__init__.py": "",
    "core/base.py": "# compiled\ndef base() -> int:\n    return 1\n",
    "games/__init__.py": "",
    "games/nautilion/__init__.py": "",
    "games/nautilion/rules.py": "# compiled\nfrom seaboard.core.base import base\n\n"
    "def rules() -> int:\n    return base() + 1\n",
    "games/diluvia/__init__.py": "",
    "games/diluvia/rules.py": "# compiled\nfrom seaboard.core.base import base\n\n"
    "def rules() -> int:\n    return base() + 2\n",
}
PROBE = (
    "import seaboard.games.nautilion.rules as n, seaboard.games.diluvia.rules as d;"
    "print(n.__file__.endswith('.py'), n.rules(), d.__file__.endswith('.py'), d.rules())"
)


class Small:
    """A checkout with three tiny units, and the names of those that were made in the last build."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.made: list[str] = []
        for name, text in SMALL.items():
            self.write(name, text)
        shutil.copy(PACKAGE / "checkout.py", root / "src" / "seaboard")
        (root / "hatch_build.py").touch()

    def write(self, name: str, text: str) -> None:
        path = self.root / "src" / "seaboard" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def build(self, monkeypatch: pytest.MonkeyPatch) -> Path:
        make, self.made = engine.make, []

        def noted(extension: Any, folder: Path) -> Path:
            self.made.append(extension.name)
            return make(extension, folder)

        with monkeypatch.context() as patch:
            patch.setattr(engine, "make", noted)
            patch.setattr(engine, "flags_of", lambda _: engine.AT_ONCE)
            return engine.build_engine(self.root, lambda _: None)

    def run(self, **environment: str) -> str:
        """What a process that starts now finds: whether each game is a source, and what its rules say."""
        told = {name: value for name, value in os.environ.items() if not name.startswith("SEABOARD_")}
        told |= {"PYTHONPATH": str(self.root / "src"), **environment}
        done = subprocess.run(
            [sys.executable, "-c", PROBE], env=told, cwd=self.root, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()


@pytest.fixture
def small(tmp_path: Path) -> Small:
    if not has_compiler():
        pytest.skip("no C compiler")
    return Small(tmp_path)


def test_an_edit_of_one_game_compiles_that_game_only(small: Small, monkeypatch: pytest.MonkeyPatch) -> None:
    assert small.run() == "True 2 True 3"
    first = small.build(monkeypatch)
    units = {f"seaboard_{name}__mypyc" for name in ("core", "nautilion", "diluvia")}
    assert units <= set(small.made)
    assert small.run() == "False 2 False 3"
    assert small.run(SEABOARD_PURE="1") == "True 2 True 3"
    assert small.build(monkeypatch) == first
    assert small.made == []

    small.write("games/nautilion/rules.py", SMALL["games/nautilion/rules.py"].replace("+ 1", "+ 10"))
    assert small.run() == "True 11 True 3"  # never an older engine
    assert small.build(monkeypatch) != first
    assert small.made == ["seaboard_nautilion__mypyc"]
    assert small.run() == "False 11 False 3"

    small.write("games/nautilion/rules.py", SMALL["games/nautilion/rules.py"])
    assert small.build(monkeypatch) == first
    assert small.made == []


def test_what_is_damaged_is_made_again(small: Small, monkeypatch: pytest.MonkeyPatch) -> None:
    made = small.build(monkeypatch)
    for kept in (small.root / "build" / "objects").glob("*.so"):
        kept.write_bytes(kept.read_bytes()[:100])
    (made / f"seaboard_core__mypyc{SUFFIX}").write_bytes(b"")
    assert small.build(monkeypatch) == made
    assert len([name for name in small.made if name.endswith("__mypyc")]) == 3
    assert small.run() == "False 2 False 3"


def test_a_compiler_that_fails_leaves_the_sources_in_use(small: Small, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    small.write("core/base.py", SMALL["core/base.py"].replace("1", "5"))
    with pytest.raises(engine.CompileFailed):
        small.build(monkeypatch)
    assert not engine_folder(small.root, fingerprint(small.root)).exists()
    assert small.run() == "True 6 True 7"
    monkeypatch.delenv("CC")
    small.build(monkeypatch)
    assert small.run() == "False 6 False 7"
