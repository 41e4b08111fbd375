"""Tables of a browser at which a whole game has been played."""

from __future__ import annotations

import json
import sqlite3
import time
from functools import cache
from typing import Any

from playwright.sync_api import Page

from seaboard.core.options import OptionValue
from seaboard.core.play import Event, Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.table.dice import CommittedDice
from tests.browser.conftest import Server

JSON = {"content-type": "application/json"}
Options = tuple[tuple[str, OptionValue], ...]
ENOUGH = 400


@cache
def whole_game(name: str, options: Options, seed: bytes, won: bool | None) -> tuple[Event, ...]:
    """A game at random with the dice of a table; with `won`, one that the first seat wins or loses."""
    game = load_game(name)
    for luck in range(ENOUGH):
        play: Play[Any] = Play(game, dict(options))
        dice, rng = CommittedDice(seed), Rng(luck)
        while (ask := game.ask(play.state)) is not None:
            if ask.seat == NATURE:
                play.apply(NATURE, dice.answer(game, play.state, len(play.events) + 1))
            else:
                play.apply(ask.seat, rng.choice(list(game.legal(play.state, ask.seat))))
        outcome = game.outcome(play.state)
        assert outcome is not None
        if won is None or won == (0 in outcome.winners):
            return tuple(play.events)
    raise AssertionError(name)


def finished_table(
    page: Page,
    server: Server,
    game: str,
    seats: list[str],
    options: dict[str, OptionValue] | None = None,
    won: bool | None = None,
    goes_on: bool = False,
) -> tuple[str, int]:
    """A table of this browser and how many events it has; where it `goes_on`, a person's last answer is to come."""
    page.goto(server.address + "/replay")  # the lobby lists the tables of a browser, and one that is looked at begins
    chosen = options or {}
    body = {"game": game, "seats": seats, "options": chosen}
    made = page.request.post(server.address + "/api/tables", data=json.dumps(body), headers=JSON).json()
    table: str = made["table"]
    database = sqlite3.connect(server.database.partition("///")[2])
    (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
    events = whole_game(game, tuple(chosen.items()), seed, won)
    last = max(number for number, event in enumerate(events) if event.seat != NATURE)
    events = events[:last] if goes_on else events
    rows = [(table, number, event.seat, event.text, int(time.time())) for number, event in enumerate(events, 1)]
    with database:
        database.executemany("INSERT INTO events (table_id, number, seat, text, at) VALUES (?, ?, ?, ?, ?)", rows)
    database.close()
    return table, len(events)
