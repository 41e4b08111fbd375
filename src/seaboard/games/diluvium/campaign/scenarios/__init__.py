"""The scenarios, by name, in the order of the booklet; the last two stand alone. One folder a scenario: its `map.toml`,
its `rules` and its `words`: narration, refusals, signs and aims. What the bots steer by is in a module of the same name
under `bots/campaign/scenarios`.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Dict, Final, List, Tuple, Type

from seaboard.core.procedure import Procedure
from seaboard.games.diluvium.campaign.rules.scenario import Scenario

FOLDERS: Final[List[str]] = sorted(found.name for found in iter_modules(__path__) if found.ispkg)


def part_of(folder: str, part: str) -> Any:
    """A module of a scenario."""
    return import_module(f"{__name__}.{folder}.{part}")


def _classes(folder: str) -> List[Type[Any]]:
    """Those its rules define."""
    rules = part_of(folder, "rules")
    return [own for own in vars(rules).values() if isinstance(own, type) and own.__module__ == rules.__name__]


def _made(own: Any) -> Scenario:
    """A scenario's own class says everything itself."""
    story: Scenario = own()
    return story


_CLASSES: Final = [own for folder in FOLDERS for own in _classes(folder)]
_STORIES: Final[List[Scenario]] = [_made(own) for own in _CLASSES if issubclass(own, Scenario)]

SCENARIOS: Final[Dict[str, Scenario]] = {story.id: story for story in sorted(_STORIES, key=lambda story: story.number)}
IDS: Final[Tuple[str, ...]] = tuple(SCENARIOS)

# Rules of single scenarios that may be in progress when a game is saved.
PROCEDURES: Final[Tuple[Type[Procedure[Any]], ...]] = tuple(own for own in _CLASSES if issubclass(own, Procedure))


def scenario(name: str) -> Scenario:
    return SCENARIOS[name]


def folder_of(name: str) -> str:
    """`hydras_ire` of `hydras-ire`."""
    return name.replace("-", "_")
