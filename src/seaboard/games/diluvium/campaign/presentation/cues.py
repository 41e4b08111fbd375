"""What a line of the campaign's log sounds like and is about: Diluvium's, and the adversary's steps."""

from __future__ import annotations

from typing import Optional

from seaboard.core.cues import Cues, Spots, cues, places_in, spots, with_cue
from seaboard.core.messages import Line, Message
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, SoloState
from seaboard.games.diluvium.presentation.cues import CUES as DILUVIUM
from seaboard.games.diluvium.presentation.cues import SPOTS as DILUVIUM_SPOTS
from seaboard.games.diluvium.presentation.cues import seat_named

ITS_TURN = "solo-its-turn"
CUES: Cues = {
    **DILUVIUM,
    **cues(
        sound={
            "move": (
                "solo-sails",
                "solo-settles",
                "solo-settles-fresh",
                "solo-explores-poor",
                "solo-explores-rich",
                "solo-explores-settle",
            ),
            "die": (
                "solo-token-battle",
                "solo-token-down",
                "solo-token-placed",
                "solo-token-plain",
                "solo-token-symbol",
                "solo-token-turned",
                "solo-tokens-passed",
                "solo-tokens-shuffled",
                "solo-number",
                "solo-column-put-back",
                "solo-column-shuffled",
            ),
        },
        topic={
            "turn": (ITS_TURN,),
            "routine": ("solo-ally-taken", "solo-course-set"),
            "battle": ("solo-battle-won", "solo-battle-lost"),
            "aftermath": (
                "solo-battle",
                "solo-token-battle",
                "solo-tie-city",
                "solo-tie-its",
                "solo-tie-yours",
                "solo-learns",
            ),
        },
    ),
}


SPOTS: Spots = {
    **DILUVIUM_SPOTS,
    **dict.fromkeys(
        (
            "solo-token-battle",
            "solo-token-down",
            "solo-token-placed",
            "solo-token-plain",
            "solo-token-symbol",
            "solo-token-turned",
            "solo-tokens-passed",
            "solo-tokens-shuffled",
        ),
        ("tokens",),
    ),
    **dict.fromkeys(("solo-column-put-back", "solo-column-shuffled"), ("column",)),
}


def cue(state: SoloState, line: Line) -> Line:
    seat = _seat(state, line.message)
    return with_cue(line, CUES, seat, (*places_in(line.message), *spots(line.message, SPOTS, seat=seat)))


def _seat(state: SoloState, message: Message) -> Optional[int]:
    """Yours or the adversary's; nobody's where the sentence does not say."""
    return ADVERSARY if message.id == ITS_TURN else seat_named(state, message)
