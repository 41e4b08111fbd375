"""Rulebooks: sentences exist in every language, clauses are in the register, examples can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from seaboard.core.messages import Message
from seaboard.core.seats import NATURE
from seaboard.language import LANGUAGES, clauses, language, register
from seaboard.rulebook.book import Book, Example, book, read_book
from seaboard.rulebook.examples import worked
from seaboard.rulebook.search import search

GAMES = ("nautilion", "diluvium", "diluvia", "campaign")
EXAMPLES = [(game, example) for game in GAMES for example in book(game).examples]
LONGEST_LINE = 190  # characters: two lines of a phone's card
PUBLISHED = (Path(__file__).parent / "clauses.txt").read_text("utf-8").split()


def sentences(found: Book) -> list[Message]:
    lines = [line.say for aid in found.aids for line in aid.lines]
    steps = [step.say for example in found.examples for step in example.steps]
    titles = [*(aid.title for aid in found.aids), *(example.title for example in found.examples)]
    return [*found.minute, *titles, *lines, *steps]


def cited(found: Book) -> list[str]:
    aids = [line.clause for aid in found.aids for line in aid.lines]
    return [*aids, *(example.clause for example in found.examples), *found.moved.values()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_exists_and_fits(game: str, code: str) -> None:
    spoken = language(code)
    assert len(book(game).minute) >= 6
    for message in sentences(book(game)):
        said, faults = spoken.render(message)
        assert faults == [], message.id
        assert 0 < len(said) <= LONGEST_LINE, message.id


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_named_is_in_the_register(game: str) -> None:
    assert [rule for rule in cited(book(game)) if rule not in clauses(game)] == []


def test_no_clause_that_was_ever_published_is_lost() -> None:
    known = {rule for game in GAMES for rule in register(game)}
    moved = {rule for game in GAMES for rule in book(game).moved}
    assert [rule for rule in PUBLISHED if rule not in known | moved] == []
    assert [rule for rule in sorted(known) if rule not in PUBLISHED] == [], "add new clauses to clauses.txt"


def test_a_clause_that_was_replaced_leads_to_the_one_that_holds() -> None:
    moved = {"N-3.7": "N-3.8", "N-3.8": "N-4.2", "N-0.1": "N-0.2", "N-0.2": "N-0.1"}
    rows = [f'"{old}" = "{new}"' for old, new in moved.items()]
    found = read_book("nautilion", "\n".join(["[moved]", *rows]))
    assert found.clause("N-3.7") == "N-4.2"
    assert found.clause("N-4.2") == "N-4.2"
    assert found.clause("N-0.1") in ("N-0.1", "N-0.2")  # a circle ends


def test_a_game_without_a_rulebook_has_its_clauses_only() -> None:
    assert book("levee") == Book("levee")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_worked_examples(game: str) -> None:
    assert len(book(game).examples) >= 5


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=[f"{game}-{one.id}" for game, one in EXAMPLES])
def test_an_example_can_be_played(game: str, example: Example) -> None:
    shown = worked(game, example)
    assert len(shown.pictures) >= 2
    assert any(picture.last > picture.first for picture in shown.pictures)
    assert all(event.seat == NATURE or event.moves() for event in shown.play.events)


def test_the_search_finds_by_number_title_and_text() -> None:
    known = clauses("nautilion")
    assert search(known, "n-6.1").found[0] == "N-6.1"
    assert search(known, "Whirlwind").found[0] == "N-4.4"
    assert "N-4.1" in search(known, "three dice").found
    assert search(clauses("nautilion", "fr"), "fantome").found  # without its accent
    assert search(known, "  ").found == search(known, "  ").nearest == ()


def test_a_search_for_nonsense_offers_the_nearest() -> None:
    known = clauses("nautilion")
    slip = search(known, "wirlwind")
    assert slip.found == ()
    assert "N-4.4" in slip.nearest
    nonsense = search(known, "qqqq zzzz" * 40)
    assert nonsense.found == ()
    assert 0 < len(nonsense.nearest) <= 5
