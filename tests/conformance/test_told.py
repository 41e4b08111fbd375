"""A log to read: every event of every game is told to everybody, and every move has its words and its places."""

from __future__ import annotations

import re
from typing import Any

import pytest

from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, WATCHER
from seaboard.games import game_names, load_game
from seaboard.games.diluvium.campaign.scenarios import IDS
from seaboard.table.shown import left_to_chance, table_event
from tests.golden import goldens

STORM = {"mages": "yes", "mercenaries": "3", "reefs": "yes", "machinations": "normal", "heroics": "yes"}
MODES: dict[str, list[dict[str, int | str]]] = {
    "nautilion": [{}, {"players": 2}, {**STORM}, {**STORM, "players": 2, "machinations": "difficult"}],
    "diluvium": [{}, {"players": 4, "boards": "dealt", "peoples": "dealt"}, {"players": 3, "boards": "chosen"}],
    "diluvia": [{"players": 2}, {"players": 3}, {"players": 6, "teams": "threes"}],
    "campaign": [{"scenario": scenario, "warship": "yes", "aztec": "settle"} for scenario in IDS],
}
# what boards put on their parts, by game: docs/protocol.md lists the names
HEX, ACTION = r"[A-Z]\d", "(explore|settle|produce|engage)"
SEA = rf"{HEX}|(wheel|section)-\d-{ACTION}|(strength|gold)-\d|tray-(food|craft|weapons)|deck|tokens|column"
PLACES = {
    "nautilion": r"(path|cabin|heroic|darkhouse-card)-\d+|guest-1[0-2]|guest-partner-[0-2]|reserve|discards|dice"
    r"|whirlwind|tide|translation|role-(darkhouse|phantom|nautilion)|phantom-board",
    "diluvium": SEA,
    "campaign": SEA,
    "diluvia": r"(raft\.)?[a-g]\d|row-\d|raft|meter|die|deck|hand-\d",
}


GAMES = [(name, options) for name in MODES for options in MODES[name]]


def played(name: str, options: dict[str, int | str]) -> Play[Any]:
    game = load_game(name)
    play, rng = Play(game, options), Rng(len(str(options)))
    while (ask := game.ask(play.state)) is not None:
        seat = ask.seat if ask.seat == NATURE else rng.choice(list(ask.seats))
        answer = game.sample(play.state, rng) if seat == NATURE else rng.choice(game.legal(play.state, seat))
        play.apply(seat, answer)
    return play


def check_told(play: Play[Any]) -> set[str]:
    """The places all lines speak of; each event has a line for everybody."""
    places: set[str] = set()
    for number in range(1, len(play.events) + 1):
        for seat in (WATCHER, *range(play.game.seats(play.state))):
            event = table_event(play, number, seat)
            assert event.lines, (play.options, number, event.text, seat)
            assert all(line.seat is None or 0 <= line.seat < 6 for line in event.lines)
            places.update(place for line in event.lines for place in line.places)
    return places


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_event_is_told_to_every_seat_and_to_the_watcher(name: str, options: dict[str, int | str]) -> None:
    places = check_told(played(name, options))
    assert places
    assert [place for place in places if not re.fullmatch(PLACES[name], place)] == []


@pytest.mark.parametrize("name", [name for name in game_names() if name in MODES])
def test_so_is_every_event_of_the_golden_games(name: str) -> None:
    for golden in goldens.names(name):
        check_told(goldens.played(name, golden))


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_choice_has_its_words(name: str, options: dict[str, int | str]) -> None:
    """None is said as it is written."""
    play = played(name, options)
    for number in range(0, len(play.events), 3):
        state = play.at(number)
        ask = play.game.ask(state)
        view = play.game.view(state, ask.seat).ask if ask is not None and ask.seat >= 0 else None
        labels = [choice.label for choice in view.choices] if view is not None else []
        assert "move-as-written" not in [label.id for label in labels]


@pytest.mark.parametrize(
    ("name", "options", "verbs"),
    [("nautilion", {}, {"whirlwind"}), ("diluvium", {"players": 4}, {"sail", "place"}), ("diluvia", {}, set())],
)
def test_what_chance_answers_at_once_is_known_before(name: str, options: dict[str, int | str], verbs: set[str]) -> None:
    """N-4.4: a whirlwind; D-5.3, D-7.2: an unknown tile, a ruins card. In Diluvia nothing is taken back anyway."""
    play, rng = played(name, options), Rng(7)
    found: set[str] = set()
    for number in range(len(play.events)):
        state = play.at(number)
        ask = play.game.ask(state)
        assert ask is not None
        found.update(text.split()[0] for text in left_to_chance(play.game, state, ask.seat, rng))
    assert found == verbs


def test_nobody_else_is_asked_before_chance_answers() -> None:
    """The choices named are those after which chance is asked, and only in the same turn."""
    play, rng = played("diluvium", {"players": 3}), Rng(1)
    checked = 0
    for number in range(len(play.events)):
        state, game = play.at(number), play.game
        ask = game.ask(state)
        if ask is None or ask.seat == NATURE or ask.sealed:
            continue
        named = set(left_to_chance(game, state, ask.seat, rng))
        for action in game.legal(state, ask.seat):
            after = state.copy()
            game.apply(after, ask.seat, action)
            next_ask = game.ask(after)
            chance = next_ask is not None and next_ask.seat == NATURE and game.turn(after) == game.turn(state)
            assert (game.write(state, action) in named) == (chance and not game.reveals(state, ask.seat, action))
            checked += chance
    assert checked > 20
