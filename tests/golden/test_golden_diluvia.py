"""The golden games of Diluvia: their names are true, and their results can be counted again."""

from __future__ import annotations

import pytest

from tests.games.diluvia.helpers import EVERYBODY, GAME, Table
from tests.golden import goldens

DILUVIA = "diluvia"
NAMES = goldens.names(DILUVIA)
RECORDS = {name: goldens.record(DILUVIA, name) for name in NAMES}
ENDED = [name for name in NAMES if RECORDS[name].result]
MODES = {
    (2, "none", "no"): "two",
    (3, "none", "no"): "three",
    (4, "none", "no"): "four",
    (4, "none", "yes"): "four-express",
    (4, "pairs", "no"): "2v2",
    (4, "pairs", "yes"): "2v2-express",
    (6, "pairs", "no"): "2v2v2",
    (6, "threes", "no"): "3v3",
    (6, "threes", "yes"): "3v3-express",
}


def mode(name: str) -> str:
    options = RECORDS[name].options
    return MODES[int(options["players"]), str(options["teams"]), str(options["express"])]


def table(name: str) -> Table:
    play = goldens.played(DILUVIA, name)
    return Table(play.state, play.game)


def test_every_mode_has_a_game() -> None:
    assert {mode(name) for name in ENDED} == set(MODES.values())
    assert len(MODES) > len(EVERYBODY)


@pytest.mark.parametrize("name", [name for name in ENDED if not name.startswith("edition")])
def test_the_name_tells_the_ending_the_mode_and_what_raised_the_water(name: str) -> None:
    state, result = table(name).state, RECORDS[name].result
    by = "card" if state.by_card else "meter"
    start = "empty-jungle" if state.emptied else result["ending"]
    assert name == f"{start}-{mode(name)}-by-{by}"
    last = RECORDS[name].events[-1]
    assert last.split()[0] == "~draw" if state.by_card else last in ("~die cloud", f"{state.active + 1} advance")


@pytest.mark.parametrize("ending", GAME.endings())
def test_every_ending_by_meter_and_by_card(ending: str) -> None:
    assert {table(name).state.by_card for name in ENDED if RECORDS[name].result["ending"] == ending} == {0, 1}


@pytest.mark.parametrize("name", ENDED)
def test_the_result_is_what_the_rules_say(name: str) -> None:
    """DV-15.2 to DV-15.4 and DV-16.5, counted here once more from the names of the seats."""
    result, end = RECORDS[name].result, table(name)
    columns, rows = int(end.state.tables.columns), int(end.state.tables.rows)
    sides = [player.side for player in end.see().players]
    scores: dict[int, list[int]] = {}
    for side in set(sides):
        seats = [seat for player, of in enumerate(sides) if of == side for seat in end.aboard(player)]
        far = [max(abs("abcdefg".index(s[0]) - columns // 2), abs(int(s[1]) - 1 - rows // 2)) for s in seats]
        scores[side] = [len(seats), *[far.count(ring) for ring in range(4)]]
    best = max(scores.values())
    most = [side for side, score in scores.items() if score[0] == best[0]]
    nearest = [side for side, score in scores.items() if score == best]
    ending = "most-animals" if len(most) == 1 else "nearest-vip" if len(nearest) == 1 else "shared-victory"
    winners = [player + 1 for player, side in enumerate(sides) if side in nearest]
    assert (result["ending"], result["winners"]) == (ending, winners)
    assert result["scores"] == [scores[side][0] for side in sides]


@pytest.mark.parametrize("name", ENDED)
def test_the_game_ends_at_once_at_row_seven(name: str) -> None:
    play = goldens.played(DILUVIA, name)
    assert (play.state.level, play.at(len(play.events) - 1).level) == (7, 6)


@pytest.mark.parametrize("name", ENDED)
def test_each_turn_has_two_cards_and_a_roll_or_one_and_two(name: str) -> None:
    """DV-5.2, DV-16.2; the last turn may be cut off."""
    play, teams = goldens.played(DILUVIA, name), RECORDS[name].options["teams"] != "none"
    turns: dict[int, list[int]] = {}
    for number, event in enumerate(play.events):
        state = play.at(number)
        played, rolled = turns.setdefault(int(state.turn), [0, 0])
        ask = state.pending
        assert ask is not None
        card = ask.prompt.startswith("diluvia-ask-play") and event.text != "roll"
        turns[int(state.turn)] = [played + card, rolled + (ask.prompt == "diluvia-ask-die")]
    alone, team = [[2, 1], [1, 2], [0, 2]], [[1, 0], [1, 1], [0, 0], [0, 1]]
    for turn in range(1, max(turns)):
        assert turns.get(turn, [0, 0]) in (team if teams else alone)


def test_the_empty_jungle_leaves_no_useless_card() -> None:
    for name in NAMES:
        if name.startswith("empty-jungle"):
            end = table(name)
            held = [card for seat in range(int(end.state.players)) for card in end.hand(seat)]
            assert not {"maneuver", "tentacles"} & {*held, *end.deck(), *end.discards()}
