"""Printed values are data: where each comes from, and how the owner of a box corrects them.

A component file has tables of values; beside the values of a table stands a table `from` that says for each whether it
is in the `rulebook`, `derived` from it, found on the `web`, or `reconstructed`. An edition file gives other values for
the same names.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import Any, Callable, Dict, Iterator, List, Mapping, Tuple

from seaboard.core.errors import BadEdition
from seaboard.core.messages import Argument, Message
from seaboard.core.toml import NotToml, read_toml

PROVENANCES = ("rulebook", "derived", "web", "reconstructed")
EDITION = "edition"
LONGEST_EDITION = 100_000  # characters; all our component files together have 32,000
LONGEST_VALUE = 200  # characters of a text, or items of a list
LARGEST_NUMBER = 9_999
LONGEST_KEY = 80  # as it is told, and as far as a near name is sought
MOST_PROBLEMS = 20  # told; all are counted
MOST_GUESSES = 5  # near names sought: each is compared with every name there is
Table = Mapping[str, Any]


@dataclass(frozen=True)
class Edition:
    """All values by dotted name (`grimoire.tide`), where each comes from, and the text of the edition file if any."""

    name: str
    values: Mapping[str, Any]
    provenance: Mapping[str, str]
    text: str = ""


def parse_toml(text: str) -> Dict[str, Any]:
    """Raises BadEdition with the place of the fault."""
    try:
        return read_toml(text, LONGEST_EDITION)
    except NotToml as fault:
        problem = Message("edition-not-toml", {"fault": fault.fault})
        raise BadEdition(Message("edition-unreadable"), [problem]) from fault


def printed_edition(components: List[Table]) -> Edition:
    """The edition the component files describe."""
    values: Dict[str, Any] = {}
    provenance: Dict[str, str] = {}
    for component in components:
        values.update(_leaves(component))
        provenance.update(_sources(component))
    return Edition("", values, provenance)


def edition_in_use(printed: Edition, text: str, faults: Callable[[Table], List[Message]]) -> Edition:
    """The printed edition, or an owner's. Raises BadEdition with every fault found."""
    edition = owner_edition(printed, text) if text else printed
    problems = faults(edition.values)
    if problems:
        raise BadEdition(Message("edition-bad-values", {"count": len(problems)}), problems)
    return edition


def _leaves(table: Table, prefix: str = "") -> Iterator[Tuple[str, Any]]:
    for name, value in table.items():
        if isinstance(value, dict) and name != "from":
            yield from _leaves(value, f"{prefix}{name}.")
        elif not isinstance(value, dict):
            yield prefix + name, value


def _sources(table: Table, prefix: str = "") -> Iterator[Tuple[str, str]]:
    for name, value in table.items():
        if name == "from" and isinstance(value, dict):
            for leaf, source in value.items():
                yield prefix + leaf, source
        elif isinstance(value, dict):
            yield from _sources(value, f"{prefix}{name}.")


def owner_edition(printed: Edition, text: str) -> Edition:
    """The printed values with the owner's in their place. Raises BadEdition, with the faults found."""
    given = parse_toml(text)
    header = given.pop(EDITION, {})
    problems: List[Message] = []
    name = header.get("name") if isinstance(header, dict) else None
    if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_VALUE:
        problems.append(Message("edition-no-name"))
    values, provenance = dict(printed.values), dict(printed.provenance)
    for key, value in _leaves(given):
        problem = _misfit(printed, key, value, len(problems) < MOST_GUESSES)
        if problem is not None:
            problems.append(problem)
        values[key], provenance[key] = value, EDITION
    if problems:
        raise bad_values(problems)
    return Edition(str(name).strip(), values, provenance, text)


def bad_values(problems: List[Message]) -> BadEdition:
    """All are counted, the first are told."""
    return BadEdition(Message("edition-bad-values", {"count": len(problems)}), problems[:MOST_PROBLEMS])


def _misfit(printed: Edition, key: str, value: object, guess: bool) -> Message | None:
    if key not in printed.values:
        shown = key[:LONGEST_KEY]
        near = difflib.get_close_matches(shown, printed.values, 1, 0.5) if guess else []
        if near:
            return Message("edition-unknown-near", {"key": shown, "near": near[0]})
        return Message("edition-unknown", {"key": shown})
    wanted = printed.values[key]
    if _shape(value) != _shape(wanted):
        return Message("edition-wrong-type", {"key": key, "wanted": Message(f"edition-type-{_shape(wanted)}")})
    if not _fits(value):
        most: Dict[str, Argument] = {"key": key, "number": LARGEST_NUMBER, "length": LONGEST_VALUE}
        return Message("edition-too-large", most)
    return None


def _fits(value: object) -> bool:
    """Whether a number is small enough, a text or a list short enough."""
    if isinstance(value, int):
        return -LARGEST_NUMBER <= value <= LARGEST_NUMBER
    if isinstance(value, str):
        return len(value) <= LONGEST_VALUE
    return isinstance(value, list) and len(value) <= LONGEST_VALUE and all(_fits(item) for item in value)


def _shape(value: object) -> str:
    """`number`, `text`, `numbers`, `texts`, or `other` for what no component uses."""
    if isinstance(value, bool):
        return "other"
    if isinstance(value, int):
        return "number"
    if isinstance(value, str):
        return "text"
    if isinstance(value, list) and value:
        shapes = {_shape(item) for item in value}
        if shapes in ({"number"}, {"text"}):
            return shapes.pop() + "s"
    return "other"
