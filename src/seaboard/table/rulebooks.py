"""Rulebooks over HTTP: what a game's holds, its examples as positions, and the search in its clauses."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from seaboard.core.messages import Message
from seaboard.games import game_names
from seaboard.language import LANGUAGES, clauses, register
from seaboard.rulebook.book import Aid, Book, book
from seaboard.rulebook.examples import Picture, Shown, worked
from seaboard.rulebook.search import search
from seaboard.table import shapes
from seaboard.table.hall import NoSuchTable
from seaboard.table.routes import answer
from seaboard.table.shown import cued_lines, frame
from seaboard.table.wire.rulebook import (
    ExampleName,
    ExamplePicture,
    FoundClauses,
    PlayerAid,
    PlayerAidLine,
    Rulebook,
    WorkedExample,
)


def known_game(game: str) -> str:
    known = game_names()
    if game not in known:
        raise NoSuchTable(Message("game-unknown", {"game": game[:20], "known": ", ".join(known)}))
    return game


@get("/api/rulebook/{game:str}", responses=shapes.answers(Rulebook))
async def rulebook(game: FromPath[str]) -> Response[bytes]:
    return answer(told(book(known_game(game))))


def told(found: Book) -> Rulebook:
    return Rulebook(
        found.game,
        list(found.minute),
        [_aid(aid) for aid in found.aids],
        [ExampleName(one.id, one.clause, one.title) for one in found.examples],
        dict(found.moved),
        len(register(found.game)),
    )


def _aid(aid: Aid) -> PlayerAid:
    return PlayerAid(aid.title, [PlayerAidLine(line.say, line.clause) for line in aid.lines])


@get("/api/rulebook/{game:str}/examples/{name:str}", responses=shapes.answers(WorkedExample))
async def example(game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Every step as a position that the game's own board draws."""
    found = book(known_game(game)).example(name)
    if found is None:
        raise NoSuchTable(Message("rulebook-no-example"))
    shown = worked(game, found)
    seats = shown.play.game.seats(shown.play.state)
    pictures = [_picture(shown, picture, found.seat) for picture in shown.pictures]
    return answer(WorkedExample(found.id, found.clause, found.title, found.seat, seats, pictures))


def _picture(shown: Shown, picture: Picture, seat: int) -> ExamplePicture:
    play: Any = shown.play
    events = range(picture.first + 1, picture.last + 1)
    lines = [line for number in events for line in cued_lines(play, number, seat)]
    return ExamplePicture(picture.step.say, list(picture.step.point), lines, frame(play, picture.last, seat))


@get("/api/rulebook/{game:str}/search/{code:str}", responses=shapes.answers(FoundClauses))
async def find(game: FromPath[str], code: FromPath[str], words: FromQuery[str] = "") -> Response[bytes]:
    spoken = code if code in LANGUAGES else LANGUAGES[0]
    hits = search(clauses(known_game(game), spoken), words)
    return answer(FoundClauses(list(hits.found), list(hits.nearest)))


RULEBOOK_ROUTES = (rulebook, example, find)
