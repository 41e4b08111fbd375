"""A Flash of Steel (S-33).

          A1                    A1 is the allied city, beside B4 and B5
  B1  B2  B3  B4  B5
C1  C2  C3  C4  C5  C6  C7      C1 is your city, C7 the Chinese one
      D1  D2  D3  D4  D5
"""

from __future__ import annotations

from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversarySettle
from seaboard.games.diluvium.campaign.rules.setup import Bonuses
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY
from tests.games.campaign.voyage import Voyage, new_voyage, position

NAME = "flash-of-steel"


def purses(voyage: Voyage) -> tuple[int, int, int, int]:
    """The supply, the gold aside, yours, its."""
    return int(voyage.state.coins), int(voyage.state.aside), voyage.gold(), voyage.gold(ADVERSARY)


def with_gold(coins: int, aside: int, **pieces: object) -> Voyage:
    voyage = position(NAME, **pieces)  # type: ignore[arg-type]
    voyage.state.coins, voyage.state.aside = coins, aside
    return voyage


def selling(coins: int, aside: int, craft: int = 2) -> Voyage:
    """About to sell two craft for three gold."""
    return with_gold(coins, aside, settlers={0: "C1.1"}, held=f"craft {craft}").do("wheel produce", "sell")


def at_the_ally(**pieces: object) -> Voyage:
    """B4 lies beside the allied city."""
    return position(NAME, tiles={"B4": 21}, **pieces)  # type: ignore[arg-type]


# S-33.1, S-33.6: arming the ally


def test_s33_1_the_armed_ally_and_more_gold_win() -> None:
    voyage = at_the_ally(explorer={0: "B4"}, held="weapons 6", gold=(5, 4)).do("wheel explore", "sail A1")
    assert voyage.moves() == {"deed arm-ally 0", "skip"}
    voyage.do("deed arm-ally 0")
    assert (voyage.ending, voyage.held()) == ("condottiere", (0, 0, 0))


def test_s33_1_not_with_less_gold() -> None:
    voyage = at_the_ally(explorer={0: "B4"}, held="weapons 6", gold=(4, 4)).do(
        "wheel explore", "sail A1", "deed arm-ally 0"
    )
    assert voyage.ending == "poorer"


def test_s33_6_the_warship_may_do_it() -> None:
    voyage = at_the_ally(warship={0: "B4"}, held="weapons 6", gold=(5, 4)).do(
        "wheel engage", "sail A1", "deed arm-ally 0"
    )
    assert voyage.ending == "condottiere"


def test_s33_6_five_weapons_are_not_enough() -> None:
    voyage = at_the_ally(explorer={0: "B4"}, held="weapons 5").do("wheel explore", "sail A1")
    assert (voyage.explorer(), voyage.question) == ("A1", "token")


def test_s33_6_you_may_wait_and_deliver_without_a_voyage() -> None:
    voyage = at_the_ally(explorer={0: "B4"}, held="weapons 6", gold=(5, 4)).do(
        "wheel explore", "sail A1", "skip", "~token 0"
    )
    while voyage.question != "wheel":
        voyage.do(min(voyage.moves()))
    voyage.do("wheel settle", "take board.settle", "place C1.1", "take board.settle", "place C1.2")
    while voyage.question == "discard":
        voyage.do("discard craft" if "discard craft" in voyage.moves() else "discard food")
    assert voyage.moves() == {"deed arm-ally 0", "skip"}


def test_s33_6_from_nowhere_else() -> None:
    assert at_the_ally(explorer={0: "B5"}, held="weapons 6").do("wheel explore", "sail B4").question == "mark"


def test_s33_6_the_chinese_city_stays_closed() -> None:
    voyage = position(NAME, explorer={0: "C6"}, warship={1: "C4"}, held="food 6").do("wheel explore")
    assert "C7" not in voyage.moves("sail")


def test_s33_6_a_holder_of_twelve() -> None:
    voyage = at_the_ally(explorer={0: "B4"}, held="weapons 7 food 3", gold=(5, 4), bonuses=Bonuses(limit=12))
    assert voyage.do("wheel explore", "sail A1", "deed arm-ally 0").held() == (3, 0, 1)


# S-33.2: set-up


def test_s33_2_six_in_the_supply_and_the_rest_aside() -> None:
    assert purses(new_voyage(NAME)) == (6, 62, 0, 0)
    assert purses(new_voyage(NAME, level=1)) == (6, 52, 0, 0)


# S-33.3: your gold


def test_s33_3_from_the_supply() -> None:
    voyage = selling(6, 62)
    assert (voyage.question, voyage.moves()) == ("pool", {"deed pool 0", "deed pool 3"})
    assert purses(voyage.do("deed pool 0")) == (3, 62, 3, 0)


def test_s33_3_or_from_aside_into_the_supply() -> None:
    assert purses(selling(6, 62).do("deed pool 3")) == (9, 59, 0, 0)


def test_s33_3_asked_once_for_each_earning() -> None:
    voyage = selling(6, 62, craft=4).do("deed pool 0")
    assert voyage.question == "trade"
    assert purses(voyage.do("sell", "deed pool 3")) == (6, 59, 3, 0)


def test_s33_3_an_empty_supply_pays_nothing_but_is_fed() -> None:
    voyage = selling(0, 62)
    assert (voyage.question != "pool", purses(voyage)) == (True, (3, 59, 0, 0))


def test_s33_3_a_short_supply_pays_what_it_has() -> None:
    assert purses(selling(2, 62).do("deed pool 0")) == (0, 62, 2, 0)


def test_s33_3_what_is_left_aside_is_added() -> None:
    assert purses(selling(5, 1).do("deed pool 3")) == (6, 0, 0, 0)


def test_s33_3_with_nothing_aside_you_earn_as_usual() -> None:
    voyage = selling(2, 0)
    assert (voyage.question != "pool", purses(voyage)) == (True, (0, 0, 3, 0))


def test_s33_3_equal_earnings_at_once_make_one_question() -> None:
    voyage = with_gold(6, 62, tiles={"C3": 21}, warship={0: "C2"}, settlers={1: "C3.1 C3.2"})
    voyage.do("wheel engage", "sail C3")
    assert (voyage.question, voyage.moves()) == ("pool", {"deed pool 0", "deed pool 1", "deed pool 2"})
    assert purses(voyage.do("deed pool 1")) == (6, 61, 1, 0)


def test_s33_3_of_an_empty_supply_the_first_coin_is_pooled() -> None:
    voyage = with_gold(0, 62, tiles={"C3": 21}, warship={0: "C2"}, settlers={1: "C3.1 C3.2"})
    voyage.do("wheel engage", "sail C3")
    assert voyage.moves() == {"deed pool 1", "deed pool 2"}
    assert purses(voyage.do("deed pool 1")) == (0, 61, 1, 0)


def test_s33_3_the_question_survives_saving() -> None:
    saved = selling(6, 62).state.data()["stack"][-1]
    assert saved == {"rule": "Earning", "step": "decide", "gold": 3, "times": 1, "done": 0}


# S-33.4: its gold


def without_reserve(coins: int, gold: tuple[int, int]) -> Voyage:
    """It settles without settlers: ten gold."""
    voyage = with_gold(coins, 62, gold=gold)
    voyage.state.sections[4] = 0
    return voyage.run(AdversarySettle(0, 2))


def test_s33_4_from_the_supply_as_long_as_it_lasts() -> None:
    assert purses(without_reserve(12, (20, 0))) == (2, 62, 20, 10)


def test_s33_4_the_balance_from_you() -> None:
    assert purses(without_reserve(6, (20, 0))) == (0, 62, 16, 10)


def test_s33_4_but_not_more_than_you_have() -> None:
    assert purses(without_reserve(6, (1, 0))) == (0, 62, 0, 7)


# S-33.5: the end


def test_s33_5_only_both_empty_end_the_game() -> None:
    voyage = with_gold(0, 1)
    assert not voyage.state.story.exhausted(voyage.state)
    voyage.state.coins, voyage.state.aside = 1, 0
    assert not voyage.state.story.exhausted(voyage.state)
    voyage.state.coins = 0
    assert voyage.state.story.exhausted(voyage.state)


def test_s33_5_an_empty_tray_too() -> None:
    voyage = with_gold(6, 62)
    voyage.state.tray[2] = 0
    assert voyage.state.story.exhausted(voyage.state)
