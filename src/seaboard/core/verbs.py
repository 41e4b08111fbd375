"""A verb is one row: its text, the parts of the board that stand for it, its clauses, when it is asked for, what a
player may well try with it, and why that is not possible. Everything said of moves derives from these rows.

An action is one whole number: the verb in the low five bits, the arguments above, each in the same number of bits.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Callable, Dict, Generic, Iterable, List, Mapping, Optional, Sequence, Tuple, Union

from seaboard.core.errors import UnreadableAction
from seaboard.core.messages import Argument, Line, Message
from seaboard.core.packing import ARGUMENT, VERB  # not its functions: compiled, they refuse what is no 64-bit number
from seaboard.core.procedure import S
from seaboard.core.view import AskView, Choice, Refusal

CHANCE = "~"  # how the verbs of NATURE begin

Clauses = Tuple[str, ...]
Reason = Tuple[Message, Clauses]


def because(name: str, *rules: str, **args: Argument) -> Reason:
    """`because("diluvium-enemy-city", "D-5.4", place="C2")`."""
    return Message(name, args), rules


@dataclass(frozen=True)
class Word:
    """One argument: a number in a range, or a name that stands for a number."""

    least: int
    most: int
    names: Mapping[int, str] = field(default_factory=dict)

    def write(self, value: int) -> str:
        """Empty when the number is none of the argument's values."""
        return self.names.get(value, str(value) if self.least <= value <= self.most else "")

    def read(self, text: str) -> int:
        """The number, or -1 when the text is none of the argument's values."""
        for value, name in self.names.items():
            if name.lower() == text.lower():
                return value
        plain_number = text.isascii() and text.isdigit() and len(text) <= 6
        value = int(text) if plain_number else -1
        return value if self.least <= value <= self.most and value not in self.names else -1


def one_of(names: Union[Sequence[str], Mapping[int, str]]) -> Word:
    """An argument that is always a name, never a number."""
    return Word(1, 0, names if isinstance(names, Mapping) else dict(enumerate(names)))


@dataclass(frozen=True)
class Attempt(Generic[S]):
    """A move somebody might make, legal or not. `names` are those of the places of this board."""

    state: S
    seat: int
    action: int
    names: Sequence[str]

    @property
    def argument(self) -> int:
        return self.action >> ARGUMENT

    @property
    def rule(self) -> Any:
        """The rule in progress."""
        return self.state.stack[-1]


Targets = Callable[[List[str]], Tuple[str, ...]]


@dataclass(frozen=True)
class Verb(Generic[S]):
    """`bits` is the width of each argument; NATURE's verbs are written with a `~`.

    `target` is the kind of part its argument names (`place` for `place-C2`), or makes the parts of the written words; a
    verb without one is a button of its own. `rules` allow it; where they hang on the argument, a function says which.
    `asked` are the prompts it answers. `near` are the moves a player may well try then, `reason` speaks against one
    that is not legal, and `too_early` against one that answers another question. `absent` speaks first, against a move
    that this game does not have: of an expansion left in the box, for instance. `lines` narrates the answer, from what
    the game's narration knows of the moment, and `quiet` does where the answer led to nothing else that is told.
    `label` says the move in a few words, as a button would.
    """

    code: int
    name: str
    words: Tuple[Word, ...] = ()
    bits: int = 4
    target: Union[str, Targets] = ""
    rules: Union[Clauses, Callable[[S, int], Clauses]] = ()
    asked: Tuple[str, ...] = ()
    near: Optional[Callable[[S, int], Iterable[int]]] = None
    reason: Optional[Callable[[Attempt[S]], Reason]] = None
    too_early: Union[Reason, Callable[[Attempt[S]], Reason], None] = None
    absent: Optional[Callable[[Attempt[S]], Optional[Reason]]] = None
    lines: Optional[Callable[[Any], List[Line]]] = None
    quiet: Optional[Callable[[Any], List[Line]]] = None
    label: Union[str, Callable[[Attempt[S]], Message]] = ""

    def write(self, action: int) -> str:
        packed = action >> ARGUMENT
        mask = (1 << self.bits) - 1
        shown = [word.write(packed >> self.bits * place & mask) for place, word in enumerate(self.words)]
        if packed >> self.bits * len(self.words) or not all(shown):
            raise no_such_action(action)
        return " ".join([self.name, *shown])

    def read(self, texts: Sequence[str]) -> int:
        if len(texts) != len(self.words):
            raise UnreadableAction(
                Message("move-word-count", {"verb": self.name, "wanted": len(self.words), "given": len(texts)})
            )
        packed = 0
        for place, (word, text) in enumerate(zip(self.words, texts)):  # noqa: B905 (lengths are equal here, and PyPy's 3.9 has no `strict`)
            value = word.read(text)
            if value < 0:
                raise UnreadableAction(Message("move-bad-word", {"verb": self.name, "word": text[:30]}))
            packed |= value << self.bits * place
        return packed << ARGUMENT | self.code

    def targets(self, action: int) -> Tuple[str, ...]:
        name, *words = self.write(action).split()
        if isinstance(self.target, str):
            return (f"{self.target}-{words[0]}",) if self.target else (name,)
        return self.target(words)

    def rules_of(self, state: S, action: int) -> Clauses:
        return self.rules if isinstance(self.rules, tuple) else self.rules(state, action)


def no_such_action(action: int) -> UnreadableAction:
    return UnreadableAction(Message("move-no-such-number", {"number": str(action)[:30]}))


class Verbs(Generic[S]):
    """All verbs of a game, on one board: `names` are those of its places."""

    def __init__(self, verbs: Sequence[Verb[S]], names: Sequence[str] = ()) -> None:
        self.verbs = verbs
        self.names = names
        self._by_code: Dict[int, Verb[S]] = {verb.code: verb for verb in verbs}
        self._by_name: Dict[str, Verb[S]] = {verb.name: verb for verb in verbs}

    def of(self, action: int) -> Verb[S]:
        """Raises UnreadableAction for a number that is no move of this game."""
        verb = self._by_code.get(action & VERB)
        if verb is None:
            raise no_such_action(action)
        return verb

    def write(self, action: int) -> str:
        """Raises UnreadableAction for a number that is no move of this game."""
        return self.of(action).write(action)

    def read(self, text: str) -> int:
        words = text.strip().split()
        verb = self._by_name.get(words[0].lower()) if words else None
        if verb is None:
            known = ", ".join(verb.name for verb in self.verbs if not verb.name.startswith(CHANCE))
            raise UnreadableAction(Message("move-unknown-verb", {"text": text.strip()[:60], "known": known}))
        return verb.read(words[1:])

    def targets(self, action: int) -> Tuple[str, ...]:
        """The parts of the board that stand for this move."""
        return self.of(action).targets(action)

    def rules_of(self, state: S, action: int) -> Clauses:
        """The clauses that allow this move."""
        return self.of(action).rules_of(state, action)

    def label(self, state: S, seat: int, action: int) -> Message:
        """The move in a few words; as it is written where the row has none."""
        label = self.of(action).label
        if not label:
            return Message("move-as-written", {"move": self.write(action)})
        return Message(label) if isinstance(label, str) else label(Attempt(state, seat, action, self.names))

    def choices(self, state: S, seat: int) -> Tuple[Choice, ...]:
        legal = state.stack[-1].legal(state, seat)
        return tuple(
            Choice(self.write(a), self.targets(a), self.rules_of(state, a), self.label(state, seat, a)) for a in legal
        )

    def why(self, state: S, seat: int, action: int) -> Refusal:
        """The reason against a move that is not legal. Raises UnreadableAction for a number that is no move."""
        move = self.write(action)  # first: no reason is given against a number that is no move
        reason, rules = self._reason(Attempt(state, seat, action, self.names))
        return Refusal(move, reason, rules, self._selects(action))

    def _selects(self, action: int) -> Tuple[str, ...]:
        return () if self.of(action).name.startswith(CHANCE) else self.targets(action)

    def _reason(self, tried: Attempt[S]) -> Reason:
        verb, ask = self.of(tried.action), tried.state.pending
        if verb.name.startswith(CHANCE):
            return Message("move-only-chance"), verb.rules_of(tried.state, tried.action)
        absent = verb.absent(tried) if verb.absent is not None else None
        if absent is not None:
            return absent
        if ask is not None and ask.prompt in verb.asked and verb.reason is not None:
            return verb.reason(tried)
        if verb.too_early is None:
            return Message("move-not-now"), ask.rules if ask is not None else ()
        return verb.too_early if isinstance(verb.too_early, tuple) else verb.too_early(tried)

    def near_moves(self, state: S, seat: int) -> List[int]:
        """What a player may well try at this question, legal or not."""
        ask = state.pending
        asked = [verb for verb in self.verbs if ask is not None and ask.prompt in verb.asked]
        return [action for verb in asked if verb.near is not None for action in verb.near(state, seat)]

    def refusals(self, state: S, seat: int) -> List[Refusal]:
        """Near-moves that are not legal now."""
        legal = set(state.stack[-1].legal(state, seat))
        near = [action for action in self.near_moves(state, seat) if action not in legal]
        return [replace(self.why(state, seat, action), label=self.label(state, seat, action)) for action in near]

    def ask_view(self, state: S, seat: int, prompt: Message, on_board: Optional[Message] = None) -> Optional[AskView]:
        """The pending question as this seat may see it: what it can answer, and what it might try."""
        ask = state.pending
        if ask is None:
            return None
        mine = seat >= 0 and seat in ask.seats
        choices = self.choices(state, seat) if mine else ()
        refused = tuple(self.refusals(state, seat)) if mine else ()
        return AskView(prompt, ask.seats, mine, ask.sealed, ask.rules, choices, refused, on_board)


Notation = Verbs[Any]
