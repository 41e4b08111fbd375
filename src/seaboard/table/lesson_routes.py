"""Lessons over HTTP: which there are, and a table for one."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from seaboard.table import shapes
from seaboard.table.browsers import address_of, visitor
from seaboard.table.lessons import begin_lesson, known_lessons, lesson_called, lesson_info
from seaboard.table.limits import TABLES
from seaboard.table.routes import DeleteBody, answer, hall_of, limits_of
from seaboard.table.wire.answers import LessonInfo, NewTable


@get("/api/lessons", responses=shapes.answers(list[LessonInfo]))
async def all_lessons() -> Response[bytes]:
    """Game by game, chapter by chapter; the first time they are all tried."""
    return answer([lesson_info(lesson) for lesson in await asyncio.to_thread(known_lessons)])


@post("/api/lessons/{game:str}/{name:str}", responses=shapes.changed(NewTable, status=201))
async def learn(
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[DeleteBody],  # noqa: ARG001 (it is read: anything but {} is refused)
    request: Request[Any, Any, State],
) -> Response[bytes]:
    """A table for one learner, with the opening played."""
    hall = hall_of(request.app.state)
    lesson = await asyncio.to_thread(lesson_called, game, name)
    who = await visitor(request, hall.holdings)
    limits_of(request.app.state).take(TABLES, who.browser, address_of(request))
    made = await begin_lesson(hall, lesson, who.browser)
    return answer(NewTable(made.table, {}, made.watch), 201, who.cookies)


LESSON_ROUTES = (all_lessons, learn)
