"""The readable face of packed actions: text that is stored, sent, logged and parsed back.

An action is one whole number: the verb in the low five bits, the arguments above, each in the same number of bits.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Dict, List, Mapping, Sequence, Tuple

from seaboard.core.errors import UnreadableAction
from seaboard.core.messages import Message

VERB_BITS = 5


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


@dataclass(frozen=True)
class Verb:
    """`bits` is the width of each argument; NATURE's verbs are written with a `~`."""

    code: int
    name: str
    words: Tuple[Word, ...] = ()
    bits: int = 4

    def write(self, action: int) -> str:
        packed = action >> VERB_BITS
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
        return packed << VERB_BITS | self.code


def no_such_action(action: int) -> UnreadableAction:
    return UnreadableAction(Message("move-no-such-number", {"number": str(action)[:30]}))


class Notation:
    """All verbs of a game."""

    def __init__(self, verbs: List[Verb]) -> None:
        self.verbs = verbs
        self._by_code: Dict[int, Verb] = {verb.code: verb for verb in verbs}
        self._by_name: Dict[str, Verb] = {verb.name: verb for verb in verbs}

    def write(self, action: int) -> str:
        """Raises UnreadableAction for a number that is no move of this game."""
        verb = self._by_code.get(action & ((1 << VERB_BITS) - 1))
        if verb is None:
            raise no_such_action(action)
        return verb.write(action)

    def read(self, text: str) -> int:
        words = text.strip().split()
        verb = self._by_name.get(words[0].lower()) if words else None
        if verb is None:
            known = ", ".join(verb.name for verb in self.verbs if not verb.name.startswith("~"))
            raise UnreadableAction(Message("move-unknown-verb", {"text": text.strip()[:60], "known": known}))
        return verb.read(words[1:])
