"""What a seat imagines hangs on nothing it may not know: two truths it cannot tell apart give the same worlds."""

from __future__ import annotations

import pytest

from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.diluvia.rules.play import Play
from tests.games.diluvia.helpers import EVERYBODY, GAME, Setting, Table, position, random_play

HANDS = [
    {0: "maneuver move", 1: "undo move", 2: "tsunami rescue"},
    {0: "maneuver move", 1: "move move", 2: "undo undo"},
]


def alike(one: Table, two: Table, seat: int) -> None:
    assert one.state.data() != two.state.data()
    for seed in range(20):
        worlds = [GAME.imagine(table.state, seat, Rng(seed)) for table in (one, two)]
        assert worlds[0].data() == worlds[1].data()
        assert worlds[0].pending is worlds[1].pending
        assert GAME.view(worlds[0], seat) == GAME.view(one.state, seat)


@pytest.mark.parametrize("seat", [0, -2])
def test_hands_are_dealt_anew(seat: int) -> None:
    other = {**HANDS[1]} if seat == 0 else {**HANDS[1], 0: "undo tsunami"}
    one, two = position(hands=HANDS[0]), position(hands=other)
    if seat == 0:
        alike(one, two, seat)
    else:
        assert len({str(GAME.imagine(one.state, seat, Rng(seed)).hands) for seed in range(40)}) > 10


def test_an_own_hand_stays() -> None:
    table = position(hands=HANDS[0])
    assert all(GAME.imagine(table.state, 1, Rng(seed)).hands[7:14] == table.state.hands[7:14] for seed in range(10))


@pytest.mark.parametrize("seat", [0, 2, -2])
@pytest.mark.parametrize("answer", ["undo-it", "pass", "waive"])
def test_neither_who_has_answered_nor_what(seat: int, answer: str) -> None:
    table = position(hands=HANDS[0]).do("maneuver left")
    alike(table, table.copy().do(f"2 {answer}"), seat)


@pytest.mark.parametrize("seat", [0, -2])
def test_nor_that_all_have(seat: int) -> None:
    table = position(hands=HANDS[0]).do("maneuver left")
    alike(table, table.copy().do("2 undo-it", "3 waive"), seat)


def test_whoever_has_answered_knows_it() -> None:
    table = position(hands=HANDS[0]).do("maneuver left", "2 undo-it")
    world = GAME.imagine(table.state, 1, Rng(1))
    rule = world.stack[-1]
    assert isinstance(rule, Play)
    assert (rule.wanting, rule.answered, world.pending is not None and world.pending.seats) == (2, 2, (2,))


def rolling(*wanting: int) -> Table:
    hands = {0: "maneuver", **dict.fromkeys(range(1, 4), "undo move")}
    table = position(players=4, hands=hands).do("maneuver left")
    for seat in range(1, 4):
        table.do(f"{seat + 1} {'undo-it' if seat in wanting else 'pass'}")
    return table.do("~close")


@pytest.mark.parametrize("seat", [0, -2])
def test_while_one_rolls_nobody_knows_who_would_be_next(seat: int) -> None:
    alike(rolling(1), rolling(1, 2), seat)
    alike(rolling(1, 3), rolling(1, 2, 3), seat)


def test_whoever_rolls_in_an_imagined_world_holds_the_card() -> None:
    table, found = rolling(1, 2, 3), set()
    for seed in range(60):
        world = GAME.imagine(table.state, 0, Rng(seed))
        rule = world.stack[-1]
        assert isinstance(rule, Play)
        found.add(int(rule.wanting))
        while (ask := GAME.ask(world)) is not None and ask.prompt == "diluvia-ask-undo-die":
            GAME.apply(world, NATURE, GAME.read(world, "~die sun"))
        assert min(world.hands) >= 0
    assert found == {0, 4, 8, 12}


@pytest.mark.parametrize("setting", EVERYBODY.values(), ids=list(EVERYBODY))
def test_imagined_worlds_are_played_to_their_end(setting: Setting) -> None:
    rng = Rng(3)
    play = random_play(setting, 11)
    for number in range(10, len(play.events), 25):
        world = GAME.imagine(play.at(number), rng.below(int(setting["players"])), rng)
        pieces = GAME.census(world)
        while (ask := GAME.ask(world)) is not None:
            chance = ask.seat == NATURE
            GAME.apply(world, ask.seat, GAME.sample(world, rng) if chance else rng.choice(GAME.legal(world, ask.seat)))
        assert min(world.hands) >= 0
        assert GAME.census(world) == pieces
