"""What is put together for a viewer: the parts that spare the client from reading ids and notation."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from seaboard.core.cues import SOUNDS, TOPICS, Cues
from seaboard.games import all_games, load_game
from seaboard.games.diluvia.presentation import cues as diluvia
from seaboard.games.diluvium.campaign.presentation import cues as campaign
from seaboard.games.diluvium.presentation import cues as diluvium
from seaboard.games.nautilion.presentation import cues as nautilion
from seaboard.language import catalogue
from seaboard.table.room import Viewer
from seaboard.table.shown import bots, settings
from tests.table.rooms import quick_bots, room_of, told

ME = Viewer((0,), host=True)


def begun(game: str, seats: list[str], **options: Any) -> dict[str, Any]:
    """The first update of a table."""

    async def story() -> dict[str, Any]:
        room = room_of(load_game(game), seats, bots=quick_bots, options=options)
        await room.load()
        update = told(room, ME)
        await room.close()
        return update

    return asyncio.run(story())


@pytest.mark.parametrize("table", [nautilion.CUES, diluvium.CUES, diluvia.CUES, campaign.CUES], ids=range(4))
def test_every_cue_is_of_a_message_that_there_is(table: Cues) -> None:
    known = {line.partition(" =")[0] for line in catalogue("en").splitlines() if " =" in line}
    assert set(table) <= known, set(table) - known
    assert {cue.sound for cue in table.values()} <= set(SOUNDS)
    assert {cue.topic for cue in table.values()} <= set(TOPICS)


def test_options_that_go_without_saying_are_not_said() -> None:
    update = begun("nautilion", ["here"], players=1, mages="yes", mercenaries="2", reefs="no")
    said = {one["name"]: (one["value"], one["alone"]) for one in update["settings"]}
    assert said == {"players": (1, False), "mages": ("yes", True), "mercenaries": ("2", False)}
    assert list(said) == ["players", "mages", "mercenaries"]


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_game_as_it_begins_says_what_it_is_worth_saying(game: str) -> None:
    options = load_game(game).options()
    defaults = {option.name: option.default for option in options}
    names = [one.name for one in settings(options, defaults)]
    assert names == [option.name for option in options if option.unsaid != option.default]


def test_each_seat_names_its_bot() -> None:
    assert bots(["here", "bot:greedy", "link"]) == [None, "greedy", None]


@pytest.mark.parametrize(("game", "players"), [("nautilion", 1), ("diluvium", 2), ("diluvia", 3), ("campaign", 1)])
def test_moves_come_in_parts_and_refusals_with_targets(game: str, players: int) -> None:
    update = begun(game, ["here", *["link"] * (players - 1)])
    ask = update["view"]["ask"]
    assert ask["question"]
    assert ask["question"] in ask["prompt"]["id"]
    for move in [*ask["choices"], *ask["refusals"]]:
        assert " ".join([move["verb"], *move["words"]]) == move["do"]
        assert move["targets"]
    assert update["description"]
    assert set(update["previews"]) <= {choice["do"] for choice in ask["choices"]}


def test_a_turn_begins_with_whose_it_is() -> None:
    update = begun("diluvia", ["here", "link", "link"])
    turns = [line for event in update["events"] for line in event["lines"] if line["topic"] == "turn"]
    assert [line["seat"] for line in turns] == [update["view"]["active"]]
    undone = [event for event in update["events"] if event["back_to"] is not None]
    assert not undone
