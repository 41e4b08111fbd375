"""The engine and an independent script of Diluvium play the same games and must agree at every question."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from seaboard.core.options import OptionValue
from seaboard.core.pieces.pile import kinds
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, seat_name
from seaboard.games.diluvium.rules.notation import CARD_NAMES
from seaboard.games.diluvium.rules.state import DiluviumState
from tests.games.diluvium.helpers import GAME, Table, pile
from tests.golden import goldens
from tests.oracle.diluvium_script import Question, Script, World, new_game

SETTINGS = list(product((2, 3, 4), ("A", "dealt", "chosen"), ("seated", "dealt")))
GAMES_OF_EACH = 5  # at random, and as many of warlike players
STORY = {
    *("discard", "compass", "settle space", "settle bonus", "slay", "attacker won", "defender won", "engage bonus"),
    *("ship fled", "settler fled", "reshuffled", "cornucopia", "machines", "legendary", "treasure", "cannon", "gate"),
    "map",
}
THIN_DECK = "gate gate map"


def racks(world: World) -> list[object]:
    """What changes most often, as the script has it."""
    players = world.players
    return [
        [player.gold for player in players],
        [number for player in players for number in player.rack.values()],
        [*world.tray.values()],
        [player.strength for player in players],
        [len(player.track) for player in players],
        [place for player in players for place in (player.explorer, player.warship)],
    ]


def racks_of(table: Table) -> list[object]:
    """The same of the engine's state."""
    state = table.state
    ships = [table.names[cell] for cell in state.ships]
    return [state.gold, state.held, state.tray, state.strength, state.markers, ships]


def laid_out(world: World) -> list[object]:
    """All the rest."""
    players = world.players
    return [
        {place: tile.number for place, tile in world.up.items()},
        world.marks,
        [player.settlers for player in players],
        [[*player.slots.values()] for player in players],
        [sorted(player.hand) for player in players],
        (len(world.deck), sorted(world.discards)),
        world.slain,
        world.last_round,
    ]


def laid_out_of(table: Table) -> list[object]:
    state, names = table.state, table.names
    seats = range(state.players)
    tiles = {names[cell]: tile for cell, tile in enumerate(state.tiles[: len(names)]) if 0 < tile < 30}
    marks = {
        f"{name}.{slot + 1}": (state.marks[cell] >> 3 * slot & 7) - 1
        for cell, name in enumerate(names)
        for slot in range(3)
        if state.marks[cell] >> 3 * slot & 7
    }
    settlers = [
        {
            f"{name}.{s + 1}"
            for cell, name in enumerate(names)
            for s in range(5)
            if state.mine[36 * seat + cell] >> s & 1
        }
        for seat in seats
    ]
    return [
        tiles,
        marks,
        settlers,
        [list(table.board(seat)) for seat in seats],
        [sorted(table.hand(seat)) for seat in seats],
        (len(kinds(state.deck)), sorted(CARD_NAMES[card] for card in kinds(state.buried))),
        {name for cell, name in enumerate(names) if state.slain >> cell & 1},
        bool(state.last_round),
    ]


def asked(table: Table) -> Question:
    """The engine's question in the script's words."""
    if table.asked == NATURE:
        return Question("~", frozenset(table.chances()))
    return Question(seat_name(table.asked), frozenset(table.moves()))


def random_answer(state: DiluviumState, seat: int, rng: Rng) -> int:
    return rng.choice(GAME.legal(state, seat))


def warlike_answer(state: DiluviumState, seat: int, rng: Rng) -> int:
    """Engages, slays, plays cards and settles on ruins where it can: at random little of that happens."""
    legal = GAME.legal(state, seat)
    wanted = [action for action in legal if tempting(state, seat, GAME.write(state, action))]
    return rng.choice(wanted) if wanted and rng.below(4) else rng.choice(legal)


def tempting(state: DiluviumState, seat: int, move: str) -> bool:
    verb, *words = move.split()
    table = Table(state)
    if verb == "sail":
        cell = table.at(words[0])
        enemies = [other for other in range(state.players) if other != seat]
        pieces = any(cell in state.ships[2 * other : 2 * other + 2] for other in enemies)
        return pieces or any(state.mine[36 * other + cell] for other in enemies) or state.tiles[cell] == 0
    if verb == "place":
        cell, slot = table.at(words[0].split(".")[0]), int(words[0].split(".")[1]) - 1
        return state.tables.kind_at[state.tiles[cell] * 8 + slot] in {2, 3}
    return verb in {"slay", "play", "arm"} or move in {"wheel engage", "wheel settle", "take board.engage"}


Chooser = Callable[[DiluviumState, int, Rng], int]


def play_both(options: dict[str, OptionValue], rng: Rng, choose: Chooser, deck: str = "") -> set[str]:
    """One game on engine and script together, with fewer ruins cards if so wished; what happened in it."""
    table = Table(GAME.new(options))
    world, script = new_game(int(options["players"]), str(options["boards"]), str(options["peoples"]))
    if deck:
        table.state.deck, world.deck = pile(deck), deck.split()
    question: Question | None = next(script)
    while question is not None:
        assert asked(table) == question
        if table.question == "wheel":
            assert laid_out_of(table) == laid_out(world)
        seat = table.asked
        action = GAME.sample(table.state, rng) if seat == NATURE else choose(table.state, seat, rng)
        move = GAME.write(table.state, action)
        GAME.apply(table.state, seat, action)
        question = next_question(script, move)
        if table.state.rounds:  # until then boards are being given out
            assert racks_of(table) == racks(world)
    assert GAME.ask(table.state) is None
    assert laid_out_of(table) == laid_out(world)
    assert (table.outcome.ending, list(table.outcome.winners)) == (world.ending, world.winners)
    return {*world.story, world.ending}


def next_question(script: Script, move: str) -> Question | None:
    """None when the script's game is over."""
    try:
        return script.send(move)
    except StopIteration:
        return None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_script_agree_at_every_question(players: int) -> None:
    story: set[str] = set()
    for number, (seats, boards, peoples) in enumerate(SETTINGS):
        if seats == players:
            options: dict[str, OptionValue] = {"players": seats, "boards": boards, "peoples": peoples}
            for game in range(GAMES_OF_EACH):
                story |= play_both(options, Rng(number * 100 + game), random_answer)
                story |= play_both(options, Rng(number * 100 + 50 + game), warlike_answer)
                if game % 2:
                    story |= play_both(options, Rng(number * 100 + 75 + game), warlike_answer, THIN_DECK)
    assert story >= STORY


@pytest.mark.parametrize("name", [name for name in goldens.names("diluvium") if not name.startswith("example")])
def test_the_script_tells_the_golden_games_the_same_way(name: str) -> None:
    play = goldens.played("diluvium", name)
    options = play.options
    world, script = new_game(int(options["players"]), str(options["boards"]), str(options["peoples"]))
    question: Question | None = next(script)
    for number, event in play.line():
        table = Table(play.at(number - 1))
        assert asked(table) == question
        question = next_question(script, event.text)
    assert laid_out_of(Table(play.state)) == laid_out(world)
    assert racks_of(Table(play.state)) == racks(world)
