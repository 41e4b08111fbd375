"""Compiles the engine with mypyc while the wheel is built, when there is a C compiler.

`make` puts the wheel into `.venv`. SEABOARD_PURE=1, or a missing compiler, gives the same package in pure Python.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Lets gcc and clang inline functions that mypyc exports: measured 1.28x in playouts, 1.15x when stepped from Python.
INLINING = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-plt"]

QUICKLY = [] if os.name == "nt" else ["-O1"]

# The hot path (architecture, section 5): one compiled unit.
COMPILED = (
    "core/seats.py",
    "core/ask.py",
    "core/rng.py",
    "core/procedure.py",
    "core/engine.py",
    "core/game.py",
    "core/pieces/pile.py",
    "games/nautilion/rules/actions.py",
    "games/nautilion/rules/ducts.py",
    "games/nautilion/components/tables.py",
    "games/nautilion/rules/state.py",
    "games/nautilion/rules/setup.py",
    "games/nautilion/rules/turn.py",
    "games/nautilion/rules/currents.py",
    "games/nautilion/rules/darkhouse.py",
    "games/nautilion/rules/phantom.py",
    "games/nautilion/rules/voyage.py",
    "games/nautilion/rules/ending.py",
    "games/nautilion/game.py",
    "games/nautilion/components/kit.py",
    "games/nautilion/rules/expansions/state.py",
    "games/nautilion/rules/expansions/setup.py",
    "games/nautilion/rules/expansions/turn.py",
    "games/nautilion/rules/expansions/currents.py",
    "games/nautilion/rules/expansions/phases.py",
    "games/nautilion/rules/expansions/landing.py",
    "games/nautilion/rules/expansions/losses.py",
    "games/nautilion/rules/expansions/mages.py",
    "games/nautilion/rules/expansions/mercenaries.py",
    "games/nautilion/rules/expansions/reefs.py",
    "games/nautilion/rules/expansions/machinations.py",
    "games/nautilion/rules/expansions/heroics.py",
    "games/nautilion/rules/expansions/ending.py",
    "bots/nautilion/sketch.py",
    "bots/nautilion/value.py",
    "bots/nautilion/chart.py",
    "bots/nautilion/plan.py",
    "bots/nautilion/mind.py",
    "bots/diluvium/value.py",
    "bots/diluvium/plan.py",
    "bots/mind.py",
    "bots/diluvium/mind.py",
    "bots/diluvia/value.py",
    "bots/diluvia/plan.py",
    "bots/diluvia/mind.py",
    "games/diluvia/rules/actions.py",
    "games/diluvia/components/tables.py",
    "games/diluvia/rules/state.py",
    "games/diluvia/rules/setup.py",
    "games/diluvia/rules/turn.py",
    "games/diluvia/rules/play.py",
    "games/diluvia/rules/cards.py",
    "games/diluvia/rules/boarding.py",
    "games/diluvia/rules/flood.py",
    "games/diluvia/rules/refill.py",
    "games/diluvia/rules/ending.py",
    "games/diluvia/rules/imagine.py",
    "games/diluvium/rules/actions.py",
    "games/diluvium/components/tables.py",
    "games/diluvium/rules/state.py",
    "games/diluvium/rules/setup.py",
    "games/diluvium/rules/turn.py",
    "games/diluvium/rules/movement.py",
    "games/diluvium/rules/explore.py",
    "games/diluvium/rules/settlers.py",
    "games/diluvium/rules/settle.py",
    "games/diluvium/rules/produce.py",
    "games/diluvium/rules/engage.py",
    "games/diluvium/rules/battle.py",
    "games/diluvium/rules/scare.py",
    "games/diluvium/rules/ruins.py",
    "games/diluvium/rules/ending.py",
    "games/diluvium/rules/imagine.py",
)

# The campaign: a unit of its own, compiled beside the first and with less effort, so that a new clone starts sooner.
# Measured: a minute instead of several on two cores; playouts of the other games are as fast as in one unit.
CAMPAIGN = (
    "bots/campaign/ways.py",
    "bots/campaign/goals.py",
    "bots/campaign/value.py",
    "bots/campaign/plan.py",
    "bots/campaign/mind.py",
    "games/diluvium/campaign/rules/state.py",
    "games/diluvium/campaign/rules/scenario.py",
    "games/diluvium/campaign/components/tables.py",
    "games/diluvium/campaign/rules/actions.py",
    "games/diluvium/campaign/rules/movement.py",
    "games/diluvium/campaign/rules/explore.py",
    "games/diluvium/campaign/rules/settlers.py",
    "games/diluvium/campaign/rules/ruins.py",
    "games/diluvium/campaign/rules/produce.py",
    "games/diluvium/campaign/rules/deeds.py",
    "games/diluvium/campaign/rules/combat.py",
    "games/diluvium/campaign/rules/battle.py",
    "games/diluvium/campaign/rules/scare.py",
    "games/diluvium/campaign/rules/engage.py",
    "games/diluvium/campaign/rules/astrolabe.py",
    "games/diluvium/campaign/rules/markers.py",
    "games/diluvium/campaign/rules/adversary.py",
    "games/diluvium/campaign/rules/adversary_engage.py",
    "games/diluvium/campaign/rules/adversary_explore.py",
    "games/diluvium/campaign/rules/adversary_settle.py",
    "games/diluvium/campaign/rules/turn.py",
    "games/diluvium/campaign/rules/setup.py",
    "games/diluvium/campaign/scenarios/answer_too_late/rules.py",
    "games/diluvium/campaign/scenarios/assault_at_the_very_heart/rules.py",
    "games/diluvium/campaign/scenarios/between_forge_and_iron/rules.py",
    "games/diluvium/campaign/scenarios/condemned_lands/rules.py",
    "games/diluvium/campaign/scenarios/curse_of_mu/rules.py",
    "games/diluvium/campaign/scenarios/facing_destiny/rules.py",
    "games/diluvium/campaign/scenarios/flash_of_steel/rules.py",
    "games/diluvium/campaign/scenarios/friend_in_need/rules.py",
    "games/diluvium/campaign/scenarios/hydras_ire/rules.py",
    "games/diluvium/campaign/scenarios/last_bastion/rules.py",
    "games/diluvium/campaign/scenarios/noose_in_troubled_waters/rules.py",
    "games/diluvium/campaign/scenarios/path_of_the_lost/rules.py",
    "games/diluvium/campaign/scenarios/perilous_land/rules.py",
    "games/diluvium/campaign/scenarios/remains_of_unrest/rules.py",
    "games/diluvium/campaign/scenarios/seething_heart/rules.py",
    "games/diluvium/campaign/scenarios/what_killed_them/rules.py",
    "games/diluvium/campaign/scenarios/whispers_from_the_east/rules.py",
)

UNITS = ((COMPILED, "seaboard"), (CAMPAIGN, "seaboard_campaign"))


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


def compile_engine(root: Path, folder: Path) -> list[Path]:
    """The extension modules, built outside the source tree so that none of them shadows a later edit."""
    from mypyc.build import mypycify  # noqa: PLC0415 (needed only when compiling)
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    here = Path.cwd()
    shutil.copytree(root / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    os.chdir(folder / "src")
    try:
        units: list[tuple[list[str], str | None]] = [
            ([f"seaboard/{name}" for name in names], unit) for names, unit in UNITS
        ]
        sources = [source for named, _ in units for source in named]
        options = ["--strict", "--python-version", f"{sys.version_info.major}.{sys.version_info.minor}"]
        extensions = mypycify(
            [*options, *sources], opt_level="3", debug_level="0", target_dir=str(folder / "c"), separate=units
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
