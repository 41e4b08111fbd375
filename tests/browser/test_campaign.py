"""The solo campaign in the browser: scenarios on their board, the atlas, forks, files, phones, the keyboard."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.campaign import ATLAS, begin, open_scenario, play_on, start
from tests.browser.checks import check_page, in_every_language
from tests.browser.conftest import Server
from tests.browser.diluvium import BOARD, choose, click
from tests.browser.test_keyboard import tab_to

Visit = Callable[..., Page]
PHONE = {"width": 360, "height": 740}
# Two cities with one tile between them, and no token that lets chance decide.
NARROWS = """[edition]
name = "The narrows"
[solo]
combat = [3, 3, 0, 2, 0]
[scenario.perilous-land]
rows = ["0 -1 : home 0 foe"]
"""


def check_words(page: Page) -> None:
    unsaid = r"\b(?:solo|story|log|rank|diluvium|board|web)-[a-z]+-[a-z-]+|\{ ?\$"
    assert not re.search(unsaid, page.locator("body").inner_text())


def test_a_scenario_is_played_and_the_campaign_goes_on(page: Page, server: Server, tmp_path: Path) -> None:
    page.get_by_role("link", name="Solo campaign", exact=True).click()
    expect(page.get_by_text("None yet in this browser.")).to_be_visible()
    check_page(page, 1280)
    address = begin(page, server, "Odyssey")
    expect(page.locator("[data-scenario]")).to_have_count(15)
    expect(page.locator(".island.open")).to_have_count(2)
    expect(page.get_by_role("img", name="3 lives")).to_be_visible()
    expect(page.locator("[data-prologue]")).to_contain_text("Choose the shore where it begins.")
    hidden = page.locator('[data-scenario="answer-too-late"]')
    expect(hidden).to_have_accessible_name("Not reached yet, may still come")
    page.get_by_role("switch", name="Show what lies ahead").click()
    expect(hidden).to_have_accessible_name("An Answer Too Late, may still come")
    page.get_by_role("switch", name="Show what lies ahead").click()
    check_words(page)
    check_page(page, 1280)

    start(page, "perilous-land")
    expect(page.locator("[data-aims]")).to_contain_text("0/4")
    page.locator("[data-aims]").click()
    goals = page.get_by_role("dialog")
    expect(goals).to_contain_text("Win 4 battles against its warship.")
    expect(goals).to_contain_text("0 of 4")
    expect(goals).to_contain_text("You have 0 gold, the adversary 0: not enough yet.")
    page.keyboard.press("Escape")
    page.locator("[data-adversary-chip]").click()
    expect(page.locator("[data-adversary]")).to_contain_text("Next round it will do what you choose now.")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator("[data-scenario-rules] li").first).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    play_on(page, random.Random(1))
    expect(page.locator("[data-final]")).to_be_visible()
    check_words(page)
    check_page(page, 1280)

    won = page.locator("[data-end=won]").count() > 0
    page.locator("[data-to-atlas]").click()
    assert page.url == address
    expect(page.locator("[data-chapter]")).to_have_count(1)
    if not won:
        expect(page.get_by_role("img", name="2 lives")).to_be_visible()
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
        expect(page.locator(".island.closed")).not_to_have_count(0)
        expect(page.locator('[data-scenario="whispers-from-the-east"].closed')).to_have_count(1)
    check_words(page)
    check_page(page, 1280)


def test_a_campaign_is_forked_renamed_saved_and_read_again(page: Page, server: Server, tmp_path: Path) -> None:
    address = begin(page, server, "Odyssey")
    start(page, "perilous-land")
    play_on(page, random.Random(6))
    page.locator("[data-to-atlas]").click()
    expect(page.locator("[data-chapter]")).to_have_count(1)
    with page.expect_download() as loading:
        page.locator("[data-export]").click()
    file = tmp_path / "odyssey.toml"
    loading.value.save_as(file)

    page.locator("[data-fork='0']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Odyssey (another road)")
    assert page.url != address
    expect(page.locator("[data-chapter]")).to_have_count(0)
    expect(page.get_by_role("img", name="3 lives")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Ithaca")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ithaca")

    page.get_by_role("link", name="All campaigns").click()
    expect(page.locator("[data-campaign]")).to_have_count(2)
    page.locator("[data-import]").set_input_files(file)
    expect(page.locator("[data-chapter]")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_text("Odyssey")
    assert page.url != address
    page.get_by_text("Look at the game").click()
    expect(page.locator("[data-aims]")).to_be_visible()


def test_a_game_in_progress_is_taken_up_again(page: Page, server: Server) -> None:
    address = begin(page, server, "Argo", "divine")
    expect(page.locator(ATLAS)).to_contain_text("Divine punishment")
    start(page, "whispers-from-the-east")
    table = page.url
    play_on(page, random.Random(2), 4)
    page.locator(".head a[href*='/c/']").click()
    assert page.url == address
    expect(page.locator(ATLAS)).to_contain_text("In progress: Whispers from the East.")
    page.locator("[data-play]").click()
    expect(page.locator(BOARD)).to_be_visible()
    assert page.url == table
    page.goto(server.address + "/campaigns")
    expect(page.locator("[data-campaign]")).to_contain_text("Argo")
    page.goto(address)
    page.get_by_role("button", name="Delete").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("button[type=submit]")).to_be_disabled()
    dialog.get_by_label("Name").fill("Argo")
    dialog.locator("button[type=submit]").click()
    expect(page.get_by_text("None yet in this browser.")).to_be_visible()


def test_a_game_of_other_rules_is_told_and_begun_anew(page: Page, server: Server) -> None:
    address = begin(page, server, "Ithaca")
    start(page, "perilous-land")
    table = page.url
    play_on(page, random.Random(3), 2)
    page.goto(address)
    with sqlite3.connect(server.database.partition("///")[2]) as file:
        file.execute("UPDATE tables SET rules_version = 1 WHERE id = ?", (table.rpartition("/")[2],))
    page.reload()
    expect(page.locator("[data-other-rules]")).to_contain_text("begun with version 1 of the rules")
    check_words(page)
    check_page(page, 1280)
    page.get_by_role("button", name="Begin the chapter anew").first.click()
    expect(page.locator(BOARD)).to_be_visible()
    assert page.url != table
    page.goto(address)
    expect(page.locator("[data-other-rules]")).to_have_count(0)


def test_weapons_show_their_chance_against_the_token(page: Page, server: Server) -> None:
    open_scenario(page, server, NARROWS, scenario="perilous-land")
    choose(page, "wheel-settle", "section-settle", "space-A1.3", "section-settle", "space-A1.1")
    choose(page, "wheel-engage")
    click(page, '.hex[data-place="A2"][data-lit]')
    fight = page.locator("[data-battle]")
    expect(fight.get_by_role("heading", name="Battle with its warship at A2")).to_be_visible()
    expect(fight.locator("[data-do^=commit]")).to_have_count(2)
    shown = [text.strip() for text in fight.locator(".chance").all_inner_texts()]
    assert all(re.fullmatch(r"wins \d+%", text) for text in shown)
    chances = [int(re.findall(r"\d+", text)[0]) for text in shown]
    assert chances[0] == 0  # it attacks and wins ties
    assert chances[1] > 0
    expect(fight).to_contain_text("At equal strength you lose.")
    check_page(page, 1280)
    fight.locator("[data-do='commit 1']").click()
    expect(page.locator("[data-battle]")).to_have_count(0)
    expect(page.locator("[data-log] [data-since]")).to_be_visible()
    expect(page.locator("[data-log] [data-news]").first).to_be_visible()  # what the adversary did, and why


def test_the_atlas_with_the_keyboard_alone(page: Page, server: Server) -> None:
    begin(page, server, "Keys")
    tab_to(page, "[data-scenario]")
    assert page.evaluate("document.activeElement.dataset.scenario") == "perilous-land"
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-card="answer-too-late"]')).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(page.locator('[data-card="friend-in-need"]')).to_contain_text("may still come")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "[data-start]")
    page.keyboard.press("Enter")
    expect(page.locator(BOARD)).to_be_visible()
    tab_to(page, "[data-target^=wheel]")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel", name="Log")).to_contain_text("turn the wheel")


@pytest.mark.parametrize("scenario", ["seething-heart", "between-forge-and-iron", "curse-of-mu"])
def test_a_scenario_stands_alone(page: Page, server: Server, scenario: str) -> None:
    page.goto(server.address + "/campaigns")
    page.locator("[data-single]").select_option(scenario)
    page.locator("[data-single-start]").click()
    expect(page.locator("[data-aims]")).to_be_visible()
    expect(page.locator("[data-adversary-chip]")).to_have_count(0 if scenario == "curse-of-mu" else 1)
    play_on(page, random.Random(3), 25)
    check_words(page)
    check_page(page, 1280)


def check_on_a_phone(page: Page) -> None:
    for _ in in_every_language(page):
        check_words(page)
        check_page(page, PHONE["width"])


def test_everything_fits_on_a_phone_in_every_language(visit: Visit, server: Server) -> None:
    page = visit(server.address + "/campaigns", viewport=PHONE, locale="es", has_touch=True, color_scheme="dark")
    titles = {"en": "Solo campaign", "es": "Campaña en solitario", "fr": "Campagne en solitaire"}
    for code in in_every_language(page):
        expect(page.get_by_role("heading", level=1)).to_have_text(titles[code])
    expect(page.locator("[data-single]")).to_be_visible()
    check_on_a_phone(page)
    begin(page, server, "Nausicaa")
    for scenario in ("hydras-ire", "condemned-lands", "perilous-land"):
        spot = page.locator(f'[data-scenario="{scenario}"]')
        box = spot.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        spot.tap()
        expect(page.locator(f'[data-card="{scenario}"]')).to_be_visible()
    check_on_a_phone(page)
    start(page, "perilous-land")
    play_on(page, random.Random(4), 12)
    check_on_a_phone(page)


@pytest.mark.parametrize(
    "scenario", ["friend-in-need", "noose-in-troubled-waters", "condemned-lands", "flash-of-steel"]
)
def test_what_scenarios_add_is_drawn_and_said(page: Page, server: Server, scenario: str) -> None:
    open_scenario(page, server, scenario=scenario, warship="yes")
    play_on(page, random.Random(5), 20)
    if not page.locator("[data-final]").count():
        page.locator('.hex[data-place="A1"]').focus()
        page.keyboard.press("Enter")
    check_words(page)
    check_page(page, 1280)
