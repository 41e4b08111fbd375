"""Every square and seat in words: who is there, and in which danger."""

from __future__ import annotations

from typing import List

from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.games.diluvia.presentation.view import DiluviaView
from tests.games.diluvia.helpers import GAME

DANGERS = {"drown": "board-dlv-danger-rise", "left": "board-dlv-danger-left", "right": "board-dlv-danger-right"}


def sentences(view: DiluviaView, at: str) -> List[str]:
    return [message.id for message in view.described[at]]


def check(view: DiluviaView) -> None:
    """It says what the rest of the view says."""
    assert len(view.described) == 49 + view.columns * view.rows
    standing = {at: player for player in view.players for at in (*player.jungle, *player.aboard)}
    for at, (first, *_) in view.described.items():
        player = standing.get(at)
        kind = "seat" if at.startswith("raft.") else "square"
        assert first.id == f"board-dlv-{kind}-{'of' if player else 'free'}"
        assert first.args["place"] == at.removeprefix("raft.")
        if player:
            assert first.args["own"] == int(player.seat == view.seat)
            assert str(first.args["animal"]) == f"board-dlv-one-{player.species}"
        flooded = kind == "square" and int(at[1:]) <= view.level
        assert ("board-dlv-flooded" in sentences(view, at)) == flooded
        assert ("board-dlv-vip" in sentences(view, at)) == (at == view.vip)
        assert ("board-dlv-raft-here" in sentences(view, at)) == (at == view.raft)
        for danger, sentence in DANGERS.items():
            assert (sentence in sentences(view, at)) == (at in getattr(view.risk, danger))


def test_whole_games_are_described_as_they_are_shown() -> None:
    game, rng, levels = load_game("diluvia"), Rng(4), set()
    for players in (2, 4):
        state = GAME.new({"players": players})
        while (ask := game.ask(state)) is not None:
            view = game.view(state, rng.below(players))
            assert isinstance(view, DiluviaView)
            check(view)
            levels.add(view.level)
            seat = ask.seats[rng.below(len(ask.seats))]
            game.apply(state, seat, game.sample(state, rng) if seat == NATURE else rng.choice(game.legal(state, seat)))
    assert len(levels) > 4
