"""The Hydra's Ire (S-35).

      A1  A2  A3a A4a A5
    B1  B2  B3  B4  B5  B6  B7      B1 is your city, B7 the Chinese one, B4 the hydra (tile 29, strength 6, 9 gold)
          C1  C2a C3a C4  C5

A1 is tile 5 (food 1 to 3, craft 4), C1 tile 6, face down. Allies on A3 (tile 8: food 1, 2, craft 3, 4), A4 (tile 9:
craft 1, 2, weapons 3, 4), C2 (tile 10: weapons 1, 2, food 3, 4) and C3 (tile 14: food, craft, weapons), two each.
"""

from __future__ import annotations

from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.setup import Bonuses
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY
from tests.games.campaign.voyage import Voyage, new_voyage, position, settlers_by_side

NAME = "hydras-ire"
ALLIES = {"A3.1", "A3.3", "A4.1", "A4.3", "C2.1", "C2.3", "C3.1", "C3.2"}
STRONG, RICH = 6, 9


def devour(voyage: Voyage, *spaces: str) -> Voyage:
    """The hydra has taken these."""
    for space in spaces:
        place, slot = space.split(".")
        voyage.state.remove(ALLY, voyage.at(place) * 8 + int(slot) - 1)
        voyage.state.allied += 1
    return voyage


def beside_the_hydra(heads: int = 0, **pieces: object) -> Voyage:
    voyage = position(NAME, tiles={"B3": 21}, warship={0: "B3"}, strength={0: STRONG}, **pieces)  # type: ignore[arg-type]
    voyage.state.tally = heads
    return voyage.do("wheel engage", "sail B4")


# S-35.1, S-35.6: three heads


def test_s35_1_three_heads_and_more_gold_win() -> None:
    voyage = beside_the_hydra(2, gold=(1, 9)).do("slay")
    assert (voyage.ending, voyage.gold(), voyage.warship()) == ("slayer", 1 + RICH, "B4")


def test_s35_1_not_with_less_gold() -> None:
    assert beside_the_hydra(2, gold=(0, 9)).do("slay").ending == "poorer"


def test_s35_1_also_when_the_last_ally_is_gone() -> None:
    voyage = devour(position(NAME, tiles={"B3": 21}, warship={0: "B3"}, strength={0: STRONG}), *ALLIES)
    voyage.state.tally = 2
    assert voyage.do("wheel engage", "sail B4", "slay").ending == "slayer"


def test_s35_6_the_first_two_heads_bring_no_gold_and_send_the_warship_home() -> None:
    for heads in (0, 1):
        voyage = beside_the_hydra(heads).do("slay")
        assert (voyage.state.tally, voyage.gold(), voyage.warship(), voyage.ending) == (heads + 1, 0, "B1", "")
        assert not voyage.state.slain


def test_s35_6_weapons_are_spent_each_time() -> None:
    voyage = position(NAME, tiles={"B3": 21}, warship={0: "B3"}, strength={0: 4}, held="weapons 3")
    assert voyage.do("wheel engage", "sail B4", "slay").held() == (0, 0, 1)


def test_s35_6_it_may_be_spared() -> None:
    voyage = beside_the_hydra().do("spare")
    assert (voyage.state.tally, voyage.warship()) == (0, "B4")


def test_s35_6_the_bonus_of_engage_is_paid_for_every_head() -> None:
    voyage = beside_the_hydra(sections=(0, 3, 3, 0)).do("slay")
    assert voyage.gold() == 4  # the strength of 6, not the 9 of the hydra


def test_s35_6_another_monster_is_slain_at_once() -> None:
    voyage = position(NAME, tiles={"B3": 25}, warship={0: "B2"}, strength={0: STRONG}).do(
        "wheel engage", "sail B3", "slay"
    )
    assert (voyage.gold(), voyage.state.tally, voyage.warship()) == (6, 0, "B3")


# S-35.2: set-up


def test_s35_2_eight_allies_on_four_tiles() -> None:
    voyage = new_voyage(NAME, bonuses=Bonuses(allies=2))
    assert (voyage.settlers(ALLY), voyage.state.people, voyage.state.allied) == (ALLIES, [0, 3, 2], 0)


# S-35.3: the hydra devours


def test_s35_3_each_engage_of_the_adversary_costs_an_ally() -> None:
    voyage = position(NAME, tiles={"B6": 2}, adversary_acts="engage").do("~token 0")
    assert (voyage.question, voyage.moves("take")) == ("devour", ALLIES)
    voyage.do("take A4.3")
    assert (voyage.settlers(ALLY), voyage.state.allied, voyage.state.lost) == (ALLIES - {"A4.3"}, 1, 0)
    assert (voyage.warship(ADVERSARY), voyage.gold(ADVERSARY)) == ("B6", 0)


def test_s35_3_from_the_tile_with_the_most_among_the_nearest() -> None:
    voyage = devour(position(NAME), "A4.3", "C2.1").run(AdversaryEngage(0, 0, 1))
    assert voyage.moves("take") == {"A3.1", "A3.3", "C3.1", "C3.2"}


def test_s35_3_distance_comes_first() -> None:
    voyage = devour(position(NAME, tiles={"A1": 5}, marks={0: "A1.1"}), *(ALLIES - {"A4.1"}))
    voyage.settle(ALLY, ["A1.1", "A1.2", "A1.3"])
    voyage.run(AdversaryEngage(0, 0, 1))
    assert (voyage.settlers(ALLY), voyage.question) == ({"A1.1", "A1.2", "A1.3"}, "wheel")


def test_s35_3_not_when_it_does_something_else() -> None:
    voyage = position(NAME, adversary_acts="produce").do("~token 0")
    assert voyage.settlers(ALLY) == ALLIES


def test_s35_3_nor_after_the_third_head() -> None:
    voyage = position(NAME, tiles={"B6": 2})
    voyage.state.tally = 3
    assert voyage.run(AdversaryEngage(0, 0, 1)).settlers(ALLY) == ALLIES


# S-35.4: placing them again


def test_s35_4_devoured_allies_come_back_to_tiles_5_and_6() -> None:
    voyage = devour(position(NAME, tiles={"A1": 5, "A2": 7}, marks={0: "A1.1 A2.1"}), "A3.1", "A4.1")
    before = settlers_by_side(voyage.state)
    voyage.do("wheel settle", "take allies")
    assert voyage.moves("place") == {"A1.1", "A1.2", "A1.3", "A1.4"}
    voyage.do("place A1.1")
    assert (voyage.held(), voyage.state.allied, "A1.1" in voyage.settlers(ALLY)) == ((0, 0, 0), 1, True)
    assert settlers_by_side(voyage.state) == before


def test_s35_4_not_on_a_tile_you_have_not_explored() -> None:
    voyage = devour(position(NAME, tiles={"A1": 5, "A2": 7}, marks={0: "A2.1"}), "A3.1").do("wheel settle")
    assert "take allies" not in voyage.moves()


def test_s35_4_not_while_none_is_devoured() -> None:
    assert "take allies" not in position(NAME, tiles={"A1": 5}, marks={0: "A1.1"}).do("wheel settle").moves()


def test_s35_4_one_own_and_one_ally() -> None:
    voyage = devour(position(NAME, tiles={"C1": 6}, marks={0: "C1.1"}), "A3.1").do(
        "wheel settle", "take allies", "place C1.1"
    )
    voyage.do("take board.settle", "place C1.2")
    assert (voyage.settlers(), voyage.held()) == ({"C1.2"}, (0, 1, 0))


def test_s35_4_allies_yield_nothing_when_you_produce() -> None:
    voyage = devour(position(NAME, tiles={"A1": 5}, settlers={0: "A1.1"}), "A3.1")
    voyage.settle(ALLY, ["A1.2"])
    assert voyage.do("wheel produce").held() == (1, 0, 0)


def test_s35_4_allies_scared_by_its_warship_may_come_back_too() -> None:
    voyage = position(NAME, tiles={"A5": 7}, warship={1: "A5"})
    voyage.state.story.ally_scared(voyage.state)
    assert (voyage.state.allied, voyage.state.lost) == (1, 0)


# S-35.5: no ally is left


def test_s35_5_no_ally_in_play_loses() -> None:
    assert devour(position(NAME, gold=(30, 0)), *ALLIES).do("wheel produce").ending == "forsaken"


def test_s35_5_one_placed_again_in_the_same_round_does_not_save_you() -> None:
    voyage = position(NAME, tiles={"A1": 5, "B6": 2}, marks={0: "A1.1"}, gold=(30, 0), adversary_acts="engage")
    devour(voyage, *(ALLIES - {"A3.1"})).do("~token 0")
    assert (voyage.settlers(ALLY), voyage.question, voyage.ending) == (set(), "wheel", "")
    voyage.do("wheel settle", "take allies", "place A1.1", "take allies", "place A1.2")
    assert (voyage.settlers(ALLY), voyage.ending) == ({"A1.1", "A1.2"}, "forsaken")


def test_s35_5_the_third_head_in_that_round_still_wins() -> None:
    tiles = {"B3": 21, "B6": 2}
    voyage = position(NAME, tiles=tiles, warship={0: "B3"}, strength={0: STRONG}, adversary_acts="produce")
    voyage.state.tally = 2
    devour(voyage, *(ALLIES - {"A3.1"})).do("~token 1*", "~column weapons-food-craft-ruins")
    assert voyage.settlers(ALLY) == set()
    assert voyage.do("wheel engage", "sail B4", "slay").ending == "slayer"


def test_s35_5_one_ally_goes_on() -> None:
    assert devour(position(NAME), *sorted(ALLIES)[1:]).do("wheel produce").ending == ""


# S-35.7: the hydra is theirs


def test_s35_7_its_warship_does_not_fight_the_hydra() -> None:
    voyage = position(NAME, tiles={"B5": 21}, warship={1: "B5"}, strength={1: 6}).run(AdversaryEngage(0, 0, 1))
    voyage.do("take A3.1")
    assert (voyage.warship(ADVERSARY), voyage.question, voyage.gold(ADVERSARY)) == ("B4", "wheel", 0)


def test_s35_7_but_other_monsters() -> None:
    voyage = position(NAME, tiles={"B5": 25}, warship={1: "B6"}, strength={1: 6}).run(AdversaryEngage(0, 0, 1))
    voyage.do("take A3.1", "~token 1")
    assert voyage.gold(ADVERSARY) == 6
