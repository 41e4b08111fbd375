"""Every way to play, for whoever walks or photographs them all."""

from __future__ import annotations

from collections.abc import Mapping

from seaboard.games.diluvium.campaign.scenarios import SCENARIOS
from tests.browser.walking import Mode

STORM = {"mages": "yes", "mercenaries": "2", "reefs": "yes", "machinations": "normal", "heroics": "yes"}
EXPANSIONS = tuple(STORM)
BOT = "bot:random"


def _voyage(name: str, options: Mapping[str, str | int], players: int = 1, steps: int = 30) -> Mode:
    seats = ("here",) * players
    return Mode(f"nautilion-{name}", "nautilion", {"players": players, "reserve": 6, **options}, seats, steps)


def _peoples(players: int, boards: str, steps: int = 30) -> Mode:
    side = {"A": "a", "chosen": "b"}[boards]
    seats = ("here", *[BOT] * (players - 1))
    return Mode(f"diluvium-{players}{side}", "diluvium", {"players": players, "boards": boards}, seats, steps)


def _raft(name: str, players: int, steps: int = 30, **options: str) -> Mode:
    seats = ("here", *[BOT] * (players - 1))
    return Mode(f"diluvia-{name}", "diluvia", {"players": players, **options}, seats, steps)


def _scenario(name: str, steps: int = 15) -> Mode:
    return Mode(f"campaign-{name}", "campaign", {"scenario": name}, ("here",), steps)


NAUTILION = (
    _voyage("first", {"reserve": 4}, steps=45),
    *(_voyage(name, {name: STORM[name]}) for name in EXPANSIONS),
    _voyage("storm", STORM, steps=60),
    _voyage("storm-two", {**STORM, "submarine": "B1"}, 2, steps=60),
)
DILUVIUM = tuple(_peoples(players, boards) for players in (2, 3, 4) for boards in ("A", "chosen"))
DILUVIA = (
    _raft("two", 2, steps=60),
    _raft("three", 3),
    _raft("four", 4),
    _raft("express", 3, express="yes"),
    _raft("pairs", 4, teams="pairs"),
    _raft("six", 6, teams="pairs"),
    _raft("threes", 6, teams="threes"),
)
CAMPAIGN = tuple(_scenario(name) for name in SCENARIOS)
MODES = (*NAUTILION, *DILUVIUM, *DILUVIA, *CAMPAIGN)


def mode_named(name: str) -> Mode:
    return next(mode for mode in MODES if mode.name == name)
