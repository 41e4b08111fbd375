"""A campaign's game at the prompt: every move goes into its table, so that the browser can go on with it."""

from __future__ import annotations

from pathlib import Path

import click

from seaboard.cli.commands.play import ask_at_the_prompt
from seaboard.cli.terminal.campaign_atlas import go_on_lines, line_of
from seaboard.cli.terminal.campaign_desk import Desk
from seaboard.cli.terminal.prompt import Terminal
from seaboard.cli.terminal.scenario_names import scenario_of
from seaboard.cli.terminal.screen import echo, folded
from seaboard.cli.terminal.terminal_dice import TerminalDice
from seaboard.language import Language
from seaboard.table.campaign.atlas import chapter_gifts, chapter_story
from seaboard.table.campaign.campaigns import Kept
from seaboard.table.dice import CommittedDice
from seaboard.table.replaying import OtherRules
from seaboard.table.room import Room
from seaboard.table.store import NotStored, StoredEvent


class TableDice(TerminalDice):
    """The dice of a table: promised when it was made."""

    def __init__(self, dice: CommittedDice) -> None:
        self.dice = dice
        self.committed = True


class CampaignTerminal(Terminal):
    def __init__(self, language: Language, desk: Desk, room: Room, name: str) -> None:
        super().__init__(room.play.fork(), language, TableDice(room.dice), {}, Path())
        self.desk = desk
        self.row = room.row
        self.name = name
        self.stored = len(self.play.events)

    def keep(self) -> None:
        """What could not be stored was not played: somebody goes on with the game elsewhere, or the disk is full."""
        new = [StoredEvent(event.seat, event.text, None) for event in self.play.events[self.stored :]]
        try:
            self.desk.run(self.desk.campaigns.hall.store.append(self.row.id, self.stored + 1, new))
        except NotStored:
            self.leaving = True
            raise
        self.stored = len(self.play.events)

    def where_kept(self) -> str:
        return self.language.text("log-kept", name=self.name, campaign=self.row.campaign or "")

    def where_recorded(self) -> str:
        return self.language.text("log-at-table")


def play_chapter(
    language: Language, desk: Desk, kept: Kept, wanted: str | None, section: str | None, anew: bool = False
) -> int:
    """The open scenario, until it is over or the player leaves. The exit status: 1 where one must be chosen first."""
    scenario = scenario_of(wanted) if wanted else None
    if scenario is None and kept.row.table is None and len(kept.ledger.open_scenarios()) > 1:
        click.echo(folded("\n".join(go_on_lines(language, kept.row.id, kept.ledger))), err=True)
        return 1
    try:
        table = desk.run(desk.campaigns.play(kept, scenario, section, anew))
    except OtherRules:
        click.echo(folded(language.text("log-begin-anew", campaign=kept.row.id)), err=True)
        raise
    room = desk.run(desk.campaigns.room(table.id))
    if not any(event.seat >= 0 for event in room.play.events):
        echo(language.text(f"story-{table.options['scenario']}") + "\n")
    CampaignTerminal(language, desk, room, kept.row.name).run(ask_at_the_prompt)
    _tell(language, desk.find(kept.row.id), table.id)
    return 0


def _tell(language: Language, kept: Kept, table: str) -> None:
    """What the log has now, where the game is over: how it ended has been told."""
    chapters = kept.ledger.chapters
    if not chapters or chapters[-1].game != table:
        return
    last = chapters[-1]
    echo()
    for told in chapter_story(last):
        echo(language.say(told) + "\n")
    for message in chapter_gifts(last):
        echo(f"+ {language.say(message)}")
    echo(line_of(language, kept.row.name, kept.ledger, None))
    if kept.ledger.rank is not None:
        echo(language.text(f"rank-{kept.ledger.rank}-text"))
    echo("\n".join(go_on_lines(language, kept.row.id, kept.ledger)))
