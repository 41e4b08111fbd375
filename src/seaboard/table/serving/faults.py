"""Why a table cannot be opened, or not stay open."""

from __future__ import annotations

from seaboard.core.errors import SeaboardError


class NotOpened(SeaboardError):
    """The table is not open; the message names the reason."""
