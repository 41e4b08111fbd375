"""The web table in figures: client size, time to a usable page, move round trips with 100 tables in play, memory.

Run by `make bench` with the .venv's Python; needs the built client and, for the page, Chromium.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import connect

import seaboard

STATIC = Path(seaboard.__file__).parent / "web" / "static"
TABLES = 100
SECONDS = 15.0
STARTS = 11  # the first makes the database and is not counted
PAUSE = 1.0  # seconds a player thinks, on average
QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


def client_size() -> int:
    """Everything the first page needs, gzipped."""
    return sum(len(gzip.compress(path.read_bytes())) for path in STATIC.rglob("*") if path.is_file())


def start(folder: str) -> tuple[subprocess.Popen[bytes], int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    words = ["serve", "--port", str(port), "--no-open", "--database", f"{folder}/tables.db"]
    server = subprocess.Popen(
        [sys.executable, "-m", "seaboard.cli", *words], start_new_session=True, stdout=subprocess.DEVNULL
    )
    for _ in range(1000):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return server, port  # whoever asks now is answered as soon as the worker is there
        time.sleep(0.01)
    raise RuntimeError(port)


def starts(folder: str) -> list[float]:
    """Seconds from the command to the lobby's page, again and again with the same database."""
    times = []
    for _ in range(STARTS):
        began = time.perf_counter()
        server, port = start(folder)
        urllib.request.urlopen(f"http://127.0.0.1:{port}/").read()
        times.append(time.perf_counter() - began)
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()
    return times[1:]


def memory_kb(group: int) -> int:
    """Resident memory of the server and its workers."""
    total = 0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            if os.getpgid(int(status.parent.name)) == group:
                fields = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
                total += int(fields.get("VmRSS", "0 kB").split()[0])
        except (OSError, ProcessLookupError):
            continue
    return total


def new_table(port: int) -> tuple[str, str]:
    """A table and the cookie of its seat."""
    body = json.dumps({"game": "nautilion", "seats": ["here"], "options": {"reserve": 6}}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["table"], str(answer.headers["set-cookie"]).split(";")[0]


async def play(port: int, table: str, cookie: str, until: float, trips: list[float]) -> None:
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    luck = random.Random(table)
    async with connect(address, additional_headers={"cookie": cookie}) as live:
        await live.send(json.dumps({"type": "hello", "seen": 0}))
        update: dict[str, Any] = json.loads(await live.recv())
        while time.monotonic() < until and update["view"]["ask"] is not None:
            await asyncio.sleep(luck.uniform(0, 2 * PAUSE))
            move = luck.choice(update["view"]["ask"]["choices"])["do"]
            sent = time.perf_counter()
            await live.send(json.dumps({"type": "do", "do": move, "ask": update["ask"], "id": str(uuid4())}))
            answered = False
            number = update["number"]
            while not answered or update["number"] == number:
                message = json.loads(await live.recv())
                if message["type"] == "update":
                    update = message
                elif message["type"] != "answer":
                    raise RuntimeError(message)
                else:
                    trips.append(time.perf_counter() - sent)
                    answered = True


async def many(port: int, tables: list[tuple[str, str]], trips: list[float]) -> None:
    until = time.monotonic() + SECONDS
    await asyncio.gather(*[play(port, table, cookie, until, trips) for table, cookie in tables])


def first_page(port: int) -> float | None:
    """Milliseconds from opening the lobby to a button that can be pressed; the best of three fresh browsers."""
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        return None
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 (only where there is a browser)

    times = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        for _ in range(3):
            page = browser.new_context(locale="en-US").new_page()
            began = time.perf_counter()
            page.goto(f"http://127.0.0.1:{port}/")
            page.locator("button.main, main button").first.wait_for()
            times.append(1000 * (time.perf_counter() - began))
        browser.close()
    return min(times)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        waits = starts(folder)
        server, port = start(folder)
        try:
            new_table(port)
            before = memory_kb(server.pid)
            tables = [new_table(port) for _ in range(TABLES)]
            trips: list[float] = []
            asyncio.run(many(port, tables, trips))
            after = memory_kb(server.pid)
            page = first_page(port)
        finally:
            os.killpg(server.pid, signal.SIGKILL)
    ordered = sorted(trips)
    print("The web table")
    print(f"  start to lobby, median of {len(waits)}         {statistics.median(waits):8.2f} s")
    print(f"  start to lobby, longest             {max(waits):8.2f} s")
    print(f"  client, gzipped                     {client_size() / 1000:8.1f} kB")
    print(f"  lobby usable in a fresh Chromium    {page:8.0f} ms" if page else "  (no Chromium: no page measured)")
    print(f"  {TABLES} tables in play, {len(trips)} moves in {SECONDS:.0f} s")
    print(f"  move round trip, p50                {1000 * statistics.median(ordered):8.1f} ms")
    print(f"  move round trip, p99                {1000 * ordered[int(0.99 * len(ordered))]:8.1f} ms")
    print(f"  memory for each live table          {(after - before) / TABLES:8.0f} kB")


if __name__ == "__main__":
    main()
