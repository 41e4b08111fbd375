"""Seaboard: a digital table for three published board games of the flood.

What a researcher, or the author of a game or a bot, needs is here; `docs/api.md` lists it. Nothing of it is imported
before it is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, List

from seaboard.checkout import use_compiled

__version__ = "0.1.0"

use_compiled()  # before anything of the rules is imported

if TYPE_CHECKING:
    from seaboard.bots.bot import Bot, BotRow, Observation
    from seaboard.bots.mind import Mind
    from seaboard.bots.registry import bots_for, load_bot
    from seaboard.bots.skill import Skill
    from seaboard.conformance import check_game
    from seaboard.core.errors import SeaboardError
    from seaboard.core.game import Game
    from seaboard.core.messages import Line, Message
    from seaboard.core.play import Play
    from seaboard.core.record import read_record, record_of, replay, write_record
    from seaboard.core.rng import Rng
    from seaboard.core.seats import NATURE, WATCHER
    from seaboard.games import game_names, load_game
    from seaboard.games.row import GameRow
    from seaboard.lab.simulate import Job, simulate
    from seaboard.language import Language

_HOMES = {
    "seaboard.games": ("game_names", "load_game"),
    "seaboard.core.game": ("Game",),
    "seaboard.core.play": ("Play",),
    "seaboard.core.rng": ("Rng",),
    "seaboard.core.seats": ("NATURE", "WATCHER"),
    "seaboard.core.messages": ("Line", "Message"),
    "seaboard.core.errors": ("SeaboardError",),
    "seaboard.core.record": ("read_record", "record_of", "replay", "write_record"),
    "seaboard.bots.registry": ("bots_for", "load_bot"),
    "seaboard.bots.bot": ("Bot", "Observation", "BotRow"),
    "seaboard.bots.skill": ("Skill",),
    "seaboard.bots.mind": ("Mind",),
    "seaboard.lab.simulate": ("Job", "simulate"),
    "seaboard.language": ("Language",),
    "seaboard.games.row": ("GameRow",),
    "seaboard.conformance": ("check_game",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "NATURE",
    "WATCHER",
    "Bot",
    "BotRow",
    "Game",
    "GameRow",
    "Job",
    "Language",
    "Line",
    "Message",
    "Mind",
    "Observation",
    "Play",
    "Rng",
    "SeaboardError",
    "Skill",
    "bots_for",
    "check_game",
    "compiled",
    "game_names",
    "load_bot",
    "load_game",
    "read_record",
    "record_of",
    "replay",
    "simulate",
    "write_record",
]


def compiled() -> bool:
    """Whether the engine in use was compiled by mypyc."""
    from seaboard.core import engine  # noqa: PLC0415 (kept out of the import of the package)

    return not engine.__file__.endswith(".py")


if not TYPE_CHECKING:  # a type checker would take it for a promise of any name at all

    def __getattr__(name: str) -> Any:
        if name not in _HOME:
            raise AttributeError(name)
        return getattr(import_module(_HOME[name]), name)

    def __dir__() -> List[str]:
        return sorted([*globals(), *_HOME])
