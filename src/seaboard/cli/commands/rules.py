"""`seaboard rule ID` opens a clause, `seaboard rules GAME` all of them; `seaboard about GAME` says where the printed
values come from.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import click

from seaboard import __version__, compiled
from seaboard.cli.commands.localized import Command, GameGroup, option, read_text
from seaboard.cli.pages.tables import aligned
from seaboard.cli.terminal.screen import echo
from seaboard.core.errors import BadOptions
from seaboard.core.messages import Message
from seaboard.core.rules import Rule
from seaboard.games import game_names, load_game
from seaboard.language import Language, register


def clause(language: Language, rule: Rule) -> list[str]:
    lines = [f"{rule.id}  {rule.title}", f"  {rule.text}"]
    if rule.ruling:
        lines.append(f"  {language.text('rule-ruling')} {rule.ruling}")
    return [*lines, f"  {language.text('rule-source')} {rule.source}"]


def find_rule(language: Language, rule_id: str) -> Rule:
    for game in game_names():
        found = language.rule(game, rule_id.upper())
        if found is not None:
            return found
    raise BadOptions(Message("rule-unknown", {"rule": rule_id[:20]}))


def rule_command(language: Language) -> click.Command:
    def callback(rule: str | None) -> None:
        if rule is not None:
            echo("\n".join(clause(language, find_rule(language, rule))))
            return
        known = [rule for game in game_names() for rule in register(game, language.code).values()]
        click.echo(aligned([(rule.id, f"{rule.chapter} · {rule.title}") for rule in known]))

    return Command(language, "rule", callback, [click.Argument(["rule"], required=False)])


def rules_command(language: Language) -> click.Command:
    """Every clause of a game, chapter by chapter."""

    def make(game: str) -> click.Command:
        def callback() -> None:
            for chapter, rules in groupby(register(game, language.code).values(), key=lambda rule: rule.chapter):
                echo(f"{chapter}\n", bold=True)
                for rule in rules:
                    echo("\n".join([*clause(language, rule), ""]))

        return game_page(language, game, callback)

    return GameGroup(language, "rules", make)


def game_page(language: Language, game: str, callback: Callable[[], None]) -> click.Command:
    page = Command(language, "rules", callback, [])
    page.name = game
    return page


def about_command(language: Language) -> click.Command:
    def callback(game: str, edition: str | None) -> None:
        rules = load_game(game, read_text(edition))
        engine = language.text("engine-compiled" if compiled() else "engine-pure")
        echo(language.text("cli-about", version=__version__, engine=engine))
        echo(language.text("cli-rights"))
        values = rules.components()
        sources = {key: language.text(f"provenance-{values.provenance[key]}") for key in values.values}
        click.echo(aligned([(key, sources[key], str(value)) for key, value in values.values.items()], indent=2))

    return Command(language, "about", callback, [click.Argument(["game"]), option(language, "--edition", metavar="…")])
