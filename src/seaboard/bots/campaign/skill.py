"""What bots know of the campaign."""

from __future__ import annotations

from seaboard.bots.campaign.hint import GUIDE
from seaboard.bots.campaign.mind import MIND
from seaboard.bots.campaign.plan import best_action
from seaboard.bots.skill import Skill
from seaboard.games.diluvium.campaign.rules.state import SoloState

ANY_TITLE = -1


def best(state: SoloState, _seat: int) -> int:
    return best_action(state, ANY_TITLE)


SKILL = Skill(best, MIND, GUIDE)
