"""English, Spanish and French: message ids become sentences, rule ids become clauses.

The catalogues are `locales/<code>/*.ftl` and the rule registers `docs/rules/`; a wheel carries both as `data/`. A game
of another package brings its own (`GameRow.words`); what it does not say in a language it says in English.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, serialize

from seaboard.core.errors import BadEdition, SeaboardError
from seaboard.core.messages import Argument, Line, Message
from seaboard.core.rules import Rule, read_register
from seaboard.games import game_names, game_row

LANGUAGES: tuple[str, ...] = ("en", "es", "fr")
SEATS = ("seat-name", "seat-who")  # what a seat is called alone, and at the beginning of a sentence
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # a message, or a term, which begins with a dash
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


def _folder(packaged: str, source: str) -> Path:
    """In a wheel the data lies beside this module, in a checkout at its top."""
    beside = Path(__file__).parent / "data" / packaged
    return beside if beside.is_dir() else Path(__file__).parents[2] / source


def catalogue(code: str) -> str:
    """All sentences of a language as one Fluent resource, for readers that are not Python."""
    spoken = best_language(code)
    brought = [_brought(game_row(name).words, spoken) for name in game_names() if game_row(name).words]
    return "\n".join([_sentences(_folder("locales", "locales") / spoken), *brought])


def _sentences(folder: Traversable) -> str:
    texts = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")] if folder.is_dir() else []
    return "\n".join(text.read_text("utf-8") for text in sorted(texts, key=lambda entry: entry.name))


def _brought(package: str, code: str) -> str:
    """The sentences of another package's game, English where it has none in this language."""
    own, english = (_sentences(files(package) / "locales" / each) for each in (code, "en"))
    known = {entry.id.name for entry in _entries(own)}
    lacking = [serialize(ast.Resource(body=[entry])) for entry in _entries(english) if entry.id.name not in known]
    return "\n".join([own, *lacking])


def _entries(text: str) -> list[ast.Message | ast.Term]:
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term)]


def _texts(text: str) -> dict[str, str]:
    """Every entry of a resource by its name, unread."""
    found = list(ENTRY.finditer(text))
    ends = [*(entry.start() for entry in found[1:]), len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in reversed(list(zip(found, ends, strict=True)))}


def _by_name(message_id: str, text: str, names: Sequence[str | None]) -> str:
    """An entry that speaks of a seat, with the names of those who have one. A name is never read as Fluent."""
    quoted = {seat: json.dumps(name, ensure_ascii=False) for seat, name in enumerate(names, 1) if name is not None}
    cases = "".join(f"\n        [{seat}] {{ {name} }}" for seat, name in quoted.items())
    return f"{message_id} =\n    {{ $seat ->{cases}\n       *[other] {text.partition('=')[2].strip()}\n    }}\n"


def best_language(wanted: str | None) -> str:
    """`es_MX.UTF-8` is Spanish; what we do not speak becomes English."""
    code = (wanted or "").lower()[:2]
    return code if code in LANGUAGES else "en"


class Language:
    """One of the three, with everything it can say."""

    # Measured: to read a whole catalogue takes half a second, and a process says little of it. A sentence is read when
    # it is first said.

    def __init__(self, code: str, names: Sequence[str | None] = ()) -> None:
        self.code = code
        self.names = tuple(names)
        self._bundle = FluentBundle([code], use_isolating=False)
        self._unread = _texts(catalogue(code))
        for message_id in SEATS if any(self.names) else ():
            self._unread[message_id] = _by_name(message_id, self._unread[message_id], self.names)
        self._known = {name for name in self._unread if not name.startswith("-")}

    def called(self, names: Sequence[str | None]) -> Language:
        """The same language, speaking of the seats of a table by these names, as far as they have any."""
        return Language(self.code, names) if tuple(names) != self.names else self

    def knows(self, message_id: str) -> bool:
        return message_id in self._known

    def _read(self, name: str) -> None:
        """An entry, and those it refers to."""
        text = self._unread.pop(name, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for other in REFERENCE.findall(text):
                self._read(other)

    def say(self, message: Message) -> str:
        """The sentence. A gap in a catalogue shows the id: better than silence, and a test forbids it."""
        return self.render(message)[0]

    def render(self, message: Message) -> tuple[str, list[Exception]]:
        """The sentence and what Fluent complains about: nothing, in a good catalogue."""
        self._read(message.id)
        pattern = self._bundle.get_message(message.id).value if self._bundle.has_message(message.id) else None
        if pattern is None:
            return str(message), [LookupError(message.id)]
        args = {name: self._argument(arg) for name, arg in message.args.items()}
        text, faults = self._bundle.format_pattern(pattern, args)
        return str(text), list(faults)

    def _argument(self, arg: Argument) -> int | str:
        return self.say(arg) if isinstance(arg, Message) else arg

    def text(self, message_id: str, **args: Argument) -> str:
        return self.say(Message(message_id, args))

    def line(self, line: Line) -> str:
        """A sentence of the log with the clauses it rests on."""
        return self.say(line.message) + (f"  [{', '.join(line.rules)}]" if line.rules else "")

    def error(self, error: SeaboardError) -> str:
        """What to tell a person about a refusal."""
        sentences = [self.line(Line(error.message, tuple(error.rules)))]
        if isinstance(error, BadEdition):
            sentences += [f"  - {self.say(problem)}" for problem in error.problems]
        return "\n".join(sentences)

    def rule(self, game: str, rule_id: str) -> Rule | None:
        return clauses(game, self.code).get(rule_id)


@lru_cache(maxsize=8)
def language(code: str) -> Language:
    return Language(best_language(code))


@lru_cache(maxsize=16)
def register(game: str, code: str = "en") -> dict[str, Rule]:
    """Every clause of a game's rules, in one of the three languages."""
    return read_register(_page(game, code).read_text("utf-8"))


def _page(game: str, code: str) -> Traversable:
    brought = game_row(game).words
    if brought:
        page = files(brought) / "register" / f"{code}.md"
        return page if page.is_file() else files(brought) / "register" / "en.md"
    folder = _folder("rules", "docs/rules")
    return folder / f"{game}.md" if code == "en" else folder / code / f"{game}.md"


@lru_cache(maxsize=16)
def clauses(game: str, code: str = "en") -> dict[str, Rule]:
    """The clauses a game may cite: its own, and those of the game it builds on."""
    below = game_row(game).builds_on
    return {**register(game, code), **(clauses(below, code) if below else {})}
