"""The box: counts against the printed list and the reconstruction, and what an owner may correct."""

from __future__ import annotations

import copy
import json
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from seaboard.core.edition import PROVENANCES
from seaboard.core.errors import BadEdition
from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.record import read_record, record_of, replay, write_record
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.games.diluvium.components.loading import components, faults, printed
from seaboard.games.diluvium.rules.state import DiluviumState
from seaboard.language import language
from tests.games.diluvium.helpers import GAME, new_table, position

FOLDER = files("seaboard.games.diluvium") / "components"
FILES = sorted(file.name for file in FOLDER.iterdir() if file.name.endswith(".toml"))
VALUES = printed().values
NAMED = '[edition]\nname = "A box found in the attic"\n'
KINDS = {"F": "food", "C": "craft", "W": "weapons", "R": "ruins"}
# the table of 4.2, as the notes on the components give it to machines
TILES = json.loads("""[
{"n":1,"lv":0,"isl":{"F":2,"C":1},"ex":[1,"S"]}, {"n":2,"lv":0,"isl":{"F":2,"W":1},"ex":[1,"S"]},
{"n":3,"lv":0,"isl":{"C":2,"F":1},"ex":[1,"S"]}, {"n":4,"lv":0,"isl":{"W":2,"F":1},"ex":[1,"S"]},
{"n":5,"lv":1,"isl":{"F":3,"C":1},"ex":[1,2,"S"]}, {"n":6,"lv":1,"isl":{"C":3,"W":1},"ex":[1,2,"S"]},
{"n":7,"lv":1,"isl":{"W":3,"F":1},"ex":[1,2,"S"]}, {"n":8,"lv":1,"isl":{"F":2,"C":2},"ex":[2,"S"]},
{"n":9,"lv":1,"isl":{"C":2,"W":2},"ex":[2,"S"]}, {"n":10,"lv":1,"isl":{"W":2,"F":2},"ex":[2,"S"]},
{"n":11,"lv":1,"isl":{"F":2,"W":1,"R":1},"ex":[1,2,"S"]},
{"n":12,"lv":1,"isl":{"C":2,"W":1,"R":1},"ex":[1,2,"S"]},
{"n":13,"lv":1,"isl":{"W":2,"C":1,"R":1},"ex":[1,2,"S"]}, {"n":14,"lv":1,"isl":{"F":1,"C":1,"W":1},"ex":[2,2,"S"]},
{"n":15,"lv":1,"isl":{"F":1,"C":1},"ex":[1,2,"S"],"mon":[3,4]},
{"n":16,"lv":1,"isl":{"W":2},"ex":[1,2,"S"],"mon":[4,5]},
{"n":17,"lv":2,"isl":{"F":2,"R":1},"ex":[2,"S"],"mon":[4,5]},
{"n":18,"lv":2,"isl":{"W":2,"F":1,"R":1},"ex":[2,3,"S"]},
{"n":19,"lv":2,"isl":{"C":3,"R":1},"ex":[2,3,"S"]}, {"n":20,"lv":2,"isl":{"R":2,"F":1,"C":1},"ex":[2,"S"]},
{"n":21,"lv":2,"isl":{"F":3,"W":2},"ex":[2,3,"S"]}, {"n":22,"lv":2,"isl":{"C":3,"F":2},"ex":[2,3,"S"]},
{"n":23,"lv":2,"isl":{"W":3,"C":2},"ex":[2,3,"S"]}, {"n":24,"lv":2,"isl":{"F":2,"C":2,"W":1},"ex":[3,"S"]},
{"n":25,"lv":2,"isl":{"R":1,"F":1},"ex":[2,3,"S"],"mon":[5,6]},
{"n":26,"lv":2,"isl":{"C":2},"ex":[2,3,"S"],"mon":[5,6]},
{"n":27,"lv":2,"isl":{"W":2},"ex":[2,3,"S"],"mon":[5,7]},
{"n":28,"lv":2,"isl":{"F":1,"C":1},"ex":[2,3,"S"],"mon":[6,8]},
{"n":29,"lv":2,"isl":{"R":1},"ex":[2,3],"mon":[6,9]}]""")
ROWS = {
    2: ["r-1 q-2 | 1 1 2 2 1", "r0 q-3 | G 0 2 2 2 0 A", "r+1 q-2 | 1 2 2 1 1"],
    3: [
        *("r-3 q+1 | C", "r-2 q-1 | 1 0 1 2", "r-1 q-1 | 1 2 2 1 1", "r0 q-2 | 2 2 2 2 0"),
        *("r+1 q-2 | 1 2 2 1 G", "r+2 q-3 | A 0 1 2", "r+3 q-2 | 1"),
    ],
    4: [
        *("r-2 q-2 | G 1 1 1 1 1 E", "r-1 q-2 | 0 2 2 2 2 0", "r0 q-3 | 1 2 2 2 2 2 1"),
        *("r+1 q-3 | 0 2 2 2 2 0", "r+2 q-4 | A 1 1 1 1 1 C"),
    ],
}
# section 4.5: track, explorer and warship moves, tiles for a food, strength, price of craft, settlers, bonuses, coin
BOARDS = {
    "a": ([1, 1, 2, 2, 3, 4], [2, 2], [1, 1], 1, 3, [0, 3, 3, 3], "resource", 1, 0),
    "warmonger": ([1, 1, 2, 2, 3, 4], [2, 2], [1, 2], 3, 3, [0, 3, 3, 3], "resource", 1, 0),
    "artisan": ([1, 1, 2, 2, 3, 4], [2, 2], [1, 1], 1, 4, [0, 3, 3, 3], "gold", 1, 0),
    "explorer": ([2, 2, 3, 3, 4, 5], [3, 2], [1, 1], 1, 3, [0, 3, 3, 3], "resource", 1, 0),
    "settler": ([1, 1, 2, 2, 3, 4], [2, 2], [1, 1], 1, 3, [3, 2, 2, 2], "resource", 1, 1),
}
FIELDS = (
    *("track", "moves", "tiles_per_food", "strength", "craft_price", "settlers", "settle_bonus", "produce_bonus"),
    "placing_gold",
)


def edition(*lines: str) -> str:
    return NAMED + "\n".join(lines) + "\n"


def problems(text: str) -> list[Message]:
    """What is wrong with an edition; the printed one must come out of it unharmed, and people can read it."""
    before = copy.deepcopy((dict(printed().values), dict(printed().provenance)))
    with pytest.raises(BadEdition) as refusal:
        load_game("diluvium", text)
    assert (printed().values, printed().provenance) == before
    for problem in refusal.value.problems:
        assert language("en").render(problem)[1] == []
    return refusal.value.problems


def only_problem(text: str) -> Message:
    found = problems(text)
    assert len(found) == 1, found
    return found[0]


# census: the printed list of components


def test_29_ocean_tiles_with_their_values() -> None:
    assert len([key for key in VALUES if key.startswith("tile.") and key.endswith(".cost")]) == 29
    for tile in TILES:
        number = tile["n"]
        assert VALUES[f"tile.{number}.cost"] == tile["lv"]
        assert VALUES[f"tile.{number}.islands"] == [f"{KINDS[kind]} {spaces}" for kind, spaces in tile["isl"].items()]
        values = ["settle" if value == "S" else str(value) for value in tile["ex"]]
        assert VALUES[f"tile.{number}.exploration"] == values
        assert VALUES[f"tile.{number}.monster"] == tile.get("mon", [0, 0])


def test_the_totals_of_the_tiles() -> None:
    spaces: Counter[str] = Counter()
    for number in range(1, 30):
        for island in VALUES[f"tile.{number}.islands"]:
            spaces[island.split()[0]] += int(island.split()[1])
    assert spaces == {"food": 31, "craft": 30, "weapons": 28, "ruins": 10}


def test_8_slain_tokens_suffice_for_all_monsters() -> None:
    assert [number for number in range(1, 30) if VALUES[f"tile.{number}.monster"][0]] == [15, 16, 17, *range(25, 30)]


def test_costs_of_the_tiles() -> None:
    assert Counter(VALUES[f"tile.{number}.cost"] for number in range(1, 30)) == {0: 4, 1: 12, 2: 13}


def test_16_ruins_cards_eight_kinds() -> None:
    assert new_table().see().supplies.deck == 16
    cards = ("cornucopia", "machines", "legendary", "compass", "treasure", "cannon", "gate", "map")
    assert [VALUES[f"ruins.{card}"] for card in cards] == [2] * 8


def test_28_tokens_of_each_resource_suffice_for_four_players() -> None:
    assert VALUES["supplies.tray"] == [16, 23, 28]


def test_markers_settlers_limit_and_the_military_gauge() -> None:
    assert (VALUES["supplies.exploration_markers"], VALUES["supplies.settlers"]) == (6, 9)
    assert (VALUES["supplies.resource_limit"], VALUES["military.gold"]) == (6, [1, 1, 2, 2, 3, 4])


def test_the_effects_of_cards() -> None:
    assert [VALUES[f"ruins.{name}"] for name in ("harvest", "treasure_gold", "compass_moves")] == [3, 2, 2]


@pytest.mark.parametrize("board", BOARDS)
def test_the_boards(board: str) -> None:
    assert tuple(VALUES[f"board.{board}.{field}"] for field in FIELDS) == BOARDS[board]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_layouts(players: int) -> None:
    """Place by place as the notes have them; letters only mark seats."""
    expected: dict[tuple[int, int], str] = {}
    for row in ROWS[players]:
        start, hexagons = row.split("|")
        r, q = (int(word[1:]) for word in start.split())
        expected |= {(q + step, r): hexagon for step, hexagon in enumerate(hexagons.split())}
    sea = new_table(players=players).see().sea
    assert {(place.q, place.r) for place in sea} == set(expected)
    for place in sea:
        hexagon = expected[place.q, place.r]
        assert (place.city is not None) == hexagon.isalpha()
        assert place.city is not None or str(place.cost) == hexagon


@pytest.mark.parametrize(("players", "apart"), [(2, {6}), (3, {5}), (4, {4, 6, 8})])
def test_how_far_the_cities_are_apart(players: int, apart: set[int]) -> None:
    at = [(place.q, place.r) for place in new_table(players=players).see().sea if place.city is not None]
    seen = {max(abs(q - u), abs(r - v), abs(q - u + r - v)) for q, r in at for u, v in at} - {0}
    assert seen == apart


# provenance


def test_every_value_says_where_it_comes_from() -> None:
    assert set(printed().provenance) == set(VALUES)
    assert set(printed().provenance.values()) <= set(PROVENANCES)


def test_what_the_text_does_not_give_is_not_passed_off_as_printed() -> None:
    lost = [key for key in VALUES if key.startswith(("tile.", "layout."))]
    lost += ["board.a.track", "board.explorer.track", "board.warmonger.strength", "board.warmonger.tiles_per_food"]
    assert {printed().provenance[key] for key in lost} <= {"reconstructed", "derived"}


@pytest.mark.parametrize(
    "key",
    [
        *("supplies.tray", "supplies.resource_limit", "military.gold", "board.a.moves", "board.a.strength"),
        *("board.artisan.craft_price", "board.artisan.settle_bonus", "board.explorer.moves", "ruins.harvest"),
    ],
)
def test_what_the_text_gives_is_said_to_be_printed(key: str) -> None:
    assert printed().provenance[key] == "rulebook"


@pytest.mark.parametrize("name", FILES)
def test_every_component_file_is_in_use(name: str) -> None:
    tables = tomllib.loads((FOLDER / name).read_text("utf-8"))
    assert {key.split(".")[0] for key in VALUES} >= set(tables)


def test_the_printed_box_has_no_faults() -> None:
    assert faults(VALUES) == []


# faults of an edition

BAD = [
    ("diluvium-edition-exploration", "tile.5", 'exploration = ["1", "2", "3", "settle"]'),
    ("diluvium-edition-exploration", "tile.5", 'exploration = ["0"]'),
    ("diluvium-edition-exploration", "tile.5", 'exploration = ["10"]'),
    ("diluvium-edition-monster", "tile.5", "monster = [5]"),
    ("diluvium-edition-monster", "tile.5", "monster = [-1, 3]"),
    ("diluvium-edition-monster", "tile.5", "monster = [13, 3]"),
    ("diluvium-edition-islands", "tile.5", 'islands = ["gold 2"]'),
    ("diluvium-edition-islands", "tile.5", 'islands = ["food 4"]'),
    ("diluvium-edition-islands", "tile.5", 'islands = ["food 0"]'),
    ("diluvium-edition-islands", "tile.5", 'islands = ["food 1", "food 1"]'),
    ("diluvium-edition-islands", "tile.5", 'islands = ["food 3", "craft 3"]'),
    ("diluvium-edition-islands", "city", 'islands = ["food"]'),
    ("diluvium-edition-islands", "city", 'islands = ["food 1", "ruins 1"]'),
    ("diluvium-edition-track", "board.a", "track = [1, 2, 3]"),
    ("diluvium-edition-track", "board.a", "track = [1, 1, 2, 2, 3, 10]"),
    ("diluvium-edition-track", "military", "gold = [1, 1, 2, 2, 3]"),
    ("diluvium-edition-settlers", "board.settler", "settlers = [3, 3, 3]"),
    ("diluvium-edition-settlers", "board.settler", "settlers = [3, 3, 3, 3]"),
    ("diluvium-edition-settlers", "board.settler", "settlers = [-1, 4, 3, 3]"),
    ("diluvium-edition-pair", "board.explorer", "moves = [3]"),
    ("diluvium-edition-pair", "board.explorer", "moves = [0, 2]"),
    ("diluvium-edition-pair", "board.explorer", "tiles_per_food = [1, 7]"),
    ("diluvium-edition-strength", "board.warmonger", "strength = 0"),
    ("diluvium-edition-strength", "board.warmonger", "strength = 7"),
    ("diluvium-edition-bonus", "board.artisan", 'settle_bonus = "silver"'),
    ("edition-small", "board.artisan", "craft_price = 10"),
    ("edition-small", "board.artisan", "placing_gold = -1"),
    ("edition-small", "supplies", "resource_limit = 10"),
    ("edition-small", "ruins", "gate = 10"),
    ("edition-small", "ruins", "harvest = -1"),
    ("edition-fixed", "supplies", "exploration_markers = 7"),
    ("edition-fixed", "supplies", "settlers = 8"),
    ("diluvium-edition-tray", "supplies", "tray = [16, 23]"),
    ("diluvium-edition-tray", "supplies", "tray = [16, 23, 29]"),
    ("diluvium-edition-tray", "supplies", "tray = [0, 23, 28]"),
    ("diluvium-edition-row", "layout.2", 'rows = ["0 0 city1 0 city2"]'),
    ("diluvium-edition-row", "layout.2", 'rows = ["0 0 : city1 3 city2"]'),
    ("diluvium-edition-cities", "layout.2", 'rows = ["0 0 : city1 0 city3"]'),
    ("diluvium-edition-cities", "layout.2", 'rows = ["0 0 : city1 0 city1"]'),
    ("diluvium-edition-order", "layout.2", 'rows = ["0 0 : city1 0", "0 1 : 1 city2"]'),
    ("diluvium-edition-order", "layout.2", 'rows = ["1 0 : city1 0", "0 0 : 1 city2"]'),
    ("diluvium-edition-too-few-tiles", "layout.2", 'rows = ["0 0 : city1 0 0 0 0 0 city2"]'),
    ("diluvium-edition-apart", "layout.2", 'rows = ["0 0 : city1 0", "4 0 : 1 city2"]'),
    ("edition-wrong-type", "tile.5", "exploration = [1, 2]"),
    ("edition-wrong-type", "tile.5", "exploration = []"),
    ("edition-wrong-type", "board.a", 'strength = "one"'),
    ("edition-unknown-near", "tile.5", "price = 1"),
]


@pytest.mark.parametrize(("message", "table", "line"), BAD, ids=[f"{case[1]}-{case[2]}" for case in BAD])
def test_a_fault_is_told_with_its_place(message: str, table: str, line: str) -> None:
    problem = only_problem(edition(f"[{table}]", line))
    assert problem.id == message
    assert str(problem.args["key"]).startswith(table)


def test_a_cost_the_box_does_not_know() -> None:
    """Two faults: the cost itself, and a layout that lacks a tile of cost 1 then."""
    found = {problem.id for problem in problems(edition("[tile.5]", "cost = 3"))}
    assert found == {"diluvium-edition-cost", "diluvium-edition-too-few-tiles"}


def test_every_edition_fault_in_the_code_is_tried() -> None:
    source = (files("seaboard.games.diluvium.components") / "loading.py").read_text("utf-8")
    in_code = {word.strip('"),') for word in source.split() if word.startswith('"diluvium-edition-')}
    assert in_code - {case[0] for case in BAD} == {"diluvium-edition-cost"}


def test_every_fault_is_told_at_once() -> None:
    text = edition("[board.a]", "strength = 9", "track = [1]", "[supplies]", "settlers = 8", "tray = [1]")
    ids = sorted(problem.id for problem in problems(text))
    assert {"diluvium-edition-strength", "diluvium-edition-track", "diluvium-edition-tray", "edition-fixed"} <= set(ids)


# editions in play

PLAYABLE = [
    ("[board.a]", "settlers = [0, 0, 0, 9]"),
    ("[board.a]", "settlers = [9, 0, 0, 0]"),
    ("[board.a]", "moves = [6, 6]", "tiles_per_food = [6, 6]"),
    ("[supplies]", "resource_limit = 0", "tray = [1, 1, 1]"),
    ("[supplies]", "tray = [28, 28, 28]", "resource_limit = 9"),
    ("[ruins]", *(f"{card} = 0" for card in ("cornucopia", "machines", "legendary", "compass", "treasure", "gate"))),
    ("[ruins]", "gate = 9", "map = 9", "compass = 9", "compass_moves = 9"),
    ("[city]", 'islands = ["food 3", "craft 2"]'),
    ("[city]", 'islands = ["weapons 1"]'),
    ("[layout.2]", 'rows = ["0 0 : city1 0 2 1 city2 1 1"]'),
    ("[layout.2]", 'rows = ["0 0 : city1 city2"]'),
    ("[layout.2]", 'rows = ["0 0 : city1 1 city2"]'),
    ("[military]", "gold = [0, 0, 0, 0, 0, 9]"),
]


@pytest.mark.parametrize("lines", PLAYABLE, ids=lambda lines: "-".join(lines)[:60])
def test_unusual_boxes_are_played_to_the_end(lines: tuple[str, ...]) -> None:
    """Every question has an answer, whatever the box."""
    game = load_game("diluvium", edition(*lines))
    for seed in range(6):
        state, rng = game.new({"players": 2}), Rng(seed)
        pieces = game.census(state)
        for _ in range(3000):
            ask = game.ask(state)
            if ask is None:
                break
            legal = game.legal(state, ask.seat)
            assert ask.seat == NATURE or legal, ask
            game.apply(state, ask.seat, game.sample(state, rng) if ask.seat == NATURE else rng.choice(legal))
        assert game.census(state) == pieces


def test_an_edition_says_so_of_each_value_it_changes() -> None:
    box = components(edition("[board.warmonger]", "strength = 2"))
    assert {key for key, source in box.edition.provenance.items() if source == "edition"} == {
        "board.warmonger.strength"
    }
    table = new_table(game=load_game("diluvium", edition("[board.warmonger]", "strength = 2")), boards={0: "warmonger"})
    assert table.state.strength[0] == 2
    assert new_table(boards={0: "warmonger"}).state.strength[0] == 3


def test_other_values_are_played_with() -> None:
    game = load_game("diluvium", edition("[ruins]", "treasure_gold = 5", "[tile.1]", 'exploration = ["9"]'))
    table = position(game=game, cards={0: "treasure"}).do("play treasure", "wheel explore", "sail B2")
    assert table.gold() == 5 + 1 + 9


def test_a_record_made_with_an_edition_replays_from_its_own_text() -> None:
    text = edition("[board.a]", "strength = 2")
    play: Play[DiluviumState] = Play(load_game("diluvium", text), {})
    play.chance(Rng(1))
    assert play.state.strength == [2, 2]
    written = write_record(record_of(play))
    again = replay(load_game("diluvium", read_record(written).edition), read_record(written))
    assert write_record(record_of(again)) == written
    assert GAME.edition == ""
