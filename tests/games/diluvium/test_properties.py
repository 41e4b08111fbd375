"""What holds in every position, tried on many that hypothesis makes up."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from seaboard.core.rng import Rng
from seaboard.games.diluvium.rules.ending import winners
from tests.games.diluvium.helpers import CALM_SEA, GAME, Table, new_table, position, random_play

FEW = settings(max_examples=60, deadline=None)
PLACES = st.sampled_from(sorted(CALM_SEA))
SEAS = st.sets(PLACES).map(lambda names: {name: CALM_SEA[name] for name in names})
BOARDS = st.sampled_from(["warmonger", "artisan", "explorer", "settler"])
FOOD = st.integers(0, 6)
STRENGTH = st.integers(1, 6)
WEAPONS = st.integers(0, 6)


def sailing(action: str, sea: dict[str, int], start: str, board: str, food: int, enemy: str, cards: str = "") -> Table:
    ship = "explorer" if action == "explore" else "warship"
    pieces: dict[str, object] = {ship: {0: start}, "cards": {0: cards}}
    pieces["warship"] = {**({0: start} if ship == "warship" else {}), 1: enemy}
    tiles = {**sea, start: CALM_SEA[start], enemy: CALM_SEA[enemy]}
    return position(boards={0: board}, tiles=tiles, held={0: f"food {food}"}, **pieces).do(f"wheel {action}")  # type: ignore[arg-type]


VOYAGE = {"sea": SEAS, "start": PLACES, "board": BOARDS, "enemy": PLACES, "food": FOOD}


@FEW
@given(**VOYAGE, action=st.sampled_from(["explore", "engage"]))
def test_more_food_opens_more_places_at_the_same_prices(
    sea: dict[str, int], start: str, board: str, enemy: str, food: int, action: str
) -> None:
    table = sailing(action, sea, start, board, food, enemy)
    rich = sailing(action, sea, start, board, 6, enemy)
    if table.question == "wheel":
        return  # nowhere to go, and nobody was asked
    assert table.prices() == {place: price for place, price in rich.prices().items() if price <= food}


@FEW
@given(**VOYAGE, action=st.sampled_from(["explore", "engage"]))
def test_a_ship_pays_the_price_it_was_told(
    sea: dict[str, int], start: str, board: str, enemy: str, food: int, action: str
) -> None:
    table = sailing(action, sea, start, board, food, enemy)
    if table.question == "wheel":
        return
    for place, price in table.prices().items():
        sailed = table.copy().do(f"sail {place}")
        assert sailed.see().supplies.spent[0] == price
        assert place != "B7"
        assert action == "engage" or place != enemy


@FEW
@given(**VOYAGE)
def test_a_compass_never_makes_a_voyage_dearer(
    sea: dict[str, int], start: str, board: str, enemy: str, food: int
) -> None:
    table = sailing("explore", sea, start, board, food, enemy, cards="compass")
    before = table.prices()
    after = table.do("play compass").prices()
    assert all(after[place] <= price for place, price in before.items())


@FEW
@given(mine=STRENGTH, theirs=STRENGTH, attack=WEAPONS, defence=WEAPONS, spare=st.integers(0, 2), bonus=st.booleans())
def test_a_battle_has_one_winner_and_its_price(
    mine: int, theirs: int, attack: int, defence: int, spare: int, bonus: bool
) -> None:
    table = position(
        tiles=CALM_SEA,
        warship={0: "B2", 1: "A1"},
        held={0: f"craft 1 weapons {attack + spare}", 1: f"craft 1 weapons {defence + spare}"},
        strength={0: mine, 1: theirs},
        sections={0: (0, 3, 3, 0 if bonus else 3)},
    )
    table.do("wheel engage", "sail A1", f"commit {attack}", f"commit {defence}")
    gauge = (0, 1, 1, 2, 2, 3, 4)
    won = mine + attack >= theirs + defence
    prize = gauge[theirs] + (gauge[mine] if bonus else 0) if won else gauge[mine]
    assert (table.gold(0), table.gold(1)) == ((prize, 0) if won else (0, prize))
    assert (table.warship(0), table.warship(1)) == (("A1", "B7") if won else ("B1", "A1"))
    assert (table.state.held[2], table.state.held[5]) == (spare, spare)


@FEW
@given(
    gold=st.lists(st.integers(0, 3), min_size=3, max_size=3), boards=st.lists(st.integers(0, 2), min_size=3, max_size=3)
)
def test_who_wins_does_not_hang_on_the_seat(gold: list[int], boards: list[int]) -> None:
    found = set()
    for order in permutations(range(3)):
        state = new_table(players=3).state
        state.gold = [gold[who] for who in order]
        state.sections = [number for who in order for number in (0, boards[who], 0, 0)]
        found.add(frozenset(order[seat] for seat in winners(state)))
    assert len(found) == 1


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.sampled_from([2, 3, 4]), boards=st.sampled_from(["A", "dealt"]))
def test_every_position_of_a_game_is_sound(seed: int, players: int, boards: str) -> None:
    """Nobody holds less than nothing, ships never rest in foreign cities, at most one warship is on a tile."""
    play = random_play({"players": players, "boards": boards}, seed)
    for number in range(0, len(play.events) + 1, 5):
        state = play.at(number)
        cities = state.tables.city
        assert min(*state.held, *state.tray, *state.gold) >= 0
        assert all(1 <= strength <= 6 for strength in state.strength) or not state.rounds
        for seat in range(players):
            foreign = {city for other, city in enumerate(cities) if other != seat}
            assert not foreign & set(state.ships[2 * seat : 2 * seat + 2])
            settled = {cell for cell in range(36) if state.mine[36 * seat + cell]}
            assert settled <= {cell for cell in range(36) if state.explored[seat] >> cell & 1} | {cities[seat]}
        warships = [cell for cell in state.ships[1::2] if cell not in cities]
        ask = state.pending
        fighting = ask is not None and ask.prompt == "diluvium-ask-commit"
        assert len(warships) - len(set(warships)) == (1 if fighting else 0)


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.sampled_from([2, 3, 4]), viewer=st.integers(-1, 1))
def test_an_imagined_world_keeps_what_the_seat_knows(seed: int, players: int, viewer: int) -> None:
    seat = viewer if viewer >= 0 else -2
    play = random_play({"players": players}, seed, 150)
    for number in range(0, len(play.events), 15):
        state = play.at(number)
        world = GAME.imagine(state, seat, Rng(seed))
        assert GAME.census(world) == GAME.census(state)
        assert GAME.view(world, seat) == GAME.view(state, seat)
        assert GAME.imagine(world, seat, Rng(seed)).data() == world.data()
