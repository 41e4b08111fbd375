"""Whatever happens while pieces move, the board ends in the true position; moves of others are told one by one."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import Faults, Server, watch
from tests.browser.modes import mode_named
from tests.browser.walking import Mode, Motion, make_table, visitor
from tests.table.server import Browser as Talker
from tests.table.server import Tab

GAMES = [mode_named(name) for name in ("nautilion-storm", "diluvium-3a", "diluvia-three", "campaign-perilous-land")]
SIZES = ((1280, 720), (740, 360), (360, 740), (1920, 1080), (1000, 700))
DESK = (1280, 800)
MOVES = 10  # while one is still on its way
# All that is drawn on the board, and where. What a move of the past left behind as a mark is no part of the position.
DRAWN = """() => {
    const stage = document.querySelector('[data-stage]');
    const endless = document.getAnimations().map(({effect}) => effect)  // the sea is never still
        .filter((effect) => effect.getComputedTiming().endTime === Infinity).map(({target}) => target);
    const found = [];
    for (const node of stage.querySelectorAll('path, circle, rect, ellipse, polygon, text, use, button, p, span')) {
        if (node.closest('defs, [data-caption], [data-mark], .buttons, [inert]')) continue;
        if (!node.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
        if (endless.some((moving) => moving?.contains(node))) continue;
        const {x, y, width, height} = node.getBoundingClientRect();
        if (width + height === 0) continue;
        const words = node.children.length ? '' : node.textContent.trim();
        found.push([node.tagName, words, ...[x, y, width, height].map((n) => Math.round(n / 2))].join(' '));
    }
    return found;
}"""
STILL = """async () => {
    const running = () => document.getAnimations().some(({playState, effect}) =>
        playState === 'running' && effect.getComputedTiming().endTime !== Infinity
        && effect.target?.closest('[data-stage], .dock'));
    const drawn = () => document.querySelector('[data-stage]').innerHTML;
    const end = performance.now() + 6000;
    for (let [last, same] = ['', 0]; performance.now() < end && same < 8;) {
        await new Promise((done) => requestAnimationFrame(done));
        const now = drawn();
        same = now === last && !running() ? same + 1 : 0;
        last = now;
    }
}"""


def near(one: str, other: str) -> bool:
    """The same thing at the same place: rounding may differ by a step."""
    a, b = one.split(" "), other.split(" ")
    return a[:-4] == b[:-4] and all(abs(int(m) - int(n)) <= 1 for m, n in zip(a[-4:], b[-4:], strict=True))


def differences(shown: list[str], true: list[str]) -> list[str]:
    more, less = Counter(shown) - Counter(true), Counter(true) - Counter(shown)
    left = list(less.elements())
    wrong = []
    for one in more.elements():
        match = next((other for other in left if near(one, other)), None)
        if match is None:
            wrong.append(f"drawn, but not true: {one}")
        else:
            left.remove(match)
    return wrong + [f"true, but not drawn: {one}" for one in left]


@contextmanager
def talking(page: Page, server: Server) -> Iterator[Tab]:
    """The same person's other tab: it only talks to the server, as fast as it can."""
    talker = Talker(server.server)
    talker.cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    with talker.tab(page.url.partition("/t/")[2].partition("?")[0]) as tab:
        tab.hello()
        yield tab


def move(tab: Tab, rng: random.Random) -> bool:
    """One move of ours, as soon as we are asked; whether the game goes on."""
    while not (tab.update["view"]["ask"] or {}).get("mine"):
        if tab.update["view"]["outcome"]:
            return False
        tab.wait("update")
    tab.do(rng.choice(tab.choices()))
    while tab.update["view"]["outcome"] is None and not tab.choices():
        tab.wait("update")
    return tab.update["view"]["outcome"] is None


def resize(page: Page, rng: random.Random) -> None:
    width, height = rng.choice(SIZES)
    page.set_viewport_size({"width": width, "height": height})


def zoom(page: Page, rng: random.Random) -> None:
    box = page.locator("[data-stage]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * rng.random(), box["y"] + box["height"] * rng.random())
    page.keyboard.down("Control")
    page.mouse.wheel(0, rng.choice([-240, 300]))
    page.keyboard.up("Control")


def hide(page: Page, rng: random.Random) -> None:
    for state in ("hidden", "visible"):
        page.evaluate(
            """state => {
                Object.defineProperty(document, 'visibilityState', {value: state, configurable: true});
                document.dispatchEvent(new Event('visibilitychange'));
            }""",
            state,
        )
        page.wait_for_timeout(rng.randrange(60))


def look_back(page: Page, rng: random.Random) -> None:
    for key in ("ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
        page.wait_for_timeout(rng.randrange(80))


def skip(page: Page, rng: random.Random) -> None:
    page.keyboard.press("Escape")


def reload(page: Page, rng: random.Random) -> None:
    page.reload()
    expect(page.locator("[data-question]")).to_be_visible()


INTERRUPTIONS: tuple[Callable[[Page, random.Random], None], ...] = (
    resize, resize, zoom, zoom, hide, look_back, skip, reload,
)  # fmt: skip


def at_rest(page: Page) -> None:
    """In the window of a desk, seen whole, at the newest position, with nothing on its way."""
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.mouse.move(0, 0)
    page.locator(".stepper .live").click()
    expect(page).not_to_have_url(re.compile("at="))
    page.keyboard.press("Escape")
    page.evaluate("document.querySelectorAll('.glass .buttons button:last-child').forEach((whole) => whole.click())")
    page.evaluate(STILL)


def true_board(browser: Browser, page: Page, number: int) -> list[str]:
    """The same table on a fresh page on which nothing moves."""
    context = visitor(browser, DESK)
    context.add_cookies([{**cookie} for cookie in page.context.cookies()])  # type: ignore[typeddict-item]
    fresh = context.new_page()
    fresh.goto(page.url.partition("?")[0])
    expect(fresh.locator("[data-question]")).to_be_visible()
    fresh.wait_for_function("number => walker.number >= number", arg=number)
    at_rest(fresh)
    drawn: list[str] = fresh.evaluate(DRAWN)
    context.close()
    return drawn


@pytest.fixture
def lively(chromium: Browser, hasty_server: Server) -> Iterator[Callable[..., Page]]:
    """A table at which pieces move."""
    contexts: list[BrowserContext] = []
    faults = Faults()

    def go(mode: Mode, size: tuple[int, int] = DESK, motion: Motion = "no-preference", **wishes: object) -> Page:
        kept = {"pace": "brisk", "animation": True, **wishes}
        contexts.append(visitor(chromium, size, kept, motion))
        page = contexts[-1].new_page()
        watch(page, faults, hasty_server.address)
        page.goto(make_table(contexts[-1], hasty_server, mode))
        expect(page.locator("[data-question]")).to_be_visible()
        return page

    yield go
    for context in contexts:
        context.close()
    assert faults == []


@pytest.mark.parametrize("mode", GAMES, ids=lambda mode: mode.name)
@pytest.mark.parametrize("seed", [1, 2])
def test_interrupted_at_random_the_board_ends_in_the_true_position(
    lively: Callable[..., Page], chromium: Browser, hasty_server: Server, mode: Mode, seed: int
) -> None:
    page, rng = lively(mode), random.Random(seed)
    with talking(page, hasty_server) as tab:
        for _ in range(2):
            for _ in range(MOVES):
                if not move(tab, rng):
                    break
                page.wait_for_timeout(rng.choice([0, 0, 40, 200]))
                if rng.random() < 0.5:
                    rng.choice(INTERRUPTIONS)(page, rng)
            page.wait_for_function("number => walker.number >= number", arg=tab.update["number"])
            at_rest(page)
            true = true_board(chromium, page, tab.update["number"])
            assert differences(page.evaluate(DRAWN), true) == []


DILUVIUM = mode_named("diluvium-4a")


def captions(page: Page) -> list[str]:
    told: list[str] = page.evaluate("walker.captions")
    return told


def test_the_moves_of_others_are_told_one_after_the_other(lively: Callable[..., Page], hasty_server: Server) -> None:
    page, rng = lively(DILUVIUM), random.Random(3)
    with talking(page, hasty_server) as tab:
        for _ in range(8):
            move(tab, rng)
    page.wait_for_function("() => walker.captions.length > 3")
    assert all(len(told) > 8 for told in captions(page))
    assert page.locator("[data-lit]").count() == 0, "nothing can be answered while the moves of others are shown"
    page.keyboard.press("Escape")
    expect(page.locator("[data-caption]")).to_have_count(0)
    assert page.evaluate("walker.ready()") is True


def test_a_tap_on_the_board_skips_what_is_shown_and_does_nothing_else(
    lively: Callable[..., Page], hasty_server: Server
) -> None:
    page, rng = lively(DILUVIUM, pace="calm"), random.Random(4)
    with talking(page, hasty_server) as tab:
        for _ in range(8):
            move(tab, rng)
        expect(page.locator("[data-caption]")).to_be_visible()
        page.locator("[data-stage]").tap()
        expect(page.locator("[data-caption]")).to_have_count(0)
        page.wait_for_timeout(200)
        assert page.evaluate("walker.number") == tab.update["number"]


def test_at_once_nothing_is_shown_in_between(lively: Callable[..., Page], hasty_server: Server) -> None:
    page, rng = lively(DILUVIUM, pace="at-once"), random.Random(3)
    with talking(page, hasty_server) as tab:
        for _ in range(8):
            move(tab, rng)
        page.wait_for_function("number => walker.number >= number", arg=tab.update["number"])
    page.wait_for_timeout(300)
    assert captions(page) == []


@pytest.mark.parametrize(("pace", "seconds"), [("at-once", "0s"), ("brisk", "0.5s"), ("calm", "1s")])
def test_the_pace_is_also_that_of_the_pieces(lively: Callable[..., Page], pace: str, seconds: str) -> None:
    wheel = lively(DILUVIUM, pace=pace).locator(".turning").first
    assert wheel.evaluate("node => getComputedStyle(node).transitionDuration") == seconds


def test_reduced_motion_keeps_the_captions(lively: Callable[..., Page], hasty_server: Server) -> None:
    page, rng = lively(DILUVIUM, motion="reduce"), random.Random(3)
    with talking(page, hasty_server) as tab:
        for _ in range(8):
            move(tab, rng)
    page.wait_for_function("() => walker.captions.length > 1")
    moving = "document.getAnimations().filter((one) => one.effect.target?.closest('[data-stage]')).length"
    assert page.evaluate(moving) == 0
