"""The bots of Diluvium: an answer to every question, the same one again, and no look at what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice, takewhile
from typing import Any

import pytest

from seaboard.bots import search_bot
from seaboard.bots.bot import Observation
from seaboard.bots.diluvium import value as diluvium_value
from seaboard.bots.diluvium.mind import DiluviumMind
from seaboard.bots.mind import Mind
from seaboard.bots.registry import bot_for, bots_for, load_bot
from seaboard.bots.skill import UNSKILLED, Skill
from seaboard.core.errors import BadOptions
from seaboard.core.rng import Rng
from seaboard.games import load_game
from seaboard.lab.simulate import Job, simulate
from tests.bots import helpers

GAME = load_game("diluvium")
BOTS = bots_for("diluvium")
TABLES = [(players, boards) for players in (2, 3, 4) for boards in ("A", "dealt", "chosen")]
EVERY_ANSWER = {
    "board", "wheel", "play", "end", "sail", "stay", "mark", "take", "place", "gain", "produce", "sell", "arm", "done",
    "commit", "flee", "slay", "spare", "discard",
}  # fmt: skip


@pytest.fixture(autouse=True)
def small_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search as it is, with little time."""
    mind = DiluviumMind(diluvium_value.WEIGHTS, width=3, worlds=1, rounds=1, turns=20)
    monkeypatch.setattr(search_bot, "skill_of", lambda game: Skill(mind=mind) if game == GAME.id else UNSKILLED)


def questions(players: int, boards: str, seed: int, rounds: int = 99) -> Iterator[tuple[Any, int]]:
    asked = helpers.questions(GAME, {"players": players, "boards": boards}, seed)
    return takewhile(lambda question: question[0].rounds <= rounds, asked)


@pytest.mark.parametrize(("players", "boards"), TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_every_answer_is_legal_and_the_state_is_left_alone(name: str, players: int, boards: str) -> None:
    every = {"random": 1, "greedy": 2, "novice": 2, "sailor": 2}.get(name, 7)  # the others think
    for state, seat in islice(questions(players, boards, seed=3 * players, rounds=6), 0, None, every):
        assert helpers.answers_legally(name, GAME, state, seat)


def test_greedy_answers_every_kind_of_question() -> None:
    """All verbs are open to it at some time, and whatever it answers is legal."""
    tables = [(3, "A"), (2, "A"), (2, "chosen"), (2, "A"), (4, "A")]
    asked = chain.from_iterable(questions(players, boards, seed) for seed, (players, boards) in enumerate(tables))
    assert helpers.answers_every_kind("greedy", GAME, asked) >= EVERY_ANSWER


@pytest.mark.parametrize("name", BOTS)
def test_the_same_luck_gives_the_same_answer(name: str) -> None:
    for state, seat in questions(3, "dealt", seed=2, rounds=1 if name == "search" else 3):
        assert helpers.answer(name, GAME, state, seat) == helpers.answer(name, GAME, state, seat)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_know_does_not_change_its_answer(name: str, players: int) -> None:
    """Worlds that differ in the others' kinds of resources, cards, gold and sealed weapons alone."""
    differing = 0
    for number, (state, seat) in enumerate(questions(players, "dealt", seed=11, rounds=10)):
        if number % 6 == 0 and state.rounds >= 4:
            differing += helpers.answers_blindly(name, GAME, state, seat, number)
    assert differing >= 5


def test_a_sealed_number_does_not_change_the_answer_to_it() -> None:
    bot, met = load_bot("greedy"), 0
    for seed in (1, 5):
        for state, seat in questions(4, "A", seed):
            rule = state.stack[-1]
            if getattr(rule, "attack", -1) < 0 or seat != rule.defender:
                continue
            answers = set()
            for sealed in range(state.held[int(state.active) * 3 + 2] + 1):
                twin = state.copy()
                twin.stack[-1].attack = sealed
                answers.add(bot.choose(Observation(GAME, twin, seat), Rng(2)))
            met += 1
            assert len(answers) == 1
    assert met


class Unasked(Mind[Any]):
    def ranking(self, state: Any, seat: int) -> list[int]:
        raise AssertionError


def test_a_forced_answer_costs_the_search_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_bot, "skill_of", lambda _: Skill(mind=Unasked(1, 1)))
    forced = [(state.copy(), seat) for state, seat in questions(2, "A", 1) if len(GAME.legal(state, seat)) == 1]
    assert forced
    for state, seat in forced:
        rng, untouched = Rng(4), Rng(4)
        assert load_bot("search").choose(Observation(GAME, state, seat), rng) == GAME.legal(state, seat)[0]
        assert rng.below(1000) == untouched.below(1000)


@pytest.mark.parametrize(("name", "players", "games"), [("greedy", 2, 8), ("greedy", 4, 4), ("search", 2, 2)])
def test_greedy_and_search_leave_random_far_behind(name: str, players: int, games: int) -> None:
    tally = simulate(Job("diluvium", {"players": players}, (name, *["random"] * (players - 1)), 1), games)
    assert tally.wins[0] == games
    assert tally.scores[0] > 2 * max(tally.scores[seat] for seat in range(1, players))


def test_greedy_ends_its_games() -> None:
    """Two who only wait would wait for ever: the longer a game, the more the last tokens are worth."""
    tally = simulate(Job("diluvium", {"players": 2, "boards": "dealt"}, ("greedy",), 1), 10)
    assert tally.decisions < 10 * 400


def test_a_game_offers_the_bots_that_can_play_it() -> None:
    assert bots_for("diluvium") == ("random", "novice", "sailor", "greedy", "mate", "search", "captain")
    assert bots_for("a game of mine") == ("random",)
    with pytest.raises(BadOptions) as error:
        bot_for("a game of mine", "search")
    assert error.value.message.id == "bot-cannot-play"
