"""D-2: the sea, the boards, the first player."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from tests.games.diluvium.helpers import CITY, FACE_UP, GAME, SUPPLY, Table, new_table

COST_0, COST_1, COST_2 = range(1, 5), range(5, 17), range(17, 30)
EVERY_NUMBER = pytest.mark.parametrize("players", [2, 3, 4])
LAYOUT = {2: (2, 6, 7), 3: (3, 9, 10), 4: (4, 12, 13)}


@EVERY_NUMBER
def test_d2_1_the_layout_has_its_tiles_of_each_cost_and_a_city_for_each_seat(players: int) -> None:
    sea = new_table(players=players).see().sea
    ocean = Counter(place.cost for place in sea if place.city is None)
    assert tuple(ocean[cost] for cost in range(3)) == LAYOUT[players]
    assert {place.city: place.name for place in sea if place.city is not None} == dict(enumerate(CITY[players]))


@EVERY_NUMBER
def test_d2_1_tiles_of_cost_0_begin_face_up_and_all_others_face_down(players: int) -> None:
    for place in new_table(players=players).see().sea:
        if place.city is None:
            assert (place.tile is not None) == (place.cost == 0), place.name


@EVERY_NUMBER
def test_d2_1_each_place_takes_a_random_tile_of_its_cost(players: int) -> None:
    table = Table(GAME.new({"players": players}))
    first = next(iter(table.chances())).split()[1]
    assert table.chances() == {f"~tile {first} {tile}": 1 for tile in COST_0}
    table.do(f"~tile {first} 3")
    assert {move.split()[2] for move in table.chances()} == {"1", "2", "4"}


@pytest.mark.parametrize(("place", "tiles"), [("A1", COST_1), ("B3", COST_2)])
def test_d2_1_a_hidden_tile_is_drawn_from_its_cost_when_it_is_turned_up(place: str, tiles: range) -> None:
    table = new_table()
    table.state.held[0] = 4
    table.do("wheel explore", f"sail {place}")
    assert table.chances() == {f"~tile {place} {tile}": 1 for tile in tiles}


@EVERY_NUMBER
def test_d2_1_all_seats_are_alike(players: int) -> None:
    """From every city the same numbers of tiles of each cost lie at each distance."""
    sea = {(place.q, place.r): place for place in new_table(players=players).see().sea}
    seen = []
    for city in [at for at, place in sea.items() if place.city is not None]:
        near = Counter((distance(city, at), place.cost) for at, place in sea.items() if place.city is None)
        seen.append(near)
    assert all(view == seen[0] for view in seen)


def distance(one: tuple[int, int], two: tuple[int, int]) -> int:
    q, r = one[0] - two[0], one[1] - two[1]
    return max(abs(q), abs(r), abs(q + r))


@EVERY_NUMBER
def test_d2_2_every_player_begins_with_six_markers_nine_settlers_and_strength_1(players: int) -> None:
    table = new_table(players=players)
    for player in table.see().players:
        assert (player.markers, player.sections, player.strength) == (6, (0, 3, 3, 3), 1)
    assert all(table.settlers(seat) == table.marks(seat) == set() for seat in range(players))


@EVERY_NUMBER
def test_d2_2_nobody_begins_with_resources_gold_or_cards(players: int) -> None:
    table = new_table(players=players)
    for seat in range(players):
        assert (table.held(seat), table.gold(seat), table.hand(seat)) == ((0, 0, 0), 0, [])


@EVERY_NUMBER
def test_d2_3_both_ships_begin_in_the_city(players: int) -> None:
    table = new_table(players=players)
    ships = [(table.explorer(seat), table.warship(seat)) for seat in range(players)]
    assert ships == [(city, city) for city in CITY[players]]


def test_d2_4_sixteen_ruins_cards_two_of_each_kind_and_any_may_come_first() -> None:
    table = new_table()
    assert table.see().supplies.deck == 16
    assert table.see().supplies.discards == ()
    settle_on_ruins(table)
    kinds = ("cornucopia", "machines", "legendary", "compass", "treasure", "cannon", "gate", "map")
    assert table.chances() == {f"~card {kind}": 2 for kind in kinds}


def settle_on_ruins(table: Table) -> None:
    table.state.held[0] = 4
    table.do("wheel explore", "sail C1", "~tile C1 11", "mark C1.3", "take board.settle", "place C1.4")


@EVERY_NUMBER
def test_d2_5_the_trays(players: int) -> None:
    assert new_table(players=players).tray() == (SUPPLY[players],) * 3
    assert {2: 16, 3: 23, 4: 28}[players] == SUPPLY[players]


def test_d2_6_gold_does_not_run_out() -> None:
    table = new_table()
    table.state.gold[1] = 10_000
    table.state.held[1] = 4
    table.do("wheel explore", "sail B2", "mark B2.1")
    assert table.gold() == 2


@EVERY_NUMBER
def test_d2_7_anybody_may_be_the_first_player(players: int) -> None:
    table = Table(GAME.new({"players": players}))
    for place, tile in FACE_UP[players].items():
        table.do(f"~tile {place} {tile}")
    assert table.chances() == {f"~first {seat + 1}": 1 for seat in range(players)}
    for seat in range(players):
        begun = table.copy().do(f"~first {seat + 1}")
        assert (begun.asked, begun.see().first) == (seat, seat)


def test_d2_7_a_seat_that_nobody_has_is_never_first() -> None:
    table = Table(GAME.new({})).do("~tile B2 1", "~tile B6 2")
    assert table.refused("~first 3").message == "move-impossible-chance"


@EVERY_NUMBER
def test_d2_8_peoples_are_given_by_seat(players: int) -> None:
    peoples = tuple(player.people for player in new_table(players=players).see().players)
    expected = {2: ("greeks", "aztecs"), 3: ("greeks", "egyptians", "aztecs")}
    assert peoples == expected.get(players, ("greeks", "egyptians", "chinese", "aztecs"))


def test_d2_8_peoples_can_be_dealt_each_to_one_seat() -> None:
    table = Table(GAME.new({"peoples": "dealt"})).do("~tile B2 1", "~tile B6 2")
    assert set(table.chances()) == {f"~people {people}" for people in ("greeks", "egyptians", "aztecs", "chinese")}
    table.do("~people chinese")
    assert set(table.chances()) == {"~people greeks", "~people egyptians", "~people aztecs"}
    table.do("~people greeks")
    assert [player.people for player in table.see().players] == ["chinese", "greeks"]


@EVERY_NUMBER
def test_d2_8_b_sides_are_dealt_each_once(players: int) -> None:
    dealt = set()
    for seed in range(60):
        table, rng = Table(GAME.new({"players": players, "boards": "dealt"})), Rng(seed)
        while table.asked == NATURE:
            GAME.apply(table.state, NATURE, GAME.sample(table.state, rng))
        boards = tuple(player.board or "" for player in table.see().players)
        assert len(set(boards)) == players
        dealt.add(boards)
    possible = set(permutations(("warmonger", "artisan", "explorer", "settler"), players))
    assert dealt <= possible
    assert len(dealt) > len(possible) / 2


@pytest.mark.parametrize("first", [0, 1, 2])
def test_d2_8_b_sides_are_chosen_from_the_last_player_back_to_the_first(first: int) -> None:
    table = Table(GAME.new({"players": 3, "boards": "chosen"})).do("~tile B2 1", "~tile D5 2", "~tile F2 3")
    table.do(f"~first {first + 1}")
    seats = []
    for board in ("artisan", "settler", "explorer"):
        seats.append(table.asked)
        assert f"board {board}" in table.moves()
        table.do(f"board {board}")
    assert seats == [(first + 2) % 3, (first + 1) % 3, first]
    assert (table.asked, table.question) == (first, "wheel")
    assert [table.see().players[seat].board for seat in seats] == ["artisan", "settler", "explorer"]


def test_d2_8_a_board_is_given_once_and_no_a_side_is_among_them() -> None:
    table = Table(GAME.new({"boards": "chosen"})).do("~tile B2 1", "~tile B6 2", "~first 1")
    assert table.moves("board") == {"warmonger", "artisan", "explorer", "settler"}
    table.do("board artisan")
    assert table.moves("board") == {"warmonger", "explorer", "settler"}
