"""Who waits for the few processes of a server: owners are served in turn, so that none keeps the others waiting.

An owner is a browser at an address (`address browser`), or an address alone: addresses have their turns first, then the
browsers of one. What people wait for in order to play comes before what is merely asked for.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from itertools import count

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message

MOST_REMEMBERED = 1_000  # owners
MOST_WAITING = 300  # in all: beyond that it is no crowd but an attack


class Busy(SeaboardError):
    """Too much of one owner's is under way; it says when it will be over."""


@dataclass(frozen=True, eq=False)
class Ticket:
    lane: str
    urgent: bool
    called: asyncio.Future[None]


class Line:
    """So many `places`; in one lane (a table, say) one is served at a time and no more than `waiting` wait.

    Whose last turn is the longest ago comes first, whoever was here first.
    """

    def __init__(self, places: int, waiting: int) -> None:
        self.free = places
        self.waiting = waiting
        self._owners: dict[str, deque[Ticket]] = {}
        self._lanes: set[str] = set()
        self._turns = count(1)
        self._last: dict[str, int] = {}  # the latest turn of each owner, the longest ago first

    async def enter(self, owner: str, lane: str, seconds: float, urgent: bool = False) -> None:
        """Wait for a place; `leave` gives it back. Raises Busy, which says that places are free in so many seconds."""
        mine = [ticket for ticket in self._owners.get(owner, ()) if ticket.lane == lane]
        everybody = sum(len(queue) for queue in self._owners.values())
        if len(mine) >= self.waiting or everybody >= MOST_WAITING:
            raise Busy(Message("table-busy-with-yours", {"seconds": int(seconds * (len(mine) + 1))}))
        ticket = Ticket(lane, urgent, asyncio.get_running_loop().create_future())
        self._owners.setdefault(owner, deque()).append(ticket)
        self._serve()
        try:
            await ticket.called
        except asyncio.CancelledError:
            self._withdraw(owner, ticket)
            raise

    def leave(self, lane: str) -> None:
        self._lanes.discard(lane)
        self.free += 1
        self._serve()

    def _withdraw(self, owner: str, ticket: Ticket) -> None:
        """Somebody waits no longer; they may just have been called."""
        if ticket.called.done() and not ticket.called.cancelled():
            self.leave(ticket.lane)
            return
        queue = self._owners.get(owner, deque())
        if ticket in queue:
            queue.remove(ticket)
        if not queue:
            self._owners.pop(owner, None)

    def _serve(self) -> None:
        while self.free and (ticket := self._next()) is not None:
            self.free -= 1
            self._lanes.add(ticket.lane)
            ticket.called.set_result(None)

    def _next(self) -> Ticket | None:
        owners = sorted(self._owners, key=self._last_turns)
        for urgent in (True, False):
            for owner in owners:
                for ticket in self._owners[owner]:
                    if ticket.urgent == urgent and ticket.lane not in self._lanes and not ticket.called.done():
                        self._owners[owner].remove(ticket)
                        self._note_turn(owner)
                        return ticket
        return None

    def _last_turns(self, owner: str) -> tuple[int, int]:
        return self._last.get(owner.partition(" ")[0], 0), self._last.get(owner, 0)

    def _note_turn(self, owner: str) -> None:
        if not self._owners[owner]:
            del self._owners[owner]
        turn = next(self._turns)
        for who in {owner.partition(" ")[0], owner}:
            self._last.pop(who, None)
            self._last[who] = turn
        while len(self._last) > MOST_REMEMBERED:
            del self._last[next(iter(self._last))]
