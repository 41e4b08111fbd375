"""The Last Bastion (S-34).

  A1  A2  A3  A4  A5*
B1  B2  B3  B4  B5* B6* B7      B1 is your city, B7 the Chinese one, beside B6 and C5
      C1  C2  C3  C4* C5*       (C1 lies below B2 and B3)
"""

from __future__ import annotations

from seaboard.core.rng import Rng
from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.adversary_explore import AdversaryExplore
from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversarySettle
from seaboard.games.diluvium.campaign.rules.movement import tiles_for
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY
from seaboard.games.diluvium.rules.notation import KIND_NAMES
from tests.games.campaign.voyage import Voyage, new_voyage, position, settlers_by_side

NAME = "last-bastion"
GATE = "B6.1 B6.2 B6.3 B6.4"  # tile 18: weapons 1, 2, food 3, ruins 4


def column(voyage: Voyage) -> list[str]:
    return [KIND_NAMES[kind] for kind in voyage.state.column]


def tiles_at(voyage: Voyage, place: str) -> dict[int, int]:
    """How often each tile may lie there."""
    found: dict[int, int] = {}
    for action in tiles_for(voyage.state, voyage.at(place)):
        found[action >> 11] = found.get(action >> 11, 0) + 1
    return found


def full(**pieces: object) -> Voyage:
    """It has explored nothing, so it cannot settle; its column: weapons, craft, food, ruins."""
    return position(NAME, tiles={"B3": 9, "B5": 22, "C4": 23}, **pieces)  # type: ignore[arg-type]


# S-34.1: the victory


def test_s34_1_all_spaces_at_its_gates_and_more_gold_win() -> None:
    voyage = position(NAME, tiles={"B6": 18}, settlers={0: GATE}, gold=(9, 8)).do("wheel produce")
    while voyage.ending == "":
        voyage.do("done")
    assert voyage.ending == "unstoppable"


def test_s34_1_the_other_tile_will_do() -> None:
    voyage = position(NAME, tiles={"C5": 17}, settlers={0: "C5.1 C5.2 C5.3"}, gold=(9, 8)).do("wheel produce")
    assert voyage.ending == "unstoppable"


def test_s34_1_a_space_left_again_in_the_same_round_changes_nothing() -> None:
    voyage = position(NAME, tiles={"C5": 17}, settlers={0: "C5.1 C5.2"}, marks={0: "C5.1"}, gold=(9, 8))
    voyage.do("wheel settle", "take board.produce", "place C5.3", "~card cannon", "take C5.1", "place B1.1", "end")
    assert voyage.ending == "unstoppable"


def test_s34_1_not_with_less_gold() -> None:
    voyage = position(NAME, tiles={"C5": 17}, settlers={0: "C5.1 C5.2 C5.3"}, gold=(8, 8)).do("wheel produce")
    assert voyage.ending == "poorer"


def test_s34_1_every_space_counts() -> None:
    for others in ({}, {1: "B6.4"}):
        voyage = position(NAME, tiles={"B6": 18}, settlers={0: "B6.1 B6.2 B6.3", **others}, gold=(9, 8)).do(
            "wheel produce"
        )
        if voyage.question == "trade":
            voyage.do("done")
        assert voyage.ending == ""


def test_s34_1_not_on_a_tile_further_away() -> None:
    voyage = position(NAME, tiles={"B5": 17}, settlers={0: "B5.1 B5.2 B5.3"}, gold=(9, 8)).do("wheel produce")
    assert voyage.ending == ""


# S-34.2: set-up


def test_s34_2_five_of_eight_tiles_on_the_green_places() -> None:
    voyage = new_voyage(NAME)
    assert tiles_at(voyage, "B6") == dict.fromkeys(range(17, 25), 1)


def test_s34_2_the_three_left_lie_among_the_others() -> None:
    voyage = new_voyage(NAME)
    # of eight tiles three lie elsewhere: 3/8 for each, against 1 for each lair
    assert tiles_at(voyage, "B4") == {**dict.fromkeys(range(17, 25), 3), **dict.fromkeys(range(25, 30), 8)}
    for place, tile in (("A3", 17), ("B4", 18), ("C2", 19)):
        voyage.lay(place, tile)
    assert tiles_at(voyage, "B6") == dict.fromkeys(range(20, 25), 1)


def test_s34_2_no_tile_lies_twice() -> None:
    for seed in range(20):
        voyage = new_voyage(NAME, seed=seed)
        rng = Rng(seed)
        for place in sorted(set(voyage.names) - {"B1", "B2", "B7"}):
            voyage.lay(place, rng.choice(tiles_for(voyage.state, voyage.at(place))) >> 11)
        laid = [tile for tile in voyage.state.tiles if 0 < tile < 30]
        assert len(laid) == len(set(laid)) == 15
        assert all(17 <= voyage.state.tiles[voyage.at(place)] <= 24 for place in ("A5", "B5", "B6", "C4", "C5"))


# S-34.3: it cannot settle


def test_s34_3_it_replaces_your_settler_by_the_highest_token() -> None:
    voyage = full(settlers={0: "B5.1 C4.1"}).run(AdversarySettle(0, 1))  # craft, weapons
    assert (voyage.question, voyage.moves()) == (
        "wheel",
        {"wheel explore", "wheel settle", "wheel produce", "wheel engage"},
    )
    assert (voyage.settlers(), "C4.1" in voyage.settlers(ADVERSARY)) == ({"B5.1"}, True)
    assert (voyage.state.sections[:4], voyage.state.reserve(), voyage.gold(ADVERSARY)) == ([0, 2, 3, 3], 5, 0)
    assert column(voyage) == ["craft", "food", "ruins", "weapons"]


def test_s34_3_you_choose_among_those_that_match() -> None:
    voyage = full(settlers={0: "B5.1 C4.1 B3.3"}).run(AdversarySettle(0, 1))
    assert (voyage.question, voyage.moves()) == ("replace", {"take C4.1", "take B3.3"})
    voyage.do("take B3.3")
    assert voyage.settlers() == {"B5.1", "C4.1"}


def test_s34_3_and_the_section_it_returns_to() -> None:
    voyage = full(settlers={0: "B5.1 B5.2 B5.3 C4.1"}).run(AdversarySettle(0, 1))
    assert (voyage.question, voyage.moves()) == ("back", {"flee board.settle", "flee board.produce"})
    assert voyage.do("flee board.produce").state.sections[:4] == [0, 0, 3, 3]


def test_s34_3_a_lower_token_where_the_highest_has_nobody() -> None:
    voyage = full(settlers={0: "B5.4"}).run(AdversarySettle(0, 1))  # food
    assert (voyage.settlers(), column(voyage)) == (set(), ["weapons", "craft", "ruins", "food"])


def test_s34_3_not_while_it_finds_a_space() -> None:
    voyage = full(settlers={0: "C4.1"}, marks={1: "B5.1"}).run(AdversarySettle(0, 1))
    assert (voyage.settlers(), "B5.1" in voyage.settlers(ADVERSARY)) == ({"C4.1"}, True)


def test_s34_3_your_city_and_your_warship_are_safe() -> None:
    voyage = full(settlers={0: "B1.3 C4.1"}, warship={0: "C4"}).run(AdversarySettle(0, 1))
    assert (voyage.settlers(), voyage.gold(ADVERSARY)) == ({"B1.3", "C4.1"}, 1)


def test_s34_3_without_settlers_of_yours_it_takes_a_coin() -> None:
    voyage = full()
    before = voyage.state.tray[2]
    voyage.run(AdversarySettle(0, 1))
    assert (voyage.gold(ADVERSARY), voyage.state.tray[2]) == (1, before - 1)


def test_s34_3_ruins_bring_it_a_card() -> None:
    voyage = position(NAME, tiles={"B5": 18}, settlers={0: "B5.4"}).run(AdversarySettle(0, 1))
    assert voyage.question == "card"
    assert voyage.do("~card treasure").gold(ADVERSARY) > 0


def test_s34_3_without_settlers_of_its_own_it_takes_ten() -> None:
    voyage = full(settlers={0: "C4.1"})
    voyage.state.sections[4] = 0
    voyage.run(AdversarySettle(0, 2))
    assert (voyage.settlers(), voyage.gold(ADVERSARY)) == ({"C4.1"}, 10)


# S-34.4: its ships


def test_s34_4_its_warship_replaces_one_and_scares_the_rest() -> None:
    voyage = position(NAME, tiles={"B5": 24, "B6": 18}, settlers={0: "B5.1 B5.5"}, warship={1: "B6"})
    voyage.run(AdversaryEngage(0, 0, 1))
    assert (voyage.settlers(ADVERSARY) >= {"B5.5"}, voyage.gold(ADVERSARY)) == (True, 0)
    assert voyage.question == "flee"
    voyage.do("flee board.settle")
    assert (voyage.settlers(), voyage.gold(ADVERSARY)) == (set(), 1)


def test_s34_4_not_when_your_warship_beats_it() -> None:
    voyage = position(
        NAME, tiles={"B5": 24, "B6": 18}, settlers={0: "B5.1"}, warship={0: "B5", 1: "B6"}, strength={0: 6}
    ).run(AdversaryEngage(0, 0, 1))
    voyage.do("~token 0")
    assert (voyage.settlers(), voyage.warship(ADVERSARY)) == ({"B5.1"}, "B7")


def test_s34_4_after_a_battle_won() -> None:
    voyage = position(
        NAME, tiles={"B5": 24, "B6": 18}, settlers={0: "B5.1"}, warship={0: "B5", 1: "B6"}, strength={1: 6}
    ).run(AdversaryEngage(0, 0, 1))
    voyage.do("~token 0")
    assert (voyage.settlers(), voyage.settlers(ADVERSARY) >= {"B5.1"}, voyage.warship()) == (set(), True, "B1")


def exploring(settlers: str) -> Voyage:
    """Its exploration ship sails from B6 to C5, which it has not explored."""
    others = {"A5": 19, "B5": 22, "C4": 23, "B6": 18, "C5": 21}  # C5: food 1 to 3, weapons 4, 5
    voyage = position(NAME, tiles=others, settlers={0: settlers}, explorer={1: "B6"}, marks={1: "A5.1 B5.1 B6.1 C4.1"})
    return voyage.run(AdversaryExplore())


def test_s34_4_its_exploration_ship_replaces_one() -> None:
    voyage = exploring("C5.1 C5.4 C5.5")
    assert (voyage.explorer(ADVERSARY), voyage.moves()) == ("C5", {"take C5.4", "take C5.5"})
    before = settlers_by_side(voyage.state)
    voyage.do("take C5.4")
    assert (voyage.settlers(), settlers_by_side(voyage.state)) == ({"C5.1", "C5.5"}, before)


def test_s34_4_nobody_there_nothing_happens() -> None:
    assert exploring("B5.1").settlers() == {"B5.1"}


def test_s34_4_a_ship_that_does_not_move_replaces_nobody() -> None:
    voyage = exploring("B5.1")
    voyage.state.explored[ADVERSARY] = voyage.state.tables.ocean
    voyage.settle(0, ["C5.1"])
    assert voyage.run(AdversaryExplore()).settlers() == {"B5.1", "C5.1"}


def test_s34_4_without_settlers_of_its_own_it_takes_ten() -> None:
    voyage = position(NAME, tiles={"B5": 24, "B6": 18}, settlers={0: "B5.1"}, warship={1: "B6"})
    voyage.state.sections[4] = 0
    voyage.run(AdversaryEngage(0, 0, 1)).do("flee board.settle")
    assert (voyage.settlers(), voyage.gold(ADVERSARY)) == (set(), 11)
