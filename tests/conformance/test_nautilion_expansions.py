"""Nautilion passes the kit with every combination of its expansions, alone and as a pair."""

from __future__ import annotations

from itertools import product

import pytest

from seaboard.conformance import check_game
from seaboard.core.options import Options
from seaboard.games import load_game

SUBMARINES = ("A1", "A2", "B1", "B2", "C1", "C2")
COMBINATIONS: list[Options] = [
    {
        "players": players,
        "mages": mages,
        "mercenaries": mercenaries,
        "reefs": reefs,
        "machinations": machinations,
        "heroics": heroics,
        "submarine": SUBMARINES[number % 6],
        "reserve": 1 + number % 6,
    }
    for number, (players, mages, mercenaries, reefs, machinations, heroics) in enumerate(
        product((1, 2), ("no", "yes"), ("no", "2"), ("no", "yes"), ("no", "normal"), ("no", "yes"))
    )
]
VARIANTS: list[Options] = [
    {
        "players": players,
        "mages": other,
        "mercenaries": harpoons,
        "reefs": other,
        "machinations": level,
        "heroics": other,
    }
    for players, harpoons, level, other in product((1, 2), ("no", "3"), ("intro", "difficult"), ("no", "yes"))
    if (harpoons, other) != ("no", "no")
]


def named(options: Options) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items() if value != "no")


def test_these_are_all_32_combinations_for_one_and_for_two() -> None:
    assert len({named({**options, "submarine": "", "reserve": 0}) for options in COMBINATIONS}) == 64


@pytest.mark.parametrize("options", COMBINATIONS + VARIANTS, ids=named)
def test_every_combination_conforms(options: Options) -> None:
    assert check_game(load_game("nautilion"), 1, 11, [options]).positions > 10
