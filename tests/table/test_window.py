"""A window of Diluvia at the table: while it is open nobody hears or sees anything but whoever has just answered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from seaboard.core.errors import NotYourDecision
from seaboard.core.messages import Message
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.table.live import Conversation
from seaboard.table.replays import frames
from seaboard.table.room import BotChoice, Listener, Room, Stale, Viewer
from seaboard.table.store import NotStored, StoredEvent
from seaboard.table.window import Window
from tests.table.rooms import frame_sent, no_bots, quick_bots, room_of, sent, told, until

DILUVIA = load_game("diluvia")
PEOPLE = ["here", "link", "link"]
SECONDS = 0.1
# the capybaras declare a Maneuver; the crocodiles hold two Undos, the cheetahs none
SET_UP = [
    (NATURE, "~place 1 2 3 4 5 6 7"),
    (NATURE, "~place 2 1 4 3 6 7 5"),
    (NATURE, "~place 3 5 1 2 7 4 6"),
    (NATURE, "~hand 2 2 2 0 0 0 0"),
    (NATURE, "~hand 4 0 0 0 2 0 0"),
    (NATURE, "~hand 6 0 0 0 0 0 0"),
    (NATURE, "~first 1"),
]
DECLARED = (0, "maneuver right")
OPENED = len(SET_UP) + 1
ONE, TWO, THREE, WATCHER = Viewer((0,)), Viewer((1,)), Viewer((2,)), Viewer(())
ANSWERS = ["undo-it", "pass", "waive"]


def lived(
    story: Callable[[Room], Awaitable[None]],
    *events: tuple[int, str],
    seats: list[str] = PEOPLE,
    bots: BotChoice = no_bots,
    seconds: float = SECONDS,
    seed: bytes = b"s" * 32,
) -> Room:
    room = room_of(DILUVIA, seats, *SET_UP, *events, bots=bots, seed=seed, window=seconds)

    async def live() -> None:
        await room.load()
        await story(room)
        await room.close()

    asyncio.run(live())
    return room


async def say(room: Room, seat: int, text: str) -> int:
    return await room.do(Viewer((seat,)), text, room.ask_number(), f"{seat}-{text}-{len(room.play.events)}")


async def closed(room: Room) -> None:
    since = room.window.since
    await until_over(lambda: not room.window.open or room.window.since != since)


async def until_over(truth: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not truth():  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.005)


def everything(room: Room, viewer: Viewer) -> list[bytes]:
    """All bytes this viewer could get now: an update, the history, the place in the list of tables."""
    history = [frame_sent(room, number, viewer) for number in range(room.last_shown() + 1)]
    return [sent(room, viewer, 0), *history, str([room.last_shown(), room.standing()["turn"]]).encode()]


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still for whoever reads the clock."""
    monkeypatch.setattr(Window, "left", lambda _: 3.0)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("viewer", [ONE, THREE, WATCHER], ids=["player", "opponent", "watcher"])
@pytest.mark.parametrize("answer", ANSWERS)
def test_an_answer_changes_no_byte_for_the_others(viewer: Viewer, answer: str) -> None:
    async def story(room: Room) -> None:
        before, own = everything(room, viewer), everything(room, TWO)
        await say(room, 1, answer)
        assert everything(room, viewer) == before
        assert everything(room, TWO) != own

    lived(story, DECLARED, seconds=60)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("viewer", [ONE, WATCHER], ids=["player", "watcher"])
def test_nor_does_the_last(viewer: Viewer) -> None:
    async def story(room: Room) -> None:
        before = everything(room, viewer)
        await say(room, 1, "undo-it")
        await say(room, 2, "waive")
        assert everything(room, viewer) == before
        assert room.window.open

    lived(story, DECLARED, seconds=60)


@pytest.mark.usefixtures("still")
def test_whoever_has_answered_sees_nothing_of_the_answers_after_theirs() -> None:
    async def story(room: Room) -> None:
        await say(room, 1, "pass")
        before = everything(room, TWO)
        await say(room, 2, "waive")
        assert everything(room, TWO) == before

    lived(story, DECLARED, seconds=60)


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_only_whoever_answers_gets_a_message(order: tuple[int, int]) -> None:
    async def story(room: Room) -> None:
        listeners = [Listener(viewer) for viewer in (ONE, TWO, THREE, WATCHER)]
        for listener in listeners:
            room.enter(listener)
        for seat in order:
            for listener in listeners:
                listener.news.clear()
            await say(room, seat, "pass")
            assert [listener.news.is_set() for listener in listeners] == [who == seat for who in range(4)]
            listeners[seat].news.clear()
        await closed(room)
        assert all(listener.news.is_set() for listener in listeners)

    lived(story, DECLARED, seconds=0.3)


def test_comings_and_goings_do_not_tell_either() -> None:
    async def story(room: Room) -> None:
        first = Listener(ONE)
        room.enter(first)  # the table hears that the window is open
        first.news.clear()
        room.enter(Listener(WATCHER))
        quiet = first.news.is_set()
        await say(room, 1, "pass")
        room.enter(Listener(WATCHER))
        assert (quiet, first.news.is_set()) == (False, False)

    lived(story, DECLARED, seconds=60)


def test_everybody_hears_that_a_window_opens() -> None:
    async def story(room: Room) -> None:
        listeners = [Listener(viewer) for viewer in (ONE, TWO, THREE, WATCHER)]
        for listener in listeners:
            room.enter(listener)
            listener.news.clear()
        for listener in listeners:
            listener.news.clear()
        await say(room, 0, "maneuver right")
        assert all(listener.news.is_set() for listener in listeners)
        window = told(room, WATCHER)["window"]
        assert window["seconds"] == SECONDS
        assert 0 < window["left"] <= SECONDS
        assert told(room, WATCHER)["view"]["ask"]["seats"] == [1, 2]

    lived(story)


@pytest.mark.parametrize(
    "answers",
    [{}, {1: "pass"}, {1: "undo-it"}, {1: "pass", 2: "pass"}, {1: "waive", 2: "waive"}, {1: "undo-it", 2: "pass"}],
)
def test_it_lasts_the_same_whatever_is_answered(answers: dict[int, str]) -> None:
    async def story(room: Room) -> None:
        loop = asyncio.get_running_loop()
        start = loop.time()
        await say(room, 0, "maneuver right")
        for seat, text in answers.items():
            await say(room, seat, text)
        await closed(room)
        lasted = loop.time() - start
        assert 0.3 <= lasted < 0.3 + 0.6  # a busy machine is slow to notice

    lived(story, seconds=0.3)


def test_silence_passes() -> None:
    async def story(room: Room) -> None:
        await closed(room)

    room = lived(story, DECLARED)
    assert [(event.seat, event.text) for event in room.play.events[OPENED:]] == [
        (1, "pass"), (2, "pass"), (NATURE, "~close"),
    ]  # fmt: skip
    assert room.play.state.waived == 0


@pytest.mark.parametrize("said", [[], [(1, "undo-it")], [(2, "pass"), (1, "waive")], [(1, "undo-it"), (2, "pass")]])
def test_a_killed_server_opens_it_again(said: list[tuple[int, str]]) -> None:
    """With all its time, also where all had answered, and it tells nobody how far it had come."""

    async def story(room: Room) -> None:
        update = told(room, ONE)
        assert (room.window.open, room.window.waits, room.last_shown()) == (True, True, OPENED)
        assert (update["number"], update["ask"], len(update["events"])) == (OPENED, OPENED, OPENED)
        assert update["view"]["ask"]["seats"] == [1, 2]
        assert len(room.play.events) == OPENED + len(said)
        await closed(room)
        answers = {event.seat: event.text for event in room.play.events[OPENED : OPENED + 2]}
        assert answers == {1: "pass", 2: "pass", **dict(said)}

    lived(story, DECLARED, *said)


@pytest.mark.usefixtures("still")
def test_after_a_kill_the_bytes_are_those_of_a_window_nobody_has_answered() -> None:
    async def bytes_of(*said: tuple[int, str]) -> list[bytes]:
        room = room_of(DILUVIA, PEOPLE, *SET_UP, DECLARED, *said, window=60)
        await room.load()
        found = everything(room, ONE)
        await room.close()
        return found

    assert (
        asyncio.run(bytes_of())
        == asyncio.run(bytes_of((1, "undo-it")))
        == asyncio.run(bytes_of((2, "pass"), (1, "pass")))
    )


def test_the_number_of_an_answer_does_not_count_the_others() -> None:
    async def story(room: Room) -> None:
        assert await say(room, 2, "pass") == OPENED
        ask = room.ask_number()
        assert await room.do(TWO, "pass", ask, "mine") == OPENED
        assert await room.do(TWO, "pass", ask, "mine") == OPENED  # sent again

    lived(story, DECLARED, seconds=60)


def test_nobody_answers_twice() -> None:
    async def story(room: Room) -> None:
        await say(room, 1, "pass")
        with pytest.raises(NotYourDecision):
            await say(room, 1, "undo-it")

    lived(story, DECLARED, seconds=60)


def test_nothing_is_taken_back() -> None:
    async def story(room: Room) -> None:
        await say(room, 1, "undo-it")
        assert told(room, TWO)["undo"] is False

    lived(story, DECLARED, seconds=60)


@pytest.mark.parametrize("seed", [bytes([number]) * 32 for number in range(6)])
def test_after_a_failure_a_new_window_opens_and_after_a_success_none(seed: bytes) -> None:
    async def story(room: Room) -> None:
        await say(room, 1, "undo-it")
        await closed(room)
        face = next(event.text for event in room.play.events[OPENED:] if event.text.startswith("~die"))
        if face == "~die cloud":
            assert not room.window.open
            assert told(room, ONE)["view"]["ask"]["prompt"]["id"] == "diluvia-ask-play-or-roll"
        else:
            assert (room.window.open, room.window.since, room.last_shown()) == (True, *[len(room.play.events)] * 2)
            await say(room, 1, "undo-it")
            assert told(room, ONE)["number"] == room.window.since

    lived(story, DECLARED, seed=seed)


def test_bots_answer_in_it_and_nobody_notices() -> None:
    async def story(room: Room) -> None:
        await until(lambda: len(room.play.events) == OPENED + 1)
        assert (told(room, ONE)["number"], told(room, ONE)["thinking"]) == (OPENED, False)
        await closed(room)

    lived(story, DECLARED, seats=["here", "bot:random", "link"], bots=quick_bots)


def test_while_a_bot_thinks_it_does_not_show() -> None:
    async def slow(room: Room, seat: int, bot: str) -> str:
        await asyncio.sleep(60)
        return await quick_bots(room, seat, bot)

    async def story(room: Room) -> None:
        await until(lambda: room.thinking)
        assert told(room, ONE)["thinking"] is False
        await closed(room)  # and a bot that thinks too long has passed
        assert (1, "pass") in [(event.seat, event.text) for event in room.play.events[OPENED:]]

    lived(story, DECLARED, seats=["here", "bot:random", "link"], bots=slow)


def test_where_only_bots_are_asked_it_closes_when_they_have_answered() -> None:
    async def passing(room: Room, seat: int, bot: str) -> str:
        assert told(room, ONE)["number"] == OPENED
        assert told(room, ONE)["window"] is None
        return "pass"

    async def story(room: Room) -> None:
        listener = Listener(ONE)
        room.enter(listener)
        listener.news.clear()
        await until(lambda: not room.window.open)
        assert room.play.events[-1].text == "~close"

    lived(story, DECLARED, seats=["here", "bot:random", "bot:random"], bots=passing, seconds=60)


async def passing_bots(room: Room, seat: int, bot: str) -> str:
    return "maneuver right" if "maneuver right" in choices(room, seat) else "pass"


def choices(room: Room, seat: int) -> list[str]:
    state = room.play.state
    return [DILUVIA.write(state, action) for action in DILUVIA.legal(state, seat)]


def test_one_person_among_bots_takes_their_time_and_waits_for_nobody() -> None:
    async def story(room: Room) -> None:
        room.wake_bots()
        await until(lambda: room.window.open and len(room.play.events) == OPENED + 1)
        assert told(room, TWO)["window"] is None
        assert "undo-it" in choices(room, 1)
        await asyncio.sleep(2 * SECONDS)
        assert not room.window.waits
        await say(room, 1, "pass")
        assert not room.window.open
        assert room.play.events[OPENED + 2].text == "~close"

    lived(story, seats=["bot:random", "here", "bot:random"], bots=passing_bots)


def test_one_person_among_bots_without_an_undo_is_not_asked() -> None:
    async def story(room: Room) -> None:
        room.wake_bots()
        await until(lambda: "~close" in [event.text for event in room.play.events])
        assert (2, "pass") in [(event.seat, event.text) for event in room.play.events]

    lived(story, seats=["bot:random", "bot:random", "here"], bots=passing_bots, seconds=60)


def test_what_could_not_be_stored_was_not_said() -> None:
    tries = []

    async def story(room: Room) -> None:
        kept = room.store.append

        async def failing(table: str, first: int, events: list[StoredEvent], *_: Any) -> None:
            tries.append(first)
            if len(tries) == 1:
                raise NotStored(Message("table-not-stored"))
            await kept(table, first, events)

        room.store.append = failing  # type: ignore[assignment, method-assign]
        await until_over(lambda: len(tries) == 1)
        await until_over(lambda: room.window.open)
        assert room.last_shown() == OPENED
        await until_over(lambda: len(room.play.events) > OPENED)

    room = lived(story, DECLARED)
    assert [event.text for event in room.play.events[OPENED:]] == ["pass", "pass", "~close"]


class Held:
    """A disk that takes its time: what is stored waits for `go`, and fails if it is told to."""

    def __init__(self, room: Room) -> None:
        self.reached, self.go, self.fault = asyncio.Event(), asyncio.Event(), ""
        self._append = room.store.append
        room.store.append = self.append  # type: ignore[method-assign]

    async def append(
        self, table_id: str, first: int, events: list[StoredEvent], standing: dict[str, Any] | None = None
    ) -> None:
        self.reached.set()
        await self.go.wait()
        if self.fault:
            raise RuntimeError if self.fault == "unexpected" else NotStored(Message(self.fault))
        await self._append(table_id, first, events, standing)


@pytest.mark.usefixtures("still")
def test_while_it_is_stored_the_window_is_open() -> None:
    """Nobody hears or can ask who has answered before it is on the disk."""

    async def story(room: Room) -> None:
        await say(room, 1, "undo-it")
        listeners = [Listener(viewer) for viewer in (ONE, THREE, WATCHER)]
        for listener in listeners:
            room.enter(listener)
            listener.news.clear()
        before = [everything(room, viewer) for viewer in (ONE, THREE, WATCHER)]
        disk = Held(room)
        await disk.reached.wait()
        late = asyncio.create_task(say(room, 2, "pass"))
        await asyncio.sleep(0)
        assert [everything(room, viewer) for viewer in (ONE, THREE, WATCHER)] == before
        assert (room.last_shown(), room.window.open) == (OPENED, True)
        assert not any(listener.news.is_set() for listener in listeners)
        disk.go.set()
        await until_over(lambda: room.last_shown() > OPENED)
        assert all(listener.news.is_set() for listener in listeners)
        with pytest.raises(Stale):
            await late

    lived(story, DECLARED)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("fault", ["table-not-saved", "table-written-elsewhere", "unexpected"])
def test_what_could_not_be_stored_leaves_the_window_as_it_was(fault: str) -> None:
    """Told 129, then 127: that must not be."""

    async def story(room: Room) -> None:
        await say(room, 1, "undo-it")
        before = [everything(room, viewer) for viewer in (ONE, TWO, THREE, WATCHER)]
        disk = Held(room)
        disk.fault = fault
        await disk.reached.wait()
        disk.reached.clear()
        disk.go.set()
        await disk.reached.wait()  # its time was over once more
        assert [everything(room, viewer) for viewer in (ONE, TWO, THREE, WATCHER)] == before
        assert (room.window.open, room.window.waits) == (True, True)
        disk.fault = ""
        await until_over(lambda: room.last_shown() > OPENED)
        assert (1, "undo-it") in [(event.seat, event.text) for event in room.play.events]

    lived(story, DECLARED)


def test_no_event_is_lost_to_whoever_answered_early() -> None:
    async def story(room: Room) -> None:
        talk: Any = Conversation(None, None, "t", "", Listener(TWO), room.eyes(TWO), None)  # type: ignore[arg-type]
        heard = []

        def hear() -> None:
            heard.extend(json.loads(talk.update(room, talk.seen or 0))["events"])

        hear()
        await say(room, 2, "pass")
        await say(room, 1, "pass")
        hear()
        await closed(room)
        hear()
        assert [event["number"] for event in heard] == list(range(1, len(room.play.events) + 1))
        sealed = [(event["seat"], event["text"]) for event in heard if event["number"] in (OPENED + 1, OPENED + 2)]
        assert sealed == [(2, "?"), (1, "pass")]

    lived(story, DECLARED)


def test_a_game_that_asks_nobody_opens_no_window() -> None:
    async def story(room: Room) -> None:
        assert (room.window.open, told(room, ONE)["window"]) == (False, None)

    lived(story)


def other_hands(viewer: Viewer) -> list[tuple[int, str]]:
    """The same game with other cards in every hand the viewer does not see but the first, which declares its card."""
    dealt = {1: "~hand 1 1 1 1 0 1 1", 2: "~hand 0 0 0 0 4 1 1"}
    hidden = {3 + seat: text for seat, text in dealt.items() if seat not in viewer.seats}
    return [(seat, hidden.get(number, text)) for number, (seat, text) in enumerate(SET_UP)]


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("viewer", [ONE, TWO, THREE, WATCHER], ids=["player", "holder", "opponent", "watcher"])
@pytest.mark.parametrize("events", [[], [DECLARED], [DECLARED, (1, "pass"), (2, "pass"), (NATURE, "~close")]])
def test_the_bytes_do_not_tell_what_is_in_hands(viewer: Viewer, events: list[tuple[int, str]]) -> None:
    async def bytes_of(set_up: list[tuple[int, str]]) -> list[bytes]:
        room = room_of(DILUVIA, PEOPLE, *set_up, *events, window=60)
        await room.load()
        found = everything(room, viewer)
        await room.close()
        return found

    other = other_hands(viewer)
    assert other != SET_UP
    assert asyncio.run(bytes_of(SET_UP)) == asyncio.run(bytes_of(other))


def test_what_was_said_stays_sealed_when_the_window_has_closed() -> None:
    """Also `undo-it`, which is no undo of the table; whether it was tried is told with the roll."""

    async def story(room: Room) -> None:
        await say(room, 1, "undo-it")
        await closed(room)
        said = next(event for event in told(room, ONE)["events"] if event["number"] == OPENED + 1)
        assert (said["seat"], said["text"]) == (1, "?")
        assert [line["message"]["id"] for line in said["lines"]] == ["diluvia-answered"]
        frame = json.loads(frame_sent(room, OPENED + 1, ONE))
        assert frame["event"] == {"seat": 1, "text": "?", "verb": "?", "back_to": None, "turn": 1}
        assert frame["lines"] == said["lines"]
        close = next(event for event in told(room, ONE)["events"] if event["text"] == "~close")
        assert close["lines"][0]["message"]["id"] == "diluvia-tries-undo"

    lived(story, DECLARED)


def test_a_replay_tells_an_undo_card_as_a_move() -> None:
    async def story(room: Room) -> None:
        await say(room, 1, "undo-it")
        await closed(room)

    room = lived(story, DECLARED)
    told_then = [line.message.id for frame in frames(room.play) for line in frame.lines]
    assert "table-undone" not in told_then
    assert "diluvia-tries-undo" in told_then
