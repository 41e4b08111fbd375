"""The test of the test: a page with each fault in turn, and the walk finds it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.walking import visitor

WIDE, PHONE = (1280, 720), (360, 740)
GOOD = """<!doctype html><style>
  * { box-sizing: border-box; margin: 0; font: 16px sans-serif } html { overflow: hidden }
  .frame { display: grid; grid-template: 44px minmax(0, 1fr) 190px 44px / 1fr; height: 100vh; overflow: hidden }
  .stage { position: relative; overflow: hidden } button { width: 60px; height: 44px } svg { display: block }
</style>
<main class="frame"><div class="head">Title</div>
<div class="stage" data-stage><button data-lit data-place="C2">C2</button>
  <svg viewBox="0 0 100 100" width="200"><circle cx="50" cy="50" r="30" data-lit data-place="D3" tabindex="0" /></svg>
  %s</div>
<section class="dock"><p data-question>What now?</p><button data-lit data-do="go">Go</button>%s</section>
<div class="foot">Foot</div></main>"""
LID = '<i style="position: absolute; left: {x}px; top: {y}px; width: 90px; height: 90px; background: red{more}"></i>'


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Iterator[Page]:
    context = visitor(chromium)
    opened = context.new_page()
    yield opened
    context.close()


def looked(page: Page, stage: str = "", dock: str = "", size: tuple[int, int] = WIDE) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("about:blank")
    page.evaluate(
        "html => { document.documentElement.innerHTML = html }", GOOD.replace("%s", stage, 1).replace("%s", dock)
    )
    found: list[str] = page.evaluate("walker.look()")
    return found


def test_a_good_page_has_no_fault(page: Page) -> None:
    assert looked(page) == []
    assert looked(page, size=PHONE) == []


def test_what_lets_clicks_through_covers_nothing(page: Page) -> None:
    assert looked(page, LID.format(x=0, y=0, more="; pointer-events: none")) == []


FAULTS = {
    "covered": (LID.format(x=0, y=0, more=""), "", WIDE),
    "out of view": ('<button data-lit style="position: absolute; top: 4000px">Far</button>', "", WIDE),
    "not drawn": ('<button data-lit style="display: none">None</button>', "", WIDE),
    "out of view: button.[edge]": (
        '<button data-lit="edge" style="position: absolute; right: -40px">Edge</button>', "", WIDE
    ),
    "not for the keyboard": ('<i data-lit style="display: block; height: 44px">Pointer only</i>', "", WIDE),
    "scrolls by": ('<div style="overflow: auto; height: 90px"><div style="height: 300px">Long</div></div>', "", WIDE),
    "scrolls by 0": ("", '<div style="overflow: auto; height: 60px"><div style="height: 99px">Long</div></div>', WIDE),
    "small target (20 by 44)": ("", '<button data-lit style="width: 20px">?</button>', PHONE),
    "small target (60 by 20)": ('<button data-lit style="height: 20px">?</button>', "", PHONE),
    "text of 12.0 px": ("", '<small style="font-size: 12px">fine print</small>', WIDE),
    "text of 13.0 px": ("", '<small style="font-size: 13px">fine print</small>', PHONE),
    "text of 8.0 px": ("", '<svg viewBox="0 0 100 100" width="50"><text y="50">scaled</text></svg>', WIDE),
    "beyond the dock": ("", '<p style="position: relative; top: 150px">Spilled</p>', WIDE),
    "the window scrolls": ("", "<style>.frame { height: 900px } .frame, html { overflow: visible }</style>", WIDE),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(page: Page, fault: str) -> None:
    stage, dock, size = FAULTS[fault]
    found = looked(page, stage, dock, size)
    assert any(fault in one for one in found), found


def test_a_question_that_is_missing_empty_or_no_sentence_is_found(page: Page) -> None:
    looked(page)
    asked = "document.querySelector('[data-question]')"
    page.evaluate(f"{asked}.textContent = 'undefined moves'")
    assert page.evaluate("walker.look()") == ["question: undefined moves"]
    page.evaluate(f"{asked}.textContent = ' '")
    assert page.evaluate("walker.look()") == ["an empty question"]
    page.evaluate(f"{asked}.remove()")
    assert page.evaluate("walker.look()") == ["no question"]


def test_what_jumps_is_found_and_a_resized_window_is_no_jump(page: Page) -> None:
    looked(page)
    page.evaluate("walker.resizing()")
    page.set_viewport_size({"width": 900, "height": 600})
    page.evaluate("walker.resized(900, 600)")
    assert page.evaluate("walker.shifts()") == []
    page.wait_for_timeout(200)  # what is drawn late belongs to the new size
    page.evaluate("document.querySelector('.stage').style.marginTop = '90px'")
    page.wait_for_function("() => walker.shifts().length > 0")
    assert sum(shift["value"] for shift in page.evaluate("walker.shifts()")) > 0.05


CAPTIONS = {
    "cut off": "Somebody does something that is told at length. " * 9,
    "cannot be skipped": "Somebody moves.",
}


@pytest.mark.parametrize("fault", CAPTIONS)
def test_a_caption_that_is_cut_off_or_cannot_be_skipped_is_found(page: Page, fault: str) -> None:
    looked(page)
    page.evaluate("walker.caption_faults = []")
    page.evaluate(
        """words => {
            const said = document.querySelector('[data-question]');
            Object.assign(said.style, { width: '300px', height: '45px', overflow: 'hidden' });
            [said.dataset.caption, said.textContent] = ['', words];
        }""",
        CAPTIONS[fault],
    )
    page.wait_for_function("fault => walker.caption_faults.some((one) => one.includes(fault))", arg=fault)
