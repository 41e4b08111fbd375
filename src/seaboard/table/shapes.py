"""The API's description of itself: what each address answers, from the types of the wire."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from litestar.openapi.datastructures import ResponseSpec

from seaboard.table.wire import Refused

JSON_TYPE, TOML_TYPE = "application/json", "application/toml"
ALWAYS = (400, 403, 404, 405, 408, 413, 429, 503)


def refusals(*more: int) -> dict[int, ResponseSpec]:
    """What every address may answer, and these."""
    return {
        status: ResponseSpec(Refused, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in sorted({*ALWAYS, *more})
    }


def answers(shape: Any, *more: int, status: int = 200, media_type: str = JSON_TYPE) -> dict[int, ResponseSpec]:
    """What an address answers when all is well, and the refusals it knows."""
    good = ResponseSpec(shape, generate_examples=False, description=HTTPStatus(status).phrase, media_type=media_type)
    return {status: good, **refusals(*more)}


def changed(shape: Any, *more: int, status: int = 200) -> dict[int, ResponseSpec]:
    """The same for what changes something: that must be JSON."""
    return answers(shape, 415, *more, status=status)
