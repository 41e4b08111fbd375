"""D-10: what is hidden, the limit, the trays."""

from __future__ import annotations

import pytest

from tests.games.diluvium.helpers import CALM_SEA, GAME, position


@pytest.mark.parametrize("viewer", [1, 2, -2])
def test_d10_1_others_see_how_many_but_not_which(viewer: int) -> None:
    food = position(players=3, held={0: "food 3"}, gold={0: 4}).see(viewer).players[0]
    craft = position(players=3, held={0: "craft 2 weapons 1"}, gold={0: 4}).see(viewer).players[0]
    assert (food.resources, food.held) == (3, None)
    assert food == craft


def test_d10_1_one_sees_ones_own() -> None:
    assert position(held={0: "food 2 weapons 1"}).see(0).players[0].held == (2, 0, 1)


def test_d10_1_what_is_taken_and_spent_is_told_to_all() -> None:
    table = position(settlers={0: "B1.2"}, held={0: "craft 1"})
    assert "diluvium-produces" in table.lines_of("wheel produce", 1)
    assert "diluvium-sells" in table.do("wheel produce").lines_of("sell", 1)


@pytest.mark.parametrize("held", ["food 2", "craft 2", "weapons 2", "food 1 weapons 1"])
def test_d10_1_the_questions_do_not_betray_the_kinds(held: str) -> None:
    """Whoever holds two tokens is asked whether to trade; one who cannot only says no."""
    assert position(held={0: held}).do("wheel produce").question == "trade"


def test_d10_2_seven_are_one_too_many() -> None:
    table = position(settlers={0: "B1.1"}, held={0: "food 1 craft 1 weapons 4"}).do("wheel produce", "done")
    assert (table.question, table.asked) == ("discard", 0)
    assert table.moves() == {"discard food", "discard craft", "discard weapons"}
    table.do("discard weapons")
    assert (table.held(), table.asked) == ((2, 1, 3), 1)


def test_d10_2_six_are_not() -> None:
    table = position(settlers={0: "B1.1"}, held={0: "craft 1 weapons 4"}).do("wheel produce", "done")
    assert (table.held(), table.asked, table.question) == ((1, 1, 4), 1, "wheel")


def test_d10_2_down_to_six_one_by_one() -> None:
    table = position(held={0: "food 5"}, cards={0: "machines legendary"})
    table.do("play machines", "play legendary", "wheel engage", "stay")
    for kind in ("food", "craft", "weapons", "food", "craft"):
        assert (table.question, table.asked) == ("discard", 0)
        table.do(f"discard {kind}")
    assert (table.held(), table.asked) == ((3, 1, 2), 1)


def test_d10_2_only_at_the_end_of_the_turn() -> None:
    """Nine in the middle of a turn are no matter when six are left at its end."""
    table = position(held={0: "craft 6"}, cards={0: "machines"}).do(
        "play machines", "wheel produce", "sell", "sell", "done"
    )
    assert (table.held(), table.asked, table.question) == ((0, 5, 0), 1, "wheel")


def test_d10_2_everybody_and_not_only_the_player_whose_turn_it_is() -> None:
    """A settler that flees to the city brings its owner a seventh token in another player's turn."""
    table = position(tiles=CALM_SEA, settlers={1: "A1.1"}, marks={1: "A1.1"}, held={1: "craft 6"}, warship={0: "B2"})
    table.do("wheel engage", "sail A1", "flee B7.1")
    assert (table.question, table.asked) == ("discard", 1)
    table.do("discard craft")
    assert (table.held(1), table.asked, table.question) == ((1, 5, 0), 1, "wheel")


def test_d10_2_the_player_whose_turn_it_is_first_then_clockwise() -> None:
    table = position(players=3, active=1, held={0: "food 7", 1: "food 8", 2: "food 7"})
    table.do("wheel engage", "stay")
    asked = []
    while table.question == "discard":
        asked.append(table.asked)
        table.do("discard food")
    assert asked == [1, 1, 2, 0]


def test_d10_2_one_discards_what_one_has() -> None:
    table = position(held={0: "food 7"}).do("wheel engage", "stay")
    refusal = table.refused("discard craft")
    assert (refusal.message, refusal.rules) == ("diluvium-too-few", ("D-10.2",))


def test_d10_3_what_is_discarded_or_spent_leaves_the_game() -> None:
    table = position(held={0: "food 7 craft 2"}, tray="food 3 craft 3 weapons 3").do("wheel produce", "sell")
    table.do("done", "discard food")
    assert table.tray() == (3, 3, 3)
    table = position(held={0: "craft 2 weapons 2"}).do("wheel produce", "sell", "arm")
    assert (table.tray(), table.see().supplies.spent) == ((16, 14, 14), (0, 2, 2))


def test_d10_4_from_an_empty_tray_nothing_is_taken_while_others_give() -> None:
    table = position(tiles=CALM_SEA, settlers={0: "A1.1 A1.2 A1.4"}, marks={0: "A1.1"}, tray="craft 1").do(
        "wheel produce"
    )
    assert (table.held(), table.tray()) == ((0, 1, 0), (0, 0, 0))


def test_d10_4_cards_of_plenty_give_what_is_left() -> None:
    table = position(cards={0: "cornucopia"}, tray="food 2 craft 1 weapons 1").do("play cornucopia")
    assert (table.held(), table.tray()) == ((2, 0, 0), (0, 1, 1))


def test_d10_4_a_settler_who_flees_finds_nothing() -> None:
    table = position(
        tiles=CALM_SEA, settlers={1: "A1.1"}, marks={1: "A1.1"}, warship={0: "B2"}, tray="craft 2 weapons 2"
    )
    table.do("wheel engage", "sail A1", "flee B7.1")
    assert (table.held(1), table.settlers(1)) == ((0, 0, 0), {"B7.1"})


@pytest.mark.parametrize("viewer", [1, -2])
def test_d10_5_only_its_owner_may_count_gold(viewer: int) -> None:
    poor, rich = position(gold={0: 0}), position(gold={0: 50})
    assert poor.see(viewer).players[0].gold is None
    assert poor.see(viewer).players == rich.see(viewer).players
    assert GAME.describe(poor.state, viewer) == GAME.describe(rich.state, viewer)
    assert rich.see(0).players[0].gold == 50


def test_d10_5_gold_is_never_taken_from_another_player() -> None:
    table = position(tiles=CALM_SEA, warship={0: "B2", 1: "A1"}, gold={0: 5, 1: 5}, strength={1: 1})
    table.do("wheel engage", "sail A1")
    assert (table.gold(0), table.gold(1)) == (6, 5)


def test_d10_5_all_is_shown_when_the_game_is_over() -> None:
    table = position(active=1, gold={0: 3, 1: 5}, tray="food 0")
    table.state.last_round = 1
    table.do("wheel produce")
    assert [player.gold for player in table.see(-2).players] == [3, 5]
