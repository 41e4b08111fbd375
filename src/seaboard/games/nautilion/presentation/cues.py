"""What a line of Nautilion's log sounds like and is about."""

from __future__ import annotations

from typing import Optional

from seaboard.core.cues import Cues, Spots, cues, spots, with_cue
from seaboard.core.messages import Line
from seaboard.games.nautilion.rules.state import NautilionState

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
        "turn": ("nautilion-next-player",),
        "routine": ("nautilion-laid", "nautilion-swap-begun"),
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


# `{at}` is where the Nautilion lies, `{abyss}` the last place of the path
RESERVE = ("reserve",)
DARKHOUSE = ("role-darkhouse",)
CABIN_AND_RESERVE = ("cabin-{token}", "reserve")
SPOTS: Spots = {
    **dict.fromkeys(
        (
            "nautilion-phantom-moves",
            "nautilion-phantom-boards",
            "nautilion-phantom-aside",
            "nautilion-phantom-astern",
            "nautilion-phantom-collides",
            "nautilion-moves",
            "nautilion-moves-astern",
            "nautilion-exchanges",
            "nautilion-collides",
            "nautilion-inserted",
            "nautilion-swap-begun",
        ),
        ("path-{place}",),
    ),
    **dict.fromkeys(
        (
            "nautilion-reef-free",
            "nautilion-reef-holds",
            "nautilion-held",
            "nautilion-held-without-reef",
            "nautilion-lies-at-reef",
            "nautilion-collision-lost",
            "nautilion-collision-tied",
            "nautilion-collision-won",
            "nautilion-end-harpooned",
        ),
        ("path-{at}",),
    ),
    **dict.fromkeys(
        ("nautilion-phantom-arrives", "nautilion-astern-isles", "nautilion-end-phantom-arrived"), ("path-0",)
    ),
    **dict.fromkeys(
        (
            "nautilion-reaches-abyss",
            "nautilion-phantom-astern-abyss",
            "nautilion-end-victory",
            "nautilion-end-crew-incomplete",
            "nautilion-end-mages-missing",
            "nautilion-end-heroics-left",
        ),
        ("path-{abyss}",),
    ),
    **dict.fromkeys(
        ("nautilion-placed", "nautilion-lost-crew", "nautilion-unseated", "nautilion-crew-back"), ("cabin-{token}",)
    ),
    **dict.fromkeys(("nautilion-stationed", "nautilion-lost-mercenary"), ("cabin-{cabin}",)),
    **dict.fromkeys(
        (
            "nautilion-reserved-double",
            "nautilion-reserved-no-duct",
            "nautilion-reserved-taken",
            "nautilion-reserved-admiral",
        ),
        CABIN_AND_RESERVE,
    ),
    **dict.fromkeys(
        (
            "nautilion-reserved",
            "nautilion-reserved-mage",
            "nautilion-reserved-mercenary",
            "nautilion-reserved-no-cabin",
            "nautilion-lost-reserve",
            "nautilion-spent",
            "nautilion-netted",
            "nautilion-recovery",
        ),
        RESERVE,
    ),
    "nautilion-recovered-reserve": ("discards", "reserve"),
    **dict.fromkeys(("nautilion-recovered-hand", "nautilion-nothing-to-take"), ("discards",)),
    "nautilion-swapped": ("path-{one}", "path-{other}"),
    **dict.fromkeys(
        (
            "nautilion-rolled",
            "nautilion-rolled-one",
            "nautilion-dice-laid",
            "nautilion-rerolled",
            "nautilion-dice-set",
            "nautilion-once-more",
            "nautilion-partnership-rolls",
        ),
        ("dice",),
    ),
    **dict.fromkeys(("nautilion-cast-whirlwind", "nautilion-whirled"), ("whirlwind", "dice")),
    **dict.fromkeys(("nautilion-cast-tide", "nautilion-cast-tide-on-its-die"), ("tide", "dice")),
    **dict.fromkeys(("nautilion-cast-translation", "nautilion-free-translation"), ("translation",)),
    "nautilion-planned": ("role-darkhouse", "role-phantom", "role-nautilion"),
    "nautilion-planned-held": ("role-darkhouse", "role-phantom"),
    "nautilion-die-given": ("role-{role}",),
    **dict.fromkeys(
        (
            "nautilion-darkhouse-quiet",
            "nautilion-darkhouse-nothing",
            "nautilion-darkhouse-bites",
            "nautilion-darkhouse-bites-twice",
            "nautilion-darkhouse-silenced",
            "nautilion-darkhouse-only-on-four",
            "nautilion-darkhouse-stays",
        ),
        DARKHOUSE,
    ),
    **dict.fromkeys(("nautilion-walked", "nautilion-card-laid"), ("darkhouse-card-{place}",)),
    "nautilion-phantom-still": ("role-phantom",),
    **dict.fromkeys(
        ("nautilion-phantom-full", "nautilion-caught-boards", "nautilion-disarmed", "nautilion-no-exchange-boards"),
        ("phantom-board",),
    ),
    **dict.fromkeys(("nautilion-caught-discards", "nautilion-no-exchange"), ("discards",)),
}


def cue(state: NautilionState, line: Line) -> Line:
    places = spots(line.message, SPOTS, at=state.nautilion, abyss=len(state.path) - 1)
    return with_cue(line, CUES, seat_named(line), places)


def seat_named(line: Line) -> Optional[int]:
    """Whose line it is, where the sentence names a player."""
    seat = line.message.args.get("seat")
    return seat - 1 if isinstance(seat, int) else None
