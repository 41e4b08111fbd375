"""Random games under the conformance kit; what goes wrong is dumped as a game that can be loaded."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from seaboard.conformance import Report, check_play, every_setting
from seaboard.core.game import Game
from seaboard.core.play import Play
from seaboard.core.record import Record, record_of, write_record
from seaboard.core.rng import Rng


@dataclass
class Findings:
    report: Report = field(default_factory=Report)
    dumps: list[Path] = field(default_factory=list)


def fuzz(
    game: Game[Any], games: int, seed: int, folder: Path, progress: Callable[[int], None] = lambda _: None
) -> Findings:
    """Play `games` random games with every setting in turn; a crash, a dead end or a bad undo is dumped."""
    findings = Findings()
    settings = every_setting(game)
    for number in range(games):
        play = Play(game, settings[number % len(settings)])
        try:
            check_play(play, Rng(seed, number), findings.report)
        except Exception:  # noqa: BLE001 (whatever it is, it is a finding)
            findings.dumps.append(dump(play, folder, f"{game.id}-{seed}-{number}"))
        progress(number + 1)
    return findings


def dump(play: Play[Any], folder: Path, name: str) -> Path:
    """The game so far as a record, the fault as comment lines above it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.toml"
    comment = "".join(f"# {line}\n" for line in traceback.format_exc().splitlines())
    path.write_text(comment + write_record(_record(play)), "utf-8")
    return path


def _record(play: Play[Any]) -> Record:
    try:
        return record_of(play)
    except Exception:  # noqa: BLE001 (a broken state may not even have a fingerprint)
        events = [str(event) for event in play.events]
        return Record(play.game.id, play.game.rules_version, play.options, play.game.edition, events, {}, {})
