"""All campaigns of a server: begun, gone on with, forked, brought from elsewhere.

The truth of a game is its table's log. A chapter is written into the ledger when its game is over, at once or at the
next reading: then the dice are shown, and nothing is taken back any more.
"""

from __future__ import annotations

import json
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from seaboard.core.errors import BadOptions, SeaboardError
from seaboard.core.messages import Argument, Message
from seaboard.core.record import record_of, write_record
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.logbook import (
    AZTEC,
    KIND,
    Chapter,
    Ledger,
    NotOnTheRoad,
    chapter_of,
    load_ledger,
    new_ledger,
    options_of,
    section_of,
    sections,
)
from seaboard.table.campaign.file import brought, write_campaign
from seaboard.table.campaign.store import CampaignKey, CampaignRow, CampaignStore
from seaboard.table.hall import Hall, LinkUsed, NoSuchTable, NotYourSeat
from seaboard.table.holdings import Holding
from seaboard.table.keys import INVITE, hashed, new_secret, new_table_id
from seaboard.table.replaying import OtherRules
from seaboard.table.room import Room
from seaboard.table.store import NotStored, StoredEvent, TableRow

LONGEST_NAME = 60
BRING_SECONDS = 30.0  # a file may have a dozen games
SEATS = ["here"]


class ChangedMeanwhile(SeaboardError):
    """Two programs changed a campaign at once, or what is wanted does not fit its game in progress."""


# What somebody wants of a campaign as it no longer is, or never was.
CONFLICTS: tuple[type[SeaboardError], ...] = (ChangedMeanwhile, NotOnTheRoad)


@dataclass(frozen=True)
class Kept:
    """A campaign as it stands."""

    row: CampaignRow
    ledger: Ledger


class Campaigns:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = CampaignStore(hall.store)
        hall.when_over.append(self._write_chapter)

    # making them

    async def create(self, name: str, difficulty: str, browser: str = "") -> str:
        """Its id. Without a browser it belongs to whoever has the database."""
        return await self._add(name, new_ledger(difficulty), browser)

    async def fork(self, kept: Kept, chapters: int, name: str, browser: str = "") -> str:
        if not 0 <= chapters <= len(kept.ledger.chapters):
            raise BadOptions(Message("log-no-such-chapter", {"chapter": chapters}))
        return await self._add(name, kept.ledger.fork(chapters), browser)

    async def bring(self, text: str, browser: str = "", owner: str = "") -> str:
        """A campaign from a file, with a table for each of its games. Raises BadRecord."""
        read = await self.hall.workshop.do(brought, text, seconds=BRING_SECONDS, owner=owner)
        ledger, campaign = load_ledger(read.ledger), new_table_id()
        chapters, games = [], []
        for chapter, game in zip(ledger.chapters, read.games, strict=True):
            table, now = new_table_id(), int(time.time())
            row = TableRow(table, KIND, game.rules_version, "", game.options, SEATS, game.seed, now, campaign)
            games.append((row, [StoredEvent(seat, text, None) for seat, text in game.events]))
            chapters.append(replace(chapter, game=table))
        return await self._add(read.name, replace(ledger, chapters=tuple(chapters)), browser, campaign, games)

    async def _add(
        self,
        name: str,
        ledger: Ledger,
        browser: str,
        campaign: str = "",
        games: list[tuple[TableRow, list[StoredEvent]]] | None = None,
    ) -> str:
        row = CampaignRow(campaign or new_table_id(), checked_name(name), written(ledger), None, int(time.time()))
        await self.store.add(row, browser, games or [])
        return row.id

    # finding them

    async def held(self, campaign: str, browser: str | None) -> Kept:
        """A campaign this browser holds. Raises NotYourSeat."""
        if browser is None or not await self.store.holds(browser, campaign):
            raise NotYourSeat(Message("log-no-key"))
        return await self.read(campaign)

    async def held_by(self, browser: str) -> list[Kept]:
        return [await self._up_to_date(row) for row in await self.store.held(browser)]

    async def all(self) -> list[Kept]:
        return [await self._up_to_date(row) for row in await self.store.all()]

    async def read(self, campaign: str) -> Kept:
        row = await self.store.get(campaign)
        if row is None:
            raise NoSuchTable(Message("log-unknown"))
        return await self._up_to_date(row)

    async def link(self, kept: Kept) -> str:
        """The secret of a link that lets one more browser in."""
        secret = new_secret()
        await self.store.add_key(CampaignKey(hashed(secret), kept.row.id, INVITE))
        return secret

    async def enter(self, campaign: str, token: str, browser: str) -> None:
        """Trade a link for the campaign. Raises LinkUsed."""
        offered = await self.store.key(hashed(token))
        if offered is None or offered.campaign != campaign or offered.kind != INVITE:
            raise LinkUsed(Message("log-link-used"))
        if not await self.store.enter(offered, browser):
            raise LinkUsed(Message("log-link-used"))

    async def rename(self, kept: Kept, name: str) -> None:
        await self.store.rename(kept.row.id, checked_name(name))

    async def delete(self, kept: Kept, name: str) -> None:
        if name.strip() != kept.row.name:
            raise BadOptions(Message("log-wrong-name"))
        await self.store.delete(kept.row.id)

    # what comes of their games

    async def _up_to_date(self, row: CampaignRow) -> Kept:
        """The campaign with what has come of its last game."""
        while True:
            kept = Kept(row, load_ledger(json.loads(row.ledger)))
            change = await self._change(kept)
            if change is None or await self.store.write(row, written(change[0]), change[1]):
                break
            again = await self.store.get(row.id)
            if again is None:
                raise NoSuchTable(Message("log-unknown"))
            row = again
        if change is None:
            return kept
        return Kept(replace(row, ledger=written(change[0]), table=change[1]), change[0])

    async def _change(self, kept: Kept) -> tuple[Ledger, str | None] | None:
        """The ledger and the game in progress that should be written instead; None when all is well."""
        row, ledger = kept.row, kept.ledger
        try:
            chapter = await self._finished_chapter(row.table) if row.table is not None else None
        except OtherRules:  # what the ledger says stands
            return None
        return (ledger.after(chapter), None) if chapter is not None else None

    async def own(self, campaign: str, table: str) -> bool:
        """Whether a game was begun in this campaign, not in one it was forked from."""
        row = await self.hall.store.table(table) if table else None
        return row is not None and row.campaign == campaign

    async def _finished_chapter(self, table: str) -> Chapter | None:
        """How the game of a table ended; None while it goes on."""
        room = await self.room(table)
        return chapter_of(room.play.state, table) if room.over() else None

    async def room(self, table: str, other_rules: str = "record-other-rules") -> Room:
        """The live table, with what another program may have written. Raises OtherRules, in these words."""
        check_rules(await self.hall.store.table(table), other_rules)
        room = await self.hall.room(table)
        if await self.store.events(table) != len(room.play.events):
            await room.catch_up()
        return room

    async def _write_chapter(self, room: Room) -> None:
        """What cannot be written now is written at the next reading."""
        if room.row.campaign is not None:
            with suppress(NotStored, NoSuchTable):
                await self.read(room.row.campaign)

    # playing

    async def play(self, kept: Kept, scenario: str | None, section: str | None, anew: bool = False) -> TableRow:
        """The table to play at now; `anew` instead of one of other rules. Raises NotOnTheRoad, BadOptions,
        ChangedMeanwhile or OtherRules.
        """
        row = kept.row
        try:
            going = await self.room(row.table, "log-other-rules") if row.table is not None else None
        except OtherRules as fault:
            if not anew:
                raise
            return await self._begin_anew(kept, fault.row, scenario, section)
        if going is not None:
            if not self._other(going, scenario, section):
                return going.row
            if any(event.seat >= 0 for event in going.play.events):
                raise ChangedMeanwhile(Message("log-chapter-begun"))
        options = self._options(kept, scenario, section)
        table = self.hall.prepare(KIND, options, SEATS, campaign=row.id).row
        if not await self.store.begin(row, table):
            raise ChangedMeanwhile(Message("log-changed-meanwhile"))
        if going is not None:
            await self.hall.discard(going.row.id)
        return table

    async def _begin_anew(self, kept: Kept, old: TableRow, scenario: str | None, section: str | None) -> TableRow:
        """The same chapter at another table; the old one stays a table."""
        options = self._options(kept, scenario or str(old.options["scenario"]), section or section_of(old.options))
        table = self.hall.prepare(KIND, options, SEATS, campaign=kept.row.id).row
        if not await self.store.begin(kept.row, table, clear=False):
            raise ChangedMeanwhile(Message("log-changed-meanwhile"))
        return table

    def _other(self, going: Room, scenario: str | None, section: str | None) -> bool:
        options = going.row.options
        return scenario not in {None, options["scenario"]} or section not in {None, options[AZTEC]}

    def _options(self, kept: Kept, scenario: str | None, section: str | None) -> dict[str, Any]:
        wanted = scenario or self._only_scenario(kept.ledger)
        kept.ledger.options(wanted)
        known = sections(kept.ledger, wanted)
        if section is not None and section not in known:
            raise BadOptions(Message("log-no-section", {"known": ", ".join(known)}), ("S-12.6",))
        usual = "settle" if "settle" in known else "".join(known[:1])
        return options_of(load_game(KIND), kept.ledger, wanted, section or usual)

    def _only_scenario(self, ledger: Ledger) -> str:
        scenarios = ledger.open_scenarios()
        if len(scenarios) != 1:
            raise NotOnTheRoad(Message("log-which-scenario" if scenarios else "log-nothing-open"))
        return scenarios[0]

    async def seat(self, table: TableRow, browser: str) -> None:
        """The only seat of a campaign's table."""
        await self.hall.holdings.add(Holding(browser, table.id, (0,), True, table.created))
        await self.hall.forget(table.id)

    # taking them along

    async def record(self, kept: Kept, chapter: int) -> str:
        if not 0 < chapter <= len(kept.ledger.chapters):
            raise NoSuchTable(Message("log-no-such-chapter", {"chapter": chapter}))
        room = await self.room(kept.ledger.chapters[chapter - 1].game)
        return write_record(record_of(room.play, room.dice.receipt(room.over())))

    async def export(self, kept: Kept) -> str:
        """Raises OtherRules: nobody could take such a chapter in."""
        records = []
        for number, _ in enumerate(kept.ledger.chapters, 1):
            try:
                records.append(await self.record(kept, number))
            except OtherRules as fault:
                args: dict[str, Argument] = {"chapter": number, "reason": fault.message}
                raise OtherRules(Message("log-bad-chapter", args), fault.row) from fault
        return write_campaign(kept.row.name, kept.ledger, records)


def check_rules(row: TableRow | None, message: str) -> None:
    """Raises OtherRules."""
    current = load_game(KIND).rules_version
    if row is not None and row.rules_version != current:
        raise OtherRules(Message(message, {"recorded": row.rules_version, "current": current}), row)


def written(ledger: Ledger) -> str:
    return json.dumps(ledger.data())


def checked_name(name: str) -> str:
    """Raises BadOptions."""
    plain = " ".join(name.split())
    if not 0 < len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise BadOptions(Message("log-bad-name", {"longest": LONGEST_NAME}))
    return plain
