"""The door for whoever keeps campaigns: a ledger that is played chapter by chapter, and all it takes to go on with it.

`table/campaign` uses nothing else of the campaign; every single game it plays through the contract of any game.
"""

from __future__ import annotations

from typing import Any, Dict, Final, List, Mapping, Optional

from seaboard.core.errors import BadOptions
from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.core.options import read_options
from seaboard.games.diluvium.campaign.components.loading import booklet, printed
from seaboard.games.diluvium.campaign.game import LEVELS, OPTIONS, bonuses_of
from seaboard.games.diluvium.campaign.presentation.gifts import bonus, gifts
from seaboard.games.diluvium.campaign.rules.ledger import Chapter, Ledger, NotOnTheRoad, chapter_of, load_ledger
from seaboard.games.diluvium.campaign.rules.roads import BY_VICTORY, LENGTH, PRIZE, ROADS, STANDALONE, STARTS, Road
from seaboard.games.diluvium.rules.notation import ACTION_NAMES
from seaboard.games.diluvium.rules.state import SECTIONS

__all__ = [
    "AZTEC", "BY_VICTORY", "KIND", "LENGTH", "PRIZE", "ROADS", "STANDALONE", "STARTS", "Chapter", "Ledger",
    "NotOnTheRoad", "Road", "bonus", "chapter_of", "gifts", "load_ledger", "new_ledger", "options_of",
    "section_of", "sections",
]  # fmt: skip

KIND: Final = "campaign"  # the game that is played
AZTEC: Final = "aztec"  # the option that says where the Aztec settler stands


def new_ledger(difficulty: str) -> Ledger:
    """Raises BadOptions."""
    if difficulty not in LEVELS:
        raise BadOptions(Message("log-bad-difficulty", {"known": ", ".join(LEVELS)}))
    return Ledger(difficulty, int(printed().values["solo.hearts"]))


def options_of(game: Game[Any], ledger: Ledger, scenario: str, section: str = "") -> Dict[str, Any]:
    """The options of a scenario in a campaign; where the Aztec settler stands is chosen for each game (S-12.6)."""
    options = ledger.options(scenario)
    if section in ACTION_NAMES and AZTEC in options:
        options[AZTEC] = section
    return read_options(game.options(), options)


def section_of(options: Mapping[str, Any]) -> Optional[str]:
    """Where the Aztec settler stands in a game with these options; None where there is none."""
    section = str(options[AZTEC])
    return section if section in ACTION_NAMES else None


def sections(ledger: Ledger, scenario: str) -> List[str]:
    """Where the Aztec settler may stand (S-12.6): sections of the action board that have settlers."""
    if AZTEC not in ledger.bonuses():
        return []
    bonuses = bonuses_of(read_options(OPTIONS, ledger.options(scenario)))
    settlers = booklet().chart(scenario).solo_tables(bonuses.limit).settlers
    return [name for place, name in enumerate(ACTION_NAMES) if settlers[bonuses.board * SECTIONS + place]]
