"""What a line of Nautilion's log sounds like and is about."""

from __future__ import annotations

from seaboard.core.cues import Cues, cues, with_cue
from seaboard.core.messages import Line

CUES: Cues = cues(
    sound={
        "move": (
            "nautilion-phantom-moves",
            "nautilion-phantom-arrives",
            "nautilion-moves",
            "nautilion-reaches-abyss",
            "nautilion-swapped",
        ),
        "taken": (
            "nautilion-placed",
            "nautilion-reserved",
            "nautilion-reserved-admiral",
            "nautilion-reserved-double",
            "nautilion-reserved-mage",
            "nautilion-reserved-mercenary",
            "nautilion-reserved-no-cabin",
            "nautilion-reserved-no-duct",
            "nautilion-reserved-taken",
        ),
        "lost": (
            "nautilion-lost-crew",
            "nautilion-lost-guest",
            "nautilion-lost-mercenary",
            "nautilion-lost-reserve",
        ),
    },
    topic={
        "plan": ("nautilion-planned", "nautilion-planned-held"),
        "end": (
            "nautilion-end-victory",
            "nautilion-end-phantom-arrived",
            "nautilion-end-crew-incomplete",
            "nautilion-end-mages-missing",
            "nautilion-end-heroics-left",
            "nautilion-end-harpooned",
        ),
    },
)


def cue(line: Line) -> Line:
    return with_cue(line, CUES)
