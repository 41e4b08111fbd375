"""How a person plays Nautilion with its expansions: by clicking the thing itself where there is one."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import ANSWER, CONFIRM, PLAN_BUTTON, events, is_over, new_game, ready, settle

EXPANSIONS = ("mages", "mercenaries", "reefs", "machinations", "heroics")
KINDS = {"A": 10, "B": 11, "C": 12}
LATE = 200


def begin(page: Page, preset: str) -> None:
    """Set up a table from the form, where it is open or from the lobby, with one of the named voyages."""
    if page.locator("form").count() == 0:
        new_game(page)
    page.locator(f"input[name=voyage][value={preset}]").check(force=True)
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-question]")).not_to_be_empty()


def questions(page: Page) -> list[str]:
    """The moves that have a button of their own."""
    found: list[str] = page.locator(ANSWER).evaluate_all("all => all.map(one => one.dataset.do)")
    return found


def thing_of(page: Page, move: str) -> Locator:
    """What on the table stands for a move; its button where nothing does."""
    verb, _, what = move.partition(" ")
    guest = KINDS.get(what, what.removeprefix("cabin-"))
    if verb == "cabin" or (verb == "discard" and (what in KINDS or what.startswith("cabin-"))):
        return page.locator(f"[data-guest='{guest}']")
    if verb == "reserve" or move == "discard reserve":
        return page.locator("[data-reserve]")
    if verb in ("place", "station", "unseat", "discard", "keep"):
        return page.locator(f"[data-cabin='{what}'] .hit")
    if verb == "spend":
        return page.locator("[data-reserve] button:enabled").first
    if verb == "insert":
        return page.locator(f".place[data-place='path-{what}']")
    if verb == "banish":
        return page.locator(f"[data-heroic='{what}'] .face")
    if verb == "take":  # from the discard pile, or from the reserve
        return page.locator(f"[data-reserve] button:enabled, {ANSWER}[data-do='{move}']").first
    return page.locator(f"{ANSWER}[data-do='{move}']")


def play_a_heroic_card(page: Page) -> bool:
    """The card first, then the cabin of somebody who may pay for it."""
    ready = page.locator(".heroic.ready .face")
    if not ready.count():
        return False
    ready.first.click()
    paid = (page.locator(".payer").first.get_attribute("data-do") or "").split()[-1]
    page.locator(f"[data-cabin='{paid}'] .hit").click(force=True)
    return True


def careful_plan(page: Page) -> Locator:
    """A low die for the Phantom, none for the Darkhouse that costs a token."""
    plans = page.locator(PLAN_BUTTON)
    labels: list[str] = plans.evaluate_all("all => all.map(one => one.ariaLabel ?? '')")
    dice = [[int(die) if die.isdigit() else 0 for die in label.split(":")[0].split()] for label in labels]
    return plans.nth(min(range(len(dice)), key=lambda n: (dice[n][0] > 2, dice[n][1])))


def act(page: Page, turn: int) -> str:
    """One click, or a plan with its confirmation; what it was."""
    moves = questions(page)
    if moves:
        chosen = moves[0]
        thing_of(page, chosen).click(force=True)
        return chosen.split()[0]
    if page.locator("[data-set]").count():
        page.locator("[data-set][aria-checked=false]").first.click()
        page.locator(".set .confirm").click()
        return "set"
    if page.locator("[data-reroll][data-lit]").count():
        page.locator("[data-reroll]").click()
        page.locator(".again").first.click()
        return "reroll"
    if page.locator(PLAN_BUTTON).count():
        if turn % 4 == 3 and play_a_heroic_card(page):
            return "heroic"
        careful_plan(page).click()
        page.locator(CONFIRM).click()
        return "plan"
    page.locator(".place.open").first.click(force=True)
    return "swap"


def play_the_storm(page: Page) -> dict[str, int]:
    """To the end; how often each kind of question was answered."""
    done: dict[str, int] = {}
    while not is_over(page):
        ready(page)
        if is_over(page):
            break
        before = events(page)
        kind = act(page, sum(done.values()))
        settle(page, before)
        done[kind] = done.get(kind, 0) + 1
        assert sum(done.values()) < LATE
    return done
