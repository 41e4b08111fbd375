"""The end of a game, and the replay: what is told, how it is shared, and links that lead nowhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import check_page
from tests.browser.conftest import Server
from tests.browser.finished import finished_table

Visit = Callable[..., Page]
SIZES = [(1280, 720), (360, 740)]
END = "[data-end]"
TWO: dict[str, int | str] = {"players": 2}
PEOPLE = {"diluvium": 4, "diluvia": 4, "nautilion": 2, "campaign": 1}


def seats_of(game: str) -> list[str]:
    return ["here", *["bot:greedy"] * (PEOPLE[game] - 1)]


def options_of(game: str) -> dict[str, int | str]:
    more: dict[str, dict[str, int | str]] = {"diluvia": {"teams": "pairs"}, "campaign": {}}
    players: dict[str, int | str] = {} if game == "campaign" else {"players": PEOPLE[game]}
    return {**players, **more.get(game, {})}


def is_inside(page: Page, part: str) -> bool:
    box = page.locator(part).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"]
        and box["y"] + box["height"] <= size["height"]
    )


@pytest.mark.parametrize("game", list(PEOPLE))
def test_the_end_fits_and_tells_where_it_came_from(page: Page, server: Server, game: str) -> None:
    table, _ = finished_table(page, server, game, seats_of(game), options_of(game))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.address}/t/{table}")
        expect(page.locator(f"{END} h2")).to_be_focused()
        for part in (END, f"{END} footer", f"{END} .close"):
            assert is_inside(page, part), (part, width)
        expect(page.locator(f"{END} [data-final]")).to_be_visible()
        expect(page.locator(f"{END} .picture svg").first).to_be_visible()
        check_page(page, width, END)
    page.locator(f"{END} .close").click()
    expect(page.locator(END)).to_have_count(0)
    page.get_by_role("button", name="The end").click()
    expect(page.locator(END)).to_be_visible()


@pytest.mark.parametrize(("won", "mood", "said"), [(True, "won", "You win!"), (False, "lost", "You lose")])
def test_who_looks_is_told_whether_they_won(
    page: Page, server: Server, visit: Visit, won: bool, mood: str, said: str
) -> None:
    table, _ = finished_table(page, server, "diluvium", ["here", "bot:greedy"], TWO, won=won)
    page.goto(f"{server.address}/t/{table}")
    expect(page.locator(END)).to_have_attribute("data-end", mood)
    expect(page.locator(f"{END} h2")).to_contain_text(said)
    totals = page.locator(f"{END} [data-sources] tfoot td").all_inner_texts()
    ranks = page.locator(f"{END} [data-ranks] tbody td b").all_inner_texts()
    assert totals == ranks
    link = page.request.get(f"{server.address}/api/tables/{table}/share").json()["link"]
    stranger = visit(server.address + link)
    stranger.get_by_role("button", name="To the end").click()
    expect(stranger.locator(END)).to_have_attribute("data-end", "watched")
    expect(stranger.locator(f"{END} h2")).to_contain_text("wins!")


def test_the_phantom_wins(page: Page, server: Server) -> None:
    table, _ = finished_table(page, server, "nautilion", ["here"], won=False)
    page.goto(f"{server.address}/t/{table}")
    expect(page.locator(f"{END} h2")).to_have_text("The Phantom wins.")


def test_a_picture_with_the_result_is_kept(page: Page, server: Server, tmp_path: Path) -> None:
    table, _ = finished_table(page, server, "diluvia", seats_of("diluvia"), options_of("diluvia"))
    page.goto(f"{server.address}/t/{table}")
    page.locator("[data-share]").click()
    expect(page.locator("[data-share-link] input")).to_have_value(re.compile(rf"/r/{table}#\w{{32}}$"))
    with page.expect_download() as loading:
        page.locator("[data-share-picture]").click()
    loading.value.save_as(tmp_path / "end.png")
    picture = (tmp_path / "end.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
    assert len(picture) > 20_000  # an empty one has three


def test_a_replay_is_linked_at_a_move_from_any_eyes_and_survives_a_reload(
    page: Page, server: Server, visit: Visit
) -> None:
    table, events = finished_table(page, server, "diluvium", ["here", "bot:greedy"], TWO)
    page.goto(f"{server.address}/t/{table}")
    page.locator(f"{END} [data-replay]").click()
    expect(page).to_have_url(f"{server.address}/r/{table}")
    page.locator("[data-eyes]").select_option("1")
    page.get_by_role("slider").fill(str(events // 2))
    expect(page).to_have_url(f"{server.address}/r/{table}?at={events // 2}&seat=2")
    page.get_by_role("tab", name="Record").click()
    link = page.locator("[data-share-link] input").input_value()
    assert link.startswith(f"{server.address}/r/{table}?at={events // 2}&seat=2#")
    expect(page.locator("[data-verdict]")).to_contain_text(re.compile("dice"))
    other = visit(link)
    for one in (page, other):
        one.reload()
        expect(one.locator("[data-eyes]")).to_have_value("1")
        expect(one.get_by_role("slider")).to_have_value(str(events // 2))
        check_page(one, 1280)


def test_a_replay_plays_on_by_itself(page: Page, server: Server) -> None:
    table, events = finished_table(page, server, "nautilion", ["here"])
    page.add_init_script('localStorage.setItem("seaboard-settings", JSON.stringify({ pace: "at-once" }))')
    page.goto(f"{server.address}/r/{table}")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.keyboard.press("Space")
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    stopped = page.get_by_role("slider").input_value()
    expect(page).to_have_url(re.compile(rf"at={stopped}\b"))
    page.wait_for_timeout(700)
    expect(page.get_by_role("slider")).to_have_value(stopped)
    page.get_by_role("slider").fill(str(events - 9))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(END)).to_be_visible()
    expect(page).to_have_url(re.compile(rf"at={events}\b"))


def test_a_replayed_file_survives_a_reload(page: Page, server: Server, tmp_path: Path) -> None:
    table, events = finished_table(page, server, "nautilion", ["here"])
    record = tmp_path / "game.toml"
    record.write_text(page.request.get(f"{server.address}/api/tables/{table}/receipt").text(), "utf-8")
    page.goto(server.address + "/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("slider").fill("7")
    page.reload()
    expect(page.get_by_role("slider")).to_have_value("7")
    page.goto(f"{server.address}/replay?at=99999")
    expect(page.get_by_role("slider")).to_have_value(str(events))


def test_a_link_that_opens_nothing_says_why(page: Page, server: Server, visit: Visit) -> None:
    going, _ = finished_table(page, server, "diluvium", ["here", "here"], TWO, goes_on=True)
    done, _ = finished_table(page, server, "diluvium", ["here", "here"], TWO)
    mine = page.context.new_page()  # its console tells of the refusal
    mine.goto(f"{server.address}/r/{going}?seat=2")
    expect(mine.locator("[data-refused]")).to_contain_text("This game is still going on.")
    expect(mine.get_by_role("link", name="To the game")).to_be_visible()
    stranger = visit(f"{server.address}/r/{done}")
    expect(stranger.locator("[data-refused]")).to_contain_text("You may not see this game.")
    for address in (f"/r/{done}#{'x' * 32}", f"/r/{going}#{'x' * 32}"):
        stranger.goto(server.address + address)
        stranger.reload()
        expect(stranger.locator("[data-refused]")).to_contain_text("You may not see this game.")
    for address in ("/r/nosuchgame", "/r/nosuchgame?at=1e9&seat=-1#%E0"):
        stranger.goto(server.address + address)
        expect(stranger.locator("[data-refused]")).to_contain_text("There is no such game here")
        check_page(stranger, 1280)
    page.request.post(
        f"{server.address}/api/tables/{done}/delete", data="{}", headers={"content-type": "application/json"}
    )
    gone = visit(f"{server.address}/r/{done}")
    expect(gone.locator("[data-refused]")).to_contain_text("deleted")
