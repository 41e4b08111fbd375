"""The box, or an owner's, checked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from seaboard.core.edition import Edition, bad_values, owner_edition, parse_toml, printed_edition
from seaboard.core.messages import Message

MOST_FACES = 9


@dataclass(frozen=True)
class Box:
    edition: Edition

    def number(self, name: str) -> int:
        return int(self.edition.values[name])

    def crest(self, players: int) -> int:
        """Faces of the second die."""
        return int(self.edition.values["river.crest"][players - 2])


@lru_cache(maxsize=8)
def box(text: str = "") -> Box:
    """Raises BadEdition with every fault found."""
    folder = files("levee") / "components"
    printed = printed_edition([parse_toml((folder / "box.toml").read_text("utf-8"))])
    edition = owner_edition(printed, text) if text else printed
    if problems := faults(edition):
        raise bad_values(problems)
    return Box(edition)


def faults(edition: Edition) -> list[Message]:
    numbers = {name: value for name, value in edition.values.items() if name != "river.crest"}
    numbers |= {f"river.crest.{place}": faces for place, faces in enumerate(edition.values["river.crest"])}
    found = [Message("levee-edition-number", {"key": name}) for name, value in numbers.items() if not 1 <= value <= 9]
    return found if len(edition.values["river.crest"]) == 3 else [*found, Message("levee-edition-crest")]
