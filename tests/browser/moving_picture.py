"""A turn as a moving picture for the README: pictures of the page one after the other, in one animated WebP.

`python -m tests.browser.moving_picture docs/pictures/turn.webp`. Chromium makes a WebP of what has changed in each
picture; the file that holds them all is put together here (https://developers.google.com/speed/webp/docs/riff_container).
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

from tests.browser.conftest import QUIET, Server, chromium_path
from tests.browser.positions import set_out
from tests.browser.walking import visitor

SIZE = (1280, 720)
SCALE = 0.6
SMALL = (round(SIZE[0] * SCALE), round(SIZE[1] * SCALE))
QUALITY = 0.6
ANIMATED = 0x02
AS_IT_IS = 0x02  # not blended with what is below
GAME, GOLDEN, PART, CLICKS = "diluvium", "most-gold-four-chosen", 0.45, 4
SECONDS = 8.0
LAST = 2500  # ms the last picture stands
# Where two pictures differ, from an even place as the format wants it, and a WebP of it; nothing where they do not.
CHANGED = """async ([before, now, quality]) => {
    const load = async (data) => createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob());
    const draw = (image, x = 0, y = 0, width = image.width, height = image.height) => {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d', {willReadFrequently: true});
        context.drawImage(image, -x, -y);
        return context;
    };
    const image = await load(now);
    const {width, height} = image;
    const bits = (context) => new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    const [old, fresh] = [before ? bits(draw(await load(before))) : null, bits(draw(image))];
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let place = 0; place < fresh.length; place++) {
        if (old && old[place] === fresh[place]) continue;
        const [x, y] = [place % width, Math.floor(place / width)];
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    if (right === 0) return null;
    [left, top] = [left - left % 2, top - top % 2];
    const part = draw(image, left, top, right - left, bottom - top).canvas;
    const bytes = new Uint8Array(await (await part.convertToBlob({type: 'image/webp', quality})).arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return [left, top, right - left, bottom - top, btoa(text)];
}"""


@dataclass(frozen=True)
class Part:
    """What is new in a picture, where, and how long it stands in ms."""

    x: int
    y: int
    width: int
    height: int
    bits: bytes
    time: int

    def chunk(self) -> bytes:
        measures = three(self.x // 2) + three(self.y // 2) + three(self.width - 1) + three(self.height - 1)
        return chunk(b"ANMF", measures + three(self.time) + bytes([AS_IT_IS]) + self.bits)


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


def animated(parts: list[Part]) -> bytes:
    head = chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + three(SMALL[0] - 1) + three(SMALL[1] - 1))
    loop = chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))
    body = b"WEBP" + head + loop + b"".join(part.chunk() for part in parts)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def still(wire: CDPSession) -> str:
    clip = {"x": 0, "y": 0, "width": SIZE[0], "height": SIZE[1], "scale": SCALE}
    data: str = wire.send("Page.captureScreenshot", {"format": "png", "clip": clip})["data"]
    return data


def filmed(page: Page) -> Iterator[tuple[str, int]]:
    """What the page shows, and for how long; what stands still is one picture."""
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


def parts_of(browser: Browser, pictures: list[tuple[str, int]]) -> Iterator[Part]:
    page, before = browser.new_page(), ""
    for now, stands in pictures:
        found = page.evaluate(CHANGED, [before, now, QUALITY])
        if found is not None:
            x, y, width, height, data = found
            yield Part(x, y, width, height, bits_of(base64.b64decode(data)), stands)
        before = now


def film(browser: Browser, server: Server) -> list[tuple[str, int]]:
    context = visitor(browser, SIZE, {"pace": "brisk", "animation": True}, "no-preference")
    page = context.new_page()
    page.goto(set_out(context, server, GAME, GOLDEN, PART))
    expect(page.locator("[data-question]")).to_be_visible()
    page.evaluate("walker.ready()")
    page.evaluate("clicks => void setTimeout(() => walker.walk(clicks, false), 900)", CLICKS)
    return list(filmed(page))


def main(to: Path) -> None:
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
            parts = list(parts_of(browser, film(browser, server)))
            browser.close()
    finally:
        server.clear()
    to.write_bytes(animated(parts))
    print(f"{to}: {len(parts)} pictures, {to.stat().st_size // 1000} kB")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1]))
