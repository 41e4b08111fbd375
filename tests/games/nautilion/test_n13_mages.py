"""N-13: the Mages, their cabin and its partnerships."""

from __future__ import annotations

from collections import Counter

import pytest

from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.games.nautilion.components.kit import MERCENARY
from tests.games.nautilion.helpers import EVERYBODY, GAME, MAGES, A, B, C, Table, expanded, set_out

OTHER_PARTNERS = '[edition]\nname = "Other partners"\n[mages]\npartners = [2, 3, 7]\n'


@pytest.mark.parametrize(("mercenaries", "spaces"), [("no", 47), ("2", 56)])
def test_n13_1_nine_mages_are_shuffled_in(mercenaries: str, spaces: int) -> None:
    table = set_out({"mages": "yes", "mercenaries": mercenaries})
    path = Counter(table.see.path[1:-1])
    assert len(table.see.path) == spaces
    assert {kind: path[kind] for kind in (*EVERYBODY, *MAGES)} == {
        **dict.fromkeys(EVERYBODY, 4),
        **dict.fromkeys(MAGES, 3),
    }
    assert path[MERCENARY] == (9 if mercenaries == "2" else 0)
    assert (table.see.nautilion, table.see.phantom) == (0, spaces - 1)


def test_n13_1_they_lie_anywhere_on_the_path() -> None:
    places = {
        place
        for seed in range(40)
        for place, kind in enumerate(set_out({"mages": "yes"}, seed).see.path)
        if kind in MAGES
    }
    assert len(places) > 40


def test_n13_1_there_are_three_of_each_letter() -> None:
    table = Table(GAME.new({"mages": "yes"}))
    assert table.refused_chance("~strew A A A A 1 2 3 4 5").rules == ("N-2.1", "N-13.1", "N-14.1")
    assert table.refused_chance("~strew mercenary A B C 1 2 3 4 5")
    table.do("~strew A A A 1 2 3 4 5 6")
    assert table.refused_chance("~strew A B C 1 2 3 4 5 6")


def test_n13_1_the_cabin_begins_empty_with_1_4_and_7_beside_the_mages() -> None:
    cabin = set_out({"mages": "yes"}).extra.cabin
    assert cabin is not None
    assert (cabin.letters, cabin.partners, cabin.guests) == (MAGES, (1, 4, 7), ())


def test_n13_1_no_cabin_without_the_expansion() -> None:
    assert set_out({"reefs": "yes"}).extra.cabin is None
    table = expanded(reefs={}, nautilion=3, phantom=20, crew=[3]).sail(1, 1, 1)
    assert table.moves() == {"place 4", "reserve 4"}


def at_the_abyss(guests: list[int], crew: list[int] | range = EVERYBODY) -> str:
    return expanded(mages=True, nautilion=40, phantom=20, crew=crew, guests=guests, path={5: 1}).sail(1, 1, 1).ending


def test_n13_2_one_mage_of_each_letter_wins() -> None:
    assert at_the_abyss([A, B, C]) == "victory"


@pytest.mark.parametrize("missing", MAGES)
def test_n13_2_a_missing_letter_loses(missing: int) -> None:
    assert at_the_abyss([kind for kind in (*MAGES, 1, 4, 7) if kind != missing]) == "mages-missing"


def test_n13_2_the_spaces_of_the_crew_need_not_be_filled() -> None:
    assert at_the_abyss([*MAGES, 1, 4, 7]) == "victory"
    assert at_the_abyss([*MAGES, 4]) == "victory"


def test_n13_2_the_mages_do_not_replace_the_crew() -> None:
    assert at_the_abyss([*MAGES], crew=range(1, 9)) == "crew-incomplete"
    assert at_the_abyss([A], crew=range(1, 9)) == "crew-incomplete"  # named first


def test_n13_2_mages_in_the_reserve_do_not_count() -> None:
    table = expanded(mages=True, nautilion=40, phantom=20, crew=EVERYBODY, guests=[A, B], held=[C], path={5: 1})
    assert table.sail(1, 1, 1).ending == "mages-missing"


@pytest.mark.parametrize(("kind", "letter"), [(A, "A"), (B, "B"), (C, "C")])
def test_n13_3_a_mage_goes_to_the_cabin_or_to_the_reserve(kind: int, letter: str) -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, crew=[3], path={4: kind, 19: 3, 1: 1}).sail(1, 1, 1)
    assert (table.question, table.moves()) == ("landing", {f"cabin {letter}", f"reserve {letter}"})
    assert table.copy().do(f"cabin {letter}").guests == (kind,)
    table.do(f"reserve {letter}")
    assert (table.guests, table.see.reserve, table.see.reserve_crew) == ((), 5, (kind,))


@pytest.mark.parametrize(("number", "nearby"), [(1, 2), (4, 3), (7, 8)])
def test_n13_3_a_partner_has_three_ways(number: int, nearby: int) -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, crew=[nearby], path={4: number, 19: 3, 1: 1}).sail(1, 1, 1)
    assert table.moves() == {f"place {number}", f"cabin {number}", f"reserve {number}"}
    table.do(f"cabin {number}")
    assert (table.guests, table.see.crew, table.see.reserve) == ((number,), (nearby,), 4)


@pytest.mark.parametrize("number", [2, 3, 5, 6, 8, 9])
def test_n13_3_nobody_else_enters_the_cabin(number: int) -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, path={4: number, 19: 3, 1: 1}).sail(1, 1, 1)
    assert table.moves() == {f"place {number}", f"reserve {number}"}


def test_n13_3_the_space_must_be_empty() -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, crew=[3], guests=[4], path={4: 4, 19: 3, 1: 1}).sail(1, 1, 1)
    assert table.moves() == {"place 4", "reserve 4"}


def test_n13_3_a_second_mage_of_a_letter_goes_to_the_reserve_without_a_question() -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, guests=[B], path={4: B, 19: 3, 1: 1}).sail(1, 1, 1)
    assert (table.asked, table.question, table.see.reserve_crew) == (NATURE, "roll", (B,))


def test_n13_4_ducts_do_not_matter_in_the_cabin() -> None:
    """From 3 no duct leads to 7, and the cabin is empty."""
    table = expanded(mages=True, nautilion=3, phantom=20, crew=[3], path={4: 7, 19: 3, 1: 1}).sail(1, 1, 1)
    assert table.moves() == {"cabin 7", "reserve 7"}
    table = expanded(mages=True, nautilion=3, phantom=20, crew=[3], guests=[A], path={4: C, 19: 3, 1: 1}).sail(1, 1, 1)
    assert "cabin C" in table.moves()


def test_n13_4_the_cabin_lends_no_ducts_to_the_nautilion() -> None:
    """A 4 in the cabin is no neighbour of the 5's cabin."""
    table = expanded(mages=True, nautilion=3, phantom=20, crew=[1], guests=[4], path={4: 5, 19: 3, 1: 1}).sail(1, 1, 1)
    assert table.see.reserve_crew == (5,)


def test_n13_4_what_is_placed_stays() -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, crew=[3], guests=[A, B, 1], held=[4, C]).roll(1, 2, 4)
    assert {move.split()[0] for move in table.moves()} == {"plan", "whirlwind", "tide", "translation", "reroll"}


@pytest.mark.parametrize(("mage", "number"), [(A, 1), (B, 4), (C, 7)])
def test_n13_5_a_partnership_rolls_one_die_again(mage: int, number: int) -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, guests=[mage, number]).roll(1, 2, 4)
    assert table.moves("reroll") == {"reroll 1", "reroll 2", "reroll 4"}
    table.do("reroll 4")
    assert (table.asked, table.question) == (NATURE, "roll")
    table.roll(1)
    assert (table.see.dice, table.see.reserve) == ((1, 1, 2), 4)
    assert table.moves("reroll") == set()


@pytest.mark.parametrize("guests", [[A], [1], [A, 4], [B, C, 1], [A, 7, 4]])
def test_n13_5_only_a_mage_with_its_own_partner(guests: list[int]) -> None:
    assert expanded(mages=True, nautilion=3, phantom=20, guests=guests).roll(1, 2, 4).moves("reroll") == set()


def test_n13_5_three_partnerships_may_roll_the_same_die_thrice() -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, guests=[*MAGES, 1, 4, 7]).roll(1, 2, 4)
    for face in (4, 3, 4):
        table.do(f"reroll {face}").roll(3 if face == 4 else 4)
    assert table.see.dice == (1, 2, 3)
    assert table.moves("reroll") == set()


def test_n13_5_or_three_different_dice() -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, guests=[*MAGES, 1, 4, 7]).roll(1, 2, 4)
    table.do("reroll 1").roll(3).do("reroll 2").roll(3).do("reroll 4").roll(3)
    assert table.see.dice == (3, 3, 3)


def test_n13_5_only_one_die_is_rolled() -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, guests=[A, 1]).roll(1, 2, 4).do("reroll 2")
    assert table.refused_chance("~roll 1 1 1")
    assert table.refused_chance("~roll - 1 1")


def test_n13_5_in_any_order_with_spells() -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, guests=[A, B, 1, 4]).roll(1, 2, 4)
    table.do("reroll 4").roll(2).do("whirlwind").roll(1, 1, 1).do("tide 1 4", "reroll 4").roll(3)
    assert (table.see.dice, table.see.reserve) == ((1, 1, 3), 4 - 1 - 2)


def test_n13_5_once_each_turn() -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, guests=[A, 1]).roll(1, 2, 4).do("reroll 4").roll(1)
    table.do("plan 2 1 1").do("reserve 4").roll(1, 1, 1)
    assert table.moves("reroll") == {"reroll 1"}


def test_n13_6_tokens_of_the_cabin_may_be_discarded() -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, crew=[3, 4], guests=[A, 1, C, 7], spare=1).sail(3, 1, 1)
    assert (table.question, table.moves()) == (
        "lose",
        {"discard 3", "discard 4", "discard A", "discard C", "discard cabin-1", "discard cabin-7", "discard reserve"},
    )


@pytest.mark.parametrize(("move", "kind"), [("discard A", A), ("discard cabin-1", 1)])
def test_n13_6_and_are_gone_then(move: str, kind: int) -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, crew=[1, 2], guests=[A, 1]).sail(4, 1, 1).do(move)
    assert set(table.guests) == {A, 1} - {kind}
    assert table.see.crew == (1, 2)  # the 1 on the Nautilion is another token
    assert kind in table.see.discarded


def test_n13_6_a_single_guest_goes_without_a_question() -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, guests=[B], spare=0).sail(3, 1, 1)
    assert (table.question, table.guests) == ("landing", ())


@pytest.mark.parametrize("kind", MAGES)
def test_n13_7_the_phantom_discards_a_mage(kind: int) -> None:
    table = expanded(mages=True, nautilion=3, phantom=20, path={4: 3, 19: kind, 1: 1}).sail(1, 1, 1)
    assert (table.see.discarded, table.see.path[19]) == ((kind,), 0)


def test_n13_8_crew_in_the_cabin_is_not_aboard() -> None:
    others = [number for number in EVERYBODY if number != 1]
    assert at_the_abyss([*MAGES, 1], crew=others) == "crew-incomplete"


def test_n13_8_nor_does_it_count_for_harpoons_or_reefs() -> None:
    """The printed partners are neither armed nor on a Reef; those of this edition are."""
    game = load_game("nautilion", OTHER_PARTNERS)
    table = expanded(mages=True, harpoons=2, reefs={4: 3}, nautilion=4, phantom=20, guests=[2, 3], game=game)
    assert table.harpoons == (0, 2)
    assert table.roll(2).extra.stuck


def test_n13_8_nor_can_it_pay_for_a_heroic_action() -> None:
    table = expanded(mages=True, heroics=[5], nautilion=3, phantom=20, crew=[3], guests=[1, 4]).roll(1, 1, 1)
    assert table.moves("heroic") == {"heroic 5 3"}


@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("kind", MAGES)
def test_n13_9_mages_are_free_to_both_players(active: int, kind: int) -> None:
    table = expanded(mages=True, players=2, active=active, nautilion=3, phantom=20, path={4: kind, 19: 3, 1: 1})
    assert len(table.sail(1, 1, 1).moves("cabin")) == 1


@pytest.mark.parametrize(("active", "number", "allowed"), [(0, 1, True), (0, 7, False), (1, 1, False), (1, 7, True)])
def test_n13_9_crew_enters_by_the_admiral(active: int, number: int, allowed: bool) -> None:
    """Admiral I has the 1 and not the 7, Admiral II the other way round."""
    path = {4: number, 19: 3, 1: 1}
    table = expanded(mages=True, players=2, active=active, nautilion=3, phantom=20, crew=[3], path=path).sail(1, 1, 1)
    if allowed:
        assert table.moves() == {f"cabin {number}", f"reserve {number}"}
    else:
        assert (table.question, table.see.reserve_crew) == ("roll", (number,))
