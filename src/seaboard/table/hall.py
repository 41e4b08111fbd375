"""All tables of a server: made, found, entered."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from seaboard.bots.registry import bot_for
from seaboard.core.errors import BadOptions, SeaboardError
from seaboard.core.messages import Message
from seaboard.core.options import Options, read_options
from seaboard.games import load_game
from seaboard.table.dice import fresh_dice
from seaboard.table.holdings import Holding, Holdings, Listed
from seaboard.table.keys import COOKIE, INVITE, WATCH, hashed, link, new_key, new_table_id
from seaboard.table.room import WINDOW, Room, Viewer, WhenOver
from seaboard.table.seated_bots import SeatedBots
from seaboard.table.store import Key, NotStored, Store, TableRow

MOST_IDLE_ROOMS = 200
IDLE_TABLES_STAY = 30 * 24 * 3600  # seconds; an invitation may wait for weeks
TIDYING = 3600.0  # seconds
KINDS = ("here", "link")


class NoSuchTable(SeaboardError):
    pass


class NotYourSeat(SeaboardError):
    pass


class LinkUsed(SeaboardError):
    pass


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
    def __init__(self, store: Store, window: float = WINDOW) -> None:
        self.store = store
        self.holdings = Holdings(store)
        self.window = window
        self.bots = SeatedBots()
        self.when_over: WhenOver | None = None  # who writes down how a campaign's game ended
        self._rooms: dict[str, Room] = {}
        self._viewers: dict[str, dict[str, Viewer]] = {}  # of tables that are live: each message asks for it
        self._loading = asyncio.Lock()

    async def create(
        self, game_id: str, options: Options, seats: list[str], edition: str = "", browser: str = ""
    ) -> NewTable:
        """A new table for a browser, with its links. Raises BadOptions or BadEdition."""
        made = self.prepare(game_id, options, seats, edition, browser=browser)
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
    ) -> NewTable:
        """A table that is not stored yet."""
        game = load_game(game_id, edition)
        chosen = read_options(game.options(), options)
        check_seats(game.id, seats, game.seats(game.new(chosen)))
        table, now = new_table_id(), int(time.time())
        here = tuple(seat for seat, kind in enumerate(seats) if kind == "here")
        watch, watching = new_key(table, WATCH, ())
        invites = {seat: new_key(table, INVITE, (seat,)) for seat, kind in enumerate(seats) if kind == "link"}
        row = TableRow(table, game_id, game.rules_version, edition, chosen, seats, fresh_dice().seed, now, campaign)
        links = {seat: link(table, secret) for seat, (secret, _) in invites.items()}
        keys = [watching, *[key for _, key in invites.values()]]
        return NewTable(row, keys, Holding(browser, table, here, True, now), links, link(table, watch))

    async def room(self, table: str) -> Room:
        """The live table. Raises NoSuchTable."""
        async with self._loading:
            if table not in self._rooms:
                row = await self.store.table(table)
                if row is None:
                    raise NoSuchTable(Message("table-unknown"))
                room = Room(row, load_game(row.game, row.edition), self.store, self.bots.choose, self.window)
                await room.load()
                room.when_over = self.when_over if row.campaign is not None else None
                self.bots.warm(row.game, [] if room.over() else row.seats)
                self._forget_idle_rooms()
                self._rooms[table] = room
            return self._rooms[table]

    async def discard(self, table: str) -> None:
        """The table is no more: whoever looks at it is told so."""
        room = self._rooms.pop(table, None)
        if room is not None:
            await room.close()
            room.publish()

    def _forget_idle_rooms(self) -> None:
        """Nothing is lost: a table comes back from the store when somebody enters."""
        idle = [table for table, room in self._rooms.items() if not room.listeners and not room.thinking]
        for table in idle[: max(0, len(self._rooms) - MOST_IDLE_ROOMS)]:
            del self._rooms[table]

    async def viewer(self, table: str, browser: str | None) -> Viewer:
        """What a browser holds at a table. Raises NotYourSeat."""
        if browser is None:
            raise NotYourSeat(Message("table-no-key"))
        known = self._viewers.setdefault(table, {}) if table in self._rooms else {}
        if browser not in known:
            held = await self.holdings.find(browser, table)
            if held is None:
                raise NotYourSeat(Message("table-no-key"))
            known[browser] = Viewer(held.seats, held.host)
        return known[browser]

    async def standing(self, listed: Listed) -> dict[str, Any]:
        """What the lobby tells of how a game stands; a live table knows best, and what was stored saves a replay."""
        live = self._rooms.get(listed.row.id)
        if live is not None:
            return live.standing()
        if listed.standing is not None:
            return listed.standing
        try:
            found = (await self.room(listed.row.id)).standing()
        except SeaboardError as fault:
            return unreadable(fault)
        await self.store.write_standing(listed.row.id, found)
        return found

    async def sit(self, table: str, token: str, browser: str) -> Viewer:
        """Trade a link for its seats; a browser keeps those it already has. Raises LinkUsed."""
        offered, row = await self.store.key(hashed(token)), await self.store.table(table)
        if offered is None or row is None or offered.table != table or offered.kind == COOKIE:
            raise LinkUsed(Message("table-link-used"))
        more = Holding(browser, table, offered.seats, False, row.created)
        if not await self.holdings.add(more, spent=offered.hash if offered.kind == INVITE else None):
            raise LinkUsed(Message("table-link-used"))
        await self.forget(table)
        return await self.viewer(table, browser)

    async def reissue(self, table: str, seat: int, viewer: Viewer) -> str:
        """A new link for a seat; whoever held the seat before no longer does. Host only."""
        room = await self.room(table)
        if not viewer.host or not 0 <= seat < len(room.row.seats) or room.row.seats[seat].startswith("bot:"):
            raise NotYourSeat(Message("table-host-only"))
        secret, invite = new_key(table, INVITE, (seat,))
        await self.holdings.trade_seat(table, seat, invite)
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
        while True:
            with suppress(NotStored):
                await self.remove_idle()
            await asyncio.sleep(TIDYING)

    async def close(self) -> None:
        for room in self._rooms.values():
            await room.close()
        self.bots.close()
        await self.store.close()


def unreadable(fault: SeaboardError) -> dict[str, Any]:
    """A table of older rules, or one that cannot be read: it is listed with the reason."""
    return {"number": 0, "over": False, "outcome": None, "fault": fault.message.data()}


def check_seats(game: str, seats: list[str], wanted: int) -> None:
    if len(seats) != wanted:
        raise BadOptions(Message("table-seat-count", {"given": len(seats), "wanted": wanted}))
    for seat in seats:
        kind, _, bot = seat.partition(":")
        if kind == "bot":
            bot_for(game, bot)
        elif seat not in KINDS:
            raise BadOptions(Message("table-seat-kind", {"seat": seat[:20]}))
