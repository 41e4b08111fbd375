"""The door of the game: whatever is not a legal move is refused with a reason, and changes nothing."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from seaboard.core.errors import BadOptions, IllegalAction, NotYourDecision, SeaboardError, UnreadableAction
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.rules import read_register
from seaboard.core.seats import NATURE, WATCHER
from seaboard.games import load_game
from seaboard.games.nautilion.rules.state import NautilionState
from tests.games.nautilion.helpers import GAME, Table, new_table, position

REGISTER = read_register((Path(__file__).parents[3] / "docs" / "rules" / "nautilion.md").read_text("utf-8"))
FACES = range(1, 7)
EVERY_PLAYERS_MOVE = [
    *("start 1", "start 2", "whirlwind", "translation", "discard reserve"),
    *(f"tide {old} {new}" for old, new in product(FACES, FACES)),
    *(f"plan {a} {b} {c}" for a, b, c in product(FACES, FACES, FACES)),
    *(f"{verb} {place}" for verb in ("swap", "with") for place in range(1, 37)),
    *(f"{verb} {token}" for verb in ("discard", "place", "reserve") for token in range(1, 10)),
]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 3}, "option-bad-value"),
        ({"players": "many"}, "option-bad-value"),
        ({"submarine": "A3"}, "option-bad-value"),
        ({"submarine": 1}, "option-bad-value"),
        ({"reserve": 0}, "option-bad-value"),
        ({"reserve": "4.0"}, "option-bad-value"),
        ({"captain": "Nemo"}, "option-unknown"),
        ({"Players": 1}, "option-unknown"),
    ],
)
def test_bad_options_are_refused(options: dict[str, int | str], message: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.new(options)
    assert refusal.value.message.id == message


def test_options_are_refused_whatever_was_asked_for_before() -> None:
    GAME.new({"players": 1})
    for players in (True, [1], None, 1.0):
        with pytest.raises(BadOptions):
            GAME.new({"players": players})  # type: ignore[dict-item]


def test_options_are_read_as_a_form_gives_them() -> None:
    play: Play[NautilionState] = Play(GAME, {"players": "2", "submarine": "b1", "reserve": "3"})
    without = dict.fromkeys(("mages", "mercenaries", "reefs", "machinations", "heroics"), "no")
    assert play.options == {"players": 2, "submarine": "B1", "reserve": 3, **without}
    assert play.state.reserve == 5


def test_a_game_that_does_not_exist() -> None:
    with pytest.raises(BadOptions) as refusal:
        load_game("nautilus")
    assert refusal.value.message.id == "game-unknown"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "move-unknown-verb"),
        ("   ", "move-unknown-verb"),
        ("dive", "move-unknown-verb"),
        ("1", "move-unknown-verb"),
        ("plan", "move-word-count"),
        ("plan 1 2", "move-word-count"),
        ("plan 1 2 3 4", "move-word-count"),
        ("whirlwind 1", "move-word-count"),
        ("plan 1 2 x", "move-bad-word"),
        ("plan 1 2 7", "move-bad-word"),
        ("plan 0 1 2", "move-bad-word"),
        ("plan 1 2 -1", "move-bad-word"),
        ("plan 1 2 ²", "move-bad-word"),
        ("plan 1 2 1.0", "move-bad-word"),
        ("swap 0", "move-bad-word"),
        ("swap 127", "move-bad-word"),
        ("with 127", "move-bad-word"),
        ("discard 0", "move-bad-word"),
        ("discard 10", "move-bad-word"),
        ("place reserve", "move-bad-word"),
        ("place 0", "move-bad-word"),
        ("start 0", "move-bad-word"),
        ("start 3", "move-bad-word"),
        ("tide 1 99999999999999999999", "move-bad-word"),
    ],
)
def test_unreadable_moves(text: str, message: str) -> None:
    with pytest.raises(UnreadableAction) as refusal:
        GAME.read(new_table().state, text)
    assert refusal.value.message.id == message


@pytest.mark.parametrize("text", ["PLAN 1 2 4", "  plan   1 2\t4 ", "Plan 01 2 4"])
def test_moves_are_read_leniently_and_written_strictly(text: str) -> None:
    table = new_table()
    assert GAME.write(table.state, GAME.read(table.state, text)) == "plan 1 2 4"


@pytest.mark.parametrize("seat", [1, 2, NATURE, WATCHER, 99])
def test_only_the_seat_that_is_asked_answers(seat: int) -> None:
    table = new_table().roll(1, 2, 4)
    before = table.state.data()
    with pytest.raises(NotYourDecision) as refusal:
        GAME.apply(table.state, seat, GAME.read(table.state, "plan 1 2 4"))
    assert refusal.value.message.id == "move-not-your-decision"
    assert refusal.value.rules == ("N-4.2", "N-5.1")
    assert table.state.data() == before
    assert GAME.legal(table.state, seat) == []
    assert GAME.refusals(table.state, seat) == []


def test_the_refusal_names_the_seat_as_people_count() -> None:
    table = position(players=2, active=0).roll(1, 1, 1)
    with pytest.raises(NotYourDecision) as refusal:
        GAME.apply(table.state, 1, GAME.read(table.state, "plan 1 1 1"))
    assert refusal.value.message.args == {"seat": 2}


def test_players_do_not_roll_the_dice() -> None:
    table = new_table()
    with pytest.raises(NotYourDecision):
        GAME.apply(table.state, 0, GAME.read(table.state, "~roll 4 4 4"))
    assert GAME.legal(table.state, 0) == []


@pytest.mark.parametrize("move", ["~roll 4 4 4", "~admirals I-II", "~admirals II-I", "~lay" + " 1" * 12])
@pytest.mark.parametrize("asked", ["plan", "landing"])
def test_a_player_who_answers_for_chance_hears_nothing_of_tokens_in_hand(move: str, asked: str) -> None:
    """The clauses on placing (N-8) have nothing to do with it."""
    table = position(nautilion=4, phantom=20, crew=[1, 2, 3, 4])
    table = table.roll(1, 1, 1) if asked == "plan" else table.sail(1, 1, 1)
    assert table.question == asked
    with pytest.raises(SeaboardError) as refusal:
        GAME.apply(table.state, 0, GAME.read(table.state, move))
    assert [rule for rule in refusal.value.rules if rule.startswith("N-8")] == []


@pytest.mark.parametrize("move", ["plan 1 1 1", "start 1", "place 4", "whirlwind"])
def test_nature_does_not_decide_for_players(move: str) -> None:
    table = new_table()
    assert table.asked == NATURE
    assert table.refused_chance(move).rules == ("N-4.1",)


def _check_every_move(table: Table) -> int:
    """Legal moves are accepted, all others refused with clauses that exist; how many were refused."""
    state, seat = table.state, table.asked
    legal, refused = table.moves(), 0
    before = state.data()
    for move in EVERY_PLAYERS_MOVE:
        action = GAME.read(state, move)
        if move in legal:
            assert set(GAME.rules_of(state, action)) <= set(REGISTER)
            GAME.apply(state.copy(), seat, action)
            continue
        with pytest.raises(IllegalAction) as refusal:
            GAME.apply(state, seat, action)
        assert refusal.value.rules, move
        assert set(refusal.value.rules) <= set(REGISTER), move
        refused += 1
    assert state.data() == before
    return refused


def _check_that_the_question_names_its_clauses(table: Table) -> None:
    ask = GAME.view(table.state, table.asked).ask
    assert ask is not None
    assert ask.mine
    assert ask.rules
    assert set(ask.rules) <= set(REGISTER)
    assert {choice.do for choice in ask.choices} == table.moves()
    assert all(choice.rules and set(choice.rules) <= set(REGISTER) for choice in ask.choices)


@pytest.mark.parametrize(("players", "submarine", "seed"), [(1, "A1", 1), (1, "C2", 2), (2, "B1", 3), (2, "A2", 4)])
def test_every_refusal_names_its_clauses_at_every_question(players: int, submarine: str, seed: int) -> None:
    rng = Rng(seed)
    table = Table(GAME.new({"players": players, "submarine": submarine, "reserve": 6}))
    questions = set()
    while GAME.ask(table.state) is not None:
        if table.asked == NATURE:
            GAME.apply(table.state, NATURE, GAME.sample(table.state, rng))
            continue
        questions.add(table.question)
        _check_that_the_question_names_its_clauses(table)
        assert _check_every_move(table) + len(table.moves()) == len(EVERY_PLAYERS_MOVE)
        for do, refusal in table.near_refusals().items():
            assert (do in table.moves(), set(refusal.rules) <= set(REGISTER)) == (False, True)
        GAME.apply(table.state, table.asked, rng.choice(GAME.legal(table.state, table.asked)))
    assert {"plan", "landing"} <= questions


def test_every_spell_that_cannot_be_paid_is_among_the_near_moves() -> None:
    table = position(nautilion=4, phantom=20, crew=[1, 2], spare=0).roll(1, 2, 2)
    assert [refusal.do for refusal in GAME.refusals(table.state, 0)] == ["whirlwind", "tide 1 4", "translation"]


def test_an_empty_reserve_and_a_crew_that_would_split_are_among_the_near_moves() -> None:
    table = position(nautilion=4, phantom=20, crew=[1, 2, 3], spare=0).sail(3, 1, 1)
    refused = {refusal.do: refusal.rules for refusal in GAME.refusals(table.state, 0)}
    assert refused == {"discard reserve": ("N-6.1",), "discard 2": ("N-9.3",)}
