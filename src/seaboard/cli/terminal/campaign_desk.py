"""The campaigns of the data folder, opened for one command."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

from seaboard.cli.commands.serve import own_database
from seaboard.core.errors import BadOptions
from seaboard.core.messages import Message

if TYPE_CHECKING:
    from seaboard.table.campaign.campaigns import Campaigns, Kept

T = TypeVar("T")


class Desk:
    def __init__(self, runner: asyncio.Runner, campaigns: Campaigns) -> None:
        self.runner = runner
        self.campaigns = campaigns

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def all(self) -> list[Kept]:
        return self.run(self.campaigns.all())

    def find(self, wanted: str | None) -> Kept:
        """By number in the list, id or name. Raises BadOptions."""
        kept = self.all()
        number = int(wanted) if wanted and wanted.isascii() and wanted.isdigit() and len(wanted) < 6 else 0
        ways = (
            kept[:1] if wanted is None else [],
            [one for one in kept if one.row.id == wanted],
            [one for one in kept if one.row.name == wanted],
            kept[number - 1 : number] if number else [],
        )
        found = next((way for way in ways if way), [])
        if len(found) > 1:
            raise BadOptions(Message("log-which-campaign"))
        if not found:
            message = Message("log-no-such-campaign", {"wanted": wanted[:60]}) if wanted else Message("log-none")
            raise BadOptions(message)
        return found[0]

    def scenario(self, kept: Kept) -> str | None:
        """What is being played."""
        table = self.run(self.campaigns.hall.store.table(kept.row.table)) if kept.row.table else None
        return str(table.options["scenario"]) if table is not None else None

    def link(self, kept: Kept) -> str:
        from seaboard.table.keys import campaign_link  # noqa: PLC0415

        return campaign_link(kept.row.id, self.run(self.campaigns.link(kept)))


@contextmanager
def opened() -> Iterator[Desk]:
    """Imports the database layer here: nobody else needs it."""
    if find_spec("sqlalchemy") is None or find_spec("aiosqlite") is None or find_spec("alembic") is None:
        raise BadOptions(Message("serve-missing"))
    from seaboard.table.campaign.campaigns import Campaigns  # noqa: PLC0415
    from seaboard.table.hall import Hall  # noqa: PLC0415
    from seaboard.table.serving.place import database_address  # noqa: PLC0415
    from seaboard.table.store import Store  # noqa: PLC0415

    with asyncio.Runner() as runner:
        hall = Hall(Store(database_address(own_database())))
        try:
            runner.run(hall.store.open())
            yield Desk(runner, Campaigns(hall))
        finally:
            runner.run(hall.close())
