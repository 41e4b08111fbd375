"""Photographs every screen: two sizes, light and dark, three languages.

`python -m tests.browser.screens [FOLDER [WORD...]]`. Names are LANGUAGE-SIZE-SCHEME-SCREEN.png; with words, only
combinations whose name holds all of them are taken. The word `campaign` takes the campaign's screens only, the word
`storm` those of Nautilion's expansions.
"""

from __future__ import annotations

import re
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import campaign_screens, storm, storm_positions, with_secrets
from tests.browser.conftest import QUIET, Server, chromium_path
from tests.browser.playing import ANSWER, CONFIRM, PLAN_BUTTON, events, is_over, more_choices, settle

SIZES = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 740}}
SUBMIT = "form button[type=submit]"
CAMPAIGN = "campaign"
STORM = "storm"
SEATS = "form select:not([id])"


class Photographer:
    """One language, size and scheme."""

    def __init__(self, browser: Browser, server: Server, folder: Path, code: str, size: str, scheme: str) -> None:
        self.browser, self.server, self.folder = browser, server, folder
        self.name = f"{code}-{size}-{scheme}"
        self.settings: dict[str, Any] = {
            "viewport": SIZES[size], "locale": code, "color_scheme": scheme, "reduced_motion": "reduce",
            "has_touch": size == "phone", "device_scale_factor": 1,
        }  # fmt: skip
        self.page = self.visitor(server.address + "/")

    def visitor(self, address: str) -> Page:
        page = self.browser.new_context(**self.settings).new_page()
        page.goto(address)
        expect(page.locator("h1").first).to_be_attached()
        return page

    def shoot(self, screen: str, page: Page | None = None, whole: bool = True) -> None:
        taken = page or self.page
        taken.wait_for_timeout(150)
        taken.screenshot(path=self.folder / f"{self.name}-{screen}.png", full_page=whole)

    def all(self) -> None:
        self.lobby()
        self.spells()
        self.dialogs()
        self.to_the_end()
        self.friends()
        self.replays()
        self.hand_over()
        self.storm()
        campaign_screens.photograph(self)

    def home(self) -> None:
        self.form("nautilion")

    def form(self, game: str) -> None:
        self.page.goto(f"{self.server.address}/new/{game}")
        expect(self.page.locator(SUBMIT)).to_be_visible()

    def lobby(self) -> None:
        expect(self.page.locator("article").first).to_be_visible()
        self.shoot("01-lobby")
        self.form("nautilion")
        self.page.locator("input[name=players][value='2']").check(force=True)
        self.shoot("02-new-two-players")
        self.form("toy")
        self.page.locator(SEATS).last.select_option("here")
        self.shoot("03-new-with-secrets")

    def spells(self) -> None:
        self.home()
        more_choices(self.page)
        self.page.locator("#option-reserve").select_option("6")
        self.page.locator(SUBMIT).click()
        expect(self.page.locator(PLAN_BUTTON).first).to_be_visible()
        self.shoot("10-table-start")
        self.page.locator(PLAN_BUTTON).last.click()
        self.shoot("11-table-plan-preview")
        self.page.locator("[data-spell=tide]").click()
        self.page.locator(".tide .step button").first.click()
        self.shoot("12-spell-tide")
        self.page.locator("[data-spell=tide]").click()
        before = events(self.page)
        self.page.locator("[data-spell=translation]").click()
        settle(self.page, before)
        self.shoot("13-spell-translation-first")
        self.page.locator(".place.open").first.click(force=True)
        settle(self.page, before + 1)
        self.shoot("14-spell-translation-second")
        self.page.locator(".place.open").last.click(force=True)
        settle(self.page, before + 2)
        before = events(self.page)
        self.page.locator("[data-spell=whirlwind]").click()
        settle(self.page, before)
        self.shoot("15-spell-whirlwind-done")
        self.page.locator("[data-spell=translation]").click(force=True)
        expect(self.page.locator(".notice")).to_be_visible()
        self.shoot("16-refusal", whole=False)
        self.page.locator(".notice button.quiet").first.click()

    def dialogs(self) -> None:
        page = self.page
        page.locator(".tools button.quiet").click()
        self.shoot("20-dialog-help", whole=False)
        page.keyboard.press("Escape")
        page.locator("button.rule").first.click()
        expect(page.locator("dialog h3")).to_be_visible()
        self.shoot("21-dialog-rule", whole=False)
        page.keyboard.press("Escape")
        page.locator("button.settings").click()
        self.shoot("22-dialog-settings", whole=False)
        page.keyboard.press("Escape")
        page.locator("details.card summary").click()
        page.locator("section > button.quiet").first.click()
        self.shoot("23-moves-and-position")
        page.locator("details.card summary").click()
        page.locator("section > button.quiet").first.click()

    def to_the_end(self) -> None:
        """High dice to the Darkhouse first, so that it asks for a token; then the Phantom gets them."""
        seen: set[str] = set()
        for turn in range(150):
            if is_over(self.page):
                break
            before = events(self.page)
            if self.page.locator(ANSWER).count():
                ask = (self.page.locator(ANSWER).first.get_attribute("data-do") or "").split()[0]
                if ask not in seen:
                    seen.add(ask)
                    self.page.locator(ANSWER).first.hover()
                    self.shoot(f"30-ask-{ask}")
                self.page.locator(ANSWER).first.click()
            else:
                plans = self.page.locator(PLAN_BUTTON).all()
                texts = [[int(n) for n in re.findall(r"\d", plan.inner_text())] for plan in plans]
                best = max(range(len(texts)), key=lambda n: texts[n][0 if turn < 6 else 1])
                plans[best].click()
                self.page.locator(CONFIRM).click()
            settle(self.page, before)
            if turn == 9:
                self.shoot("31-table-mid")
        self.shoot("32-table-end")
        self.page.locator(".stepper button").nth(1).click()
        expect(self.page.locator(".banner.past")).to_be_visible()
        self.shoot("33-history")
        self.page.locator(".banner.past button").click()

    def friends(self) -> None:
        self.home()
        self.page.locator("input[name=players][value='2']").check(force=True)
        self.page.locator(SEATS).last.select_option("link")
        self.page.locator(SUBMIT).click()
        expect(self.page.locator("input[readonly]").first).to_be_visible()
        self.shoot("40-two-players-links")
        seat, watch = [field.input_value() for field in self.page.locator("input[readonly]").all()]
        guest = self.visitor(seat)
        expect(guest.locator(".players li")).to_have_count(2)
        watcher = self.visitor(watch)
        expect(watcher.locator(".players li")).to_have_count(2)
        self.shoot("41-watcher", watcher)
        late = self.visitor(seat)
        expect(late.locator("section[role=alert]")).to_be_visible()
        self.shoot("42-link-used", late)
        lost = self.visitor(self.server.address + "/t/nowhere")
        expect(lost.locator("section[role=alert]")).to_be_visible()
        self.shoot("43-no-such-table", lost)
        self.page.locator(ANSWER).last.click()
        expect(guest.locator(PLAN_BUTTON).first).to_be_visible()
        self.shoot("44-two-players-guest", guest)
        self.shoot("45-two-players-waiting")
        for page in (guest, watcher, late, lost):
            page.context.close()
        self.home()
        self.shoot("46-lobby-with-tables")

    def replays(self) -> None:
        self.page.goto(self.server.address + "/replay")
        self.shoot("50-replay-empty")
        with tempfile.NamedTemporaryFile(suffix=".toml") as broken:
            Path(broken.name).write_text("no record", "utf-8")
            self.page.locator("input[type=file]").set_input_files(broken.name)
            expect(self.page.locator(".notice")).to_be_visible()
            self.shoot("51-replay-broken", whole=False)
        record = min((Path(__file__).parents[1] / "golden" / "nautilion").rglob("*.toml"))
        self.page.locator("input[type=file]").set_input_files(record)
        expect(self.page.locator(".stepper")).to_be_visible()
        self.page.locator(".stepper button").last.click()
        self.shoot("52-replay")

    def storm(self) -> None:
        """The voyages of the form, then each new kind of question in a game with all expansions, up to its end."""
        self.home()
        more_choices(self.page)
        self.page.locator("input[name=voyage][value=storm]").check(force=True)
        self.shoot("80-new-storm")
        storm.begin(self.page, "storm")
        seen: set[str] = set()
        for turn in range(storm.LATE):
            expect(self.page.locator(".stage[aria-busy=false]")).to_be_visible()
            if is_over(self.page):
                break
            asked = [move.split()[0] for move in storm.questions(self.page)[:1]]
            kind = asked[0] if asked else f"plans-{self.page.locator(PLAN_BUTTON).count()}"
            if kind not in seen:
                seen.add(kind)
                self.shoot(f"81-storm-{kind}")
            before = events(self.page)
            storm.act(self.page, turn)
            settle(self.page, before)
        self.shoot("82-storm-end")
        self.storm_positions()

    def storm_positions(self) -> None:
        """What a single game hardly shows, and how it may end."""
        positions = [(f"83-{name}", storm_positions.sought(name)) for name in storm_positions.POSITIONS]
        positions += [(f"84-end-{name}", storm_positions.ended(name)) for name in storm_positions.ENDINGS]
        for name, position in positions:
            storm_positions.set_out(self.page, self.server, *position)
            self.shoot(name)
        storm_positions.set_out(self.page, self.server, *storm_positions.sought("heroic"))
        self.page.locator(".heroic.ready .face").first.click()
        self.page.locator(".payer").last.focus()
        self.shoot("85-heroic-payer", whole=False)

    def hand_over(self) -> None:
        self.form("toy")
        self.page.locator(SEATS).last.select_option("here")
        self.page.locator(SUBMIT).click()
        takers = self.page.locator(".takers button")
        expect(takers.first).to_be_visible()
        self.shoot("60-hand-over")
        takers.first.click()
        self.page.locator(".move").first.click()
        expect(self.page.locator(".banner.past")).to_be_visible()
        self.shoot("61-hand-over-done")


def main(folder: Path, words: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()), with_secrets.APP)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
            for code, size, scheme in product(("en", "es", "fr"), SIZES, ("light", "dark")):
                photographer = Photographer(browser, server, folder, code, size, scheme)
                if all(word in photographer.name for word in words if word not in (CAMPAIGN, STORM)):
                    part = campaign_screens.photograph if CAMPAIGN in words else Photographer.all
                    (Photographer.storm if STORM in words else part)(photographer)
                photographer.page.context.close()
            browser.close()
    finally:
        server.clear()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else Path(tempfile.gettempdir()) / "shots"), sys.argv[2:])
