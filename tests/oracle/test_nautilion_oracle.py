"""The engine and an independent script of the rules play the same games and must agree at every question."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, seat_name
from seaboard.games.nautilion.rules.state import NautilionState
from tests.games.nautilion.helpers import GAME, SUBMARINES, Table
from tests.golden import goldens
from tests.oracle.nautilion_script import Question, Script, Sea, new_game

RESERVES = range(1, 7)
SETTINGS = list(product((1, 2), SUBMARINES, RESERVES))
SPELLS = ("whirlwind", "tide", "translation", "swap", "with")
AT_RANDOM, WITH_SENSE = 4, 8  # games of each kind for each of the 72 settings


def laid_out(sea: Sea) -> dict[str, object]:
    """The position as the script has it."""
    inner = [sea.path.get(place, 0) for place in range(1, 37)]
    return {
        "path": (-1, *inner, -1),
        "figures": (sea.nautilion, sea.phantom),
        "crew": tuple(sorted(sea.crew)),
        "reserve": (sea.reserve(), tuple(sorted(sea.blue))),
        "discarded": tuple(sorted(sea.pile)),
        "dice": tuple(sea.dice),
        "hand": sea.hand,
        "ending": sea.ending,
    }


def shown(table: Table) -> dict[str, object]:
    """The same of the engine's view."""
    see = table.see
    return {
        "path": see.path,
        "figures": (see.nautilion, see.phantom),
        "crew": see.crew,
        "reserve": (see.reserve, see.reserve_crew),
        "discarded": see.discarded,
        "dice": see.dice,
        "hand": see.taken or 0,
        "ending": table.ending,
    }


def asked(table: Table) -> Question:
    """The engine's question in the script's words."""
    if table.question == "lay":
        return Question("~", frozenset())
    if table.asked == NATURE:
        listed = [GAME.write(table.state, action) for action, _ in GAME.outcomes(table.state)]
        return Question("~", frozenset(listed))
    return Question(seat_name(table.asked), frozenset(table.moves()))


def random_answer(state: NautilionState, seat: int, rng: Rng) -> int:
    return rng.choice(GAME.legal(state, seat))


def sensible_answer(state: NautilionState, seat: int, rng: Rng) -> int:
    """Mostly what fills the Nautilion and slows the Phantom: random play alone hardly ever wins."""
    legal = GAME.legal(state, seat)
    quiet = [action for action in legal if GAME.write(state, action).split()[0] not in SPELLS]
    if rng.below(12) == 0 or not quiet:
        return rng.choice(legal)
    return max(quiet, key=lambda action: promise(state, seat, action))


def promise(state: NautilionState, seat: int, action: int) -> int:
    """What a move leads to: crew aboard, time left, tokens in the reserve; with a full crew only the way counts."""
    after = state.copy()
    GAME.apply(after, seat, action)
    while (ask := GAME.ask(after)) is not None and ask.prompt == "nautilion-ask-discard":
        GAME.apply(after, ask.seat, GAME.legal(after, ask.seat)[-1])
    ahead = sum(1 for token in after.path[after.nautilion + 1 : 37] if token)
    behind = sum(1 for token in after.path[1 : after.phantom] if token)
    crew = f"{after.crew:b}".count("1")
    if crew == 9:
        return 1000 + 8 * behind - 10 * ahead
    aboard = crew + (1 if after.taken else 0)
    return 20 * aboard + 4 * behind + 4 * ahead + 5 * after.reserve


def play_both(players: int, submarine: str, reserve: int, seed: int, *, sense: bool) -> str:
    """One game on engine and script together; how it ended."""
    rng = Rng(seed)
    table = Table(GAME.new({"players": players, "submarine": submarine, "reserve": reserve}))
    sea, script = new_game(players, submarine, reserve)
    question: Question | None = next(script)
    choose = sensible_answer if sense else random_answer
    while question is not None:
        assert asked(table) == question
        assert shown(table) == laid_out(sea)
        seat = table.asked
        action = GAME.sample(table.state, rng) if seat == NATURE else choose(table.state, seat, rng)
        move = GAME.write(table.state, action)
        GAME.apply(table.state, seat, action)
        question = next_question(script, move)
    assert GAME.ask(table.state) is None
    assert shown(table) == laid_out(sea)
    return table.ending


def next_question(script: Script, move: str) -> Question | None:
    """None when the script's game is over."""
    try:
        return script.send(move)
    except StopIteration:
        return None


@pytest.mark.parametrize("submarine", SUBMARINES)
def test_engine_and_script_agree_at_every_question(submarine: str) -> None:
    endings: Counter[str] = Counter()
    for number, (players, boat, reserve) in enumerate(SETTINGS):
        if boat == submarine:
            for game in range(AT_RANDOM + WITH_SENSE):
                endings[play_both(players, boat, reserve, number * 100 + game, sense=game >= AT_RANDOM)] += 1
    assert endings.total() == (AT_RANDOM + WITH_SENSE) * 12  # 864 games over the six submarines
    assert endings["phantom-arrived"]
    assert endings["crew-incomplete"]
    if submarine.startswith("A"):
        assert endings["victory"]


@pytest.mark.parametrize(
    "name", [name for name in goldens.names("nautilion") if "edition" not in name and not name.startswith("with-")]
)
def test_the_script_tells_the_golden_games_the_same_way(name: str) -> None:
    play = goldens.played("nautilion", name)
    options = play.options
    sea, script = new_game(int(options["players"]), str(options["submarine"]), int(options["reserve"]))
    question: Question | None = next(script)
    for number, event in play.line():
        table = Table(play.at(number - 1))
        assert (asked(table), shown(table)) == (question, laid_out(sea))
        question = next_question(script, event.text)
    assert shown(Table(play.state)) == laid_out(sea)
