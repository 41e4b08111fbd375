"""Compiles the rules with mypyc, unit by unit, into `build/engine/<fingerprint of what they are made from>`.

    python -m building.engine [--behind]        prints one line of JSON for each thing done

Compiled is every module of `core`, `games` and `bots` that imports `seaboard.core.native`, or has a line `# compiled`
because it has nothing to say to the compiler, presentation excepted. Whatever derives from a native class must be: only
`Game`, `State`, `Procedure` and `Mind` have subclasses in plain Python. `tests/test_build.py` holds that.

mypyc writes one C text a unit. A unit's object is kept by the hash of that text (`objects`): an edit of one game
compiles that game.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from building.locks import only_one
from building.objects import Objects, compiler_identity, whole

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))
from seaboard.checkout import SUFFIX, compiled_modules, engine_folder, fingerprint

# Lets gcc and clang inline functions that mypyc exports: measured 1.28x in playouts, 1.15x when stepped from Python.
INLINING = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-plt"]
# A campaign is played by one person: -O1 makes its unit in 41 s of work instead of minutes.
QUICKLY = [] if os.name == "nt" else ["-O1"]
# The module that is found by Python only calls the one of its unit: there is nothing to be made better.
AT_ONCE = [] if os.name == "nt" else ["-O0"]

UNITS = ("campaign", "nautilion", "diluvium", "diluvia")  # in the order in which a path is asked for them
REST = "core"
FOUNDED = "manifest.json"
BEAT = 3.0  # seconds
BEHIND = 15  # how far compilers stand back behind whoever plays
MOST_KEPT = 4  # engines of other days
Say = Callable[[dict[str, Any]], None]


class CompileFailed(Exception):
    """What the compiler said is in the log."""


def unit_of(module: str) -> str:
    return next((unit for unit in UNITS if unit in module.split("/")), REST)


def units(modules: list[str]) -> list[tuple[list[str], str]]:
    """The modules of each unit, and the name of its shared object."""
    named = {unit: [name for name in modules if unit_of(name) == unit] for unit in (*UNITS, REST)}
    return [([f"seaboard/{name}" for name in names], f"seaboard_{unit}") for unit, names in named.items() if names]


def build_engine(root: Path, say: Say) -> Path:
    """The folder of the compiled modules of these sources. Raises CompileFailed."""
    folder = root / "build" / "engine"
    folder.mkdir(parents=True, exist_ok=True)
    with only_one(folder / ".lock", lambda: say({"step": "waiting"})):
        for left in folder.glob(".part-*"):  # by a build that was killed
            shutil.rmtree(left, ignore_errors=True)
        made = engine_folder(root, fingerprint(root))
        if not is_whole(made):
            compile_into(root, made, say)
        forget_others(folder, made)
    return made


def is_whole(made: Path) -> bool:
    """Whether every file is there as it was made."""
    try:
        known: dict[str, int] = json.loads((made / FOUNDED).read_text("utf-8"))
        return all((made / name).stat().st_size == size for name, size in known.items())
    except (OSError, ValueError):
        return False


def compile_into(root: Path, made: Path, say: Say) -> None:
    """Beside it first, then all at once in its place."""
    fingerprinted = made.name
    with tempfile.TemporaryDirectory(dir=made.parent, prefix=".part-") as part:
        stage = Path(part) / "engine"
        for module, kept in compiled(root, say):
            target = stage / f"{module.replace('.', '/')}{SUFFIX}"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(kept, target)
        sizes = {path.relative_to(stage).as_posix(): path.stat().st_size for path in stage.rglob(f"*{SUFFIX}")}
        whole(stage / FOUNDED, json.dumps(sizes).encode())
        if fingerprint(root) != fingerprinted:
            raise CompileFailed("edited")
        shutil.rmtree(made, ignore_errors=True)
        stage.rename(made)


def forget_others(folder: Path, made: Path) -> None:
    others = [path for path in folder.iterdir() if path.is_dir() and path != made and (path / FOUNDED).is_file()]
    for old in sorted(others, key=lambda path: path.stat().st_mtime)[:-MOST_KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def compiled(root: Path, say: Say) -> Iterator[tuple[str, Path]]:
    """The name and the shared object of each module and unit."""
    work = root / "build" / "mypyc"
    objects = Objects(root / "build" / "objects", compiler_identity())
    with logged(root / "build" / "engine" / "compile.log"):
        say({"step": "mypyc"})
        extensions = c_texts(work, copied(root, work))
        missing, keys = [], {}
        for extension in extensions:
            flags = extension.extra_compile_args
            keys[extension.name] = objects.key(extension.name, [*extension.sources, *extension.depends], flags)
            if objects.find(keys[extension.name]) is None:
                missing.append(extension)
        make_all(missing, lambda extension, file: objects.put(keys[extension.name], file), say)
    objects.forget()
    for name, key in keys.items():
        found = objects.find(key)
        if found is None:
            raise CompileFailed(name)
        yield name, found


def copied(root: Path, work: Path) -> list[str]:
    """A fresh copy of the sources. Trap: from what it kept of an earlier one mypyc 2.4.1 fails after some edits."""
    here = work / "src"
    shutil.rmtree(here, ignore_errors=True)
    shutil.copytree(root / "src", here, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    named = compiled_modules(here / "seaboard")
    write_generated(here, [f"seaboard/{name}" for name in named])
    return named


def write_generated(sources: Path, modules: list[str]) -> None:
    """What the sources write out for the compiler, in the copy."""
    if (sources / "seaboard" / "core" / "writing.py").is_file():
        command = [sys.executable, str(Path(__file__).with_name("generated.py")), *modules]
        subprocess.run(command, cwd=sources, env={**os.environ, "PYTHONPATH": str(sources)}, check=True)


def c_texts(work: Path, modules: list[str]) -> list[Any]:
    """Extensions as setuptools knows them, their C texts written. Raises CompileFailed."""
    import setuptools  # noqa: F401, PLC0415 (needed only when compiling, and before mypyc looks for it)
    from mypyc.build import mypycify  # noqa: PLC0415

    here = Path.cwd()
    os.chdir(work / "src")
    try:
        named = units(modules)
        options = ["--strict", "--python-version", f"{sys.version_info.major}.{sys.version_info.minor}"]
        sources = [source for paths, _ in named for source in paths]
        extensions: list[Any] = mypycify(
            [*options, *sources], opt_level="3", debug_level="0", target_dir=str(work / "c"),
            separate=[(paths, name) for paths, name in named],
        )  # fmt: skip
    except SystemExit as fault:
        raise CompileFailed("mypyc") from fault
    finally:
        os.chdir(here)
    for extension in extensions:  # trap: mypyc gives all of them one and the same list
        extension.extra_compile_args = [*extension.extra_compile_args, *INLINING, *flags_of(extension.name)]
    return extensions


def flags_of(name: str) -> list[str]:
    if not name.endswith("__mypyc"):
        return AT_ONCE
    return QUICKLY if "campaign" in name else []


def make_all(extensions: list[Any], keep: Callable[[Any, Path], Path], say: Say) -> None:
    """On all processors, the largest first. Each is kept as soon as it is made: a killed build goes on from there."""
    extensions = sorted(extensions, key=lambda extension: -Path(extension.sources[0]).stat().st_size)
    large = sum(extension.name.endswith("__mypyc") for extension in extensions)
    done = 0
    say({"step": "units", "units": large, "done": 0})
    with tempfile.TemporaryDirectory(prefix="seaboard-objects-") as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        making = {pool.submit(make, extension, Path(folder)): extension for extension in extensions}
        for future in as_completed(making):
            extension = making[future]
            try:
                keep(extension, future.result())
            except Exception as fault:
                pool.shutdown(wait=False, cancel_futures=True)
                raise CompileFailed(extension.name) from fault
            if extension.name.endswith("__mypyc"):
                done += 1
                say({"step": "units", "units": large, "done": done, "name": extension.name})


def make(extension: Any, folder: Path) -> Path:
    """One shared object."""
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    own = folder / extension.name
    command = build_ext(Distribution({"name": "seaboard", "ext_modules": [extension]}))
    command.build_lib, command.build_temp = str(own / "lib"), str(own / "temp")
    command.ensure_finalized()
    command.run()
    built: Path
    (built,) = (own / "lib").rglob(f"*{SUFFIX}")
    return built


@contextmanager
def logged(log: Path) -> Iterator[None]:
    """What compilers print goes there, also that of the processes they start."""
    sys.stdout.flush()
    sys.stderr.flush()
    before = os.dup(1), os.dup(2)
    with log.open("wb") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    try:
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for handle, number in zip(before, (1, 2), strict=True):
            os.dup2(handle, number)
            os.close(handle)


def end_with_parent() -> None:
    """Whoever started this holds the other end of its input: with them end this process and its compilers."""
    while os.read(0, 1024):  # not sys.stdin: whoever waits there has its lock when Python ends
        pass
    os.killpg(0, signal.SIGKILL)


class Heartbeat:
    """Says each thing, and the last one again as long as nothing new has happened."""

    def __init__(self) -> None:
        self._out = os.fdopen(os.dup(1), "w", encoding="utf-8")
        self._last: dict[str, Any] = {}
        threading.Thread(target=self._beat, daemon=True).start()

    def say(self, words: dict[str, Any]) -> None:
        self._last = {key: value for key, value in words.items() if key != "name"}
        print(json.dumps(words), file=self._out, flush=True)

    def _beat(self) -> None:
        while True:
            time.sleep(BEAT)
            if "step" in self._last:
                self.say(self._last)


def stand_back(more: int) -> None:
    """Trap: Linux shares out processors between sessions first, and a new one forgets how kind it was asked to be."""
    kind = os.nice(more)
    if os.getsid(0) == os.getpid():
        with suppress(OSError):
            Path("/proc/self/autogroup").write_text(str(kind), "utf-8")


def main() -> int:
    heart = Heartbeat()
    stand_back(BEHIND if "--behind" in sys.argv[1:] else 0)
    if stat.S_ISFIFO(os.fstat(0).st_mode):
        threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        heart.say({"made": str(build_engine(Path(__file__).resolve().parents[1], heart.say))})
    except CompileFailed as fault:
        heart.say({"failed": str(fault)})
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
