"""What people read of one scenario beyond the words of every scenario: the shape of its `words` module."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Callable, Iterable, List, Mapping, Optional, Tuple

from seaboard.core.messages import Argument, Line, Message
from seaboard.core.verbs import Attempt, Clauses, Reason, because
from seaboard.games.diluvium.campaign.rules.state import SoloState
from seaboard.games.diluvium.campaign.scenarios import folder_of, part_of

if TYPE_CHECKING:
    from seaboard.games.diluvium.campaign.presentation.scene import SoloScene

Narrator = Callable[["SoloScene"], List[Line]]
AtPlace = Callable[["SoloScene", int], List[Line]]
Tried = Attempt[SoloState]
Steps = Tuple[int, int]
Sign = Tuple[int, str]


@dataclass(frozen=True)
class Deed:
    """A deed of a scenario: the clauses that allow it, what is said when it is done, and what is `missing` for it."""

    code: int
    rules: Clauses
    narrate: Narrator
    missing: Optional[Callable[[Tried], Optional[Message]]] = None


@dataclass(frozen=True)
class Question:
    """A question that only this scenario asks with this verb: what a player may well try then, and why it is refused.
    A deed has its reasons in its own row.
    """

    prompt: str
    verb: int
    near: Optional[Callable[[SoloState, int], Iterable[int]]] = None
    reason: Optional[Callable[[Tried], Reason]] = None


@dataclass(frozen=True)
class Aim:
    """How far you are on the way to a victory, so many of so many; and what is `left` to do where the number alone
    does not say it. The rules ask `Scenario.met`.
    """

    count: Callable[[SoloState], Steps]
    left: Optional[Callable[[SoloState], Message]] = None


def nothing(_: SoloScene) -> List[Line]:
    return []


def nothing_there(_: SoloScene, __: int) -> List[Line]:
    return []


@dataclass(frozen=True)
class Words:
    """`steps` has the narration of its own rules by rule and step, `answers` by rule and verb of the answer. `aims` are
    by title, `signs` say what a place means. `whose_city` is the people of a city that belongs to neither side.

    More narration: `always` after everything else, `deciding` before the adversary acts, `turned_up` of a tile,
    `settled` on ruins, `conquered` of a city or outpost, `not_slain` of a monster that is not dead yet. The clauses:
    when allies are placed, when they are scared, and when settlers may flee to the board alone. `waiting` is gold you
    have earned and have yet to decide about.
    """

    aims: Mapping[str, Aim] = field(default_factory=dict)
    steps: Mapping[Tuple[str, str], Narrator] = field(default_factory=dict)
    answers: Mapping[Tuple[str, int], Narrator] = field(default_factory=dict)
    deeds: Tuple[Deed, ...] = ()
    questions: Tuple[Question, ...] = ()
    signs: Optional[Callable[[SoloState], List[Sign]]] = None
    whose_city: str = ""
    always: Narrator = nothing
    deciding: Narrator = nothing
    turned_up: AtPlace = nothing_there
    settled: AtPlace = nothing_there
    conquered: AtPlace = nothing_there
    not_slain: Narrator = nothing
    allies_placed: Clauses = ()
    allies_scared: Clauses = ()
    flee_to_board: Clauses = ()
    waiting: Optional[Callable[[SoloState], int]] = None


@cache
def words_of(scenario: str) -> Words:
    found: Words = part_of(folder_of(scenario), "words").WORDS
    return found


def refuse(name: str, *rules: str, **args: Argument) -> Reason:
    """`refuse("home", "S-23.6", place="C2")`."""
    return because(f"solo-refuse-{name}", *rules, **args)


def refuse_place(tried: Tried, name: str, *rules: str, **args: Argument) -> Reason:
    """Of the place that was picked."""
    return refuse(name, *rules, place=tried.names[tried.argument], **args)
