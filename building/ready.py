"""What a checkout needs before it can be played, tested or shipped, phase by phase."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from building.phases import Commands, Phase

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
BUILD = ROOT / "build"
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "seaboard" / "web" / "static"
WHEEL = BUILD / "wheel"
PLAY, ALL = "play", "all"
LOCKS = {PLAY: ROOT / "requirements-play.lock", ALL: ROOT / "requirements.lock"}
INSTALLER = ROOT / "scripts" / "installer.lock"


def with_tools() -> dict[str, str]:
    """Node is in the environment: a machine's own is often too old."""
    return {"PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}


def environment(level: str) -> Phase:
    """For playing, or for everything; who has everything once keeps it."""
    if (VENV / f".{ALL}").is_file():
        level = ALL
    lock, stamp = LOCKS[level], VENV / f".{level}"
    return Phase(
        "environment", stamp, [lock, INSTALLER, ROOT / "pyproject.toml"],
        lambda commands: set_up(commands, lock), also=sys.version, makes=(PYTHON, BIN / "seaboard"),
    )  # fmt: skip


def set_up(commands: Commands, lock: Path) -> None:
    """Exactly the hashed lock, and this checkout itself as it is edited."""
    made = VENV / ".made"
    if not (made.is_file() and made.read_text() == sys.version and PYTHON.exists()):
        made.unlink(missing_ok=True)
        commands.run(sys.executable, "-m", "venv", "--clear", str(VENV))
        quiet = ("--quiet", "--disable-pip-version-check", "--no-cache-dir")
        commands.run(str(PYTHON), "-m", "pip", "install", *quiet, "--require-hashes", "--no-deps", "-r", str(INSTALLER))
        made.write_text(sys.version)
    uv = [str(BIN / "uv"), "pip"]
    of_here = ("--quiet", "--python", str(PYTHON))
    commands.run(*uv, "sync", *of_here, "--require-hashes", str(lock), folder=ROOT)
    commands.run(*uv, "install", *of_here, "--no-deps", "--no-build-isolation", "--editable", ".", folder=ROOT)


def bytecode(commands: Commands) -> None:
    """Where Python may not write it (containers) every start would compile Litestar and SQLAlchemy again: 2.4 s
    instead of 0.7 s.
    """
    commands.run("nice", str(PYTHON), "-m", "compileall", "-q", *map(str, VENV.glob("lib/python*/site-packages")))


def client_packages() -> Phase:
    wanted = ("--silent", "--no-audit", "--no-fund")
    return Phase(
        "client packages", CLIENT / "node_modules" / ".done", [CLIENT / "package.json", CLIENT / "package-lock.json"],
        lambda commands: commands.run("npm", "ci", *wanted, folder=CLIENT, more=with_tools()),
        needs=("environment",),
    )  # fmt: skip


def page() -> Phase:
    names = ("src", "public", "index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json")
    words = sorted((ROOT / "locales").glob("*/away.ftl"))  # the page carries them
    return Phase(
        "page", BUILD / "page.done", [*(CLIENT / name for name in (*names, "vite.config.ts")), *words], build_page,
        needs=("client packages",), makes=(STATIC / "index.html",),
    )  # fmt: skip


def build_page(commands: Commands) -> None:
    """Beside the old one first: a server that runs keeps its page until the new one is whole."""
    part = BUILD / "page.part"
    to = ("--outDir", str(part), "--emptyOutDir")
    commands.run("npm", "run", "--silent", "build", "--", *to, folder=CLIENT, more=with_tools())
    put_in_place(part, STATIC)


def put_in_place(part: Path, target: Path) -> None:
    old = part.with_suffix(".old")
    shutil.rmtree(old, ignore_errors=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.is_dir():
        target.rename(old)
    part.rename(target)
    shutil.rmtree(old, ignore_errors=True)


def programs() -> Phase:
    """Browsers, databases and PyPy, for the tests."""
    asks = ROOT / "scripts" / "for-tests"
    return Phase(
        "programs for tests", BUILD / "programs.done", [asks], lambda commands: commands.run("sh", str(asks)),
        every_time=True,
    )  # fmt: skip


def wheel() -> Phase:
    """What people install, unpacked: the leg of the tests that runs on it sees no source."""
    named = ("src", "locales", "docs/rules", "building", "pyproject.toml", "hatch_build.py", "README.md")
    also = f"{sys.version} {os.environ.get('SEABOARD_PURE')} {os.environ.get('CC')}"
    return Phase(
        "wheel", BUILD / "wheel.done", [*(ROOT / name for name in named), LOCKS[ALL]], unpack_wheel,
        needs=("page",), also=also, makes=(WHEEL / "seaboard",),
    )  # fmt: skip


def unpack_wheel(commands: Commands) -> None:
    part = BUILD / "wheel.part"
    shutil.rmtree(part, ignore_errors=True)
    commands.run(
        str(BIN / "uv"), "pip", "install", "--quiet", "--python", str(PYTHON), "--no-deps", "--no-build-isolation",
        "--reinstall", "--target", str(part), ".", folder=ROOT,
    )  # fmt: skip
    commands.run(str(PYTHON), "-m", "compileall", "-q", str(part / "seaboard"))
    put_in_place(part, WHEEL)
