"""D-12: warship against warship."""

from __future__ import annotations

import pytest

from tests.games.diluvium.helpers import CALM_SEA, GAME, Table, position


def battle(
    attack: int,
    defence: int,
    *,
    mine: int = 1,
    theirs: int = 1,
    sections: tuple[int, int, int, int] = (0, 3, 3, 3),
    settlers: dict[int, str] | None = None,
    explorer: dict[int, str] | None = None,
) -> Table:
    """Seat 0 attacks seat 1 at A1 with so many weapons; `mine` and `theirs` are the markers."""
    table = position(
        tiles=CALM_SEA,
        warship={0: "B2", 1: "A1"},
        held={0: "craft 1 weapons 3", 1: "craft 1 weapons 3"},
        strength={0: mine, 1: theirs},
        settlers=settlers,
        marks={seat: f"A1.{seat + 1}" for seat in settlers or {}},
        sections={0: sections},
        explorer=explorer or {},
    )
    return table.do("wheel engage", "sail A1").answer(0, f"commit {attack}").answer(1, f"commit {defence}")


def test_d12_1_a_warship_that_ends_there_must_fight() -> None:
    table = position(tiles=CALM_SEA, warship={0: "B2", 1: "A1"}, held={0: "food 1", 1: "food 1"})
    table.do("wheel engage", "sail A1")
    assert table.question == "commit"
    ask = GAME.ask(table.state)
    assert ask is not None
    assert ask.seats == (0, 1)
    assert all(move.startswith("commit") for move in table.moves())


def test_d12_1_passing_is_no_fight() -> None:
    table = position(tiles=CALM_SEA, warship={1: "B2"}, held={0: "food 1", 1: "food 1"}).do("wheel engage", "sail B3")
    assert (table.asked, table.question, table.warship(1)) == (1, "wheel", "B2")


def test_d12_1_warships_do_not_meet_in_cities() -> None:
    table = position(tiles=CALM_SEA, warship={0: "B6"}).do("wheel engage")
    assert table.refused("sail B7").message == "diluvium-enemy-city"
    assert table.do("stay").asked == 1


def test_d12_1_the_exploration_action_starts_no_fight() -> None:
    table = position(tiles=CALM_SEA, warship={1: "A1"}, explorer={0: "B2"}).do("wheel explore")
    assert table.refused("sail A1").message == "diluvium-enemy-warship"


def test_d12_2_both_are_asked_at_once_and_may_answer_in_any_order() -> None:
    table = position(tiles=CALM_SEA, warship={0: "B2", 1: "A1"}, held={0: "weapons 2", 1: "weapons 1"})
    table.do("wheel engage", "sail A1")
    forth = table.copy().answer(0, "commit 2").answer(1, "commit 1")
    back = table.copy().answer(1, "commit 1").answer(0, "commit 2")
    assert forth.state.data() == back.state.data()


def test_d12_2_any_number_of_the_own_weapons() -> None:
    table = position(tiles=CALM_SEA, warship={0: "B2", 1: "A1"}, held={0: "food 2 weapons 2", 1: "weapons 1"})
    table.do("wheel engage", "sail A1")
    assert table.moves("commit") == {"0", "1", "2"}
    refusal = table.refused("commit 3")
    assert (refusal.message, refusal.rules, refusal.args["held"]) == ("diluvium-too-few", ("D-12.2",), 2)


@pytest.mark.parametrize("first", [0, 1])
def test_d12_2_a_sealed_number_is_seen_by_nobody_else(first: int) -> None:
    table = position(
        players=3, tiles={"B2": 1, "B1": 5}, warship={0: "B2", 1: "B1"}, held={0: "weapons 2", 1: "weapons 2"}
    )
    table.do("wheel engage", "sail B1")
    one, two = table.copy().answer(first, "commit 0"), table.copy().answer(first, "commit 2")
    for seat in {1 - first, 2, -2}:
        assert one.see(seat) == two.see(seat)
        assert GAME.shown(table.state, first, GAME.read(table.state, "commit 2"), seat) == "commit ?"
    assert GAME.shown(table.state, first, GAME.read(table.state, "commit 2"), first) == "commit 2"
    mine = one.see(first).battle
    assert mine is not None
    assert (mine.mine, mine.committed) == (0, (first,))


def test_d12_2_who_holds_nothing_is_not_asked() -> None:
    table = position(tiles=CALM_SEA, warship={0: "B2", 1: "A1"}, held={1: "food 1"}).do("wheel engage", "sail A1")
    assert (table.question, table.asked, table.moves()) == ("commit", 1, {"commit 0"})
    table = position(tiles=CALM_SEA, warship={0: "B2", 1: "A1"}).do("wheel engage", "sail A1")
    assert (table.question, table.warship(1)) == ("wheel", "B7")


@pytest.mark.parametrize(
    ("attack", "defence", "mine", "theirs", "won"),
    [
        (0, 0, 2, 1, True),
        (0, 0, 1, 2, False),
        (1, 0, 1, 2, True),
        (3, 0, 1, 5, False),
        (3, 1, 2, 3, True),
        (0, 3, 4, 2, False),
        (2, 3, 4, 2, True),
    ],
)
def test_d12_3_marker_plus_weapons_decides(attack: int, defence: int, mine: int, theirs: int, won: bool) -> None:
    table = battle(attack, defence, mine=mine, theirs=theirs)
    assert (table.warship(0), table.warship(1)) == (("A1", "B7") if won else ("B1", "A1"))


@pytest.mark.parametrize(("attack", "defence", "mine", "theirs"), [(0, 0, 1, 1), (3, 1, 1, 3), (1, 3, 4, 2)])
def test_d12_3_tie_favours_the_attacker(attack: int, defence: int, mine: int, theirs: int) -> None:
    table = battle(attack, defence, mine=mine, theirs=theirs)
    assert (table.warship(0), table.warship(1)) == ("A1", "B7")


@pytest.mark.parametrize(("attack", "defence"), [(2, 1), (0, 3), (3, 3)])
def test_d12_4_both_discard_what_they_committed(attack: int, defence: int) -> None:
    table = battle(attack, defence)
    assert (table.held(0), table.held(1)) == ((0, 1, 3 - attack), (0, 1, 3 - defence))
    assert table.see().supplies.spent == (0, 0, attack + defence)


def test_d12_4_the_marker_does_not_move() -> None:
    assert battle(3, 3).state.strength == [1, 1]


@pytest.mark.parametrize(("weapons", "home"), [(0, ("A1", "B7")), (1, ("B1", "A1"))])
def test_d12_5_the_losers_warship_goes_to_its_city(weapons: int, home: tuple[str, str]) -> None:
    table = battle(0, weapons)
    assert (table.warship(0), table.warship(1)) == home


@pytest.mark.parametrize(("theirs", "gold"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_d12_6_the_winner_gains_by_the_losers_marker(theirs: int, gold: int) -> None:
    table = battle(3, 0, mine=6, theirs=theirs)
    assert (table.gold(0), table.gold(1)) == (gold, 0)


@pytest.mark.parametrize(("mine", "gold"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_d12_6_a_defender_who_wins_gains_by_the_attackers_marker(mine: int, gold: int) -> None:
    table = battle(0, 3, mine=mine, theirs=6)
    assert (table.gold(0), table.gold(1)) == (0, gold)


def test_d12_6_weapons_committed_do_not_count_for_the_gold() -> None:
    assert battle(3, 2, theirs=2).gold(0) == 1


@pytest.mark.parametrize(("left", "mine", "gold"), [(0, 1, 1 + 1), (0, 4, 1 + 2), (0, 6, 1 + 4), (1, 6, 1)])
def test_d12_7_the_bonus_pays_by_ones_own_marker(left: int, mine: int, gold: int) -> None:
    assert battle(0, 0, mine=mine, sections=(0, 3, 3, left)).gold(0) == gold


def test_d12_7_not_for_an_attacker_who_loses() -> None:
    table = battle(0, 3, sections=(0, 3, 3, 0))
    assert (table.gold(0), table.gold(1)) == (0, 1)


def test_d12_7_not_for_a_defender_who_wins() -> None:
    table = position(tiles=CALM_SEA, warship={0: "B2", 1: "A1"}, strength={1: 3}, sections={1: (0, 3, 3, 0)})
    table.do("wheel engage", "sail A1")
    assert (table.gold(0), table.gold(1)) == (0, 1)


def test_d12_8_the_losers_pieces_flee() -> None:
    table = battle(1, 0, settlers={1: "A1.1"}, explorer={1: "A1"})
    assert (table.question, table.asked, table.explorer(1)) == ("flee", 1, "B7")
    table.do("flee board.settle")
    assert (table.gold(0), table.settlers(1), table.asked) == (1 + 2, set(), 1)


def test_d12_8_an_attacker_who_loses_has_pieces_that_flee_too() -> None:
    """Seat 0 has a settler and the exploration ship on the tile where it attacks and loses."""
    table = battle(0, 1, settlers={0: "A1.1"}, explorer={0: "A1"})
    assert (table.question, table.asked) == ("flee", 0)
    table.do("flee B1.2")
    assert (table.gold(0), table.gold(1)) == (0, 1 + 2)
    assert (table.explorer(0), table.warship(0), table.settlers(0), table.held(0)) == ("B1", "B1", {"B1.2"}, (0, 2, 3))
    assert (table.asked, table.question) == (1, "wheel")


def test_d12_8_a_defender_who_wins_scares_the_losers_pieces_only() -> None:
    table = position(
        players=3,
        tiles={"B2": 1, "B1": 5},
        warship={0: "B2", 1: "B1"},
        settlers={0: "B1.1", 2: "B1.2"},
        marks={0: "B1.1", 2: "B1.2"},
        explorer={2: "B1"},
        strength={1: 2},
        sections={0: (0, 2, 3, 3)},
    )
    table.do("wheel engage", "sail B1", "flee board.settle")
    assert (table.asked, table.question) == (1, "wheel")
    assert (table.settlers(2), table.explorer(2), table.gold(1)) == ({"B1.2"}, "B1", 2)


def test_d12_8_the_winners_own_pieces_stay() -> None:
    table = battle(1, 0, settlers={0: "A1.1", 1: "A1.2"}, explorer={0: "A1"}).do("flee board.settle")
    assert (table.settlers(0), table.explorer(0), table.gold(0)) == ({"A1.1"}, "A1", 2)
