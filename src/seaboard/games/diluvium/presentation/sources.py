"""Where gold came from: the rule that earned it, and its step where a rule earns in two ways."""

from __future__ import annotations

from typing import Any, Dict, Final, List, Tuple

from seaboard.core.outcome import Gain
from seaboard.core.trace import ANSWER, Moment

TRACK: Final = "track"
EXPLORED: Final = "explored"
SETTLED: Final = "settled"
CRAFT: Final = "craft"
PRODUCED: Final = "produced"
BATTLES: Final = "battles"
SCARED: Final = "scared"
MONSTERS: Final = "monsters"
RUINS: Final = "ruins"

ROWS: Final[Dict[Tuple[str, str], str]] = {
    ("Mark", "mark_it"): TRACK,
    ("Mark", "effect"): EXPLORED,
    ("MoveSettler", "harvest"): SETTLED,
    ("Settle", "bonus"): SETTLED,
    ("Produce", ANSWER): CRAFT,
    ("Produce", "bonus"): PRODUCED,
    ("Battle", "fight"): BATTLES,
    ("Scare", "ships_flee"): SCARED,
    ("Scare", "settlers_flee"): SCARED,
    ("Scare", ANSWER): SCARED,
    ("Engage", ANSWER): MONSTERS,
    ("Turn", ANSWER): RUINS,
}


def gains(moment: Moment[Any]) -> List[Gain]:
    before, after = moment.before.gold, moment.after.gold
    return [
        Gain(ROWS[moment.rule, moment.step], seat, int(after[seat] - before[seat]))
        for seat in range(len(after))
        if after[seat] != before[seat]
    ]
