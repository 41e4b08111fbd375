"""A whole campaign in the browser with the pointer: a life lost, four victories, what they bring, and the rank."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from seaboard.table.campaign.file import read_campaign
from tests.browser.campaign import ATLAS, begin, press, start
from tests.browser.checks import check_page
from tests.browser.conftest import Server
from tests.browser.diluvium import BOARD
from tests.browser.voyage import APP, NAME, known, moves

Visit = Callable[..., Page]
HOME = '.hex[aria-label*="Tile 16, your home"]'  # where the Navigator lives
EXPLORER = ':text-is("Explorer")'  # what the Traveler plays with


@pytest.fixture
def fated_server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, APP)
    yield running
    running.clear()


def play(page: Page, number: int, *carried: str) -> None:
    """The game of a chapter, move by move, and back to the atlas; on its board is to be seen what was carried here."""
    voyage = known()
    chapter = voyage.ledger.chapters[number]
    start(page, chapter.scenario)
    for piece in carried:
        expect(page.locator(f"{BOARD} {piece}").first).to_be_visible()
    for move in moves(voyage.games[number].play):
        press(page, move)
    expect(page.locator("[data-final].won")).to_have_count(int(chapter.won))
    page.locator("[data-to-atlas]").click()
    expect(page.locator("[data-chapter]")).to_have_count(number + 1)


def is_open(page: Page, *scenarios: str) -> None:
    expect(page.locator(".island.open")).to_have_count(len(scenarios))
    for scenario in scenarios:
        expect(page.locator(f'.island.open[data-scenario="{scenario}"]')).to_have_count(1)


def test_a_whole_campaign_is_clicked_through_to_its_rank(visit: Visit, fated_server: Server, tmp_path: Path) -> None:
    page = visit(fated_server.address + "/")
    page.get_by_role("link", name="Solo campaign", exact=True).click()
    begin(page, fated_server, NAME)
    is_open(page, "perilous-land", "whispers-from-the-east")

    play(page, 0)  # the city falls: a life is gone, and the same scenario is open again, no other
    expect(page.get_by_role("img", name="2 lives")).to_be_visible()
    expect(page.locator(ATLAS)).to_contain_text("The last attempt was lost")
    is_open(page, "whispers-from-the-east")
    expect(page.locator('[data-start="whispers-from-the-east"]')).to_have_text("Try again")

    play(page, 1)
    expect(page.locator(ATLAS)).to_contain_text("1 of 4")
    is_open(page, "what-killed-them")
    expect(page.locator('[data-scenario="friend-in-need"].closed')).to_have_count(1)  # where the Prospector goes

    play(page, 2)
    bonuses = page.get_by_role("region", name="Carried into the next scenario")
    expect(bonuses.locator("li")).to_have_count(1)
    is_open(page, "path-of-the-lost")

    play(page, 3, HOME)
    expect(bonuses.locator("li")).to_have_count(2)
    is_open(page, "condemned-lands")

    play(page, 4, HOME, EXPLORER)
    end = page.locator(".banner.outcome")
    expect(end.get_by_role("heading", name="Lucky")).to_be_visible()
    expect(end).to_contain_text("56")
    expect(page.get_by_role("img", name="2 lives")).to_be_visible()
    expect(page.locator(".island.open")).to_have_count(0)
    expect(page.locator("[data-start]")).to_have_count(0)
    check_page(page, 1280)
    with page.expect_download() as loading:
        page.locator("[data-export]").click()
    loading.value.save_as(tmp_path / "voyage.toml")
    brought = read_campaign((tmp_path / "voyage.toml").read_text("utf-8"))
    assert [moves(game.play) for game in brought.games] == [moves(game.play) for game in known().games]
    assert (brought.ledger.rank, brought.ledger.lives) == ("lucky", 2)
