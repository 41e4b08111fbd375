"""Tables over HTTP: made, found, entered, looked back on, and their records. The protocol is docs/protocol.md."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from seaboard.bots.registry import levels_for
from seaboard.core.errors import BadOptions
from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.core.options import OptionValue, fitting_options
from seaboard.core.record import record_of, write_record
from seaboard.core.seats import WATCHER
from seaboard.core.view import View
from seaboard.games import all_games, game_names, load_game
from seaboard.language import LANGUAGES, catalogue, clauses
from seaboard.table import shapes
from seaboard.table.browsers import address_of, known_visitor, renewed, visitor
from seaboard.table.hall import Hall, NoSuchTable, NotYourSeat
from seaboard.table.holdings import Listed
from seaboard.table.keys import share_link
from seaboard.table.limits import TABLES, Limits
from seaboard.table.minutes import minutes
from seaboard.table.names import with_bots
from seaboard.table.odds import odds
from seaboard.table.replays import People, replay_page
from seaboard.table.requests import EDITION_BODY, FILE_BODY
from seaboard.table.room import Viewer
from seaboard.table.shown import bots, frame, settings
from seaboard.table.window import CLOCKS
from seaboard.table.wire import outgoing
from seaboard.table.wire.answers import (
    Clause,
    Done,
    GameInfo,
    Link,
    NewTable,
    Odds,
    Replayed,
    Seated,
    TableInfo,
    TablePage,
)
from seaboard.table.wire.live import Frame

STATIC = Path(__file__).parents[1] / "web" / "static"
MOST_LISTED = 50
ASKED_ANEW = {"cache-control": "no-cache"}  # what has no hash in its name may be another tomorrow
ENCODED = "encoded"  # an answer that is compressed already, where it was made


class NewTableBody(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[str]
    options: dict[str, OptionValue] = {}
    edition: str = ""
    names: list[str | None] = []
    clock: int | None = None


class TokenBody(msgspec.Struct, forbid_unknown_fields=True):
    token: str
    name: str | None = None


class DeleteBody(msgspec.Struct, forbid_unknown_fields=True):
    """There is nothing to say."""


class SeatBody(msgspec.Struct, forbid_unknown_fields=True):
    seat: int


class RecordBody(msgspec.Struct, forbid_unknown_fields=True):
    text: str
    seat: int | None = None
    first: int = 0


class ReplayBody(msgspec.Struct, forbid_unknown_fields=True):
    seat: int | None = None
    first: int = 0
    key: str = ""


def hall_of(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def limits_of(state: State) -> Limits:
    limits: Limits = state.limits
    return limits


def answer(content: Any, status: int = 200, cookies: list[Cookie] | None = None) -> Response[bytes]:
    """Everything HTTP sends goes through the same serializer as the WebSocket."""
    return Response(outgoing(content), status_code=status, media_type=MediaType.JSON, cookies=cookies or [])


@get("/api/games", responses=shapes.answers(list[GameInfo]))
async def games() -> Response[bytes]:
    return answer([game_info(game) for game in all_games()])


@get("/api/games/{game:str}/odds", responses=shapes.answers(Odds | None))
async def game_odds(game: FromPath[str]) -> Response[bytes]:
    """How often bots win with each combination of options, where that was measured."""
    return answer(odds(game))


@get("/api/games/{game:str}/opening", responses=shapes.answers(View))
async def opening(game: FromPath[str], request: Request[Any, Any, State]) -> Response[bytes]:
    """What anybody sees of a game with these options before anything has happened: a form draws what it offers."""
    known = game_names()
    if game not in known:
        raise NoSuchTable(Message("game-unknown", {"game": game[:20], "known": ", ".join(known)}))
    rules = load_game(game)
    chosen = fitting_options(rules.options(), dict(request.query_params.items()))
    return answer(rules.view(rules.new(chosen), WATCHER))


def game_info(game: Game[Any]) -> GameInfo:
    """What a form needs to know. The option `players` tells how many sit down, where a game has it."""
    options = game.options()
    players = next((list(option.values) for option in options if option.name == "players"), None)
    seats = cast("list[int]", players) or [game.seats(game.new({}))]
    clocks = list(CLOCKS) if game.window_kinds() else []
    return GameInfo(game.id, game.secrets(), seats, options, list(levels_for(game.id)), minutes(game.id), clocks)


@post(
    "/api/tables",
    request_max_body_size=EDITION_BODY,
    responses=shapes.changed(NewTable, 422, status=201),
)
async def create(data: JSONBody[NewTableBody], request: Request[Any, Any, State]) -> Response[bytes]:
    hall, address = hall_of(request.app.state), address_of(request)
    who = await visitor(request, hall.holdings)
    limits_of(request.app.state).take(TABLES, who.browser, address)
    made = await hall.create(
        data.game, data.options, data.seats, data.edition, who.browser, address, data.names, data.clock
    )
    links = {str(seat): link for seat, link in made.links.items()}
    return answer(NewTable(made.table, links, made.watch), 201, who.cookies)


@get("/api/tables", responses=shapes.answers(TablePage))
async def tables(
    request: Request[Any, Any, State], before: FromQuery[str | None] = None, most: FromQuery[int] = MOST_LISTED
) -> Response[bytes]:
    """The tables of this browser, newest first, a page at a time: `before` is the `next` of the page before."""
    hall = hall_of(request.app.state)
    who = await known_visitor(request, hall.holdings)
    if who is None:
        return answer(TablePage([], None))
    wanted = max(1, min(most, MOST_LISTED))
    found = await hall.holdings.newest(who.browser, read_mark(before), wanted)
    standings = await hall.standings(found)
    shown = [table_info(listed, standing) for listed, standing in zip(found, standings, strict=True)]
    last = found[-1].row if len(found) == wanted else None
    following = f"{last.created}-{last.id}" if last is not None else None
    return answer(TablePage(shown, following), cookies=who.cookies or renewed(request))


def read_mark(text: str | None) -> tuple[int, str] | None:
    """Where a page of the list begins."""
    if text is None:
        return None
    created, _, table = text.partition("-")
    if not (created.isascii() and created.isdigit() and len(created) < 12):
        raise BadOptions(Message("table-bad-page"))
    return int(created), table[:16]


def table_info(listed: Listed, standing: dict[str, Any]) -> TableInfo:
    row, mine = listed.row, set(listed.seats)
    return TableInfo(
        table=row.id,
        game=row.game,
        campaign=row.campaign,
        options=row.options,
        settings=settings(load_game(row.game).options(), row.options) if row.game in game_names() else [],
        seats=row.seats,
        bots=bots(row.seats),
        names=with_bots(row.id, row.seats, row.names),
        yours=listed.seats,
        host=listed.host,
        created=row.created,
        moved=listed.moved or row.created,
        number=standing["number"],
        over=standing["over"],
        outcome=standing["outcome"],
        fault=standing["fault"],
        turn=standing["turn"],
        mine_to_move=bool(mine & set(standing["waits"])),
        won=bool(mine & set(standing["winners"])) if mine and standing["over"] else None,
    )


@post("/api/tables/{table:str}/delete", status_code=200, responses=shapes.changed(Done, 409))
async def delete(
    table: FromPath[str],
    data: JSONBody[DeleteBody],  # noqa: ARG001 (it is read: anything but {} is refused)
    request: Request[Any, Any, State],
) -> Response[bytes]:
    """Gone for everybody; a guest's only goes from the guest's list."""
    hall = hall_of(request.app.state)
    who = await known_visitor(request, hall.holdings)
    if who is None:
        raise NotYourSeat(Message("table-no-key"))
    await hall.delete(table, who.browser)
    return answer(Done())


@post("/api/tables/{table:str}/sit", status_code=200, responses=shapes.changed(Seated, 409))
async def sit(table: FromPath[str], data: JSONBody[TokenBody], request: Request[Any, Any, State]) -> Response[bytes]:
    hall = hall_of(request.app.state)
    who = await visitor(request, hall.holdings)
    viewer = await hall.sit(table, data.token, who.browser, data.name)
    return answer(Seated(viewer.seats), cookies=who.cookies)


async def entering(request: Request[Any, Any, State], table: str) -> Viewer:
    hall = hall_of(request.app.state)
    who = await known_visitor(request, hall.holdings)
    return await hall.viewer(table, who.browser if who is not None else None)


@post("/api/tables/{table:str}/reissue", status_code=200, responses=shapes.changed(Link, 409))
async def reissue(table: FromPath[str], data: JSONBody[SeatBody], request: Request[Any, Any, State]) -> Response[bytes]:
    viewer = await entering(request, table)
    return answer(Link(await hall_of(request.app.state).reissue(table, data.seat, viewer)))


@get("/api/tables/{table:str}/at/{number:int}", responses=shapes.answers(Frame, 409))
async def position(
    table: FromPath[str], number: FromPath[int], request: Request[Any, Any, State], seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """As this browser may see it; from any seat's eyes once the game is over."""
    viewer = replace(await entering(request, table), at=seat)
    room = await hall_of(request.app.state).room(table)
    if not 0 <= number <= room.last_shown():
        raise NoSuchTable(Message("table-no-such-event", {"number": number}))
    opened = seat is not None and room.over() and 0 <= seat < len(room.row.seats)
    eye = seat if seat is not None and opened else room.seat_of(viewer, room.play.at(number))
    return answer(frame(room.play, number, eye))


@get("/api/tables/{table:str}/receipt", responses=shapes.answers(str, 409, media_type=shapes.TOML_TYPE))
async def receipt(table: FromPath[str], request: Request[Any, Any, State]) -> Response[str]:
    """The record; it tells all answers.

    While the game goes on only whoever holds every person's seat has it, and nobody in a game with secrets: bots have
    theirs too.
    """
    viewer = await entering(request, table)
    room = await hall_of(request.app.state).room(table)
    over = room.over()
    if not over and (room.game.secrets() or not room.persons() <= set(viewer.seats)):
        raise NotYourSeat(Message("table-receipt-later"))
    text = write_record(record_of(room.play, room.receipt(over)))
    named = {"content-disposition": f'attachment; filename="{room.game.id}-{table}.toml"'}
    return Response(text, media_type="application/toml", headers=named)


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=FILE_BODY,
    opt={ENCODED: True},
    responses=shapes.changed(Replayed, 422),
)
async def replay_file(data: JSONBody[RecordBody], request: Request[Any, Any, State]) -> Response[bytes]:
    """A record move by move, a page at a time. A record is open: whoever has it has all of it."""
    return await page_of(request, data.text, data.seat, data.first)


@post(
    "/api/tables/{table:str}/replay",
    status_code=200,
    opt={ENCODED: True},
    responses=shapes.changed(Replayed, 409, 422, 423),
)
async def replay_table(
    table: FromPath[str], data: JSONBody[ReplayBody], request: Request[Any, Any, State]
) -> Response[bytes]:
    """A finished game move by move from any seat's eyes, for whoever may see the table or has the key of its link."""
    hall = hall_of(request.app.state)
    who = await known_visitor(request, hall.holdings)
    room = await hall.finished(table, who.browser if who is not None else None, data.key)
    text = write_record(record_of(room.play, room.receipt(True)))
    return await page_of(
        request,
        text,
        data.seat,
        data.first,
        People(with_bots(table, room.row.seats, room.row.names), bots(room.row.seats)),
    )


async def page_of(
    request: Request[Any, Any, State], text: str, seat: int | None, first: int, people: People | None = None
) -> Response[bytes]:
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    owner, workshop = address_of(request), hall_of(request.app.state).workshop
    work = workshop.do(replay_page, text, seat, first, zipped, people, owner=owner)
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if zipped else {})}
    return Response(await work, media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table:str}/share", responses=shapes.answers(Link, 409, 423))
async def share(table: FromPath[str], request: Request[Any, Any, State]) -> Response[bytes]:
    """The link that opens the replay of a finished game for anybody: always the same."""
    hall = hall_of(request.app.state)
    who = await known_visitor(request, hall.holdings)
    room = await hall.finished(table, who.browser if who is not None else None, "")
    return answer(Link(share_link(table, room.row.seed)))


@get("/api/rules/{game:str}/{code:str}", responses=shapes.answers(list[Clause]))
async def rules(game: FromPath[str], code: FromPath[str]) -> Response[bytes]:
    known = game_names()
    if game not in known or code not in LANGUAGES:
        raise NoSuchTable(Message("game-unknown", {"game": game[:20], "known": ", ".join(known)}))
    return answer(list(clauses(game, code).values()))


@get("/api/locales/{code:str}", responses=shapes.answers(str, media_type="text/plain"))
async def locale(code: FromPath[str]) -> Response[str]:
    return Response(catalogue(code), media_type=MediaType.TEXT)


def shell_file(name: str, media_type: str) -> Response[bytes]:
    """A file of the client that is always asked for anew; the framework's own 404 where it was not built."""
    file = STATIC / name
    if not file.exists():
        raise NotFoundException
    return Response(file.read_bytes(), media_type=media_type, headers=ASKED_ANEW)


@get("/sw.js", include_in_schema=False)
async def service_worker() -> Response[bytes]:
    """It must lie at the root: a worker serves the pages below its own place."""
    return shell_file("sw.js", "text/javascript")


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest() -> Response[bytes]:
    return shell_file("manifest.webmanifest", "application/manifest+json")


PAGES = [
    *("/", "/t/{table:str}", "/r/{table:str}", "/replay", "/campaigns", "/c/{campaign:str}", "/new/{game:str}"),
    *("/rules/{game:str}", "/learn"),
]


@get(
    PAGES,
    include_in_schema=False,
)
async def page() -> Response[bytes]:
    """The client; the address tells it what to show."""
    index = STATIC / "index.html"
    content = index.read_bytes() if index.exists() else b"<!doctype html><title>Seaboard</title>"
    return Response(content, media_type=MediaType.HTML, headers=ASKED_ANEW)


ROUTES = (
    games,
    game_odds,
    opening,
    create,
    tables,
    delete,
    sit,
    reissue,
    position,
    receipt,
    replay_file,
    replay_table,
    share,
    rules,
    locale,
    page,
    service_worker,
    manifest,
)
