"""Tables at which much has happened already: golden games up to any moment, with us in the seat that is asked."""

from __future__ import annotations

import json
import sqlite3
import time

from playwright.sync_api import BrowserContext

from seaboard.core.play import Event, Play, read_event
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from tests.browser.conftest import Server
from tests.browser.modes import BOT
from tests.golden import goldens

JSON = {"content-type": "application/json"}


def moment(game: str, name: str, part: float) -> tuple[list[Event], int]:
    """A golden game up to a decision of somebody, so far into it, and whose decision it is."""
    record = goldens.record(game, name)
    events = [read_event(line) for line in record.events]
    if part >= 1:
        return events, 0
    play = Play(load_game(game, record.edition), dict(record.options))
    seat = NATURE
    for number, event in enumerate(events):
        ask = play.game.ask(play.state)
        seat = ask.seat if ask else NATURE
        if number >= part * len(events) and seat >= 0:
            return events[:number], seat
        play.do(event.seat, event.text)
    return events, 0


def set_out(context: BrowserContext, server: Server, game: str, name: str, part: float = 1.0) -> str:
    """The address of a table of this browser at which all this has happened."""
    events, ours = moment(game, name, part)
    options = dict(goldens.record(game, name).options)
    number = int(options.get("players", 1))
    seats = ["here" if seat == ours or game == "nautilion" else BOT for seat in range(number)]
    body = json.dumps({"game": game, "seats": seats, "options": options})
    made = context.request.post(server.address + "/api/tables", data=body, headers=JSON)
    assert made.ok, made.text()
    table = made.json()["table"]
    rows = [(table, index, event.seat, event.text, int(time.time())) for index, event in enumerate(events, 1)]
    with sqlite3.connect(server.database.partition("///")[2]) as database:
        database.executemany("INSERT INTO events (table_id, number, seat, text, at) VALUES (?, ?, ?, ?, ?)", rows)
    database.close()
    return f"{server.address}/t/{table}"
