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
    "games/nautilion/actions.py",
    "games/nautilion/ducts.py",
    "games/nautilion/tables.py",
    "games/nautilion/state.py",
    "games/nautilion/setup.py",
    "games/nautilion/turn.py",
    "games/nautilion/currents.py",
    "games/nautilion/darkhouse.py",
    "games/nautilion/phantom.py",
    "games/nautilion/voyage.py",
    "games/nautilion/ending.py",
    "games/nautilion/game.py",
    "games/nautilion/expansions/kit.py",
    "games/nautilion/expansions/state.py",
    "games/nautilion/expansions/setup.py",
    "games/nautilion/expansions/turn.py",
    "games/nautilion/expansions/currents.py",
    "games/nautilion/expansions/phases.py",
    "games/nautilion/expansions/landing.py",
    "games/nautilion/expansions/losses.py",
    "games/nautilion/expansions/mages.py",
    "games/nautilion/expansions/mercenaries.py",
    "games/nautilion/expansions/reefs.py",
    "games/nautilion/expansions/machinations.py",
    "games/nautilion/expansions/heroics.py",
    "games/nautilion/expansions/ending.py",
    "bots/nautilion_sketch.py",
    "bots/nautilion_value.py",
    "bots/nautilion_chart.py",
    "bots/nautilion_plan.py",
    "bots/nautilion_mind.py",
    "bots/diluvium_value.py",
    "bots/diluvium_plan.py",
    "bots/mind.py",
    "bots/diluvium_mind.py",
    "bots/diluvia_value.py",
    "bots/diluvia_plan.py",
    "bots/diluvia_mind.py",
    "games/diluvia/actions.py",
    "games/diluvia/tables.py",
    "games/diluvia/state.py",
    "games/diluvia/setup.py",
    "games/diluvia/turn.py",
    "games/diluvia/play.py",
    "games/diluvia/cards.py",
    "games/diluvia/boarding.py",
    "games/diluvia/flood.py",
    "games/diluvia/refill.py",
    "games/diluvia/ending.py",
    "games/diluvia/imagine.py",
    "games/diluvium/actions.py",
    "games/diluvium/tables.py",
    "games/diluvium/state.py",
    "games/diluvium/setup.py",
    "games/diluvium/turn.py",
    "games/diluvium/movement.py",
    "games/diluvium/explore.py",
    "games/diluvium/settlers.py",
    "games/diluvium/settle.py",
    "games/diluvium/produce.py",
    "games/diluvium/engage.py",
    "games/diluvium/battle.py",
    "games/diluvium/scare.py",
    "games/diluvium/ruins.py",
    "games/diluvium/ending.py",
    "games/diluvium/imagine.py",
)

# The campaign: a unit of its own, compiled beside the first and with less effort, so that a new clone starts sooner.
# Measured: a minute instead of several on two cores; playouts of the other games are as fast as in one unit.
CAMPAIGN = (
    "bots/campaign_ways.py",
    "bots/campaign_goals.py",
    "bots/campaign_value.py",
    "bots/campaign_plan.py",
    "bots/campaign_mind.py",
    "games/diluvium/campaign/state.py",
    "games/diluvium/campaign/scenario.py",
    "games/diluvium/campaign/tables.py",
    "games/diluvium/campaign/actions.py",
    "games/diluvium/campaign/movement.py",
    "games/diluvium/campaign/explore.py",
    "games/diluvium/campaign/settlers.py",
    "games/diluvium/campaign/ruins.py",
    "games/diluvium/campaign/produce.py",
    "games/diluvium/campaign/deeds.py",
    "games/diluvium/campaign/combat.py",
    "games/diluvium/campaign/battle.py",
    "games/diluvium/campaign/scare.py",
    "games/diluvium/campaign/engage.py",
    "games/diluvium/campaign/astrolabe.py",
    "games/diluvium/campaign/markers.py",
    "games/diluvium/campaign/adversary.py",
    "games/diluvium/campaign/adversary_engage.py",
    "games/diluvium/campaign/adversary_explore.py",
    "games/diluvium/campaign/adversary_settle.py",
    "games/diluvium/campaign/turn.py",
    "games/diluvium/campaign/setup.py",
    "games/diluvium/campaign/scenarios/answer_too_late.py",
    "games/diluvium/campaign/scenarios/assault_at_the_very_heart.py",
    "games/diluvium/campaign/scenarios/between_forge_and_iron.py",
    "games/diluvium/campaign/scenarios/condemned_lands.py",
    "games/diluvium/campaign/scenarios/curse_of_mu.py",
    "games/diluvium/campaign/scenarios/facing_destiny.py",
    "games/diluvium/campaign/scenarios/flash_of_steel.py",
    "games/diluvium/campaign/scenarios/friend_in_need.py",
    "games/diluvium/campaign/scenarios/hydras_ire.py",
    "games/diluvium/campaign/scenarios/last_bastion.py",
    "games/diluvium/campaign/scenarios/noose_in_troubled_waters.py",
    "games/diluvium/campaign/scenarios/path_of_the_lost.py",
    "games/diluvium/campaign/scenarios/perilous_land.py",
    "games/diluvium/campaign/scenarios/remains_of_unrest.py",
    "games/diluvium/campaign/scenarios/seething_heart.py",
    "games/diluvium/campaign/scenarios/what_killed_them.py",
    "games/diluvium/campaign/scenarios/whispers_from_the_east.py",
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
