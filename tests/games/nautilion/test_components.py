"""The box: counts against the printed list, where each value comes from, and what an owner may correct."""

from __future__ import annotations

import copy
import dataclasses
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from seaboard.core.edition import PROVENANCES
from seaboard.core.errors import BadEdition, BadRecord
from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.record import read_record, record_of, replay, write_record
from seaboard.games import load_game
from seaboard.games.nautilion.components.kit import HEROICS, MACHINATIONS
from seaboard.games.nautilion.components.loading import components, faults, printed
from seaboard.games.nautilion.rules.state import NautilionState
from tests.games.nautilion.helpers import (
    GAME,
    KNOWN_PATH,
    ONE_BY_ONE,
    RECOVERY,
    SUBMARINES,
    TOLL,
    Table,
    expanded,
    lay,
    new_table,
    position,
    set_out,
)

FOLDER = files("seaboard.games.nautilion") / "components"
FILES = sorted(file.name for file in FOLDER.iterdir() if file.name.endswith(".toml"))
NAMED = '[edition]\nname = "A box found in the attic"\n'
A1_DUCTS = '["1-2", "2-3", "3-4", "4-5", "5-6", "6-7", "7-8", "8-9"]'


def edition(*lines: str) -> str:
    return NAMED + "\n".join(lines) + "\n"


def problems(text: str) -> list[Message]:
    """What is wrong with an edition; the printed one must come out of it unharmed."""
    before = copy.deepcopy((dict(printed().values), dict(printed().provenance)))
    with pytest.raises(BadEdition) as refusal:
        load_game("nautilion", text)
    assert refusal.value.message.id in ("edition-bad-values", "edition-unreadable")
    assert (printed().values, printed().provenance) == before
    assert load_game("nautilion").edition == ""
    return refusal.value.problems


def only_problem(text: str) -> Message:
    found = problems(text)
    assert len(found) == 1, found
    return found[0]


# census


def test_36_crew_tokens_four_of_each_of_nine_numbers() -> None:
    path = Counter(new_table().see.path[1:37])
    assert path == dict.fromkeys(range(1, 10), 4)
    assert path.total() == 36
    values = printed().values
    assert values["path.crew_numbers"] * values["path.copies"] == 36


def test_38_spaces() -> None:
    assert len(new_table().see.path) == printed().values["path.spaces"] == 38


def test_8_reserve_tokens_suffice_for_the_largest_reserve() -> None:
    assert printed().values["reserve.tokens"] == 8
    assert new_table(players=2, reserve=6).see.reserve == 8


def test_three_dice() -> None:
    assert printed().values["dice.count"] == 3
    assert sorted(printed().values["dice.faces"]) == [1, 1, 2, 2, 3, 4]
    assert len(new_table().roll(1, 2, 3).see.dice) == 3


def test_two_admirals_who_together_know_everybody() -> None:
    cards = components().admirals
    assert len(cards) == 2
    assert {number for card in cards for number in card} == set(range(1, 10))


def test_one_admiral_lacks_the_2_as_in_the_printed_example() -> None:
    assert [2 in card for card in components().admirals].count(False) == 1


def test_six_submarines_two_of_each_class() -> None:
    submarines = components().submarines
    assert tuple(submarines) == SUBMARINES
    assert Counter(submarine.cls for submarine in submarines.values()) == {"A": 2, "B": 2, "C": 2}


@pytest.mark.parametrize("name", SUBMARINES)
def test_every_submarine_has_nine_cabins_and_no_duct_twice(name: str) -> None:
    submarine = components().submarines[name]
    assert sorted(cabin for row in submarine.rows for cabin in row if cabin) == list(range(1, 10))
    assert len({frozenset(duct) for duct in submarine.ducts}) == len(submarine.ducts)
    assert {cabin for duct in submarine.ducts for cabin in duct} == set(range(1, 10))


def test_a1_fits_the_printed_example() -> None:
    """The book pictures a board on which 4 touches 3, 5 and 9 and nobody else."""
    beside_4 = {sum(duct) - 4 for duct in components().submarines["A1"].ducts if 4 in duct}
    assert beside_4 == {3, 5, 9}


def test_four_tokens_in_the_reserve_and_two_more_for_two() -> None:
    values = printed().values
    assert [values[f"reserve.{name}"] for name in ("normal", "least", "most", "extra_for_two_players")] == [4, 1, 6, 2]


def test_the_darkhouse_bites_on_3_and_4() -> None:
    assert printed().values["dice.bite"] == [3, 4]


def test_82_tokens_and_28_cards_in_all() -> None:
    values = printed().values
    mages = len(values["mages.letters"]) * values["mages.copies"]
    reefs = len(values["reefs.numbers"]) * values["reefs.copies"]
    ends = 2
    assert (mages, values["mercenaries.copies"], reefs) == (9, 9, 18)
    assert 36 + mages + values["mercenaries.copies"] + reefs + ends + values["reserve.tokens"] == 82
    cards = [key for key in values if key.startswith(("machination.", "heroic.")) and key.endswith(".effect")]
    assert len(cards) == 12 + 12
    assert len(cards) + len(("Darkhouse", "Grimoire")) + len(components().admirals) == 28


def test_the_phantom_has_six_berths_and_a_mercenary_two_harpoons() -> None:
    values = printed().values
    assert (values["mercenaries.berths"], values["mercenaries.harpoons"]) == (6, 2)
    assert values["mercenaries.armed_crew"] == [2, 5, 8]


def test_nine_cards_of_the_darkhouse_are_red_and_three_blue() -> None:
    colours = [printed().values[f"machination.{card}.colour"] for card in range(1, 13)]
    assert colours == ["red"] * 9 + ["blue"] * 3


def test_every_effect_has_its_card() -> None:
    values = printed().values
    assert [values[f"machination.{card}.effect"] for card in range(1, 13)] == MACHINATIONS[1:]
    assert [values[f"heroic.{card}.effect"] for card in range(1, 13)] == HEROICS[1:]
    assert [values[f"heroic.{card}.needs"] for card in range(1, 13)] == [""] * 9 + ["mages", "mercenaries", "reefs"]


# provenance


def test_every_value_says_where_it_comes_from() -> None:
    assert set(printed().provenance) == set(printed().values)
    assert set(printed().provenance.values()) <= set(PROVENANCES)


def test_what_the_text_does_not_give_is_not_passed_off_as_printed() -> None:
    """The spell costs, the ducts and the Admirals were pictures, and they are lost."""
    lost = [key for key in printed().values if key.startswith(("grimoire.", "admiral.")) or key.endswith(".ducts")]
    assert len(lost) == 3 + 2 + 6
    assert {printed().provenance[key] for key in lost} == {"reconstructed"}


@pytest.mark.parametrize("name", FILES)
def test_every_component_file_is_in_use(name: str) -> None:
    tables = tomllib.loads((FOLDER / name).read_text("utf-8"))
    assert {key.split(".")[0] for key in printed().values} >= set(tables)


def test_the_printed_box_has_no_faults() -> None:
    assert faults(printed()) == []


# faults of an edition


@pytest.mark.parametrize("text", ["tide = ", "[edition\nname = 1", NAMED + NAMED])
def test_an_edition_that_is_not_toml(text: str) -> None:
    with pytest.raises(BadEdition) as refusal:
        load_game("nautilion", text)
    assert refusal.value.message.id == "edition-unreadable"
    assert only_problem(text).id == "edition-not-toml"


@pytest.mark.parametrize("text", ["x = " + "1" * 5000, "x = " + "[" * 5000])
def test_an_edition_that_overtaxes_the_toml_reader(text: str) -> None:
    assert only_problem(text).id == "edition-not-toml"


@pytest.mark.parametrize(
    "text",
    [
        "[grimoire]\ntide = 1\n",
        '[edition]\nauthor = "me"\n',
        '[edition]\nname = ""\n',
        '[edition]\nname = "  "\n',
        "[edition]\nname = 7\n",
        'edition = "mine"\n',
        "\n",
    ],
)
def test_an_edition_without_a_name(text: str) -> None:
    assert only_problem(text).id == "edition-no-name"


def test_an_unknown_value() -> None:
    problem = only_problem(edition("[octopus]", "arms = 8"))
    assert (problem.id, problem.args["key"]) == ("edition-unknown", "octopus.arms")


@pytest.mark.parametrize(
    ("lines", "near"),
    [
        (("[grimoire]", "tides = 1"), "grimoire.tide"),
        (("[grimmoire]", "tide = 1"), "grimoire.tide"),
        (("[submarine.A1]", 'duct = ["1-2"]'), "submarine.A1.ducts"),
        (("[submarine.B2]", 'clas = "B"'), "submarine.B2.class"),
        (("[grimoire.tide]", "cost = 1"), "grimoire.tide"),
    ],
)
def test_an_unknown_value_close_to_a_known_one(lines: tuple[str, ...], near: str) -> None:
    problem = only_problem(edition(*lines))
    assert problem.id == "edition-unknown-near"
    assert problem.args["near"] == near


@pytest.mark.parametrize(
    ("lines", "wanted"),
    [
        (("[grimoire]", 'tide = "2"'), "number"),
        (("[grimoire]", "tide = 2.0"), "number"),
        (("[grimoire]", "tide = true"), "number"),
        (("[grimoire]", "tide = [2]"), "number"),
        (("[dice]", "faces = 6"), "numbers"),
        (("[dice]", "bite = []"), "numbers"),
        (("[dice]", 'faces = [1, 1, 2, 2, 3, "4"]'), "numbers"),
        (("[submarine.A1]", "class = 1"), "text"),
        (("[submarine.A1]", 'ducts = "1-2"'), "texts"),
        (("[submarine.A1]", "rows = [123, 894, 765]"), "texts"),
        (("[admiral.I]", 'crew = ["1"]'), "numbers"),
    ],
)
def test_a_value_of_the_wrong_type(lines: tuple[str, ...], wanted: str) -> None:
    problem = only_problem(edition(*lines))
    assert problem.id == "edition-wrong-type"
    assert problem.args["wanted"] == Message(f"edition-type-{wanted}")


@pytest.mark.parametrize(
    ("table", "line"),
    [
        ("path", "copies = 5"),
        ("path", "spaces = 40"),
        ("path", "crew_numbers = 8"),
        ("reserve", "normal = 5"),
        ("reserve", "least = 0"),
        ("reserve", "most = 9"),
        ("reserve", "tokens = 10"),
        ("reserve", "extra_for_two_players = 3"),
        ("dice", "count = 4"),
        ("mages", "copies = 4"),
        ("mages", 'letters = ["X", "Y", "Z"]'),
        ("mercenaries", "copies = 18"),
        ("mercenaries", "berths = 5"),
        ("mercenaries", "harpoons = 3"),
        ("reefs", "every = 4"),
        ("reefs", "free_from = 2"),
        ("machinations", "row = 6"),
        ("machinations", "red_intro = 2"),
        ("heroics", "shown = 4"),
    ],
)
def test_what_the_book_states_outright_is_fixed(table: str, line: str) -> None:
    problem = only_problem(edition(f"[{table}]", line))
    assert (problem.id, problem.args["key"]) == ("edition-fixed", f"{table}.{line.split(' ', maxsplit=1)[0]}")


def test_a_fixed_value_may_be_repeated() -> None:
    assert load_game("nautilion", edition("[path]", "copies = 4")).edition


@pytest.mark.parametrize("faces", ["[1, 2, 3]", "[1, 1, 2, 2, 3, 3, 4]", "[0, 1, 2, 2, 3, 4]", "[1, 1, 2, 2, 3, 7]"])
def test_impossible_faces(faces: str) -> None:
    assert only_problem(edition("[dice]", f"faces = {faces}")).id == "nautilion-edition-faces"


@pytest.mark.parametrize("bite", ["[0]", "[3, 7]", "[-1, 3]"])
def test_an_impossible_bite(bite: str) -> None:
    assert only_problem(edition("[dice]", f"bite = {bite}")).id == "nautilion-edition-bite"


@pytest.mark.parametrize("spell", ["whirlwind", "tide", "translation"])
@pytest.mark.parametrize("cost", [0, -1, 9])
def test_an_impossible_cost(spell: str, cost: int) -> None:
    problem = only_problem(edition("[grimoire]", f"{spell} = {cost}"))
    assert (problem.id, problem.args["key"]) == ("nautilion-edition-cost", f"grimoire.{spell}")


@pytest.mark.parametrize("duct", ["1-1", "0-2", "1-10", "12", "1 - 2", "1-2-3", ""])
def test_an_impossible_duct(duct: str) -> None:
    problem = only_problem(edition("[submarine.B1]", f'ducts = ["1-2", "{duct}"]'))
    assert (problem.id, problem.args["duct"]) == ("nautilion-edition-duct", duct)
    assert problem.args["key"] == "submarine.B1.ducts"


def test_cabins_that_no_duct_reaches() -> None:
    problem = only_problem(edition("[submarine.C1]", 'ducts = ["1-2", "2-3", "3-4", "5-6", "6-7", "7-8", "8-9"]'))
    assert (problem.id, problem.args["key"]) == ("nautilion-edition-apart", "submarine.C1.ducts")


@pytest.mark.parametrize(
    "rows",
    [
        '["1 2 3", "8 9 4", "7 6"]',
        '["1 2 3", "8 9 4", "7 6 6"]',
        '["1 2 3", "8 9 4", "7 6 x"]',
        '["123", "894", "765"]',
        '["1.2 3", "8 9 4", "7 6 5"]',
        '["1 2 3", "8 9 4", "7 6 .5"]',
        '["1 2 3", "8 9 4", "7 6 5 .."]',
    ],
)
def test_impossible_rows(rows: str) -> None:
    problem = only_problem(edition("[submarine.A1]", f"rows = {rows}"))
    assert (problem.id, problem.args["key"]) == ("nautilion-edition-rows", "submarine.A1.rows")


@pytest.mark.parametrize("crew", ["[1, 3, 4]", "[1, 3, 4, 5, 6, 8, 10]", "[0, 1, 3, 4, 5, 6, 8]"])
def test_admirals_who_do_not_know_exactly_the_crew(crew: str) -> None:
    assert only_problem(edition("[admiral.I]", f"crew = {crew}")).id == "nautilion-edition-admirals"


@pytest.mark.parametrize("partners", ["[1, 4]", "[1, 4, 4]", "[0, 4, 7]", "[1, 4, 10]", "[1, 4, 7, 9]"])
def test_impossible_partners(partners: str) -> None:
    problem = only_problem(edition("[mages]", f"partners = {partners}"))
    assert (problem.id, problem.args["key"]) == ("nautilion-edition-partners", "mages.partners")


@pytest.mark.parametrize("numbers", ["[3, 6, 10]", "[0, 6, 9]", "[3, 3, 9]"])
def test_impossible_numbers_of_reefs(numbers: str) -> None:
    problem = only_problem(edition("[reefs]", f"numbers = {numbers}"))
    assert (problem.id, problem.args["key"]) == ("nautilion-edition-reefs", "reefs.numbers")


@pytest.mark.parametrize("lines", [("copies = 5",), ("copies = 7",), ("numbers = [3, 6]",)])
def test_too_many_or_too_few_reefs(lines: tuple[str, ...]) -> None:
    problem = only_problem(edition("[reefs]", *lines))
    assert (problem.id, problem.args["count"]) == ("nautilion-edition-reef-count", 18)


@pytest.mark.parametrize("name", ["machination", "heroic"])
@pytest.mark.parametrize("effect", ["octopus", "", "net ", "TWICE"])
def test_an_unknown_effect(name: str, effect: str) -> None:
    problem = only_problem(edition(f"[{name}.7]", f'effect = "{effect}"'))
    assert (problem.id, problem.args["key"], problem.args["effect"]) == (
        "nautilion-edition-effect",
        f"{name}.7.effect",
        effect,
    )
    assert "astern" in str(problem.args["known"])


def test_an_effect_of_the_other_cards_is_unknown() -> None:
    assert only_problem(edition("[machination.7]", 'effect = "net"')).id == "nautilion-edition-effect"
    assert only_problem(edition("[heroic.7]", 'effect = "toll"')).id == "nautilion-edition-effect"


def test_an_impossible_colour() -> None:
    problem = only_problem(edition("[machination.7]", 'colour = "green"'))
    assert (problem.id, problem.args["key"]) == ("nautilion-edition-colour", "machination.7.colour")


@pytest.mark.parametrize(("colour", "cards"), [("red", (10, 11)), ("blue", (1, 2, 3, 4, 5))])
def test_colours_with_which_no_row_can_be_laid(colour: str, cards: tuple[int, ...]) -> None:
    lines = [line for card in cards for line in (f"[machination.{card}]", f'colour = "{colour}"')]
    problem = only_problem(edition(*lines))
    assert (problem.id, problem.args["reds"], problem.args["blues"]) == ("nautilion-edition-colours", 5, 2)


@pytest.mark.parametrize("dice", ["[2, 3]", "[2, 3, 4, 4]", "[0, 3, 4]", "[2, 3, 7]"])
def test_impossible_dice_of_the_darkhouse(dice: str) -> None:
    assert only_problem(edition("[machinations]", f"fixed_dice = {dice}")).id == "nautilion-edition-fixed-dice"


@pytest.mark.parametrize("cost", [-1, 9])
def test_an_impossible_price_of_a_recovery(cost: int) -> None:
    assert only_problem(edition("[machinations]", f"recovery_cost = {cost}")).id == "nautilion-edition-recovery"


def test_a_card_of_an_unknown_expansion() -> None:
    problem = only_problem(edition("[heroic.3]", 'needs = "krakens"'))
    assert (problem.id, problem.args["key"]) == ("nautilion-edition-needs", "heroic.3.needs")


def test_too_few_heroic_actions_for_a_game_without_other_expansions() -> None:
    lines = [line for card in range(1, 8) for line in (f"[heroic.{card}]", 'needs = "mages"')]
    problem = only_problem(edition(*lines))
    assert (problem.id, problem.args["count"]) == ("nautilion-edition-heroics", 3)


def test_every_fault_is_named_at_once() -> None:
    text = edition("[grimoire]", "tide = 0", "whirlwind = 9", "[dice]", "faces = [1]", "count = 2")
    assert sorted(problem.id for problem in problems(text)) == [
        *("edition-fixed", "nautilion-edition-cost", "nautilion-edition-cost", "nautilion-edition-faces")
    ]


# editions in play


def owner_table(*lines: str, players: int = 1) -> Table:
    return new_table(players=players, game=load_game("nautilion", edition(*lines)))


@pytest.mark.parametrize(
    "lines",
    [
        ("[dice]", "bite = [1]"),
        ("[dice]", "bite = [6]"),
        ("[dice]", "faces = [1, 1, 1, 1, 1, 6]"),
        ("[grimoire]", "whirlwind = 8"),
        ("[grimoire]", "translation = 1"),
        ("[submarine.A1]", 'rows = ["1 2 3 4 5 6 7 8 9"]'),
        ("[submarine.A1]", 'rows = [". 1 .", "2 3 4", "5 6 7", "8 . 9"]'),
    ],
)
def test_unusual_values_that_can_be_played(lines: tuple[str, ...]) -> None:
    assert load_game("nautilion", edition(*lines)).edition == edition(*lines)


def test_an_edition_says_so_of_each_value_it_changes() -> None:
    box = components(edition("[grimoire]", "tide = 1"))
    assert box.edition.name == "A box found in the attic"
    changed = {key for key, source in box.edition.provenance.items() if source == "edition"}
    assert changed == {"grimoire.tide"}
    assert box.edition.values["grimoire.tide"] == 1
    assert printed().values["grimoire.tide"] == 2


def test_a_cheaper_tide_is_cheaper() -> None:
    table = owner_table("[grimoire]", "tide = 1").roll(1, 1, 1)
    for left in (3, 2, 1, 0):
        assert table.do("tide 1 2" if left % 2 else "tide 2 1").see.reserve == left
    assert new_table().roll(1, 1, 1).do("tide 1 2").see.reserve == 2


def test_a_dearer_tide_is_refused_with_its_price() -> None:
    refusal = owner_table("[grimoire]", "tide = 5").roll(1, 1, 1).refused("tide 1 2")
    assert (refusal.message, refusal.args["cost"]) == ("nautilion-too-dear", 5)


def test_other_faces_are_rolled() -> None:
    table = owner_table("[dice]", "faces = [1, 2, 3, 4, 5, 6]")
    assert table.copy().roll(5, 5, 6).see.dice == (5, 5, 6)
    assert "tide 5 6" in table.roll(1, 1, 5).moves()


def test_another_bite() -> None:
    table = position(nautilion=4, phantom=20, crew=[4, 5], game=load_game("nautilion", edition("[dice]", "bite = [2]")))
    assert table.copy().sail(3, 1, 1).question != "discard"
    assert table.copy().sail(2, 1, 1).question == "discard"


def test_other_ducts() -> None:
    game = load_game("nautilion", edition("[submarine.A1]", f"ducts = {A1_DUCTS}"))
    with_9 = position(nautilion=8, phantom=20, crew=[4], game=game)
    assert with_9.sail(1, 1, 1).question == "roll"  # 4-9 is no duct any more
    assert position(nautilion=8, phantom=20, crew=[4]).sail(1, 1, 1).question == "landing"


def test_other_admirals() -> None:
    lines = ("[admiral.I]", "crew = [1, 3, 5, 7, 9]", "[admiral.II]", "crew = [2, 4, 6, 8]")
    assert owner_table(*lines, players=2).see.admirals == ((1, 3, 5, 7, 9), (2, 4, 6, 8))


def test_an_admiral_who_shows_a_number_twice_still_knows_just_those_shown() -> None:
    """Either refused as an edition, or read as a set."""
    try:
        game = load_game("nautilion", edition("[admiral.I]", "crew = [1, 1, 3, 4, 5, 6, 8]"))
    except BadEdition:
        return
    table = position(players=2, game=game).sail(1, 1, 1)
    assert table.question == "landing"  # the 1 is on the card
    table = position(players=2, nautilion=1, game=game).sail(1, 1, 1)
    assert table.see.reserve_crew == (2,)  # the 2 is not


def test_a_record_made_with_an_edition_replays_from_its_own_text() -> None:
    text = edition('# a comment with "quotes", a \\ and an é', "[grimoire]", "tide = 1")
    play: Play[NautilionState] = Play(load_game("nautilion", text), {})
    for event in [*lay(KNOWN_PATH), "~roll 1 1 1"]:
        play.do(-1, event)
    for move in ["tide 1 4"] * 3:
        play.do(0, move)
    written = write_record(record_of(play))
    record = read_record(written)
    assert record.edition == text
    again = replay(load_game("nautilion", record.edition), record)
    assert write_record(record_of(again)) == written


def test_the_same_record_does_not_replay_with_the_printed_values() -> None:
    play: Play[NautilionState] = Play(load_game("nautilion", edition("[grimoire]", "tide = 1")), {})
    for event in [*lay(KNOWN_PATH), "~roll 1 1 1"]:
        play.do(-1, event)
    play.do(0, "tide 1 4")
    with pytest.raises(BadRecord) as refusal:
        replay(GAME, record_of(play))
    assert refusal.value.message.id == "record-other-edition"


def test_nor_does_it_when_its_edition_is_struck_out() -> None:
    play: Play[NautilionState] = Play(load_game("nautilion", edition("[grimoire]", "tide = 1")), {})
    for event in [*lay(KNOWN_PATH), "~roll 1 1 1"]:
        play.do(-1, event)
    play.do(0, "tide 1 4")
    with pytest.raises(BadRecord) as refusal:
        replay(GAME, dataclasses.replace(record_of(play), edition=""))
    assert refusal.value.message.id == "record-tampered"


def test_a_class_that_does_not_exist() -> None:
    problem = only_problem(edition("[submarine.A1]", 'class = "Z"'))
    assert (problem.id, problem.args["key"]) == ("nautilion-edition-class", "submarine.A1.class")


# editions of the expansions


def test_an_owner_may_correct_the_effect_of_a_card() -> None:
    game = load_game(
        "nautilion", edition("[machination.2]", 'effect = "toll"', "[machination.5]", 'effect = "one-by-one"')
    )
    assert expanded(card=ONE_BY_ONE, crew=[4], nautilion=4, phantom=20, game=game).question == "lose"
    table = expanded(card=TOLL, nautilion=4, phantom=20, game=game).roll(2)
    assert table.moves("plan") == {"plan 2 - -", "plan - 2 -", "plan - - 2"}


def test_and_of_a_heroic_action() -> None:
    game = load_game("nautilion", edition("[heroic.5]", 'effect = "silence"'))
    table = (
        expanded(heroics=[5], crew=[4], nautilion=4, phantom=20, game=game).roll(1, 1, 4).do("heroic 5 4", "plan 4 1 1")
    )
    assert table.more.spare == 4
    assert table.see.phantom == 19


def test_and_its_expansion() -> None:
    game = load_game("nautilion", edition("[heroic.2]", 'needs = "reefs"', "[heroic.12]", 'needs = ""'))
    seen = {card for seed in range(60) for card in set_out({"heroics": "yes"}, seed, game).shown}
    assert seen == {1, *range(3, 10), 12}


def test_a_colour_changes_the_row() -> None:
    lines = ("[machination.1]", 'colour = "blue"', "[machination.12]", 'colour = "red"')
    game = load_game("nautilion", edition(*lines))
    rows = [set_out({"machinations": "difficult"}, seed, game).more.row for seed in range(40)]
    assert {card for row in rows for card in row} == {*range(2, 10), 12}


def test_a_free_recovery() -> None:
    game = load_game("nautilion", edition("[machinations]", "recovery_cost = 0"))
    table = expanded(card=RECOVERY, crew=[4], discarded=[5], spare=0, nautilion=4, phantom=20, game=game).roll(1, 1, 1)
    assert table.do("recover", "take 5").see.crew == (4, 5)


def test_other_dice_of_the_darkhouse() -> None:
    game = load_game("nautilion", edition("[machinations]", "fixed_dice = [4, 1, 1]"))
    assert expanded(card=9, nautilion=4, phantom=20, game=game).see.dice == (1, 1, 4)


def test_other_numbers_of_the_reefs() -> None:
    game = load_game("nautilion", edition("[reefs]", "numbers = [1, 2]", "copies = 9"))
    numbers = set(set_out({"reefs": "yes"}, 1, game).extra.reefs)
    assert numbers == {0, 1, 2}


def test_other_partners_have_other_spaces() -> None:
    game = load_game("nautilion", edition("[mages]", "partners = [3, 6, 9]"))
    table = expanded(mages=True, nautilion=3, phantom=20, path={4: 6, 19: 1, 1: 1}, game=game).sail(1, 1, 1)
    assert "cabin 6" in table.moves()
    table.do("cabin 6")
    assert table.guests == (6,)
