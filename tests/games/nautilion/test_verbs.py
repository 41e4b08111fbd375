"""One row a verb: the parts of the board that stand for a move, and for one that is refused."""

from __future__ import annotations

import pytest

from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.nautilion.presentation.verbs import VERBS
from tests.games.nautilion.helpers import GAME, Table, position
from tests.games.nautilion.test_refused_expansions import COMBINATIONS, EVERY_TEXT, READ


@pytest.mark.parametrize(
    ("move", "targets"),
    [
        ("start 2", ("seat-2",)),
        ("whirlwind", ("whirlwind",)),
        ("tide 1 4", ("tide", "die-1", "face-4")),
        ("tide nautilion 4", ("tide", "die-0", "face-4")),
        ("translation", ("translation",)),
        ("swap 7", ("path-7",)),
        ("with 36", ("path-36",)),
        ("plan 2 1 4", ("darkhouse-2", "phantom-1", "nautilion-4")),
        ("plan - 1 -", ("darkhouse-0", "phantom-1", "nautilion-0")),
        ("discard reserve", ("reserve",)),
        ("discard 4", ("cabin-4",)),
        ("discard B", ("guest-11",)),
        ("discard cabin-7", ("guest-partner-2",)),
        ("place 9", ("cabin-9",)),
        ("reserve 9", ("reserve",)),
        ("reserve mercenary", ("reserve",)),
        ("reroll 3", ("die-3",)),
        ("recover", ("recover",)),
        ("heroic 12 3", ("heroic-12", "cabin-3")),
        ("spend blank", ("spend-0",)),
        ("spend reef", ("spend-14",)),
        ("station 5", ("cabin-5",)),
        ("cabin C", ("guest-12",)),
        ("cabin 4", ("guest-4",)),
        ("take mercenary", ("discarded-13",)),
        ("keep 1", ("cabin-1",)),
        ("set - 2 4", ("set - 2 4",)),
        ("unseat 2", ("cabin-2",)),
        ("insert 0", ("path-0",)),
        ("banish 3", ("heroic-3",)),
        ("leave", ("leave",)),
    ],
)
def test_the_parts_of_the_board_that_stand_for_a_move(move: str, targets: tuple[str, ...]) -> None:
    assert VERBS.targets(VERBS.read(move)) == targets


def test_every_verb_of_a_player_is_among_them() -> None:
    players = {verb.name for verb in VERBS.verbs if not verb.name.startswith("~")}
    marks = test_the_parts_of_the_board_that_stand_for_a_move.pytestmark  # type: ignore[attr-defined]
    assert {move.split()[0] for move, _ in marks[0].args[1]} == players


def test_every_verb_has_its_clauses_and_every_verb_of_a_player_answers_a_question() -> None:
    for verb in VERBS.verbs:
        assert verb.rules
        assert verb.name.startswith("~") or verb.asked


def test_a_refusal_lights_the_same_parts_as_the_move_would() -> None:
    rng, lit = Rng(2), 0
    for options in COMBINATIONS[::7]:
        table = Table(GAME.new(options))
        while (ask := GAME.ask(table.state)) is not None:
            refused = GAME.refusals(table.state, ask.seat)
            for refusal in refused:
                assert refusal.targets == VERBS.targets(GAME.read(table.state, refusal.do)) != ()
            lit += len(refused)
            chance = ask.seat == NATURE
            action = GAME.sample(table.state, rng) if chance else rng.choice(GAME.legal(table.state, ask.seat))
            GAME.apply(table.state, ask.seat, action)
    assert lit > 500


def test_what_chance_alone_does_lights_nothing() -> None:
    table = position().roll(1, 2, 4)
    for text in EVERY_TEXT:
        if text.startswith("~"):
            assert GAME.why(table.state, 0, READ[text]).targets == ()
