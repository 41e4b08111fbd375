"""Photographs of the solo campaign: its list, the atlas, the log, every scenario at its opening and later."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from seaboard.games.diluvium.campaign.scenarios import SCENARIOS
from tests.browser import voyage
from tests.browser.campaign import ATLAS, begin, open_scenario
from tests.browser.diluvium import BOARD

if TYPE_CHECKING:
    from tests.browser.screens import Photographer

GOLDEN = Path(__file__).parents[1] / "golden" / "campaign"
# A game of each scenario, and how far into it something of the scenario's own is to be seen.
GAMES = {
    "bellicose-perilous-land": (0.4, 0.95),
    "prospector-whispers-from-the-east": (0.6,),
    "archeologist-what-killed-them": (0.6,),
    "navigator-what-killed-them": (1.0,),
    "shepherdess-friend-in-need": (0.5, 0.95),
    "merchant-friend-in-need": (0.7,),
    "warmonger-answer-too-late": (0.5, 0.9),
    "corruptor-answer-too-late": (0.8,),
    "traveler-path-of-the-lost": (0.5, 1.0),
    "grave-robber-remains-of-unrest": (0.7,),
    "patron-remains-of-unrest": (0.85,),
    "leader-facing-destiny": (0.7,),
    "loner-facing-destiny": (0.8,),
    "peacemaker-noose-in-troubled-waters": (0.5, 0.95),
    "pitiless-assault-at-the-very-heart": (0.6, 0.95),
    "discoverer-condemned-lands": (0.3, 0.9),
    "saved-curse-of-mu": (0.5, 0.95),
    "swallowed-curse-of-mu": (1.0,),
    "condottiere-flash-of-steel": (0.6,),
    "unstoppable-last-bastion": (0.6, 0.95),
    "slayer-hydras-ire": (0.5, 0.95),
    "forsaken-hydras-ire": (0.9,),
    "smith-between-forge-and-iron": (0.7,),
    "insurgent-seething-heart": (0.8,),
}


def photograph(photographer: Photographer) -> None:
    atlas(photographer)
    openings(photographer)
    for name, moments in GAMES.items():
        later(photographer, name, moments)


def atlas(photographer: Photographer) -> None:
    page, address = photographer.page, photographer.server.address
    page.goto(address + "/campaigns")
    expect(page.locator("[data-single]")).to_be_visible()
    photographer.shoot("70-campaigns")
    begin(page, photographer.server, "Nausicaa")
    photographer.shoot("71-atlas")
    page.locator('[data-scenario="hydras-ire"]').click()
    photographer.shoot("72-atlas-scenario")
    page.goto(address + "/campaigns")
    page.locator("[data-import]").set_input_files(voyage.FILE)
    expect(page.locator(f"{ATLAS} [data-chapter]").first).to_be_visible()
    photographer.shoot("73-atlas-won")
    page.locator("[data-fork='3']").click()
    expect(page.locator("[data-chapter]")).to_have_count(3)
    photographer.shoot("74-atlas-fork")
    page.locator("[data-start]").click()
    expect(page.locator(BOARD)).to_be_visible()
    photographer.shoot("75-chapter-with-bonuses")


def openings(photographer: Photographer) -> None:
    page = photographer.page
    for name in SCENARIOS:
        open_scenario(page, photographer.server, scenario=name, warship="yes", aztec="settle")
        photographer.shoot(f"76-opening-{name}")


def later(photographer: Photographer, name: str, moments: tuple[float, ...]) -> None:
    page = photographer.page
    page.goto(photographer.server.address + "/replay")
    page.locator("input[type=file]").set_input_files(GOLDEN / f"{name}.toml")
    steps = page.locator(".stepper input[type=range]")
    expect(steps).to_be_visible()
    last = int(steps.get_attribute("max") or 0)
    for moment in moments:
        steps.fill(str(round(last * moment)))
        photographer.shoot(f"77-{name}-{round(100 * moment)}")
