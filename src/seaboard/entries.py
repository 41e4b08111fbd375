"""Games, bots and terminal boards are found by entry points: this package's own, and those of any other installed.

In a source tree the own ones are read from `pyproject.toml`: the wheel installed beside it may be of another day, and
PyPy has none (decision 13). An entry names an object as `package.module:name`; it is imported when it is wanted.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import PackageNotFoundError, distribution, distributions
from pathlib import Path
from typing import Any, Dict, Iterator, Optional, Tuple, Type, TypeVar

from seaboard.checkout import root
from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message
from seaboard.core.toml import read_toml

GAMES, SKILLS, BOTS, BOARDS = "seaboard.games", "seaboard.skills", "seaboard.bots", "seaboard.boards"
OURS = "seaboard"
LOG = logging.getLogger("seaboard.entries")
T = TypeVar("T")


class BrokenEntry(SeaboardError):
    """Another package announces something that cannot be imported, or is not what it should be."""


@cache
def own_entries(group: str) -> Dict[str, str]:
    """Those of this package, by name: nobody else's are looked at while only these are asked for."""
    top = root()
    if top is not None:
        return _declared(top).get(group, {})
    try:
        return {entry.name: entry.value for entry in distribution(OURS).entry_points if entry.group == group}
    except PackageNotFoundError:
        return {}


@cache
def _declared(top: Path) -> Dict[str, Dict[str, str]]:
    project = read_toml((top / "pyproject.toml").read_text("utf-8"))["project"]
    found: Dict[str, Dict[str, str]] = project["entry-points"]
    return found


@cache
def entries(group: str) -> Dict[str, str]:
    """Everybody's, by name. A name of ours stays ours; of two others the package first in the alphabet has it."""
    found = dict(own_entries(group))
    for _, name, value in sorted(_of_others(group)):
        found.setdefault(name, value)
    return found


def _of_others(group: str) -> Iterator[Tuple[str, str, str]]:
    for package in distributions():
        mine = [entry for entry in package.entry_points if entry.group == group]
        title = package.metadata["Name"] if mine else OURS
        if title != OURS:
            yield from ((title, entry.name, entry.value) for entry in mine)


def find(group: str, name: str, kind: Type[T]) -> Optional[T]:
    """The object of this name; None where nobody has one. Raises BrokenEntry."""
    reference = own_entries(group).get(name) or entries(group).get(name)
    if reference is None:
        return None
    found = resolve(reference)
    if not isinstance(found, kind):
        raise BrokenEntry(Message("entry-broken", {"name": reference[:80], "fault": type(found).__name__}))
    return found


def find_all(group: str, kind: Type[T]) -> Dict[str, T]:
    """All that can be imported, by name; what cannot is left out, and the log says so."""
    found: Dict[str, T] = {}
    for name in entries(group):
        try:
            made = find(group, name, kind)
        except BrokenEntry as fault:
            LOG.warning("broken: group=%s name=%s fault=%s", group, name, fault)
            continue
        assert made is not None
        found[name] = made
    return found


@cache
def resolve(reference: str) -> Any:
    """What `package.module:name` refers to. Raises BrokenEntry, whatever the import of a stranger's module raises."""
    module, _, name = reference.partition(":")
    try:
        return getattr(import_module(module), name)
    except Exception as fault:
        if module.split(".")[0] == OURS:
            raise
        raise BrokenEntry(Message("entry-broken", {"name": reference[:80], "fault": str(fault)[:200]})) from fault
