"""How everything here is timed: the process's own CPU time, several windows, their median and the best.

CPU time, because the machine may be shared; several windows, because even CPU time is not steady then.
Python 3.9 must be able to read this: PyPy runs it too.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from typing import Any, Callable, Dict, List, Tuple

CLOCK = time.process_time
SECONDS_BETWEEN_CLOCK_READS = 0.005
COPIES_KEPT = 50

Play = Callable[[], int]  # plays one game (or makes one batch of copies) and says how many decisions (copies) that took
Window = Tuple[int, int, float]  # games, decisions, CPU seconds


def copying(copy: Callable[[], Any]) -> Play:
    """Makes copies. Some are kept a while: where each is dropped at once, the speed depends on how full the memory
    pool of the allocator happens to be, up to a factor of two.
    """
    kept: List[Any] = [None] * COPIES_KEPT

    def play() -> int:
        for index in range(COPIES_KEPT):
            kept[index] = copy()
        return COPIES_KEPT

    return play


class Timed:
    """Something to play again and again, warmed up."""

    def __init__(self, play: Play, warm_up: float) -> None:
        self.play = play
        start = CLOCK()
        games = 0
        spent = 0.0
        while spent < warm_up or games == 0:
            play()
            games += 1
            spent = CLOCK() - start
        self.batch = max(1, int(games / max(spent, 1e-9) * SECONDS_BETWEEN_CLOCK_READS))

    def window(self, seconds: float) -> Window:
        play = self.play
        games = 0
        decisions = 0
        start = CLOCK()
        while True:
            for _ in range(self.batch):
                decisions += play()
            games += self.batch
            spent = CLOCK() - start
            if spent >= seconds:
                return games, decisions, spent


def summary(windows: List[Window]) -> Dict[str, Any]:
    """The numbers a table shows, and the windows they come from."""
    rates = [decisions / cpu for _, decisions, cpu in windows]
    return {
        "per_second": statistics.median(rates),
        "best": max(rates),
        "games_per_second": statistics.median([games / cpu for games, _, cpu in windows]),
        "per_game": sum(window[1] for window in windows) / sum(window[0] for window in windows),
        "windows": windows,
    }


def options(description: str) -> argparse.ArgumentParser:
    """The options of every leg."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of one window")
    parser.add_argument("--repeats", type=int, default=5, help="windows of each kind in one line")
    parser.add_argument("--warm-up", type=float, default=0.3, help="CPU seconds before the first window of each kind")
    parser.add_argument("--on-demand", action="store_true", help="a line of JSON for each line of input (see run.py)")
    return parser


def tell(leg: str, version: str, plays: Dict[str, Play], chosen: argparse.Namespace) -> None:
    """Time the plays and print one line of JSON; on demand, say when warm and print one whenever asked."""
    head = {"leg": leg, "version": version}
    timed = {name: Timed(play, chosen.warm_up) for name, play in plays.items()}
    if chosen.on_demand:
        print(json.dumps(head), flush=True)
    for _ in sys.stdin if chosen.on_demand else [""]:
        measures = {
            name: summary([one.window(chosen.seconds) for _ in range(chosen.repeats)]) for name, one in timed.items()
        }
        print(json.dumps({**head, "measures": measures}), flush=True)


def calibration() -> float:
    """The CPU seconds of a fixed loop in plain Python: how fast this machine is just now."""
    return min(_calibration_loop() for _ in range(3))


def _calibration_loop() -> float:
    start = CLOCK()
    total = 0
    for number in range(2_000_000):
        total += number * number & 7
    return CLOCK() - start
