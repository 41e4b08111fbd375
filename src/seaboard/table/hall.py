"""All tables of a server: made, found, entered."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message
from seaboard.core.options import Options
from seaboard.table.dice import fresh_dice
from seaboard.table.holdings import Holding, Holdings, Listed, StillPlayed
from seaboard.table.keys import COOKIE, INVITE, WATCH, hashed, link, new_key, new_table_id, share_key
from seaboard.table.names import first_names
from seaboard.table.replaying import OtherRules, Turns, game_of, must_be_of_these_rules
from seaboard.table.room import Room, Viewer, WhenOver
from seaboard.table.seated_bots import SeatedBots
from seaboard.table.store import Key, NotStored, Store, TableRow
from seaboard.table.trial import SetUp, check_clock, set_up, tried
from seaboard.table.workshop import Workshop

MOST_IDLE_ROOMS = 200
IDLE_TABLES_STAY = 30 * 24 * 3600  # seconds; an invitation may wait for weeks
MOST_REPLAYED = 10  # tables of an older version in one answer: some 100 ms each
UNKNOWN: dict[str, Any] = {"turn": [], "waits": [], "winners": []}  # what the first version did not store
BEFORE_TIDYING = 60.0  # seconds: whoever has just started a server wants to play
TIDYING = 3600.0


class NoSuchTable(SeaboardError):
    pass


class NotYourSeat(SeaboardError):
    pass


class LinkUsed(SeaboardError):
    pass


class GoesOn(SeaboardError):
    """The game is not over: then nobody sees it from another's seat."""


@dataclass(frozen=True)
class NewTable:
    """A table that is not stored yet: what is stored of it, who holds it, and the links to give away."""

    row: TableRow
    keys: list[Key]
    holding: Holding
    links: dict[int, str]
    watch: str

    @property
    def table(self) -> str:
        return self.row.id


class Hall:
    def __init__(self, store: Store, window: float | None = None) -> None:
        self.store = store
        self.holdings = Holdings(store)
        self.window = window
        self.bots = SeatedBots()
        self.workshop = Workshop()
        self.when_over: list[WhenOver] = []  # who wants to know that a game is over
        self._rooms: dict[str, Room] = {}
        self._viewers: dict[str, dict[str, Viewer]] = {}  # of tables that are live: each message asks for it
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._turns = Turns()
        self._deleted: set[str] = set()  # since the server started: whoever still looks at one is told

    async def create(
        self,
        game_id: str,
        options: Options,
        seats: list[str],
        edition: str = "",
        browser: str = "",
        owner: str = "",
        names: Sequence[str | None] = (),
        clock: int | None = None,
    ) -> NewTable:
        """A new table for a browser, with its links. Raises BadOptions or BadEdition, and what the workshop refuses."""
        checked = None
        if edition:
            checked = await self.workshop.do(tried, game_id, options, seats, edition, owner=owner)
        made = self.prepare(
            game_id, options, seats, edition, browser=browser, checked=checked, names=names, clock=clock
        )
        await self.holdings.add_table(made.row, made.keys, made.holding)
        self.bots.warm(game_id, seats)
        return made

    def prepare(
        self,
        game_id: str,
        options: Options,
        seats: list[str],
        edition: str = "",
        campaign: str | None = None,
        browser: str = "",
        checked: SetUp | None = None,
        names: Sequence[str | None] = (),
        clock: int | None = None,
    ) -> NewTable:
        """A table that is not stored yet. Raises BadOptions."""
        check_clock(game_id, clock)
        game = checked or set_up(game_id, options, seats, edition)
        table, now = new_table_id(), int(time.time())
        here = tuple(seat for seat, kind in enumerate(seats) if kind == "here")
        watch, watching = new_key(table, WATCH, ())
        invites = {seat: new_key(table, INVITE, (seat,)) for seat, kind in enumerate(seats) if kind == "link"}
        seed = fresh_dice().seed
        called = first_names(table, seats, names)
        row = TableRow(
            table, game_id, game.rules_version, edition, game.options, seats, seed, now, campaign, called, clock
        )
        links = {seat: link(table, secret) for seat, (secret, _) in invites.items()}
        keys = [watching, *[key for _, key in invites.values()]]
        return NewTable(row, keys, Holding(browser, table, here, True, now), links, link(table, watch))

    async def room(self, table: str) -> Room:
        """The live table. Raises NoSuchTable, OtherRules or NotStored.

        Each table is loaded by a task of its own, whoever waits for it or stops waiting.
        """
        room = self._rooms.pop(table, None)
        if room is not None:
            self._rooms[table] = room  # whoever was wanted last is forgotten last
            return room
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        try:
            self._turns.must_be_open()
            row = await self.store.table(table)
            if row is None:
                raise NoSuchTable(Message("table-unknown"))
            must_be_of_these_rules(row)
            game = await asyncio.to_thread(game_of, row) if row.edition else game_of(row)
            room = Room(row, game, self.store, self.bots.choose, self.window, self._turns)
            await room.load()
            room.rematch = await self.store.rematch(table)
            room.when_over = self.when_over
            self.bots.warm(row.game, [] if room.over() else row.seats)
            self._forget_idle_rooms()
            self._rooms[table] = room
            return room
        finally:
            del self._loading[table]

    async def discard(self, table: str) -> None:
        """The table is no more: whoever looks at it is told so."""
        if table in self._loading:
            await asyncio.gather(asyncio.shield(self._loading[table]), return_exceptions=True)
        room = self._rooms.pop(table, None)
        self._viewers.pop(table, None)
        if room is not None:
            await room.close()
            room.publish()

    def _forget_idle_rooms(self) -> None:
        """Nothing is lost: a table comes back from the store when somebody enters."""
        idle = [table for table, room in self._rooms.items() if room.idle()]
        for table in idle[: max(0, len(self._rooms) - MOST_IDLE_ROOMS)]:
            del self._rooms[table]
            self._viewers.pop(table, None)

    async def viewer(self, table: str, browser: str | None) -> Viewer:
        """What a browser holds at a table. Raises NotYourSeat."""
        if browser is None:
            raise NotYourSeat(Message("table-no-key"))
        known = self._viewers.setdefault(table, {}) if table in self._rooms else {}
        if browser not in known:
            held = await self.holdings.find(browser, table)
            if held is None:
                raise NotYourSeat(Message("table-deleted" if table in self._deleted else "table-no-key"))
            known[browser] = Viewer(held.seats, held.host)
        return known[browser]

    async def finished(self, table: str, browser: str | None, key: str) -> Room:
        """A game that is over, for whoever holds something there or has the key that was shared.

        Raises NoSuchTable, NotYourSeat or GoesOn.
        """
        row = await self.store.table(table)
        if row is None:
            raise NoSuchTable(Message("table-deleted" if table in self._deleted else "table-replay-unknown"))
        if not hmac.compare_digest(key.encode(), share_key(table, row.seed).encode()):
            await self._must_hold(table, browser)
        room = await self.room(table)
        if not room.over():
            raise GoesOn(Message("table-replay-goes-on"))
        return room

    async def _must_hold(self, table: str, browser: str | None) -> None:
        try:
            await self.viewer(table, browser)
        except NotYourSeat as fault:
            raise NotYourSeat(Message("table-replay-not-yours")) from fault

    async def standings(self, page: list[Listed]) -> list[dict[str, Any]]:
        """What the lobby tells of how each of these games stands.

        What an older version stored lacks something: a few are replayed each time, the others told as they are.
        """
        dated = [one for one in page if one.standing is not None and not UNKNOWN.keys() <= one.standing.keys()]
        anew = {listed.row.id for listed in dated[:MOST_REPLAYED]}
        return [{**UNKNOWN, **await self.standing(listed, listed.row.id in anew)} for listed in page]

    async def standing(self, listed: Listed, anew: bool = False) -> dict[str, Any]:
        """A live table knows best, and what was stored saves a replay."""
        live = self._rooms.get(listed.row.id)
        if live is not None:
            return live.standing()
        try:
            must_be_of_these_rules(listed.row)
            if listed.standing is not None and not anew:
                return listed.standing
            found = (await self.room(listed.row.id)).standing()
        except OtherRules as fault:
            return {**unreadable(fault), **(listed.standing or {}), "fault": fault.message.data()}
        except SeaboardError as fault:
            return unreadable(fault)
        await self.store.write_standing(listed.row.id, found)
        return found

    async def delete(self, table: str, browser: str) -> None:
        """The host's table goes, once it is over or where nobody else has a seat; a guest lets go of one that is over.

        Raises NotYourSeat, StillPlayed and OfACampaign.
        """
        viewer, over = await self.viewer(table, browser), await self._is_over(table)
        if not viewer.host and not over:
            raise StillPlayed(Message("table-delete-later"))
        if not viewer.host:
            await self.holdings.let_go(browser, table)
            await self.forget(table)
            return
        await self.holdings.remove_table(table, None if over else browser)
        self._deleted.add(table)
        await self.discard(table)

    async def _is_over(self, table: str) -> bool:
        """One that cannot be opened any more has come to its end, too."""
        try:
            return (await self.room(table)).over()
        except OtherRules:
            return True

    async def sit(self, table: str, token: str, browser: str, name: str | None = None) -> Viewer:
        """Trade a link for its seats, by a name; a browser keeps those it already has. Raises LinkUsed."""
        offered, row = await self.store.key(hashed(token)), await self.store.table(table)
        if offered is None or row is None or offered.table != table or offered.kind == COOKIE:
            raise LinkUsed(Message("table-link-used"))
        more = Holding(browser, table, offered.seats, False, row.created)
        if not await self.holdings.add(more, spent=offered.hash if offered.kind == INVITE else None):
            raise LinkUsed(Message("table-link-used"))
        await self.forget(table)
        with suppress(SeaboardError):  # whoever cannot be named now, or opens a table of other rules, sits all the same
            for seat in offered.seats if name is not None else ():
                await (await self.room(table)).rename(seat, name)
        return await self.viewer(table, browser)

    async def rename(self, table: str, seat: int, name: str, viewer: Viewer) -> list[str | None]:
        """For whoever holds the seat; the names of all. Raises NotYourSeat."""
        if seat not in viewer.seats:
            raise NotYourSeat(Message("table-name-own"))
        return await (await self.room(table)).rename(seat, name)

    async def reissue(self, table: str, seat: int, viewer: Viewer) -> str:
        """A new link for a seat; whoever held the seat before no longer does. Host only."""
        room = await self.room(table)
        if not viewer.host or not 0 <= seat < len(room.row.seats) or room.row.seats[seat].startswith("bot:"):
            raise NotYourSeat(Message("table-host-only"))
        await room.reseat(seat)  # before the seat is traded: nobody loses it unsaid
        secret, invite = new_key(table, INVITE, (seat,))
        await self.holdings.trade_seat(table, seat, invite)
        await room.rename(seat, None)
        await self.forget(table)
        return link(table, secret)

    async def forget(self, table: str) -> None:
        """Who holds what has changed: browsers that are connected find out what they hold now."""
        self._viewers.pop(table, None)
        room = self._rooms.get(table)
        if room is not None:
            room.publish()

    async def remove_idle(self) -> list[str]:
        """Tables nobody ever moved at go after a while, unless somebody looks at them; which they were."""
        watched = {table for table, room in self._rooms.items() if room.listeners}
        gone = await self.holdings.remove_idle(int(time.time()) - IDLE_TABLES_STAY, watched)
        for table in gone:
            await self.discard(table)
        return gone

    async def keep_tidy(self) -> None:
        """For as long as the server runs."""
        await asyncio.sleep(BEFORE_TIDYING)
        while True:
            with suppress(NotStored):
                await self.remove_idle()
            await asyncio.sleep(TIDYING)

    async def close(self) -> None:
        self._turns.closed = True
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self.bots.close()
        self.workshop.close()
        await self.store.close()


def unreadable(fault: SeaboardError) -> dict[str, Any]:
    """A table of older rules, or one that cannot be read: it is listed with the reason."""
    return {"number": 0, "over": False, "outcome": None, "fault": fault.message.data()}
