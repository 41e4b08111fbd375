"""D-5: how ships move and what it costs."""

from __future__ import annotations

import pytest

from seaboard.games import load_game
from tests.games.diluvium.helpers import CALM_SEA, LINE_OF_TILES, position

SHIPS = pytest.mark.parametrize(("action", "ship"), [("explore", "explorer"), ("engage", "warship")])
NEXT_TO_B1 = {"B2", "A1"}
TWO_FROM_B1 = {"B3", "A2", "C1"}


def place(ship: str, where: str) -> dict[str, dict[int, str]]:
    return {ship: {0: where}}


@SHIPS
def test_d5_1_up_to_two_tiles_from_tile_to_adjacent_tile(action: str, ship: str) -> None:
    table = position(tiles=CALM_SEA).do(f"wheel {action}")
    assert table.moves("sail") == NEXT_TO_B1 | TWO_FROM_B1
    assert set(table.prices().values()) == {0}


@SHIPS
def test_d5_1_the_ship_is_where_it_sailed_and_the_other_stays(action: str, ship: str) -> None:
    table = position(tiles=CALM_SEA).do(f"wheel {action}", "sail B3")
    here = (table.explorer(), table.warship())
    assert here == (("B3", "B1") if ship == "explorer" else ("B1", "B3"))


def test_d5_1_six_neighbours_in_the_middle_of_the_sea() -> None:
    table = position(tiles=CALM_SEA, explorer={0: "B4"}).do("wheel explore")
    prices = table.prices()
    assert {"B3", "B5", "A3", "A4", "C2", "C3"} <= set(prices)
    assert len(prices) == 12  # all but B4 itself, A1 and C5, and the cities
    assert set(prices.values()) == {0}


@pytest.mark.parametrize("food", range(5))
@SHIPS
def test_d5_2_each_food_is_one_tile_more(action: str, ship: str, food: int) -> None:
    """Along row B from the city: B2 and B3 are free, B4 costs one food, B5 two, B6 three."""
    table = position(tiles=CALM_SEA, held={0: f"food {food}"}).do(f"wheel {action}")
    row = {name: price for name, price in table.prices().items() if name.startswith("B")}
    assert row == {
        name: price for name, price in {"B2": 0, "B3": 0, "B4": 1, "B5": 2, "B6": 3}.items() if price <= food
    }


@SHIPS
def test_d5_2_the_food_is_spent_and_no_more_than_that(action: str, ship: str) -> None:
    table = position(tiles=CALM_SEA, held={0: "food 4 craft 1"}).do(f"wheel {action}", "sail B5")
    assert table.held() == (2, 1, 0)
    assert table.see().supplies.spent == (2, 0, 0)


def test_d5_2_the_cheapest_way_is_taken() -> None:
    """Straight on through A3 rather than round by row C."""
    up = {name: tile for name, tile in CALM_SEA.items() if name not in {"B3", "B4"}}
    table = position(tiles=up, held={0: "food 3"}).do("wheel explore")
    assert {name: table.prices()[name] for name in ("A2", "A3", "A4", "C2")} == {"A2": 0, "A3": 1, "A4": 2, "C2": 1}


def test_d5_2_a_way_round_hidden_tiles_costs_its_length() -> None:
    up = {name: tile for name, tile in CALM_SEA.items() if name in {"A1", "A2", "A3", "B2", "B4"}}
    table = position(tiles=up, held={0: "food 6"}).do("wheel explore")
    assert table.prices()["B4"] == 2  # B2, A2, A3, B4: B3 lies face down


def test_d5_2_nobody_pays_with_craft_or_weapons() -> None:
    table = position(tiles=CALM_SEA, held={0: "craft 3 weapons 3"}).do("wheel explore")
    refusal = table.refused("sail B4")
    assert (refusal.message, refusal.rules, refusal.args["food"], refusal.args["held"]) == (
        *("diluvium-too-far", ("D-5.2", "D-5.3")),
        *(1, 0),
    )


@pytest.mark.parametrize(("place", "cost"), [("A1", 1), ("A2", 1), ("C1", 1), ("B3", 2)])
@SHIPS
def test_d5_3_a_hidden_tile_costs_the_food_on_its_back(action: str, ship: str, place: str, cost: int) -> None:
    table = position(held={0: "food 3"}).do(f"wheel {action}")
    assert table.prices()[place] == cost
    table.do(f"sail {place}")
    assert (table.question, table.held()) == ("tile", (3 - cost, 0, 0))


@pytest.mark.parametrize("food", [0, 1, 2])
def test_d5_3_who_cannot_pay_does_not_enter(food: int) -> None:
    table = position(held={0: f"food {food}"}).do("wheel explore")
    reach = {"B2"} | ({"A1", "A2", "C1"} if food >= 1 else set()) | ({"B3"} if food >= 2 else set())
    assert table.moves("sail") == reach


def test_d5_3_nothing_is_turned_up_before_it_is_paid() -> None:
    table = position(held={0: "food 1"}).do("wheel explore")
    assert table.refused("sail B3").message == "diluvium-too-far"


def test_d5_3_the_tile_turns_up_and_the_ship_is_on_it() -> None:
    table = position(held={0: "food 2"}).do("wheel engage", "sail B3", "~tile B3 21")
    assert table.warship() == "B3"
    assert next(there.tile for there in table.see().sea if there.name == "B3") == 21


@pytest.mark.parametrize(("food", "reach"), [(1, False), (2, True)])
def test_d5_3_beyond_the_base_move_the_step_costs_its_food_as_well(food: int, reach: bool) -> None:
    """B4 lies behind B3, the second tile: one food for the step, two for its back."""
    table = position(tiles={"B3": 21}, held={0: f"food {food + 1}"}).do("wheel explore")
    assert ("B4" in table.moves("sail")) == reach
    if reach:
        assert table.prices()["B4"] == 3  # one to move, two on its back
        assert table.do("sail B4").held() == (0, 0, 0)


@pytest.mark.parametrize("food", [3, 4])
def test_d5_3_a_hidden_tile_two_steps_beyond_the_base_move(food: int) -> None:
    up = {"B3": 21, "B4": 22}
    table = position(tiles=up, held={0: f"food {food}"}).do("wheel explore")
    assert ("B5" in table.moves("sail")) == (food == 4)
    if food == 4:
        assert table.prices()["B5"] == 4


def test_d5_3_movement_ends_there_so_no_way_leads_through_hidden_tiles() -> None:
    table = position(held={0: "food 6"}).do("wheel explore")
    refusal = table.refused("sail B4")
    assert (refusal.message, refusal.rules) == ("diluvium-no-way", ("D-5.3",))


def test_d5_3_the_ship_does_not_go_on_with_moves_left() -> None:
    table = position(held={0: "food 6"}).do("wheel explore", "sail A1", "~tile A1 5", "mark A1.1")
    assert (table.asked, table.explorer()) == (1, "A1")


@SHIPS
def test_d5_4_an_enemy_city_is_passed_but_no_stop(action: str, ship: str) -> None:
    table = position(tiles=CALM_SEA, **place(ship, "B6"), held={0: "food 1"}).do(f"wheel {action}")  # type: ignore[arg-type]
    refusal = table.refused("sail B7")
    assert (refusal.message, refusal.rules) == ("diluvium-enemy-city", ("D-5.4",))
    assert "C5" in table.moves("sail")


@pytest.mark.parametrize(("food", "reach"), [(0, {"A1", "A3"}), (1, {"A1", "A3", "A5"}), (4, {"A1", "A3", "A5", "A6"})])
@SHIPS
def test_d5_4_the_way_through_the_city_counts(action: str, ship: str, food: int, reach: set[str]) -> None:
    """In a sea of one line the only way on leads through the enemy city."""
    game = load_game("diluvium", LINE_OF_TILES)
    table = position(game=game, **place(ship, "A2"), held={0: f"food {food}"}).do(f"wheel {action}")  # type: ignore[arg-type]
    assert table.moves("sail") == reach


@SHIPS
def test_d5_4_ones_own_city_is_a_stop(action: str, ship: str) -> None:
    table = position(tiles=CALM_SEA, **place(ship, "B3")).do(f"wheel {action}")  # type: ignore[arg-type]
    assert "B1" in table.moves("sail")


def test_d5_5_both_ships_pass_an_enemy_warship() -> None:
    for action in ("explore", "engage"):
        table = position(tiles={"B3": 21}, warship={1: "B2"}).do(f"wheel {action}")
        assert table.prices()["B3"] == 0  # B2 is the only way


def test_d5_5_only_a_warship_stops_there() -> None:
    table = position(tiles={"B3": 21}, warship={1: "B2"})
    explore = table.copy().do("wheel explore")
    refusal = explore.refused("sail B2")
    assert (refusal.message, refusal.rules) == ("diluvium-enemy-warship", ("D-5.5",))
    engage = table.do("wheel engage")
    assert "B2" in engage.moves("sail")
    assert engage.do("sail B2").warship() == "B2"


def test_d5_5_an_enemy_exploration_ship_is_no_hindrance() -> None:
    table = position(tiles=CALM_SEA, explorer={1: "B2"}, warship={0: "B2"}).do("wheel explore", "sail B2")
    assert (table.explorer(0), table.explorer(1)) == ("B2", "B2")


def test_d5_6_the_exploration_ship_must_move() -> None:
    table = position().do("wheel explore")
    assert "stay" not in table.moves()
    for move in ("stay", "sail B1"):
        refusal = table.refused(move)
        assert (refusal.message, refusal.rules) == ("diluvium-must-move", ("D-5.6",))


def test_d5_6_it_must_move_though_it_has_no_marker_left_and_nothing_to_gain() -> None:
    table = position(tiles=CALM_SEA, marks={0: "B2.1 A1.1 B3.1 A2.1 C1.1 C2.1"}).do("wheel explore")
    assert "stay" not in table.moves()
    assert table.do("sail B2").asked == 1


def test_d5_6_where_no_tile_can_be_reached_it_stays_unasked() -> None:
    """B6 has an enemy warship, the rest lies face down and there is no food."""
    table = position(active=1, warship={0: "B6"}).do("wheel explore")
    assert (table.asked, table.explorer(1)) == (0, "B7")


def test_d5_6_who_holds_anything_that_might_be_food_is_asked_and_says_so() -> None:
    """Otherwise the others would learn that none of it is food."""
    table = position(active=1, warship={0: "B6"}, held={1: "craft 2"}).do("wheel explore")
    assert (table.question, table.moves()) == ("sail", {"stay"})
    assert table.do("stay").explorer(1) == "B7"


def test_d5_7_the_warship_may_stay() -> None:
    table = position().do("wheel engage")
    assert "stay" in table.moves()
    assert table.do("stay").warship() == "B1"


def test_d5_7_staying_is_said_and_not_sailed() -> None:
    refusal = position(warship={0: "B2"}).do("wheel engage").refused("sail B2")
    assert (refusal.message, refusal.rules) == ("diluvium-say-stay", ("D-5.7",))
