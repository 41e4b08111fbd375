"""The printed components of Diluvia, checked, and the tables of the rules made from them."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any, Dict, List, Mapping, Tuple

from seaboard.core.edition import Edition, edition_in_use, parse_toml, printed_edition
from seaboard.core.messages import Message
from seaboard.games.diluvia.components.tables import ALONE, Rules, Tables
from seaboard.games.diluvia.rules.actions import MOST_SEATS, SIDE
from seaboard.games.diluvia.rules.notation import CARD_NAMES, FACE_NAMES

FILES = ("boards", "cards", "animals")
FEW = 3  # up to so many players have more animals
FIXED = ("animals.few_players", "animals.more_players", "hand.alone", "hand.team", "cards.flood", "cards.express")
Values = Mapping[str, Any]
Way = Tuple[int, int, bool, bool, bool, bool]


class Components:
    """One edition of the box."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        values = edition.values
        self.columns: int = values["raft.columns"]
        self.rows: int = values["raft.rows"]
        self._tables: Dict[Way, Tables] = {}

    def tables(self, way: Way) -> Tables:
        """Made once for each way to play and shared by all its games."""
        if way not in self._tables:
            values = self.edition.values
            players, team = way[0], way[1]
            few = players <= FEW and team == ALONE
            self._tables[way] = Tables(
                Rules(*way),
                self.columns,
                self.rows,
                values["jungle.raft_column"],
                values["meter.spaces"],
                [values[f"cards.{name}"] for name in CARD_NAMES],
                [FACE_NAMES.index(face) for face in values["die.faces"]],
                values["hand.alone"] if team == ALONE else values["hand.team"],
                values["animals.few_players"] if few else values["animals.more_players"],
            )
        return self._tables[way]


@lru_cache(maxsize=1)
def printed() -> Edition:
    """The edition our component files describe."""
    folder = files("seaboard.games.diluvia") / "components"
    return printed_edition([parse_toml((folder / f"{name}.toml").read_text("utf-8")) for name in FILES])


@lru_cache(maxsize=8)
def components(edition_text: str = "") -> Components:
    """The printed box, or an owner's. Raises BadEdition with every fault found."""
    return Components(edition_in_use(printed(), edition_text, faults))


def faults(values: Values) -> List[Message]:
    """What would make these components unplayable."""
    fixed = [key for key in FIXED if values[key] != printed().values[key]]
    found = [Message("edition-fixed", {"key": key}) for key in fixed]
    sides = [key for key in ("raft.columns", "raft.rows") if not 3 <= values[key] <= SIDE or values[key] % 2 == 0]
    found += [Message("diluvia-edition-raft", {"key": key}) for key in sides]
    if not sides and values["raft.columns"] * values["raft.rows"] > MOST_SEATS:
        found.append(Message("diluvia-edition-raft", {"key": "raft.rows"}))
    if not 1 <= values["jungle.raft_column"] <= SIDE:
        found.append(Message("diluvia-edition-column", {"key": "jungle.raft_column"}))
    if not 2 <= values["meter.spaces"] <= 20:
        found.append(Message("diluvia-edition-meter", {"key": "meter.spaces"}))
    faces = values["die.faces"]
    if len(faces) != 6 or not set(faces) <= set(FACE_NAMES) or "cloud" not in faces:
        found.append(Message("diluvia-edition-die", {"key": "die.faces"}))
    action = [f"cards.{name}" for name in CARD_NAMES[:7]]
    found += [Message("diluvia-edition-cards", {"key": key}) for key in action if not 1 <= values[key] <= 30]
    if sum(values[key] for key in action) < 36:
        found.append(Message("diluvia-edition-deck", {"key": "cards"}))
    return found
