"""What a board draws of a move before it is made, against what the sentences about it say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict
from random import Random
from typing import Any

import pytest

from seaboard.core.messages import Line, Message
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.games.nautilion.components.kit import MAGE_A
from seaboard.games.nautilion.presentation.shows import NautilionShows

GAME = load_game("nautilion")
STORM = {"mages": "yes", "mercenaries": "2", "reefs": "yes", "machinations": "normal", "heroics": "yes"}
Said = dict[str, Any]
Reader = Callable[[Said, Any, int], None]


def kind_of(token: Any) -> int:
    return MAGE_A + "ABC".index(str(token.args["letter"])) if isinstance(token, Message) else int(token)


def sets(name: str, argument: str) -> Reader:
    def read(said: Said, args: Any, _: int) -> None:
        said[name] = int(args[argument])

    return read


def both(one: str, other: str) -> Reader:
    def read(said: Said, args: Any, _: int) -> None:
        said[one], said[other] = float(args["place"]), args["place"]

    return read


def puts(name: str, value: Callable[[Any, int], Any]) -> Reader:
    def read(said: Said, args: Any, abyss: int) -> None:
        said[name] = value(args, abyss)

    return read


def meets(name: str, before: float) -> Reader:
    def read(said: Said, args: Any, _: int) -> None:
        said[name], said["collides"] = args["place"] - before, True

    return read


CATCHES, TAKES = both("phantom", "discarded"), both("nautilion", "taken")
BITES = puts("bites", lambda _, __: True)
SAYS: dict[str, Reader] = {
    "phantom-moves": CATCHES,
    "phantom-boards": CATCHES,
    "phantom-aside": CATCHES,
    "phantom-astern": CATCHES,
    "phantom-astern-abyss": puts("phantom", lambda _, abyss: float(abyss)),
    "phantom-arrives": puts("phantom", lambda _, __: 0.0),
    "phantom-collides": meets("phantom", 0.4),
    "collides": meets("nautilion", 0.6),
    "moves": TAKES,
    "moves-astern": TAKES,
    "exchanges": TAKES,
    "astern-isles": puts("nautilion", lambda _, __: 0.0),
    "reaches-abyss": puts("nautilion", lambda _, abyss: float(abyss)),
    "darkhouse-bites": BITES,
    "darkhouse-bites-twice": BITES,
    "darkhouse-nothing": BITES,
    "lost-crew": sets("lost", "token"),
    "lost-mercenary": sets("lost", "cabin"),
    "lost-reserve": puts("lost_reserve", lambda _, __: True),
    "lost-guest": puts("guest_lost", lambda args, _: kind_of(args["token"])),
    "placed": sets("placed", "token"),
    "stationed": sets("placed", "cabin"),
    "crew-back": sets("placed", "token"),
    "heroic-played": sets("lost", "token"),
    "unseated": sets("lost", "token"),
    "cabin-entered": puts("guest", lambda args, _: kind_of(args["token"])),
    "swapped": puts("swapped", lambda args, _: (args["one"], args["other"])),
    "end-victory": puts("ends", lambda _, __: "victory"),
}


def said_by(lines: list[Line], abyss: int) -> Said:
    said = asdict(NautilionShows())
    for line in lines:
        name = line.message.id.removeprefix("nautilion-")
        if name in SAYS:
            SAYS[name](said, line.message.args, abyss)
        elif name.startswith("end-"):
            said["ends"] = "defeat"
    return said


def moves(options: dict[str, str], seed: int) -> Iterator[tuple[Any, int, int]]:
    """Every open move of a random game."""
    state, rng, chance = GAME.new(options), Rng(seed), Random(seed)
    while (ask := GAME.ask(state)) is not None:
        if ask.seat == NATURE:
            GAME.apply(state, NATURE, GAME.sample(state, rng))
            continue
        legal = list(GAME.legal(state, ask.seat))
        for action in legal:
            yield state, ask.seat, action
        GAME.apply(state, ask.seat, chance.choice(legal))


@pytest.mark.parametrize(("options", "seeds"), [({}, 6), (STORM, 6), ({"machinations": "difficult"}, 4)])
def test_what_is_drawn_is_what_is_said(options: dict[str, str], seeds: int) -> None:
    seen: set[str] = set()
    for seed in range(seeds):
        for state, seat, action in moves(options, seed):
            shown = asdict(GAME.shows(state, seat, action))  # type: ignore[call-overload]
            said = said_by(GAME.foresee(state, seat, action), len(state.path) - 1)
            wrong = {name for name in said if name != "reserved" and shown[name] != said[name]}
            assert not wrong, (GAME.write(state, action), {name: (shown[name], said[name]) for name in wrong})
            seen |= {name for name, value in shown.items() if value not in (None, False)}
    assert {"phantom", "nautilion", "discarded", "taken", "bites", "placed", "reserved", "swapped"} <= seen
