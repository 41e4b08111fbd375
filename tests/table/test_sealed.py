"""Four seats asked at once, two of them bots: who answers when, what the others learn, what can be taken back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import permutations
from typing import Any

import pytest

from seaboard.core.errors import NotYourDecision
from seaboard.core.play import Play
from seaboard.core.seats import NATURE
from seaboard.core.view import plain
from seaboard.table.replays import frames
from seaboard.table.room import BotChoice, Room, Viewer
from tests.table.reefs import ReefsGame
from tests.table.rooms import no_bots, quick_bots, room_of, told, until

MIXED = ["here", "bot:random", "link", "bot:random"]
PEOPLE = ["here", "link", "link", "link"]
DEALT = (NATURE, "~deal 1 2 3 4 5 6 7 8")


def lived(seats: list[str], story: Callable[[Room], Awaitable[None]], bots: BotChoice = no_bots) -> Room:
    """A dealt table, and what happens at it."""
    room = room_of(ReefsGame(), seats, DEALT, bots=bots)

    async def live() -> None:
        await room.load()
        await story(room)
        await room.close()

    asyncio.run(live())
    return room


async def seal(room: Room, seat: int, number: int) -> None:
    await room.do(Viewer((seat,)), f"seal {number}", room.ask_number(), f"{seat}-{len(room.play.events)}")


def owing(room: Room) -> tuple[int, ...]:
    ask = room.game.ask(room.play.state)
    return ask.seats if ask is not None else ()


def test_bots_do_not_wait_for_people_and_people_do_not_wait_for_bots() -> None:
    async def story(room: Room) -> None:
        question = room.ask_number()
        await until(lambda: owing(room) == (0, 2))
        assert room.ask_number() == question
        await seal(room, 2, 5)
        await seal(room, 0, 1)
        assert len(room.play.at(len(room.play.events)).shown) == 4

    lived(MIXED, story, quick_bots)


def test_a_person_answers_while_a_bot_still_thinks() -> None:
    thought = asyncio.Event()

    async def slow(room: Room, seat: int, bot: str) -> str:
        await thought.wait()
        return await quick_bots(room, seat, bot)

    async def story(room: Room) -> None:
        await until(lambda: room.thinking)
        await seal(room, 2, 5)
        await seal(room, 0, 1)
        assert owing(room) == (1, 3)
        thought.set()
        await until(lambda: len(room.play.state.shown) == 4)

    lived(MIXED, story, slow)


@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_all_answer_in_any_order_and_it_comes_to_the_same(order: tuple[int, ...]) -> None:
    async def story(room: Room) -> None:
        for seat in order:
            await seal(room, seat, 2 * seat + 1)

    shown = lived(PEOPLE, story).play.at(5)
    assert (shown.shown, shown.won) == ([1, 3, 5, 7], [0, 0, 0, 1])


@pytest.mark.parametrize("viewer", [Viewer((0,)), Viewer((3,)), Viewer(()), Viewer((0, 3))])
def test_others_learn_that_somebody_has_answered_and_nothing_more(viewer: Viewer) -> None:
    def world(*numbers: int) -> dict[str, Any]:
        async def story(room: Room) -> None:
            for seat, number in zip((2, 1), numbers, strict=True):
                await seal(room, seat, number)

        return told(lived(PEOPLE, story), viewer)

    one, other = world(5, 3), world(6, 4)
    assert one == other
    assert one["view"]["ask"]["seats"] == [0, 3]
    assert [event["text"] for event in one["events"][1:]] == ["seal ?", "seal ?"]
    assert [event["lines"][0]["message"]["args"]["seat"] for event in one["events"][1:]] == [3, 2]


def test_the_preview_of_a_last_answer_does_not_tell_imagined_things() -> None:
    async def story(room: Room) -> None:
        for seat in (1, 2, 3):
            await seal(room, seat, 2 * seat + 1)

    previews = told(lived(PEOPLE, story), Viewer((0,)))["previews"]
    assert {line["message"]["id"] for one in previews.values() for line in one["lines"]} == {"reefs-has-sealed"}


def test_an_answer_is_taken_back_until_another_has_answered() -> None:
    async def story(room: Room) -> None:
        one, two, question = Viewer((0,)), Viewer((2,)), room.ask_number()
        await seal(room, 0, 1)
        assert (told(room, one)["undo"], told(room, two)["undo"]) == (True, False)
        with pytest.raises(NotYourDecision):
            await room.undo(two, False, question, "not mine")
        await room.undo(one, False, question, "mine")
        assert room.ask_number() == question
        await seal(room, 0, 2)
        await seal(room, 2, 5)
        assert told(room, one)["undo"] is False
        with pytest.raises(NotYourDecision):
            await room.undo(one, True, question, "too late")
        await room.undo(two, False, question, "in time")

    lived(PEOPLE, story)


def test_nobody_takes_back_what_opened_the_answers() -> None:
    async def story(room: Room) -> None:
        for seat in range(4):
            await seal(room, seat, 2 * seat + 1)
        assert [told(room, Viewer((seat,)))["undo"] for seat in range(4)] == [False] * 4

    lived(PEOPLE, story)


def test_a_bots_answer_ends_the_time_for_second_thoughts() -> None:
    async def story(room: Room) -> None:
        await until(lambda: owing(room) == (0, 2))
        await seal(room, 0, 1)
        assert told(room, Viewer((0,)))["undo"]

    room = lived(MIXED, story, quick_bots)
    movers = [event.seat for event in room.play.events]
    assert movers == [NATURE, 1, 3, 0]


def test_one_event_is_told_to_each_in_as_much_as_they_may_see() -> None:
    async def story(room: Room) -> None:
        for seat in range(4):
            await seal(room, seat, 2 * seat + 1)

    room = lived(PEOPLE, story)
    drawn = int(room.play.events[-1].text.split()[1])
    deal, draw = [[told(room, Viewer(seats))["events"][number] for seats in ((3,), (0,), ())] for number in (0, 5)]
    assert [event["text"] for event in draw] == [f"~draw {drawn}", "~draw ?", "~draw ?"]
    assert [event["lines"][0]["message"]["id"] for event in draw] == ["reefs-you-draw", "reefs-draws", "reefs-draws"]
    assert draw[0]["lines"][0]["message"]["args"] == {"number": drawn}
    assert [event["text"] for event in deal] == ["~deal ?"] * 3
    assert [event["lines"][0]["message"]["args"] for event in deal] == [{"hand": "7 8"}, {"hand": "1 2"}, {}]


def test_a_record_is_shown_from_any_seat() -> None:
    play: Play[Any] = Play(ReefsGame(), {})
    play.do(*DEALT)
    views = [list(frames(play, seat))[1].view for seat in (0, 3, None, 9)]
    assert [plain(view)["hand"] for view in views] == [[1, 2], [7, 8], [], []]


def test_what_a_bot_draws_from_cannot_be_foreseen_from_outside() -> None:
    one, other = (room_of(ReefsGame(), PEOPLE, seed=seed).dice for seed in (b"a" * 32, b"b" * 32))
    assert one.luck(5, 1) == one.luck(5, 1)
    assert len({one.luck(5, 1), one.luck(5, 2), one.luck(6, 1), other.luck(5, 1)}) == 4
