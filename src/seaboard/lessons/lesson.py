"""A lesson as it is written: a table on fixed dice, an opening, and steps that each wait for something.

What a file has and means is told in CONTRIBUTING.md.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, TypeVar

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Argument, Message
from seaboard.core.options import OptionValue
from seaboard.core.toml import NotToml, read_toml

READ, MOVE, CHOICE = "read", "move", "choice"
WAITS: dict[str, tuple[str, ...]] = {READ: (), MOVE: ("moves",), CHOICE: ("verbs",)}  # what each needs besides
NEEDED: dict[str, type] = {"chapter": int, "minutes": int, "dice": int, "seats": list, "step": list}
OTHERS: dict[str, type] = {"opening": list, "edition": str, "options": dict}
OF_A_STEP: dict[str, type] = {"id": str, "point": list, "waits": str, "moves": list, "verbs": list, "rules": list}
BOT = "bot:"
T = TypeVar("T")


class BadLesson(SeaboardError):
    """A lesson that no player may see: the message names its file, the line and what is wrong there."""

    def __init__(self, file: str, line: int, fault: Message) -> None:
        super().__init__(Message("lesson-fault", {"file": file, "line": line, "fault": fault}))
        self.line = line
        self.fault = fault


@dataclass(frozen=True)
class Step:
    """`line` is where it begins in its file."""

    id: str
    waits: str
    point: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    line: int = 1

    def takes(self, text: str) -> bool:
        """Whether this move of the learner's is what the step waits for."""
        if self.waits == CHOICE:
            return text.partition(" ")[0] in self.verbs
        return self.waits == MOVE and any(fits(pattern, text) for pattern in self.moves)


@dataclass(frozen=True)
class Lesson:
    game: str
    name: str
    chapter: int
    minutes: int
    dice: int
    seats: tuple[str, ...]
    steps: tuple[Step, ...]
    opening: tuple[str, ...] = ()
    edition: str = ""
    options: dict[str, OptionValue] = field(default_factory=dict)
    text: str = ""

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"

    @property
    def title(self) -> Message:
        return Message(f"lesson-{self.game}-{self.name}")

    @property
    def about(self) -> Message:
        return self.words("about")

    def words(self, name: str) -> Message:
        return Message(f"lesson-{self.game}-{self.name}-{name}")

    def learners(self) -> frozenset[int]:
        return frozenset(seat for seat, kind in enumerate(self.seats) if not kind.startswith(BOT))

    def bots(self) -> dict[int, str]:
        """Each bot's seat and its name."""
        return {seat: kind.removeprefix(BOT) for seat, kind in enumerate(self.seats) if kind.startswith(BOT)}

    def sentences(self) -> list[str]:
        """Every message it cannot do without."""
        return [self.title.id, *(self.words(name).id for name in ("about", *(step.id for step in self.steps), "end"))]

    def line_of(self, words: str, after: int = 1) -> int:
        """Where these words stand first, from this line on."""
        return line_of(self.text, words, after)

    def fault(self, line: int, name: str, **args: Argument) -> BadLesson:
        return BadLesson(f"{self.id}.toml", line, Message(f"lesson-fault-{name}", args))


def fits(pattern: str, text: str) -> bool:
    """`explore *` fits `explore C2`: a star stands for one word."""
    wanted, said = pattern.split(), text.split()
    return len(wanted) == len(said) and all(one in ("*", two) for one, two in zip(wanted, said, strict=True))


def line_of(text: str, words: str, after: int = 1) -> int:
    for number, line in enumerate(text.split("\n"), 1):
        if number >= after and words in line:
            return number
    return after


def read_lesson(game: str, name: str, text: str) -> Lesson:
    """Raises BadLesson for whatever is not written as lessons are."""
    reader = _Reader(f"{game}/{name}.toml", text)
    given = reader.whole()
    steps = tuple(reader.step(number, step) for number, step in enumerate(given.pop("step")))
    if len({step.id for step in steps}) < len(steps):
        raise reader.bad(1, "step-twice")
    seats, opening = tuple(given.pop("seats")), tuple(given.pop("opening", ()))
    return Lesson(game=game, name=name, steps=steps, text=text, seats=seats, opening=opening, **given)


class _Reader:
    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.begins = [found.start() for found in re.finditer(r"^\[\[step\]\]", text, re.MULTILINE)]

    def bad(self, line: int, name: str, **args: Argument) -> BadLesson:
        return BadLesson(self.file, line, Message(f"lesson-fault-{name}", args))

    def whole(self) -> dict[str, Any]:
        try:
            given = read_toml(self.text)
        except NotToml as fault:
            found = re.search(r"line (\d+)", str(fault.fault))
            raise self.bad(int(found[1]) if found else 1, "not-toml", fault=fault.fault) from fault
        self._check(given, NEEDED | OTHERS, tuple(NEEDED), 1)
        if not given["step"] or not all(isinstance(step, dict) for step in given["step"]):
            raise self.bad(1, "no-steps")
        return given

    def step(self, number: int, given: dict[str, Any]) -> Step:
        line = self.text.count("\n", 0, self.begins[number]) + 1 if number < len(self.begins) else 1
        waits = str(given.get("waits"))
        if waits not in WAITS:
            raise self.bad(self._line("waits", line), "unknown-step", waits=waits[:40], known=", ".join(WAITS))
        needed = ("id", "waits", *WAITS[waits])
        allowed = {key: OF_A_STEP[key] for key in (*needed, "point", "rules")}
        self._check(given, allowed, needed, line)
        lists = {key: tuple(value) for key, value in given.items() if isinstance(value, list)}
        return Step(id=given["id"], waits=waits, line=line, **lists)

    def _check(self, given: dict[str, Any], known: dict[str, type], needed: tuple[str, ...], line: int) -> None:
        for key, value in given.items():
            if key not in known:
                raise self.bad(self._line(key, line), "unknown-key", key=key[:40], known=", ".join(known))
            texts = value if isinstance(value, list) and key != "step" else []
            if type(value) is not known[key] or not all(isinstance(one, str) and one for one in texts):
                raise self.bad(self._line(key, line), "wrong-value", key=key)
        for key in needed:
            if key not in given or given[key] in ([], ""):
                raise self.bad(line, "missing-key", key=key)

    def _line(self, key: str, after: int) -> int:
        """Where a key stands, from this line on."""
        for number, line in enumerate(self.text.split("\n"), 1):
            if number >= after and re.match(rf'\s*\[*"?{re.escape(key)}"?\b', line):
                return number
        return after
