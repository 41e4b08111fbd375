"""What a stranger sends, and how a bystander's moves go meanwhile: round trips, time to the answer, memory.

    python benchmarks/bombs.py                              this checkout
    python benchmarks/bombs.py --src OLD/src --markdown     an older one, as a table for the record
    python benchmarks/bombs.py --only replay                bombs whose name has this word

The bystander plays Nautilion over the WebSocket, about twenty moves a second, in a process of its own. A bomb is thrown
when the bystander has played for a moment; it is over when every part of it is answered, or after PATIENCE.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import multiprocessing
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import connect

PATIENCE = 60.0  # seconds one bomb may take
MOVES_A_SECOND = 20
CALM = 1.0  # seconds of undisturbed play before a bomb
LONG_ENOUGH = 3.0  # seconds of play that are counted, at least
LONG_GAME = 5_000  # events
A_WHILE = 0.5  # seconds: whoever waits so long for a new table is kept waiting, too
MANY = 60  # tables of the stranger who asks hints everywhere
Answered = tuple[str, float]


def ingredients() -> None:
    """Honest records of the checkout that is measured; runs in its interpreter."""
    from seaboard.core.play import Play  # noqa: PLC0415 (the measured checkout's, not ours)
    from seaboard.core.record import record_of, write_record  # noqa: PLC0415
    from seaboard.core.rng import Rng  # noqa: PLC0415
    from seaboard.core.seats import NATURE  # noqa: PLC0415
    from seaboard.games import game_names, load_game  # noqa: PLC0415

    made: dict[str, Any] = {}
    for name in game_names():
        game, rng = load_game(name), Rng(7)
        play = Play(game, {})
        while (ask := game.ask(play.state)) is not None:
            if ask.seat == NATURE:
                play.apply(NATURE, game.sample(play.state, rng))
            else:
                play.apply(ask.seat, rng.choice(list(game.legal(play.state, ask.seat))))
        made[name] = write_record(record_of(play))
    play = Play(load_game("nautilion"), {})
    play.chance(Rng(7))
    helped = Play(load_game("nautilion"), {})
    helped.chance(Rng(7))
    for _ in range(62_000):
        helped.hint(0)
    helped_events = [str(event) for event in helped.events]
    shuffled = Play(load_game("nautilion"), {})
    shuffled.chance(Rng(7))
    seat = shuffled.game.ask(shuffled.state)
    assert seat is not None
    before = len(shuffled.events)
    move = next(iter(shuffled.game.legal(shuffled.state, seat.seat)))
    undone: list[str] = []
    shuffled.apply(seat.seat, move)
    if shuffled.undo_target(seat.seat) is not None:
        for _ in range(15_000):
            shuffled.undo(seat.seat)
            shuffled.apply(seat.seat, move)
        undone = [str(event) for event in shuffled.events]
    made["hints"], made["undone"], made["opening"] = helped_events, undone, before
    made["events"] = [[event.seat, event.text] for event in helped.events[: LONG_GAME - 1]]
    made["rules_version"] = load_game("nautilion").rules_version
    json.dump(made, sys.stdout)


@dataclass
class Site:
    """A running server and one browser of the stranger's."""

    port: int
    folder: str
    made: dict[str, Any]
    cookies: dict[str, str] = field(default_factory=dict)

    def headers(self) -> dict[str, str]:
        own = f"http://127.0.0.1:{self.port}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"content-type": "application/json", "origin": own, "sec-fetch-site": "same-origin", "cookie": cookie}

    def ask(self, method: str, path: str, body: bytes | None = None) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, self.headers())
            response = connection.getresponse()
            content = response.read()
        finally:
            connection.close()
        for header, value in response.getheaders():
            if header.lower() == "set-cookie":
                self.cookies.update({name: morsel.value for name, morsel in SimpleCookie(value).items()})
        return response.status, content

    def post(self, path: str, content: Any) -> str:
        """What it was answered, in a word."""
        body = content if isinstance(content, bytes) else json.dumps(content).encode()
        try:
            status, answer = self.ask("POST", path, body)
        except (OSError, http.client.HTTPException) as fault:
            return type(fault).__name__
        try:
            told = json.loads(answer)["message"]["id"]
        except (ValueError, KeyError, TypeError):
            told = f"{len(answer) // 1000} kB"
        return f"{status} {told}"

    def new_table(self, *seats: str, **options: Any) -> str:
        body = {"game": "nautilion", "seats": list(seats), "options": options}
        status, answer = self.ask("POST", "/api/tables", json.dumps(body).encode())
        if status != 201:
            raise RuntimeError(answer)
        table: str = json.loads(answer)["table"]
        return table

    def live(self, table: str) -> Any:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        headers = {name: value for name, value in self.headers().items() if name in {"origin", "cookie"}}
        return connect(
            address, additional_headers=headers, max_size=None, proxy=None, open_timeout=PATIENCE, ping_interval=None
        )


# the bystander


def bystander(port: int, said: Any) -> None:
    """Plays until it is ended; tells when each move was sent and how long its answer took."""
    asyncio.run(play_on(Site(port, "", {}), said))


async def play_on(site: Site, said: Any) -> None:
    luck = random.Random(1)
    while True:
        began = time.monotonic()
        table = await asyncio.to_thread(site.new_table, "here", reserve=6)
        async with site.live(table) as live:
            await live.send(json.dumps({"type": "hello", "seen": 0}))
            update = json.loads(await live.recv())
            if (waited := time.monotonic() - began) > A_WHILE:
                said.send((began, waited))
            while update["view"]["ask"] is not None:
                update = await one_move(live, update, luck, said)


async def one_move(live: Any, update: dict[str, Any], luck: random.Random, said: Any) -> dict[str, Any]:
    began, answered = time.monotonic(), False
    move = luck.choice(update["view"]["ask"]["choices"])["do"]
    await live.send(json.dumps({"type": "do", "do": move, "ask": update["ask"], "id": str(uuid4())}))
    latest = update
    while not answered or latest["number"] == update["number"]:
        message = json.loads(await live.recv())
        if message["type"] == "update":
            latest = message
        else:
            answered = True
            said.send((began, time.monotonic() - began))
    await asyncio.sleep(max(0.0, 1 / MOVES_A_SECOND - (time.monotonic() - began)))
    return latest


# the bombs


def record(events: list[str], head: str = "", tail: str = "", version: int = 1, options: str = "") -> str:
    listed = ",\n".join(f'"{event}"' for event in events)
    return (
        f'format = 1\ngame = "nautilion"\nrules_version = {version}\n{head}\n[options]\n{options}\n'
        f"[play]\nevents = [{listed}]\n{tail}\n[play.fingerprints]\n"
    )


def replayed(text: Callable[[Site], str]) -> Callable[[Site], str]:
    return lambda site: site.post("/api/replay", {"text": text(site)})


def edition(text: str, game: str = "nautilion") -> Callable[[Site], str]:
    return lambda site: site.post("/api/tables", {"game": game, "seats": ["here"], "edition": text})


def table_of(**body: Any) -> Callable[[Site], str]:
    return lambda site: site.post("/api/tables", {"game": "nautilion", "seats": ["here"], **body})


def campaign(text: str) -> Callable[[Site], str]:
    return lambda site: site.post("/api/campaigns/import", {"text": text})


def raw(path: str, body: bytes) -> Callable[[Site], str]:
    return lambda site: site.post(path, body)


def at_once(times: int, bomb: Callable[[Site], str]) -> Callable[[Site], str]:
    def thrown(site: Site) -> str:
        with ThreadPoolExecutor(times) as crowd:
            answers = list(crowd.map(lambda _: bomb(Site(site.port, site.folder, site.made)), range(times)))
        return ", ".join(f"{answers.count(told)} times {told}" for told in sorted(set(answers)))

    return thrown


def hints_everywhere(site: Site) -> str:
    """One browser asks for hints at many tables; meanwhile somebody else plays with a bot."""
    other = Site(site.port, site.folder, site.made)
    tables = [site.new_table("here") for _ in range(MANY)]
    theirs = other.new_table("here", "bot:greedy", players=2)

    async def ask_hint(table: str) -> None:
        async with site.live(table) as live:
            await live.send(json.dumps({"type": "hello", "seen": 0}))
            ask = json.loads(await live.recv())["ask"]
            await live.send(json.dumps({"type": "hint", "ask": ask, "id": str(uuid4())}))
            while json.loads(await live.recv())["type"] not in {"hint", "refused", "stale", "error"}:
                pass

    async def with_bot() -> float:
        async with other.live(theirs) as live:
            await asyncio.sleep(1)
            await live.send(json.dumps({"type": "hello", "seen": 0}))
            update = json.loads(await live.recv())
            waited = 0.0
            for _ in range(40):
                ask = update["view"]["ask"]
                if ask is None:
                    break
                began = time.monotonic()
                if ask["mine"]:
                    move = {"type": "do", "do": ask["choices"][0]["do"], "ask": update["ask"], "id": str(uuid4())}
                    await live.send(json.dumps(move))
                message = json.loads(await live.recv())
                while message["type"] != "update":
                    message = json.loads(await live.recv())
                if not ask["mine"]:
                    waited = max(waited, time.monotonic() - began)
                update = message
            return waited

    async def all_at_once() -> float:
        hints = [asyncio.create_task(ask_hint(table)) for table in tables]
        waited = await with_bot()
        await asyncio.gather(*hints)
        return waited

    return f"bot of another: at most {asyncio.run(all_at_once()):.2f} s"


def long_table(site: Site) -> str:
    """A table of very many events, entered again and again from its beginning."""
    table = site.new_table("here")
    with sqlite3.connect(f"{site.folder}/tables.db", timeout=30) as database:
        database.execute("delete from events where table_id = ?", (table,))
        rows = [(table, number, seat, text, 0) for number, (seat, text) in enumerate(site.made["events"], 1)]
        database.executemany("insert into events (table_id, number, seat, text, at) values (?, ?, ?, ?, ?)", rows)

    async def greet() -> str:
        async with site.live(table) as live:
            for _ in range(20):
                await live.send(json.dumps({"type": "hello", "seen": 0}))
                message = json.loads(await live.recv())
            return f"{message['type']} with {len(message.get('events', []))} events"

    return asyncio.run(greet())


def deep_in_the_socket(site: Site) -> str:
    table = site.new_table("here")

    async def say() -> str:
        async with site.live(table) as live:
            await live.send('{"x": ' + "[" * 4000)
            return str(json.loads(await live.recv())["message"]["id"])

    try:
        return asyncio.run(say())
    except Exception as fault:  # noqa: BLE001 (whatever an older server does is the answer)
        return type(fault).__name__


def chapters(site: Site) -> str:
    chapter = '[[ledger.chapters]]\nscenario = "whispers-from-the-east"\nending = "lost"\nwon = false\ngold = 0\n'
    kept = site.made["campaign"]
    text = 'format = 1\nkind = "campaign"\nname = "x"\n[ledger]\ndifficulty = "normal"\nhearts = 9\n'
    while len(text) + len(kept) < 800_000:
        text += f"{chapter}record = '''\n{kept}'''\n"
    return site.post("/api/campaigns/import", {"text": text})


def editions_of_all_values(site: Site) -> str:
    """Editions that are good, as large as they may be, one after the other."""
    told = []
    for number in range(20):
        text = f'[edition]\nname = "box {number}"\n' + "# " + "x" * 20_000 + "\n"
        told.append(edition(text, "campaign")(site))
    return ", ".join(f"{told.count(one)} times {one}" for one in sorted(set(told)))


CAMPAIGN_HEAD = 'format = 1\nkind = "campaign"\nname = "x"\n[ledger]\ndifficulty = "normal"\n'
NAMED = '[edition]\nname = "mine"\n'
BOMBS: dict[str, Callable[[Site], str]] = {
    "nothing": lambda _: "",
    # of the audit
    "replay: dotted key of 40 kB": replayed(lambda _: "a." * 20_000 + "a = 1\n"),
    "edition: dotted key of 60 kB": edition("a." * 30_000 + "a = 1\n"),
    "edition: 828 kB of unknown keys": edition(
        "".join(f"currents.unknown_key_{n} = 1\n" for n in range(26_000)) + NAMED
    ),
    "replay: 750 kB of hints": replayed(lambda site: record(site.made["hints"], version=site.made["rules_version"])),
    "hints at 60 tables": hints_everywhere,
    f"hello at {LONG_GAME} events, 20 times": long_table,
    "body: JSON 100,000 deep": raw("/api/replay", b"[" * 100_000),
    "body: not UTF-8": raw("/api/replay", b'{"text": "\xff\xfe"}'),
    "socket: JSON 4,000 deep": deep_in_the_socket,
    "/assets/%00": lambda site: str(site.ask("GET", "/assets/%00")[0]),
    "campaign: hearts = inf": campaign(CAMPAIGN_HEAD + "hearts = inf\n"),
    "edition: people nobody knows": edition(
        NAMED + '[scenario.whispers-from-the-east]\npeople = "martians"\n', "campaign"
    ),
    "edition: absurd solo.combat": edition(NAMED + "[solo]\ncombat = [999999999, -5, 3]\n", "campaign"),
    # their kin
    "replay: 100,000 keys": replayed(lambda _: "".join(f"k{n} = 1\n" for n in range(80_000))),
    "replay: arrays 100,000 deep": replayed(lambda _: "a = " + "[" * 100_000 + "]" * 100_000),
    "replay: tables 100,000 deep": replayed(lambda _: "a = " + "{a=" * 100_000 + "1" + "}" * 100_000),
    "replay: dotted keys in 9,000 tables": replayed(
        lambda _: "".join(f"[t{n}.{'a.' * 40}a]\nb.c.d = 1\n" for n in range(9_000))
    ),
    "replay: a header of 100,000 quoted dots": replayed(lambda _: "[" + '"a".' * 100_000 + '"a"]\n'),
    "replay: a number of 800,000 hex digits": replayed(lambda _: "format = 0x" + "f" * 800_000 + "\n"),
    "replay: 500,000 open quotes": replayed(lambda _: 'a = """' + '\\"""' * 110_000),
    "replay: 60,000 fingerprints": replayed(
        lambda site: (
            record(["1 x"], version=site.made["rules_version"]) + "".join(f'{n} = "0"\n' for n in range(60_000))
        )
    ),
    "replay: 15,000 undos and moves again": replayed(
        lambda site: record(site.made["undone"], version=site.made["rules_version"])
    ),
    "replay: an honest Diluvium, 20 at once": at_once(20, replayed(lambda site: str(site.made["diluvium"]))),
    "replay: an honest Diluvia, 20 at once": at_once(20, replayed(lambda site: str(site.made["diluvia"]))),
    "replay: as many hints as a record may have": replayed(
        lambda site: record(site.made["hints"][:5_000], version=site.made["rules_version"])
    ),
    "edition: 90 kB of unknown keys": edition("".join(f"currents.unknown_key_{n} = 1\n" for n in range(2_800)) + NAMED),
    "edition: 300 arrays of arrays": edition(NAMED + "[dice]\nfaces = " + "[" * 300 + "]" * 300 + "\n"),
    "edition: a value of 800 kB": edition(NAMED + '[admirals]\nname = "' + "x" * 800_000 + '"\n'),
    "edition: 100,000 numbers in a list": edition(NAMED + "[dice]\nfaces = [" + "1," * 300_000 + "]\n"),
    "edition: 20 good ones of 20 kB": editions_of_all_values,
    "table: 100,000 seats": table_of(seats=["here"] * 100_000),
    "table: an option of 900 kB": table_of(options={"players": "x" * 900_000}),
    "table: an option's name of 900 kB": table_of(options={"x" * 900_000: 1}),
    "table: 40,000 options": table_of(options={f"option{n}": n for n in range(40_000)}),
    "table: a game's name of 900 kB": table_of(game="x" * 900_000),
    "body: 300,000 lists": raw("/api/replay", b'{"text": [' + b"[]," * 300_000 + b"[]]}"),
    "body: a number of 4,000 digits": raw("/api/tables", b'{"game": "nautilion", "seats": [' + b"9" * 4000 + b"]}"),
    "body: half a surrogate": raw("/api/tables", b'{"game": "\\ud800", "seats": []}'),
    "campaign: some hundred games": chapters,
    "campaign: 720 kB of nothing": campaign("# " + "x\n# " * 180_000),
}


# the measuring


def start(python: str, source: str, folder: str) -> tuple[subprocess.Popen[bytes], int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    words = ["serve", "--port", str(port), "--no-open", "--database", f"sqlite+aiosqlite:///{folder}/tables.db"]
    log = Path(folder, "server.log").open("ab")  # noqa: SIM115 (open as long as the server)
    server = subprocess.Popen(
        [python, "-m", "seaboard.cli", *words],
        env={**os.environ, "PYTHONPATH": source}, start_new_session=True, stdout=log, stderr=log,
    )  # fmt: skip
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return server, port
        time.sleep(0.02)
    raise RuntimeError(Path(folder, "server.log").read_text())


def memory_mb(group: int) -> float:
    """Resident memory of the server and its processes."""
    total = 0
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            if os.getpgid(int(entry.name)) == group:
                total += int((entry / "statm").read_text().split()[1])
        except (OSError, IndexError):
            continue
    return total * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def watched_memory(group: int) -> Iterator[list[float]]:
    """The last is the highest seen."""
    seen, over = [memory_mb(group)], threading.Event()

    def watch() -> None:
        while not over.wait(0.1):
            seen.append(max(seen[-1], memory_mb(group)))

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield seen
    finally:
        over.set()
        watcher.join()


@dataclass(frozen=True)
class Measured:
    name: str
    trips: list[float]
    answered: Answered
    memory: tuple[float, float, float]

    def cells(self) -> list[str]:
        trips = sorted(self.trips) or [float("nan")]
        p50, p99, most = (1000 * trips[min(int(part * len(trips)), len(trips) - 1)] for part in (0.5, 0.99, 1.0))
        told, seconds = self.answered
        before, peak, after = self.memory
        times = [f"{p50:.0f}", f"{p99:.0f}", f"{most:.0f}", str(len(self.trips)), f"{seconds:.1f}"]
        return [self.name, *times, f"{before:.0f}", f"{peak:.0f}", f"{after:.0f}", told]


HEAD = ["bomb", "p50 ms", "p99 ms", "max ms", "moves", "answered s", "MB before", "peak", "after", "answer"]


def measure(name: str, python: str, source: str, made: dict[str, Any]) -> Measured:
    """One bomb on a server of its own."""
    spawn = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        server, port = start(python, source, folder)
        heard, said = spawn.Pipe(duplex=False)
        player = spawn.Process(target=bystander, args=(port, said), daemon=True)
        try:
            player.start()
            said.close()
            heard.recv()
            time.sleep(CALM)
            with watched_memory(server.pid) as memory:
                before, began = memory[-1], time.monotonic()
                answer = throw(name, Site(port, folder, made))
                answered = time.monotonic() - began
                time.sleep(max(0.0, LONG_ENOUGH - answered))
                over = time.monotonic()
                time.sleep(CALM)
                peak = memory[-1]
            after = memory_mb(server.pid)
            trips = [trip for sent, trip in everything(heard, over) if sent + trip > began and sent < over]
        finally:
            player.kill()
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
    return Measured(name, trips, (answer, answered), (before, peak, after))


def throw(name: str, site: Site) -> str:
    try:
        return BOMBS[name](site)
    except Exception as fault:  # noqa: BLE001 (a bomb that cannot be thrown is a finding, too)
        return f"{type(fault).__name__}: {fault}"[:80]


def everything(heard: Any, until: float) -> Iterator[tuple[float, float]]:
    """What the bystander told; waits for the move that was on its way when the bomb was over."""
    end = time.monotonic() + PATIENCE
    while heard.poll(max(0.0, end - time.monotonic())):
        try:
            told: tuple[float, float] = heard.recv()
        except EOFError:
            return
        yield told
        if told[0] > until:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="the interpreter that serves")
    parser.add_argument("--src", default=str(Path(__file__).parents[1] / "src"), help="the sources that are served")
    parser.add_argument("--only", default="", help="a word of the bombs' names")
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--ingredients", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.ingredients:
        ingredients()
        return
    source = str(Path(given.src).resolve())
    words = [given.python, __file__, "--ingredients"]
    made = json.loads(subprocess.check_output(words, env={**os.environ, "PYTHONPATH": source}))
    between = " | " if given.markdown else "\t"
    print(between.join(HEAD), flush=True)
    if given.markdown:
        print("|".join(["---"] * len(HEAD)))
    for name in BOMBS:
        if given.only in name:
            print(between.join(measure(name, given.python, source, made).cells()), flush=True)


if __name__ == "__main__":
    main()
