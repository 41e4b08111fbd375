"""How often bots win Nautilion on every submarine and with every expansion."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from seaboard.core.options import Options, OptionValue
from seaboard.core.statistics import wilson
from seaboard.lab.pool import results
from seaboard.lab.simulate import Job, Tally, play_range, seated

GAME = "nautilion"
RESERVE = 4
TOGETHER: Options = {"mages": "yes", "mercenaries": "2", "reefs": "yes", "machinations": "normal", "heroics": "yes"}
SETTINGS: dict[str, Options] = {
    **{name: {"submarine": name} for name in ("A1", "A2", "B1", "B2", "C1", "C2")},
    "mages": {"mages": "yes"},
    "mercenaries": {"mercenaries": "2"},
    "reefs": {"reefs": "yes"},
    "machinations": {"machinations": "normal"},
    "heroics": {"heroics": "yes"},
    "together": TOGETHER,
}


@dataclass(frozen=True)
class Trial:
    """One bot at every setting, so many games each; game number n of each is played with seed + n."""

    bot: str
    games: int
    seed: int
    edition: str = ""


def job(trial: Trial, setting: str) -> Job:
    return seated(Job(GAME, {"reserve": RESERVE, **SETTINGS[setting]}, (trial.bot,), trial.seed, trial.edition))


def strength(
    trials: list[Trial], settings: Iterable[str], workers: int = 1, progress: Callable[[int], None] = lambda _: None
) -> dict[str, Any]:
    """The figures, ready for JSON. The result does not depend on the workers."""
    named = list(settings)
    jobs = [(trial, setting, job(trial, setting)) for setting in named for trial in trials]
    tasks = [(one, number) for trial, _, one in jobs for number in range(trial.games)]
    tallies = [Tally() for _ in jobs]
    where = [place for place, (trial, _, _) in enumerate(jobs) for _ in range(trial.games)]
    played = results(_play, tasks, workers, at_once=4)
    for done, (place, tally) in enumerate(zip(where, played, strict=True), 1):
        tallies[place].add(tally)
        progress(done)
    rows = [
        _figures(setting, trial, dict(one.options), tally)
        for (trial, setting, one), tally in zip(jobs, tallies, strict=True)
    ]
    return {"game": GAME, "reserve": RESERVE, "seed": trials[0].seed, "rows": rows}


def _play(task: tuple[Job, int]) -> Tally:
    return play_range(task[0], task[1], 1)


def _figures(setting: str, trial: Trial, options: dict[str, OptionValue], tally: Tally) -> dict[str, Any]:
    wins = tally.endings["victory"]
    return {
        "setting": setting,
        "options": options,
        "bot": trial.bot,
        "games": tally.games,
        "wins": wins,
        "rate": wins / tally.games,
        "interval_95": list(wilson(wins, tally.games)),
        "endings": dict(sorted(tally.endings.items())),
        "decisions": tally.decisions / tally.games,
    }
