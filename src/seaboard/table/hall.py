"""All tables of a server: made, found, entered."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message
from seaboard.core.options import Options
from seaboard.games import load_game
from seaboard.table.dice import fresh_dice
from seaboard.table.keys import COOKIE, INVITE, WATCH, hashed, link, new_key, new_table_id
from seaboard.table.room import WINDOW, Room, Viewer, WhenOver
from seaboard.table.seated_bots import SeatedBots
from seaboard.table.store import Key, Store, TableRow
from seaboard.table.trial import SetUp, set_up, tried
from seaboard.table.workshop import Workshop

MOST_IDLE_ROOMS = 200


class NoSuchTable(SeaboardError):
    pass


class NotYourSeat(SeaboardError):
    pass


class LinkUsed(SeaboardError):
    pass


@dataclass(frozen=True)
class NewTable:
    table: str
    cookie: str
    links: dict[int, str]
    watch: str


class Hall:
    def __init__(self, store: Store, window: float = WINDOW) -> None:
        self.store = store
        self.window = window
        self.bots = SeatedBots()
        self.workshop = Workshop()
        self.when_over: WhenOver | None = None  # who writes down how a campaign's game ended
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()

    async def create(
        self, game_id: str, options: Options, seats: list[str], edition: str = "", owner: str = ""
    ) -> NewTable:
        """A new table with its keys. Raises BadOptions or BadEdition, and what the workshop refuses."""
        checked = None
        if edition:
            checked = await self.workshop.do(tried, game_id, options, seats, edition, owner=owner)
        made, row, keys = self.prepare(game_id, options, seats, edition, checked=checked)
        await self.store.add_table(row, keys)
        self.bots.warm(game_id, seats)
        return made

    def prepare(
        self,
        game_id: str,
        options: Options,
        seats: list[str],
        edition: str = "",
        campaign: str | None = None,
        checked: SetUp | None = None,
    ) -> tuple[NewTable, TableRow, list[Key]]:
        """A table that is not stored yet."""
        game = checked or set_up(game_id, options, seats, edition)
        table = new_table_id()
        here = tuple(seat for seat, kind in enumerate(seats) if kind == "here")
        cookie, own = new_key(table, COOKIE, here, host=True)
        watch, watching = new_key(table, WATCH, ())
        invites = {seat: new_key(table, INVITE, (seat,)) for seat, kind in enumerate(seats) if kind == "link"}
        seed = fresh_dice().seed
        row = TableRow(
            table, game_id, game.rules_version, edition, game.options, seats, seed, int(time.time()), campaign
        )
        links = {seat: link(table, secret) for seat, (secret, _) in invites.items()}
        keys = [own, watching, *[key for _, key in invites.values()]]
        return NewTable(table, cookie, links, link(table, watch)), row, keys

    async def room(self, table: str) -> Room:
        """The live table. Raises NoSuchTable."""
        async with self._loading:
            if table not in self._rooms:
                row = await self.store.table(table)
                if row is None:
                    raise NoSuchTable(Message("table-unknown"))
                game = await asyncio.to_thread(load_game, row.game, row.edition) if row.edition else load_game(row.game)
                room = Room(row, game, self.store, self.bots.choose, self.window)
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

    async def viewer(self, table: str, cookie: str | None) -> Viewer:
        """What a cookie opens. Raises NotYourSeat."""
        key = await self.store.key(hashed(cookie)) if cookie else None
        if key is None or key.table != table or key.kind != COOKIE:
            raise NotYourSeat(Message("table-no-key"))
        return Viewer(key.seats, key.host)

    async def sit(self, table: str, token: str, cookie: str | None) -> tuple[str, Viewer]:
        """Trade a link for a cookie; a browser that already has one keeps its seats. Raises LinkUsed."""
        offered = await self.store.key(hashed(token))
        if offered is None or offered.table != table or offered.kind == COOKIE:
            raise LinkUsed(Message("table-link-used"))
        old = await self.store.key(hashed(cookie)) if cookie else None
        mine = old if old is not None and old.table == table and old.kind == COOKIE else None
        seats = tuple(sorted({*offered.seats, *(mine.seats if mine else ())}))
        secret, key = new_key(table, COOKIE, seats, host=mine.host if mine else False)
        spent = [offered.hash] if offered.kind == INVITE else []
        if not await self.store.replace_keys([*spent, *([mine.hash] if mine else [])], [key]):
            raise LinkUsed(Message("table-link-used"))
        await self.forget(table)
        return secret, Viewer(seats, key.host)

    async def reissue(self, table: str, seat: int, viewer: Viewer) -> str:
        """A new link for a seat; whoever held the seat before no longer does. Host only."""
        room = await self.room(table)
        if not viewer.host or not 0 <= seat < len(room.row.seats) or room.row.seats[seat].startswith("bot:"):
            raise NotYourSeat(Message("table-host-only"))
        held = [key for key in await self.store.keys(table) if seat in key.seats]
        kept = [
            Key(key.hash, table, COOKIE, tuple(s for s in key.seats if s != seat), key.host)
            for key in held
            if key.kind == COOKIE
        ]
        secret, invite = new_key(table, INVITE, (seat,))
        await self.store.replace_keys([key.hash for key in held], [*kept, invite])
        await self.forget(table)
        return link(table, secret)

    async def forget(self, table: str) -> None:
        """Keys have changed: browsers that are connected find out what theirs opens now."""
        room = self._rooms.get(table)
        if room is not None:
            room.publish()

    async def close(self) -> None:
        for room in self._rooms.values():
            await room.close()
        self.bots.close()
        self.workshop.close()
        await self.store.close()
