"""DV-2.3 where the animals before leave no square for every row: the last species is placed all the same."""

from __future__ import annotations

import pytest

from seaboard.core.rng import Rng
from seaboard.games.diluvia.components.tables import places
from seaboard.games.diluvia.game import diluvia


@pytest.mark.parametrize("seed", [1000286, 1002161])
def test_dv2_3_six_species_always_find_their_squares(seed: int) -> None:
    game, rng = diluvia(), Rng(seed)
    state = game.new({"players": 6, "teams": "threes"})
    while 0 in state.jungle:
        game.apply(state, -1, game.sample(state, rng))
    for mask in state.jungle:
        squares = places(mask)
        assert len({square // 7 for square in squares}) == len({square % 7 for square in squares}) == 5
    assert len(places(state.in_the_jungle())) == 30
