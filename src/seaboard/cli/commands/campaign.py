"""`seaboard campaign`: the campaign log in the terminal, on the same database as the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from seaboard.cli.commands.localized import Command, Group, option, read_text
from seaboard.cli.pages.tables import aligned
from seaboard.cli.terminal.campaign_atlas import atlas_lines, go_on_lines, line_of
from seaboard.cli.terminal.campaign_desk import opened
from seaboard.cli.terminal.saves import write_whole
from seaboard.cli.terminal.screen import echo
from seaboard.games.diluvium.campaign.game import LEVELS
from seaboard.language import Language

COMMANDS = {
    name: f"seaboard.cli.commands.campaign:{name}_command"
    for name in ("list", "new", "show", "play", "fork", "rename", "delete", "export", "import", "link")
}
COMMANDS["survey"] = "seaboard.cli.commands.survey:survey_command"


def campaign_command(language: Language) -> click.Command:
    from seaboard.cli.commands.survey import survey_flag  # noqa: PLC0415 (it needs `made` of this module)

    group = Group(language, "campaign", COMMANDS, "cli-help-campaign")
    group.params.append(survey_flag(language))
    return group


def made(language: Language, name: str, callback: Any, params: list[click.Parameter]) -> click.Command:
    return Command(language, name, callback, params, f"cli-help-campaign-{name}")


def which(required: bool = False) -> click.Argument:
    """A campaign by its number in the list, its id or its name; the newest where none is said."""
    return click.Argument(["campaign"], required=required)


def list_command(language: Language) -> click.Command:
    def callback() -> None:
        with opened() as desk:
            kept = desk.all()
            lines = [line_of(language, one.row.name, one.ledger, desk.scenario(one)) for one in kept]
        rows = [(str(number), one.row.id, lines[number - 1]) for number, one in enumerate(kept, 1)]
        click.echo(aligned(rows, indent=2) if rows else language.text("log-none"))

    return made(language, "list", callback, [])


def new_command(language: Language) -> click.Command:
    def callback(name: str, difficulty: str) -> None:
        with opened() as desk:
            campaign = desk.run(desk.campaigns.create(name, difficulty))
            kept = desk.find(campaign)
        echo(language.text("log-created", name=kept.row.name, campaign=campaign) + "\n")
        echo(language.text("story-prologue") + "\n")
        echo("\n".join(go_on_lines(language, campaign, kept.ledger)))

    level = option(language, "--difficulty", type=click.Choice(LEVELS), default=LEVELS[0], show_default=True)
    return made(language, "new", callback, [click.Argument(["name"]), level])


def show_command(language: Language) -> click.Command:
    def callback(campaign: str | None, everything: bool) -> None:
        with opened() as desk:
            kept = desk.find(campaign)
            scenario = desk.scenario(kept)
        echo("\n".join(atlas_lines(language, kept.row.name, kept.ledger, scenario, everything)))

    everything = click.Option(["--all", "everything"], is_flag=True, help=language.text("cli-opt-all-roads"))
    return made(language, "show", callback, [which(), everything])


def play_command(language: Language) -> click.Command:
    def callback(campaign: str | None, scenario: str | None, aztec: str | None, anew: bool) -> int:
        from seaboard.cli.terminal.campaign_play import play_chapter  # noqa: PLC0415 (the others need no game)

        with opened() as desk:
            return play_chapter(language, desk, desk.find(campaign), scenario, aztec, anew)

    params = [
        which(),
        option(language, "--scenario", metavar="…"),
        option(language, "--aztec", metavar="explore|settle|produce|engage"),
        option(language, "--anew", is_flag=True),
    ]
    return made(language, "play", callback, params)


def fork_command(language: Language) -> click.Command:
    def callback(campaign: str, chapters: int, name: str | None) -> None:
        with opened() as desk:
            kept = desk.find(campaign)
            called = name or kept.row.name
            forked = desk.run(desk.campaigns.fork(kept, chapters, called))
        echo(language.text("log-forked", name=called, campaign=forked))

    params = [
        which(required=True),
        option(language, "--chapters", type=click.IntRange(0, 99), required=True, metavar="…"),
        option(language, "--name", metavar="…"),
    ]
    return made(language, "fork", callback, params)


def rename_command(language: Language) -> click.Command:
    return with_name(language, "rename", "log-renamed")


def delete_command(language: Language) -> click.Command:
    """The name is asked for as well: a number is typed wrong more easily."""
    return with_name(language, "delete", "log-deleted")


def with_name(language: Language, deed: str, done: str) -> click.Command:
    """What `Campaigns` does with a campaign and a name, under the same name as the command."""

    def callback(campaign: str, name: str) -> None:
        with opened() as desk:
            desk.run(getattr(desk.campaigns, deed)(desk.find(campaign), name))
        echo(language.text(done, name=name))

    return made(language, deed, callback, [which(required=True), click.Argument(["name"])])


def export_command(language: Language) -> click.Command:
    def callback(campaign: str, file: str) -> None:
        with opened() as desk:
            kept = desk.find(campaign)
            text = desk.run(desk.campaigns.export(kept))
        write_whole(Path(file), text)
        echo(language.text("log-exported", name=kept.row.name, file=file))

    return made(language, "export", callback, [which(required=True), click.Argument(["file"])])


def import_command(language: Language) -> click.Command:
    def callback(file: str) -> None:
        text = read_text(file)
        with opened() as desk:
            campaign = desk.run(desk.campaigns.bring(text))
            name = desk.find(campaign).row.name
        echo(language.text("log-imported", name=name, campaign=campaign))

    return made(language, "import", callback, [click.Argument(["file"])])


def link_command(language: Language) -> click.Command:
    """A campaign begun here is opened in the browser with it."""

    def callback(campaign: str | None) -> None:
        with opened() as desk:
            link = desk.link(desk.find(campaign))
        echo(language.text("log-link", link=link))

    return made(language, "link", callback, [which()])
