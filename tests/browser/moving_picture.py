"""A turn as a moving picture for the README: pictures of the page one after the other, in one animated WebP.

`python -m tests.browser.moving_picture docs/pictures/turn.webp`. Chromium makes each picture a WebP; the file that
holds them all is put together here (https://developers.google.com/speed/webp/docs/riff_container).
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import CDPSession, Page, expect, sync_playwright

from tests.browser.conftest import QUIET, Server, chromium_path
from tests.browser.positions import set_out
from tests.browser.walking import visitor

SIZE = (1280, 720)
SCALE = 0.6
QUALITY = 60
ANIMATED = 0x02
GAME, GOLDEN, PART = "diluvium", "most-gold-four-chosen", 0.45
SECONDS = 9.0
LAST = 2500  # ms the last picture stands

Picture = tuple[bytes, int]  # the bits of a still, and how long it stands in ms


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def bits_of(still: bytes) -> bytes:
    """The picture within a WebP file, with its head."""
    place = 12
    while place < len(still):
        name, length = still[place : place + 4], struct.unpack("<I", still[place + 4 : place + 8])[0]
        if name in {b"VP8 ", b"VP8L"}:
            return chunk(name, still[place + 8 : place + 8 + length])
        place += 8 + length + length % 2
    raise ValueError(still[:16])


def animated(pictures: list[Picture], size: tuple[int, int]) -> bytes:
    measures = three(size[0] - 1) + three(size[1] - 1)
    frames = [
        chunk(b"ANMF", bytes(6) + measures + three(time) + b"\x02" + bits) for bits, time in pictures
    ]  # never blended
    head = chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + measures)
    body = b"WEBP" + head + chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0)) + b"".join(frames)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def still(wire: CDPSession) -> bytes:
    clip = {"x": 0, "y": 0, "width": SIZE[0], "height": SIZE[1], "scale": SCALE}
    wanted = {"format": "webp", "quality": QUALITY, "clip": clip}
    return bits_of(base64.b64decode(wire.send("Page.captureScreenshot", wanted)["data"]))


def filmed(page: Page) -> Iterator[Picture]:
    """What the page shows, until nothing has moved for long; what stands still is one picture."""
    wire = page.context.new_cdp_session(page)
    began = since = time.monotonic()
    shown = still(wire)
    while time.monotonic() - began < SECONDS:
        now = still(wire)
        if now == shown:
            continue
        yield shown, round(1000 * (time.monotonic() - since))
        shown, since = now, time.monotonic()
    yield shown, LAST


def main(to: Path) -> None:
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
            context = visitor(browser, SIZE, {"pace": "brisk", "animation": True}, "no-preference")
            page = context.new_page()
            page.goto(set_out(context, server, GAME, GOLDEN, PART))
            expect(page.locator("[data-question]")).to_be_visible()
            page.evaluate("walker.ready()")
            page.evaluate("void setTimeout(() => walker.walk(6, false), 900)")
            pictures = list(filmed(page))
            browser.close()
    finally:
        server.clear()
    to.write_bytes(animated(pictures, (round(SIZE[0] * SCALE), round(SIZE[1] * SCALE))))
    print(f"{to}: {len(pictures)} pictures, {to.stat().st_size // 1000} kB")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1]))
