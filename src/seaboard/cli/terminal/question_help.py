"""What can be done now, and why: where to look first, the kinds of answers, the rules, and what is not possible."""

from __future__ import annotations

from seaboard.cli.terminal.moves import refusal_lines
from seaboard.core.view import Choice, View
from seaboard.language import Language


def help_lines(language: Language, game: str, view: View) -> list[str]:
    """From the view alone: nothing a seat may not know."""
    ask = view.ask
    assert ask is not None
    looks = f"help-{ask.prompt.id}"
    lines = [language.text("help-question"), *([language.text(looks)] if language.knows(looks) else [])]
    lines += ["", language.text("help-can"), *[f"  {_kind(language, kind)}" for kind in kinds(ask.choices)]]
    lines += ["", language.text("help-because"), *[f"  {line}" for line in _rules(language, game, ask.rules)]]
    refused = refusal_lines(view, language)
    return [*lines, "", language.text("help-cannot"), *refused] if refused else lines


def kinds(choices: tuple[Choice, ...]) -> list[list[Choice]]:
    """The answers by their verb."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.verb, []).append(choice)
    return list(groups.values())


def _kind(language: Language, kind: list[Choice]) -> str:
    return language.text("help-kinds", count=len(kind), first=kind[0].label)


def _rules(language: Language, game: str, rules: tuple[str, ...]) -> list[str]:
    found = [language.rule(game, rule) for rule in rules]
    return [f"{rule.title} [{rule.id}]" for rule in found if rule is not None]
