"""Compiles the engine with mypyc while the wheel is built, when there is a C compiler.

Compiled is every module of `core`, `games` and `bots` that imports `seaboard.core.native`, or has a line `# compiled`
because it has nothing to say to the compiler, presentation excepted. Whatever derives from a native class must be: only
`Game`, `State`, `Procedure` and `Mind` have subclasses in plain Python. `tests/test_build.py` holds that.

`make` puts the wheel into `.venv`. SEABOARD_PURE=1, or a missing compiler, gives the same package in pure Python.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Lets gcc and clang inline functions that mypyc exports: measured 1.28x in playouts, 1.15x when stepped from Python.
INLINING = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-plt"]

QUICKLY = [] if os.name == "nt" else ["-O1"]

# The engine is one compiled unit. The campaign is another, compiled beside the first and with less effort, so that a
# new clone starts sooner: a minute instead of several, and playouts of the other games are as fast as in one unit.
ENGINE, CAMPAIGN = "seaboard", "seaboard_campaign"

ROOMS = ("core", "games", "bots")
SAYS_SO = re.compile(r"^(from seaboard\.core\.native import |# compiled\b)", re.MULTILINE)


def compiled_modules(package: Path) -> list[str]:
    """The modules to compile, as paths inside the package."""
    found = (path for room in ROOMS for path in (package / room).rglob("*.py"))
    return sorted(
        path.relative_to(package).as_posix()
        for path in found
        if "presentation" not in path.parts and SAYS_SO.search(path.read_text("utf-8"))
    )


def units(modules: list[str]) -> list[tuple[list[str], str | None]]:
    campaign = [name for name in modules if "campaign" in name.split("/")]
    return [([name for name in modules if name not in campaign], ENGINE), (campaign, CAMPAIGN)]


def has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("SEABOARD_PURE") == "1" or not has_compiler():
            return
        self._folder = tempfile.mkdtemp(prefix="seaboard-mypyc-")
        for built in compile_engine(Path(self.root), Path(self._folder)):
            build_data["force_include"][str(built)] = str(built.relative_to(Path(self._folder) / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            shutil.rmtree(self._folder, ignore_errors=True)


def write_procedures(folder: Path, sources: list[str]) -> None:
    """Let the copied sources write out the `run` and `copy` of their procedures, for mypyc (decision 11)."""
    command = [sys.executable, "-m", "seaboard.core.writing", *sources]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    subprocess.run(command, cwd=folder, env=environment, check=True)  # noqa: S603 (a module of ours)


def compile_engine(root: Path, folder: Path) -> list[Path]:
    """The extension modules, built outside the source tree so that none of them shadows a later edit."""
    from mypyc.build import mypycify  # noqa: PLC0415 (needed only when compiling)
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    here = Path.cwd()
    shutil.copytree(root / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    modules = compiled_modules(folder / "src" / "seaboard")
    os.chdir(folder / "src")
    try:
        named = [([f"seaboard/{name}" for name in names], unit) for names, unit in units(modules)]
        sources = [source for paths, _ in named for source in paths]
        write_procedures(folder / "src", sources)
        options = ["--strict", "--python-version", f"{sys.version_info.major}.{sys.version_info.minor}"]
        extensions = mypycify(
            [*options, *sources], opt_level="3", debug_level="0", target_dir=str(folder / "c"), separate=named
        )
        for extension in extensions:  # trap: mypyc gives all of them one and the same list
            flags = INLINING + (QUICKLY if "campaign" in extension.name else [])
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        distribution = Distribution({"name": "seaboard", "ext_modules": extensions})
        command = build_ext(distribution)
        command.parallel = os.cpu_count()
        command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    return sorted((folder / "lib").rglob("*.so")) + sorted((folder / "lib").rglob("*.pyd"))
