"""English, Spanish and French: message ids become sentences, rule ids become clauses.

The catalogues are `locales/<code>/*.ftl` and the rule registers `docs/rules/`; a wheel carries both as `data/`.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from seaboard.core.errors import BadEdition, SeaboardError
from seaboard.core.messages import Argument, Line, Message
from seaboard.core.rules import Rule, read_register

LANGUAGES: tuple[str, ...] = ("en", "es", "fr")
BUILDS_ON = {"campaign": "diluvium"}  # a game whose rules also rest on the clauses of another


def _folder(packaged: str, source: str) -> Path:
    """In a wheel the data lies beside this module, in a checkout at its top."""
    beside = Path(__file__).parent / "data" / packaged
    return beside if beside.is_dir() else Path(__file__).parents[2] / source


def catalogue(code: str) -> str:
    """All sentences of a language as one Fluent resource, for readers that are not Python."""
    folder = _folder("locales", "locales") / best_language(code)
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.ftl")))


def best_language(wanted: str | None) -> str:
    """`es_MX.UTF-8` is Spanish; what we do not speak becomes English."""
    code = (wanted or "").lower()[:2]
    return code if code in LANGUAGES else "en"


class Language:
    """One of the three, with everything it can say."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        for catalogue in sorted((_folder("locales", "locales") / code).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(catalogue.read_text("utf-8")))

    def knows(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def say(self, message: Message) -> str:
        """The sentence. A gap in a catalogue shows the id: better than silence, and a test forbids it."""
        return self.render(message)[0]

    def render(self, message: Message) -> tuple[str, list[Exception]]:
        """The sentence and what Fluent complains about: nothing, in a good catalogue."""
        pattern = self._bundle.get_message(message.id).value if self.knows(message.id) else None
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
    folder = _folder("rules", "docs/rules")
    page = folder / f"{game}.md" if code == "en" else folder / code / f"{game}.md"
    return read_register(page.read_text("utf-8"))


@lru_cache(maxsize=16)
def clauses(game: str, code: str = "en") -> dict[str, Rule]:
    """The clauses a game may cite: its own, and those of the game it builds on."""
    below = clauses(BUILDS_ON[game], code) if game in BUILDS_ON else {}
    return {**register(game, code), **below}
