"""Fingers on a page, as a touch screen tells of them."""

from __future__ import annotations

from playwright.sync_api import Page

Point = tuple[float, float]


class Fingers:
    """One or two of them: they come down, move and go up together."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wire = page.context.new_cdp_session(page)

    def _say(self, kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def move(self, start: tuple[Point, ...], end: tuple[Point, ...], steps: int = 6) -> None:
        self._say("touchStart", *start)
        for step in range(1, steps + 1):
            part = step / steps
            between = zip(start, end, strict=True)
            self._say("touchMove", *((a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in between))
        self._say("touchEnd")

    def swipe(self, start: Point, end: Point) -> None:
        self.move((start,), (end,))

    def pinch(self, middle: Point, apart: float, to: float) -> None:
        x, y = middle
        self.move(((x - apart / 2, y), (x + apart / 2, y)), ((x - to / 2, y), (x + to / 2, y)))

    def press_long(self, point: Point, milliseconds: int = 700) -> None:
        self._say("touchStart", point)
        self.page.wait_for_timeout(milliseconds)
        self._say("touchEnd")
