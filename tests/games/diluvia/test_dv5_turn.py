"""DV-5 The turn."""

from __future__ import annotations

import pytest

from tests.games.diluvia.helpers import CAPYBARAS, CHEETAHS, CROCODILES, Table, begun, position


def test_dv5_1_turns_go_clockwise() -> None:
    table, order = position(active=2), []
    answers = {"die": "~die sun", "close": "~close", "seat": "seat raft.a1", "undo": "pass"}
    for _ in range(5):
        order.append(table.state.active)
        if table.question == "play":
            table.do(min(table.moves()))
        while table.question not in {"play", "draw"}:
            table.do(answers.get(table.question, "roll"))
        table.refill()
    assert order == [2, 0, 1, 2, 0]


def rolls(table: Table) -> int:
    made = 0
    while table.question == "die":
        table.do("~die sun")
        made += 1
    return made


def test_dv5_2_two_cards_and_one_roll() -> None:
    table = position(hands={0: "undo undo undo"}).do("drop undo", "drop undo")
    assert rolls(table) == 1
    assert table.question == "draw"


def test_dv5_2_one_card_and_two_rolls() -> None:
    table = position(hands={0: "undo undo undo"}).do("drop undo", "roll")
    assert rolls(table) == 2


def test_dv5_2_it_is_decided_after_the_first_card() -> None:
    table = position(hands={0: "undo move"})
    assert table.question == "play"
    assert table.refused("roll").message == "move-not-now"
    table.do("drop undo")
    assert (table.question, "roll" in table.moves()) == ("play-or-roll", True)


def test_dv5_2_one_of_the_two_must_be_done() -> None:
    """Disagreement 7: the Spanish text says one may."""
    table = position(hands={0: "undo move"})
    assert not {"roll", "pass"} & table.moves()


def test_dv5_2_whoever_has_no_cards_rolls_twice() -> None:
    nothing, one = position(), position(hands={0: "undo"}).do("drop undo")
    assert (rolls(nothing), rolls(one)) == (2, 2)


def test_dv5_2_a_cancelled_card_counts_as_played() -> None:
    table = position(hands={0: "tsunami tsunami move", 1: "undo"}, aboard={0: "c2"})
    table.do("tsunami left", "2 undo-it", "~close", "~die cloud", "tsunami left")
    assert (table.question, rolls(table)) == ("die", 1)


def test_dv5_3_a_card_that_can_do_something_is_not_discarded() -> None:
    table = position(jungle={0: "a1"}, hands={0: "move undo"})
    assert "drop undo" in table.moves()
    assert table.refused("drop move").rules == ("DV-5.3", "DV-6.1")


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("undo", {}),
        ("tsunami", {}),
        ("rescue", {"adrift": {0: 0}}),
        ("stampede", {}),
        ("move", {"jungle": {0: ""}}),
        ("tentacles", {"jungle": {0: "a1 b1 c1", 1: "e1 f1 g1"}}),
    ],
)
def test_dv5_3_a_card_without_effect_may_be_discarded_as_a_play(card: str, more: dict[str, object]) -> None:
    table = position(hands={0: f"{card} undo"}, **more)  # type: ignore[arg-type]
    assert f"drop {card}" in table.moves()
    table.do(f"drop {card}")
    assert (table.question, card in table.discards()) == ("play-or-roll", True)


def test_dv5_3_a_dropped_card_cannot_be_undone() -> None:
    table = position(hands={0: "undo undo", 1: "undo"}).do("drop undo")
    assert table.question == "play-or-roll"


def test_dv5_3_a_maneuver_always_finds_a_way_unless_the_raft_is_full() -> None:
    full = {0: "a1 b1 c1 d1 e1", 1: "a2 b2 c2 d2 e2", 2: "a3 b3 c3 d3 e3"}
    table = position(jungle={1: "e1", 2: "c1"}, aboard=full, hands={0: "maneuver"})
    assert table.moves() == {"drop maneuver"}


@pytest.mark.parametrize(("face", "meter"), [("sun", 2), ("cloud", 3)])
def test_dv5_4_sun_and_cloud(face: str, meter: int) -> None:
    table = position(meter=2).do(f"~die {face}")
    assert (table.state.meter, table.see().die) == (meter, face)


@pytest.mark.parametrize(("choice", "meter"), [("advance", 3), ("hold", 2)])
def test_dv5_4_with_a_joker_the_player_decides(choice: str, meter: int) -> None:
    """The printed example of the joker: Lucy lets the token move."""
    table = position(meter=2, active=1).do("~die joker")
    assert (table.question, table.all_asked, table.moves()) == ("joker", (CROCODILES,), {"advance", "hold"})
    assert table.do(choice).state.meter == meter


def test_dv5_4_a_joker_can_raise_the_water() -> None:
    table = position(meter=5).do("~die joker", "advance")
    assert (table.state.meter, table.state.level) == (0, 1)


def test_dv5_4_three_symbols_twice_each_on_six_sides() -> None:
    """Disagreement 8."""
    assert position().chances() == {"~die sun": 2, "~die cloud": 2, "~die joker": 2}


def test_dv5_4_each_roll_is_applied_before_the_next() -> None:
    table = position(meter=5, jungle={1: "d2 g7"}).do("~die cloud")
    assert table.question == "seat"
    table.do("seat raft.c2")
    assert table.question == "die"


def test_dv5_5_hands_are_filled_up_to_six_and_the_throne_passes() -> None:
    """Disagreement 30: the throne marks whose turn it is."""
    table = position(hands={0: "move move", 1: "undo"}, jungle={0: ""}).do("drop move", "drop move", "~die sun")
    drawn = 0
    while table.question == "draw":
        assert table.see().active == CAPYBARAS
        table.do("~draw rescue" if drawn < 4 else "~draw move")
        drawn += 1
    assert (drawn, len(table.hand()), table.see().active) == (6, 6, CROCODILES)


def test_dv5_5_a_full_hand_draws_nothing_more() -> None:
    table = begun()
    before = len(table.hand())
    assert before == 6
    table = position(hands={0: "undo " * 6 + "move", 1: "undo"}, jungle={0: ""}).do("drop undo", "roll")
    table.do("~die sun", "~die sun")
    assert (table.see().active, len(table.hand())) == (CROCODILES, 6)


def test_dv5_5_any_card_of_the_deck_may_come() -> None:
    table = position(deck="move move rescue flood").do("~die sun", "~die sun")
    assert table.chances() == {"~draw move": 2, "~draw rescue": 1, "~draw flood": 1}
    assert table.refused("~draw tsunami").rules == ("DV-5.5",)


def test_dv5_5_what_is_drawn_is_told_to_its_owner_alone() -> None:
    table = position().do("~die sun", "~die sun")
    assert "drawn" in table.lines_of("~draw rescue", CAPYBARAS)
    assert "drawn-hidden" in table.lines_of("~draw rescue", CHEETAHS)
    action = table.game.read(table.state, "~draw rescue")
    assert table.game.shown(table.state, -1, action, CAPYBARAS) == "~draw rescue"
    assert table.game.shown(table.state, -1, action, CHEETAHS) == "~draw ?"
