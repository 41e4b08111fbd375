"""The golden games of Diluvium: their names are true, and their results can be counted again."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from tests.games.diluvium.helpers import GAME, Table
from tests.golden import goldens

DILUVIUM = "diluvium"
NAMES = goldens.names(DILUVIUM)
RECORDS = {name: goldens.record(DILUVIUM, name) for name in NAMES}
ENDED = [name for name in NAMES if name.startswith(tuple(GAME.endings()))]
NUMBERS = {2: "two", 3: "three", 4: "four"}


@pytest.mark.parametrize("name", ENDED)
def test_the_name_tells_the_ending_the_players_and_the_boards(name: str) -> None:
    record = RECORDS[name]
    options = record.options
    assert name == f"{record.result['ending']}-{NUMBERS[int(options['players'])]}-{str(options['boards']).lower()}"


@pytest.mark.parametrize(("players", "boards"), list(product(NUMBERS, ("A", "dealt", "chosen"))))
def test_every_way_to_give_boards_for_every_number_of_players(players: int, boards: str) -> None:
    assert [
        name
        for name in ENDED
        if (RECORDS[name].options["players"], RECORDS[name].options["boards"]) == (players, boards)
    ]


@pytest.mark.parametrize("name", ENDED)
def test_the_result_is_what_the_rules_say(name: str) -> None:
    """D-16.2 to D-16.4, counted here once more."""
    result, table = RECORDS[name].result, Table(goldens.played(DILUVIUM, name).state)
    seats = range(len(result["scores"]))
    rich = [seat for seat in seats if table.gold(seat) == max(result["scores"])]
    fewest = [seat for seat in rich if sum(table.board(seat)) == min(sum(table.board(other)) for other in rich)]
    ending = "most-gold" if len(rich) == 1 else "fewest-settlers" if len(fewest) == 1 else "shared-victory"
    assert (result["ending"], result["winners"]) == (ending, [seat + 1 for seat in fewest])
    assert 0 in table.tray()


@pytest.mark.parametrize("name", ENDED)
def test_everybody_had_as_many_turns(name: str) -> None:
    """D-16.1: the game ends before the first player's turn, whoever emptied the tray."""
    turns = [event.split()[0] for event in RECORDS[name].events if " wheel " in event]
    players = int(RECORDS[name].options["players"])
    assert {turns.count(str(seat + 1)) for seat in range(players)} == {len(turns) // players}


@pytest.mark.parametrize("name", ENDED)
def test_nobody_takes_an_action_twice_running(name: str) -> None:
    """D-3.3."""
    for seat in "1234":
        turned = [event.split()[2] for event in RECORDS[name].events if event.startswith(f"{seat} wheel")]
        assert all(one != two for one, two in pairwise(turned))


def test_an_undo_of_several_moves_at_once() -> None:
    events = RECORDS["undo-three-chosen"].events
    back = [number - int(event.split()[2]) for number, event in enumerate(events) if event.split()[1] == "undo"]
    assert (max(back) >= 3, min(back)) == (True, 1)
