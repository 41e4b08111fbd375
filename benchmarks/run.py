"""The speed table (`make bench`): our engine under three interpreters and its peers, in turns, in the same run.

Each leg is a process that warms up once and then waits; every round gives each of them one short window, so that
whatever else the machine does hits all alike. Progress goes to stderr, the tables to stdout, a picture to build/.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from chart import Bar, short, svg
from timing import calibration, summary

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "benchmarks"
PICTURE = ROOT / "build" / "bench.svg"
PEERS_PYTHON = ROOT / ".venv-bench" / "bin" / "python"

REFERENCE_CALIBRATION = 0.137  # seconds, on the machine the gates were set on, when quiet
YARDSTICK = ("catanatron", "Catan, 4 players")


class Gate(NamedTuple):
    """A speed the architecture promises, in decisions per second."""

    label: str
    leg: str
    measure: str
    wanted: float


GATES = (
    Gate("Nautilion, pure", "pure", "nautilion inside", 250_000),
    Gate("Nautilion, compiled", "compiled", "nautilion inside", 4_000_000),
    Gate("stepped from Python, compiled, unchecked", "compiled", "nautilion unchecked", 1_200_000),
    Gate("stepped from Python, compiled, each answer checked", "compiled", "nautilion contract", 1_200_000),
    Gate("Diluvium with four, pure", "pure", "diluvium inside", 80_000),
    Gate("Diluvium with four, compiled", "compiled", "diluvium inside", 800_000),
    Gate("Diluvium with four, copies, compiled", "compiled", "diluvium copies", 400_000),
    Gate("Diluvia with four, pure", "pure", "diluvia inside", 120_000),
    Gate("Diluvia with four, compiled", "compiled", "diluvia inside", 1_500_000),
)

INSIDE = "The engine's own loop"
STEPPED = "Stepped from Python"


class Row(NamedTuple):
    label: str
    group: str
    leg: str
    measure: str
    copies: str = ""


ROWS = (
    Row("Seaboard compiled: Nautilion", INSIDE, "compiled", "nautilion inside", "nautilion copies"),
    Row("Seaboard on PyPy: Nautilion", INSIDE, "pypy", "nautilion inside", "nautilion copies"),
    Row("Seaboard pure: Nautilion", INSIDE, "pure", "nautilion inside", "nautilion copies"),
    Row("Seaboard compiled: Diluvium, 4 players", INSIDE, "compiled", "diluvium inside", "diluvium copies"),
    Row("Seaboard on PyPy: Diluvium, 4 players", INSIDE, "pypy", "diluvium inside", "diluvium copies"),
    Row("Seaboard pure: Diluvium, 4 players", INSIDE, "pure", "diluvium inside", "diluvium copies"),
    Row("Seaboard compiled: Diluvia, 4 players", INSIDE, "compiled", "diluvia inside", "diluvia copies"),
    Row("Seaboard on PyPy: Diluvia, 4 players", INSIDE, "pypy", "diluvia inside", "diluvia copies"),
    Row("Seaboard pure: Diluvia, 4 players", INSIDE, "pure", "diluvia inside", "diluvia copies"),
    Row("OpenSpiel C++: pig", INSIDE, "openspiel", "pig, C++ loop"),
    Row("OpenSpiel C++: tic-tac-toe", INSIDE, "openspiel", "tic_tac_toe, C++ loop"),
    Row("OpenSpiel C++: 2048", INSIDE, "openspiel", "2048, C++ loop"),
    Row("Seaboard compiled: Nautilion, unchecked", STEPPED, "compiled", "nautilion unchecked"),
    Row("Seaboard compiled: Nautilion, checked", STEPPED, "compiled", "nautilion contract"),
    Row("Seaboard on PyPy: Nautilion, unchecked", STEPPED, "pypy", "nautilion unchecked"),
    Row("Seaboard on PyPy: Nautilion, checked", STEPPED, "pypy", "nautilion contract"),
    Row("Seaboard pure: Nautilion, unchecked", STEPPED, "pure", "nautilion unchecked"),
    Row("Seaboard pure: Nautilion, checked", STEPPED, "pure", "nautilion contract"),
    Row("Seaboard compiled: Diluvium, unchecked", STEPPED, "compiled", "diluvium unchecked"),
    Row("Seaboard pure: Diluvium, unchecked", STEPPED, "pure", "diluvium unchecked"),
    Row("Seaboard compiled: Diluvia, unchecked", STEPPED, "compiled", "diluvia unchecked"),
    Row("Seaboard pure: Diluvia, unchecked", STEPPED, "pure", "diluvia unchecked"),
    Row("OpenSpiel C++: tic-tac-toe", STEPPED, "openspiel", "tic_tac_toe"),
    Row("OpenSpiel C++: pig", STEPPED, "openspiel", "pig"),
    Row("OpenSpiel C++: 2048", STEPPED, "openspiel", "2048"),
    Row("OpenSpiel Python: team dominoes", STEPPED, "openspiel", "python_team_dominoes"),
    Row("python-chess: chess", STEPPED, "chess", "chess", "copies"),
    Row("Catanatron: Catan, 4 players", STEPPED, "catanatron", "Catan, 4 players", "copies"),
)
FOOTNOTE = (
    "Bar: median window; mark: best window. Random play, CPU time of one process. Work per decision differs by game."
)
OURS = ("pure", "compiled", "pypy")


class Leg:
    """One process that times something whenever it is asked to."""

    def __init__(self, name: str, command: list[str], source: bool, seconds: float, warm_up: float) -> None:
        self.name = name
        self.version = ""
        self.windows: dict[str, list[Any]] = {}
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if source:
            environment |= {"PYTHONPATH": str(ROOT / "src"), "SEABOARD_PURE": "1"}
        times = ["--on-demand", "--repeats", "1", "--seconds", str(seconds), "--warm-up", str(warm_up)]
        self._process = subprocess.Popen(
            [*command, *times],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=tempfile.gettempdir(),
        )  # fmt: skip

    def warm(self) -> None:
        """Waits until it is. Raises LegFailed."""
        told = self._read()
        self.version = told["version"]
        if told["leg"] != self.name:
            self.close()
            raise LegFailed("the engine found there is " + told["leg"])

    def round(self) -> None:
        """Raises LegFailed."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        for name, measured in self._read()["measures"].items():
            self.windows.setdefault(name, []).extend(measured["windows"])

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise LegFailed("it ended with code " + str(self._process.wait()))
        told: dict[str, Any] = json.loads(line)
        return told


class LegFailed(Exception):
    pass


class Progress:
    """One line on stderr that is written over, or one line for each step where stderr is a file."""

    def __init__(self, steps: int) -> None:
        self._steps = steps
        self._done = 0
        self._over = sys.stderr.isatty()
        self._start = time.monotonic()

    def step(self, what: str) -> None:
        share = 100 * self._done // self._steps
        line = f"[{share:3d} %, {time.monotonic() - self._start:4.0f} s] {what}"
        print(f"\r\x1b[K{line}" if self._over else line, end="" if self._over else "\n", file=sys.stderr, flush=True)
        self._done += 1

    def finish(self) -> None:
        print("\r\x1b[K" if self._over else "", end="", file=sys.stderr, flush=True)


def commands() -> tuple[dict[str, tuple[list[str], bool]], list[str]]:
    """How to start each leg and whether it runs from src; and what cannot be started, with the reason."""
    engine = str(HERE / "engine.py")
    found = {"pure": ([sys.executable, engine], True), "compiled": ([sys.executable, engine], False)}
    missing: list[str] = []
    pypy = shutil.which("pypy3")
    if pypy is None:
        missing.append("pypy: pypy3 is not installed")
    else:
        found["pypy"] = ([pypy, engine], True)
    for peer in ("catanatron", "chess", "openspiel"):
        if PEERS_PYTHON.exists():
            found[peer] = ([str(PEERS_PYTHON), str(HERE / "peers.py"), peer], False)
        else:
            missing.append(f"{peer}: no .venv-bench (make .venv-bench/.installed)")
    return found, missing


def run_rounds(rounds: int, seconds: float, pypy_warm_up: float) -> tuple[list[Leg], list[float], list[str]]:
    """The legs with their windows, the calibration of each round, and what is missing."""
    found, missing = commands()
    progress = Progress(len(found) * (rounds + 1))
    legs: list[Leg] = []
    for name, (command, source) in found.items():
        progress.step(f"warming up {name}")
        leg = Leg(name, command, source, seconds, pypy_warm_up if name == "pypy" else 0.3)
        try:
            leg.warm()
        except LegFailed as fault:
            missing.append(f"{name}: {fault}")
        else:
            legs.append(leg)
    calibrations: list[float] = []
    for number in range(rounds):
        calibrations.append(calibration())
        for leg in [*legs]:
            progress.step(f"round {number + 1} of {rounds}: {leg.name} {leg.version}")
            try:
                leg.round()
            except LegFailed as fault:
                missing.append(f"{leg.name}: {fault}")
                legs.remove(leg)
    for leg in legs:
        leg.close()
    progress.finish()
    return legs, calibrations, missing


Results = dict[str, dict[str, dict[str, Any]]]


def print_table(results: Results) -> None:
    yardstick = measured(results, *YARDSTICK)
    print(
        f"{'':42} {'decisions/s':>12} {'best':>12} {'games/s':>10} {'dec./game':>9} {'copies/s':>11} {'x Catan.':>14}"
    )
    group = ""
    for row in ROWS:
        one = measured(results, row.leg, row.measure)
        if one is None:
            continue
        if row.group != group:
            group = row.group
            print(f"\n{group}")
        copies = measured(results, row.leg, row.copies)
        print(
            f"  {row.label:40} {one['per_second']:12,.0f} {one['best']:12,.0f} {one['games_per_second']:10,.0f} "
            f"{one['per_game']:9.1f} {number(copies):>11} {ratio(one, yardstick):>14}"
        )


def print_gates(results: Results, calibrated: float) -> None:
    scale = calibrated / REFERENCE_CALIBRATION
    print("\nGates: median decisions/s as measured, and scaled to the quiet reference machine.")
    print(f"Its calibration loop took {REFERENCE_CALIBRATION} s, here {calibrated:.3f} s at best;")
    print(f"scaled = measured x {scale:.2f}.\n")
    print(f"  {'':50} {'gate':>8} {'measured':>18} {'scaled':>18}")
    for gate in GATES:
        one = measured(results, gate.leg, gate.measure)
        if one is not None:
            raw = verdict(one["per_second"], gate.wanted)
            scaled = verdict(one["per_second"] * scale, gate.wanted)
            print(f"  {gate.label:50} {short(gate.wanted):>8} {raw:>18} {scaled:>18}")


def verdict(rate: float, wanted: float) -> str:
    return f"{short(rate)} {'met' if rate >= wanted else f'({rate / wanted - 1:.0%})'}"


def measured(results: Results, leg: str, measure: str) -> dict[str, Any] | None:
    return results.get(leg, {}).get(measure)


def number(one: dict[str, Any] | None) -> str:
    return f"{one['per_second']:,.0f}" if one else ""


def ratio(one: dict[str, Any], yardstick: dict[str, Any] | None) -> str:
    """Median to median, and in brackets best to best, which other work on the machine disturbs less."""
    if yardstick is None:
        return ""
    return f"{one['per_second'] / yardstick['per_second']:.1f} ({one['best'] / yardstick['best']:.1f})"


def draw(results: Results, machine: str) -> None:
    bars = [
        Bar(row.label, row.group, "ours" if row.leg in OURS else "peer", one["per_second"], one["best"])
        for row in ROWS
        if (one := measured(results, row.leg, row.measure)) is not None
    ]
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(svg("Player decisions per second", machine, FOOTNOTE, bars), encoding="utf-8")


def describe_machine(legs: list[Leg]) -> str:
    versions = ", ".join(
        dict.fromkeys(leg.version if leg.name in OURS else f"{leg.name} {leg.version}" for leg in legs)
    )
    return f"{processor()}, {platform.system()}; {versions}"


def processor() -> str:
    """Linux keeps the name of the processor where `platform` does not look."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def main() -> None:
    parser = argparse.ArgumentParser(description="The speed table: Seaboard and its peers in the same run.")
    parser.add_argument("--quick", action="store_true", help="rough numbers in about 20 seconds")
    parser.add_argument("--rounds", type=int, help="windows of each kind (7; quick: 3)")
    parser.add_argument("--seconds", type=float, help="CPU seconds of a window (0.5; quick: 0.1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all numbers to FILE")
    chosen = parser.parse_args()
    rounds: int = chosen.rounds or (3 if chosen.quick else 7)
    seconds: float = chosen.seconds or (0.1 if chosen.quick else 0.5)

    legs, calibrations, missing = run_rounds(rounds, seconds, pypy_warm_up=1.0 if chosen.quick else 5.0)
    results = {leg.name: {name: summary(windows) for name, windows in leg.windows.items()} for leg in legs}
    calibrated = min(calibrations)  # the best, as on the reference machine
    machine = describe_machine(legs)

    print(f"{machine}\n{rounds} rounds, a window of {seconds} s CPU for each number in each round, median and best\n")
    print_table(results)
    print_gates(results, calibrated)
    if chosen.quick:
        print("\nPyPy needs about 5 s to get warm: a quick run shows it too slow.")
    for line in missing:
        print(f"\nLeft out: {line}")
    if results:
        draw(results, machine)
        print(f"\nPicture: {PICTURE.relative_to(ROOT)}")
    if chosen.json:
        told = {
            "machine": machine,
            "rounds": rounds,
            "seconds": seconds,
            "calibrations": calibrations,
            "results": results,
        }
        chosen.json.write_text(json.dumps({**told, "missing": missing}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
