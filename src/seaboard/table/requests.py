"""What browsers post, bounded before it is made into objects."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import NotFoundException, SerializationException

SMALL_BODY = 20_000  # bytes: everything but files
EDITION_BODY = 300_000
FILE_BODY = 1_000_000
MOST_BRACKETS = 20_000  # lists and objects cost two hundred times what their two bytes do


class BoundedRequest(Request[Any, Any, State]):
    async def json(self) -> Any:
        """Raises SerializationException, which is told as 400, for whatever is no JSON of ours."""
        body = await self.body()
        if body.count(b"[") + body.count(b"{") > MOST_BRACKETS:
            raise SerializationException
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as fault:
            raise SerializationException from fault


async def no_null_byte(request: Request[Any, Any, State]) -> None:
    """No file has one in its name, and the system refuses to look."""
    if "\0" in request.url.path:
        raise NotFoundException
