"""Scenarios of the campaign as people write them: by id or by name, in any language, with or without accents."""

from __future__ import annotations

import unicodedata

from seaboard.core.errors import BadOptions
from seaboard.core.messages import Message
from seaboard.games.diluvium.campaign.scenarios import IDS
from seaboard.language import LANGUAGES, language

LONGEST = 60  # of what is repeated to whoever typed it


def scenario_of(wanted: str) -> str:
    """The id. Raises BadOptions, with all ids."""
    found = {_plain(name): scenario for scenario in IDS for name in [scenario, *_names(scenario)]}
    if _plain(wanted) not in found:
        raise BadOptions(Message("log-no-such-scenario", {"wanted": wanted[:LONGEST], "known": ", ".join(IDS)}))
    return found[_plain(wanted)]


def _names(scenario: str) -> list[str]:
    return [language(code).text(f"solo-scenario-{scenario}") for code in LANGUAGES]


def _plain(text: str) -> str:
    """Letters and digits alone, without accents."""
    return "".join(char for char in unicodedata.normalize("NFKD", text.casefold()) if char.isalnum())
