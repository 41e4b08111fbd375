"""How a window is held open: alone among bots, waiting for everybody, at one screen; and what seats say in advance.

Worlds that differ only in who holds an Undo are told with the same bytes at the same moments.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from seaboard.core.errors import BadOptions, IllegalAction, NotYourDecision
from seaboard.core.seats import NATURE
from seaboard.table.app import make_app
from seaboard.table.room import BotChoice, Listener, Room, Viewer
from seaboard.table.window import BOTS_TIME, CLOCK, EVERYBODY, QUIET, SCREEN, WAIT
from tests.table.rooms import no_bots, room_of, told, until
from tests.table.test_app import HOME, Browser
from tests.table.test_one_screen import Screen
from tests.table.test_window import (
    DECLARED,
    DILUVIA,
    ONE,
    OPENED,
    PEOPLE,
    SET_UP,
    THREE,
    TWO,
    WATCHER,
    choices,
    everything,
    other_hands,
    say,
    still,
)

__all__ = ["still"]

SHARED = ["here", "here", "here"]
MIXED = ["here", "here", "link"]
ALL_HERE = Viewer((0, 1, 2), host=True)
TWO_HERE = Viewer((0, 1), host=True)
KINDS = ["move", "stampede", "maneuver", "tsunami", "tentacles", "rescue"]
Story = Callable[[Room], Awaitable[None]]


def lived(
    story: Story,
    *events: tuple[int, str],
    seats: list[str] = PEOPLE,
    clock: int | None = EVERYBODY,
    bots: BotChoice = no_bots,
    set_up: list[tuple[int, str]] = SET_UP,
    wishes: dict[str, Any] | None = None,
    window: float | None = None,
) -> Room:
    room = room_of(DILUVIA, seats, *set_up, *events, bots=bots, window=window, clock=clock, wishes=wishes)

    async def live() -> None:
        await room.load()
        await story(room)
        await room.close()

    asyncio.run(live())
    return room


def said(room: Room) -> list[tuple[int, str]]:
    return [(event.seat, event.text) for event in room.play.events[OPENED:]]


def wishing(*kinds: str, touching: bool = False) -> dict[str, Any]:
    return {"kinds": list(kinds), "touching": touching}


# how it is held open


@pytest.mark.parametrize(
    ("seats", "clock", "mode"),
    [
        (PEOPLE, None, CLOCK),
        (PEOPLE, 20, CLOCK),
        (PEOPLE, EVERYBODY, WAIT),
        (SHARED, 20, SCREEN),
        (SHARED, EVERYBODY, SCREEN),
        (MIXED, 20, WAIT),
        (["here", "here", "bot:random"], 20, SCREEN),
        (["here", "bot:random", "bot:random"], 20, QUIET),
        (["here", "bot:random", "link"], 20, CLOCK),
    ],
)
def test_who_sits_where_decides_how_it_is_held_open(seats: list[str], clock: int | None, mode: str) -> None:
    async def thinking(room: Room, _: int, __: str) -> str:
        await asyncio.sleep(60)
        return "pass"

    async def story(room: Room) -> None:
        window = told(room, WATCHER)["window"]
        assert room.window.mode == mode
        assert (window and window["mode"]) == (None if mode == QUIET else mode)
        assert (window and window["seconds"]) == ((clock or 6.0) if mode == CLOCK else None)

    lived(story, DECLARED, seats=seats, clock=clock, bots=thinking)


def test_the_clock_is_the_tables_unless_the_server_has_its_own() -> None:
    async def story(room: Room) -> None:
        assert room.window.seconds == 10
        assert told(room, ONE)["window"]["left"] <= 10

    lived(story, DECLARED, clock=10)

    async def hasty(room: Room) -> None:
        assert room.window.seconds == 0.5

    lived(hasty, DECLARED, clock=10, window=0.5)


# waiting for everybody


def test_it_waits_for_everybody_whoever_holds_an_undo() -> None:
    async def story(room: Room) -> None:
        await asyncio.sleep(0.05)
        await say(room, 1, "pass")
        assert (room.window.open, room.window.waits) == (True, False)
        await say(room, 2, "pass")
        assert not room.window.open

    assert said(lived(story, DECLARED)) == [(1, "pass"), (2, "pass"), (NATURE, "~close")]


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("answer", ["undo-it", "pass", "waive"])
@pytest.mark.parametrize("viewer", [ONE, THREE, WATCHER], ids=["player", "opponent", "watcher"])
def test_waiting_an_answer_changes_no_byte_for_the_others(viewer: Viewer, answer: str) -> None:
    async def story(room: Room) -> None:
        listener = Listener(viewer)
        room.enter(listener)
        listener.news.clear()
        before = everything(room, viewer)
        await say(room, 1, answer)
        assert everything(room, viewer) == before
        assert not listener.news.is_set()

    lived(story, DECLARED)


def test_a_killed_server_waits_on() -> None:
    async def story(room: Room) -> None:
        assert (room.window.open, room.window.mode, room.last_shown()) == (True, WAIT, OPENED)
        assert told(room, ONE)["view"]["ask"]["seats"] == [1, 2]
        await say(room, 2, "pass")
        assert not room.window.open

    lived(story, DECLARED, (1, "pass"))


@pytest.mark.parametrize("thinks", [0.0, BOTS_TIME / 2], ids=["at once", "a while"])
@pytest.mark.parametrize("seats", [["here", "bot:random", "link"], ["here", "bot:random", "bot:random"]])
def test_how_long_a_bot_thinks_does_not_show(seats: list[str], thinks: float) -> None:
    """The crocodiles hold two Undos: their bot has something to think about."""

    async def bots(room: Room, _: int, __: str) -> str:
        await asyncio.sleep(thinks)
        return "pass"

    async def story(room: Room) -> None:
        loop = asyncio.get_running_loop()
        room.wake_bots()
        start = loop.time()
        await say(room, 0, "maneuver right")
        if "link" in seats:
            await say(room, 2, "pass")
        await until(lambda: not room.window.open)
        assert BOTS_TIME <= loop.time() - start < BOTS_TIME + 0.6  # a busy machine is slow to notice

    lived(story, seats=seats, bots=bots)


# said in advance


def test_everybody_is_asked_about_everything_until_they_say_otherwise() -> None:
    async def story(room: Room) -> None:
        for viewer in (ONE, TWO, THREE):
            assert told(room, viewer)["wishes"] == {"known": KINDS, "kinds": KINDS, "touching": False}
        assert told(room, WATCHER)["wishes"] is None
        await room.wish(TWO, ["tsunami", "move"], True)
        assert told(room, TWO)["wishes"] == {"known": KINDS, "kinds": ["move", "tsunami"], "touching": True}
        assert told(room, THREE)["wishes"]["kinds"] == KINDS
        assert room.store.wishes == {"1": wishing("move", "tsunami", touching=True)}  # type: ignore[attr-defined]

    lived(story)


def test_whoever_said_so_in_advance_has_answered() -> None:
    async def story(room: Room) -> None:
        assert told(room, TWO)["window"]["spared"] is True
        assert told(room, THREE)["window"]["spared"] is False
        await say(room, 2, "pass")
        assert not room.window.open

    room = lived(story, DECLARED, wishes={"1": wishing("move")})
    assert said(room) == [(2, "pass"), (1, "pass"), (NATURE, "~close")]


def test_they_may_still_answer_while_it_is_open() -> None:
    async def story(room: Room) -> None:
        await say(room, 1, "undo-it")
        await say(room, 2, "pass")
        assert said(room)[:3] == [(1, "undo-it"), (2, "pass"), (NATURE, "~close")]

    lived(story, DECLARED, wishes={"1": wishing("move")})


def test_what_is_said_while_it_is_open_counts_too() -> None:
    async def story(room: Room) -> None:
        await say(room, 2, "pass")
        await room.wish(TWO, [], False)
        assert not room.window.open

    lived(story, DECLARED)


def test_where_all_said_so_no_window_opens() -> None:
    async def story(room: Room) -> None:
        number = await say(room, 0, "maneuver right")
        assert (number, room.window.open) == (OPENED, False)
        assert said(room) == [(1, "pass"), (2, "pass"), (NATURE, "~close")]

    lived(story, wishes={"1": wishing(), "2": wishing("move")})


def test_with_a_clock_it_stays_open_as_long_all_the_same() -> None:
    async def story(room: Room) -> None:
        loop = asyncio.get_running_loop()
        start = loop.time()
        await say(room, 0, "maneuver right")
        await until(lambda: not room.window.open)
        assert 0.3 <= loop.time() - start < 0.9  # a busy machine is slow to notice

    room = lived(story, clock=None, window=0.3, wishes={"1": wishing(), "2": wishing()})
    assert said(room) == [(1, "pass"), (2, "pass"), (NATURE, "~close")]


def test_a_new_link_forgets_what_was_said() -> None:
    async def story(room: Room) -> None:
        await room.reseat(1)
        assert told(room, TWO)["wishes"]["kinds"] == KINDS
        assert room.store.wishes == {"2": wishing("move")}  # type: ignore[attr-defined]

    lived(story, wishes={"1": wishing(), "2": wishing("move")})


@pytest.mark.parametrize("kinds", [["undo"], ["flood"], ["move", "<b>"], ["x"] * 900])
def test_what_no_window_is_about_cannot_be_wished(kinds: list[str]) -> None:
    async def story(room: Room) -> None:
        with pytest.raises(BadOptions):
            await room.wish(TWO, kinds, False)
        assert room.wishes == {}

    lived(story)


def test_watchers_and_a_covered_screen_wish_nothing() -> None:
    async def story(room: Room) -> None:
        for viewer in (WATCHER, ALL_HERE):
            with pytest.raises(NotYourDecision):
                await room.wish(viewer, [], False)
        await room.wish(Viewer((0, 1, 2), at=1), [], False)
        assert list(room.wishes) == [1]

    lived(story, seats=SHARED)


# alone among bots

# the crocodiles alone; the capybaras' bot declares
ALONE = ["bot:random", "here", "bot:random"]


async def declaring(room: Room, seat: int, _: str) -> str:
    legal = choices(room, seat)
    return next(text for text in ("maneuver right", "pass") if text in legal)


def undoable(card: str) -> tuple[str, ...]:
    """What the bot of the capybaras may declare of this card as the game begins."""
    room = room_of(DILUVIA, PEOPLE, *SET_UP)
    asyncio.run(room.load())
    return tuple(text for text in choices(room, 0) if text.startswith(card))


@pytest.mark.parametrize(
    ("wishes", "asked"),
    [
        (None, False),
        (wishing(*KINDS, touching=True), False),
        (wishing(*KINDS), True),
        (wishing("tsunami"), False),
    ],
)
def test_alone_one_is_asked_about_what_touches_one(wishes: dict[str, Any] | None, asked: bool) -> None:
    """An animal that walks through the jungle touches nobody else."""
    move = undoable("move")[0]

    async def bots(room: Room, seat: int, _: str) -> str:
        return next(text for text in (move, "pass") if text in choices(room, seat))

    async def story(room: Room) -> None:
        room.wake_bots()
        await until(lambda: len(room.play.events) > OPENED and bool(said(room)))
        await until(lambda: not room.window.waits)
        if asked:
            assert told(room, TWO)["view"]["ask"]["mine"] is True
            assert room.window.open
        else:
            assert (1, "pass") in said(room)

    lived(story, seats=ALONE, bots=bots, wishes={"1": wishes} if wishes else None)


def test_alone_a_raft_that_leaves_touches_whose_animals_are_in_the_jungle() -> None:
    async def story(room: Room) -> None:
        room.wake_bots()
        await until(lambda: said(room) == [(2, "pass")])
        assert told(room, TWO)["view"]["ask"]["mine"] is True
        assert told(room, TWO)["window"] is None

    lived(story, seats=ALONE, bots=declaring)


def test_alone_what_is_said_in_advance_answers_the_open_question() -> None:
    async def story(room: Room) -> None:
        room.wake_bots()
        await until(lambda: said(room) == [(2, "pass")])
        await room.wish(TWO, ["move"], False)
        await until(lambda: not room.window.open)
        assert said(room)[:3] == [(2, "pass"), (1, "pass"), (NATURE, "~close")]

    lived(story, seats=ALONE, bots=declaring)


# one screen for all


def test_one_press_answers_for_all_at_the_screen() -> None:
    async def story(room: Room) -> None:
        for at in (None, 0):  # covered, or still before whoever played the card
            window = told(room, Viewer((0, 1, 2), at=at))["window"]
            assert window == {"mode": SCREEN, "seconds": None, "left": None, "spared": False, "together": True}
        assert await room.nobody(ALL_HERE, room.ask_number(), "one press") == OPENED + 1
        assert not room.window.open

    assert said(lived(story, DECLARED, seats=SHARED)) == [(1, "pass"), (2, "pass"), (NATURE, "~close")]


def test_whoever_does_takes_the_screen_and_the_others_are_asked_on() -> None:
    async def story(room: Room) -> None:
        await room.do(Viewer((0, 1, 2), at=1), "undo-it", room.ask_number(), "I do")
        assert room.window.open
        assert told(room, ALL_HERE)["window"]["together"] is True
        await room.nobody(ALL_HERE, room.ask_number(), "nobody else")
        assert said(room)[:3] == [(1, "undo-it"), (2, "pass"), (NATURE, "~close")]

    lived(story, DECLARED, seats=SHARED)


def test_a_press_sent_twice_counts_once() -> None:
    async def story(room: Room) -> None:
        ask = room.ask_number()
        first = await room.nobody(ALL_HERE, ask, "one press")
        count = len(room.play.events)
        assert await room.nobody(ALL_HERE, ask, "one press") == first
        assert len(room.play.events) == count

    lived(story, DECLARED, seats=SHARED)


def test_nobody_is_said_in_a_window_only() -> None:
    async def story(room: Room) -> None:
        with pytest.raises(NotYourDecision):
            await room.nobody(ALL_HERE, room.ask_number(), "too early")
        with pytest.raises(NotYourDecision):
            await room.nobody(WATCHER, room.ask_number(), "not mine")

    lived(story, seats=SHARED)


def test_at_a_mixed_table_the_screen_answers_for_its_own() -> None:
    async def story(room: Room) -> None:
        assert told(room, TWO_HERE)["window"]["together"] is True
        assert told(room, THREE)["window"]["together"] is False
        await room.nobody(TWO_HERE, room.ask_number(), "ours")
        assert told(room, TWO_HERE)["window"]["together"] is False
        assert room.window.open
        await say(room, 2, "pass")
        assert not room.window.open

    lived(story, DECLARED, seats=MIXED)


def test_a_seat_that_left_the_screen_is_asked_where_it_is() -> None:
    async def story(room: Room) -> None:
        assert room.manner([1, 2]) == SCREEN
        await room.reseat(2)
        assert room.manner([1, 2]) == WAIT
        await room.reseat(1)
        assert room.manner([1, 2]) == CLOCK

    lived(story, seats=SHARED, clock=None)


# over the web, and stored


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/tables.db"


def new_table(client: Browser, **more: Any) -> Any:
    return client.post("/api/tables", json={"game": "diluvia", "seats": SHARED, **more})


def test_a_form_knows_the_clocks_and_a_table_keeps_its_own(address: str) -> None:
    with TestClient(make_app(address), base_url=HOME) as server:
        client = Browser(server)
        clocks = {game["id"]: game["clocks"] for game in client.get("/api/games").json()}
        assert (clocks["diluvia"], clocks["nautilion"]) == ([4, 6, 10, 20, 0], [])
        for clock in clocks["diluvia"]:
            assert new_table(client, clock=clock).status_code == 201


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"clock": 5}, 400),
        ({"clock": -1}, 400),
        ({"clock": 10**30}, 400),
        ({"clock": "wait"}, 400),
        ({"game": "nautilion", "seats": ["here"], "clock": 6}, 400),
        ({"clock": None}, 201),
    ],
)
def test_no_other_clock_is_accepted(address: str, body: dict[str, Any], status: int) -> None:
    with TestClient(make_app(address), base_url=HOME) as server:
        assert new_table(Browser(server), **body).status_code == status


def test_wishes_and_the_word_of_a_whole_screen_come_over_the_socket_and_outlive_the_server(address: str) -> None:
    with TestClient(make_app(address), base_url=HOME) as server:
        client = Browser(server)
        table = new_table(client, clock=20).json()["table"]
        with client.websocket_connect(f"/api/tables/{table}/live") as socket:
            screen = Screen(socket)
            active = screen.hello()["view"]["active"]
            other = (active + 1) % 3
            screen.hand_to(other)
            wish = {"type": "wish", "kinds": ["tsunami"], "touching": True}
            socket.send_json({**wish, "id": "mine"})
            assert screen.wait("answer")["id"] == "mine"
            socket.send_json({**wish, "kinds": ["kraken"], "id": "none"})
            assert screen.wait("refused")["message"]["id"] == "table-no-such-wish"
            socket.send_json({"type": "nobody", "ask": screen.update["ask"], "id": "early"})
            assert screen.wait("refused")["message"]["id"] == "table-not-your-turn"
            hand = screen.hand_to(active)["view"]
            assert screen.update["wishes"]["kinds"] == KINDS
            screen.do(next(one["do"] for one in hand["ask"]["choices"] if one["verb"] != "drop"))
            while screen.update["window"] is None:
                screen.wait("update")
            assert screen.update["window"]["together"] is True
            socket.send_json({"type": "nobody", "ask": screen.update["ask"], "id": "all"})
            assert screen.wait("answer")["id"] == "all"
    with TestClient(make_app(address), base_url=HOME) as server:
        again = Browser(server)
        again.cookies = client.cookies
        with again.websocket_connect(f"/api/tables/{table}/live") as socket:
            screen = Screen(socket)
            screen.hello()
            wishes = screen.hand_to(other)["wishes"]
            assert wishes == {"known": KINDS, "kinds": ["tsunami"], "touching": True}


# nothing tells who holds an Undo


async def heard(room: Room, viewer: Viewer, steps: list[Callable[[Room], Awaitable[object]]]) -> list[object]:
    """All a viewer gets, and whether anything came, after each of these steps."""
    listener = Listener(viewer)
    room.enter(listener)
    found: list[object] = []
    for step in [None, *steps]:
        listener.news.clear()
        if step is not None:
            await step(room)
        found += [everything(room, viewer), listener.news.is_set(), room.window.open, room.window.waits]
    return found


def wish_of(viewer: Viewer, *kinds: str) -> Callable[[Room], Awaitable[object]]:
    return lambda room: room.wish(viewer, list(kinds), False)


def passes(seat: int) -> Callable[[Room], Awaitable[object]]:
    return lambda room: say(room, seat, "pass")


STEPS = {
    "all answer": [passes(1), passes(2)],
    "one says so first": [wish_of(TWO, "move"), passes(2)],
    "one says so meanwhile": [passes(2), wish_of(TWO)],
}


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("viewer", [ONE, WATCHER], ids=["player", "watcher"])
@pytest.mark.parametrize("steps", STEPS.values(), ids=STEPS)
@pytest.mark.parametrize("clock", [EVERYBODY, 20])
def test_who_holds_an_undo_changes_no_byte_and_no_moment(
    clock: int, steps: list[Callable[[Room], Awaitable[object]]], viewer: Viewer
) -> None:
    found = []
    for set_up in (SET_UP, other_hands(viewer)):

        async def story(room: Room) -> None:
            found.append(await heard(room, viewer, steps))

        lived(story, DECLARED, clock=clock, set_up=set_up)
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("seats", "viewer"), [(SHARED, ALL_HERE), (MIXED, TWO_HERE), (MIXED, WATCHER)], ids=["all", "some", "watcher"]
)
def test_nor_does_it_at_a_shared_screen(seats: list[str], viewer: Viewer) -> None:
    found = []
    screen = ALL_HERE if seats == SHARED else TWO_HERE
    for set_up in (SET_UP, other_hands(WATCHER)):

        async def story(room: Room) -> None:
            press = [lambda room: room.nobody(screen, room.ask_number(), "press")]
            found.append(await heard(room, viewer, press if seats == SHARED else [*press, passes(2)]))

        lived(story, DECLARED, seats=seats, set_up=set_up)
    assert found[0] == found[1]


@pytest.mark.parametrize("viewer", [ONE, THREE, WATCHER], ids=["player", "opponent", "watcher"])
def test_nobody_hears_of_others_wishes(viewer: Viewer) -> None:
    async def story(room: Room) -> None:
        before, after = await pair(room, viewer)
        assert before == after

    async def pair(room: Room, viewer: Viewer) -> tuple[object, object]:
        found = await heard(room, viewer, [wish_of(TWO, "tsunami")])
        return found[0], found[4] if not found[5] else "news"

    lived(story)
    lived(story, DECLARED)


def test_a_refusal_tells_a_seat_of_its_own_hand_only() -> None:
    """Who says “I do” and holds no Undo is refused, and the question stays as it was for all."""

    async def story(room: Room) -> None:
        before = everything(room, ALL_HERE)
        with pytest.raises(IllegalAction):
            await room.do(Viewer((0, 1, 2), at=2), "undo-it", room.ask_number(), "I do")
        assert everything(room, ALL_HERE) == before

    lived(story, DECLARED, seats=SHARED)
