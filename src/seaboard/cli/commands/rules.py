"""`seaboard rule ID` opens a clause, `seaboard rules GAME` the whole rulebook; `seaboard about GAME` says where the
printed values come from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

import click

from seaboard import __version__, compiled
from seaboard.cli.commands.localized import Command, GameGroup, option, read_text
from seaboard.cli.pages.tables import aligned
from seaboard.cli.terminal.screen import echo
from seaboard.core.errors import BadOptions
from seaboard.core.messages import Message
from seaboard.core.rules import Rule
from seaboard.core.telling import event_lines
from seaboard.games import game_names, load_game
from seaboard.language import Language, clauses, register
from seaboard.rulebook.book import Book, Example, book
from seaboard.rulebook.examples import worked
from seaboard.rulebook.search import search as search_clauses


def clause(language: Language, rule: Rule) -> list[str]:
    lines = [f"{rule.id}  {rule.title}", f"  {rule.text}"]
    if rule.ruling:
        lines.append(f"  {language.text('rule-ruling')} {rule.ruling}")
    return [*lines, f"  {language.text('rule-source')} {rule.source}"]


def find_rule(language: Language, rule_id: str) -> Rule:
    for game in game_names():
        found = language.rule(game, book(game).clause(rule_id.upper()))
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
    """The rulebook of a game: in a minute, aids, every clause chapter by chapter; or those with some words."""

    def make(game: str) -> click.Command:
        def callback(search: str | None) -> None:
            if search is not None:
                show_hits(language, game, search)
            else:
                show_book(language, game)

        return game_page(language, game, callback)

    return GameGroup(language, "rules", make)


def show_book(language: Language, game: str) -> None:
    for title, lines in [*front(language, book(game))]:
        echo(f"{title}\n", bold=True)
        echo("\n".join([*lines, ""]))
    for chapter, rules in groupby(register(game, language.code).values(), key=lambda rule: rule.chapter):
        echo(f"{chapter}\n", bold=True)
        for rule in rules:
            echo("\n".join([*clause(language, rule), ""]))
            for example in [one for one in book(game).examples if one.clause == rule.id]:
                echo("\n".join([*in_words(language, game, example), ""]))


def in_words(language: Language, game: str, example: Example) -> Iterator[str]:
    """An example step by step: its sentence, and what the log tells of its moves."""
    yield f"  {language.text('rulebook-example')} · {language.say(example.title)}"
    shown = worked(game, example)
    for number, picture in enumerate(shown.pictures, 1):
        yield f"    {number}. {language.say(picture.step.say)}"
        for event in range(picture.first + 1, picture.last + 1):
            for line in event_lines(shown.play, event, example.seat):
                yield f"      {language.line(line)}"


def front(language: Language, found: Book) -> Iterator[tuple[str, list[str]]]:
    """What stands before the clauses."""
    if found.minute:
        yield language.text("rulebook-minute"), [f"  {language.say(line)}" for line in found.minute]
    for aid in found.aids:
        lines = [f"  {language.say(line.say)}  [{line.clause}]" for line in aid.lines]
        yield f"{language.text('rulebook-aids')} · {language.say(aid.title)}", lines


def show_hits(language: Language, game: str, wanted: str) -> None:
    known = clauses(game, language.code)
    hits = search_clauses(known, wanted)
    count = len(hits.found)
    echo(language.text("rulebook-found", count=count) if count else language.text("rulebook-nothing", words=wanted))
    for rule_id in hits.found or hits.nearest:
        echo("\n".join(["", *clause(language, known[rule_id])]))


def game_page(language: Language, game: str, callback: Callable[[str | None], None]) -> click.Command:
    search = click.Option(["--search"], metavar="…", help=language.text("cli-help-rulebook-search"))
    page = Command(language, "rules", callback, [search])
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
