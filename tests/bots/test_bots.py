"""Bots get what a person in their seat would see, and the greedy one knows what it does."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.bots.bot import Observation
from seaboard.bots.registry import bots_for, load_bot
from seaboard.core.errors import BadOptions
from seaboard.core.fingerprint import fingerprint
from seaboard.core.play import Play
from seaboard.core.procedure import State
from seaboard.core.rng import Rng
from seaboard.games import load_game
from seaboard.lab.simulate import Job, simulate


def observed(seed: int = 3) -> tuple[Observation[Any], Any]:
    game = load_game("nautilion")
    play = Play(game, {})
    play.chance(Rng(seed))
    return Observation(game, play.state, 0), play.state


def test_an_observation_does_not_hold_out_the_state() -> None:
    observation, _ = observed()
    shown = [name for name in dir(observation) if not name.startswith("_")]
    assert sorted(shown) == ["game", "imagine", "legal", "seat", "view"]
    assert not any(isinstance(getattr(observation, name), State) for name in shown)


def test_what_a_bot_does_to_its_imagined_state_and_moves_does_not_matter() -> None:
    observation, state = observed()
    before = fingerprint(state.data())
    imagined = observation.imagine(Rng(1))
    imagined.crew = 1022
    imagined.path[5] = 0
    observation.legal.clear()
    assert fingerprint(state.data()) == before
    assert observation.legal


QUICK = [name for name in bots_for("nautilion") if name not in ("search", "captain")]


@pytest.mark.parametrize("name", QUICK)  # the search with fewer trials in test_nautilion_bots
def test_a_bot_chooses_a_legal_move_and_the_same_one_again(name: str) -> None:
    for seed in range(6):
        observation, state = observed(seed)
        before = fingerprint(state.data())
        first = load_bot(name).choose(observation, Rng(8))
        assert first in observation.legal
        assert load_bot(name).choose(observation, Rng(8)) == first
        assert fingerprint(state.data()) == before


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOptions) as error:
        load_bot("oracle")
    assert error.value.message.id == "bot-unknown"


@pytest.mark.parametrize("players", [1, 2])
def test_greedy_is_clearly_better_than_random(players: int) -> None:
    """Random play has never been seen to win; greedy wins a good part of its games on the recommended board."""
    options = {"players": players}
    random = simulate(Job("nautilion", options, ("random",), 1), 300)
    greedy = simulate(Job("nautilion", options, ("greedy",), 1), 40)
    assert random.endings["victory"] <= 1
    assert greedy.endings["victory"] >= 10


def test_greedy_casts_spells_and_plays_every_submarine_to_the_end() -> None:
    game, bot = load_game("nautilion"), load_bot("greedy")
    verbs: set[str] = set()
    for number, submarine in enumerate(("A1", "A2", "B1", "B2", "C1", "C2") * 2):
        play, rng = Play(game, {"submarine": submarine, "reserve": 6}), Rng(number)
        play.chance(rng)
        while (ask := game.ask(play.state)) is not None:
            verbs.add(play.apply(ask.seat, bot.choose(Observation(game, play.state, ask.seat), rng)).split()[0])
            play.chance(rng)
    assert verbs >= {"plan", "tide", "translation", "swap", "with", "discard", "place"}
