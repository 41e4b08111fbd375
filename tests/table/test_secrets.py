"""What one seat may not know never leaves the server: the messages to it are byte for byte the same."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Line
from seaboard.table import protocol
from seaboard.table.room import Room, Viewer
from tests.conformance.toy import Tides, TidesGame
from tests.table.rooms import SEED, frame_sent, room_of, sent, told


def room(*events: tuple[int, str]) -> Room:
    made = room_of(TidesGame(), ["here", "link"], *events)
    asyncio.run(made.load())
    return made


# hands are masks: seat 0 holds 1 2 3 in both worlds, seat 1 holds 4 5 6 or 6 7 8
WORLDS = [
    (room((-1, "~deal 7 56")), room((-1, "~deal 7 224"))),
    (room((-1, "~deal 7 56"), (1, "seal 4")), room((-1, "~deal 7 224"), (1, "seal 8"))),
    (room((-1, "~deal 7 56"), (1, "seal 4"), (1, "undo 1")), room((-1, "~deal 7 224"), (1, "seal 8"), (1, "undo 1"))),
]


@pytest.mark.parametrize(("one", "other"), WORLDS, ids=["dealt", "sealed", "taken back"])
@pytest.mark.parametrize("viewer", [Viewer((0,)), Viewer(())], ids=["opponent", "watcher"])
def test_updates_and_history_do_not_tell(one: Room, other: Room, viewer: Viewer) -> None:
    if not viewer.seats:
        other = one if one.play.events[0] != other.play.events[0] else other
    assert sent(one, viewer, 0) == sent(other, viewer, 0)
    for number in range(len(one.play.events) + 1):
        assert frame_sent(one, number, viewer) == frame_sent(other, number, viewer)


@pytest.mark.parametrize(("one", "other"), WORLDS[1:], ids=["sealed", "taken back"])
def test_the_owner_does_see_the_difference(one: Room, other: Room) -> None:
    assert sent(one, Viewer((1,)), 0) != sent(other, Viewer((1,)), 0)


@pytest.mark.parametrize(("one", "other"), WORLDS, ids=["dealt", "sealed", "taken back"])
def test_refusals_do_not_tell(one: Room, other: Room) -> None:
    refusals = []
    for world in (one, other):
        with pytest.raises(SeaboardError) as error:
            asyncio.run(world.do(Viewer((0,)), "seal 6", world.ask_number(), "click"))
        refusals.append(protocol.refused("click", error.value))
    assert refusals[0] == refusals[1]


def test_a_sealed_answer_of_one_does_not_make_the_question_of_the_other_stale() -> None:
    world = room((-1, "~deal 7 56"))
    ask = world.ask_number()
    asyncio.run(world.do(Viewer((1,)), "seal 4", ask, "a"))
    assert world.ask_number() == ask
    asyncio.run(world.do(Viewer((0,)), "seal 1", ask, "b"))
    assert world.ask_number() != ask


def test_the_seed_of_the_dice_is_shown_only_at_the_end() -> None:
    world = room((-1, "~deal 7 56"))
    assert SEED.hex().encode() not in sent(world, Viewer((0, 1), host=True), 0)
    for number in (1, 2, 3):
        asyncio.run(world.do(Viewer((0,)), f"seal {number}", world.ask_number(), f"a{number}"))
        asyncio.run(world.do(Viewer((1,)), f"seal {number + 3}", world.ask_number(), f"b{number}"))
    assert SEED.hex().encode() in sent(world, Viewer((0,)), 0)


class Prying(TidesGame):
    """Would draw the other's hand, and name it beside what it says."""

    def shows(self, state: Tides, seat: int, action: int) -> object:
        return tuple(state.hands) if self.draws else None

    def cue(self, state: Tides, line: Line) -> Line:
        return line if self.draws else replace(line, places=tuple(map(str, state.hands)))

    def __init__(self, draws: bool) -> None:
        super().__init__()
        self.draws = draws


def prying(draws: bool, *events: tuple[int, str]) -> Room:
    made = room_of(Prying(draws), ["here", "link"], *events)
    asyncio.run(made.load())
    return made


def test_what_a_preview_draws_of_a_hidden_hand_is_not_sent() -> None:
    """A preview is drawn in several worlds the seat could be in, and only what is the same in all of them is sent."""
    one, other = prying(True, (-1, "~deal 7 56")), prying(True, (-1, "~deal 7 224"))
    assert sent(one, Viewer((0,))) == sent(other, Viewer((0,)))
    previews = told(one, Viewer((0,)))["previews"]
    assert previews
    assert all(preview["shows"] is None for preview in previews.values())


def test_what_is_said_beside_a_line_would_be_noticed() -> None:
    """Cues are made from the true state: these tests and the conformance kit see one that tells a secret."""
    one, other = (prying(False, (-1, f"~deal 7 {hand}"), (1, "seal 6")) for hand in (56, 224))
    assert sent(one, Viewer((0,))) != sent(other, Viewer((0,)))
