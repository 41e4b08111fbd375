"""What a line of the campaign's log sounds like and is about: Diluvium's, and the adversary's steps."""

from __future__ import annotations

from seaboard.core.cues import Cues, cues, places_in, with_cue
from seaboard.core.messages import Line
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU
from seaboard.games.diluvium.presentation.cues import CUES as DILUVIUM

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


def cue(line: Line) -> Line:
    seat = ADVERSARY if line.message.id == ITS_TURN else YOU
    return with_cue(line, CUES, seat, places_in(line.message))
