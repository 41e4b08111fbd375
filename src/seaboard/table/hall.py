"""All tables of a server: made, found, entered."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from seaboard.bots.registry import bot_for
from seaboard.core.errors import BadOptions, SeaboardError
from seaboard.core.messages import Message
from seaboard.core.options import Options, read_options
from seaboard.games import load_game
from seaboard.table.dice import fresh_dice
from seaboard.table.keys import COOKIE, INVITE, WATCH, hashed, link, new_key, new_table_id
from seaboard.table.replaying import Turns, game_of
from seaboard.table.room import WINDOW, Room, Viewer, WhenOver
from seaboard.table.seated_bots import SeatedBots
from seaboard.table.store import Key, Store, TableRow

MOST_IDLE_ROOMS = 200
KINDS = ("here", "link")


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
        self.when_over: WhenOver | None = None  # who writes down how a campaign's game ended
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._turns = Turns()

    async def create(self, game_id: str, options: Options, seats: list[str], edition: str = "") -> NewTable:
        """A new table with its keys. Raises BadOptions or BadEdition."""
        made, row, keys = self.prepare(game_id, options, seats, edition)
        await self.store.add_table(row, keys)
        self.bots.warm(game_id, seats)
        return made

    def prepare(
        self, game_id: str, options: Options, seats: list[str], edition: str = "", campaign: str | None = None
    ) -> tuple[NewTable, TableRow, list[Key]]:
        """A table that is not stored yet."""
        game = load_game(game_id, edition)
        chosen = read_options(game.options(), options)
        check_seats(game.id, seats, game.seats(game.new(chosen)))
        table = new_table_id()
        here = tuple(seat for seat, kind in enumerate(seats) if kind == "here")
        cookie, own = new_key(table, COOKIE, here, host=True)
        watch, watching = new_key(table, WATCH, ())
        invites = {seat: new_key(table, INVITE, (seat,)) for seat, kind in enumerate(seats) if kind == "link"}
        seed = fresh_dice().seed
        row = TableRow(table, game_id, game.rules_version, edition, chosen, seats, seed, int(time.time()), campaign)
        links = {seat: link(table, secret) for seat, (secret, _) in invites.items()}
        keys = [own, watching, *[key for _, key in invites.values()]]
        return NewTable(table, cookie, links, link(table, watch)), row, keys

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
            game = await asyncio.to_thread(game_of, row) if row.edition else game_of(row)
            room = Room(row, game, self.store, self.bots.choose, self.window, self._turns)
            await room.load()
            room.when_over = self.when_over if row.campaign is not None else None
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
        if room is not None:
            await room.close()
            room.publish()

    def _forget_idle_rooms(self) -> None:
        """Nothing is lost: a table comes back from the store when somebody enters."""
        idle = [table for table, room in self._rooms.items() if room.idle()]
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
        await room.reseat(seat)  # before the keys are traded: nobody loses a seat unsaid
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
        self._turns.closed = True
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self.bots.close()
        await self.store.close()


def check_seats(game: str, seats: list[str], wanted: int) -> None:
    if len(seats) != wanted:
        raise BadOptions(Message("table-seat-count", {"given": len(seats), "wanted": wanted}))
    for seat in seats:
        kind, _, bot = seat.partition(":")
        if kind == "bot":
            bot_for(game, bot)
        elif seat not in KINDS:
            raise BadOptions(Message("table-seat-kind", {"seat": seat[:20]}))
