"""D-15: the ruins cards."""

from __future__ import annotations

import pytest

from tests.games.diluvium.helpers import CALM_SEA, GAME, Table, position

CARDS = ("cornucopia", "machines", "legendary", "compass", "treasure", "cannon", "gate", "map")
AT_ONCE = ("cornucopia", "machines", "legendary", "treasure", "cannon", "gate", "map")


def test_d15_1_cards_are_played_before_the_action() -> None:
    table = position(cards={0: "treasure cannon"}).do("play treasure", "play cannon")
    assert (table.question, table.gold(), table.state.strength[0]) == ("wheel", 2, 2)


def test_d15_1_or_after_it_as_many_as_one_likes() -> None:
    table = position(cards={0: "treasure treasure cannon"}).do("wheel engage", "stay")
    assert (table.question, table.moves()) == ("end", {"end", "play treasure", "play cannon"})
    table.do("play treasure", "play cannon", "play treasure")
    assert (table.asked, table.gold(), table.state.strength[0]) == (1, 4, 2)


def test_d15_1_or_kept() -> None:
    table = position(cards={0: "treasure"}).do("wheel engage", "stay", "end")
    assert (table.asked, table.hand()) == (1, ["treasure"])


def test_d15_1_not_during_the_action() -> None:
    table = position(tiles=CALM_SEA, cards={0: "treasure cornucopia"}).do("wheel explore")
    assert table.moves("play") == set()
    refusal = table.refused("play cornucopia")
    assert (refusal.message, refusal.rules) == ("diluvium-only-compass", ("D-15.1", "D-15.7"))
    assert table.do("sail B2").refused("play treasure").message == "move-not-now"


def test_d15_1_not_in_another_players_turn() -> None:
    table = position(active=1, cards={0: "treasure"})
    assert GAME.legal(table.state, 0) == []
    table = position(tiles=CALM_SEA, settlers={1: "A1.1"}, marks={1: "A1.1"}, warship={0: "B2"}, cards={1: "gate"})
    table.do("wheel engage", "sail A1")
    assert (table.asked, table.moves("play")) == (1, set())


def test_d15_1_a_card_one_does_not_hold() -> None:
    refusal = position(cards={0: "gate", 1: "map"}).refused("play map")
    assert (refusal.message, refusal.rules) == ("diluvium-card-not-held", ("D-15.1",))


def test_d15_1_a_card_drawn_this_turn_may_be_played_after_the_action() -> None:
    table = position(tiles={"B3": 18}, marks={0: "B3.1"}).do("wheel settle", "take board.settle", "place B3.4")
    table.do("~card treasure", "take board.settle", "place B1.1")
    assert table.question == "end"
    assert table.do("play treasure").gold() == 2


@pytest.mark.parametrize(
    ("card", "pieces"),
    [
        ("cornucopia", {"tray": "craft 1 weapons 1"}),
        ("machines", {"tray": "food 1 weapons 1"}),
        ("legendary", {"tray": "food 1 craft 1"}),
        ("cannon", {"strength": {0: 6}}),
        ("gate", {"settlers": {0: "B1.1 B1.2 B1.3"}}),
        ("map", {"marks": {0: "B2.1 B6.1"}}),
    ],
)
def test_d15_1_a_card_that_would_do_nothing_is_not_played(card: str, pieces: dict[str, object]) -> None:
    table = position(cards={0: card}, **pieces)  # type: ignore[arg-type]
    assert table.moves("play") == set()
    refusal = table.refused(f"play {card}")
    assert (refusal.message, refusal.rules) == ("diluvium-card-useless", ("D-15.1", f"D-15.{4 + CARDS.index(card)}"))


def test_d15_1_the_end_is_asked_whatever_the_cards_are() -> None:
    """Otherwise the others would learn which."""
    for card in CARDS:
        assert position(cards={0: card}).do("wheel produce").question == "end"


@pytest.mark.parametrize("card", [card for card in AT_ONCE if card not in {"gate", "map"}])
def test_d15_2_a_played_card_is_discarded(card: str) -> None:
    table = position(cards={0: f"{card} gate"}).do(f"play {card}")
    assert (table.hand(), table.discards()) == (["gate"], [card])


def drawing(table: Table) -> Table:
    """A settler of seat 0 comes to the ruins of B3."""
    return table.do("wheel settle", "take board.settle", "place B3.4")


def test_d15_2_an_empty_deck_is_made_of_the_discards() -> None:
    table = drawing(position(tiles={"B3": 18}, marks={0: "B3.1"}, deck="", discards="map map cannon"))
    assert table.chances() == {"~card map": 2, "~card cannon": 1}
    table.do("~card map")
    assert (table.hand(), table.discards(), table.see().supplies.deck) == (["map"], [], 2)


def test_d15_2_not_before_the_deck_is_empty() -> None:
    table = drawing(position(tiles={"B3": 18}, marks={0: "B3.1"}, deck="gate", discards="map"))
    assert table.chances() == {"~card gate": 1}
    assert table.do("~card gate").discards() == ["map"]


def test_d15_2_with_nothing_left_no_card_is_drawn() -> None:
    table = drawing(position(tiles={"B3": 18}, marks={0: "B3.1"}, deck=""))
    assert (table.question, table.hand(), table.settlers()) == ("take", [], {"B3.4"})


def test_d15_2_a_card_is_discarded_after_its_effect_so_a_gate_does_not_draw_itself() -> None:
    table = position(tiles={"B3": 18}, marks={0: "B3.1"}, deck="", discards="cannon", cards={0: "gate"})
    table.do("play gate", "take board.settle", "place B3.4")
    assert table.chances() == {"~card cannon": 1}
    table.do("~card cannon")
    assert (table.hand(), table.discards(), table.question) == (["cannon"], ["gate"], "wheel")


def test_d15_2_nor_does_a_map_and_with_nothing_else_left_nothing_is_drawn() -> None:
    table = position(tiles={"B3": 25}, deck="", cards={0: "map"})
    table.do("play map", "mark B3.3", "take board.settle", "place B3.1")
    assert (table.hand(), table.discards(), table.question) == ([], ["map"], "wheel")


def test_d15_3_any_number_may_be_held() -> None:
    table = position(cards={0: " ".join(CARDS)}).do("wheel produce", "end")
    assert (table.asked, len(table.hand())) == (1, 8)


@pytest.mark.parametrize("viewer", [1, -2])
def test_d15_3_others_see_only_how_many(viewer: int) -> None:
    one, two = position(cards={0: "gate map"}).see(viewer), position(cards={0: "cannon treasure"}).see(viewer)
    assert one == two
    assert (one.players[0].cards, one.hand) == (2, ())
    assert position(cards={0: "gate map"}).see(0).hand == ("gate", "map")


def test_d15_3_a_card_drawn_is_told_to_its_owner_alone() -> None:
    table = drawing(position(tiles={"B3": 18}, marks={0: "B3.1"}))
    action = GAME.read(table.state, "~card gate")
    assert [GAME.shown(table.state, -1, action, seat) for seat in (0, 1, -2)] == ["~card gate", "~card ?", "~card ?"]
    assert "diluvium-card-drawn" in table.lines_of("~card gate", 0)
    assert "diluvium-card-drawn-hidden" in table.lines_of("~card gate", 1)


@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
@pytest.mark.parametrize(("card", "kind"), [("cornucopia", "food"), ("machines", "craft"), ("legendary", "weapons")])
def test_d15_4_three_of_a_kind_or_what_is_left(card: str, kind: str, left: int) -> None:
    table = position(cards={0: card}, tray=f"{kind} {left}")
    if not left:
        assert table.moves("play") == set()
        return
    table.do(f"play {card}")
    at = ("food", "craft", "weapons").index(kind)
    assert (table.held()[at], sum(table.held()), table.tray()[at]) == (min(3, left), min(3, left), max(0, left - 3))


def test_d15_4_cornucopia_takes_3_food() -> None:
    assert position(cards={0: "cornucopia"}).do("play cornucopia").held() == (3, 0, 0)


def test_d15_5_automated_machines_take_3_craft() -> None:
    assert position(cards={0: "machines"}).do("play machines").held() == (0, 3, 0)


def test_d15_6_legendary_weapons_take_3_weapons() -> None:
    assert position(cards={0: "legendary"}).do("play legendary").held() == (0, 0, 3)


@pytest.mark.parametrize(("action", "ship"), [("explore", "explorer"), ("engage", "warship")])
def test_d15_7_the_compass_moves_a_ship_up_to_two_tiles_further(action: str, ship: str) -> None:
    table = position(tiles=CALM_SEA, cards={0: "compass"}).do(f"wheel {action}")
    assert "B4" not in table.moves("sail")
    table.do("play compass")
    row = {name: price for name, price in table.prices().items() if name.startswith("B")}
    assert row == {"B2": 0, "B3": 0, "B4": 0, "B5": 0}
    assert table.discards() == ["compass"]


def test_d15_7_zero_tiles_further_is_allowed() -> None:
    table = position(tiles=CALM_SEA, cards={0: "compass"}).do("wheel explore", "play compass", "sail B2", "mark B2.1")
    assert (table.explorer(), table.asked) == ("B2", 1)


def test_d15_7_two_compasses_add_up_and_food_goes_on_from_there() -> None:
    table = position(tiles=CALM_SEA, cards={0: "compass compass"}, held={0: "food 1"}).do("wheel explore")
    table.do("play compass", "play compass")
    assert table.prices()["B6"] == 0
    one = position(tiles=CALM_SEA, cards={0: "compass compass"}, held={0: "food 1"})
    one.do("wheel explore", "play compass")
    assert one.prices()["B6"] == 1


def test_d15_7_a_hidden_tile_still_costs_its_food_and_ends_the_movement() -> None:
    table = position(cards={0: "compass"}, held={0: "food 2"}).do("wheel explore", "play compass")
    assert table.moves("sail") == {"B2", "A1", "A2", "B3", "C1"}
    assert table.prices()["B3"] == 2


@pytest.mark.parametrize("after", [False, True])
def test_d15_7_only_with_a_ship_about_to_sail(after: bool) -> None:
    table = position(cards={0: "compass"})
    table = table.do("wheel produce") if after else table
    refusal = table.refused("play compass")
    assert (refusal.message, refusal.rules) == ("diluvium-compass-not-now", ("D-15.7",))


def test_d15_7_it_helps_this_movement_only() -> None:
    table = position(tiles=CALM_SEA, cards={0: "compass"}).do("wheel explore", "play compass", "sail B2", "mark B2.1")
    table.do("wheel produce", "wheel engage")
    assert "B4" not in table.moves("sail")


@pytest.mark.parametrize(
    ("cards", "farther"),
    [({}, False), ({1: "map"}, True), ({1: "compass"}, True), ({0: "compass compass", 1: "map"}, False)],
    ids=["no card", "any card", "a compass", "both compasses are yours"],
)
def test_d15_7_a_card_of_a_rival_may_be_a_compass(cards: dict[int, str], farther: bool) -> None:
    """B7 to B5 without anything; two tiles more if one of the rival's cards may be a compass."""
    rival = position(tiles=CALM_SEA, cards=cards).see().players[1]
    assert "B5" in rival.threatens
    assert "B3" not in rival.threatens
    assert ("B3" in rival.may_threaten) == farther


def test_d15_7_a_compass_played_carries_the_threat_farther() -> None:
    table = position(tiles=CALM_SEA, active=1, cards={1: "compass"}).do("wheel engage", "play compass")
    assert "B3" in table.see().players[1].threatens


def test_d15_8_the_treasure_is_2_gold() -> None:
    assert position(cards={0: "treasure"}).do("play treasure").gold() == 2


def test_d15_9_the_cannon_moves_the_marker_up_one() -> None:
    table = position(cards={0: "cannon"}, strength={0: 5}).do("play cannon")
    assert (table.state.strength, table.held()) == ([6, 1], (0, 0, 0))


def test_d15_9_before_a_fight_of_the_same_turn() -> None:
    table = position(tiles=CALM_SEA, cards={0: "cannon"}, warship={0: "B2", 1: "A1"}, strength={1: 2})
    table.do("play cannon", "wheel engage", "sail A1")
    assert table.warship(1) == "B7"


def test_d15_10_the_gate_moves_one_settler_and_it_harvests() -> None:
    table = position(tiles=CALM_SEA, marks={0: "A1.1"}, settlers={0: "B1.1"}, cards={0: "gate"}).do("play gate")
    assert table.moves("take") == {"B1.1", "board.settle", "board.produce", "board.engage"}
    table.do("take B1.1")
    assert table.moves("place") == {"A1.1", "A1.2", "A1.3", "A1.4"}
    table.do("place A1.4")
    assert (table.settlers(), table.held(), table.question) == ({"A1.4"}, (0, 1, 0), "wheel")


def test_d15_10_under_the_rules_of_the_settlers_box() -> None:
    table = position(tiles=CALM_SEA, marks={0: "A1.1"}, cards={0: "gate"}, warship={1: "A1"})
    table.do("play gate", "take board.settle")
    assert table.moves("place") == {"B1.1", "B1.2", "B1.3"}
    assert table.refused("place B2.1").rules == ("D-8.1",)
    assert table.refused("place A1.1").rules == ("D-7.4",)


def test_d15_10_it_is_no_settle_action() -> None:
    table = position(cards={0: "gate"}).do("play gate", "take board.settle", "place B1.1")
    assert "settle" in table.moves("wheel")
    assert table.state.wheel[0] == 4


def test_d15_11_the_map_marks_any_face_up_tile() -> None:
    table = position(cards={0: "map"}, tiles={"C5": 10}).do("play map")
    assert table.moves("mark") == {"B2.1", "B2.2", "B6.1", "B6.2", "C5.1", "C5.2"}
    table.do("mark C5.1")
    assert (table.marks(), table.gold(), table.state.markers[0], table.explorer()) == ({"C5.1"}, 1 + 2, 5, "B1")


def test_d15_11_not_a_tile_explored_before() -> None:
    table = position(cards={0: "map"}, marks={0: "B2.1"}).do("play map")
    assert table.moves("mark") == {"B6.1", "B6.2"}
    refusal = table.refused("mark B2.2")
    assert (refusal.message, refusal.rules) == ("diluvium-explored-already", ("D-6.6",))


def test_d15_11_not_a_tile_face_down() -> None:
    refusal = position(cards={0: "map"}).do("play map").refused("mark A1.1")
    assert (refusal.message, refusal.rules) == ("diluvium-face-down", ("D-15.11",))


def test_d15_11_a_settle_space_settles() -> None:
    table = position(cards={0: "map"}).do("play map", "mark B6.2", "take board.engage", "place B6.3")
    assert (table.settlers(), table.held()) == ({"B6.3"}, (0, 0, 1))


def test_d15_11_an_enemy_warship_there_does_not_matter() -> None:
    table = position(cards={0: "map"}, warship={1: "B6"}).do("play map", "mark B6.1")
    assert (table.marks(), table.gold()) == ({"B6.1"}, 2)


def test_d15_11_but_under_it_nobody_settles() -> None:
    table = position(cards={0: "map"}, warship={1: "B6"}).do("play map", "mark B6.2")
    assert (table.marks(), table.gold(), table.settlers(), table.question) == ({"B6.2"}, 1, set(), "wheel")


def test_d15_11_without_a_marker_it_is_of_no_use() -> None:
    table = position(tiles=CALM_SEA, cards={0: "map"}, marks={0: "B2.1 A1.1 B3.1 A2.1 C1.1 C2.1"})
    assert table.moves("play") == set()
