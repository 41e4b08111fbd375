"""Dice promised before the first roll: every answer follows from the seed, and nothing else passes."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from seaboard.core.errors import BadRecord
from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.record import Record, read_record, record_of, replay, write_record
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import game_names, load_game
from seaboard.table.dice import CommittedDice, check_dice, dice_from_hex, dice_of_number, fresh_dice

GAME = load_game("nautilion")


def played(dice: CommittedDice, players: int = 2) -> Play[Any]:
    """A whole random game of Nautilion with these dice."""
    return to_the_end(Play(GAME, {"players": players}), dice)


def to_the_end(play: Play[Any], dice: CommittedDice) -> Play[Any]:
    game, rng = play.game, Rng(1)
    while (ask := game.ask(play.state)) is not None:
        number = len(play.events) + 1
        chance = ask.seat == NATURE
        action = dice.answer(game, play.state, number) if chance else rng.choice(game.legal(play.state, ask.seat))
        play.apply(ask.seat, action)
    return play


@pytest.mark.parametrize("name", game_names())
def test_what_comes_after_the_seed_is_shown_proves_nothing_and_is_refused(name: str) -> None:
    """In every game: else a last move is taken back and every later die is known before it is thrown."""
    game, dice = load_game(name), dice_of_number(4)
    play = to_the_end(Play(game, {}), dice)
    last = len(play.events)
    honest = read_record(write_record(record_of(play, dice.receipt(over=True))))
    assert check_dice(replay(game, honest), honest) is not None
    for seat in range(game.seats(play.state)):
        assert (play.undo_target(seat), play.restart_target(seat)) == (None, None)
        for text in (f"undo {last - 1}", "hint", "reseat"):
            forged = replace(honest, events=[*honest.events, f"{seat + 1} {text}"], fingerprints={}, result={})
            with pytest.raises(BadRecord) as error:
                replay(game, forged)
            reason = error.value.message.args["reason"]
            assert isinstance(reason, Message)
            assert (error.value.message.id, error.value.message.args["number"]) == ("record-refused", last + 1)
            assert reason.id == ("undo-after-the-end" if text.startswith("undo") else "move-game-over")


def receipt(dice: CommittedDice) -> Record:
    return record_of(played(dice), dice.receipt(over=True))


def test_the_promise_tells_nothing_and_binds() -> None:
    dice = CommittedDice(b"x" * 32)
    assert dice.commitment == hashlib.sha256(b"seaboard dice 1: " + b"x" * 32).hexdigest()
    assert dice.receipt(over=False) == {"commitment": dice.commitment}
    assert dice.receipt(over=True)["seed"] == (b"x" * 32).hex()


def test_a_receipt_survives_its_file_and_every_die_follows_from_the_seed() -> None:
    record = read_record(write_record(receipt(fresh_dice())))
    play = replay(GAME, record)
    chance = sum(event.seat == NATURE for event in play.events)
    assert check_dice(play, record) == chance > 10


def test_the_same_number_gives_the_same_dice_and_fresh_dice_differ() -> None:
    assert receipt(dice_of_number(3)) == receipt(dice_of_number(3))
    assert fresh_dice().commitment != fresh_dice().commitment


def test_an_answer_depends_on_the_number_of_its_event_alone() -> None:
    dice = dice_of_number(1)
    state = played(dice).at(0)
    answers = {dice.answer(GAME, state, number) for number in range(1, 30)}
    assert len(answers) == 29
    assert dice.answer(GAME, state, 5) == dice.answer(GAME, state, 5)


def test_the_dice_fall_as_dice_fall() -> None:
    """1, 1, 2, 2, 3, 4: chi-square over the lowest die of many rolls is not needed, each face's share is."""
    play = Play(GAME, {})
    dice = dice_of_number(8)
    for number in range(1, 4):
        play.apply(NATURE, dice.answer(GAME, play.state, number))
    faces: Counter[str] = Counter()
    for number in range(10_000, 13_000):
        faces.update(GAME.write(play.state, dice.answer(GAME, play.state, number)).split()[1:])
    expected = {"1": 3000, "2": 3000, "3": 1500, "4": 1500}
    assert sum((faces[face] - count) ** 2 / count for face, count in expected.items()) < 16.27


def refused(record: Record) -> str:
    play = replay(GAME, replace(record, fingerprints={}))
    with pytest.raises(BadRecord) as error:
        check_dice(play, record)
    return error.value.message.id


def test_another_seed_than_the_promised_one_is_refused() -> None:
    record = receipt(dice_of_number(1))
    assert refused(replace(record, dice={**record.dice, "seed": "00" * 32})) == "record-broken-promise"
    assert refused(replace(record, dice={**record.dice, "commitment": "0" * 64})) == "record-broken-promise"
    assert refused(replace(record, dice={"seed": record.dice["seed"]})) == "record-broken-promise"


@pytest.mark.parametrize("seed", ["", "zz", "00" * 31, "AB" * 32, "00" * 33])
def test_what_is_no_seed_is_refused(seed: str) -> None:
    record = receipt(dice_of_number(1))
    assert dice_from_hex(seed) is None
    assert refused(replace(record, dice={**record.dice, "seed": seed})) == "record-broken-promise"


def test_a_die_that_was_turned_is_found() -> None:
    """A forger who also recomputes every fingerprint still cannot make the seed fit."""
    dice, play = dice_of_number(2), Play(GAME, {})
    for number in range(1, 4):
        play.apply(NATURE, dice.answer(GAME, play.state, number))
    honest = dice.answer(GAME, play.state, 4)
    play.apply(NATURE, next(roll for roll, _ in GAME.outcomes(play.state) if roll != honest))
    forged = record_of(play, dice.receipt(over=True))
    with pytest.raises(BadRecord) as error:
        check_dice(replay(GAME, forged), forged)
    assert (error.value.message.id, error.value.message.args["number"]) == ("record-other-dice", 4)


def test_a_record_without_seed_has_nothing_to_check() -> None:
    play = played(dice_of_number(1))
    assert check_dice(play, record_of(play)) is None
    assert check_dice(play, record_of(play, dice_of_number(1).receipt(over=False))) is None


def test_dice_of_a_wrong_type_are_no_record() -> None:
    text = write_record(receipt(dice_of_number(1))).replace("[dice]\ncommitment = ", "[dice]\ncommitment = 1\nold = ")
    with pytest.raises(BadRecord) as error:
        read_record(text)
    assert error.value.message.id == "record-incomplete"
