"""Walks games by clicking what is lit, and looks at the page at every question: at every size, whatever the game."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import Faults, Server, watch

SCRIPT = Path(__file__).with_name("walking.js")
SIZES = ((1280, 720), (360, 740), (1920, 1080), (1280, 800))
MOST = 2_000  # clicks: no game is so long
STUCK = 80  # clicks without a move
JUMPS = 0.05  # more than this over a whole game is felt
WISHES = {"pace": "at-once", "confirm": False, "animation": False}
Motion = Literal["reduce", "no-preference"]
JSON = {"content-type": "application/json"}


@dataclass(frozen=True)
class Mode:
    """A way to play a game; the first seat is ours, the others are bots'."""

    name: str
    game: str
    options: dict[str, Any] = field(default_factory=dict)
    seats: tuple[str, ...] = ("here",)
    steps: int = 60

    def body(self) -> dict[str, Any]:
        return {"game": self.game, "options": self.options, "seats": list(self.seats)}


def visitor(
    browser: Browser,
    size: tuple[int, int] = SIZES[0],
    wishes: Mapping[str, object] = MappingProxyType({}),
    motion: Motion = "reduce",
) -> BrowserContext:
    """A browser with these settings, in which games can be walked."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-US", reduced_motion=motion, has_touch=True
    )
    kept = json.dumps(json.dumps({**WISHES, **wishes}))
    context.add_init_script(f"if (!localStorage['seaboard-settings']) localStorage['seaboard-settings'] = {kept}")
    context.add_init_script(path=SCRIPT)
    return context


def make_table(context: BrowserContext, server: Server, mode: Mode) -> str:
    """The address of a new table."""
    made = context.request.post(server.address + "/api/tables", data=json.dumps(mode.body()), headers=JSON)
    assert made.ok, made.text()
    return f"{server.address}/t/{made.json()['table']}"


class Walk:
    """One table, and all that was wrong on the way."""

    def __init__(self, context: BrowserContext, server: Server, mode: Mode, seed: int = 1) -> None:
        self.mode, self.seed = mode, seed
        self.faults: dict[str, str] = {}
        self.most_lit: dict[str, int] = {}
        self.pictures: Path | None = None
        self.complaints = Faults()
        self.page: Page = context.new_page()
        watch(self.page, self.complaints, server.address)
        self.page.goto(make_table(context, server, mode))
        expect(self.page.locator("[data-question]")).to_be_visible()
        self.page.evaluate("seed => { walker.sow(seed); return walker.ready() }", seed)

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("walker.over"))

    def size(self, size: tuple[int, int]) -> None:
        self.page.evaluate("walker.resizing()")
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate("([width, height]) => walker.resized(width, height)", list(size))

    def note(self, faults: Sequence[str]) -> None:
        size = self.page.viewport_size or {"width": 0, "height": 0}
        for fault in faults:
            kind = re.sub(r"\[.*?\]|\".*?\"|\d", "", fault)  # one of each is enough to read
            if kind not in self.faults:
                self.faults[kind] = f"{self.mode.name} {size['width']}x{size['height']}: {fault}"
                self.photograph(self.faults[kind])

    def photograph(self, fault: str) -> None:
        """Of each fault, with its words, where a folder is given."""
        if self.pictures is None:
            return
        picture = self.pictures / f"{self.mode.name}-{self.seed}-{len(self.faults)}.png"
        self.page.screenshot(path=picture)
        picture.with_suffix(".txt").write_text(fault + "\n", "utf-8")

    def look(self, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
        """At this question, in windows of these sizes."""
        for size in sizes:
            self.size(size)
            self.note(self.page.evaluate("walker.look()"))

    def go(self, steps: int) -> None:
        self.note(self.page.evaluate("steps => walker.walk(steps)", steps))

    def walk(self, sizes: Sequence[tuple[int, int]] = SIZES, at_once: int = 3) -> None:
        """To the end or for so many clicks, with another window after every few."""
        self.look(sizes)
        turn = self.seed
        for _ in range(0, self.mode.steps, at_once):
            if self.over:
                break
            turn += 1
            self.look([sizes[turn % len(sizes)]])
            self.go(at_once)

    def windows(self, turn: int, sizes: Sequence[tuple[int, int]]) -> Sequence[tuple[int, int]]:
        """All of them where this kind of question is new or more is lit for it than ever before, else the next one."""
        extent = self.page.evaluate("walker.extent()")
        kind, lit = extent["kind"], extent["lit"]
        more = lit > self.most_lit.get(kind, -1)
        self.most_lit[kind] = max(lit, self.most_lit.get(kind, -1))
        return sizes if more else [sizes[turn % len(sizes)]]

    def to_the_end(self, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
        """A whole game: each question is looked at in the window it comes in and in the next."""
        last, since = -1, 0
        for click in range(MOST):
            if self.over:
                return
            self.look(self.windows(click, sizes))
            self.go(1)
            moves = self.page.evaluate("walker.moves")
            last, since = moves, (0 if moves != last else since + 1)
            if since > STUCK:
                break
        self.note(["the game does not go on"])

    def jumps(self) -> list[str]:
        """What jumped, where it was too much over the whole walk."""
        shifts = self.page.evaluate("walker.shifts()")
        total = sum(shift["value"] for shift in shifts)
        worst = sorted(shifts, key=lambda shift: -shift["value"])[:4]
        seen = [f"{shift['value']:.4f} at {shift['at']} ms: {shift['what'][:3]}" for shift in worst]
        return [] if total < JUMPS else [f"{self.mode.name} jumps by {total:.3f}", *seen]

    def all_faults(self) -> list[str]:
        refused = [f"lit, but refused: {one}" for one in self.page.evaluate("walker.refused")]
        self.note(self.page.evaluate("walker.caption_faults"))
        return [*self.faults.values(), *refused, *self.jumps(), *(f"console: {one}" for one in self.complaints)]
