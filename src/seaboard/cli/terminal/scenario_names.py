"""Scenarios of the campaign as people write them: by id or by name, in any language, with or without accents."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from seaboard.core.errors import BadOptions
from seaboard.core.messages import Message
from seaboard.games.diluvium.campaign.scenarios import IDS
from seaboard.language import LANGUAGES, language

LONGEST = 60  # of what is repeated to whoever typed it


def scenario_of(wanted: str) -> str:
    """The id. Raises BadOptions, with all ids."""
    for names in _namings():
        for scenario, name in zip(IDS, names, strict=True):
            if _plain(name) == _plain(wanted):
                return scenario
    raise BadOptions(Message("log-no-such-scenario", {"wanted": wanted[:LONGEST], "known": ", ".join(IDS)}))


def _namings() -> Iterator[list[str]]:
    """The ids first: reading three catalogues takes a second."""
    yield list(IDS)
    for code in LANGUAGES:
        yield [language(code).text(f"solo-scenario-{scenario}") for scenario in IDS]


def _plain(text: str) -> str:
    """Letters and digits alone, without accents."""
    return "".join(char for char in unicodedata.normalize("NFKD", text.casefold()) if char.isalnum())
