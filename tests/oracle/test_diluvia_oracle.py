"""The engine and an independent script of Diluvia play the same games and must agree at every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from seaboard.core.errors import TooManyOutcomes
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, seat_name
from seaboard.games.diluvia.rules.state import DiluviaState
from tests.games.diluvia.helpers import EVERYBODY, GAME, Table
from tests.golden import goldens
from tests.oracle.diluvia_script import Chapter, Question, World, new_game

TEAMS = {"none": 0, "pairs": 2, "threes": 3}
SETTINGS: dict[str, dict[str, Any]] = {
    **EVERYBODY,
    "tentacles anywhere": {"players": 3, "tentacles": "anywhere"},
    "owners choose seats": {"players": 4, "seats": "owner"},
    "discards only": {"players": 2, "reset": "discards"},
    "all at once": {
        "players": 4,
        "teams": "pairs",
        "express": "yes",
        "tentacles": "anywhere",
        "seats": "owner",
        "reset": "discards",
    },
}
GAMES_OF_EACH = 5  # at random, and as many of players who board
STORY = {
    *("move", "stampede", "maneuver", "tsunami", "tentacles", "rescue", "dropped undo", "dropped move"),
    *(f"undone {card}" for card in ("move", "stampede", "maneuver", "tsunami", "tentacles", "rescue")),
    *("undo failed", "two undos", "meter", "flood", "express", "everything anew", "discards anew", "overboard"),
    *("walked aboard", "pushed aboard", "scooped up", "taken aboard by a rise", "last seat", "no seat", "empty jungle"),
    *("most-animals", "nearest-vip", "shared-victory"),
}
Chooser = Callable[[DiluviaState, int, Rng], int]


def laid_out(world: World) -> list[object]:
    players = range(world.players)
    return [
        [{square for square, owner in world.jungle.items() if owner == player} for player in players],
        [{seat for seat, owner in world.raft.items() if owner == player} for player in players],
        [world.adrift[player] for player in players],
        [sorted(hand) for hand in world.hands],
        (sorted(world.deck), sorted(world.discards)),
        (world.token if world.level < 7 else "", world.level, world.meter, world.emptied),
    ]


def laid_out_of(table: Table) -> list[object]:
    state = table.state
    players = range(int(state.players))
    return [
        [table.jungle(player) for player in players],
        [table.aboard(player) for player in players],
        [table.adrift(player) for player in players],
        [sorted(table.hand(player)) for player in players],
        (sorted(table.deck()), sorted(table.discards())),
        (table.raft() if state.level < 7 else "", state.level, state.meter, bool(state.emptied)),
    ]


def asked(table: Table) -> Question:
    """The engine's question in the script's words."""
    if table.asked != NATURE:
        return Question({seat_name(seat): frozenset(table.moves(seat=seat)) for seat in table.all_asked})
    try:
        return Question({"~": table.chances()})  # type: ignore[dict-item]
    except TooManyOutcomes:
        return Question({"~": None})


def random_answer(state: DiluviaState, seat: int, rng: Rng) -> int:
    return rng.choice(GAME.legal(state, seat))


def crowding_answer(state: DiluviaState, seat: int, rng: Rng) -> int:
    """Goes aboard and undoes where it can, and lets it rain: at random rafts stay half empty."""
    legal = GAME.legal(state, seat)
    wanted = [action for action in legal if tempting(state, GAME.write(state, action))]
    if wanted and rng.below(6):
        return rng.choice(wanted)
    calm = [action for action in legal if not GAME.write(state, action).startswith("tsunami")]
    return rng.choice(calm or legal)


def tempting(state: DiluviaState, move: str) -> bool:
    verb, *words = move.split()
    if verb == "move":
        return words[1] == Table(state).raft()
    return verb in {"rescue", "undo-it", "pass"} or move == "roll"


def play_both(options: dict[str, Any], rng: Rng, choose: Chooser) -> set[str]:
    """One game on engine and script together; what happened in it."""
    table = Table(GAME.new(options))
    world, script = begin(options)
    question: Question | None = next(script)
    while question is not None:
        assert asked(table) == question
        if table.question in {"play", "die", "undo"}:
            assert laid_out_of(table) == laid_out(world)
        seat = table.all_asked[rng.below(len(table.all_asked))]
        action = GAME.sample(table.state, rng) if seat == NATURE else choose(table.state, seat, rng)
        text = GAME.write(table.state, action)
        GAME.apply(table.state, seat, action)
        question = next_question(script, text if seat == NATURE else f"{seat_name(seat)} {text}")
    assert GAME.ask(table.state) is None
    assert laid_out_of(table) == laid_out(world)
    assert (table.outcome.ending, list(table.outcome.winners)) == (world.ending, world.winners)
    return {*world.story, world.ending}


def begin(options: dict[str, Any]) -> tuple[World, Chapter]:
    players = int(options["players"])
    team = TEAMS[options.get("teams", "none")] or (2 if players == 6 else 0)
    switches = [("express", "yes"), ("tentacles", "anywhere"), ("seats", "owner"), ("reset", "discards")]
    return new_game(players, team, *[options.get(name) == value for name, value in switches])


def next_question(script: Chapter, line: str) -> Question | None:
    """None when the script's game is over."""
    try:
        return script.send(line)
    except StopIteration:
        return None


def test_engine_and_script_agree_at_every_question() -> None:
    story: set[str] = set()
    for number, options in enumerate(SETTINGS.values()):
        for game in range(GAMES_OF_EACH):
            story |= play_both(options, Rng(number * 100 + game), random_answer)
            story |= play_both(options, Rng(number * 100 + 50 + game), crowding_answer)
    assert story >= STORY


@pytest.mark.parametrize("name", [name for name in goldens.names("diluvia") if not name.startswith("edition")])
def test_the_script_tells_the_golden_games_the_same_way(name: str) -> None:
    play = goldens.played("diluvia", name)
    world, script = begin(dict(play.options))
    question: Question | None = next(script)
    for number, event in play.line():
        assert asked(Table(play.at(number - 1))) == question
        question = next_question(script, str(event))
    assert laid_out_of(Table(play.state)) == laid_out(world)
