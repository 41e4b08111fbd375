"""Positions of Nautilion with its expansions for a browser: looked for in random games, or golden ones."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from seaboard.core.options import OptionValue
from seaboard.core.pieces.pile import kinds
from seaboard.core.play import Event, Play, read_event
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.games.nautilion.presentation.names import faces
from seaboard.games.nautilion.presentation.questions import question
from tests.browser.conftest import Server
from tests.golden import goldens

Options = dict[str, OptionValue]
Sought = Callable[[Any, list[str]], bool]

STORM: Options = {"mages": "yes", "mercenaries": "2", "reefs": "yes", "machinations": "normal", "heroics": "yes"}
TWO: Options = {**STORM, "players": 2, "submarine": "B1", "reserve": 6}
RICH: Options = {**STORM, "reserve": 6}
HARD: Options = {**RICH, "machinations": "difficult"}
HARDEST: Options = {**TWO, "submarine": "C2", "mercenaries": "3", "machinations": "difficult"}
WELCOME = ("cabin", "place", "station", "set", "keep", "unseat", "insert", "banish", "start")
JSON = {"content-type": "application/json"}
ENOUGH = 4000
PATIENCE = 20_000  # milliseconds: a hundred events are replayed, and every answer is foreseen


def asked(prompt: str, **args: object) -> Sought:
    """The question is this one, with these arguments."""
    wanted = f"nautilion-ask-{prompt}"

    def found(state: Any, _: list[str]) -> bool:
        return state.pending.prompt == wanted and args.items() <= question(state).args.items()

    return found


def offered(verb: str) -> Sought:
    return lambda _, moves: any(move.split()[0] == verb for move in moves)


def both(*all_of: Sought) -> Sought:
    return lambda state, moves: all(one(state, moves) for one in all_of)


def with_(test: Callable[[Any], bool]) -> Sought:
    """While a Plan is made, the position is like this."""
    return both(offered("plan"), lambda state, _: test(state))


def bits(mask: int) -> int:
    return mask.bit_count()


POSITIONS: dict[str, tuple[Options, Sought]] = {
    "take": (RICH, asked("take")),
    "keep": (RICH, asked("keep")),
    "rammed": (RICH, with_(lambda state: bool(state.rammed) and bits(state.crew) > 2)),
    "set": (RICH, asked("set")),
    "trade": (RICH, asked("trade")),
    "may-recover": (RICH, offered("recover")),
    "recover": (RICH, asked("recover")),
    "unseat": (HARD, both(asked("unseat"), lambda state, _: bits(state.crew) > 2)),
    "insert": (HARD, asked("insert")),
    "stuck": (RICH, with_(lambda state: bool(state.stuck))),
    "lose-two": (HARD, both(asked("lose", owed=2), lambda state, _: bits(state.guests) > 1)),
    "spend": (RICH, asked("spend")),
    "heroic": (RICH, both(offered("heroic"), lambda state, _: bits(state.shown) > 2 and bits(state.crew) > 2)),
    "banish": (RICH, asked("banish")),
    "crew-from-reserve": (RICH, asked("crew-back", source="reserve")),
    "crew-from-discard": (RICH, asked("crew-back", source="discard")),
    "second": (HARD, with_(lambda state: bool(state.pass_))),
    "one-by-one": (HARD, with_(lambda state: len(faces(state.dice)) == 1)),
    "silent": (RICH, with_(lambda state: state.silence > 1)),
    "free-translations": (RICH, with_(lambda state: bool(state.free_swaps))),
    "phantom-full": (RICH, with_(lambda state: not state.rammed and len(kinds(state.slaves)) > 5)),
    "cabin-full": (RICH, with_(lambda state: bits(state.guests) > 5)),
    "two-late": (TWO, with_(lambda state: state.turn > 9 and bits(state.crew) > 3)),
    "two-harder": (HARDEST, with_(lambda state: state.turn > 5)),
}  # fmt: skip
ENDINGS = {
    "victory": "with-all-victory-solo-a1",
    "victory-two": "with-all-victory-two-a2",
    "harpooned": "with-all-harpooned-solo-c2",
    "mages-missing": "with-mages-mages-missing-solo-b1",
    "heroics-left": "with-heroics-heroics-left-solo-a2",
    "arrived-two": "with-mercenaries-phantom-arrived-two-c2",
}


def answer(play: Play[Any], moves: list[str], rng: Rng) -> str:
    """Anything, but gladly aboard, and the Phantom slow."""
    welcome = [move for move in moves if move.split()[0] in WELCOME]
    plans = sorted((move for move in moves if move.startswith("plan")), key=lambda move: move.split()[2])
    if welcome:
        return welcome[rng.below(len(welcome))]
    if "discard reserve" in moves:
        return "discard reserve"
    if plans and rng.below(4):
        return plans[0]
    return moves[rng.below(len(moves))]


@cache
def sought(name: str) -> tuple[Options, tuple[Event, ...]]:
    """The events of a random game up to the first position like that."""
    options, found = POSITIONS[name]
    game = load_game("nautilion")
    for seed in range(ENOUGH):
        rng = Rng(seed)
        play: Play[Any] = Play(game, options)
        while (ask := game.ask(play.state)) is not None:
            if ask.seat == NATURE:
                play.apply(NATURE, game.sample(play.state, rng))
                continue
            moves = [game.write(play.state, action) for action in game.legal(play.state, ask.seat)]
            if found(play.state, moves):
                return play.options, tuple(play.events)
            play.do(ask.seat, answer(play, moves, rng))
    raise AssertionError(name)


def ended(name: str) -> tuple[Options, tuple[Event, ...]]:
    """A golden game to its end."""
    record = goldens.record("nautilion", ENDINGS[name])
    return dict(record.options), tuple(read_event(line) for line in record.events)


def set_out(page: Page, server: Server, options: Options, events: tuple[Event, ...]) -> None:
    """A table of this browser at which all this has happened."""
    page.goto(
        server.address + "/api/games"
    )  # the lobby lists the tables of a browser, and a table that is looked at begins
    body = {"game": "nautilion", "seats": ["here"] * int(options["players"]), "options": options}
    made = page.request.post(server.address + "/api/tables", data=json.dumps(body), headers=JSON)
    table = made.json()["table"]
    rows = [(table, number, event.seat, event.text, int(time.time())) for number, event in enumerate(events, 1)]
    with sqlite3.connect(server.database.partition("///")[2]) as database:
        database.executemany("INSERT INTO events (table_id, number, seat, text, at) VALUES (?, ?, ?, ?, ?)", rows)
    database.close()
    page.goto(f"{server.address}/t/{table}")
    expect(page.locator("[data-question], [data-end]").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-question]")).not_to_be_empty()
