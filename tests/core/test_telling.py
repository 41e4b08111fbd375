"""What a seat is told of an event, and how it reads it."""

from __future__ import annotations

from typing import Any

from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import WATCHER
from seaboard.core.telling import event_lines, event_text
from seaboard.games import load_game
from tests.core.test_play import begun


def test_a_move_is_told_with_its_clauses() -> None:
    play = begun("~roll 1 2 4", "1 tide 1 3")
    lines = event_lines(play, len(play.events), 0)
    assert lines
    assert all(line.rules for line in lines)


def test_what_is_no_move_is_told_as_what_it_is() -> None:
    play = begun("~roll 1 2 4", "1 tide 1 3", "1 undo 4", "1 hint", "1 reseat")
    last = len(play.events)
    told = [event_lines(play, number, WATCHER) for number in (last - 2, last - 1, last)]
    assert [[str(line.message) for line in lines] for lines in told] == [
        ["table-undone(seat=1)"],
        ["table-hinted(seat=1)"],
        ["table-reseated(seat=1)"],
    ]
    assert [event_text(play, number, WATCHER) for number in (last - 2, last - 1, last)] == ["undo 4", "hint", "reseat"]


def test_a_secret_hand_is_read_by_its_owner_alone() -> None:
    play: Play[Any] = Play(load_game("diluvia"), {"players": 2})
    play.chance(Rng(1))
    dealt = [number for number, event in enumerate(play.events, 1) if event.text.startswith("~hand")]
    assert len(dealt) == 2
    for owner, number in enumerate(dealt):
        assert event_text(play, number, owner) == play.events[number - 1].text
        assert event_text(play, number, 1 - owner) == "~hand ?"
