"""The server is killed in the middle of games, again and again: whatever a browser was told is still so afterwards."""

from __future__ import annotations

import random
import signal
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from typing import Any, Self
from uuid import UUID

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from seaboard.core.record import read_record, replay
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.table.dice import check_dice
from tests.table.server import Browser, Server, Tab

SEED = 2611
KILLS = 10
PLAYERS = 3
PATIENCE = 20.0  # seconds
GONE = (OSError, EOFError, HTTPException, ConnectionClosed, InvalidHandshake)


class Stored:
    """What the database holds, read past the server."""

    def __init__(self, file: Path) -> None:
        self.database = sqlite3.connect(f"file:{file}?mode=ro", uri=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.database.close()

    def events(self, table: str) -> dict[int, tuple[int, str]]:
        query = "SELECT number, seat, text FROM events WHERE table_id = ?"
        return {number: (seat, text) for number, seat, text in self.database.execute(query, (table,))}

    def request(self, table: str, request: str) -> list[int]:
        query = "SELECT number FROM events WHERE table_id = ? AND request = ?"
        return [number for (number,) in self.database.execute(query, (table, request))]


class Sitting:
    """One game of one player: all that was ever told of it, and the move no answer came to."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.browser = Browser(server)
        self.table: str = self.browser.new_table("here", submarine=rng.choice(["A1", "B1", "C1"]))["table"]
        self.known: dict[int, tuple[int, str]] = {}
        self.answered: list[tuple[dict[str, Any], int]] = []
        self.unanswered: dict[str, Any] | None = None
        self.receipt = ""

    def play(self) -> None:
        """To the end of the game, or until the server is gone."""
        with self.browser.tab(self.table) as tab:
            tab.events = self.known
            self.enter(tab)
            while tab.update["view"]["ask"] is not None:
                self.unanswered = self.some_move(tab)
                self.send(tab)
        self.finish()

    def some_move(self, tab: Tab) -> dict[str, Any]:
        move = {"ask": tab.update["ask"], "id": str(UUID(int=self.rng.getrandbits(128)))}
        if tab.update["undo"] and self.rng.random() < 0.2:
            return {**move, "type": "undo", "whole": self.rng.random() < 0.5}
        return {**move, "type": "do", "do": self.rng.choice(tab.choices())}

    def send(self, tab: Tab) -> int:
        """Send the move that waits for an answer; its number."""
        move = self.unanswered
        assert move is not None
        tab.say(**move)
        said = tab.verdict()
        assert (said["type"], said["id"]) == ("answer", move["id"])
        number: int = said["number"]
        if move["type"] == "do":
            assert self.known.setdefault(number, (0, move["do"])) == (0, move["do"])
        self.answered.append((move, number))
        self.unanswered = None
        tab.until(number)
        return number

    def enter(self, tab: Tab) -> None:
        """All that was told is there; a move sent again is not made again; one that was lost is made now."""
        before = dict(self.known)
        with Stored(self.server.file) as stored:
            kept = stored.events(self.table)
            arrived = stored.request(self.table, self.unanswered["id"]) if self.unanswered else []
        assert before.items() <= kept.items()
        tab.hello()
        count: int = tab.update["number"]
        assert len(kept) in (0, count), "a turn was stored by halves"
        assert kept.items() <= self.known.items()
        for move, number in self.answered[-2:]:
            tab.say(**move)
            assert tab.verdict() == {"type": "answer", "id": move["id"], "number": number}
        assert tab.hello()["number"] == count
        if self.unanswered is not None:
            assert self.send(tab) == (arrived[0] if arrived else count + 1)
            if arrived:
                assert tab.hello()["number"] == count

    def finish(self) -> None:
        """The receipt verifies and says what was told."""
        status, text = self.browser.get(f"/api/tables/{self.table}/receipt")
        assert status == 200
        record = read_record(text)
        play = replay(load_game("nautilion"), record)
        assert {number: (event.seat, event.text) for number, event in enumerate(play.events, 1)} == self.known
        assert check_dice(play, record) == sum(event.seat == NATURE for event in play.events)
        assert record.result
        self.receipt = self.receipt or text
        assert self.receipt == text


class Player:
    """Plays one game after the other and takes each up again where it was cut off."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.games: list[Sitting] = []

    def play(self) -> None:
        while True:
            if not self.games or self.games[-1].receipt:
                self.games.append(Sitting(self.server, self.rng))
            self.games[-1].play()

    def play_until_killed(self) -> None:
        with pytest.raises(GONE):
            self.play()


def leave_a_bot_to_move(server: Server) -> tuple[Browser, str]:
    browser = Browser(server)
    table: str = browser.new_table("here", "bot:random", players=2)["table"]
    with browser.tab(table) as tab:
        tab.hello()
        assert tab.do("start 2")["type"] == "answer"
    return browser, table


def the_bot_goes_on(browser: Browser, table: str) -> None:
    with browser.tab(table) as tab:
        tab.hello()
        while not any(seat == 1 for seat, _ in tab.events.values()):
            tab.wait("update")


def moves_of(players: list[Player]) -> int:
    return sum(len(game.answered) for player in players for game in player.games)


def wait_for_moves(players: list[Player], number: int) -> None:
    end = time.monotonic() + PATIENCE
    while moves_of(players) <= number and time.monotonic() < end:
        time.sleep(0.01)


@pytest.mark.slow
def test_nothing_that_was_told_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    rng = random.Random(SEED)
    server = Server(tmp_path)
    players = [Player(server, SEED + place) for place in range(PLAYERS)]
    try:
        server.start()
        bots_turn = leave_a_bot_to_move(server)
        for number in range(KILLS):
            with ThreadPoolExecutor(PLAYERS) as threads:
                before = moves_of(players)
                playing = [threads.submit(player.play_until_killed) for player in players]
                if number % 2:  # a busy machine may need long for the first move
                    wait_for_moves(players, before + PLAYERS)
                time.sleep(rng.uniform(0.02, 0.6))
                assert server.kill() == -signal.SIGKILL
                for player in playing:
                    player.result()
            server.start()
        the_bot_goes_on(*bots_turn)
        games = [game for player in players for game in player.games]
        for game in games:
            if game.receipt:
                game.finish()
            else:
                game.play()
        with Stored(server.file) as stored:
            for game in games:
                assert stored.events(game.table) == game.known
                for move, number in game.answered:
                    assert stored.request(game.table, move["id"]) == [number]
        assert moves_of(players) > PLAYERS * (KILLS // 2)  # they did play; how much depends on the machine
        assert server.stop() == 0
    finally:
        server.clear()
