"""Simulation and fuzzing: reproducible, honest about uncertainty, and useful when something breaks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from seaboard.core.errors import BadOptions
from seaboard.core.record import read_record, replay
from seaboard.core.statistics import wilson
from seaboard.lab.fuzz import fuzz
from seaboard.lab.nautilion_strength import TOGETHER
from seaboard.lab.simulate import Job, report, simulate
from tests.conformance.test_conformance import LosesAPiece
from tests.conformance.toy import Tides, TidesGame


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (493, 1000, 0.4621, 0.5239), (0, 0, 0, 1)],
)
def test_wilson_gives_the_published_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_the_result_depends_on_the_seed_and_not_on_the_workers() -> None:
    job = Job("nautilion", {"players": 2}, ("random",), 9)
    told: list[int] = []
    alone, shared = simulate(job, 120, progress=told.append), simulate(job, 120, workers=2)
    assert alone == shared
    assert told == [50, 100, 120]
    assert simulate(Job("nautilion", {"players": 2}, ("random",), 10), 120) != alone


def test_games_of_a_range_are_the_same_games() -> None:
    """Seed s, games 0..59 hold the same games as seed s + 30, games 0..29 at their end."""
    whole = simulate(Job("nautilion", {}, ("random",), 100), 60).decisions
    parts = [simulate(Job("nautilion", {}, ("random",), seed), 30).decisions for seed in (100, 130)]
    assert whole == sum(parts)


def test_the_report_names_what_was_played() -> None:
    job = Job("nautilion", {"submarine": "c2"}, ("random",), 1)
    figures = report(job, simulate(job, 10))
    without = dict.fromkeys(TOGETHER, "no")
    assert figures["options"] == {"players": 1, "submarine": "C2", "reserve": 4, **without}
    assert figures["bots"] == ["random"]


@pytest.mark.parametrize(
    "job",
    [
        Job("nautilion", {"players": 5}, ("random",), 1),
        Job("nautilion", {"wind": 1}, ("random",), 1),
        Job("nautilion", {}, ("nobody",), 1),
        Job("chess", {}, ("random",), 1),
    ],
)
def test_what_cannot_be_simulated_is_refused(job: Job) -> None:
    with pytest.raises(BadOptions):
        simulate(job, 1)


def test_a_sound_game_leaves_no_dumps(tmp_path: Path) -> None:
    found = fuzz(TidesGame(), 6, 1, tmp_path)
    assert found.dumps == []
    assert found.report.games == 6


def test_a_fault_is_dumped_as_a_game_that_can_be_loaded(tmp_path: Path) -> None:
    found = fuzz(LosesAPiece(), 3, 1, tmp_path)
    assert found.dumps
    text = found.dumps[0].read_text("utf-8")
    assert "no piece is lost" in text
    assert replay(LosesAPiece(), read_record(text)).events


class Crashing(TidesGame):
    """Falls over when it looks at a number that was played."""

    def describe(self, state: Tides, seat: int) -> Any:
        if state.shown:
            raise ZeroDivisionError
        return super().describe(state, seat)


def test_a_crash_is_dumped_too(tmp_path: Path) -> None:
    found = fuzz(Crashing(), 4, 1, tmp_path)
    assert found.dumps
    assert "ZeroDivisionError" in found.dumps[0].read_text("utf-8")
    assert read_record(found.dumps[0].read_text("utf-8")).events
